module {
  odd.global public @a = 1 : i32
  odd.global private @b : i32
  odd.global nested @c : index = 7 : i8
  odd.func private @f(i32)
  odd.func @g(%arg0: index) {
    odd.slice [%arg0, 4]
    odd.end
  }
  "odd.init"() <{function_type = () -> ()}> ({
    odd.end
  }) : () -> ()
}
