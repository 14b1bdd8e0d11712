"""Ends the process on import."""

raise SystemExit(3)
