"""Devices on host memory with exactly one fault each; empty, since it is imported first."""
