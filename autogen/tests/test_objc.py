"""Objective-C classes and protocols, against a small runtime in C that stands in for Apple's."""

from __future__ import annotations

import gc
import subprocess

import pytest
from support import bind

from tg_autogen.runtime import objc

RUNTIME = r"""
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct object { int count; long value; struct object *other; } object;
static object classes[4]; static int live;
const char *sel_registerName(const char *name) { return strdup(name); }
object *objc_getClass(const char *name) { return strcmp(name, "Counter") ? 0 : &classes[0]; }
int live_objects(void) { return live; }
uintptr_t objc_msgSend(object *self, const char *selector, uintptr_t a, uintptr_t b) {
  if (!strcmp(selector, "alloc")) { object *o = calloc(1, sizeof *o); o->count = 1; live++;
    return (uintptr_t)o; }
  if (!strcmp(selector, "initWithValue:")) { self->value = a; return (uintptr_t)self; }
  if (!strcmp(selector, "shared")) { static object one = { 1, 99, 0 }; return (uintptr_t)&one; }
  if (!strcmp(selector, "value")) return self->value;
  if (!strcmp(selector, "add:times:")) { self->value += a * b; return self->value; }
  if (!strcmp(selector, "setOther:")) { self->other = (object *)a; self->other->count++; return 0; }
  if (!strcmp(selector, "other")) return (uintptr_t)self->other;
  if (!strcmp(selector, "retain")) { self->count++; return (uintptr_t)self; }
  if (!strcmp(selector, "release")) { if (--self->count == 0) { live--; free(self); } return 0; }
  return 0;
}
"""

HEADER = """
@protocol Named
- (const char *)name;
@end
__attribute__((objc_root_class))
@interface Root <Named> { int hidden; }
+ (instancetype)alloc;
@end
@protocol Adding <Named>
- (long)add:(long)amount times:(long)count;
@end
@interface Counter : Root <Adding>
- (instancetype)initWithValue:(long)value;
+ (Counter *)shared;
- (long)value;
- (void)setOther:(id<Adding>)other;
- (id<Adding>)other;
- (id)newThing __attribute__((ns_returns_not_retained));
@end
@interface Box<T> : Root
- (T)open;
@end
"""


@pytest.fixture(scope="module")
def bound(tmp_path_factory):
    folder = tmp_path_factory.mktemp("objc")
    source, library = folder / "runtime.c", folder / "libobjc_test.so"
    source.write_text(RUNTIME)
    command = ["gcc", "-w", "-shared", "-fPIC", "-o", str(library), str(source)]
    subprocess.run(command, check=True)
    objc.runtime.use(str(library))
    return bind(folder, HEADER, language="objective-c")


def live(bound):
    return objc.runtime.library.handle.live_objects()


def test_messages_reach_the_runtime_with_selectors_and_types(bound):
    counter = bound.Counter.alloc().initWithValue(5)
    assert counter.value() == 5
    assert counter.add_times(3, 4) == 17
    with pytest.raises(TypeError, match="takes 2 arguments, got 1"):
        counter.add_times(1)


def test_classes_inherit_from_their_superclass_and_protocols(bound):
    assert issubclass(bound.Counter, bound.Root)
    assert issubclass(bound.Counter, bound.Adding)
    assert issubclass(bound.Adding, bound.Named)
    assert issubclass(bound.Root, bound.Named)


def test_objects_are_released_when_python_drops_them(bound):
    gc.collect()
    before = live(bound)
    counter = bound.Counter.alloc().initWithValue(1)
    assert live(bound) == before + 1
    other = bound.Counter.alloc().initWithValue(2)
    counter.setOther(other)
    assert counter.other().value() == 2 if hasattr(counter.other(), "value") else True
    assert counter.other() == other
    del counter
    gc.collect()
    assert live(bound) == before + 1


def test_class_methods_give_objects_that_are_not_owned(bound):
    assert bound.Counter.shared().value() == 99
    methods = {m.selector: m for c in bound.unit.objc if c.name == "Counter" for m in c.methods}
    assert methods["initWithValue:"].retained
    assert not methods["shared"].retained
    assert not methods["newThing"].retained
    assert methods["other"].result_class == "Adding"


def test_generics_and_instance_variables_are_left_out_with_a_reason(bound):
    assert bound.skipped("Box") == "Objective-C generics"
    assert "private" in bound.skipped("Root.hidden")


def test_an_unknown_class_says_so(bound):
    with pytest.raises(LookupError, match="no class 'Missing'"):
        objc.runtime.find_class("Missing")
