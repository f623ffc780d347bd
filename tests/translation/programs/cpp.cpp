int32_t nested(int32_t v1, int32_t v2, bool v3) {
  int32_t v4 = v1 + v2;
  return v4 * v2;
}

// -----
int32_t nested2(int32_t v1, int32_t v2, bool v3) {
  int32_t v4 = v1 + v2;
  int32_t v5 = v4 * v4;
  return f(v5, v2);
}

// -----
void sw2(int32_t v1, bool v2) {
  int32_t v3 = 4;
  switch (v1) {
  case 2: {
    v3 = v1;
    break;
  }
  case -5: {
    if (v2) {
      x
    } else {
      y
    }
    if (v2) {
      x
    }
    break;
  }
  default: {
    d;
      e;

     f
    break;
  }
  }
  switch (v1) {
  default: {
    break;
  }
  }
  return;
}

// -----
void loops(size_t v1, size_t v2, size_t v3) {
  for (size_t i4 = v1; i4 < v2; i4 += v3) {
    for (size_t j5 = v1; j5 < i4; j5 += v3) {
      for (size_t k6 = v1; k6 < j5; k6 += v3) {
        size_t v7 = k6 + i4;
        for (size_t l8 = v7 + k6; l8 < (v7 + k6); l8 += v7 + k6) {
        }
      }
    }
    for (size_t j9 = v1; j9 < i4; j9 += v3) {
    }
  }
  for (size_t i10 = v1; i10 < v2; i10 += v3) {
  }
  return;
}

// -----
void loops(int8_t v1, int8_t v2, int8_t v3) {
  for (int8_t i4 = v1; i4 < v2; i4 += v3) {
    for (int8_t j5 = v1; j5 < v2; j5 += v3) {
      for (int8_t k6 = v1; k6 < v2; k6 += v3) {
        for (int8_t l7 = v1; l7 < v2; l7 += v3) {
          for (int8_t m8 = v1; m8 < v2; m8 += v3) {
            for (int8_t n9 = v1; n9 < v2; n9 += v3) {
              for (int8_t o10 = v1; o10 < v2; o10 += v3) {
                for (int8_t p11 = v1; p11 < v2; p11 += v3) {
                  for (int8_t q12 = v1; q12 < v2; q12 += v3) {
                    for (int8_t r13 = v1; r13 < v2; r13 += v3) {
                      for (int8_t s14 = v1; s14 < v2; s14 += v3) {
                        for (int8_t t15 = v1; t15 < v2; t15 += v3) {
                          for (int8_t u16 = v1; u16 < v2; u16 += v3) {
                            for (int8_t u17 = v1; u17 < v2; u17 += v3) {
                              int8_t v18 = u17 + u16;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return;
}

// -----
void dow(int32_t v1) {
  int32_t v2 = 4;
  do {
    printf("v1 { v2");
    do {
      v2 = v1;
    } while (v2 <= v1);
  } while (v2 <= v1);
  return;
}

// -----
class K {
 public:
  float f0[3] = {1.000000000e+00f, 2.000000000e+00f, 1.000000010e-01f};
  int32_t f1 = 4;
  std::map<int, int> f2 = {};
  int32_t* f3;
  int32_t m(int32_t v1) {
    size_t v2 = 0;
    float v3 = f0[v2];
    int32_t v4 = f1 + v1;
    return v4;
  }
};
class L final {
 public:
};

// -----



// -----
std::tuple<int32_t, _Float16> multi(int32_t v1, _Float16 v2, std::tuple<int32_t, float> v3, Tensor<int8_t, 2, 3> v4, Tensor<float> v5, uint8_t v6, int16_t v7, __bf16 v8, bool v9, ptrdiff_t v10, ssize_t v11) {
  int32_t v12;
  _Float16 v13;
  std::tie(v12, v13) = two(v1);
  int32_t v14;
  _Float16 v15;
  std::tie(v14, v15) = multi(v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
  return std::make_tuple(v14, v13);
}
std::tuple<int32_t, _Float16> at() {
  int32_t v1;
  _Float16 v2;
  std::tie(v1, v2) = two();
  return std::make_tuple(v1, v2, /* bar */1.500000000e+00f, /* foo */3);
}

// -----
static inline void consts() {
  _Float16 v1 = 1.00000e+00f16;
  __bf16 v2 = 3.1410e+00bf16;
  float v3 = -3.141589960e-20f;
  double v4 = 1.00000000000000010e+300;
  float v5 = INFINITY;
  float v6 = -INFINITY;
  float v7 = NAN;
  double v8 = -0.0e+00;
  bool v9 = true;
  int8_t v10 = -128;
  uint8_t v11 = 255;
  int64_t v12 = -1;
  uint64_t v13 = 18446744073709551615;
  Tensor<bool, 2> v14 = {true, false};
  Tensor<size_t, 2, 2> v15 = {3, 3, 3, 3};
  Tensor<_Float16, 2> v16 = {1.50000e+00f16, 2.50000e+00f16};
  Tensor<float, 2> v17 = {1.500000000e+00f, 1.500000000e+00f};
  float v18[3][4];
  float v19[3] = {1,2};
  int32_t* v20 = NULL;
  float v21 = 1.234567130e+06f;
  double v22 = 1.00000000000000010e-01;
  _Float16 v23 = 6.55040e+04f16;
  float v24 = 1.401298460e-45f;
  double v25 = 4.94065645841246540e-324;
  float v26 = 1.000000000e+10f;
  return;
}

// -----
void decl() {
}

// -----
float decl(int32_t, int32_t[3]);
extern float decl2(int32_t);

// -----
static int32_t foo(int32_t v1);
static int32_t foo(int32_t v1) {
  return v1;
}

// -----
void z() {
  return;
}
hallo


// -----
void vars(bool v1, int32_t v2) {
  int32_t v3;
  int32_t v4 = 42;
  if (v1) {
    int32_t v5 = v3;
    v4 = x;
    v4 = x + v5;
  }
  return;
}

// -----
void cond(int32_t v1, int32_t v2) {
  if (!(v1 < v2)) {
  }
  switch (v1 - v2) {
  default: {
    break;
  }
  }
  bool v3 = v1 && v2;
  bool v4 = v1 || v2;
  v v1 - v2
  {} {
  return;
}

// -----
bool lg(bool v1, bool v2) {
  return ((v1 && v2 || v1) && !(v1 && v2 || v1)) == (v1 && v2 || v1);
}

// -----
void lit(int32_t v1) {
  int32_t v2 = v1 - L * v1;
  P[v2] = v2;
  return;
}

// -----
int32_t* x(int32_t v1[3]) {
  int32_t* v2 = (int32_t*) v1;
  return v2;
}

// -----
#include "a.h"
x

a
b

// -----
std::tuple<int32_t, std::tuple<float>> f() {
  std::tuple<int32_t, std::tuple<float>> v1 = x();
  return v1;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 + v2) + v3) + (v2 + (v2 + v1));
  T v5 = v2 + (v1 + v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 + v2) - v3) + (v2 - (v2 + v1));
  T v5 = v2 - (v1 + v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 & v2 ^ v3) & (v2 ^ v2 & v1);
  T v5 = v2 ^ v1 & v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 << v2 & v3) << (v2 & v2 << v1);
  T v5 = v2 & v1 << v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 << v2 == v3) << (v2 == v2 << v1);
  T v5 = v2 == v1 << v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 | v2) / v3 | v2 / (v2 | v1);
  T v5 = v2 / (v1 | v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 >> v2) << v3) >> (v2 << (v2 >> v1));
  T v5 = v2 << (v1 >> v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 >> v2 < v3) >> (v2 < v2 >> v1);
  T v5 = v2 < v1 >> v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 ^ v2) * v3 ^ v2 * (v2 ^ v1);
  T v5 = v2 * (v1 ^ v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 / v2 | v3) / (v2 | v2 / v1);
  T v5 = v2 | v1 / v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 / v2 <=> v3) / (v2 <=> v2 / v1);
  T v5 = v2 <=> v1 / v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 * v2) % v3) * (v2 % (v2 * v1));
  T v5 = v2 % (v1 * v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 % v2 >> v3) % (v2 >> v2 % v1);
  T v5 = v2 >> v1 % v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 - v2) + v3) - (v2 + (v2 - v1));
  T v5 = v2 + (v1 - v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = ((v1 - v2) - v3) - (v2 - (v2 - v1));
  T v5 = v2 - (v1 - v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 == v2 ^ v3) == (v2 ^ v2 == v1);
  T v5 = v2 ^ v1 == v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 < v2 & v3) < (v2 & v2 < v1);
  T v5 = v2 & v1 < v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 < v2 == v3) < (v2 == v2 < v1);
  T v5 = v2 == v1 < v2;
  T v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4 = (v1 <=> v2) / v3 <=> v2 / (v2 <=> v1);
  T v5 = v2 / (v1 <=> v2);
  T v6 = g(v4, v5);
  return v6;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6 = ~((T) v1);
  T v7 = ~((T) v1);
  use(v6, v7);
  T v8 = (T) v1;
  T v9 = ~v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6 = -(-v1);
  T v7 = -(-v1);
  use(v6, v7);
  T v8 = -v1;
  T v9 = -v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6 = +(v1 + v2);
  T v7 = +(v1 + v2);
  use(v6, v7);
  T v8 = v1 + v2;
  T v9 = +v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6 = +cc(v1);
  T v7 = +cc(v1);
  use(v6, v7);
  T v8 = cc(v1);
  T v9 = +v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6 = (int32_t) K;
  int32_t v7 = (int32_t) K;
  use(v6, v7);
  T v8 = K;
  int32_t v9 = (int32_t) v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  bool v6 = !v5;
  bool v7 = !v5;
  use(v6, v7);
  T v8 = v5;
  bool v9 = !v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6 = f(v1 < v2, v1);
  int32_t v7 = f(v1 < v2, v1);
  use(v6, v7);
  T v8 = v1 < v2;
  int32_t v9 = f(v8, v1);
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6 = v3 ? *v4 : v1;
  T v7 = v3 ? *v4 : v1;
  use(v6, v7);
  T v8 = *v4;
  T v9 = v3 ? v8 : v1;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6 = f<int32_t, 5, w, 1.500000000e+00f>(v1, (v3 ? v1 : v2), 3, q);
  int32_t v7 = f<int32_t, 5, w, 1.500000000e+00f>(v1, (v3 ? v1 : v2), 3, q);
  use(v6, v7);
  T v8 = v3 ? v1 : v2;
  int32_t v9 = f<int32_t, 5, w, 1.500000000e+00f>(v1, v8, 3, q);
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6 = f();
  int32_t v7 = f();
  use(v6, v7);
  T v8 = h(v1, v2);
  int32_t v9 = f();
  return;
}

