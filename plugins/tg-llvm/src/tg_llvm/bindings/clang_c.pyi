from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class CXString(_tg.Struct):
    data: int | None
    private_flags: int
class CXStringSet(_tg.Struct):
    Strings: Any
    Count: int
class CXVirtualFileOverlayImpl(_tg.Struct): ...
class CXModuleMapDescriptorImpl(_tg.Struct): ...
class CXFileUniqueID(_tg.Struct):
    data: Any
class CXSourceLocation(_tg.Struct):
    ptr_data: Any
    int_data: int
class CXSourceRange(_tg.Struct):
    ptr_data: Any
    begin_int_data: int
    end_int_data: int
class CXSourceRangeList(_tg.Struct):
    count: int
    ranges: Any
class CXTargetInfoImpl(_tg.Struct): ...
class CXTranslationUnitImpl(_tg.Struct): ...
class CXUnsavedFile(_tg.Struct):
    Filename: bytes | None
    Contents: bytes | None
    Length: int
class CXVersion(_tg.Struct):
    Major: int
    Minor: int
    Subminor: int
class CXIndexOptions(_tg.Struct):
    Size: int
    ThreadBackgroundPriorityForIndexing: int
    ThreadBackgroundPriorityForEditing: int
    ExcludeDeclarationsFromPCH: int
    DisplayDiagnostics: int
    StorePreamblesInMemory: int
    PreambleStoragePath: bytes | None
    InvocationEmissionPath: bytes | None
class CXTUResourceUsageEntry(_tg.Struct):
    kind: int
    amount: int
class CXTUResourceUsage(_tg.Struct):
    data: int | None
    numEntries: int
    entries: Any
class CXCursor(_tg.Struct):
    kind: int
    xdata: int
    data: Any
class CXPlatformAvailability(_tg.Struct):
    Platform: CXString
    Introduced: CXVersion
    Deprecated: CXVersion
    Obsoleted: CXVersion
    Unavailable: int
    Message: CXString
class CXCursorSetImpl(_tg.Struct): ...
class CXType(_tg.Struct):
    kind: int
    data: Any
class _CXChildVisitResult(_tg.Struct): ...
class CXToken(_tg.Struct):
    int_data: Any
    ptr_data: int | None
class CXCompletionResult(_tg.Struct):
    CursorKind: int
    CompletionString: int | None
class CXCodeCompleteResults(_tg.Struct):
    Results: Any
    NumResults: int
class CXCursorAndRangeVisitor(_tg.Struct):
    context: int | None
    visit: Any
class _CXCursorAndRangeVisitorBlock(_tg.Struct): ...
class CXIdxLoc(_tg.Struct):
    ptr_data: Any
    int_data: int
class CXIdxIncludedFileInfo(_tg.Struct):
    hashLoc: CXIdxLoc
    filename: bytes | None
    file: int | None
    isImport: int
    isAngled: int
    isModuleImport: int
class CXIdxImportedASTFileInfo(_tg.Struct):
    file: int | None
    module: int | None
    loc: CXIdxLoc
    isImplicit: int
class CXIdxAttrInfo(_tg.Struct):
    kind: int
    cursor: CXCursor
    loc: CXIdxLoc
class CXIdxEntityInfo(_tg.Struct):
    kind: int
    templateKind: int
    lang: int
    name: bytes | None
    USR: bytes | None
    cursor: CXCursor
    attributes: Any
    numAttributes: int
class CXIdxContainerInfo(_tg.Struct):
    cursor: CXCursor
class CXIdxIBOutletCollectionAttrInfo(_tg.Struct):
    attrInfo: Any
    objcClass: Any
    classCursor: CXCursor
    classLoc: CXIdxLoc
class CXIdxDeclInfo(_tg.Struct):
    entityInfo: Any
    cursor: CXCursor
    loc: CXIdxLoc
    semanticContainer: Any
    lexicalContainer: Any
    isRedeclaration: int
    isDefinition: int
    isContainer: int
    declAsContainer: Any
    isImplicit: int
    attributes: Any
    numAttributes: int
    flags: int
class CXIdxObjCContainerDeclInfo(_tg.Struct):
    declInfo: Any
    kind: int
class CXIdxBaseClassInfo(_tg.Struct):
    base: Any
    cursor: CXCursor
    loc: CXIdxLoc
class CXIdxObjCProtocolRefInfo(_tg.Struct):
    protocol: Any
    cursor: CXCursor
    loc: CXIdxLoc
class CXIdxObjCProtocolRefListInfo(_tg.Struct):
    protocols: Any
    numProtocols: int
class CXIdxObjCInterfaceDeclInfo(_tg.Struct):
    containerInfo: Any
    superInfo: Any
    protocols: Any
class CXIdxObjCCategoryDeclInfo(_tg.Struct):
    containerInfo: Any
    objcClass: Any
    classCursor: CXCursor
    classLoc: CXIdxLoc
    protocols: Any
class CXIdxObjCPropertyDeclInfo(_tg.Struct):
    declInfo: Any
    getter: Any
    setter: Any
class CXIdxCXXClassDeclInfo(_tg.Struct):
    declInfo: Any
    bases: Any
    numBases: int
class CXIdxEntityRefInfo(_tg.Struct):
    kind: int
    cursor: CXCursor
    loc: CXIdxLoc
    referencedEntity: Any
    parentEntity: Any
    container: Any
    role: int
class IndexerCallbacks(_tg.Struct):
    abortQuery: Any
    diagnostic: Any
    enteredMainFile: Any
    ppIncludedFile: Any
    importedASTFile: Any
    startedTranslationUnit: Any
    indexDeclaration: Any
    indexEntityReference: Any
class CXComment(_tg.Struct):
    ASTNode: int | None
    TranslationUnit: Any
class CXAPISetImpl(_tg.Struct): ...
CXErrorCode: Any
CXCompilationDatabase_Error: Any
CXDiagnosticSeverity: Any
CXLoadDiag_Error: Any
CXDiagnosticDisplayOptions: Any
CXAvailabilityKind: Any
CXCursor_ExceptionSpecificationKind: Any
CXChoice: Any
CXGlobalOptFlags: Any
CXTranslationUnit_Flags: Any
CXSaveTranslationUnit_Flags: Any
CXSaveError: Any
CXReparse_Flags: Any
CXTUResourceUsageKind: Any
CXCursorKind: Any
CXLinkageKind: Any
CXVisibilityKind: Any
CXLanguageKind: Any
CXTLSKind: Any
CXTypeKind: Any
CXCallingConv: Any
CXTemplateArgumentKind: Any
CXTypeNullabilityKind: Any
CXTypeLayoutError: Any
CXRefQualifierKind: Any
CX_CXXAccessSpecifier: Any
CX_StorageClass: Any
CX_BinaryOperatorKind: Any
CXChildVisitResult: Any
CXPrintingPolicyProperty: Any
CXObjCPropertyAttrKind: Any
CXObjCDeclQualifierKind: Any
CXNameRefFlags: Any
CXTokenKind: Any
CXCompletionChunkKind: Any
CXCodeComplete_Flags: Any
CXCompletionContext: Any
CXEvalResultKind: Any
CXVisitorResult: Any
CXResult: Any
CXIdxEntityKind: Any
CXIdxEntityLanguage: Any
CXIdxEntityCXXTemplateKind: Any
CXIdxAttrKind: Any
CXIdxDeclInfoFlags: Any
CXIdxObjCContainerKind: Any
CXIdxEntityRefKind: Any
CXSymbolRole: Any
CXIndexOptFlags: Any
CXBinaryOperatorKind: Any
CXUnaryOperatorKind: Any
CXCommentKind: Any
CXCommentInlineCommandRenderKind: Any
CXCommentParamPassDirection: Any
CXVirtualFileOverlay: Any
CXModuleMapDescriptor: Any
CXCompilationDatabase: Any
CXCompileCommands: Any
CXCompileCommand: Any
CXFile: Any
CXDiagnostic: Any
CXDiagnosticSet: Any
CXIndex: Any
CXTargetInfo: Any
CXTranslationUnit: Any
CXClientData: Any
CXCursorSet: Any
CXCursorVisitor: Any
CXCursorVisitorBlock: Any
CXPrintingPolicy: Any
CXModule: Any
CXCompletionString: Any
CXInclusionVisitor: Any
CXEvalResult: Any
CXRemapping: Any
CXCursorAndRangeVisitorBlock: Any
CXIdxClientFile: Any
CXIdxClientEntity: Any
CXIdxClientContainer: Any
CXIdxClientASTFile: Any
CXIndexAction: Any
CXFieldVisitor: Any
CXAPISet: Any
CXRewriter: Any
def clang_getCString(string: CXString) -> bytes | None: ...
def clang_disposeString(string: CXString) -> None: ...
def clang_disposeStringSet(set: Any) -> None: ...
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
def clang_getFileName(SFile: Any) -> CXString: ...
def clang_getFileTime(SFile: Any) -> int: ...
def clang_getFileUniqueID(file: Any, outID: Any) -> int: ...
def clang_File_isEqual(file1: Any, file2: Any) -> int: ...
def clang_File_tryGetRealPathName(file: Any) -> CXString: ...
def clang_getNullLocation() -> CXSourceLocation: ...
def clang_equalLocations(loc1: CXSourceLocation, loc2: CXSourceLocation) -> int: ...
def clang_Location_isInSystemHeader(location: CXSourceLocation) -> int: ...
def clang_Location_isFromMainFile(location: CXSourceLocation) -> int: ...
def clang_getNullRange() -> CXSourceRange: ...
def clang_getRange(begin: CXSourceLocation, end: CXSourceLocation) -> CXSourceRange: ...
def clang_equalRanges(range1: CXSourceRange, range2: CXSourceRange) -> int: ...
def clang_Range_isNull(range: CXSourceRange) -> int: ...
def clang_getExpansionLocation(location: CXSourceLocation, file: Any, line: Any, column: Any, offset: Any) -> None: ...
def clang_getPresumedLocation(location: CXSourceLocation, filename: Any, line: Any, column: Any) -> None: ...
def clang_getInstantiationLocation(location: CXSourceLocation, file: Any, line: Any, column: Any, offset: Any) -> None: ...
def clang_getSpellingLocation(location: CXSourceLocation, file: Any, line: Any, column: Any, offset: Any) -> None: ...
def clang_getFileLocation(location: CXSourceLocation, file: Any, line: Any, column: Any, offset: Any) -> None: ...
def clang_getRangeStart(range: CXSourceRange) -> CXSourceLocation: ...
def clang_getRangeEnd(range: CXSourceRange) -> CXSourceLocation: ...
def clang_disposeSourceRangeList(ranges: Any) -> None: ...
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
def clang_createIndex(excludeDeclarationsFromPCH: int, displayDiagnostics: int) -> int | None: ...
def clang_disposeIndex(index: Any) -> None: ...
def clang_createIndexWithOptions(options: Any) -> int | None: ...
def clang_CXIndex_setGlobalOptions(arg0: Any, options: int) -> None: ...
def clang_CXIndex_getGlobalOptions(arg0: Any) -> int: ...
def clang_CXIndex_setInvocationEmissionPathOption(arg0: Any, Path: Any) -> None: ...
def clang_isFileMultipleIncludeGuarded(tu: Any, file: Any) -> int: ...
def clang_getFile(tu: Any, file_name: Any) -> int | None: ...
def clang_getFileContents(tu: Any, file: Any, size: Any) -> bytes | None: ...
def clang_getLocation(tu: Any, file: Any, line: int, column: int) -> CXSourceLocation: ...
def clang_getLocationForOffset(tu: Any, file: Any, offset: int) -> CXSourceLocation: ...
def clang_getSkippedRanges(tu: Any, file: Any) -> Any: ...
def clang_getAllSkippedRanges(tu: Any) -> Any: ...
def clang_getNumDiagnostics(Unit: Any) -> int: ...
def clang_getDiagnostic(Unit: Any, Index: int) -> int | None: ...
def clang_getDiagnosticSetFromTU(Unit: Any) -> int | None: ...
def clang_getTranslationUnitSpelling(CTUnit: Any) -> CXString: ...
def clang_createTranslationUnitFromSourceFile(CIdx: Any, source_filename: Any, num_clang_command_line_args: int, clang_command_line_args: Any, num_unsaved_files: int, unsaved_files: Any) -> Any: ...
def clang_createTranslationUnit(CIdx: Any, ast_filename: Any) -> Any: ...
def clang_createTranslationUnit2(CIdx: Any, ast_filename: Any, out_TU: Any) -> int: ...
def clang_defaultEditingTranslationUnitOptions() -> int: ...
def clang_parseTranslationUnit(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: int, unsaved_files: Any, num_unsaved_files: int, options: int) -> Any: ...
def clang_parseTranslationUnit2(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: int, unsaved_files: Any, num_unsaved_files: int, options: int, out_TU: Any) -> int: ...
def clang_parseTranslationUnit2FullArgv(CIdx: Any, source_filename: Any, command_line_args: Any, num_command_line_args: int, unsaved_files: Any, num_unsaved_files: int, options: int, out_TU: Any) -> int: ...
def clang_defaultSaveOptions(TU: Any) -> int: ...
def clang_saveTranslationUnit(TU: Any, FileName: Any, options: int) -> int: ...
def clang_suspendTranslationUnit(arg0: Any) -> int: ...
def clang_disposeTranslationUnit(arg0: Any) -> None: ...
def clang_defaultReparseOptions(TU: Any) -> int: ...
def clang_reparseTranslationUnit(TU: Any, num_unsaved_files: int, unsaved_files: Any, options: int) -> int: ...
def clang_getTUResourceUsageName(kind: int) -> bytes | None: ...
def clang_getCXTUResourceUsage(TU: Any) -> CXTUResourceUsage: ...
def clang_disposeCXTUResourceUsage(usage: CXTUResourceUsage) -> None: ...
def clang_getTranslationUnitTargetInfo(CTUnit: Any) -> Any: ...
def clang_TargetInfo_dispose(Info: Any) -> None: ...
def clang_TargetInfo_getTriple(Info: Any) -> CXString: ...
def clang_TargetInfo_getPointerWidth(Info: Any) -> int: ...
def clang_getNullCursor() -> CXCursor: ...
def clang_getTranslationUnitCursor(arg0: Any) -> CXCursor: ...
def clang_equalCursors(arg0: CXCursor, arg1: CXCursor) -> int: ...
def clang_Cursor_isNull(cursor: CXCursor) -> int: ...
def clang_hashCursor(arg0: CXCursor) -> int: ...
def clang_getCursorKind(arg0: CXCursor) -> int: ...
def clang_isDeclaration(arg0: int) -> int: ...
def clang_isInvalidDeclaration(arg0: CXCursor) -> int: ...
def clang_isReference(arg0: int) -> int: ...
def clang_isExpression(arg0: int) -> int: ...
def clang_isStatement(arg0: int) -> int: ...
def clang_isAttribute(arg0: int) -> int: ...
def clang_Cursor_hasAttrs(C: CXCursor) -> int: ...
def clang_isInvalid(arg0: int) -> int: ...
def clang_isTranslationUnit(arg0: int) -> int: ...
def clang_isPreprocessing(arg0: int) -> int: ...
def clang_isUnexposed(arg0: int) -> int: ...
def clang_getCursorLinkage(cursor: CXCursor) -> int: ...
def clang_getCursorVisibility(cursor: CXCursor) -> int: ...
def clang_getCursorAvailability(cursor: CXCursor) -> int: ...
def clang_getCursorPlatformAvailability(cursor: CXCursor, always_deprecated: Any, deprecated_message: Any, always_unavailable: Any, unavailable_message: Any, availability: Any, availability_size: int) -> int: ...
def clang_disposeCXPlatformAvailability(availability: Any) -> None: ...
def clang_Cursor_getVarDeclInitializer(cursor: CXCursor) -> CXCursor: ...
def clang_Cursor_hasVarDeclGlobalStorage(cursor: CXCursor) -> int: ...
def clang_Cursor_hasVarDeclExternalStorage(cursor: CXCursor) -> int: ...
def clang_getCursorLanguage(cursor: CXCursor) -> int: ...
def clang_getCursorTLSKind(cursor: CXCursor) -> int: ...
def clang_Cursor_getTranslationUnit(arg0: CXCursor) -> Any: ...
def clang_createCXCursorSet() -> Any: ...
def clang_disposeCXCursorSet(cset: Any) -> None: ...
def clang_CXCursorSet_contains(cset: Any, cursor: CXCursor) -> int: ...
def clang_CXCursorSet_insert(cset: Any, cursor: CXCursor) -> int: ...
def clang_getCursorSemanticParent(cursor: CXCursor) -> CXCursor: ...
def clang_getCursorLexicalParent(cursor: CXCursor) -> CXCursor: ...
def clang_getOverriddenCursors(cursor: CXCursor, overridden: Any, num_overridden: Any) -> None: ...
def clang_disposeOverriddenCursors(overridden: Any) -> None: ...
def clang_getIncludedFile(cursor: CXCursor) -> int | None: ...
def clang_getCursor(arg0: Any, arg1: CXSourceLocation) -> CXCursor: ...
def clang_getCursorLocation(arg0: CXCursor) -> CXSourceLocation: ...
def clang_getCursorExtent(arg0: CXCursor) -> CXSourceRange: ...
def clang_getCursorType(C: CXCursor) -> CXType: ...
def clang_getTypeSpelling(CT: CXType) -> CXString: ...
def clang_getTypedefDeclUnderlyingType(C: CXCursor) -> CXType: ...
def clang_getEnumDeclIntegerType(C: CXCursor) -> CXType: ...
def clang_getEnumConstantDeclValue(C: CXCursor) -> int: ...
def clang_getEnumConstantDeclUnsignedValue(C: CXCursor) -> int: ...
def clang_Cursor_isBitField(C: CXCursor) -> int: ...
def clang_getFieldDeclBitWidth(C: CXCursor) -> int: ...
def clang_Cursor_getNumArguments(C: CXCursor) -> int: ...
def clang_Cursor_getArgument(C: CXCursor, i: int) -> CXCursor: ...
def clang_Cursor_getNumTemplateArguments(C: CXCursor) -> int: ...
def clang_Cursor_getTemplateArgumentKind(C: CXCursor, I: int) -> int: ...
def clang_Cursor_getTemplateArgumentType(C: CXCursor, I: int) -> CXType: ...
def clang_Cursor_getTemplateArgumentValue(C: CXCursor, I: int) -> int: ...
def clang_Cursor_getTemplateArgumentUnsignedValue(C: CXCursor, I: int) -> int: ...
def clang_equalTypes(A: CXType, B: CXType) -> int: ...
def clang_getCanonicalType(T: CXType) -> CXType: ...
def clang_isConstQualifiedType(T: CXType) -> int: ...
def clang_Cursor_isMacroFunctionLike(C: CXCursor) -> int: ...
def clang_Cursor_isMacroBuiltin(C: CXCursor) -> int: ...
def clang_Cursor_isFunctionInlined(C: CXCursor) -> int: ...
def clang_isVolatileQualifiedType(T: CXType) -> int: ...
def clang_isRestrictQualifiedType(T: CXType) -> int: ...
def clang_getAddressSpace(T: CXType) -> int: ...
def clang_getTypedefName(CT: CXType) -> CXString: ...
def clang_getPointeeType(T: CXType) -> CXType: ...
def clang_getUnqualifiedType(CT: CXType) -> CXType: ...
def clang_getNonReferenceType(CT: CXType) -> CXType: ...
def clang_getTypeDeclaration(T: CXType) -> CXCursor: ...
def clang_getDeclObjCTypeEncoding(C: CXCursor) -> CXString: ...
def clang_Type_getObjCEncoding(type: CXType) -> CXString: ...
def clang_getTypeKindSpelling(K: int) -> CXString: ...
def clang_getFunctionTypeCallingConv(T: CXType) -> int: ...
def clang_getResultType(T: CXType) -> CXType: ...
def clang_getExceptionSpecificationType(T: CXType) -> int: ...
def clang_getNumArgTypes(T: CXType) -> int: ...
def clang_getArgType(T: CXType, i: int) -> CXType: ...
def clang_Type_getObjCObjectBaseType(T: CXType) -> CXType: ...
def clang_Type_getNumObjCProtocolRefs(T: CXType) -> int: ...
def clang_Type_getObjCProtocolDecl(T: CXType, i: int) -> CXCursor: ...
def clang_Type_getNumObjCTypeArgs(T: CXType) -> int: ...
def clang_Type_getObjCTypeArg(T: CXType, i: int) -> CXType: ...
def clang_isFunctionTypeVariadic(T: CXType) -> int: ...
def clang_getCursorResultType(C: CXCursor) -> CXType: ...
def clang_getCursorExceptionSpecificationType(C: CXCursor) -> int: ...
def clang_isPODType(T: CXType) -> int: ...
def clang_getElementType(T: CXType) -> CXType: ...
def clang_getNumElements(T: CXType) -> int: ...
def clang_getArrayElementType(T: CXType) -> CXType: ...
def clang_getArraySize(T: CXType) -> int: ...
def clang_Type_getNamedType(T: CXType) -> CXType: ...
def clang_Type_isTransparentTagTypedef(T: CXType) -> int: ...
def clang_Type_getNullability(T: CXType) -> int: ...
def clang_Type_getAlignOf(T: CXType) -> int: ...
def clang_Type_getClassType(T: CXType) -> CXType: ...
def clang_Type_getSizeOf(T: CXType) -> int: ...
def clang_Type_getOffsetOf(T: CXType, S: Any) -> int: ...
def clang_Type_getModifiedType(T: CXType) -> CXType: ...
def clang_Type_getValueType(CT: CXType) -> CXType: ...
def clang_Cursor_getOffsetOfField(C: CXCursor) -> int: ...
def clang_Cursor_isAnonymous(C: CXCursor) -> int: ...
def clang_Cursor_isAnonymousRecordDecl(C: CXCursor) -> int: ...
def clang_Cursor_isInlineNamespace(C: CXCursor) -> int: ...
def clang_Type_getNumTemplateArguments(T: CXType) -> int: ...
def clang_Type_getTemplateArgumentAsType(T: CXType, i: int) -> CXType: ...
def clang_Type_getCXXRefQualifier(T: CXType) -> int: ...
def clang_isVirtualBase(arg0: CXCursor) -> int: ...
def clang_getCXXAccessSpecifier(arg0: CXCursor) -> int: ...
def clang_Cursor_getBinaryOpcode(C: CXCursor) -> int: ...
def clang_Cursor_getBinaryOpcodeStr(Op: int) -> CXString: ...
def clang_Cursor_getStorageClass(arg0: CXCursor) -> int: ...
def clang_getNumOverloadedDecls(cursor: CXCursor) -> int: ...
def clang_getOverloadedDecl(cursor: CXCursor, index: int) -> CXCursor: ...
def clang_getIBOutletCollectionType(arg0: CXCursor) -> CXType: ...
def clang_visitChildren(parent: CXCursor, visitor: Any, client_data: Any) -> int: ...
def clang_visitChildrenWithBlock(parent: CXCursor, block: Any) -> int: ...
def clang_getCursorUSR(arg0: CXCursor) -> CXString: ...
def clang_constructUSR_ObjCClass(class_name: Any) -> CXString: ...
def clang_constructUSR_ObjCCategory(class_name: Any, category_name: Any) -> CXString: ...
def clang_constructUSR_ObjCProtocol(protocol_name: Any) -> CXString: ...
def clang_constructUSR_ObjCIvar(name: Any, classUSR: CXString) -> CXString: ...
def clang_constructUSR_ObjCMethod(name: Any, isInstanceMethod: int, classUSR: CXString) -> CXString: ...
def clang_constructUSR_ObjCProperty(property: Any, classUSR: CXString) -> CXString: ...
def clang_getCursorSpelling(arg0: CXCursor) -> CXString: ...
def clang_Cursor_getSpellingNameRange(arg0: CXCursor, pieceIndex: int, options: int) -> CXSourceRange: ...
def clang_PrintingPolicy_getProperty(Policy: Any, Property: int) -> int: ...
def clang_PrintingPolicy_setProperty(Policy: Any, Property: int, Value: int) -> None: ...
def clang_getCursorPrintingPolicy(arg0: CXCursor) -> int | None: ...
def clang_PrintingPolicy_dispose(Policy: Any) -> None: ...
def clang_getCursorPrettyPrinted(Cursor: CXCursor, Policy: Any) -> CXString: ...
def clang_getCursorDisplayName(arg0: CXCursor) -> CXString: ...
def clang_getCursorReferenced(arg0: CXCursor) -> CXCursor: ...
def clang_getCursorDefinition(arg0: CXCursor) -> CXCursor: ...
def clang_isCursorDefinition(arg0: CXCursor) -> int: ...
def clang_getCanonicalCursor(arg0: CXCursor) -> CXCursor: ...
def clang_Cursor_getObjCSelectorIndex(arg0: CXCursor) -> int: ...
def clang_Cursor_isDynamicCall(C: CXCursor) -> int: ...
def clang_Cursor_getReceiverType(C: CXCursor) -> CXType: ...
def clang_Cursor_getObjCPropertyAttributes(C: CXCursor, reserved: int) -> int: ...
def clang_Cursor_getObjCPropertyGetterName(C: CXCursor) -> CXString: ...
def clang_Cursor_getObjCPropertySetterName(C: CXCursor) -> CXString: ...
def clang_Cursor_getObjCDeclQualifiers(C: CXCursor) -> int: ...
def clang_Cursor_isObjCOptional(C: CXCursor) -> int: ...
def clang_Cursor_isVariadic(C: CXCursor) -> int: ...
def clang_Cursor_isExternalSymbol(C: CXCursor, language: Any, definedIn: Any, isGenerated: Any) -> int: ...
def clang_Cursor_getCommentRange(C: CXCursor) -> CXSourceRange: ...
def clang_Cursor_getRawCommentText(C: CXCursor) -> CXString: ...
def clang_Cursor_getBriefCommentText(C: CXCursor) -> CXString: ...
def clang_Cursor_getMangling(arg0: CXCursor) -> CXString: ...
def clang_Cursor_getCXXManglings(arg0: CXCursor) -> Any: ...
def clang_Cursor_getObjCManglings(arg0: CXCursor) -> Any: ...
def clang_Cursor_getModule(C: CXCursor) -> int | None: ...
def clang_getModuleForFile(arg0: Any, arg1: Any) -> int | None: ...
def clang_Module_getASTFile(Module: Any) -> int | None: ...
def clang_Module_getParent(Module: Any) -> int | None: ...
def clang_Module_getName(Module: Any) -> CXString: ...
def clang_Module_getFullName(Module: Any) -> CXString: ...
def clang_Module_isSystem(Module: Any) -> int: ...
def clang_Module_getNumTopLevelHeaders(arg0: Any, Module: Any) -> int: ...
def clang_Module_getTopLevelHeader(arg0: Any, Module: Any, Index: int) -> int | None: ...
def clang_CXXConstructor_isConvertingConstructor(C: CXCursor) -> int: ...
def clang_CXXConstructor_isCopyConstructor(C: CXCursor) -> int: ...
def clang_CXXConstructor_isDefaultConstructor(C: CXCursor) -> int: ...
def clang_CXXConstructor_isMoveConstructor(C: CXCursor) -> int: ...
def clang_CXXField_isMutable(C: CXCursor) -> int: ...
def clang_CXXMethod_isDefaulted(C: CXCursor) -> int: ...
def clang_CXXMethod_isDeleted(C: CXCursor) -> int: ...
def clang_CXXMethod_isPureVirtual(C: CXCursor) -> int: ...
def clang_CXXMethod_isStatic(C: CXCursor) -> int: ...
def clang_CXXMethod_isVirtual(C: CXCursor) -> int: ...
def clang_CXXMethod_isCopyAssignmentOperator(C: CXCursor) -> int: ...
def clang_CXXMethod_isMoveAssignmentOperator(C: CXCursor) -> int: ...
def clang_CXXMethod_isExplicit(C: CXCursor) -> int: ...
def clang_CXXRecord_isAbstract(C: CXCursor) -> int: ...
def clang_EnumDecl_isScoped(C: CXCursor) -> int: ...
def clang_CXXMethod_isConst(C: CXCursor) -> int: ...
def clang_getTemplateCursorKind(C: CXCursor) -> int: ...
def clang_getSpecializedCursorTemplate(C: CXCursor) -> CXCursor: ...
def clang_getCursorReferenceNameRange(C: CXCursor, NameFlags: int, PieceIndex: int) -> CXSourceRange: ...
def clang_getToken(TU: Any, Location: CXSourceLocation) -> Any: ...
def clang_getTokenKind(arg0: CXToken) -> int: ...
def clang_getTokenSpelling(arg0: Any, arg1: CXToken) -> CXString: ...
def clang_getTokenLocation(arg0: Any, arg1: CXToken) -> CXSourceLocation: ...
def clang_getTokenExtent(arg0: Any, arg1: CXToken) -> CXSourceRange: ...
def clang_tokenize(TU: Any, Range: CXSourceRange, Tokens: Any, NumTokens: Any) -> None: ...
def clang_annotateTokens(TU: Any, Tokens: Any, NumTokens: int, Cursors: Any) -> None: ...
def clang_disposeTokens(TU: Any, Tokens: Any, NumTokens: int) -> None: ...
def clang_getCursorKindSpelling(Kind: int) -> CXString: ...
def clang_getDefinitionSpellingAndExtent(arg0: CXCursor, startBuf: Any, endBuf: Any, startLine: Any, startColumn: Any, endLine: Any, endColumn: Any) -> None: ...
def clang_enableStackTraces() -> None: ...
def clang_executeOnThread(fn: Any, user_data: Any, stack_size: int) -> None: ...
def clang_getCompletionChunkKind(completion_string: Any, chunk_number: int) -> int: ...
def clang_getCompletionChunkText(completion_string: Any, chunk_number: int) -> CXString: ...
def clang_getCompletionChunkCompletionString(completion_string: Any, chunk_number: int) -> int | None: ...
def clang_getNumCompletionChunks(completion_string: Any) -> int: ...
def clang_getCompletionPriority(completion_string: Any) -> int: ...
def clang_getCompletionAvailability(completion_string: Any) -> int: ...
def clang_getCompletionNumAnnotations(completion_string: Any) -> int: ...
def clang_getCompletionAnnotation(completion_string: Any, annotation_number: int) -> CXString: ...
def clang_getCompletionParent(completion_string: Any, kind: Any) -> CXString: ...
def clang_getCompletionBriefComment(completion_string: Any) -> CXString: ...
def clang_getCursorCompletionString(cursor: CXCursor) -> int | None: ...
def clang_getCompletionNumFixIts(results: Any, completion_index: int) -> int: ...
def clang_getCompletionFixIt(results: Any, completion_index: int, fixit_index: int, replacement_range: Any) -> CXString: ...
def clang_defaultCodeCompleteOptions() -> int: ...
def clang_codeCompleteAt(TU: Any, complete_filename: Any, complete_line: int, complete_column: int, unsaved_files: Any, num_unsaved_files: int, options: int) -> Any: ...
def clang_sortCodeCompletionResults(Results: Any, NumResults: int) -> None: ...
def clang_disposeCodeCompleteResults(Results: Any) -> None: ...
def clang_codeCompleteGetNumDiagnostics(Results: Any) -> int: ...
def clang_codeCompleteGetDiagnostic(Results: Any, Index: int) -> int | None: ...
def clang_codeCompleteGetContexts(Results: Any) -> int: ...
def clang_codeCompleteGetContainerKind(Results: Any, IsIncomplete: Any) -> int: ...
def clang_codeCompleteGetContainerUSR(Results: Any) -> CXString: ...
def clang_codeCompleteGetObjCSelector(Results: Any) -> CXString: ...
def clang_getClangVersion() -> CXString: ...
def clang_toggleCrashRecovery(isEnabled: int) -> None: ...
def clang_getInclusions(tu: Any, visitor: Any, client_data: Any) -> None: ...
def clang_Cursor_Evaluate(C: CXCursor) -> int | None: ...
def clang_EvalResult_getKind(E: Any) -> int: ...
def clang_EvalResult_getAsInt(E: Any) -> int: ...
def clang_EvalResult_getAsLongLong(E: Any) -> int: ...
def clang_EvalResult_isUnsignedInt(E: Any) -> int: ...
def clang_EvalResult_getAsUnsigned(E: Any) -> int: ...
def clang_EvalResult_getAsDouble(E: Any) -> float: ...
def clang_EvalResult_getAsStr(E: Any) -> bytes | None: ...
def clang_EvalResult_dispose(E: Any) -> None: ...
def clang_getRemappings(path: Any) -> int | None: ...
def clang_getRemappingsFromFileList(filePaths: Any, numFiles: int) -> int | None: ...
def clang_remap_getNumFiles(arg0: Any) -> int: ...
def clang_remap_getFilenames(arg0: Any, index: int, original: Any, transformed: Any) -> None: ...
def clang_remap_dispose(arg0: Any) -> None: ...
def clang_findReferencesInFile(cursor: CXCursor, file: Any, visitor: CXCursorAndRangeVisitor) -> int: ...
def clang_findIncludesInFile(TU: Any, file: Any, visitor: CXCursorAndRangeVisitor) -> int: ...
def clang_findReferencesInFileWithBlock(arg0: CXCursor, arg1: Any, arg2: Any) -> int: ...
def clang_findIncludesInFileWithBlock(arg0: Any, arg1: Any, arg2: Any) -> int: ...
def clang_index_isEntityObjCContainerKind(arg0: int) -> int: ...
def clang_index_getObjCContainerDeclInfo(arg0: Any) -> Any: ...
def clang_index_getObjCInterfaceDeclInfo(arg0: Any) -> Any: ...
def clang_index_getObjCCategoryDeclInfo(arg0: Any) -> Any: ...
def clang_index_getObjCProtocolRefListInfo(arg0: Any) -> Any: ...
def clang_index_getObjCPropertyDeclInfo(arg0: Any) -> Any: ...
def clang_index_getIBOutletCollectionAttrInfo(arg0: Any) -> Any: ...
def clang_index_getCXXClassDeclInfo(arg0: Any) -> Any: ...
def clang_index_getClientContainer(arg0: Any) -> int | None: ...
def clang_index_setClientContainer(arg0: Any, arg1: Any) -> None: ...
def clang_index_getClientEntity(arg0: Any) -> int | None: ...
def clang_index_setClientEntity(arg0: Any, arg1: Any) -> None: ...
def clang_IndexAction_create(CIdx: Any) -> int | None: ...
def clang_IndexAction_dispose(arg0: Any) -> None: ...
def clang_indexSourceFile(arg0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: int, index_options: int, source_filename: Any, command_line_args: Any, num_command_line_args: int, unsaved_files: Any, num_unsaved_files: int, out_TU: Any, TU_options: int) -> int: ...
def clang_indexSourceFileFullArgv(arg0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: int, index_options: int, source_filename: Any, command_line_args: Any, num_command_line_args: int, unsaved_files: Any, num_unsaved_files: int, out_TU: Any, TU_options: int) -> int: ...
def clang_indexTranslationUnit(arg0: Any, client_data: Any, index_callbacks: Any, index_callbacks_size: int, index_options: int, arg5: Any) -> int: ...
def clang_indexLoc_getFileLocation(loc: CXIdxLoc, indexFile: Any, file: Any, line: Any, column: Any, offset: Any) -> None: ...
def clang_indexLoc_getCXSourceLocation(loc: CXIdxLoc) -> CXSourceLocation: ...
def clang_Type_visitFields(T: CXType, visitor: Any, client_data: Any) -> int: ...
def clang_getBinaryOperatorKindSpelling(kind: int) -> CXString: ...
def clang_getCursorBinaryOperatorKind(cursor: CXCursor) -> int: ...
def clang_getUnaryOperatorKindSpelling(kind: int) -> CXString: ...
def clang_getCursorUnaryOperatorKind(cursor: CXCursor) -> int: ...
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
CXAvailability_Available: Final = 0
CXAvailability_Deprecated: Final = 1
CXAvailability_NotAvailable: Final = 2
CXAvailability_NotAccessible: Final = 3
CXCursor_ExceptionSpecificationKind_None: Final = 0
CXCursor_ExceptionSpecificationKind_DynamicNone: Final = 1
CXCursor_ExceptionSpecificationKind_Dynamic: Final = 2
CXCursor_ExceptionSpecificationKind_MSAny: Final = 3
CXCursor_ExceptionSpecificationKind_BasicNoexcept: Final = 4
CXCursor_ExceptionSpecificationKind_ComputedNoexcept: Final = 5
CXCursor_ExceptionSpecificationKind_Unevaluated: Final = 6
CXCursor_ExceptionSpecificationKind_Uninstantiated: Final = 7
CXCursor_ExceptionSpecificationKind_Unparsed: Final = 8
CXCursor_ExceptionSpecificationKind_NoThrow: Final = 9
CXChoice_Default: Final = 0
CXChoice_Enabled: Final = 1
CXChoice_Disabled: Final = 2
CXGlobalOpt_None: Final = 0
CXGlobalOpt_ThreadBackgroundPriorityForIndexing: Final = 1
CXGlobalOpt_ThreadBackgroundPriorityForEditing: Final = 2
CXGlobalOpt_ThreadBackgroundPriorityForAll: Final = 3
CXTranslationUnit_None: Final = 0
CXTranslationUnit_DetailedPreprocessingRecord: Final = 1
CXTranslationUnit_Incomplete: Final = 2
CXTranslationUnit_PrecompiledPreamble: Final = 4
CXTranslationUnit_CacheCompletionResults: Final = 8
CXTranslationUnit_ForSerialization: Final = 16
CXTranslationUnit_CXXChainedPCH: Final = 32
CXTranslationUnit_SkipFunctionBodies: Final = 64
CXTranslationUnit_IncludeBriefCommentsInCodeCompletion: Final = 128
CXTranslationUnit_CreatePreambleOnFirstParse: Final = 256
CXTranslationUnit_KeepGoing: Final = 512
CXTranslationUnit_SingleFileParse: Final = 1024
CXTranslationUnit_LimitSkipFunctionBodiesToPreamble: Final = 2048
CXTranslationUnit_IncludeAttributedTypes: Final = 4096
CXTranslationUnit_VisitImplicitAttributes: Final = 8192
CXTranslationUnit_IgnoreNonErrorsFromIncludedFiles: Final = 0x4000
CXTranslationUnit_RetainExcludedConditionalBlocks: Final = 0x8000
CXSaveTranslationUnit_None: Final = 0
CXSaveError_None: Final = 0
CXSaveError_Unknown: Final = 1
CXSaveError_TranslationErrors: Final = 2
CXSaveError_InvalidTU: Final = 3
CXReparse_None: Final = 0
CXTUResourceUsage_AST: Final = 1
CXTUResourceUsage_Identifiers: Final = 2
CXTUResourceUsage_Selectors: Final = 3
CXTUResourceUsage_GlobalCompletionResults: Final = 4
CXTUResourceUsage_SourceManagerContentCache: Final = 5
CXTUResourceUsage_AST_SideTables: Final = 6
CXTUResourceUsage_SourceManager_Membuffer_Malloc: Final = 7
CXTUResourceUsage_SourceManager_Membuffer_MMap: Final = 8
CXTUResourceUsage_ExternalASTSource_Membuffer_Malloc: Final = 9
CXTUResourceUsage_ExternalASTSource_Membuffer_MMap: Final = 10
CXTUResourceUsage_Preprocessor: Final = 11
CXTUResourceUsage_PreprocessingRecord: Final = 12
CXTUResourceUsage_SourceManager_DataStructures: Final = 13
CXTUResourceUsage_Preprocessor_HeaderSearch: Final = 14
CXTUResourceUsage_MEMORY_IN_BYTES_BEGIN: Final = 1
CXTUResourceUsage_MEMORY_IN_BYTES_END: Final = 14
CXTUResourceUsage_First: Final = 1
CXTUResourceUsage_Last: Final = 14
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
CXLinkage_Invalid: Final = 0
CXLinkage_NoLinkage: Final = 1
CXLinkage_Internal: Final = 2
CXLinkage_UniqueExternal: Final = 3
CXLinkage_External: Final = 4
CXVisibility_Invalid: Final = 0
CXVisibility_Hidden: Final = 1
CXVisibility_Protected: Final = 2
CXVisibility_Default: Final = 3
CXLanguage_Invalid: Final = 0
CXLanguage_C: Final = 1
CXLanguage_ObjC: Final = 2
CXLanguage_CPlusPlus: Final = 3
CXTLS_None: Final = 0
CXTLS_Dynamic: Final = 1
CXTLS_Static: Final = 2
CXType_Invalid: Final = 0
CXType_Unexposed: Final = 1
CXType_Void: Final = 2
CXType_Bool: Final = 3
CXType_Char_U: Final = 4
CXType_UChar: Final = 5
CXType_Char16: Final = 6
CXType_Char32: Final = 7
CXType_UShort: Final = 8
CXType_UInt: Final = 9
CXType_ULong: Final = 10
CXType_ULongLong: Final = 11
CXType_UInt128: Final = 12
CXType_Char_S: Final = 13
CXType_SChar: Final = 14
CXType_WChar: Final = 15
CXType_Short: Final = 16
CXType_Int: Final = 17
CXType_Long: Final = 18
CXType_LongLong: Final = 19
CXType_Int128: Final = 20
CXType_Float: Final = 21
CXType_Double: Final = 22
CXType_LongDouble: Final = 23
CXType_NullPtr: Final = 24
CXType_Overload: Final = 25
CXType_Dependent: Final = 26
CXType_ObjCId: Final = 27
CXType_ObjCClass: Final = 28
CXType_ObjCSel: Final = 29
CXType_Float128: Final = 30
CXType_Half: Final = 31
CXType_Float16: Final = 32
CXType_ShortAccum: Final = 33
CXType_Accum: Final = 34
CXType_LongAccum: Final = 35
CXType_UShortAccum: Final = 36
CXType_UAccum: Final = 37
CXType_ULongAccum: Final = 38
CXType_BFloat16: Final = 39
CXType_Ibm128: Final = 40
CXType_FirstBuiltin: Final = 2
CXType_LastBuiltin: Final = 40
CXType_Complex: Final = 100
CXType_Pointer: Final = 101
CXType_BlockPointer: Final = 102
CXType_LValueReference: Final = 103
CXType_RValueReference: Final = 104
CXType_Record: Final = 105
CXType_Enum: Final = 106
CXType_Typedef: Final = 107
CXType_ObjCInterface: Final = 108
CXType_ObjCObjectPointer: Final = 109
CXType_FunctionNoProto: Final = 110
CXType_FunctionProto: Final = 111
CXType_ConstantArray: Final = 112
CXType_Vector: Final = 113
CXType_IncompleteArray: Final = 114
CXType_VariableArray: Final = 115
CXType_DependentSizedArray: Final = 116
CXType_MemberPointer: Final = 117
CXType_Auto: Final = 118
CXType_Elaborated: Final = 119
CXType_Pipe: Final = 120
CXType_OCLImage1dRO: Final = 121
CXType_OCLImage1dArrayRO: Final = 122
CXType_OCLImage1dBufferRO: Final = 123
CXType_OCLImage2dRO: Final = 124
CXType_OCLImage2dArrayRO: Final = 125
CXType_OCLImage2dDepthRO: Final = 126
CXType_OCLImage2dArrayDepthRO: Final = 127
CXType_OCLImage2dMSAARO: Final = 128
CXType_OCLImage2dArrayMSAARO: Final = 129
CXType_OCLImage2dMSAADepthRO: Final = 130
CXType_OCLImage2dArrayMSAADepthRO: Final = 131
CXType_OCLImage3dRO: Final = 132
CXType_OCLImage1dWO: Final = 133
CXType_OCLImage1dArrayWO: Final = 134
CXType_OCLImage1dBufferWO: Final = 135
CXType_OCLImage2dWO: Final = 136
CXType_OCLImage2dArrayWO: Final = 137
CXType_OCLImage2dDepthWO: Final = 138
CXType_OCLImage2dArrayDepthWO: Final = 139
CXType_OCLImage2dMSAAWO: Final = 140
CXType_OCLImage2dArrayMSAAWO: Final = 141
CXType_OCLImage2dMSAADepthWO: Final = 142
CXType_OCLImage2dArrayMSAADepthWO: Final = 143
CXType_OCLImage3dWO: Final = 144
CXType_OCLImage1dRW: Final = 145
CXType_OCLImage1dArrayRW: Final = 146
CXType_OCLImage1dBufferRW: Final = 147
CXType_OCLImage2dRW: Final = 148
CXType_OCLImage2dArrayRW: Final = 149
CXType_OCLImage2dDepthRW: Final = 150
CXType_OCLImage2dArrayDepthRW: Final = 151
CXType_OCLImage2dMSAARW: Final = 152
CXType_OCLImage2dArrayMSAARW: Final = 153
CXType_OCLImage2dMSAADepthRW: Final = 154
CXType_OCLImage2dArrayMSAADepthRW: Final = 155
CXType_OCLImage3dRW: Final = 156
CXType_OCLSampler: Final = 157
CXType_OCLEvent: Final = 158
CXType_OCLQueue: Final = 159
CXType_OCLReserveID: Final = 160
CXType_ObjCObject: Final = 161
CXType_ObjCTypeParam: Final = 162
CXType_Attributed: Final = 163
CXType_OCLIntelSubgroupAVCMcePayload: Final = 164
CXType_OCLIntelSubgroupAVCImePayload: Final = 165
CXType_OCLIntelSubgroupAVCRefPayload: Final = 166
CXType_OCLIntelSubgroupAVCSicPayload: Final = 167
CXType_OCLIntelSubgroupAVCMceResult: Final = 168
CXType_OCLIntelSubgroupAVCImeResult: Final = 169
CXType_OCLIntelSubgroupAVCRefResult: Final = 170
CXType_OCLIntelSubgroupAVCSicResult: Final = 171
CXType_OCLIntelSubgroupAVCImeResultSingleReferenceStreamout: Final = 172
CXType_OCLIntelSubgroupAVCImeResultDualReferenceStreamout: Final = 173
CXType_OCLIntelSubgroupAVCImeSingleReferenceStreamin: Final = 174
CXType_OCLIntelSubgroupAVCImeDualReferenceStreamin: Final = 175
CXType_OCLIntelSubgroupAVCImeResultSingleRefStreamout: Final = 172
CXType_OCLIntelSubgroupAVCImeResultDualRefStreamout: Final = 173
CXType_OCLIntelSubgroupAVCImeSingleRefStreamin: Final = 174
CXType_OCLIntelSubgroupAVCImeDualRefStreamin: Final = 175
CXType_ExtVector: Final = 176
CXType_Atomic: Final = 177
CXType_BTFTagAttributed: Final = 178
CXCallingConv_Default: Final = 0
CXCallingConv_C: Final = 1
CXCallingConv_X86StdCall: Final = 2
CXCallingConv_X86FastCall: Final = 3
CXCallingConv_X86ThisCall: Final = 4
CXCallingConv_X86Pascal: Final = 5
CXCallingConv_AAPCS: Final = 6
CXCallingConv_AAPCS_VFP: Final = 7
CXCallingConv_X86RegCall: Final = 8
CXCallingConv_IntelOclBicc: Final = 9
CXCallingConv_Win64: Final = 10
CXCallingConv_X86_64Win64: Final = 10
CXCallingConv_X86_64SysV: Final = 11
CXCallingConv_X86VectorCall: Final = 12
CXCallingConv_Swift: Final = 13
CXCallingConv_PreserveMost: Final = 14
CXCallingConv_PreserveAll: Final = 15
CXCallingConv_AArch64VectorCall: Final = 16
CXCallingConv_SwiftAsync: Final = 17
CXCallingConv_AArch64SVEPCS: Final = 18
CXCallingConv_M68kRTD: Final = 19
CXCallingConv_PreserveNone: Final = 20
CXCallingConv_RISCVVectorCall: Final = 21
CXCallingConv_Invalid: Final = 100
CXCallingConv_Unexposed: Final = 200
CXTemplateArgumentKind_Null: Final = 0
CXTemplateArgumentKind_Type: Final = 1
CXTemplateArgumentKind_Declaration: Final = 2
CXTemplateArgumentKind_NullPtr: Final = 3
CXTemplateArgumentKind_Integral: Final = 4
CXTemplateArgumentKind_Template: Final = 5
CXTemplateArgumentKind_TemplateExpansion: Final = 6
CXTemplateArgumentKind_Expression: Final = 7
CXTemplateArgumentKind_Pack: Final = 8
CXTemplateArgumentKind_Invalid: Final = 9
CXTypeNullability_NonNull: Final = 0
CXTypeNullability_Nullable: Final = 1
CXTypeNullability_Unspecified: Final = 2
CXTypeNullability_Invalid: Final = 3
CXTypeNullability_NullableResult: Final = 4
CXTypeLayoutError_Invalid: Final = -1
CXTypeLayoutError_Incomplete: Final = -2
CXTypeLayoutError_Dependent: Final = -3
CXTypeLayoutError_NotConstantSize: Final = -4
CXTypeLayoutError_InvalidFieldName: Final = -5
CXTypeLayoutError_Undeduced: Final = -6
CXRefQualifier_None: Final = 0
CXRefQualifier_LValue: Final = 1
CXRefQualifier_RValue: Final = 2
CX_CXXInvalidAccessSpecifier: Final = 0
CX_CXXPublic: Final = 1
CX_CXXProtected: Final = 2
CX_CXXPrivate: Final = 3
CX_SC_Invalid: Final = 0
CX_SC_None: Final = 1
CX_SC_Extern: Final = 2
CX_SC_Static: Final = 3
CX_SC_PrivateExtern: Final = 4
CX_SC_OpenCLWorkGroupLocal: Final = 5
CX_SC_Auto: Final = 6
CX_SC_Register: Final = 7
CX_BO_Invalid: Final = 0
CX_BO_PtrMemD: Final = 1
CX_BO_PtrMemI: Final = 2
CX_BO_Mul: Final = 3
CX_BO_Div: Final = 4
CX_BO_Rem: Final = 5
CX_BO_Add: Final = 6
CX_BO_Sub: Final = 7
CX_BO_Shl: Final = 8
CX_BO_Shr: Final = 9
CX_BO_Cmp: Final = 10
CX_BO_LT: Final = 11
CX_BO_GT: Final = 12
CX_BO_LE: Final = 13
CX_BO_GE: Final = 14
CX_BO_EQ: Final = 15
CX_BO_NE: Final = 16
CX_BO_And: Final = 17
CX_BO_Xor: Final = 18
CX_BO_Or: Final = 19
CX_BO_LAnd: Final = 20
CX_BO_LOr: Final = 21
CX_BO_Assign: Final = 22
CX_BO_MulAssign: Final = 23
CX_BO_DivAssign: Final = 24
CX_BO_RemAssign: Final = 25
CX_BO_AddAssign: Final = 26
CX_BO_SubAssign: Final = 27
CX_BO_ShlAssign: Final = 28
CX_BO_ShrAssign: Final = 29
CX_BO_AndAssign: Final = 30
CX_BO_XorAssign: Final = 31
CX_BO_OrAssign: Final = 32
CX_BO_Comma: Final = 33
CX_BO_LAST: Final = 33
CXChildVisit_Break: Final = 0
CXChildVisit_Continue: Final = 1
CXChildVisit_Recurse: Final = 2
CXPrintingPolicy_Indentation: Final = 0
CXPrintingPolicy_SuppressSpecifiers: Final = 1
CXPrintingPolicy_SuppressTagKeyword: Final = 2
CXPrintingPolicy_IncludeTagDefinition: Final = 3
CXPrintingPolicy_SuppressScope: Final = 4
CXPrintingPolicy_SuppressUnwrittenScope: Final = 5
CXPrintingPolicy_SuppressInitializers: Final = 6
CXPrintingPolicy_ConstantArraySizeAsWritten: Final = 7
CXPrintingPolicy_AnonymousTagLocations: Final = 8
CXPrintingPolicy_SuppressStrongLifetime: Final = 9
CXPrintingPolicy_SuppressLifetimeQualifiers: Final = 10
CXPrintingPolicy_SuppressTemplateArgsInCXXConstructors: Final = 11
CXPrintingPolicy_Bool: Final = 12
CXPrintingPolicy_Restrict: Final = 13
CXPrintingPolicy_Alignof: Final = 14
CXPrintingPolicy_UnderscoreAlignof: Final = 15
CXPrintingPolicy_UseVoidForZeroParams: Final = 16
CXPrintingPolicy_TerseOutput: Final = 17
CXPrintingPolicy_PolishForDeclaration: Final = 18
CXPrintingPolicy_Half: Final = 19
CXPrintingPolicy_MSWChar: Final = 20
CXPrintingPolicy_IncludeNewlines: Final = 21
CXPrintingPolicy_MSVCFormatting: Final = 22
CXPrintingPolicy_ConstantsAsWritten: Final = 23
CXPrintingPolicy_SuppressImplicitBase: Final = 24
CXPrintingPolicy_FullyQualifiedName: Final = 25
CXPrintingPolicy_LastProperty: Final = 25
CXObjCPropertyAttr_noattr: Final = 0
CXObjCPropertyAttr_readonly: Final = 1
CXObjCPropertyAttr_getter: Final = 2
CXObjCPropertyAttr_assign: Final = 4
CXObjCPropertyAttr_readwrite: Final = 8
CXObjCPropertyAttr_retain: Final = 16
CXObjCPropertyAttr_copy: Final = 32
CXObjCPropertyAttr_nonatomic: Final = 64
CXObjCPropertyAttr_setter: Final = 128
CXObjCPropertyAttr_atomic: Final = 256
CXObjCPropertyAttr_weak: Final = 512
CXObjCPropertyAttr_strong: Final = 1024
CXObjCPropertyAttr_unsafe_unretained: Final = 2048
CXObjCPropertyAttr_class: Final = 4096
CXObjCDeclQualifier_None: Final = 0
CXObjCDeclQualifier_In: Final = 1
CXObjCDeclQualifier_Inout: Final = 2
CXObjCDeclQualifier_Out: Final = 4
CXObjCDeclQualifier_Bycopy: Final = 8
CXObjCDeclQualifier_Byref: Final = 16
CXObjCDeclQualifier_Oneway: Final = 32
CXNameRange_WantQualifier: Final = 1
CXNameRange_WantTemplateArgs: Final = 2
CXNameRange_WantSinglePiece: Final = 4
CXToken_Punctuation: Final = 0
CXToken_Keyword: Final = 1
CXToken_Identifier: Final = 2
CXToken_Literal: Final = 3
CXToken_Comment: Final = 4
CXCompletionChunk_Optional: Final = 0
CXCompletionChunk_TypedText: Final = 1
CXCompletionChunk_Text: Final = 2
CXCompletionChunk_Placeholder: Final = 3
CXCompletionChunk_Informative: Final = 4
CXCompletionChunk_CurrentParameter: Final = 5
CXCompletionChunk_LeftParen: Final = 6
CXCompletionChunk_RightParen: Final = 7
CXCompletionChunk_LeftBracket: Final = 8
CXCompletionChunk_RightBracket: Final = 9
CXCompletionChunk_LeftBrace: Final = 10
CXCompletionChunk_RightBrace: Final = 11
CXCompletionChunk_LeftAngle: Final = 12
CXCompletionChunk_RightAngle: Final = 13
CXCompletionChunk_Comma: Final = 14
CXCompletionChunk_ResultType: Final = 15
CXCompletionChunk_Colon: Final = 16
CXCompletionChunk_SemiColon: Final = 17
CXCompletionChunk_Equal: Final = 18
CXCompletionChunk_HorizontalSpace: Final = 19
CXCompletionChunk_VerticalSpace: Final = 20
CXCodeComplete_IncludeMacros: Final = 1
CXCodeComplete_IncludeCodePatterns: Final = 2
CXCodeComplete_IncludeBriefComments: Final = 4
CXCodeComplete_SkipPreamble: Final = 8
CXCodeComplete_IncludeCompletionsWithFixIts: Final = 16
CXCompletionContext_Unexposed: Final = 0
CXCompletionContext_AnyType: Final = 1
CXCompletionContext_AnyValue: Final = 2
CXCompletionContext_ObjCObjectValue: Final = 4
CXCompletionContext_ObjCSelectorValue: Final = 8
CXCompletionContext_CXXClassTypeValue: Final = 16
CXCompletionContext_DotMemberAccess: Final = 32
CXCompletionContext_ArrowMemberAccess: Final = 64
CXCompletionContext_ObjCPropertyAccess: Final = 128
CXCompletionContext_EnumTag: Final = 256
CXCompletionContext_UnionTag: Final = 512
CXCompletionContext_StructTag: Final = 1024
CXCompletionContext_ClassTag: Final = 2048
CXCompletionContext_Namespace: Final = 4096
CXCompletionContext_NestedNameSpecifier: Final = 8192
CXCompletionContext_ObjCInterface: Final = 0x4000
CXCompletionContext_ObjCProtocol: Final = 0x8000
CXCompletionContext_ObjCCategory: Final = 0x10000
CXCompletionContext_ObjCInstanceMessage: Final = 0x20000
CXCompletionContext_ObjCClassMessage: Final = 0x40000
CXCompletionContext_ObjCSelectorName: Final = 0x80000
CXCompletionContext_MacroName: Final = 0x100000
CXCompletionContext_NaturalLanguage: Final = 0x200000
CXCompletionContext_IncludedFile: Final = 0x400000
CXCompletionContext_Unknown: Final = 0x7fffff
CXEval_Int: Final = 1
CXEval_Float: Final = 2
CXEval_ObjCStrLiteral: Final = 3
CXEval_StrLiteral: Final = 4
CXEval_CFStr: Final = 5
CXEval_Other: Final = 6
CXEval_UnExposed: Final = 0
CXVisit_Break: Final = 0
CXVisit_Continue: Final = 1
CXResult_Success: Final = 0
CXResult_Invalid: Final = 1
CXResult_VisitBreak: Final = 2
CXIdxEntity_Unexposed: Final = 0
CXIdxEntity_Typedef: Final = 1
CXIdxEntity_Function: Final = 2
CXIdxEntity_Variable: Final = 3
CXIdxEntity_Field: Final = 4
CXIdxEntity_EnumConstant: Final = 5
CXIdxEntity_ObjCClass: Final = 6
CXIdxEntity_ObjCProtocol: Final = 7
CXIdxEntity_ObjCCategory: Final = 8
CXIdxEntity_ObjCInstanceMethod: Final = 9
CXIdxEntity_ObjCClassMethod: Final = 10
CXIdxEntity_ObjCProperty: Final = 11
CXIdxEntity_ObjCIvar: Final = 12
CXIdxEntity_Enum: Final = 13
CXIdxEntity_Struct: Final = 14
CXIdxEntity_Union: Final = 15
CXIdxEntity_CXXClass: Final = 16
CXIdxEntity_CXXNamespace: Final = 17
CXIdxEntity_CXXNamespaceAlias: Final = 18
CXIdxEntity_CXXStaticVariable: Final = 19
CXIdxEntity_CXXStaticMethod: Final = 20
CXIdxEntity_CXXInstanceMethod: Final = 21
CXIdxEntity_CXXConstructor: Final = 22
CXIdxEntity_CXXDestructor: Final = 23
CXIdxEntity_CXXConversionFunction: Final = 24
CXIdxEntity_CXXTypeAlias: Final = 25
CXIdxEntity_CXXInterface: Final = 26
CXIdxEntity_CXXConcept: Final = 27
CXIdxEntityLang_None: Final = 0
CXIdxEntityLang_C: Final = 1
CXIdxEntityLang_ObjC: Final = 2
CXIdxEntityLang_CXX: Final = 3
CXIdxEntityLang_Swift: Final = 4
CXIdxEntity_NonTemplate: Final = 0
CXIdxEntity_Template: Final = 1
CXIdxEntity_TemplatePartialSpecialization: Final = 2
CXIdxEntity_TemplateSpecialization: Final = 3
CXIdxAttr_Unexposed: Final = 0
CXIdxAttr_IBAction: Final = 1
CXIdxAttr_IBOutlet: Final = 2
CXIdxAttr_IBOutletCollection: Final = 3
CXIdxDeclFlag_Skipped: Final = 1
CXIdxObjCContainer_ForwardRef: Final = 0
CXIdxObjCContainer_Interface: Final = 1
CXIdxObjCContainer_Implementation: Final = 2
CXIdxEntityRef_Direct: Final = 1
CXIdxEntityRef_Implicit: Final = 2
CXSymbolRole_None: Final = 0
CXSymbolRole_Declaration: Final = 1
CXSymbolRole_Definition: Final = 2
CXSymbolRole_Reference: Final = 4
CXSymbolRole_Read: Final = 8
CXSymbolRole_Write: Final = 16
CXSymbolRole_Call: Final = 32
CXSymbolRole_Dynamic: Final = 64
CXSymbolRole_AddressOf: Final = 128
CXSymbolRole_Implicit: Final = 256
CXIndexOpt_None: Final = 0
CXIndexOpt_SuppressRedundantRefs: Final = 1
CXIndexOpt_IndexFunctionLocalSymbols: Final = 2
CXIndexOpt_IndexImplicitTemplateInstantiations: Final = 4
CXIndexOpt_SuppressWarnings: Final = 8
CXIndexOpt_SkipParsedBodiesInSession: Final = 16
CXBinaryOperator_Invalid: Final = 0
CXBinaryOperator_PtrMemD: Final = 1
CXBinaryOperator_PtrMemI: Final = 2
CXBinaryOperator_Mul: Final = 3
CXBinaryOperator_Div: Final = 4
CXBinaryOperator_Rem: Final = 5
CXBinaryOperator_Add: Final = 6
CXBinaryOperator_Sub: Final = 7
CXBinaryOperator_Shl: Final = 8
CXBinaryOperator_Shr: Final = 9
CXBinaryOperator_Cmp: Final = 10
CXBinaryOperator_LT: Final = 11
CXBinaryOperator_GT: Final = 12
CXBinaryOperator_LE: Final = 13
CXBinaryOperator_GE: Final = 14
CXBinaryOperator_EQ: Final = 15
CXBinaryOperator_NE: Final = 16
CXBinaryOperator_And: Final = 17
CXBinaryOperator_Xor: Final = 18
CXBinaryOperator_Or: Final = 19
CXBinaryOperator_LAnd: Final = 20
CXBinaryOperator_LOr: Final = 21
CXBinaryOperator_Assign: Final = 22
CXBinaryOperator_MulAssign: Final = 23
CXBinaryOperator_DivAssign: Final = 24
CXBinaryOperator_RemAssign: Final = 25
CXBinaryOperator_AddAssign: Final = 26
CXBinaryOperator_SubAssign: Final = 27
CXBinaryOperator_ShlAssign: Final = 28
CXBinaryOperator_ShrAssign: Final = 29
CXBinaryOperator_AndAssign: Final = 30
CXBinaryOperator_XorAssign: Final = 31
CXBinaryOperator_OrAssign: Final = 32
CXBinaryOperator_Comma: Final = 33
CXUnaryOperator_Invalid: Final = 0
CXUnaryOperator_PostInc: Final = 1
CXUnaryOperator_PostDec: Final = 2
CXUnaryOperator_PreInc: Final = 3
CXUnaryOperator_PreDec: Final = 4
CXUnaryOperator_AddrOf: Final = 5
CXUnaryOperator_Deref: Final = 6
CXUnaryOperator_Plus: Final = 7
CXUnaryOperator_Minus: Final = 8
CXUnaryOperator_Not: Final = 9
CXUnaryOperator_LNot: Final = 10
CXUnaryOperator_Real: Final = 11
CXUnaryOperator_Imag: Final = 12
CXUnaryOperator_Extension: Final = 13
CXUnaryOperator_Coawait: Final = 14
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
CINDEX_VERSION_MAJOR: Final = 0
CINDEX_VERSION_MINOR: Final = 64
CINDEX_VERSION: Final = 64
CINDEX_VERSION_STRING: Final = b'0.64'
def CINDEX_VERSION_ENCODE(major: int, minor: int) -> int: ...
