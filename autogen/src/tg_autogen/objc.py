"""Objective-C classes and protocols: methods with selectors, types and retain rules.

Only what libclang reads from the declarations is kept; sending messages is the runtime's job, see
:mod:`tg_autogen.runtime.objc`.  Generics and instance variables are left out with a reason.
"""

from __future__ import annotations

import re
from typing import Any

from .clang import Cursor, children, cursor_kind, type_kind
from .model import CType, ObjcClass, ObjcMethod, Unit
from .typeconv import Types, Unsupported, decay

# The naming families whose methods give the caller an owned object.
_OWNED = re.compile(r"^_*(alloc|new|copy|mutableCopy|init)(?![a-z])")
# Cursor kinds of the ns_returns_* attributes; the Python binding has no names for them.
_RETAINED, _NOT_RETAINED = 420, 421
_KINDS = {
    "OBJC_INTERFACE_DECL": "class",
    "OBJC_PROTOCOL_DECL": "protocol",
    "OBJC_CATEGORY_DECL": "category",
}


def read(unit: Unit, types: Types, cursor: Cursor, kind: str, where: str) -> None:
    """Add an Objective-C declaration to the unit, or note why it is left out."""
    if kind not in _KINDS:
        unit.skip(cursor.spelling, kind.lower(), where, "not an interface or a protocol")
        return
    inner = children(cursor)
    if any(cursor_kind(child) == "TEMPLATE_TYPE_PARAMETER" for child in inner):
        unit.skip(cursor.spelling, "class", where, "Objective-C generics")
        return
    name, bases = cursor.spelling, []
    for child in inner:
        child_kind = cursor_kind(child)
        if child_kind == "OBJC_SUPER_CLASS_REF" or child_kind == "OBJC_PROTOCOL_REF":
            bases.append(child.spelling)
        elif child_kind == "OBJC_CLASS_REF" and kind == "OBJC_CATEGORY_DECL":
            name = child.spelling
        elif child_kind == "OBJC_IVAR_DECL":
            unit.skip(f"{name}.{child.spelling}", "ivar", where, "instance variables are private")
    made = _declared(unit, name, "class" if _KINDS[kind] == "category" else _KINDS[kind], where)
    made.bases = (*made.bases, *(base for base in bases if base not in made.bases))
    known = {(item.selector, item.class_method) for item in made.methods}
    for child in inner:
        child_kind = cursor_kind(child)
        if child_kind not in ("OBJC_INSTANCE_METHOD_DECL", "OBJC_CLASS_METHOD_DECL"):
            continue
        key = (child.spelling, child_kind == "OBJC_CLASS_METHOD_DECL")
        if key in known:
            continue
        try:
            made.methods.append(_method(types, child, key[1]))
            known.add(key)
        except Unsupported as reason:
            unit.skip(f"{name} {child.spelling}", "method", where, str(reason))


def _declared(unit: Unit, name: str, kind: str, where: str) -> ObjcClass:
    for item in unit.objc:
        if item.name == name and item.kind == kind:
            return item
    made = ObjcClass(name, kind, where, ())
    unit.objc.append(made)
    return made


def _method(types: Types, cursor: Cursor, class_method: bool) -> ObjcMethod:
    parameters = [c for c in cursor.get_children() if cursor_kind(c) == "PARM_DECL"]
    found: list[CType] = [decay(types.convert(item.type)) for item in parameters]
    selector = cursor.spelling
    marks = {child._kind_id for child in cursor.get_children()}
    retained = (bool(_OWNED.match(selector)) or _RETAINED in marks) and _NOT_RETAINED not in marks
    result = cursor.result_type
    return ObjcMethod(
        selector,
        class_method,
        types.convert(result),
        tuple(found),
        tuple(item.spelling for item in parameters),
        retained and _is_object(result),
        _class_of(result),
    )


def _is_object(ctype: Any) -> bool:
    return type_kind(ctype.get_canonical()) in ("OBJCOBJECTPOINTER", "OBJCID", "OBJCCLASS")


def _class_of(ctype: Any) -> str:
    """The class of a returned object, its protocol for ``id<P>``, ``id`` or ``instancetype``."""
    if not _is_object(ctype):
        return ""
    spelling = re.sub(
        r"\b(_Nonnull|_Nullable|_Null_unspecified|__kindof|const)\b", "", ctype.spelling
    )
    spelling = spelling.replace("*", "").strip()
    found = re.match(r"(?:id|NSObject)\s*<\s*(\w+)", spelling)
    if found:
        return found.group(1)
    return re.sub(r"<.*", "", spelling).strip() or "id"
