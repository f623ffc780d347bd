module {
  odd.wild {
    %0 = odd.twine %1
    %1 = odd.twine %0
  }
  odd.tangled {
    %0 = odd.twine %1
    %1 = odd.twine %0
  }
}
