"""A `Frozen` record is a frozen dataclass to those who use it."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from tgcore.plugin import PluginInfo
from tgcore.support.frozen import Frozen

INFO = PluginInfo("one", summary="the first")


def test_fields_come_by_place_or_name_and_defaults_fill_the_rest() -> None:
    assert (INFO.name, INFO.summary, INFO.api, INFO.bugs) == ("one", "the first", (1, 1), "")
    assert repr(INFO).startswith("PluginInfo(name='one', summary='the first', api=(1, 1)")


@pytest.mark.parametrize(
    "make, said",
    [
        (lambda: PluginInfo("one"), "PluginInfo needs summary"),
        (lambda: PluginInfo("one", "x", nmae=1), "nmae is no field"),
        (lambda: PluginInfo("one", "x", name="two"), "name is given twice"),
        (lambda: PluginInfo(*"abcdef"), "takes 5 values, not more"),
    ],
)
def test_a_wrong_call_names_the_field(make: object, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        make()  # type: ignore[operator]


def test_nothing_can_be_set_or_deleted() -> None:
    with pytest.raises(AttributeError, match="frozen"):
        INFO.name = "two"  # type: ignore[misc]
    with pytest.raises(AttributeError, match="frozen"):
        del INFO.name


def test_equal_records_are_equal_and_hash_alike() -> None:
    same = PluginInfo(name="one", summary="the first")
    assert same == INFO and hash(same) == hash(INFO) and PluginInfo("two", "the first") != INFO
    assert pickle.loads(pickle.dumps(INFO)) == copy.copy(INFO) == INFO


def test_the_functions_of_dataclasses_take_it() -> None:
    assert dataclasses.is_dataclass(INFO)
    assert dataclasses.replace(INFO, name="two") == PluginInfo("two", "the first")
    assert [field.name for field in dataclasses.fields(INFO)][:2] == ["name", "summary"]
    assert dataclasses.asdict(INFO)["summary"] == "the first"


def test_a_derived_record_adds_fields() -> None:
    class Base(Frozen):
        width: int

    class More(Base):
        height: int = 2

    assert More(1) == More(width=1, height=2) and More(1) != Base(1)
    assert dataclasses.fields(More)[1].default == 2
    assert [field.type for field in dataclasses.fields(More)] == ["int", "int"]
