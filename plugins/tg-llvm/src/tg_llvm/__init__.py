"""LLVM for tgcore: a renderer of LLVM IR, and the processor of the host as its first target."""
