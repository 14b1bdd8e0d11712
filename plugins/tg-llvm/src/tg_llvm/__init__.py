"""LLVM and libclang C API bindings for tgcore."""
