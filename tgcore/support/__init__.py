"""The ground floor: settings, errors, disk cache, counters, logging, timing and progress.

Nothing here knows what a tensor is, and nothing here imports another layer. Import from the
modules themselves (`from tgcore.support.settings import settings`).
"""
