pdl_interp.func @f(%r: !pdl.range<operation>) {
  "pdl_interp.foreach"(%r)[^b] ({}) : (!pdl.range<operation>) -> ()
^b:
  pdl_interp.finalize
}
