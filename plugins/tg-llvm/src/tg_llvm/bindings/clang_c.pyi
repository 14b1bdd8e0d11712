from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class CXVirtualFileOverlayImpl(_tg.Struct): ...
class CXModuleMapDescriptorImpl(_tg.Struct): ...
class CXString(_tg.Struct):
    data: int | None
    private_flags: int
class CXSourceLocation(_tg.Struct):
    ptr_data: Any
    int_data: int
class CXSourceRange(_tg.Struct):
    ptr_data: Any
    begin_int_data: int
    end_int_data: int
class CXComment(_tg.Struct):
    ASTNode: int | None
    TranslationUnit: Any
class CXTranslationUnitImpl(_tg.Struct): ...
class CXCursor(_tg.Struct):
    kind: int
    xdata: int
    data: Any
class CXAPISetImpl(_tg.Struct): ...
CXErrorCode: Any
CXCompilationDatabase_Error: Any
CXDiagnosticSeverity: Any
CXLoadDiag_Error: Any
CXDiagnosticDisplayOptions: Any
CXCursorKind: Any
CXCommentKind: Any
CXCommentInlineCommandRenderKind: Any
CXCommentParamPassDirection: Any
CXVirtualFileOverlay: Any
CXModuleMapDescriptor: Any
CXCompilationDatabase: Any
CXCompileCommands: Any
CXCompileCommand: Any
CXDiagnostic: Any
CXDiagnosticSet: Any
CXTranslationUnit: Any
CXAPISet: Any
CXRewriter: Any
def clang_getBuildSessionTimestamp() -> int: ...
def clang_VirtualFileOverlay_create(options: int) -> Any: ...
def clang_VirtualFileOverlay_addFileMapping(arg0: Any, virtualPath: Any, realPath: Any) -> int: ...
def clang_VirtualFileOverlay_setCaseSensitivity(arg0: Any, caseSensitive: int) -> int: ...
def clang_VirtualFileOverlay_writeToBuffer(arg0: Any, options: int, out_buffer_ptr: Any, out_buffer_size: Any) -> int: ...
def clang_free(buffer: Any) -> None: ...
def clang_VirtualFileOverlay_dispose(arg0: Any) -> None: ...
def clang_ModuleMapDescriptor_create(options: int) -> Any: ...
def clang_ModuleMapDescriptor_setFrameworkModuleName(arg0: Any, name: Any) -> int: ...
def clang_ModuleMapDescriptor_setUmbrellaHeader(arg0: Any, name: Any) -> int: ...
def clang_ModuleMapDescriptor_writeToBuffer(arg0: Any, options: int, out_buffer_ptr: Any, out_buffer_size: Any) -> int: ...
def clang_ModuleMapDescriptor_dispose(arg0: Any) -> None: ...
def clang_CompilationDatabase_fromDirectory(BuildDir: Any, ErrorCode: Any) -> int | None: ...
def clang_CompilationDatabase_dispose(arg0: Any) -> None: ...
def clang_CompilationDatabase_getCompileCommands(arg0: Any, CompleteFileName: Any) -> int | None: ...
def clang_CompilationDatabase_getAllCompileCommands(arg0: Any) -> int | None: ...
def clang_CompileCommands_dispose(arg0: Any) -> None: ...
def clang_CompileCommands_getSize(arg0: Any) -> int: ...
def clang_CompileCommands_getCommand(arg0: Any, I: int) -> int | None: ...
def clang_CompileCommand_getDirectory(arg0: Any) -> CXString: ...
def clang_CompileCommand_getFilename(arg0: Any) -> CXString: ...
def clang_CompileCommand_getNumArgs(arg0: Any) -> int: ...
def clang_CompileCommand_getArg(arg0: Any, I: int) -> CXString: ...
def clang_CompileCommand_getNumMappedSources(arg0: Any) -> int: ...
def clang_CompileCommand_getMappedSourcePath(arg0: Any, I: int) -> CXString: ...
def clang_CompileCommand_getMappedSourceContent(arg0: Any, I: int) -> CXString: ...
def clang_getNumDiagnosticsInSet(Diags: Any) -> int: ...
def clang_getDiagnosticInSet(Diags: Any, Index: int) -> int | None: ...
def clang_loadDiagnostics(file: Any, error: Any, errorString: Any) -> int | None: ...
def clang_disposeDiagnosticSet(Diags: Any) -> None: ...
def clang_getChildDiagnostics(D: Any) -> int | None: ...
def clang_disposeDiagnostic(Diagnostic: Any) -> None: ...
def clang_formatDiagnostic(Diagnostic: Any, Options: int) -> CXString: ...
def clang_defaultDiagnosticDisplayOptions() -> int: ...
def clang_getDiagnosticSeverity(arg0: Any) -> int: ...
def clang_getDiagnosticLocation(arg0: Any) -> CXSourceLocation: ...
def clang_getDiagnosticSpelling(arg0: Any) -> CXString: ...
def clang_getDiagnosticOption(Diag: Any, Disable: Any) -> CXString: ...
def clang_getDiagnosticCategory(arg0: Any) -> int: ...
def clang_getDiagnosticCategoryName(Category: int) -> CXString: ...
def clang_getDiagnosticCategoryText(arg0: Any) -> CXString: ...
def clang_getDiagnosticNumRanges(arg0: Any) -> int: ...
def clang_getDiagnosticRange(Diagnostic: Any, Range: int) -> CXSourceRange: ...
def clang_getDiagnosticNumFixIts(Diagnostic: Any) -> int: ...
def clang_getDiagnosticFixIt(Diagnostic: Any, FixIt: int, ReplacementRange: Any) -> CXString: ...
def clang_Cursor_getParsedComment(C: CXCursor) -> CXComment: ...
def clang_Comment_getKind(Comment: CXComment) -> int: ...
def clang_Comment_getNumChildren(Comment: CXComment) -> int: ...
def clang_Comment_getChild(Comment: CXComment, ChildIdx: int) -> CXComment: ...
def clang_Comment_isWhitespace(Comment: CXComment) -> int: ...
def clang_InlineContentComment_hasTrailingNewline(Comment: CXComment) -> int: ...
def clang_TextComment_getText(Comment: CXComment) -> CXString: ...
def clang_InlineCommandComment_getCommandName(Comment: CXComment) -> CXString: ...
def clang_InlineCommandComment_getRenderKind(Comment: CXComment) -> int: ...
def clang_InlineCommandComment_getNumArgs(Comment: CXComment) -> int: ...
def clang_InlineCommandComment_getArgText(Comment: CXComment, ArgIdx: int) -> CXString: ...
def clang_HTMLTagComment_getTagName(Comment: CXComment) -> CXString: ...
def clang_HTMLStartTagComment_isSelfClosing(Comment: CXComment) -> int: ...
def clang_HTMLStartTag_getNumAttrs(Comment: CXComment) -> int: ...
def clang_HTMLStartTag_getAttrName(Comment: CXComment, AttrIdx: int) -> CXString: ...
def clang_HTMLStartTag_getAttrValue(Comment: CXComment, AttrIdx: int) -> CXString: ...
def clang_BlockCommandComment_getCommandName(Comment: CXComment) -> CXString: ...
def clang_BlockCommandComment_getNumArgs(Comment: CXComment) -> int: ...
def clang_BlockCommandComment_getArgText(Comment: CXComment, ArgIdx: int) -> CXString: ...
def clang_BlockCommandComment_getParagraph(Comment: CXComment) -> CXComment: ...
def clang_ParamCommandComment_getParamName(Comment: CXComment) -> CXString: ...
def clang_ParamCommandComment_isParamIndexValid(Comment: CXComment) -> int: ...
def clang_ParamCommandComment_getParamIndex(Comment: CXComment) -> int: ...
def clang_ParamCommandComment_isDirectionExplicit(Comment: CXComment) -> int: ...
def clang_ParamCommandComment_getDirection(Comment: CXComment) -> int: ...
def clang_TParamCommandComment_getParamName(Comment: CXComment) -> CXString: ...
def clang_TParamCommandComment_isParamPositionValid(Comment: CXComment) -> int: ...
def clang_TParamCommandComment_getDepth(Comment: CXComment) -> int: ...
def clang_TParamCommandComment_getIndex(Comment: CXComment, Depth: int) -> int: ...
def clang_VerbatimBlockLineComment_getText(Comment: CXComment) -> CXString: ...
def clang_VerbatimLineComment_getText(Comment: CXComment) -> CXString: ...
def clang_HTMLTagComment_getAsString(Comment: CXComment) -> CXString: ...
def clang_FullComment_getAsHTML(Comment: CXComment) -> CXString: ...
def clang_FullComment_getAsXML(Comment: CXComment) -> CXString: ...
def clang_createAPISet(tu: Any, out_api: Any) -> int: ...
def clang_disposeAPISet(api: Any) -> None: ...
def clang_getSymbolGraphForUSR(usr: Any, api: Any) -> CXString: ...
def clang_getSymbolGraphForCursor(cursor: CXCursor) -> CXString: ...
def clang_install_aborting_llvm_fatal_error_handler() -> None: ...
def clang_uninstall_llvm_fatal_error_handler() -> None: ...
def clang_CXRewriter_create(TU: Any) -> int | None: ...
def clang_CXRewriter_insertTextBefore(Rew: Any, Loc: CXSourceLocation, Insert: Any) -> None: ...
def clang_CXRewriter_replaceText(Rew: Any, ToBeReplaced: CXSourceRange, Replacement: Any) -> None: ...
def clang_CXRewriter_removeText(Rew: Any, ToBeRemoved: CXSourceRange) -> None: ...
def clang_CXRewriter_overwriteChangedFiles(Rew: Any) -> int: ...
def clang_CXRewriter_writeMainFileToStdOut(Rew: Any) -> None: ...
def clang_CXRewriter_dispose(Rew: Any) -> None: ...
CXError_Success: Final = 0
CXError_Failure: Final = 1
CXError_Crashed: Final = 2
CXError_InvalidArguments: Final = 3
CXError_ASTReadError: Final = 4
CXCompilationDatabase_NoError: Final = 0
CXCompilationDatabase_CanNotLoadDatabase: Final = 1
CXDiagnostic_Ignored: Final = 0
CXDiagnostic_Note: Final = 1
CXDiagnostic_Warning: Final = 2
CXDiagnostic_Error: Final = 3
CXDiagnostic_Fatal: Final = 4
CXLoadDiag_None: Final = 0
CXLoadDiag_Unknown: Final = 1
CXLoadDiag_CannotLoad: Final = 2
CXLoadDiag_InvalidFile: Final = 3
CXDiagnostic_DisplaySourceLocation: Final = 1
CXDiagnostic_DisplayColumn: Final = 2
CXDiagnostic_DisplaySourceRanges: Final = 4
CXDiagnostic_DisplayOption: Final = 8
CXDiagnostic_DisplayCategoryId: Final = 16
CXDiagnostic_DisplayCategoryName: Final = 32
CXCursor_UnexposedDecl: Final = 1
CXCursor_StructDecl: Final = 2
CXCursor_UnionDecl: Final = 3
CXCursor_ClassDecl: Final = 4
CXCursor_EnumDecl: Final = 5
CXCursor_FieldDecl: Final = 6
CXCursor_EnumConstantDecl: Final = 7
CXCursor_FunctionDecl: Final = 8
CXCursor_VarDecl: Final = 9
CXCursor_ParmDecl: Final = 10
CXCursor_ObjCInterfaceDecl: Final = 11
CXCursor_ObjCCategoryDecl: Final = 12
CXCursor_ObjCProtocolDecl: Final = 13
CXCursor_ObjCPropertyDecl: Final = 14
CXCursor_ObjCIvarDecl: Final = 15
CXCursor_ObjCInstanceMethodDecl: Final = 16
CXCursor_ObjCClassMethodDecl: Final = 17
CXCursor_ObjCImplementationDecl: Final = 18
CXCursor_ObjCCategoryImplDecl: Final = 19
CXCursor_TypedefDecl: Final = 20
CXCursor_CXXMethod: Final = 21
CXCursor_Namespace: Final = 22
CXCursor_LinkageSpec: Final = 23
CXCursor_Constructor: Final = 24
CXCursor_Destructor: Final = 25
CXCursor_ConversionFunction: Final = 26
CXCursor_TemplateTypeParameter: Final = 27
CXCursor_NonTypeTemplateParameter: Final = 28
CXCursor_TemplateTemplateParameter: Final = 29
CXCursor_FunctionTemplate: Final = 30
CXCursor_ClassTemplate: Final = 31
CXCursor_ClassTemplatePartialSpecialization: Final = 32
CXCursor_NamespaceAlias: Final = 33
CXCursor_UsingDirective: Final = 34
CXCursor_UsingDeclaration: Final = 35
CXCursor_TypeAliasDecl: Final = 36
CXCursor_ObjCSynthesizeDecl: Final = 37
CXCursor_ObjCDynamicDecl: Final = 38
CXCursor_CXXAccessSpecifier: Final = 39
CXCursor_FirstDecl: Final = 1
CXCursor_LastDecl: Final = 39
CXCursor_FirstRef: Final = 40
CXCursor_ObjCSuperClassRef: Final = 40
CXCursor_ObjCProtocolRef: Final = 41
CXCursor_ObjCClassRef: Final = 42
CXCursor_TypeRef: Final = 43
CXCursor_CXXBaseSpecifier: Final = 44
CXCursor_TemplateRef: Final = 45
CXCursor_NamespaceRef: Final = 46
CXCursor_MemberRef: Final = 47
CXCursor_LabelRef: Final = 48
CXCursor_OverloadedDeclRef: Final = 49
CXCursor_VariableRef: Final = 50
CXCursor_LastRef: Final = 50
CXCursor_FirstInvalid: Final = 70
CXCursor_InvalidFile: Final = 70
CXCursor_NoDeclFound: Final = 71
CXCursor_NotImplemented: Final = 72
CXCursor_InvalidCode: Final = 73
CXCursor_LastInvalid: Final = 73
CXCursor_FirstExpr: Final = 100
CXCursor_UnexposedExpr: Final = 100
CXCursor_DeclRefExpr: Final = 101
CXCursor_MemberRefExpr: Final = 102
CXCursor_CallExpr: Final = 103
CXCursor_ObjCMessageExpr: Final = 104
CXCursor_BlockExpr: Final = 105
CXCursor_IntegerLiteral: Final = 106
CXCursor_FloatingLiteral: Final = 107
CXCursor_ImaginaryLiteral: Final = 108
CXCursor_StringLiteral: Final = 109
CXCursor_CharacterLiteral: Final = 110
CXCursor_ParenExpr: Final = 111
CXCursor_UnaryOperator: Final = 112
CXCursor_ArraySubscriptExpr: Final = 113
CXCursor_BinaryOperator: Final = 114
CXCursor_CompoundAssignOperator: Final = 115
CXCursor_ConditionalOperator: Final = 116
CXCursor_CStyleCastExpr: Final = 117
CXCursor_CompoundLiteralExpr: Final = 118
CXCursor_InitListExpr: Final = 119
CXCursor_AddrLabelExpr: Final = 120
CXCursor_StmtExpr: Final = 121
CXCursor_GenericSelectionExpr: Final = 122
CXCursor_GNUNullExpr: Final = 123
CXCursor_CXXStaticCastExpr: Final = 124
CXCursor_CXXDynamicCastExpr: Final = 125
CXCursor_CXXReinterpretCastExpr: Final = 126
CXCursor_CXXConstCastExpr: Final = 127
CXCursor_CXXFunctionalCastExpr: Final = 128
CXCursor_CXXTypeidExpr: Final = 129
CXCursor_CXXBoolLiteralExpr: Final = 130
CXCursor_CXXNullPtrLiteralExpr: Final = 131
CXCursor_CXXThisExpr: Final = 132
CXCursor_CXXThrowExpr: Final = 133
CXCursor_CXXNewExpr: Final = 134
CXCursor_CXXDeleteExpr: Final = 135
CXCursor_UnaryExpr: Final = 136
CXCursor_ObjCStringLiteral: Final = 137
CXCursor_ObjCEncodeExpr: Final = 138
CXCursor_ObjCSelectorExpr: Final = 139
CXCursor_ObjCProtocolExpr: Final = 140
CXCursor_ObjCBridgedCastExpr: Final = 141
CXCursor_PackExpansionExpr: Final = 142
CXCursor_SizeOfPackExpr: Final = 143
CXCursor_LambdaExpr: Final = 144
CXCursor_ObjCBoolLiteralExpr: Final = 145
CXCursor_ObjCSelfExpr: Final = 146
CXCursor_ArraySectionExpr: Final = 147
CXCursor_ObjCAvailabilityCheckExpr: Final = 148
CXCursor_FixedPointLiteral: Final = 149
CXCursor_OMPArrayShapingExpr: Final = 150
CXCursor_OMPIteratorExpr: Final = 151
CXCursor_CXXAddrspaceCastExpr: Final = 152
CXCursor_ConceptSpecializationExpr: Final = 153
CXCursor_RequiresExpr: Final = 154
CXCursor_CXXParenListInitExpr: Final = 155
CXCursor_PackIndexingExpr: Final = 156
CXCursor_LastExpr: Final = 156
CXCursor_FirstStmt: Final = 200
CXCursor_UnexposedStmt: Final = 200
CXCursor_LabelStmt: Final = 201
CXCursor_CompoundStmt: Final = 202
CXCursor_CaseStmt: Final = 203
CXCursor_DefaultStmt: Final = 204
CXCursor_IfStmt: Final = 205
CXCursor_SwitchStmt: Final = 206
CXCursor_WhileStmt: Final = 207
CXCursor_DoStmt: Final = 208
CXCursor_ForStmt: Final = 209
CXCursor_GotoStmt: Final = 210
CXCursor_IndirectGotoStmt: Final = 211
CXCursor_ContinueStmt: Final = 212
CXCursor_BreakStmt: Final = 213
CXCursor_ReturnStmt: Final = 214
CXCursor_GCCAsmStmt: Final = 215
CXCursor_AsmStmt: Final = 215
CXCursor_ObjCAtTryStmt: Final = 216
CXCursor_ObjCAtCatchStmt: Final = 217
CXCursor_ObjCAtFinallyStmt: Final = 218
CXCursor_ObjCAtThrowStmt: Final = 219
CXCursor_ObjCAtSynchronizedStmt: Final = 220
CXCursor_ObjCAutoreleasePoolStmt: Final = 221
CXCursor_ObjCForCollectionStmt: Final = 222
CXCursor_CXXCatchStmt: Final = 223
CXCursor_CXXTryStmt: Final = 224
CXCursor_CXXForRangeStmt: Final = 225
CXCursor_SEHTryStmt: Final = 226
CXCursor_SEHExceptStmt: Final = 227
CXCursor_SEHFinallyStmt: Final = 228
CXCursor_MSAsmStmt: Final = 229
CXCursor_NullStmt: Final = 230
CXCursor_DeclStmt: Final = 231
CXCursor_OMPParallelDirective: Final = 232
CXCursor_OMPSimdDirective: Final = 233
CXCursor_OMPForDirective: Final = 234
CXCursor_OMPSectionsDirective: Final = 235
CXCursor_OMPSectionDirective: Final = 236
CXCursor_OMPSingleDirective: Final = 237
CXCursor_OMPParallelForDirective: Final = 238
CXCursor_OMPParallelSectionsDirective: Final = 239
CXCursor_OMPTaskDirective: Final = 240
CXCursor_OMPMasterDirective: Final = 241
CXCursor_OMPCriticalDirective: Final = 242
CXCursor_OMPTaskyieldDirective: Final = 243
CXCursor_OMPBarrierDirective: Final = 244
CXCursor_OMPTaskwaitDirective: Final = 245
CXCursor_OMPFlushDirective: Final = 246
CXCursor_SEHLeaveStmt: Final = 247
CXCursor_OMPOrderedDirective: Final = 248
CXCursor_OMPAtomicDirective: Final = 249
CXCursor_OMPForSimdDirective: Final = 250
CXCursor_OMPParallelForSimdDirective: Final = 251
CXCursor_OMPTargetDirective: Final = 252
CXCursor_OMPTeamsDirective: Final = 253
CXCursor_OMPTaskgroupDirective: Final = 254
CXCursor_OMPCancellationPointDirective: Final = 255
CXCursor_OMPCancelDirective: Final = 256
CXCursor_OMPTargetDataDirective: Final = 257
CXCursor_OMPTaskLoopDirective: Final = 258
CXCursor_OMPTaskLoopSimdDirective: Final = 259
CXCursor_OMPDistributeDirective: Final = 260
CXCursor_OMPTargetEnterDataDirective: Final = 261
CXCursor_OMPTargetExitDataDirective: Final = 262
CXCursor_OMPTargetParallelDirective: Final = 263
CXCursor_OMPTargetParallelForDirective: Final = 264
CXCursor_OMPTargetUpdateDirective: Final = 265
CXCursor_OMPDistributeParallelForDirective: Final = 266
CXCursor_OMPDistributeParallelForSimdDirective: Final = 267
CXCursor_OMPDistributeSimdDirective: Final = 268
CXCursor_OMPTargetParallelForSimdDirective: Final = 269
CXCursor_OMPTargetSimdDirective: Final = 270
CXCursor_OMPTeamsDistributeDirective: Final = 271
CXCursor_OMPTeamsDistributeSimdDirective: Final = 272
CXCursor_OMPTeamsDistributeParallelForSimdDirective: Final = 273
CXCursor_OMPTeamsDistributeParallelForDirective: Final = 274
CXCursor_OMPTargetTeamsDirective: Final = 275
CXCursor_OMPTargetTeamsDistributeDirective: Final = 276
CXCursor_OMPTargetTeamsDistributeParallelForDirective: Final = 277
CXCursor_OMPTargetTeamsDistributeParallelForSimdDirective: Final = 278
CXCursor_OMPTargetTeamsDistributeSimdDirective: Final = 279
CXCursor_BuiltinBitCastExpr: Final = 280
CXCursor_OMPMasterTaskLoopDirective: Final = 281
CXCursor_OMPParallelMasterTaskLoopDirective: Final = 282
CXCursor_OMPMasterTaskLoopSimdDirective: Final = 283
CXCursor_OMPParallelMasterTaskLoopSimdDirective: Final = 284
CXCursor_OMPParallelMasterDirective: Final = 285
CXCursor_OMPDepobjDirective: Final = 286
CXCursor_OMPScanDirective: Final = 287
CXCursor_OMPTileDirective: Final = 288
CXCursor_OMPCanonicalLoop: Final = 289
CXCursor_OMPInteropDirective: Final = 290
CXCursor_OMPDispatchDirective: Final = 291
CXCursor_OMPMaskedDirective: Final = 292
CXCursor_OMPUnrollDirective: Final = 293
CXCursor_OMPMetaDirective: Final = 294
CXCursor_OMPGenericLoopDirective: Final = 295
CXCursor_OMPTeamsGenericLoopDirective: Final = 296
CXCursor_OMPTargetTeamsGenericLoopDirective: Final = 297
CXCursor_OMPParallelGenericLoopDirective: Final = 298
CXCursor_OMPTargetParallelGenericLoopDirective: Final = 299
CXCursor_OMPParallelMaskedDirective: Final = 300
CXCursor_OMPMaskedTaskLoopDirective: Final = 301
CXCursor_OMPMaskedTaskLoopSimdDirective: Final = 302
CXCursor_OMPParallelMaskedTaskLoopDirective: Final = 303
CXCursor_OMPParallelMaskedTaskLoopSimdDirective: Final = 304
CXCursor_OMPErrorDirective: Final = 305
CXCursor_OMPScopeDirective: Final = 306
CXCursor_OMPReverseDirective: Final = 307
CXCursor_OMPInterchangeDirective: Final = 308
CXCursor_OpenACCComputeConstruct: Final = 320
CXCursor_OpenACCLoopConstruct: Final = 321
CXCursor_LastStmt: Final = 321
CXCursor_TranslationUnit: Final = 350
CXCursor_FirstAttr: Final = 400
CXCursor_UnexposedAttr: Final = 400
CXCursor_IBActionAttr: Final = 401
CXCursor_IBOutletAttr: Final = 402
CXCursor_IBOutletCollectionAttr: Final = 403
CXCursor_CXXFinalAttr: Final = 404
CXCursor_CXXOverrideAttr: Final = 405
CXCursor_AnnotateAttr: Final = 406
CXCursor_AsmLabelAttr: Final = 407
CXCursor_PackedAttr: Final = 408
CXCursor_PureAttr: Final = 409
CXCursor_ConstAttr: Final = 410
CXCursor_NoDuplicateAttr: Final = 411
CXCursor_CUDAConstantAttr: Final = 412
CXCursor_CUDADeviceAttr: Final = 413
CXCursor_CUDAGlobalAttr: Final = 414
CXCursor_CUDAHostAttr: Final = 415
CXCursor_CUDASharedAttr: Final = 416
CXCursor_VisibilityAttr: Final = 417
CXCursor_DLLExport: Final = 418
CXCursor_DLLImport: Final = 419
CXCursor_NSReturnsRetained: Final = 420
CXCursor_NSReturnsNotRetained: Final = 421
CXCursor_NSReturnsAutoreleased: Final = 422
CXCursor_NSConsumesSelf: Final = 423
CXCursor_NSConsumed: Final = 424
CXCursor_ObjCException: Final = 425
CXCursor_ObjCNSObject: Final = 426
CXCursor_ObjCIndependentClass: Final = 427
CXCursor_ObjCPreciseLifetime: Final = 428
CXCursor_ObjCReturnsInnerPointer: Final = 429
CXCursor_ObjCRequiresSuper: Final = 430
CXCursor_ObjCRootClass: Final = 431
CXCursor_ObjCSubclassingRestricted: Final = 432
CXCursor_ObjCExplicitProtocolImpl: Final = 433
CXCursor_ObjCDesignatedInitializer: Final = 434
CXCursor_ObjCRuntimeVisible: Final = 435
CXCursor_ObjCBoxable: Final = 436
CXCursor_FlagEnum: Final = 437
CXCursor_ConvergentAttr: Final = 438
CXCursor_WarnUnusedAttr: Final = 439
CXCursor_WarnUnusedResultAttr: Final = 440
CXCursor_AlignedAttr: Final = 441
CXCursor_LastAttr: Final = 441
CXCursor_PreprocessingDirective: Final = 500
CXCursor_MacroDefinition: Final = 501
CXCursor_MacroExpansion: Final = 502
CXCursor_MacroInstantiation: Final = 502
CXCursor_InclusionDirective: Final = 503
CXCursor_FirstPreprocessing: Final = 500
CXCursor_LastPreprocessing: Final = 503
CXCursor_ModuleImportDecl: Final = 600
CXCursor_TypeAliasTemplateDecl: Final = 601
CXCursor_StaticAssert: Final = 602
CXCursor_FriendDecl: Final = 603
CXCursor_ConceptDecl: Final = 604
CXCursor_FirstExtraDecl: Final = 600
CXCursor_LastExtraDecl: Final = 604
CXCursor_OverloadCandidate: Final = 700
CXComment_Null: Final = 0
CXComment_Text: Final = 1
CXComment_InlineCommand: Final = 2
CXComment_HTMLStartTag: Final = 3
CXComment_HTMLEndTag: Final = 4
CXComment_Paragraph: Final = 5
CXComment_BlockCommand: Final = 6
CXComment_ParamCommand: Final = 7
CXComment_TParamCommand: Final = 8
CXComment_VerbatimBlockCommand: Final = 9
CXComment_VerbatimBlockLine: Final = 10
CXComment_VerbatimLine: Final = 11
CXComment_FullComment: Final = 12
CXCommentInlineCommandRenderKind_Normal: Final = 0
CXCommentInlineCommandRenderKind_Bold: Final = 1
CXCommentInlineCommandRenderKind_Monospaced: Final = 2
CXCommentInlineCommandRenderKind_Emphasized: Final = 3
CXCommentInlineCommandRenderKind_Anchor: Final = 4
CXCommentParamPassDirection_In: Final = 0
CXCommentParamPassDirection_Out: Final = 1
CXCommentParamPassDirection_InOut: Final = 2
