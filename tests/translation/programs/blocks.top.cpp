int32_t br(bool v1, int32_t v2) {
  int32_t v3;
  int32_t v4;
  int32_t v5;
  int32_t v6;
  if (v1) {
    v4 = v2;
    goto label2;
  } else {
    goto label3;
  }
label2:
  v3 = v4 + v2;
  v5 = v3;
  v6 = v2;
  goto label4;
label3:
  v5 = v2;
  v6 = v2;
  goto label4;
label4:
  return v5;
}

// -----
int32_t br(bool v1, int32_t v2) {
  int32_t v3;
  int32_t v4;
  if (v1) {
    v4 = v2;
    goto label2;
  } else {
    v4 = v2;
    goto label2;
  }
label2:
  v3 = v4 + v2;
  return v3;
}

// -----
void brexpr(int32_t v1, bool v2) {
  int32_t v3;
  int32_t v4;
  if (v1 == v1) {
    v3 = v1;
    goto label2;
  } else {
    v3 = v1;
    goto label2;
  }
label2:
  v4 = v5;
  goto label3;
label3:
  return;
}

