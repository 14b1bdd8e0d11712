"""Qualcomm bindings for tgcore: KGSL and Adreno registers."""
