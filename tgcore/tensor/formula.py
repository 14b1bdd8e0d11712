"""Parsing of the two small languages that tensors are rearranged with: einops and einsum.

Both give plans in terms of plain movements; nothing here touches a tensor. Only `rearrange`
and `einsum` use it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tgcore.ir.sint import same, sint_floordiv, sint_prod
from tgcore.support.errors import ArgumentError, ShapeError
from tgcore.tensor.base import show

Group = list[str]


def _groups(text: str, formula: str) -> list[Group]:
    """Return the axes of one side, each as the list of names merged into it."""
    found: list[Group] = []
    inside: Group | None = None
    for token in re.findall(r"\.\.\.|\w+|[()]", text):
        if token == "(":
            if inside is not None:
                raise ArgumentError(f"parentheses do not nest in {formula!r}")
            inside = []
        elif token == ")":
            if inside is None:
                raise ArgumentError(f"unbalanced parentheses in {formula!r}")
            found.append(inside)
            inside = None
        elif inside is not None:
            inside.append(token)
        else:
            found.append([] if token == "1" else [token])
    if inside is not None:
        raise ArgumentError(f"unbalanced parentheses in {formula!r}")
    return found


def _spell_dots(groups: list[Group], count: int) -> list[Group]:
    names = [f"...{number}" for number in range(count)]
    found: list[Group] = []
    for group in groups:
        if group == ["..."]:
            found.extend([[name] for name in names])
        else:
            found.append([n for name in group for n in (names if name == "..." else [name])])
    return found


def rearrange_plan(
    formula: str, shape: tuple[Any, ...], sizes: dict[str, int]
) -> tuple[tuple[Any, ...], tuple[int, ...], tuple[Any, ...]]:
    """Return the reshape, the permutation and the last reshape that `formula` means."""
    sides = formula.split("->")
    if len(sides) != 2:
        raise ArgumentError(f"a formula has one '->': {formula!r}")
    left, right = (_groups(side, formula) for side in sides)
    dots = len(shape) - len(left) + 1 if ["..."] in left else 0
    left, right = _spell_dots(left, dots), _spell_dots(right, dots)
    if len(left) != len(shape):
        raise ShapeError(f"{formula!r} names {len(left)} axes, the tensor has shape {show(shape)}")
    known: dict[str, Any] = dict(sizes)
    for group, size in zip(left, shape):
        free = [name for name in group if name not in known]
        rest = sint_prod([known[name] for name in group if name in known])
        if len(free) > 1:
            raise ArgumentError(f"give the size of all but one of {free} in {formula!r}")
        if free:
            known[free[0]] = sint_floordiv(size, rest)
        if not same(sint_prod([known[name] for name in group]), size):
            raise ShapeError(f"{' '.join(group)} of {formula!r} does not make up a size of {size}")
    names = [name for group in left for name in group]
    wanted = [name for group in right for name in group]
    if sorted(names) != sorted(wanted):
        raise ArgumentError(f"both sides of {formula!r} must name the same axes, once each")
    inner = tuple([known[name] for name in names])
    outer = tuple([sint_prod([known[name] for name in group]) for group in right])
    return inner, tuple([names.index(name) for name in wanted]), outer


@dataclass(frozen=True)
class EinsumPlan:
    """How operands are laid out, which axes are summed and how the rest is ordered."""

    inputs: list[tuple[list[tuple[int, int]], tuple[int, ...], tuple[Any, ...]]]
    summed: tuple[int, ...]
    order: tuple[int, ...]


def einsum_plan(formula: str, shapes: Sequence[tuple[Any, ...]]) -> EinsumPlan:
    """Return the plan of an Einstein summation over operands of `shapes`."""
    text = formula.replace(" ", "")
    inputs_text, _, output = text.partition("->")
    inputs = inputs_text.split(",")
    if len(inputs) != len(shapes):
        raise ArgumentError(f"{formula!r} has {len(inputs)} operands, {len(shapes)} were given")
    inputs, dots = _einsum_dots(inputs, shapes)
    letters = sorted({letter for term in inputs for letter in term})
    if "->" in text:
        output = output.replace("...", dots)
    else:
        joined = "".join(inputs)
        output = dots + "".join(
            [one for one in letters if joined.count(one) == 1 and one not in dots]
        )
    if len(set(output)) != len(output) or not set(output) <= set(letters):
        raise ArgumentError(f"the output of {formula!r} must name axes of the inputs, once each")
    size: dict[str, Any] = {}
    for term, shape in zip(inputs, shapes):
        for letter, length in zip(term, shape):
            known = size.setdefault(letter, length)
            if isinstance(known, int) and known == 1:
                size[letter] = length
            elif not same(known, length) and not (isinstance(length, int) and length == 1):
                raise ShapeError(f"axis {letter} of {formula!r} has sizes {known} and {length}")
    plans = [_einsum_input(term, shape, letters) for term, shape in zip(inputs, shapes)]
    summed = tuple([place for place, letter in enumerate(letters) if letter not in output])
    kept = [letter for letter in letters if letter in output]
    return EinsumPlan(plans, summed, tuple([kept.index(letter) for letter in output]))


def _einsum_dots(inputs: list[str], shapes: Sequence[tuple[Any, ...]]) -> tuple[list[str], str]:
    most = max([len(s) - len(t) + 3 for t, s in zip(inputs, shapes) if "..." in t], default=0)
    dots = "".join([chr(0x100 + number) for number in range(most)])
    spelled = []
    for term, shape in zip(inputs, shapes):
        if "..." in term:
            count = len(shape) - len(term) + 3
            term = term.replace("...", dots[most - count :])
        if len(term) != len(shape):
            raise ShapeError(f"{term!r} names {len(term)} axes of a tensor of {show(shape)}")
        spelled.append(term)
    return spelled, dots


def _einsum_input(
    term: str, shape: tuple[Any, ...], letters: list[str]
) -> tuple[list[tuple[int, int]], tuple[int, ...], tuple[Any, ...]]:
    """Return the diagonals to take, the permutation and the shape with an axis per letter."""
    names, lengths, diagonals = list(term), list(shape), []
    for letter in sorted(set(term)):
        while names.count(letter) > 1:
            first = names.index(letter)
            second = names.index(letter, first + 1)
            diagonals.append((first, second))
            size = lengths[first]
            for place in (second, first):
                del names[place], lengths[place]
            names.append(letter)
            lengths.append(size)
    order = tuple([names.index(letter) for letter in sorted(names, key=letters.index)])
    full = tuple([lengths[names.index(one)] if one in names else 1 for one in letters])
    return diagonals, order, full
