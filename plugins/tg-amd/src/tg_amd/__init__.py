"""AMD bindings for tgcore: kfd, amdgpu_drm, hsa, comgr, hip, kernel descriptor, registers."""
