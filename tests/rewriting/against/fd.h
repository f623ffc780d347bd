// The hooks of fd.td.
namespace fd {
static std::optional<int32_t> number(mlir::Attribute attribute) {
  if (auto integer = llvm::dyn_cast_if_present<mlir::IntegerAttr>(attribute))
    return static_cast<int32_t>(integer.getInt());
  return std::nullopt;
}
static mlir::Attribute made(mlir::MLIRContext *context, int64_t value) {
  return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), static_cast<int32_t>(value));
}
mlir::Operation *FdDialect::materializeConstant(mlir::OpBuilder &builder, mlir::Attribute value, mlir::Type type,
                                                mlir::Location loc) {
  if (type.isF32())
    return nullptr;
  if (llvm::isa<mlir::StringAttr>(value))
    return Other::create(builder, loc, type, value);
  return Constant::create(builder, loc, type, value);
}
mlir::OpFoldResult Constant::fold(FoldAdaptor) { return getValue(); }
mlir::OpFoldResult Other::fold(FoldAdaptor) { return getValue(); }
mlir::OpFoldResult Add::fold(FoldAdaptor adaptor) {
  auto a = number(adaptor.getA()), b = number(adaptor.getB());
  if (b && *b == 0)
    return getA();
  if (a && b)
    return made(getContext(), int64_t(*a) + *b);
  return {};
}
mlir::OpFoldResult Sub::fold(FoldAdaptor adaptor) {
  auto a = number(adaptor.getA()), b = number(adaptor.getB());
  if (getA() == getB())
    return made(getContext(), 0);
  if (a && b)
    return made(getContext(), int64_t(*a) - *b);
  return {};
}
mlir::OpFoldResult Count::fold(FoldAdaptor) {
  if (getN() == 0)
    return {};
  setN(getN() - 1);
  return getResult();
}
llvm::LogicalResult Divide::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<mlir::OpFoldResult> &results) {
  auto a = number(adaptor.getA()), b = number(adaptor.getB());
  if (b && *b == 1) {
    results.push_back(getA());
    results.push_back(made(getContext(), 0));
    return mlir::success();
  }
  if (!a || !b || *b == 0)
    return mlir::failure();
  results.push_back(made(getContext(), *a / *b));
  results.push_back(made(getContext(), *a % *b));
  return mlir::success();
}
llvm::LogicalResult Half::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<mlir::OpFoldResult> &results) {
  auto a = number(adaptor.getA());
  if (!a)
    return mlir::failure();
  results.push_back(made(getContext(), *a / 2));
  results.push_back(made(getContext(), 7));
  return mlir::success();
}
llvm::LogicalResult Emit::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<mlir::OpFoldResult> &) {
  auto a = number(adaptor.getA());
  auto add = getA().getDefiningOp<Sub>();
  if (!add)
    return mlir::failure();
  getAMutable().assign(add.getA());
  return mlir::success();
}
mlir::OpFoldResult Pass::fold(FoldAdaptor adaptor) {
  if (auto text = llvm::dyn_cast_if_present<mlir::StringAttr>(adaptor.getA()))
    return text;
  return {};
}
mlir::RegionKind Graph::getRegionKind(unsigned) { return mlir::RegionKind::Graph; }
mlir::SuccessorOperands Br::getSuccessorOperands(unsigned) { return mlir::SuccessorOperands(getXsMutable()); }
mlir::Block *Br::getSuccessorForOperands(llvm::ArrayRef<mlir::Attribute>) { return getTo(); }
mlir::SuccessorOperands If::getSuccessorOperands(unsigned index) {
  return mlir::SuccessorOperands(index == 0 ? getXsMutable() : getYsMutable());
}
struct LeftOfLeft : mlir::OpRewritePattern<Left> {
  using OpRewritePattern<Left>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Left op, mlir::PatternRewriter &rewriter) const override {
    auto inner = op.getX().getDefiningOp<Left>();
    if (!inner)
      return mlir::failure();
    rewriter.replaceOpWithNewOp<Add>(op, op.getType(), inner.getX(), op.getX());
    return mlir::success();
  }
};
struct LeftOfConstant : mlir::OpRewritePattern<Left> {
  LeftOfConstant(mlir::MLIRContext *context) : OpRewritePattern<Left>(context, 3) {}
  llvm::LogicalResult matchAndRewrite(Left op, mlir::PatternRewriter &rewriter) const override {
    mlir::Attribute value;
    if (!mlir::matchPattern(op.getX(), mlir::m_Constant(&value)))
      return mlir::failure();
    auto first = Constant::create(rewriter, op.getLoc(), op.getType(), made(op.getContext(), 1));
    rewriter.replaceOpWithNewOp<Sub>(op, op.getType(), first, op.getX());
    return mlir::success();
  }
};
void Left::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<LeftOfLeft, LeftOfConstant>(context);
}
llvm::LogicalResult Method::canonicalize(Method op, mlir::PatternRewriter &rewriter) {
  if (op.getResult().use_empty()) {
    rewriter.eraseOp(op);
    return mlir::success();
  }
  if (op->hasAttr("skip")) {
    rewriter.replaceOp(op, op.getX());
    return mlir::success();
  }
  return mlir::failure();
}
llvm::LogicalResult Grow::canonicalize(Grow op, mlir::PatternRewriter &rewriter) {
  if (op.getN() == 0)
    return mlir::failure();
  rewriter.setInsertionPointAfter(op);
  Grow::create(rewriter, op.getLoc(), op.getN() - 1);
  rewriter.replaceOpWithNewOp<Down>(op, op.getN());
  return mlir::success();
}
} // namespace fd
