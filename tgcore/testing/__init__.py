"""Oracles for backends and for tgcore itself: the reference interpreter and the operator table.

Nothing here is imported by the compiler. Tests, the fuzzer and the conformance suite use it.
"""
