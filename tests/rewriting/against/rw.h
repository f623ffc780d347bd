// What the patterns of rw.td call.
static mlir::Attribute pairAttrs(mlir::Builder &b, mlir::Attribute first, mlir::Attribute second) {
  return b.getArrayAttr({first, second});
}
template <typename... Attributes> static mlir::Attribute allAttrs(mlir::Builder &b, Attributes... attributes) {
  return b.getArrayAttr({mlir::Attribute(attributes)...});
}
static llvm::SmallVector<mlir::Value> halves(mlir::OpBuilder &b, mlir::Location loc, mlir::Value x) {
  auto two = rw::Two::create(b, loc, x.getType(), x.getType(), x);
  return {two.getR(), two.getS()};
}
static mlir::Value makeOne(mlir::OpBuilder &b, mlir::Location loc, mlir::Value x) {
  return rw::One::create(b, loc, x.getType(), x);
}
static void makeMark(mlir::OpBuilder &b, mlir::Location loc, mlir::Attribute a) {
  auto integer = llvm::dyn_cast<mlir::IntegerAttr>(a);
  rw::Mark::create(b, loc, integer ? integer : b.getI32IntegerAttr(-5));
}
static mlir::Type tupleOf(mlir::Value x) { return mlir::TupleType::get(x.getContext(), {x.getType()}); }
static llvm::LogicalResult findNumber(mlir::Operation *op, mlir::Attribute *found) {
  auto cst = llvm::dyn_cast<rw::Cst>(op);
  if (!cst)
    return mlir::failure();
  *found = cst.getValue();
  return mlir::success();
}
static llvm::LogicalResult findTwo(mlir::Operation *op, mlir::Value *first, mlir::Value *second) {
  auto add = llvm::dyn_cast<rw::Add>(op);
  if (!add)
    return mlir::failure();
  *first = add.getA();
  *second = add.getB();
  return mlir::success();
}
static void copyNote(mlir::Value from, mlir::Value to) {
  if (auto note = from.getDefiningOp()->getAttr("note"))
    to.getDefiningOp()->setAttr("note", note);
}
static mlir::Operation *ownerOf(mlir::Value x) { return x.getDefiningOp(); }
static void noteOwner(mlir::Operation *from, mlir::Operation *to) {
  to->setAttr("from", mlir::StringAttr::get(from->getContext(), from->getName().getStringRef()));
}
static mlir::Attribute nameOf(mlir::Builder &b, mlir::Value x) {
  auto *op = x.getDefiningOp();
  return b.getStringAttr(op ? op->getName().getStringRef() : "none");
}
mlir::OpFoldResult rw::Cst::fold(FoldAdaptor) { return getValue(); }
