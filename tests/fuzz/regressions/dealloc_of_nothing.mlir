"x.parent"() ({
  %v0 = "x.value"() : () -> memref<5xf32>
  "memref.dealloc"() {bufferization.manual_deallocation} : () -> ()
}) : () -> ()

