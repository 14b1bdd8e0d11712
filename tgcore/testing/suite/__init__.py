"""The tests of the conformance suite, one file for each level; run with `--tg-device NAME`."""
