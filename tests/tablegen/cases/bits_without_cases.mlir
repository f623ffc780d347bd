module {
  odd.module {
    odd.memory<visible> last
    odd.memory<"visible|local"> "last|two"
    odd.memory<"none"> last
  }
}
