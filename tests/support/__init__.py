"""Builders, strategies and helpers shared by the tests of all layers."""
