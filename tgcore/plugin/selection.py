"""Which installed plugins may load: the globs of the setting `plugins`.

`0` allows none; `a,b*` only those; `!c*` all but those. What comes with the core is always
allowed. The host calls this before it loads.
"""

from __future__ import annotations

from tgcore.plugin.record import Plugin

NONE = frozenset({"0", "none", "off"})
ALL = frozenset({"", "1", "all"})


def refusal(plugin: Plugin, text: str) -> str:
    """Return why the selection `text` leaves out `plugin`; empty when it may load.

    Examples
    --------
    >>> plugin = Plugin("tg-one", "1.0", "", "tg_one._plugin", ("device.ONE",))
    >>> refusal(plugin, "one"), refusal(plugin, "!o*")
    ('', 'left out by !o*')
    """
    low = text.strip().lstrip("=").lower()
    if plugin.shipped or low in ALL:
        return ""
    if low in NONE:
        return "plugins are off"
    patterns = [pattern.strip() for pattern in low.split(",") if pattern.strip()]
    for pattern in patterns:
        if pattern.startswith("!") and plugin.matches(pattern[1:]):
            return f"left out by {pattern}"
    wanted = [pattern for pattern in patterns if not pattern.startswith("!")]
    if wanted and not any(plugin.matches(pattern) for pattern in wanted):
        return f"not among {','.join(wanted)}"
    return ""
