"""The rules of arithmetic, one file per family; `tgcore.rewrite.symbolic` puts them together."""
