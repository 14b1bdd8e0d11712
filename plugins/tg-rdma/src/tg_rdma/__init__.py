"""RDMA verbs bindings for tgcore."""
