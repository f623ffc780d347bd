odd.global public @a = 1 : i32
odd.global private @b : i32
odd.global nested @c : index = 7 : i8
odd.func private @f(i32)
odd.func @g(%i: index) {
  odd.slice [%i, 4]
  odd.end
}
"odd.init"() <{function_type = () -> ()}> ({
  odd.end
}) : () -> ()
