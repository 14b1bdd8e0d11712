"""Index arithmetic in affine form: c0 + c1*x1 + c2*x2 + ... over RANGEs and other atoms.

Movement operations become sums, exact divisions and remainders of such forms, decided by bounds
without building a node. It is not the general simplifier (`tgcore.rewrite`), which sees the
finished kernel. Only `tgcore.schedule.pull` uses it.
"""

from __future__ import annotations

import math
from typing import Any

from tgcore.ir import Ops, UOp, as_uop, dtypes

_INDEX = dtypes.index


class Affine:
    """One affine form; interned by its `Workspace`, so that identity is equality.

    Attributes
    ----------
    terms : tuple of (UOp, int)
        Atoms with their factors, in the order in which the workspace met the atoms.
    const : int
        The constant part.
    low, high : int or float
        Bounds of the value, both included.
    """

    __slots__ = ("_node", "const", "high", "low", "terms")

    def __init__(self, terms: tuple[tuple[UOp, int], ...], const: int) -> None:
        self.terms = terms
        self.const = const
        self._node: UOp | None = None
        low: Any = const
        high: Any = const
        for atom, factor in terms:
            least, most = atom.bounds
            if factor >= 0:
                low += least * factor
                high += most * factor
            else:
                low += most * factor
                high += least * factor
        self.low = low
        self.high = high


class Workspace:
    """Makes, adds and divides the affine forms of one kernel.

    `built` lists the forms that were turned into nodes: what the ranges of the kernel are used
    for. `divided` lists (form, divisor) of divisions that stayed.
    """

    __slots__ = ("_forms", "_order", "_pairs", "built", "divided", "products", "zero")

    def __init__(self) -> None:
        self._forms: dict[tuple[Any, ...], Affine] = {}
        self._order: dict[UOp, int] = {}
        self._pairs: dict[UOp, tuple[UOp, Affine, int]] = {}
        self.built: list[Affine] = []
        self.divided: list[tuple[Affine, int]] = []
        self.products: list[UOp] = []
        self.zero = self.const(0)

    # *** making ***

    def make(self, table: dict[UOp, int], const: int) -> Affine:
        """Return the form with these factors (zeros are left out)."""
        items = [item for item in table.items() if item[1]]
        order = self._order
        if len(items) > 1:
            items.sort(key=lambda item: order[item[0]])
        return self._intern(tuple(items), const)

    def _intern(self, terms: tuple[tuple[UOp, int], ...], const: int) -> Affine:
        key = (terms, const)
        found = self._forms.get(key)
        if found is None:
            found = self._forms[key] = Affine(terms, const)
        return found

    def const(self, value: int) -> Affine:
        """Return a constant form."""
        return self._intern((), value)

    def atom(self, node: UOp) -> Affine:
        """Return a node as a form; sums and multiples of it are taken apart."""
        table: dict[UOp, int] = {}
        return self.make(table, self._collect(node, 1, table))

    def _collect(self, node: UOp, scale: int, table: dict[UOp, int]) -> int:
        total = 0
        stack = [(node, scale)]
        while stack:
            node, scale = stack.pop()
            op = node.op
            if op is Ops.CONST:
                total += scale * int(node.arg)
                continue
            if op is Ops.ADD:
                stack.append((node.src[1], scale))
                stack.append((node.src[0], scale))
                continue
            if op is Ops.MUL:
                left, right = node.src
                if right.op is Ops.CONST:
                    stack.append((left, scale * int(right.arg)))
                    continue
                if left.op is Ops.CONST:
                    stack.append((right, scale * int(left.arg)))
                    continue
                self.products.append(node)
            if node not in self._order:
                self._order[node] = len(self._order)
            table[node] = table.get(node, 0) + scale
        return total

    def size(self, value: Any) -> Affine:
        """Return a size (int or symbolic) as a form."""
        return self.const(value) if isinstance(value, int) else self.atom(value)

    # *** arithmetic ***

    def add(self, left: Affine, right: Affine) -> Affine:
        """Return left + right, putting quotient and remainder of one division together."""
        if not left.terms:
            return self._shift(right, left.const)
        if not right.terms:
            return self._shift(left, right.const)
        table = dict(left.terms)
        for atom, factor in right.terms:
            table[atom] = table.get(atom, 0) + factor
        const = left.const + right.const
        if self._pairs:
            const += self._recombine(table)
        return self.make(table, const)

    def _shift(self, form: Affine, const: int) -> Affine:
        return form if const == 0 else self._intern(form.terms, form.const + const)

    def _recombine(self, table: dict[UOp, int]) -> int:
        """Replace (x // c) * (c * k) + (x % c) * k by x * k in `table`; return the constant."""
        const = 0
        pairs = self._pairs
        changed = True
        while changed:
            changed = False
            for rest in list(table):
                found = pairs.get(rest)
                factor = table[rest]
                if found is None or not factor:
                    continue
                quotient, form, divisor = found
                if table.get(quotient) == factor * divisor:
                    del table[rest]
                    del table[quotient]
                    for atom, scale in form.terms:
                        table[atom] = table.get(atom, 0) + scale * factor
                    const += form.const * factor
                    changed = True
                    break
        return const

    def scale(self, form: Affine, factor: int) -> Affine:
        """Return form * factor."""
        if factor == 1:
            return form
        if factor == 0:
            return self.zero
        terms = tuple([(atom, scale * factor) for atom, scale in form.terms])
        return self._intern(terms, form.const * factor)

    def mul(self, left: Affine, right: Affine) -> Affine:
        """Return left * right; products of atoms become atoms."""
        if not right.terms:
            return self.scale(left, right.const)
        if not left.terms:
            return self.scale(right, left.const)
        total = self.const(left.const * right.const)
        if left.const:
            total = self.add(total, self.scale(self._shift(right, -right.const), left.const))
        if right.const:
            total = self.add(total, self.scale(self._shift(left, -left.const), right.const))
        for one, scale in left.terms:
            for other, factor in right.terms:
                product = self.atom(UOp(Ops.MUL, _INDEX, (one, other)))
                total = self.add(total, self.scale(product, scale * factor))
        return total

    # *** division ***

    def divmod(self, form: Affine, divisor: Any) -> tuple[Affine, Affine]:
        """Return quotient and remainder (floor) of `form` by a positive size."""
        if not isinstance(divisor, int):
            return self._divmod_symbolic(form, divisor)
        if divisor == 1:
            return form, self.zero
        low, high = form.low, form.high
        if low >= 0 and high < divisor:
            return self.zero, form
        if -math.inf < low and high < math.inf and low // divisor == high // divisor:
            whole = int(low // divisor)
            return self.const(whole), self._shift(form, -whole * divisor)
        for floor in (False, True):
            quotient, rest = self._parts(form, divisor, floor)
            if rest.low >= 0 and rest.high < divisor:
                return quotient, rest
        more, rest = self._divide_rest(rest, divisor)
        return self.add(quotient, more), rest

    def _parts(self, form: Affine, divisor: int, floor: bool) -> tuple[Affine, Affine]:
        """Split into quotient and rest, with rests of factors in [0, d) or nearest to zero."""
        whole: dict[UOp, int] = {}
        rest: dict[UOp, int] = {}
        for atom, factor in form.terms:
            quotient, left = divmod(factor, divisor)
            if not floor and left * 2 > divisor:
                quotient, left = quotient + 1, left - divisor
            whole[atom] = quotient
            rest[atom] = left
        quotient, left = divmod(form.const, divisor)
        return self.make(whole, quotient), self.make(rest, left)

    def _divide_rest(self, form: Affine, divisor: int) -> tuple[Affine, Affine]:
        """Divide where bounds do not decide: take out the common factor, then make nodes."""
        common = divisor
        for _, factor in form.terms:
            common = math.gcd(common, factor)
        if common > 1:
            terms = tuple([(atom, factor // common) for atom, factor in form.terms])
            whole, left = divmod(form.const, common)
            quotient, rest = self.divmod(self._intern(terms, whole), divisor // common)
            return quotient, self._shift(self.scale(rest, common), left)
        single = self._divide_single(form, divisor)
        return single if single is not None else self._divide_nodes(form, divisor)

    def _divide_single(self, form: Affine, divisor: int) -> tuple[Affine, Affine] | None:
        """Divide one quotient or remainder again without nesting, where that is exact."""
        if len(form.terms) != 1 or form.const or form.terms[0][1] != 1:
            return None
        atom = form.terms[0][0]
        inner = self._pairs.get(atom)
        if inner is not None and inner[2] % divisor == 0:  # (x % (c*k)) by c
            _, source, modulus = inner
            quotient, rest = self.divmod(source, divisor)
            return self.divmod(quotient, modulus // divisor)[1], rest
        return None

    def _divide_nodes(self, form: Affine, divisor: int) -> tuple[Affine, Affine]:
        node, amount = self.node(form), as_uop(divisor)
        self.divided.append((form, divisor))
        quotient = UOp(Ops.FLOORDIV, _INDEX, (node, amount))
        rest = UOp(Ops.FLOORMOD, _INDEX, (node, amount))
        for made in (quotient, rest):
            if made not in self._order:
                self._order[made] = len(self._order)
        self._pairs[rest] = (quotient, form, divisor)
        return self._intern(((quotient, 1),), 0), self._intern(((rest, 1),), 0)

    def _divmod_symbolic(self, form: Affine, divisor: UOp) -> tuple[Affine, Affine]:
        """Divide by a symbolic size: exact where every term is a multiple or below it."""
        whole: dict[UOp, int] = {}
        rest: dict[UOp, int] = {}
        const = 0
        for atom, factor in form.terms:
            if atom is divisor:
                const += factor
            elif atom.op is Ops.MUL and divisor in atom.src:
                other = atom.src[1] if atom.src[0] is divisor else atom.src[0]
                self._order.setdefault(other, len(self._order))
                whole[other] = whole.get(other, 0) + factor
            else:
                rest[atom] = factor
        left = self.make(rest, form.const)
        if left.low >= 0 and (left.high < divisor.vmin or _ranges_below(left, divisor)):
            return self.make(whole, const), left
        node = self.node(form)
        quotient = UOp(Ops.FLOORDIV, _INDEX, (node, divisor))
        remainder = UOp(Ops.FLOORMOD, _INDEX, (node, divisor))
        self.products.append(quotient)
        return self.atom(quotient), self.atom(remainder)

    # *** nodes ***

    def node(self, form: Affine) -> UOp:
        """Return the form as a node."""
        found = form._node
        if found is not None:
            return found
        self.built.append(form)
        total: UOp | None = None
        for atom, factor in form.terms:
            term = atom
            if factor != 1:
                term = UOp(Ops.MUL, _INDEX, (atom, UOp(Ops.CONST, _INDEX, (), factor)))
            total = term if total is None else UOp(Ops.ADD, _INDEX, (total, term))
        if total is None:
            total = UOp(Ops.CONST, _INDEX, (), form.const)
        elif form.const:
            total = UOp(Ops.ADD, _INDEX, (total, UOp(Ops.CONST, _INDEX, (), form.const)))
        form._node = total
        return total


def _ranges_below(form: Affine, size: UOp) -> bool:
    """Whether the form is a RANGE over exactly `size`, which is below it by definition."""
    if len(form.terms) != 1 or form.const or form.terms[0][1] != 1:
        return False
    atom = form.terms[0][0]
    return atom.op is Ops.RANGE and atom.src[0] is size
