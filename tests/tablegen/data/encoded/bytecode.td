include "mlir/IR/BytecodeBase.td"

def Name : WithParser<"succeeded($_reader.readString($_var))",
           WithBuilder<"$_args",
           WithPrinter<"$_writer.writeOwnedString($_getter)",
           WithGetter<"$_attrType.$_getMember()",
           WithType<"StringRef">>>>>;

def AxisBc : DialectAttribute<(attr Name:$name, SignedVarInt:$size)> {
  let cType = "AxisAttr";
}

let cType = "GridAttr" in {
def GridBc : DialectAttribute<(attr Array<AxisBc>:$axes)> {
  let printerPredicate = "$_val.getDeviceIds().empty()";
}
def GridOnDevicesBc : DialectAttribute<(attr
  Array<AxisBc>:$axes,
  Array<SignedVarIntList>:$device_ids
)> {
  let printerPredicate = "!$_val.getDeviceIds().empty()";
}
}

def SecretBc : DialectAttribute<(attr
  WithPrinter<"writeSecret($_writer, $_getter, $_name)", VarInt>:$value
)> {
  let cType = "SecretAttr";
}

def BoxBc : DialectType<(type Type:$element)> {
  let cType = "BoxType";
}

def EncodedAttributes : DialectAttributes<"Encoded"> {
  let elems = [ReservedOrDead, AxisBc, GridBc, SecretBc, GridOnDevicesBc];
}

def EncodedTypes : DialectTypes<"Encoded"> {
  let elems = [BoxBc];
}
