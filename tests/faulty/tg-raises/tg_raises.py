"""Raises on import."""

raise RuntimeError("driver of last year")
