from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class WGPUStringView(_tg.Struct):
    data: bytes | None
    length: int
class WGPUAdapterImpl(_tg.Struct): ...
class WGPUBindGroupImpl(_tg.Struct): ...
class WGPUBindGroupLayoutImpl(_tg.Struct): ...
class WGPUBufferImpl(_tg.Struct): ...
class WGPUCommandBufferImpl(_tg.Struct): ...
class WGPUCommandEncoderImpl(_tg.Struct): ...
class WGPUComputePassEncoderImpl(_tg.Struct): ...
class WGPUComputePipelineImpl(_tg.Struct): ...
class WGPUDeviceImpl(_tg.Struct): ...
class WGPUExternalTextureImpl(_tg.Struct): ...
class WGPUInstanceImpl(_tg.Struct): ...
class WGPUPipelineLayoutImpl(_tg.Struct): ...
class WGPUQuerySetImpl(_tg.Struct): ...
class WGPUQueueImpl(_tg.Struct): ...
class WGPURenderBundleImpl(_tg.Struct): ...
class WGPURenderBundleEncoderImpl(_tg.Struct): ...
class WGPURenderPassEncoderImpl(_tg.Struct): ...
class WGPURenderPipelineImpl(_tg.Struct): ...
class WGPUSamplerImpl(_tg.Struct): ...
class WGPUShaderModuleImpl(_tg.Struct): ...
class WGPUSurfaceImpl(_tg.Struct): ...
class WGPUTextureImpl(_tg.Struct): ...
class WGPUTextureViewImpl(_tg.Struct): ...
class WGPUCompilationInfo(_tg.Struct):
    nextInChain: Any
    messageCount: int
    messages: Any
class WGPUChainedStruct(_tg.Struct):
    next: Any
    sType: int
class WGPUCompilationMessage(_tg.Struct):
    nextInChain: Any
    message: WGPUStringView
    type: int
    lineNum: int
    linePos: int
    offset: int
    length: int
class WGPUBufferMapCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUCompilationInfoCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUCreateComputePipelineAsyncCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUCreateRenderPipelineAsyncCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUDeviceLostCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUPopErrorScopeCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUQueueWorkDoneCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPURequestAdapterCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPURequestDeviceCallbackInfo(_tg.Struct):
    nextInChain: Any
    mode: int
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUUncapturedErrorCallbackInfo(_tg.Struct):
    nextInChain: Any
    callback: Any
    userdata1: int | None
    userdata2: int | None
class WGPUAdapterInfo(_tg.Struct):
    nextInChain: Any
    vendor: WGPUStringView
    architecture: WGPUStringView
    device: WGPUStringView
    description: WGPUStringView
    backendType: int
    adapterType: int
    vendorID: int
    deviceID: int
    subgroupMinSize: int
    subgroupMaxSize: int
class WGPUBlendComponent(_tg.Struct):
    operation: int
    srcFactor: int
    dstFactor: int
class WGPUBufferBindingLayout(_tg.Struct):
    nextInChain: Any
    type: int
    hasDynamicOffset: int
    minBindingSize: int
class WGPUBufferDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    usage: int
    size: int
    mappedAtCreation: int
class WGPUColor(_tg.Struct):
    r: float
    g: float
    b: float
    a: float
class WGPUCommandBufferDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPUCommandEncoderDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPUCompatibilityModeLimits(_tg.Struct):
    chain: WGPUChainedStruct
    maxStorageBuffersInVertexStage: int
    maxStorageTexturesInVertexStage: int
    maxStorageBuffersInFragmentStage: int
    maxStorageTexturesInFragmentStage: int
class WGPUConstantEntry(_tg.Struct):
    nextInChain: Any
    key: WGPUStringView
    value: float
class WGPUExtent3D(_tg.Struct):
    width: int
    height: int
    depthOrArrayLayers: int
class WGPUExternalTextureBindingEntry(_tg.Struct):
    chain: WGPUChainedStruct
    externalTexture: Any
class WGPUExternalTextureBindingLayout(_tg.Struct):
    chain: WGPUChainedStruct
class WGPUFuture(_tg.Struct):
    id: int
class WGPUInstanceLimits(_tg.Struct):
    nextInChain: Any
    timedWaitAnyMaxCount: int
class WGPUMultisampleState(_tg.Struct):
    nextInChain: Any
    count: int
    mask: int
    alphaToCoverageEnabled: int
class WGPUOrigin3D(_tg.Struct):
    x: int
    y: int
    z: int
class WGPUPassTimestampWrites(_tg.Struct):
    nextInChain: Any
    querySet: Any
    beginningOfPassWriteIndex: int
    endOfPassWriteIndex: int
class WGPUPipelineLayoutDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    bindGroupLayoutCount: int
    bindGroupLayouts: Any
    immediateSize: int
class WGPUPrimitiveState(_tg.Struct):
    nextInChain: Any
    topology: int
    stripIndexFormat: int
    frontFace: int
    cullMode: int
    unclippedDepth: int
class WGPUQuerySetDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    type: int
    count: int
class WGPUQueueDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPURenderBundleDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPURenderBundleEncoderDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    colorFormatCount: int
    colorFormats: Any
    depthStencilFormat: int
    sampleCount: int
    depthReadOnly: int
    stencilReadOnly: int
class WGPURenderPassDepthStencilAttachment(_tg.Struct):
    nextInChain: Any
    view: Any
    depthLoadOp: int
    depthStoreOp: int
    depthClearValue: float
    depthReadOnly: int
    stencilLoadOp: int
    stencilStoreOp: int
    stencilClearValue: int
    stencilReadOnly: int
class WGPURenderPassMaxDrawCount(_tg.Struct):
    chain: WGPUChainedStruct
    maxDrawCount: int
class WGPURequestAdapterWebXROptions(_tg.Struct):
    chain: WGPUChainedStruct
    xrCompatible: int
class WGPUSamplerBindingLayout(_tg.Struct):
    nextInChain: Any
    type: int
class WGPUSamplerDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    addressModeU: int
    addressModeV: int
    addressModeW: int
    magFilter: int
    minFilter: int
    mipmapFilter: int
    lodMinClamp: float
    lodMaxClamp: float
    compare: int
    maxAnisotropy: int
class WGPUShaderSourceSPIRV(_tg.Struct):
    chain: WGPUChainedStruct
    codeSize: int
    code: Any
class WGPUShaderSourceWGSL(_tg.Struct):
    chain: WGPUChainedStruct
    code: WGPUStringView
class WGPUStencilFaceState(_tg.Struct):
    compare: int
    failOp: int
    depthFailOp: int
    passOp: int
class WGPUStorageTextureBindingLayout(_tg.Struct):
    nextInChain: Any
    access: int
    format: int
    viewDimension: int
class WGPUSupportedFeatures(_tg.Struct):
    featureCount: int
    features: Any
class WGPUSupportedInstanceFeatures(_tg.Struct):
    featureCount: int
    features: Any
class WGPUSupportedWGSLLanguageFeatures(_tg.Struct):
    featureCount: int
    features: Any
class WGPUSurfaceCapabilities(_tg.Struct):
    nextInChain: Any
    usages: int
    formatCount: int
    formats: Any
    presentModeCount: int
    presentModes: Any
    alphaModeCount: int
    alphaModes: Any
class WGPUSurfaceColorManagement(_tg.Struct):
    chain: WGPUChainedStruct
    colorSpace: int
    toneMappingMode: int
class WGPUSurfaceConfiguration(_tg.Struct):
    nextInChain: Any
    device: Any
    format: int
    usage: int
    width: int
    height: int
    viewFormatCount: int
    viewFormats: Any
    alphaMode: int
    presentMode: int
class WGPUSurfaceSourceAndroidNativeWindow(_tg.Struct):
    chain: WGPUChainedStruct
    window: int | None
class WGPUSurfaceSourceMetalLayer(_tg.Struct):
    chain: WGPUChainedStruct
    layer: int | None
class WGPUSurfaceSourceWaylandSurface(_tg.Struct):
    chain: WGPUChainedStruct
    display: int | None
    surface: int | None
class WGPUSurfaceSourceWindowsHWND(_tg.Struct):
    chain: WGPUChainedStruct
    hinstance: int | None
    hwnd: int | None
class WGPUSurfaceSourceXCBWindow(_tg.Struct):
    chain: WGPUChainedStruct
    connection: int | None
    window: int
class WGPUSurfaceSourceXlibWindow(_tg.Struct):
    chain: WGPUChainedStruct
    display: int | None
    window: int
class WGPUSurfaceTexture(_tg.Struct):
    nextInChain: Any
    texture: Any
    status: int
class WGPUTexelCopyBufferLayout(_tg.Struct):
    offset: int
    bytesPerRow: int
    rowsPerImage: int
class WGPUTextureBindingLayout(_tg.Struct):
    nextInChain: Any
    sampleType: int
    viewDimension: int
    multisampled: int
class WGPUTextureBindingViewDimension(_tg.Struct):
    chain: WGPUChainedStruct
    textureBindingViewDimension: int
class WGPUTextureComponentSwizzle(_tg.Struct):
    r: int
    g: int
    b: int
    a: int
class WGPUVertexAttribute(_tg.Struct):
    nextInChain: Any
    format: int
    offset: int
    shaderLocation: int
class WGPUBindGroupEntry(_tg.Struct):
    nextInChain: Any
    binding: int
    buffer: Any
    offset: int
    size: int
    sampler: Any
    textureView: Any
class WGPUBindGroupLayoutEntry(_tg.Struct):
    nextInChain: Any
    binding: int
    visibility: int
    bindingArraySize: int
    buffer: WGPUBufferBindingLayout
    sampler: WGPUSamplerBindingLayout
    texture: WGPUTextureBindingLayout
    storageTexture: WGPUStorageTextureBindingLayout
class WGPUBlendState(_tg.Struct):
    color: WGPUBlendComponent
    alpha: WGPUBlendComponent
class WGPUComputePassDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    timestampWrites: Any
class WGPUComputeState(_tg.Struct):
    nextInChain: Any
    module: Any
    entryPoint: WGPUStringView
    constantCount: int
    constants: Any
class WGPUDepthStencilState(_tg.Struct):
    nextInChain: Any
    format: int
    depthWriteEnabled: int
    depthCompare: int
    stencilFront: WGPUStencilFaceState
    stencilBack: WGPUStencilFaceState
    stencilReadMask: int
    stencilWriteMask: int
    depthBias: int
    depthBiasSlopeScale: float
    depthBiasClamp: float
class WGPUFutureWaitInfo(_tg.Struct):
    future: WGPUFuture
    completed: int
class WGPUInstanceDescriptor(_tg.Struct):
    nextInChain: Any
    requiredFeatureCount: int
    requiredFeatures: Any
    requiredLimits: Any
class WGPULimits(_tg.Struct):
    nextInChain: Any
    maxTextureDimension1D: int
    maxTextureDimension2D: int
    maxTextureDimension3D: int
    maxTextureArrayLayers: int
    maxBindGroups: int
    maxBindGroupsPlusVertexBuffers: int
    maxBindingsPerBindGroup: int
    maxDynamicUniformBuffersPerPipelineLayout: int
    maxDynamicStorageBuffersPerPipelineLayout: int
    maxSampledTexturesPerShaderStage: int
    maxSamplersPerShaderStage: int
    maxStorageBuffersPerShaderStage: int
    maxStorageTexturesPerShaderStage: int
    maxUniformBuffersPerShaderStage: int
    maxUniformBufferBindingSize: int
    maxStorageBufferBindingSize: int
    minUniformBufferOffsetAlignment: int
    minStorageBufferOffsetAlignment: int
    maxVertexBuffers: int
    maxBufferSize: int
    maxVertexAttributes: int
    maxVertexBufferArrayStride: int
    maxInterStageShaderVariables: int
    maxColorAttachments: int
    maxColorAttachmentBytesPerSample: int
    maxComputeWorkgroupStorageSize: int
    maxComputeInvocationsPerWorkgroup: int
    maxComputeWorkgroupSizeX: int
    maxComputeWorkgroupSizeY: int
    maxComputeWorkgroupSizeZ: int
    maxComputeWorkgroupsPerDimension: int
    maxImmediateSize: int
class WGPURenderPassColorAttachment(_tg.Struct):
    nextInChain: Any
    view: Any
    depthSlice: int
    resolveTarget: Any
    loadOp: int
    storeOp: int
    clearValue: WGPUColor
class WGPURequestAdapterOptions(_tg.Struct):
    nextInChain: Any
    featureLevel: int
    powerPreference: int
    forceFallbackAdapter: int
    backendType: int
    compatibleSurface: Any
class WGPUShaderModuleDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPUSurfaceDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
class WGPUTexelCopyBufferInfo(_tg.Struct):
    layout: WGPUTexelCopyBufferLayout
    buffer: Any
class WGPUTexelCopyTextureInfo(_tg.Struct):
    texture: Any
    mipLevel: int
    origin: WGPUOrigin3D
    aspect: int
class WGPUTextureComponentSwizzleDescriptor(_tg.Struct):
    chain: WGPUChainedStruct
    swizzle: WGPUTextureComponentSwizzle
class WGPUTextureDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    usage: int
    dimension: int
    size: WGPUExtent3D
    format: int
    mipLevelCount: int
    sampleCount: int
    viewFormatCount: int
    viewFormats: Any
class WGPUVertexBufferLayout(_tg.Struct):
    nextInChain: Any
    stepMode: int
    arrayStride: int
    attributeCount: int
    attributes: Any
class WGPUBindGroupDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    layout: Any
    entryCount: int
    entries: Any
class WGPUBindGroupLayoutDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    entryCount: int
    entries: Any
class WGPUColorTargetState(_tg.Struct):
    nextInChain: Any
    format: int
    blend: Any
    writeMask: int
class WGPUComputePipelineDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    layout: Any
    compute: WGPUComputeState
class WGPUDeviceDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    requiredFeatureCount: int
    requiredFeatures: Any
    requiredLimits: Any
    defaultQueue: WGPUQueueDescriptor
    deviceLostCallbackInfo: WGPUDeviceLostCallbackInfo
    uncapturedErrorCallbackInfo: WGPUUncapturedErrorCallbackInfo
class WGPURenderPassDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    colorAttachmentCount: int
    colorAttachments: Any
    depthStencilAttachment: Any
    occlusionQuerySet: Any
    timestampWrites: Any
class WGPUTextureViewDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    format: int
    dimension: int
    baseMipLevel: int
    mipLevelCount: int
    baseArrayLayer: int
    arrayLayerCount: int
    aspect: int
    usage: int
class WGPUVertexState(_tg.Struct):
    nextInChain: Any
    module: Any
    entryPoint: WGPUStringView
    constantCount: int
    constants: Any
    bufferCount: int
    buffers: Any
class WGPUFragmentState(_tg.Struct):
    nextInChain: Any
    module: Any
    entryPoint: WGPUStringView
    constantCount: int
    constants: Any
    targetCount: int
    targets: Any
class WGPURenderPipelineDescriptor(_tg.Struct):
    nextInChain: Any
    label: WGPUStringView
    layout: Any
    vertex: WGPUVertexState
    primitive: WGPUPrimitiveState
    depthStencil: Any
    multisample: WGPUMultisampleState
    fragment: Any
class WGPUXlibDisplayHandle(_tg.Struct):
    display: int | None
    screen: int
class WGPUXcbDisplayHandle(_tg.Struct):
    connection: int | None
    screen: int
class WGPUWaylandDisplayHandle(_tg.Struct):
    display: int | None
class WGPUNativeDisplayHandle(_tg.Struct):
    type: int
    data: WGPUNativeDisplayHandle_data
class WGPUNativeDisplayHandle_data(_tg.Union):
    xlib: WGPUXlibDisplayHandle
    xcb: WGPUXcbDisplayHandle
    wayland: WGPUWaylandDisplayHandle
class WGPUInstanceExtras(_tg.Struct):
    chain: WGPUChainedStruct
    backends: int
    flags: int
    dx12ShaderCompiler: int
    gles3MinorVersion: int
    glFenceBehaviour: int
    dxcPath: WGPUStringView
    dxcMaxShaderModel: int
    dx12PresentationSystem: int
    budgetForDeviceCreation: Any
    budgetForDeviceLoss: Any
    displayHandle: WGPUNativeDisplayHandle
class WGPUDeviceExtras(_tg.Struct):
    chain: WGPUChainedStruct
    tracePath: WGPUStringView
class WGPUNativeLimits(_tg.Struct):
    chain: WGPUChainedStruct
    maxNonSamplerBindings: int
    maxBindingArrayElementsPerShaderStage: int
    maxBindingArraySamplerElementsPerShaderStage: int
    maxMultiviewViewCount: int
class WGPUShaderDefine(_tg.Struct):
    name: WGPUStringView
    value: WGPUStringView
class WGPUShaderSourceGLSL(_tg.Struct):
    chain: WGPUChainedStruct
    stage: int
    code: WGPUStringView
    defineCount: int
    defines: Any
class WGPUShaderModuleDescriptorSpirV(_tg.Struct):
    label: WGPUStringView
    sourceSize: int
    source: Any
class WGPURegistryReport(_tg.Struct):
    numAllocated: int
    numKeptFromUser: int
    numReleasedFromUser: int
    elementSize: int
class WGPUHubReport(_tg.Struct):
    adapters: WGPURegistryReport
    devices: WGPURegistryReport
    queues: WGPURegistryReport
    pipelineLayouts: WGPURegistryReport
    shaderModules: WGPURegistryReport
    bindGroupLayouts: WGPURegistryReport
    bindGroups: WGPURegistryReport
    commandBuffers: WGPURegistryReport
    renderBundles: WGPURegistryReport
    renderPipelines: WGPURegistryReport
    computePipelines: WGPURegistryReport
    pipelineCaches: WGPURegistryReport
    querySets: WGPURegistryReport
    buffers: WGPURegistryReport
    textures: WGPURegistryReport
    textureViews: WGPURegistryReport
    samplers: WGPURegistryReport
class WGPUGlobalReport(_tg.Struct):
    surfaces: WGPURegistryReport
    hub: WGPUHubReport
class WGPUInstanceEnumerateAdapterOptions(_tg.Struct):
    nextInChain: Any
    backends: int
class WGPUBindGroupEntryExtras(_tg.Struct):
    chain: WGPUChainedStruct
    buffers: Any
    bufferCount: int
    samplers: Any
    samplerCount: int
    textureViews: Any
    textureViewCount: int
class WGPUBindGroupLayoutEntryExtras(_tg.Struct):
    chain: WGPUChainedStruct
    count: int
class WGPUQuerySetDescriptorExtras(_tg.Struct):
    chain: WGPUChainedStruct
    pipelineStatistics: Any
    pipelineStatisticCount: int
class WGPUSurfaceConfigurationExtras(_tg.Struct):
    chain: WGPUChainedStruct
    desiredMaximumFrameLatency: int
class WGPUSurfaceSourceSwapChainPanel(_tg.Struct):
    chain: WGPUChainedStruct
    panelNative: int | None
class WGPUPrimitiveStateExtras(_tg.Struct):
    chain: WGPUChainedStruct
    polygonMode: int
    conservative: int
class WGPUImageSubresourceRange(_tg.Struct):
    aspect: int
    baseMipLevel: int
    mipLevelCount: int
    baseArrayLayer: int
    arrayLayerCount: int
class WGPUSamplerDescriptorExtras(_tg.Struct):
    chain: WGPUChainedStruct
    samplerBorderColor: int
WGPUAdapterType: Any
WGPUAddressMode: Any
WGPUBackendType: Any
WGPUBlendFactor: Any
WGPUBlendOperation: Any
WGPUBufferBindingType: Any
WGPUBufferMapState: Any
WGPUCallbackMode: Any
WGPUCompareFunction: Any
WGPUCompilationInfoRequestStatus: Any
WGPUCompilationMessageType: Any
WGPUComponentSwizzle: Any
WGPUCompositeAlphaMode: Any
WGPUCreatePipelineAsyncStatus: Any
WGPUCullMode: Any
WGPUDeviceLostReason: Any
WGPUErrorFilter: Any
WGPUErrorType: Any
WGPUFeatureLevel: Any
WGPUFeatureName: Any
WGPUFilterMode: Any
WGPUFrontFace: Any
WGPUIndexFormat: Any
WGPUInstanceFeatureName: Any
WGPULoadOp: Any
WGPUMapAsyncStatus: Any
WGPUMipmapFilterMode: Any
WGPUOptionalBool: Any
WGPUPopErrorScopeStatus: Any
WGPUPowerPreference: Any
WGPUPredefinedColorSpace: Any
WGPUPresentMode: Any
WGPUPrimitiveTopology: Any
WGPUQueryType: Any
WGPUQueueWorkDoneStatus: Any
WGPURequestAdapterStatus: Any
WGPURequestDeviceStatus: Any
WGPUSamplerBindingType: Any
WGPUStatus: Any
WGPUStencilOperation: Any
WGPUStorageTextureAccess: Any
WGPUStoreOp: Any
WGPUSType: Any
WGPUSurfaceGetCurrentTextureStatus: Any
WGPUTextureAspect: Any
WGPUTextureDimension: Any
WGPUTextureFormat: Any
WGPUTextureSampleType: Any
WGPUTextureViewDimension: Any
WGPUToneMappingMode: Any
WGPUVertexFormat: Any
WGPUVertexStepMode: Any
WGPUWaitStatus: Any
WGPUWGSLLanguageFeatureName: Any
WGPUNativeSType: Any
WGPUNativeSurfaceGetCurrentTextureStatus: Any
WGPUNativeFeature: Any
WGPULogLevel: Any
WGPUDx12Compiler: Any
WGPUGles3MinorVersion: Any
WGPUPipelineStatisticName: Any
WGPUNativeQueryType: Any
WGPUDxcMaxShaderModel: Any
WGPUGLFenceBehaviour: Any
WGPUDx12SwapchainKind: Any
WGPUNativeDisplayHandleType: Any
WGPUPolygonMode: Any
WGPUNativeTextureFormat: Any
WGPUNativeAddressMode: Any
WGPUSamplerBorderColor: Any
WGPUFlags: Any
WGPUBool: Any
WGPUAdapter: Any
WGPUBindGroup: Any
WGPUBindGroupLayout: Any
WGPUBuffer: Any
WGPUCommandBuffer: Any
WGPUCommandEncoder: Any
WGPUComputePassEncoder: Any
WGPUComputePipeline: Any
WGPUDevice: Any
WGPUExternalTexture: Any
WGPUInstance: Any
WGPUPipelineLayout: Any
WGPUQuerySet: Any
WGPUQueue: Any
WGPURenderBundle: Any
WGPURenderBundleEncoder: Any
WGPURenderPassEncoder: Any
WGPURenderPipeline: Any
WGPUSampler: Any
WGPUShaderModule: Any
WGPUSurface: Any
WGPUTexture: Any
WGPUTextureView: Any
WGPUBufferUsage: Any
WGPUColorWriteMask: Any
WGPUMapMode: Any
WGPUShaderStage: Any
WGPUTextureUsage: Any
WGPUProc: Any
WGPUBufferMapCallback: Any
WGPUCompilationInfoCallback: Any
WGPUCreateComputePipelineAsyncCallback: Any
WGPUCreateRenderPipelineAsyncCallback: Any
WGPUDeviceLostCallback: Any
WGPUPopErrorScopeCallback: Any
WGPUQueueWorkDoneCallback: Any
WGPURequestAdapterCallback: Any
WGPURequestDeviceCallback: Any
WGPUUncapturedErrorCallback: Any
WGPUProcCreateInstance: Any
WGPUProcGetInstanceFeatures: Any
WGPUProcGetInstanceLimits: Any
WGPUProcHasInstanceFeature: Any
WGPUProcGetProcAddress: Any
WGPUProcAdapterGetFeatures: Any
WGPUProcAdapterGetInfo: Any
WGPUProcAdapterGetLimits: Any
WGPUProcAdapterHasFeature: Any
WGPUProcAdapterRequestDevice: Any
WGPUProcAdapterAddRef: Any
WGPUProcAdapterRelease: Any
WGPUProcAdapterInfoFreeMembers: Any
WGPUProcBindGroupSetLabel: Any
WGPUProcBindGroupAddRef: Any
WGPUProcBindGroupRelease: Any
WGPUProcBindGroupLayoutSetLabel: Any
WGPUProcBindGroupLayoutAddRef: Any
WGPUProcBindGroupLayoutRelease: Any
WGPUProcBufferDestroy: Any
WGPUProcBufferGetConstMappedRange: Any
WGPUProcBufferGetMappedRange: Any
WGPUProcBufferGetMapState: Any
WGPUProcBufferGetSize: Any
WGPUProcBufferGetUsage: Any
WGPUProcBufferMapAsync: Any
WGPUProcBufferReadMappedRange: Any
WGPUProcBufferSetLabel: Any
WGPUProcBufferUnmap: Any
WGPUProcBufferWriteMappedRange: Any
WGPUProcBufferAddRef: Any
WGPUProcBufferRelease: Any
WGPUProcCommandBufferSetLabel: Any
WGPUProcCommandBufferAddRef: Any
WGPUProcCommandBufferRelease: Any
WGPUProcCommandEncoderBeginComputePass: Any
WGPUProcCommandEncoderBeginRenderPass: Any
WGPUProcCommandEncoderClearBuffer: Any
WGPUProcCommandEncoderCopyBufferToBuffer: Any
WGPUProcCommandEncoderCopyBufferToTexture: Any
WGPUProcCommandEncoderCopyTextureToBuffer: Any
WGPUProcCommandEncoderCopyTextureToTexture: Any
WGPUProcCommandEncoderFinish: Any
WGPUProcCommandEncoderInsertDebugMarker: Any
WGPUProcCommandEncoderPopDebugGroup: Any
WGPUProcCommandEncoderPushDebugGroup: Any
WGPUProcCommandEncoderResolveQuerySet: Any
WGPUProcCommandEncoderSetLabel: Any
WGPUProcCommandEncoderWriteTimestamp: Any
WGPUProcCommandEncoderAddRef: Any
WGPUProcCommandEncoderRelease: Any
WGPUProcComputePassEncoderDispatchWorkgroups: Any
WGPUProcComputePassEncoderDispatchWorkgroupsIndirect: Any
WGPUProcComputePassEncoderEnd: Any
WGPUProcComputePassEncoderInsertDebugMarker: Any
WGPUProcComputePassEncoderPopDebugGroup: Any
WGPUProcComputePassEncoderPushDebugGroup: Any
WGPUProcComputePassEncoderSetBindGroup: Any
WGPUProcComputePassEncoderSetImmediates: Any
WGPUProcComputePassEncoderSetLabel: Any
WGPUProcComputePassEncoderSetPipeline: Any
WGPUProcComputePassEncoderAddRef: Any
WGPUProcComputePassEncoderRelease: Any
WGPUProcComputePipelineGetBindGroupLayout: Any
WGPUProcComputePipelineSetLabel: Any
WGPUProcComputePipelineAddRef: Any
WGPUProcComputePipelineRelease: Any
WGPUProcDeviceCreateBindGroup: Any
WGPUProcDeviceCreateBindGroupLayout: Any
WGPUProcDeviceCreateBuffer: Any
WGPUProcDeviceCreateCommandEncoder: Any
WGPUProcDeviceCreateComputePipeline: Any
WGPUProcDeviceCreateComputePipelineAsync: Any
WGPUProcDeviceCreatePipelineLayout: Any
WGPUProcDeviceCreateQuerySet: Any
WGPUProcDeviceCreateRenderBundleEncoder: Any
WGPUProcDeviceCreateRenderPipeline: Any
WGPUProcDeviceCreateRenderPipelineAsync: Any
WGPUProcDeviceCreateSampler: Any
WGPUProcDeviceCreateShaderModule: Any
WGPUProcDeviceCreateTexture: Any
WGPUProcDeviceDestroy: Any
WGPUProcDeviceGetAdapterInfo: Any
WGPUProcDeviceGetFeatures: Any
WGPUProcDeviceGetLimits: Any
WGPUProcDeviceGetLostFuture: Any
WGPUProcDeviceGetQueue: Any
WGPUProcDeviceHasFeature: Any
WGPUProcDevicePopErrorScope: Any
WGPUProcDevicePushErrorScope: Any
WGPUProcDeviceSetLabel: Any
WGPUProcDeviceAddRef: Any
WGPUProcDeviceRelease: Any
WGPUProcExternalTextureSetLabel: Any
WGPUProcExternalTextureAddRef: Any
WGPUProcExternalTextureRelease: Any
WGPUProcInstanceCreateSurface: Any
WGPUProcInstanceGetWGSLLanguageFeatures: Any
WGPUProcInstanceHasWGSLLanguageFeature: Any
WGPUProcInstanceProcessEvents: Any
WGPUProcInstanceRequestAdapter: Any
WGPUProcInstanceWaitAny: Any
WGPUProcInstanceAddRef: Any
WGPUProcInstanceRelease: Any
WGPUProcPipelineLayoutSetLabel: Any
WGPUProcPipelineLayoutAddRef: Any
WGPUProcPipelineLayoutRelease: Any
WGPUProcQuerySetDestroy: Any
WGPUProcQuerySetGetCount: Any
WGPUProcQuerySetGetType: Any
WGPUProcQuerySetSetLabel: Any
WGPUProcQuerySetAddRef: Any
WGPUProcQuerySetRelease: Any
WGPUProcQueueOnSubmittedWorkDone: Any
WGPUProcQueueSetLabel: Any
WGPUProcQueueSubmit: Any
WGPUProcQueueWriteBuffer: Any
WGPUProcQueueWriteTexture: Any
WGPUProcQueueAddRef: Any
WGPUProcQueueRelease: Any
WGPUProcRenderBundleSetLabel: Any
WGPUProcRenderBundleAddRef: Any
WGPUProcRenderBundleRelease: Any
WGPUProcRenderBundleEncoderDraw: Any
WGPUProcRenderBundleEncoderDrawIndexed: Any
WGPUProcRenderBundleEncoderDrawIndexedIndirect: Any
WGPUProcRenderBundleEncoderDrawIndirect: Any
WGPUProcRenderBundleEncoderFinish: Any
WGPUProcRenderBundleEncoderInsertDebugMarker: Any
WGPUProcRenderBundleEncoderPopDebugGroup: Any
WGPUProcRenderBundleEncoderPushDebugGroup: Any
WGPUProcRenderBundleEncoderSetBindGroup: Any
WGPUProcRenderBundleEncoderSetImmediates: Any
WGPUProcRenderBundleEncoderSetIndexBuffer: Any
WGPUProcRenderBundleEncoderSetLabel: Any
WGPUProcRenderBundleEncoderSetPipeline: Any
WGPUProcRenderBundleEncoderSetVertexBuffer: Any
WGPUProcRenderBundleEncoderAddRef: Any
WGPUProcRenderBundleEncoderRelease: Any
WGPUProcRenderPassEncoderBeginOcclusionQuery: Any
WGPUProcRenderPassEncoderDraw: Any
WGPUProcRenderPassEncoderDrawIndexed: Any
WGPUProcRenderPassEncoderDrawIndexedIndirect: Any
WGPUProcRenderPassEncoderDrawIndirect: Any
WGPUProcRenderPassEncoderEnd: Any
WGPUProcRenderPassEncoderEndOcclusionQuery: Any
WGPUProcRenderPassEncoderExecuteBundles: Any
WGPUProcRenderPassEncoderInsertDebugMarker: Any
WGPUProcRenderPassEncoderPopDebugGroup: Any
WGPUProcRenderPassEncoderPushDebugGroup: Any
WGPUProcRenderPassEncoderSetBindGroup: Any
WGPUProcRenderPassEncoderSetBlendConstant: Any
WGPUProcRenderPassEncoderSetImmediates: Any
WGPUProcRenderPassEncoderSetIndexBuffer: Any
WGPUProcRenderPassEncoderSetLabel: Any
WGPUProcRenderPassEncoderSetPipeline: Any
WGPUProcRenderPassEncoderSetScissorRect: Any
WGPUProcRenderPassEncoderSetStencilReference: Any
WGPUProcRenderPassEncoderSetVertexBuffer: Any
WGPUProcRenderPassEncoderSetViewport: Any
WGPUProcRenderPassEncoderAddRef: Any
WGPUProcRenderPassEncoderRelease: Any
WGPUProcRenderPipelineGetBindGroupLayout: Any
WGPUProcRenderPipelineSetLabel: Any
WGPUProcRenderPipelineAddRef: Any
WGPUProcRenderPipelineRelease: Any
WGPUProcSamplerSetLabel: Any
WGPUProcSamplerAddRef: Any
WGPUProcSamplerRelease: Any
WGPUProcShaderModuleGetCompilationInfo: Any
WGPUProcShaderModuleSetLabel: Any
WGPUProcShaderModuleAddRef: Any
WGPUProcShaderModuleRelease: Any
WGPUProcSupportedFeaturesFreeMembers: Any
WGPUProcSupportedInstanceFeaturesFreeMembers: Any
WGPUProcSupportedWGSLLanguageFeaturesFreeMembers: Any
WGPUProcSurfaceConfigure: Any
WGPUProcSurfaceGetCapabilities: Any
WGPUProcSurfaceGetCurrentTexture: Any
WGPUProcSurfacePresent: Any
WGPUProcSurfaceSetLabel: Any
WGPUProcSurfaceUnconfigure: Any
WGPUProcSurfaceAddRef: Any
WGPUProcSurfaceRelease: Any
WGPUProcSurfaceCapabilitiesFreeMembers: Any
WGPUProcTextureCreateView: Any
WGPUProcTextureDestroy: Any
WGPUProcTextureGetDepthOrArrayLayers: Any
WGPUProcTextureGetDimension: Any
WGPUProcTextureGetFormat: Any
WGPUProcTextureGetHeight: Any
WGPUProcTextureGetMipLevelCount: Any
WGPUProcTextureGetSampleCount: Any
WGPUProcTextureGetTextureBindingViewDimension: Any
WGPUProcTextureGetUsage: Any
WGPUProcTextureGetWidth: Any
WGPUProcTextureSetLabel: Any
WGPUProcTextureAddRef: Any
WGPUProcTextureRelease: Any
WGPUProcTextureViewSetLabel: Any
WGPUProcTextureViewAddRef: Any
WGPUProcTextureViewRelease: Any
WGPUInstanceBackend: Any
WGPUInstanceFlag: Any
WGPUSubmissionIndex: Any
WGPULogCallback: Any
WGPUShaderRuntimeChecks: Any
def wgpuCreateInstance(descriptor: Any) -> Any: ...
def wgpuGetInstanceFeatures(features: Any) -> None: ...
def wgpuGetInstanceLimits(limits: Any) -> int: ...
def wgpuHasInstanceFeature(feature: int) -> int: ...
def wgpuGetProcAddress(procName: WGPUStringView) -> Any: ...
def wgpuAdapterGetFeatures(adapter: Any, features: Any) -> None: ...
def wgpuAdapterGetInfo(adapter: Any, info: Any) -> int: ...
def wgpuAdapterGetLimits(adapter: Any, limits: Any) -> int: ...
def wgpuAdapterHasFeature(adapter: Any, feature: int) -> int: ...
def wgpuAdapterRequestDevice(adapter: Any, descriptor: Any, callbackInfo: WGPURequestDeviceCallbackInfo) -> WGPUFuture: ...
def wgpuAdapterAddRef(adapter: Any) -> None: ...
def wgpuAdapterRelease(adapter: Any) -> None: ...
def wgpuAdapterInfoFreeMembers(adapterInfo: WGPUAdapterInfo) -> None: ...
def wgpuBindGroupSetLabel(bindGroup: Any, label: WGPUStringView) -> None: ...
def wgpuBindGroupAddRef(bindGroup: Any) -> None: ...
def wgpuBindGroupRelease(bindGroup: Any) -> None: ...
def wgpuBindGroupLayoutSetLabel(bindGroupLayout: Any, label: WGPUStringView) -> None: ...
def wgpuBindGroupLayoutAddRef(bindGroupLayout: Any) -> None: ...
def wgpuBindGroupLayoutRelease(bindGroupLayout: Any) -> None: ...
def wgpuBufferDestroy(buffer: Any) -> None: ...
def wgpuBufferGetConstMappedRange(buffer: Any, offset: int, size: int) -> int | None: ...
def wgpuBufferGetMappedRange(buffer: Any, offset: int, size: int) -> int | None: ...
def wgpuBufferGetMapState(buffer: Any) -> int: ...
def wgpuBufferGetSize(buffer: Any) -> int: ...
def wgpuBufferGetUsage(buffer: Any) -> int: ...
def wgpuBufferMapAsync(buffer: Any, mode: int, offset: int, size: int, callbackInfo: WGPUBufferMapCallbackInfo) -> WGPUFuture: ...
def wgpuBufferReadMappedRange(buffer: Any, offset: int, data: Any, size: int) -> int: ...
def wgpuBufferSetLabel(buffer: Any, label: WGPUStringView) -> None: ...
def wgpuBufferUnmap(buffer: Any) -> None: ...
def wgpuBufferWriteMappedRange(buffer: Any, offset: int, data: Any, size: int) -> int: ...
def wgpuBufferAddRef(buffer: Any) -> None: ...
def wgpuBufferRelease(buffer: Any) -> None: ...
def wgpuCommandBufferSetLabel(commandBuffer: Any, label: WGPUStringView) -> None: ...
def wgpuCommandBufferAddRef(commandBuffer: Any) -> None: ...
def wgpuCommandBufferRelease(commandBuffer: Any) -> None: ...
def wgpuCommandEncoderBeginComputePass(commandEncoder: Any, descriptor: Any) -> Any: ...
def wgpuCommandEncoderBeginRenderPass(commandEncoder: Any, descriptor: Any) -> Any: ...
def wgpuCommandEncoderClearBuffer(commandEncoder: Any, buffer: Any, offset: int, size: int) -> None: ...
def wgpuCommandEncoderCopyBufferToBuffer(commandEncoder: Any, source: Any, sourceOffset: int, destination: Any, destinationOffset: int, size: int) -> None: ...
def wgpuCommandEncoderCopyBufferToTexture(commandEncoder: Any, source: Any, destination: Any, copySize: Any) -> None: ...
def wgpuCommandEncoderCopyTextureToBuffer(commandEncoder: Any, source: Any, destination: Any, copySize: Any) -> None: ...
def wgpuCommandEncoderCopyTextureToTexture(commandEncoder: Any, source: Any, destination: Any, copySize: Any) -> None: ...
def wgpuCommandEncoderFinish(commandEncoder: Any, descriptor: Any) -> Any: ...
def wgpuCommandEncoderInsertDebugMarker(commandEncoder: Any, markerLabel: WGPUStringView) -> None: ...
def wgpuCommandEncoderPopDebugGroup(commandEncoder: Any) -> None: ...
def wgpuCommandEncoderPushDebugGroup(commandEncoder: Any, groupLabel: WGPUStringView) -> None: ...
def wgpuCommandEncoderResolveQuerySet(commandEncoder: Any, querySet: Any, firstQuery: int, queryCount: int, destination: Any, destinationOffset: int) -> None: ...
def wgpuCommandEncoderSetLabel(commandEncoder: Any, label: WGPUStringView) -> None: ...
def wgpuCommandEncoderWriteTimestamp(commandEncoder: Any, querySet: Any, queryIndex: int) -> None: ...
def wgpuCommandEncoderAddRef(commandEncoder: Any) -> None: ...
def wgpuCommandEncoderRelease(commandEncoder: Any) -> None: ...
def wgpuComputePassEncoderDispatchWorkgroups(computePassEncoder: Any, workgroupCountX: int, workgroupCountY: int, workgroupCountZ: int) -> None: ...
def wgpuComputePassEncoderDispatchWorkgroupsIndirect(computePassEncoder: Any, indirectBuffer: Any, indirectOffset: int) -> None: ...
def wgpuComputePassEncoderEnd(computePassEncoder: Any) -> None: ...
def wgpuComputePassEncoderInsertDebugMarker(computePassEncoder: Any, markerLabel: WGPUStringView) -> None: ...
def wgpuComputePassEncoderPopDebugGroup(computePassEncoder: Any) -> None: ...
def wgpuComputePassEncoderPushDebugGroup(computePassEncoder: Any, groupLabel: WGPUStringView) -> None: ...
def wgpuComputePassEncoderSetBindGroup(computePassEncoder: Any, groupIndex: int, group: Any, dynamicOffsetCount: int, dynamicOffsets: Any) -> None: ...
def wgpuComputePassEncoderSetImmediates(computePassEncoder: Any, offset: int, data: Any, size: int) -> None: ...
def wgpuComputePassEncoderSetLabel(computePassEncoder: Any, label: WGPUStringView) -> None: ...
def wgpuComputePassEncoderSetPipeline(computePassEncoder: Any, pipeline: Any) -> None: ...
def wgpuComputePassEncoderAddRef(computePassEncoder: Any) -> None: ...
def wgpuComputePassEncoderRelease(computePassEncoder: Any) -> None: ...
def wgpuComputePipelineGetBindGroupLayout(computePipeline: Any, groupIndex: int) -> Any: ...
def wgpuComputePipelineSetLabel(computePipeline: Any, label: WGPUStringView) -> None: ...
def wgpuComputePipelineAddRef(computePipeline: Any) -> None: ...
def wgpuComputePipelineRelease(computePipeline: Any) -> None: ...
def wgpuDeviceCreateBindGroup(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateBindGroupLayout(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateBuffer(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateCommandEncoder(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateComputePipeline(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateComputePipelineAsync(device: Any, descriptor: Any, callbackInfo: WGPUCreateComputePipelineAsyncCallbackInfo) -> WGPUFuture: ...
def wgpuDeviceCreatePipelineLayout(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateQuerySet(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateRenderBundleEncoder(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateRenderPipeline(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateRenderPipelineAsync(device: Any, descriptor: Any, callbackInfo: WGPUCreateRenderPipelineAsyncCallbackInfo) -> WGPUFuture: ...
def wgpuDeviceCreateSampler(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateShaderModule(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceCreateTexture(device: Any, descriptor: Any) -> Any: ...
def wgpuDeviceDestroy(device: Any) -> None: ...
def wgpuDeviceGetAdapterInfo(device: Any, adapterInfo: Any) -> int: ...
def wgpuDeviceGetFeatures(device: Any, features: Any) -> None: ...
def wgpuDeviceGetLimits(device: Any, limits: Any) -> int: ...
def wgpuDeviceGetLostFuture(device: Any) -> WGPUFuture: ...
def wgpuDeviceGetQueue(device: Any) -> Any: ...
def wgpuDeviceHasFeature(device: Any, feature: int) -> int: ...
def wgpuDevicePopErrorScope(device: Any, callbackInfo: WGPUPopErrorScopeCallbackInfo) -> WGPUFuture: ...
def wgpuDevicePushErrorScope(device: Any, filter: int) -> None: ...
def wgpuDeviceSetLabel(device: Any, label: WGPUStringView) -> None: ...
def wgpuDeviceAddRef(device: Any) -> None: ...
def wgpuDeviceRelease(device: Any) -> None: ...
def wgpuExternalTextureSetLabel(externalTexture: Any, label: WGPUStringView) -> None: ...
def wgpuExternalTextureAddRef(externalTexture: Any) -> None: ...
def wgpuExternalTextureRelease(externalTexture: Any) -> None: ...
def wgpuInstanceCreateSurface(instance: Any, descriptor: Any) -> Any: ...
def wgpuInstanceGetWGSLLanguageFeatures(instance: Any, features: Any) -> None: ...
def wgpuInstanceHasWGSLLanguageFeature(instance: Any, feature: int) -> int: ...
def wgpuInstanceProcessEvents(instance: Any) -> None: ...
def wgpuInstanceRequestAdapter(instance: Any, options: Any, callbackInfo: WGPURequestAdapterCallbackInfo) -> WGPUFuture: ...
def wgpuInstanceWaitAny(instance: Any, futureCount: int, futures: Any, timeoutNS: int) -> int: ...
def wgpuInstanceAddRef(instance: Any) -> None: ...
def wgpuInstanceRelease(instance: Any) -> None: ...
def wgpuPipelineLayoutSetLabel(pipelineLayout: Any, label: WGPUStringView) -> None: ...
def wgpuPipelineLayoutAddRef(pipelineLayout: Any) -> None: ...
def wgpuPipelineLayoutRelease(pipelineLayout: Any) -> None: ...
def wgpuQuerySetDestroy(querySet: Any) -> None: ...
def wgpuQuerySetGetCount(querySet: Any) -> int: ...
def wgpuQuerySetGetType(querySet: Any) -> int: ...
def wgpuQuerySetSetLabel(querySet: Any, label: WGPUStringView) -> None: ...
def wgpuQuerySetAddRef(querySet: Any) -> None: ...
def wgpuQuerySetRelease(querySet: Any) -> None: ...
def wgpuQueueOnSubmittedWorkDone(queue: Any, callbackInfo: WGPUQueueWorkDoneCallbackInfo) -> WGPUFuture: ...
def wgpuQueueSetLabel(queue: Any, label: WGPUStringView) -> None: ...
def wgpuQueueSubmit(queue: Any, commandCount: int, commands: Any) -> None: ...
def wgpuQueueWriteBuffer(queue: Any, buffer: Any, bufferOffset: int, data: Any, size: int) -> None: ...
def wgpuQueueWriteTexture(queue: Any, destination: Any, data: Any, dataSize: int, dataLayout: Any, writeSize: Any) -> None: ...
def wgpuQueueAddRef(queue: Any) -> None: ...
def wgpuQueueRelease(queue: Any) -> None: ...
def wgpuRenderBundleSetLabel(renderBundle: Any, label: WGPUStringView) -> None: ...
def wgpuRenderBundleAddRef(renderBundle: Any) -> None: ...
def wgpuRenderBundleRelease(renderBundle: Any) -> None: ...
def wgpuRenderBundleEncoderDraw(renderBundleEncoder: Any, vertexCount: int, instanceCount: int, firstVertex: int, firstInstance: int) -> None: ...
def wgpuRenderBundleEncoderDrawIndexed(renderBundleEncoder: Any, indexCount: int, instanceCount: int, firstIndex: int, baseVertex: int, firstInstance: int) -> None: ...
def wgpuRenderBundleEncoderDrawIndexedIndirect(renderBundleEncoder: Any, indirectBuffer: Any, indirectOffset: int) -> None: ...
def wgpuRenderBundleEncoderDrawIndirect(renderBundleEncoder: Any, indirectBuffer: Any, indirectOffset: int) -> None: ...
def wgpuRenderBundleEncoderFinish(renderBundleEncoder: Any, descriptor: Any) -> Any: ...
def wgpuRenderBundleEncoderInsertDebugMarker(renderBundleEncoder: Any, markerLabel: WGPUStringView) -> None: ...
def wgpuRenderBundleEncoderPopDebugGroup(renderBundleEncoder: Any) -> None: ...
def wgpuRenderBundleEncoderPushDebugGroup(renderBundleEncoder: Any, groupLabel: WGPUStringView) -> None: ...
def wgpuRenderBundleEncoderSetBindGroup(renderBundleEncoder: Any, groupIndex: int, group: Any, dynamicOffsetCount: int, dynamicOffsets: Any) -> None: ...
def wgpuRenderBundleEncoderSetImmediates(renderBundleEncoder: Any, offset: int, data: Any, size: int) -> None: ...
def wgpuRenderBundleEncoderSetIndexBuffer(renderBundleEncoder: Any, buffer: Any, format: int, offset: int, size: int) -> None: ...
def wgpuRenderBundleEncoderSetLabel(renderBundleEncoder: Any, label: WGPUStringView) -> None: ...
def wgpuRenderBundleEncoderSetPipeline(renderBundleEncoder: Any, pipeline: Any) -> None: ...
def wgpuRenderBundleEncoderSetVertexBuffer(renderBundleEncoder: Any, slot: int, buffer: Any, offset: int, size: int) -> None: ...
def wgpuRenderBundleEncoderAddRef(renderBundleEncoder: Any) -> None: ...
def wgpuRenderBundleEncoderRelease(renderBundleEncoder: Any) -> None: ...
def wgpuRenderPassEncoderBeginOcclusionQuery(renderPassEncoder: Any, queryIndex: int) -> None: ...
def wgpuRenderPassEncoderDraw(renderPassEncoder: Any, vertexCount: int, instanceCount: int, firstVertex: int, firstInstance: int) -> None: ...
def wgpuRenderPassEncoderDrawIndexed(renderPassEncoder: Any, indexCount: int, instanceCount: int, firstIndex: int, baseVertex: int, firstInstance: int) -> None: ...
def wgpuRenderPassEncoderDrawIndexedIndirect(renderPassEncoder: Any, indirectBuffer: Any, indirectOffset: int) -> None: ...
def wgpuRenderPassEncoderDrawIndirect(renderPassEncoder: Any, indirectBuffer: Any, indirectOffset: int) -> None: ...
def wgpuRenderPassEncoderEnd(renderPassEncoder: Any) -> None: ...
def wgpuRenderPassEncoderEndOcclusionQuery(renderPassEncoder: Any) -> None: ...
def wgpuRenderPassEncoderExecuteBundles(renderPassEncoder: Any, bundleCount: int, bundles: Any) -> None: ...
def wgpuRenderPassEncoderInsertDebugMarker(renderPassEncoder: Any, markerLabel: WGPUStringView) -> None: ...
def wgpuRenderPassEncoderPopDebugGroup(renderPassEncoder: Any) -> None: ...
def wgpuRenderPassEncoderPushDebugGroup(renderPassEncoder: Any, groupLabel: WGPUStringView) -> None: ...
def wgpuRenderPassEncoderSetBindGroup(renderPassEncoder: Any, groupIndex: int, group: Any, dynamicOffsetCount: int, dynamicOffsets: Any) -> None: ...
def wgpuRenderPassEncoderSetBlendConstant(renderPassEncoder: Any, color: Any) -> None: ...
def wgpuRenderPassEncoderSetImmediates(renderPassEncoder: Any, offset: int, data: Any, size: int) -> None: ...
def wgpuRenderPassEncoderSetIndexBuffer(renderPassEncoder: Any, buffer: Any, format: int, offset: int, size: int) -> None: ...
def wgpuRenderPassEncoderSetLabel(renderPassEncoder: Any, label: WGPUStringView) -> None: ...
def wgpuRenderPassEncoderSetPipeline(renderPassEncoder: Any, pipeline: Any) -> None: ...
def wgpuRenderPassEncoderSetScissorRect(renderPassEncoder: Any, x: int, y: int, width: int, height: int) -> None: ...
def wgpuRenderPassEncoderSetStencilReference(renderPassEncoder: Any, reference: int) -> None: ...
def wgpuRenderPassEncoderSetVertexBuffer(renderPassEncoder: Any, slot: int, buffer: Any, offset: int, size: int) -> None: ...
def wgpuRenderPassEncoderSetViewport(renderPassEncoder: Any, x: float, y: float, width: float, height: float, minDepth: float, maxDepth: float) -> None: ...
def wgpuRenderPassEncoderAddRef(renderPassEncoder: Any) -> None: ...
def wgpuRenderPassEncoderRelease(renderPassEncoder: Any) -> None: ...
def wgpuRenderPipelineGetBindGroupLayout(renderPipeline: Any, groupIndex: int) -> Any: ...
def wgpuRenderPipelineSetLabel(renderPipeline: Any, label: WGPUStringView) -> None: ...
def wgpuRenderPipelineAddRef(renderPipeline: Any) -> None: ...
def wgpuRenderPipelineRelease(renderPipeline: Any) -> None: ...
def wgpuSamplerSetLabel(sampler: Any, label: WGPUStringView) -> None: ...
def wgpuSamplerAddRef(sampler: Any) -> None: ...
def wgpuSamplerRelease(sampler: Any) -> None: ...
def wgpuShaderModuleGetCompilationInfo(shaderModule: Any, callbackInfo: WGPUCompilationInfoCallbackInfo) -> WGPUFuture: ...
def wgpuShaderModuleSetLabel(shaderModule: Any, label: WGPUStringView) -> None: ...
def wgpuShaderModuleAddRef(shaderModule: Any) -> None: ...
def wgpuShaderModuleRelease(shaderModule: Any) -> None: ...
def wgpuSupportedFeaturesFreeMembers(supportedFeatures: WGPUSupportedFeatures) -> None: ...
def wgpuSupportedInstanceFeaturesFreeMembers(supportedInstanceFeatures: WGPUSupportedInstanceFeatures) -> None: ...
def wgpuSupportedWGSLLanguageFeaturesFreeMembers(supportedWGSLLanguageFeatures: WGPUSupportedWGSLLanguageFeatures) -> None: ...
def wgpuSurfaceConfigure(surface: Any, config: Any) -> None: ...
def wgpuSurfaceGetCapabilities(surface: Any, adapter: Any, capabilities: Any) -> int: ...
def wgpuSurfaceGetCurrentTexture(surface: Any, surfaceTexture: Any) -> None: ...
def wgpuSurfacePresent(surface: Any) -> int: ...
def wgpuSurfaceSetLabel(surface: Any, label: WGPUStringView) -> None: ...
def wgpuSurfaceUnconfigure(surface: Any) -> None: ...
def wgpuSurfaceAddRef(surface: Any) -> None: ...
def wgpuSurfaceRelease(surface: Any) -> None: ...
def wgpuSurfaceCapabilitiesFreeMembers(surfaceCapabilities: WGPUSurfaceCapabilities) -> None: ...
def wgpuTextureCreateView(texture: Any, descriptor: Any) -> Any: ...
def wgpuTextureDestroy(texture: Any) -> None: ...
def wgpuTextureGetDepthOrArrayLayers(texture: Any) -> int: ...
def wgpuTextureGetDimension(texture: Any) -> int: ...
def wgpuTextureGetFormat(texture: Any) -> int: ...
def wgpuTextureGetHeight(texture: Any) -> int: ...
def wgpuTextureGetMipLevelCount(texture: Any) -> int: ...
def wgpuTextureGetSampleCount(texture: Any) -> int: ...
def wgpuTextureGetTextureBindingViewDimension(texture: Any) -> int: ...
def wgpuTextureGetUsage(texture: Any) -> int: ...
def wgpuTextureGetWidth(texture: Any) -> int: ...
def wgpuTextureSetLabel(texture: Any, label: WGPUStringView) -> None: ...
def wgpuTextureAddRef(texture: Any) -> None: ...
def wgpuTextureRelease(texture: Any) -> None: ...
def wgpuTextureViewSetLabel(textureView: Any, label: WGPUStringView) -> None: ...
def wgpuTextureViewAddRef(textureView: Any) -> None: ...
def wgpuTextureViewRelease(textureView: Any) -> None: ...
def wgpuGenerateReport(instance: Any, report: Any) -> None: ...
def wgpuInstanceEnumerateAdapters(instance: Any, options: Any, adapters: Any) -> int: ...
def wgpuQueueSubmitForIndex(queue: Any, commandCount: int, commands: Any) -> int: ...
def wgpuQueueGetTimestampPeriod(queue: Any) -> float: ...
def wgpuDevicePoll(device: Any, wait: int, submissionIndex: Any) -> int: ...
def wgpuDeviceCreateShaderModuleSpirV(device: Any, descriptor: Any) -> Any: ...
def wgpuSetLogCallback(callback: Any, userdata: Any) -> None: ...
def wgpuSetLogLevel(level: int) -> None: ...
def wgpuGetVersion() -> int: ...
def wgpuDeviceGetNativeMetalDevice(device: Any) -> int | None: ...
def wgpuQueueGetNativeMetalCommandQueue(queue: Any) -> int | None: ...
def wgpuTextureGetNativeMetalTexture(texture: Any) -> int | None: ...
def wgpuRenderPassEncoderMultiDrawIndirect(encoder: Any, buffer: Any, offset: int, count: int) -> None: ...
def wgpuRenderPassEncoderMultiDrawIndexedIndirect(encoder: Any, buffer: Any, offset: int, count: int) -> None: ...
def wgpuRenderPassEncoderMultiDrawIndirectCount(encoder: Any, buffer: Any, offset: int, count_buffer: Any, count_buffer_offset: int, max_count: int) -> None: ...
def wgpuRenderPassEncoderMultiDrawIndexedIndirectCount(encoder: Any, buffer: Any, offset: int, count_buffer: Any, count_buffer_offset: int, max_count: int) -> None: ...
def wgpuComputePassEncoderBeginPipelineStatisticsQuery(computePassEncoder: Any, querySet: Any, queryIndex: int) -> None: ...
def wgpuComputePassEncoderEndPipelineStatisticsQuery(computePassEncoder: Any) -> None: ...
def wgpuRenderPassEncoderBeginPipelineStatisticsQuery(renderPassEncoder: Any, querySet: Any, queryIndex: int) -> None: ...
def wgpuRenderPassEncoderEndPipelineStatisticsQuery(renderPassEncoder: Any) -> None: ...
def wgpuComputePassEncoderWriteTimestamp(computePassEncoder: Any, querySet: Any, queryIndex: int) -> None: ...
def wgpuRenderPassEncoderWriteTimestamp(renderPassEncoder: Any, querySet: Any, queryIndex: int) -> None: ...
def wgpuDeviceStartGraphicsDebuggerCapture(device: Any) -> int: ...
def wgpuDeviceStopGraphicsDebuggerCapture(device: Any) -> None: ...
def wgpuCommandEncoderClearTexture(commandEncoder: Any, texture: Any, range: Any) -> None: ...
def wgpuDeviceCreateShaderModuleTrusted(device: Any, descriptor: Any, runtimeChecks: int) -> Any: ...
WGPUAdapterType_DiscreteGPU: Final = 1
WGPUAdapterType_IntegratedGPU: Final = 2
WGPUAdapterType_CPU: Final = 3
WGPUAdapterType_Unknown: Final = 4
WGPUAdapterType_Force32: Final = 0x7fffffff
WGPUAddressMode_Undefined: Final = 0
WGPUAddressMode_ClampToEdge: Final = 1
WGPUAddressMode_Repeat: Final = 2
WGPUAddressMode_MirrorRepeat: Final = 3
WGPUAddressMode_Force32: Final = 0x7fffffff
WGPUBackendType_Undefined: Final = 0
WGPUBackendType_Null: Final = 1
WGPUBackendType_WebGPU: Final = 2
WGPUBackendType_D3D11: Final = 3
WGPUBackendType_D3D12: Final = 4
WGPUBackendType_Metal: Final = 5
WGPUBackendType_Vulkan: Final = 6
WGPUBackendType_OpenGL: Final = 7
WGPUBackendType_OpenGLES: Final = 8
WGPUBackendType_Force32: Final = 0x7fffffff
WGPUBlendFactor_Undefined: Final = 0
WGPUBlendFactor_Zero: Final = 1
WGPUBlendFactor_One: Final = 2
WGPUBlendFactor_Src: Final = 3
WGPUBlendFactor_OneMinusSrc: Final = 4
WGPUBlendFactor_SrcAlpha: Final = 5
WGPUBlendFactor_OneMinusSrcAlpha: Final = 6
WGPUBlendFactor_Dst: Final = 7
WGPUBlendFactor_OneMinusDst: Final = 8
WGPUBlendFactor_DstAlpha: Final = 9
WGPUBlendFactor_OneMinusDstAlpha: Final = 10
WGPUBlendFactor_SrcAlphaSaturated: Final = 11
WGPUBlendFactor_Constant: Final = 12
WGPUBlendFactor_OneMinusConstant: Final = 13
WGPUBlendFactor_Src1: Final = 14
WGPUBlendFactor_OneMinusSrc1: Final = 15
WGPUBlendFactor_Src1Alpha: Final = 16
WGPUBlendFactor_OneMinusSrc1Alpha: Final = 17
WGPUBlendFactor_Force32: Final = 0x7fffffff
WGPUBlendOperation_Undefined: Final = 0
WGPUBlendOperation_Add: Final = 1
WGPUBlendOperation_Subtract: Final = 2
WGPUBlendOperation_ReverseSubtract: Final = 3
WGPUBlendOperation_Min: Final = 4
WGPUBlendOperation_Max: Final = 5
WGPUBlendOperation_Force32: Final = 0x7fffffff
WGPUBufferBindingType_BindingNotUsed: Final = 0
WGPUBufferBindingType_Undefined: Final = 1
WGPUBufferBindingType_Uniform: Final = 2
WGPUBufferBindingType_Storage: Final = 3
WGPUBufferBindingType_ReadOnlyStorage: Final = 4
WGPUBufferBindingType_Force32: Final = 0x7fffffff
WGPUBufferMapState_Unmapped: Final = 1
WGPUBufferMapState_Pending: Final = 2
WGPUBufferMapState_Mapped: Final = 3
WGPUBufferMapState_Force32: Final = 0x7fffffff
WGPUCallbackMode_WaitAnyOnly: Final = 1
WGPUCallbackMode_AllowProcessEvents: Final = 2
WGPUCallbackMode_AllowSpontaneous: Final = 3
WGPUCallbackMode_Force32: Final = 0x7fffffff
WGPUCompareFunction_Undefined: Final = 0
WGPUCompareFunction_Never: Final = 1
WGPUCompareFunction_Less: Final = 2
WGPUCompareFunction_Equal: Final = 3
WGPUCompareFunction_LessEqual: Final = 4
WGPUCompareFunction_Greater: Final = 5
WGPUCompareFunction_NotEqual: Final = 6
WGPUCompareFunction_GreaterEqual: Final = 7
WGPUCompareFunction_Always: Final = 8
WGPUCompareFunction_Force32: Final = 0x7fffffff
WGPUCompilationInfoRequestStatus_Success: Final = 1
WGPUCompilationInfoRequestStatus_CallbackCancelled: Final = 2
WGPUCompilationInfoRequestStatus_Force32: Final = 0x7fffffff
WGPUCompilationMessageType_Error: Final = 1
WGPUCompilationMessageType_Warning: Final = 2
WGPUCompilationMessageType_Info: Final = 3
WGPUCompilationMessageType_Force32: Final = 0x7fffffff
WGPUComponentSwizzle_Undefined: Final = 0
WGPUComponentSwizzle_Zero: Final = 1
WGPUComponentSwizzle_One: Final = 2
WGPUComponentSwizzle_R: Final = 3
WGPUComponentSwizzle_G: Final = 4
WGPUComponentSwizzle_B: Final = 5
WGPUComponentSwizzle_A: Final = 6
WGPUComponentSwizzle_Force32: Final = 0x7fffffff
WGPUCompositeAlphaMode_Auto: Final = 0
WGPUCompositeAlphaMode_Opaque: Final = 1
WGPUCompositeAlphaMode_Premultiplied: Final = 2
WGPUCompositeAlphaMode_Unpremultiplied: Final = 3
WGPUCompositeAlphaMode_Inherit: Final = 4
WGPUCompositeAlphaMode_Force32: Final = 0x7fffffff
WGPUCreatePipelineAsyncStatus_Success: Final = 1
WGPUCreatePipelineAsyncStatus_CallbackCancelled: Final = 2
WGPUCreatePipelineAsyncStatus_ValidationError: Final = 3
WGPUCreatePipelineAsyncStatus_InternalError: Final = 4
WGPUCreatePipelineAsyncStatus_Force32: Final = 0x7fffffff
WGPUCullMode_Undefined: Final = 0
WGPUCullMode_None: Final = 1
WGPUCullMode_Front: Final = 2
WGPUCullMode_Back: Final = 3
WGPUCullMode_Force32: Final = 0x7fffffff
WGPUDeviceLostReason_Unknown: Final = 1
WGPUDeviceLostReason_Destroyed: Final = 2
WGPUDeviceLostReason_CallbackCancelled: Final = 3
WGPUDeviceLostReason_FailedCreation: Final = 4
WGPUDeviceLostReason_Force32: Final = 0x7fffffff
WGPUErrorFilter_Validation: Final = 1
WGPUErrorFilter_OutOfMemory: Final = 2
WGPUErrorFilter_Internal: Final = 3
WGPUErrorFilter_Force32: Final = 0x7fffffff
WGPUErrorType_NoError: Final = 1
WGPUErrorType_Validation: Final = 2
WGPUErrorType_OutOfMemory: Final = 3
WGPUErrorType_Internal: Final = 4
WGPUErrorType_Unknown: Final = 5
WGPUErrorType_Force32: Final = 0x7fffffff
WGPUFeatureLevel_Undefined: Final = 0
WGPUFeatureLevel_Compatibility: Final = 1
WGPUFeatureLevel_Core: Final = 2
WGPUFeatureLevel_Force32: Final = 0x7fffffff
WGPUFeatureName_CoreFeaturesAndLimits: Final = 1
WGPUFeatureName_DepthClipControl: Final = 2
WGPUFeatureName_Depth32FloatStencil8: Final = 3
WGPUFeatureName_TextureCompressionBC: Final = 4
WGPUFeatureName_TextureCompressionBCSliced3D: Final = 5
WGPUFeatureName_TextureCompressionETC2: Final = 6
WGPUFeatureName_TextureCompressionASTC: Final = 7
WGPUFeatureName_TextureCompressionASTCSliced3D: Final = 8
WGPUFeatureName_TimestampQuery: Final = 9
WGPUFeatureName_IndirectFirstInstance: Final = 10
WGPUFeatureName_ShaderF16: Final = 11
WGPUFeatureName_RG11B10UfloatRenderable: Final = 12
WGPUFeatureName_BGRA8UnormStorage: Final = 13
WGPUFeatureName_Float32Filterable: Final = 14
WGPUFeatureName_Float32Blendable: Final = 15
WGPUFeatureName_ClipDistances: Final = 16
WGPUFeatureName_DualSourceBlending: Final = 17
WGPUFeatureName_Subgroups: Final = 18
WGPUFeatureName_TextureFormatsTier1: Final = 19
WGPUFeatureName_TextureFormatsTier2: Final = 20
WGPUFeatureName_PrimitiveIndex: Final = 21
WGPUFeatureName_TextureComponentSwizzle: Final = 22
WGPUFeatureName_Force32: Final = 0x7fffffff
WGPUFilterMode_Undefined: Final = 0
WGPUFilterMode_Nearest: Final = 1
WGPUFilterMode_Linear: Final = 2
WGPUFilterMode_Force32: Final = 0x7fffffff
WGPUFrontFace_Undefined: Final = 0
WGPUFrontFace_CCW: Final = 1
WGPUFrontFace_CW: Final = 2
WGPUFrontFace_Force32: Final = 0x7fffffff
WGPUIndexFormat_Undefined: Final = 0
WGPUIndexFormat_Uint16: Final = 1
WGPUIndexFormat_Uint32: Final = 2
WGPUIndexFormat_Force32: Final = 0x7fffffff
WGPUInstanceFeatureName_TimedWaitAny: Final = 1
WGPUInstanceFeatureName_ShaderSourceSPIRV: Final = 2
WGPUInstanceFeatureName_MultipleDevicesPerAdapter: Final = 3
WGPUInstanceFeatureName_Force32: Final = 0x7fffffff
WGPULoadOp_Undefined: Final = 0
WGPULoadOp_Load: Final = 1
WGPULoadOp_Clear: Final = 2
WGPULoadOp_Force32: Final = 0x7fffffff
WGPUMapAsyncStatus_Success: Final = 1
WGPUMapAsyncStatus_CallbackCancelled: Final = 2
WGPUMapAsyncStatus_Error: Final = 3
WGPUMapAsyncStatus_Aborted: Final = 4
WGPUMapAsyncStatus_Force32: Final = 0x7fffffff
WGPUMipmapFilterMode_Undefined: Final = 0
WGPUMipmapFilterMode_Nearest: Final = 1
WGPUMipmapFilterMode_Linear: Final = 2
WGPUMipmapFilterMode_Force32: Final = 0x7fffffff
WGPUOptionalBool_False: Final = 0
WGPUOptionalBool_True: Final = 1
WGPUOptionalBool_Undefined: Final = 2
WGPUOptionalBool_Force32: Final = 0x7fffffff
WGPUPopErrorScopeStatus_Success: Final = 1
WGPUPopErrorScopeStatus_CallbackCancelled: Final = 2
WGPUPopErrorScopeStatus_Error: Final = 3
WGPUPopErrorScopeStatus_Force32: Final = 0x7fffffff
WGPUPowerPreference_Undefined: Final = 0
WGPUPowerPreference_LowPower: Final = 1
WGPUPowerPreference_HighPerformance: Final = 2
WGPUPowerPreference_Force32: Final = 0x7fffffff
WGPUPredefinedColorSpace_SRGB: Final = 1
WGPUPredefinedColorSpace_DisplayP3: Final = 2
WGPUPredefinedColorSpace_Force32: Final = 0x7fffffff
WGPUPresentMode_Undefined: Final = 0
WGPUPresentMode_Fifo: Final = 1
WGPUPresentMode_FifoRelaxed: Final = 2
WGPUPresentMode_Immediate: Final = 3
WGPUPresentMode_Mailbox: Final = 4
WGPUPresentMode_Force32: Final = 0x7fffffff
WGPUPrimitiveTopology_Undefined: Final = 0
WGPUPrimitiveTopology_PointList: Final = 1
WGPUPrimitiveTopology_LineList: Final = 2
WGPUPrimitiveTopology_LineStrip: Final = 3
WGPUPrimitiveTopology_TriangleList: Final = 4
WGPUPrimitiveTopology_TriangleStrip: Final = 5
WGPUPrimitiveTopology_Force32: Final = 0x7fffffff
WGPUQueryType_Occlusion: Final = 1
WGPUQueryType_Timestamp: Final = 2
WGPUQueryType_Force32: Final = 0x7fffffff
WGPUQueueWorkDoneStatus_Success: Final = 1
WGPUQueueWorkDoneStatus_CallbackCancelled: Final = 2
WGPUQueueWorkDoneStatus_Error: Final = 3
WGPUQueueWorkDoneStatus_Force32: Final = 0x7fffffff
WGPURequestAdapterStatus_Success: Final = 1
WGPURequestAdapterStatus_CallbackCancelled: Final = 2
WGPURequestAdapterStatus_Unavailable: Final = 3
WGPURequestAdapterStatus_Error: Final = 4
WGPURequestAdapterStatus_Force32: Final = 0x7fffffff
WGPURequestDeviceStatus_Success: Final = 1
WGPURequestDeviceStatus_CallbackCancelled: Final = 2
WGPURequestDeviceStatus_Error: Final = 3
WGPURequestDeviceStatus_Force32: Final = 0x7fffffff
WGPUSamplerBindingType_BindingNotUsed: Final = 0
WGPUSamplerBindingType_Undefined: Final = 1
WGPUSamplerBindingType_Filtering: Final = 2
WGPUSamplerBindingType_NonFiltering: Final = 3
WGPUSamplerBindingType_Comparison: Final = 4
WGPUSamplerBindingType_Force32: Final = 0x7fffffff
WGPUStatus_Success: Final = 1
WGPUStatus_Error: Final = 2
WGPUStatus_Force32: Final = 0x7fffffff
WGPUStencilOperation_Undefined: Final = 0
WGPUStencilOperation_Keep: Final = 1
WGPUStencilOperation_Zero: Final = 2
WGPUStencilOperation_Replace: Final = 3
WGPUStencilOperation_Invert: Final = 4
WGPUStencilOperation_IncrementClamp: Final = 5
WGPUStencilOperation_DecrementClamp: Final = 6
WGPUStencilOperation_IncrementWrap: Final = 7
WGPUStencilOperation_DecrementWrap: Final = 8
WGPUStencilOperation_Force32: Final = 0x7fffffff
WGPUStorageTextureAccess_BindingNotUsed: Final = 0
WGPUStorageTextureAccess_Undefined: Final = 1
WGPUStorageTextureAccess_WriteOnly: Final = 2
WGPUStorageTextureAccess_ReadOnly: Final = 3
WGPUStorageTextureAccess_ReadWrite: Final = 4
WGPUStorageTextureAccess_Force32: Final = 0x7fffffff
WGPUStoreOp_Undefined: Final = 0
WGPUStoreOp_Store: Final = 1
WGPUStoreOp_Discard: Final = 2
WGPUStoreOp_Force32: Final = 0x7fffffff
WGPUSType_ShaderSourceSPIRV: Final = 1
WGPUSType_ShaderSourceWGSL: Final = 2
WGPUSType_RenderPassMaxDrawCount: Final = 3
WGPUSType_SurfaceSourceMetalLayer: Final = 4
WGPUSType_SurfaceSourceWindowsHWND: Final = 5
WGPUSType_SurfaceSourceXlibWindow: Final = 6
WGPUSType_SurfaceSourceWaylandSurface: Final = 7
WGPUSType_SurfaceSourceAndroidNativeWindow: Final = 8
WGPUSType_SurfaceSourceXCBWindow: Final = 9
WGPUSType_SurfaceColorManagement: Final = 10
WGPUSType_RequestAdapterWebXROptions: Final = 11
WGPUSType_TextureComponentSwizzleDescriptor: Final = 12
WGPUSType_ExternalTextureBindingLayout: Final = 13
WGPUSType_ExternalTextureBindingEntry: Final = 14
WGPUSType_CompatibilityModeLimits: Final = 15
WGPUSType_TextureBindingViewDimension: Final = 16
WGPUSType_Force32: Final = 0x7fffffff
WGPUSurfaceGetCurrentTextureStatus_SuccessOptimal: Final = 1
WGPUSurfaceGetCurrentTextureStatus_SuccessSuboptimal: Final = 2
WGPUSurfaceGetCurrentTextureStatus_Timeout: Final = 3
WGPUSurfaceGetCurrentTextureStatus_Outdated: Final = 4
WGPUSurfaceGetCurrentTextureStatus_Lost: Final = 5
WGPUSurfaceGetCurrentTextureStatus_Error: Final = 6
WGPUSurfaceGetCurrentTextureStatus_Force32: Final = 0x7fffffff
WGPUTextureAspect_Undefined: Final = 0
WGPUTextureAspect_All: Final = 1
WGPUTextureAspect_StencilOnly: Final = 2
WGPUTextureAspect_DepthOnly: Final = 3
WGPUTextureAspect_Force32: Final = 0x7fffffff
WGPUTextureDimension_Undefined: Final = 0
WGPUTextureDimension_1D: Final = 1
WGPUTextureDimension_2D: Final = 2
WGPUTextureDimension_3D: Final = 3
WGPUTextureDimension_Force32: Final = 0x7fffffff
WGPUTextureFormat_Undefined: Final = 0
WGPUTextureFormat_R8Unorm: Final = 1
WGPUTextureFormat_R8Snorm: Final = 2
WGPUTextureFormat_R8Uint: Final = 3
WGPUTextureFormat_R8Sint: Final = 4
WGPUTextureFormat_R16Unorm: Final = 5
WGPUTextureFormat_R16Snorm: Final = 6
WGPUTextureFormat_R16Uint: Final = 7
WGPUTextureFormat_R16Sint: Final = 8
WGPUTextureFormat_R16Float: Final = 9
WGPUTextureFormat_RG8Unorm: Final = 10
WGPUTextureFormat_RG8Snorm: Final = 11
WGPUTextureFormat_RG8Uint: Final = 12
WGPUTextureFormat_RG8Sint: Final = 13
WGPUTextureFormat_R32Float: Final = 14
WGPUTextureFormat_R32Uint: Final = 15
WGPUTextureFormat_R32Sint: Final = 16
WGPUTextureFormat_RG16Unorm: Final = 17
WGPUTextureFormat_RG16Snorm: Final = 18
WGPUTextureFormat_RG16Uint: Final = 19
WGPUTextureFormat_RG16Sint: Final = 20
WGPUTextureFormat_RG16Float: Final = 21
WGPUTextureFormat_RGBA8Unorm: Final = 22
WGPUTextureFormat_RGBA8UnormSrgb: Final = 23
WGPUTextureFormat_RGBA8Snorm: Final = 24
WGPUTextureFormat_RGBA8Uint: Final = 25
WGPUTextureFormat_RGBA8Sint: Final = 26
WGPUTextureFormat_BGRA8Unorm: Final = 27
WGPUTextureFormat_BGRA8UnormSrgb: Final = 28
WGPUTextureFormat_RGB10A2Uint: Final = 29
WGPUTextureFormat_RGB10A2Unorm: Final = 30
WGPUTextureFormat_RG11B10Ufloat: Final = 31
WGPUTextureFormat_RGB9E5Ufloat: Final = 32
WGPUTextureFormat_RG32Float: Final = 33
WGPUTextureFormat_RG32Uint: Final = 34
WGPUTextureFormat_RG32Sint: Final = 35
WGPUTextureFormat_RGBA16Unorm: Final = 36
WGPUTextureFormat_RGBA16Snorm: Final = 37
WGPUTextureFormat_RGBA16Uint: Final = 38
WGPUTextureFormat_RGBA16Sint: Final = 39
WGPUTextureFormat_RGBA16Float: Final = 40
WGPUTextureFormat_RGBA32Float: Final = 41
WGPUTextureFormat_RGBA32Uint: Final = 42
WGPUTextureFormat_RGBA32Sint: Final = 43
WGPUTextureFormat_Stencil8: Final = 44
WGPUTextureFormat_Depth16Unorm: Final = 45
WGPUTextureFormat_Depth24Plus: Final = 46
WGPUTextureFormat_Depth24PlusStencil8: Final = 47
WGPUTextureFormat_Depth32Float: Final = 48
WGPUTextureFormat_Depth32FloatStencil8: Final = 49
WGPUTextureFormat_BC1RGBAUnorm: Final = 50
WGPUTextureFormat_BC1RGBAUnormSrgb: Final = 51
WGPUTextureFormat_BC2RGBAUnorm: Final = 52
WGPUTextureFormat_BC2RGBAUnormSrgb: Final = 53
WGPUTextureFormat_BC3RGBAUnorm: Final = 54
WGPUTextureFormat_BC3RGBAUnormSrgb: Final = 55
WGPUTextureFormat_BC4RUnorm: Final = 56
WGPUTextureFormat_BC4RSnorm: Final = 57
WGPUTextureFormat_BC5RGUnorm: Final = 58
WGPUTextureFormat_BC5RGSnorm: Final = 59
WGPUTextureFormat_BC6HRGBUfloat: Final = 60
WGPUTextureFormat_BC6HRGBFloat: Final = 61
WGPUTextureFormat_BC7RGBAUnorm: Final = 62
WGPUTextureFormat_BC7RGBAUnormSrgb: Final = 63
WGPUTextureFormat_ETC2RGB8Unorm: Final = 64
WGPUTextureFormat_ETC2RGB8UnormSrgb: Final = 65
WGPUTextureFormat_ETC2RGB8A1Unorm: Final = 66
WGPUTextureFormat_ETC2RGB8A1UnormSrgb: Final = 67
WGPUTextureFormat_ETC2RGBA8Unorm: Final = 68
WGPUTextureFormat_ETC2RGBA8UnormSrgb: Final = 69
WGPUTextureFormat_EACR11Unorm: Final = 70
WGPUTextureFormat_EACR11Snorm: Final = 71
WGPUTextureFormat_EACRG11Unorm: Final = 72
WGPUTextureFormat_EACRG11Snorm: Final = 73
WGPUTextureFormat_ASTC4x4Unorm: Final = 74
WGPUTextureFormat_ASTC4x4UnormSrgb: Final = 75
WGPUTextureFormat_ASTC5x4Unorm: Final = 76
WGPUTextureFormat_ASTC5x4UnormSrgb: Final = 77
WGPUTextureFormat_ASTC5x5Unorm: Final = 78
WGPUTextureFormat_ASTC5x5UnormSrgb: Final = 79
WGPUTextureFormat_ASTC6x5Unorm: Final = 80
WGPUTextureFormat_ASTC6x5UnormSrgb: Final = 81
WGPUTextureFormat_ASTC6x6Unorm: Final = 82
WGPUTextureFormat_ASTC6x6UnormSrgb: Final = 83
WGPUTextureFormat_ASTC8x5Unorm: Final = 84
WGPUTextureFormat_ASTC8x5UnormSrgb: Final = 85
WGPUTextureFormat_ASTC8x6Unorm: Final = 86
WGPUTextureFormat_ASTC8x6UnormSrgb: Final = 87
WGPUTextureFormat_ASTC8x8Unorm: Final = 88
WGPUTextureFormat_ASTC8x8UnormSrgb: Final = 89
WGPUTextureFormat_ASTC10x5Unorm: Final = 90
WGPUTextureFormat_ASTC10x5UnormSrgb: Final = 91
WGPUTextureFormat_ASTC10x6Unorm: Final = 92
WGPUTextureFormat_ASTC10x6UnormSrgb: Final = 93
WGPUTextureFormat_ASTC10x8Unorm: Final = 94
WGPUTextureFormat_ASTC10x8UnormSrgb: Final = 95
WGPUTextureFormat_ASTC10x10Unorm: Final = 96
WGPUTextureFormat_ASTC10x10UnormSrgb: Final = 97
WGPUTextureFormat_ASTC12x10Unorm: Final = 98
WGPUTextureFormat_ASTC12x10UnormSrgb: Final = 99
WGPUTextureFormat_ASTC12x12Unorm: Final = 100
WGPUTextureFormat_ASTC12x12UnormSrgb: Final = 101
WGPUTextureFormat_Force32: Final = 0x7fffffff
WGPUTextureSampleType_BindingNotUsed: Final = 0
WGPUTextureSampleType_Undefined: Final = 1
WGPUTextureSampleType_Float: Final = 2
WGPUTextureSampleType_UnfilterableFloat: Final = 3
WGPUTextureSampleType_Depth: Final = 4
WGPUTextureSampleType_Sint: Final = 5
WGPUTextureSampleType_Uint: Final = 6
WGPUTextureSampleType_Force32: Final = 0x7fffffff
WGPUTextureViewDimension_Undefined: Final = 0
WGPUTextureViewDimension_1D: Final = 1
WGPUTextureViewDimension_2D: Final = 2
WGPUTextureViewDimension_2DArray: Final = 3
WGPUTextureViewDimension_Cube: Final = 4
WGPUTextureViewDimension_CubeArray: Final = 5
WGPUTextureViewDimension_3D: Final = 6
WGPUTextureViewDimension_Force32: Final = 0x7fffffff
WGPUToneMappingMode_Standard: Final = 1
WGPUToneMappingMode_Extended: Final = 2
WGPUToneMappingMode_Force32: Final = 0x7fffffff
WGPUVertexFormat_Uint8: Final = 1
WGPUVertexFormat_Uint8x2: Final = 2
WGPUVertexFormat_Uint8x4: Final = 3
WGPUVertexFormat_Sint8: Final = 4
WGPUVertexFormat_Sint8x2: Final = 5
WGPUVertexFormat_Sint8x4: Final = 6
WGPUVertexFormat_Unorm8: Final = 7
WGPUVertexFormat_Unorm8x2: Final = 8
WGPUVertexFormat_Unorm8x4: Final = 9
WGPUVertexFormat_Snorm8: Final = 10
WGPUVertexFormat_Snorm8x2: Final = 11
WGPUVertexFormat_Snorm8x4: Final = 12
WGPUVertexFormat_Uint16: Final = 13
WGPUVertexFormat_Uint16x2: Final = 14
WGPUVertexFormat_Uint16x4: Final = 15
WGPUVertexFormat_Sint16: Final = 16
WGPUVertexFormat_Sint16x2: Final = 17
WGPUVertexFormat_Sint16x4: Final = 18
WGPUVertexFormat_Unorm16: Final = 19
WGPUVertexFormat_Unorm16x2: Final = 20
WGPUVertexFormat_Unorm16x4: Final = 21
WGPUVertexFormat_Snorm16: Final = 22
WGPUVertexFormat_Snorm16x2: Final = 23
WGPUVertexFormat_Snorm16x4: Final = 24
WGPUVertexFormat_Float16: Final = 25
WGPUVertexFormat_Float16x2: Final = 26
WGPUVertexFormat_Float16x4: Final = 27
WGPUVertexFormat_Float32: Final = 28
WGPUVertexFormat_Float32x2: Final = 29
WGPUVertexFormat_Float32x3: Final = 30
WGPUVertexFormat_Float32x4: Final = 31
WGPUVertexFormat_Uint32: Final = 32
WGPUVertexFormat_Uint32x2: Final = 33
WGPUVertexFormat_Uint32x3: Final = 34
WGPUVertexFormat_Uint32x4: Final = 35
WGPUVertexFormat_Sint32: Final = 36
WGPUVertexFormat_Sint32x2: Final = 37
WGPUVertexFormat_Sint32x3: Final = 38
WGPUVertexFormat_Sint32x4: Final = 39
WGPUVertexFormat_Unorm10_10_10_2: Final = 40
WGPUVertexFormat_Unorm8x4BGRA: Final = 41
WGPUVertexFormat_Force32: Final = 0x7fffffff
WGPUVertexStepMode_Undefined: Final = 0
WGPUVertexStepMode_Vertex: Final = 1
WGPUVertexStepMode_Instance: Final = 2
WGPUVertexStepMode_Force32: Final = 0x7fffffff
WGPUWaitStatus_Success: Final = 1
WGPUWaitStatus_TimedOut: Final = 2
WGPUWaitStatus_Error: Final = 3
WGPUWaitStatus_Force32: Final = 0x7fffffff
WGPUWGSLLanguageFeatureName_ReadonlyAndReadwriteStorageTextures: Final = 1
WGPUWGSLLanguageFeatureName_Packed4x8IntegerDotProduct: Final = 2
WGPUWGSLLanguageFeatureName_UnrestrictedPointerParameters: Final = 3
WGPUWGSLLanguageFeatureName_PointerCompositeAccess: Final = 4
WGPUWGSLLanguageFeatureName_UniformBufferStandardLayout: Final = 5
WGPUWGSLLanguageFeatureName_SubgroupId: Final = 6
WGPUWGSLLanguageFeatureName_TextureAndSamplerLet: Final = 7
WGPUWGSLLanguageFeatureName_SubgroupUniformity: Final = 8
WGPUWGSLLanguageFeatureName_TextureFormatsTier1: Final = 9
WGPUWGSLLanguageFeatureName_LinearIndexing: Final = 10
WGPUWGSLLanguageFeatureName_Force32: Final = 0x7fffffff
WGPUSType_DeviceExtras: Final = 0x30001
WGPUSType_NativeLimits: Final = 0x30002
WGPUSType_ShaderSourceGLSL: Final = 0x30003
WGPUSType_InstanceExtras: Final = 0x30004
WGPUSType_BindGroupEntryExtras: Final = 0x30005
WGPUSType_BindGroupLayoutEntryExtras: Final = 0x30006
WGPUSType_QuerySetDescriptorExtras: Final = 0x30007
WGPUSType_SurfaceConfigurationExtras: Final = 0x30008
WGPUSType_SurfaceSourceSwapChainPanel: Final = 0x30009
WGPUSType_PrimitiveStateExtras: Final = 0x3000a
WGPUSType_SamplerDescriptorExtras: Final = 0x3000b
WGPUNativeSType_Force32: Final = 0x7fffffff
WGPUSurfaceGetCurrentTextureStatus_Occluded: Final = 0x30001
WGPUNativeSurfaceGetCurrentTextureStatus_Force32: Final = 0x7fffffff
WGPUNativeFeature_Immediates: Final = 0x30001
WGPUNativeFeature_TextureAdapterSpecificFormatFeatures: Final = 0x30002
WGPUNativeFeature_MultiDrawIndirectCount: Final = 0x30004
WGPUNativeFeature_VertexWritableStorage: Final = 0x30005
WGPUNativeFeature_TextureBindingArray: Final = 0x30006
WGPUNativeFeature_SampledTextureAndStorageBufferArrayNonUniformIndexing: Final = 0x30007
WGPUNativeFeature_PipelineStatisticsQuery: Final = 0x30008
WGPUNativeFeature_StorageResourceBindingArray: Final = 0x30009
WGPUNativeFeature_PartiallyBoundBindingArray: Final = 0x3000a
WGPUNativeFeature_TextureFormat16bitNorm: Final = 0x3000b
WGPUNativeFeature_TextureCompressionAstcHdr: Final = 0x3000c
WGPUNativeFeature_MappablePrimaryBuffers: Final = 0x3000e
WGPUNativeFeature_BufferBindingArray: Final = 0x3000f
WGPUNativeFeature_StorageTextureArrayNonUniformIndexing: Final = 0x30010
WGPUNativeFeature_AddressModeClampToZero: Final = 0x30011
WGPUNativeFeature_AddressModeClampToBorder: Final = 0x30012
WGPUNativeFeature_PolygonModeLine: Final = 0x30013
WGPUNativeFeature_PolygonModePoint: Final = 0x30014
WGPUNativeFeature_ConservativeRasterization: Final = 0x30015
WGPUNativeFeature_ClearTexture: Final = 0x30016
WGPUNativeFeature_Multiview: Final = 0x30018
WGPUNativeFeature_VertexAttribute64bit: Final = 0x30019
WGPUNativeFeature_TextureFormatNv12: Final = 0x3001a
WGPUNativeFeature_RayQuery: Final = 0x3001c
WGPUNativeFeature_ShaderF64: Final = 0x3001d
WGPUNativeFeature_ShaderI16: Final = 0x3001e
WGPUNativeFeature_ShaderEarlyDepthTest: Final = 0x30020
WGPUNativeFeature_Subgroup: Final = 0x30021
WGPUNativeFeature_SubgroupVertex: Final = 0x30022
WGPUNativeFeature_SubgroupBarrier: Final = 0x30023
WGPUNativeFeature_TimestampQueryInsideEncoders: Final = 0x30024
WGPUNativeFeature_TimestampQueryInsidePasses: Final = 0x30025
WGPUNativeFeature_ShaderInt64: Final = 0x30026
WGPUNativeFeature_ShaderFloat32Atomic: Final = 0x30027
WGPUNativeFeature_TextureAtomic: Final = 0x30028
WGPUNativeFeature_TextureFormatP010: Final = 0x30029
WGPUNativeFeature_PipelineCache: Final = 0x3002b
WGPUNativeFeature_ShaderInt64AtomicMinMax: Final = 0x3002c
WGPUNativeFeature_ShaderInt64AtomicAllOps: Final = 0x3002d
WGPUNativeFeature_TextureInt64Atomic: Final = 0x30030
WGPUNativeFeature_ShaderBarycentrics: Final = 0x30037
WGPUNativeFeature_SelectiveMultiview: Final = 0x30038
WGPUNativeFeature_MultisampleArray: Final = 0x3003a
WGPUNativeFeature_CooperativeMatrix: Final = 0x3003b
WGPUNativeFeature_ShaderPerVertex: Final = 0x3003c
WGPUNativeFeature_ShaderDrawIndex: Final = 0x3003d
WGPUNativeFeature_AccelerationStructureBindingArray: Final = 0x3003e
WGPUNativeFeature_MemoryDecorationCoherent: Final = 0x3003f
WGPUNativeFeature_MemoryDecorationVolatile: Final = 0x30040
WGPUNativeFeature_Force32: Final = 0x7fffffff
WGPULogLevel_Off: Final = 0
WGPULogLevel_Error: Final = 1
WGPULogLevel_Warn: Final = 2
WGPULogLevel_Info: Final = 3
WGPULogLevel_Debug: Final = 4
WGPULogLevel_Trace: Final = 5
WGPULogLevel_Force32: Final = 0x7fffffff
WGPUDx12Compiler_Undefined: Final = 0
WGPUDx12Compiler_Fxc: Final = 1
WGPUDx12Compiler_Dxc: Final = 2
WGPUDx12Compiler_Force32: Final = 0x7fffffff
WGPUGles3MinorVersion_Automatic: Final = 0
WGPUGles3MinorVersion_Version0: Final = 1
WGPUGles3MinorVersion_Version1: Final = 2
WGPUGles3MinorVersion_Version2: Final = 3
WGPUGles3MinorVersion_Force32: Final = 0x7fffffff
WGPUPipelineStatisticName_VertexShaderInvocations: Final = 0
WGPUPipelineStatisticName_ClipperInvocations: Final = 1
WGPUPipelineStatisticName_ClipperPrimitivesOut: Final = 2
WGPUPipelineStatisticName_FragmentShaderInvocations: Final = 3
WGPUPipelineStatisticName_ComputeShaderInvocations: Final = 4
WGPUPipelineStatisticName_Force32: Final = 0x7fffffff
WGPUNativeQueryType_PipelineStatistics: Final = 0x30000
WGPUNativeQueryType_Force32: Final = 0x7fffffff
WGPUDxcMaxShaderModel_V6_0: Final = 0
WGPUDxcMaxShaderModel_V6_1: Final = 1
WGPUDxcMaxShaderModel_V6_2: Final = 2
WGPUDxcMaxShaderModel_V6_3: Final = 3
WGPUDxcMaxShaderModel_V6_4: Final = 4
WGPUDxcMaxShaderModel_V6_5: Final = 5
WGPUDxcMaxShaderModel_V6_6: Final = 6
WGPUDxcMaxShaderModel_V6_7: Final = 7
WGPUDxcMaxShaderModel_Force32: Final = 0x7fffffff
WGPUGLFenceBehaviour_Normal: Final = 0
WGPUGLFenceBehaviour_AutoFinish: Final = 1
WGPUGLFenceBehaviour_Force32: Final = 0x7fffffff
WGPUDx12SwapchainKind_Undefined: Final = 0
WGPUDx12SwapchainKind_DxgiFromHwnd: Final = 1
WGPUDx12SwapchainKind_DxgiFromVisual: Final = 2
WGPUDx12SwapchainKind_Force32: Final = 0x7fffffff
WGPUNativeDisplayHandleType_None: Final = 0
WGPUNativeDisplayHandleType_Xlib: Final = 1
WGPUNativeDisplayHandleType_Xcb: Final = 2
WGPUNativeDisplayHandleType_Wayland: Final = 3
WGPUNativeDisplayHandleType_Force32: Final = 0x7fffffff
WGPUPolygonMode_Fill: Final = 0
WGPUPolygonMode_Line: Final = 1
WGPUPolygonMode_Point: Final = 2
WGPUNativeTextureFormat_NV12: Final = 0x30007
WGPUNativeTextureFormat_P010: Final = 0x30008
WGPUNativeAddressMode_ClampToBorder: Final = 4
WGPUNativeAddressMode_Force32: Final = 0x7fffffff
WGPUSamplerBorderColor_Undefined: Final = 0
WGPUSamplerBorderColor_TransparentBlack: Final = 1
WGPUSamplerBorderColor_OpaqueBlack: Final = 2
WGPUSamplerBorderColor_OpaqueWhite: Final = 3
WGPUSamplerBorderColor_Zero: Final = 4
WGPUSamplerBorderColor_Force32: Final = 0x7fffffff
WGPUBufferUsage_None: Final = 0
WGPUBufferUsage_MapRead: Final = 1
WGPUBufferUsage_MapWrite: Final = 2
WGPUBufferUsage_CopySrc: Final = 4
WGPUBufferUsage_CopyDst: Final = 8
WGPUBufferUsage_Index: Final = 16
WGPUBufferUsage_Vertex: Final = 32
WGPUBufferUsage_Uniform: Final = 64
WGPUBufferUsage_Storage: Final = 128
WGPUBufferUsage_Indirect: Final = 256
WGPUBufferUsage_QueryResolve: Final = 512
WGPUColorWriteMask_None: Final = 0
WGPUColorWriteMask_Red: Final = 1
WGPUColorWriteMask_Green: Final = 2
WGPUColorWriteMask_Blue: Final = 4
WGPUColorWriteMask_Alpha: Final = 8
WGPUColorWriteMask_All: Final = 15
WGPUMapMode_None: Final = 0
WGPUMapMode_Read: Final = 1
WGPUMapMode_Write: Final = 2
WGPUShaderStage_None: Final = 0
WGPUShaderStage_Vertex: Final = 1
WGPUShaderStage_Fragment: Final = 2
WGPUShaderStage_Compute: Final = 4
WGPUTextureUsage_None: Final = 0
WGPUTextureUsage_CopySrc: Final = 1
WGPUTextureUsage_CopyDst: Final = 2
WGPUTextureUsage_TextureBinding: Final = 4
WGPUTextureUsage_StorageBinding: Final = 8
WGPUTextureUsage_RenderAttachment: Final = 16
WGPUTextureUsage_TransientAttachment: Final = 32
WGPUInstanceBackend_All: Final = 0
WGPUInstanceBackend_Vulkan: Final = 1
WGPUInstanceBackend_GL: Final = 2
WGPUInstanceBackend_Metal: Final = 4
WGPUInstanceBackend_DX12: Final = 8
WGPUInstanceBackend_BrowserWebGPU: Final = 32
WGPUInstanceBackend_Primary: Final = 45
WGPUInstanceBackend_Secondary: Final = 2
WGPUInstanceBackend_Force32: Final = 0x7fffffff
WGPUInstanceFlag_Empty: Final = 0
WGPUInstanceFlag_Debug: Final = 1
WGPUInstanceFlag_Validation: Final = 2
WGPUInstanceFlag_DiscardHalLabels: Final = 4
WGPUInstanceFlag_AllowUnderlyingNoncompliantAdapter: Final = 8
WGPUInstanceFlag_GPUBasedValidation: Final = 16
WGPUInstanceFlag_ValidationIndirectCall: Final = 32
WGPUInstanceFlag_AutomaticTimestampNormalization: Final = 64
WGPUInstanceFlag_Default: Final = 0x1000000
WGPUInstanceFlag_Debugging: Final = 0x2000000
WGPUInstanceFlag_AdvancedDebugging: Final = 0x4000000
WGPUInstanceFlag_WithEnv: Final = 0x8000000
WGPUInstanceFlag_Force32: Final = 0x7fffffff
WGPUShaderRuntimeChecks_None: Final = 0
WGPUShaderRuntimeChecks_BoundsChecks: Final = 1
WGPUShaderRuntimeChecks_ForceLoopBounding: Final = 2
WGPUShaderRuntimeChecks_RayQueryInitializationTracking: Final = 4
WGPUShaderRuntimeChecks_TaskShaderDispatchTracking: Final = 8
WGPUShaderRuntimeChecks_MeshShaderPrimitiveIndicesClamp: Final = 16
WGPU_TRUE: Final = 1
WGPU_FALSE: Final = 0
WGPU_ARRAY_LAYER_COUNT_UNDEFINED: Final = 0xffffffff
WGPU_COPY_STRIDE_UNDEFINED: Final = 0xffffffff
WGPU_DEPTH_CLEAR_VALUE_UNDEFINED: float
WGPU_DEPTH_SLICE_UNDEFINED: Final = 0xffffffff
WGPU_LIMIT_U32_UNDEFINED: Final = 0xffffffff
WGPU_LIMIT_U64_UNDEFINED: Final = 0xffffffffffffffff
WGPU_MIP_LEVEL_COUNT_UNDEFINED: Final = 0xffffffff
WGPU_QUERY_SET_INDEX_UNDEFINED: Final = 0xffffffff
WGPU_STRLEN: Final = 0xffffffffffffffff
WGPU_WHOLE_MAP_SIZE: Final = 0xffffffffffffffff
WGPU_WHOLE_SIZE: Final = 0xffffffffffffffff
