int32_t nested(int32_t v1, int32_t v2, bool v3) {
  int32_t v4;
  v4 = v1 + v2;
  return v4 * v2;
}

// -----
int32_t nested2(int32_t v1, int32_t v2, bool v3) {
  int32_t v4;
  int32_t v5;
  v4 = v1 + v2;
  v5 = v4 * v4;
  return f(v5, v2);
}

// -----
void sw2(int32_t v1, bool v2) {
  int32_t v3;
  v3 = 4;
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
  size_t v4;
  for (size_t i5 = v1; i5 < v2; i5 += v3) {
    for (size_t j6 = v1; j6 < i5; j6 += v3) {
      for (size_t k7 = v1; k7 < j6; k7 += v3) {
        v4 = k7 + i5;
        for (size_t l8 = v4 + k7; l8 < (v4 + k7); l8 += v4 + k7) {
        }
      }
    }
    for (size_t j9 = v1; j9 < i5; j9 += v3) {
    }
  }
  for (size_t i10 = v1; i10 < v2; i10 += v3) {
  }
  return;
}

// -----
void loops(int8_t v1, int8_t v2, int8_t v3) {
  int8_t v4;
  for (int8_t i5 = v1; i5 < v2; i5 += v3) {
    for (int8_t j6 = v1; j6 < v2; j6 += v3) {
      for (int8_t k7 = v1; k7 < v2; k7 += v3) {
        for (int8_t l8 = v1; l8 < v2; l8 += v3) {
          for (int8_t m9 = v1; m9 < v2; m9 += v3) {
            for (int8_t n10 = v1; n10 < v2; n10 += v3) {
              for (int8_t o11 = v1; o11 < v2; o11 += v3) {
                for (int8_t p12 = v1; p12 < v2; p12 += v3) {
                  for (int8_t q13 = v1; q13 < v2; q13 += v3) {
                    for (int8_t r14 = v1; r14 < v2; r14 += v3) {
                      for (int8_t s15 = v1; s15 < v2; s15 += v3) {
                        for (int8_t t16 = v1; t16 < v2; t16 += v3) {
                          for (int8_t u17 = v1; u17 < v2; u17 += v3) {
                            for (int8_t u18 = v1; u18 < v2; u18 += v3) {
                              v4 = u18 + u17;
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
  int32_t v2;
  bool v3;
  bool v4;
  v2 = 4;
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
    size_t v2;
    float v3;
    int32_t v4;
    v2 = 0;
    v3 = f0[v2];
    v4 = f1 + v1;
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
  int32_t v14;
  _Float16 v15;
  std::tie(v12, v13) = two(v1);
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
  _Float16 v1;
  __bf16 v2;
  float v3;
  double v4;
  float v5;
  float v6;
  float v7;
  double v8;
  bool v9;
  int8_t v10;
  uint8_t v11;
  int64_t v12;
  uint64_t v13;
  Tensor<bool, 2> v14;
  Tensor<size_t, 2, 2> v15;
  Tensor<_Float16, 2> v16;
  Tensor<float, 2> v17;
  float v18[3][4];
  float v19[3];
  int32_t* v20;
  float v21;
  double v22;
  _Float16 v23;
  float v24;
  double v25;
  float v26;
  v1 = 1.00000e+00f16;
  v2 = 3.1410e+00bf16;
  v3 = -3.141589960e-20f;
  v4 = 1.00000000000000010e+300;
  v5 = INFINITY;
  v6 = -INFINITY;
  v7 = NAN;
  v8 = -0.0e+00;
  v9 = true;
  v10 = -128;
  v11 = 255;
  v12 = -1;
  v13 = 18446744073709551615;
  v14 = {true, false};
  v15 = {3, 3, 3, 3};
  v16 = {1.50000e+00f16, 2.50000e+00f16};
  v17 = {1.500000000e+00f, 1.500000000e+00f};
  ;
  v19 = {1,2};
  v20 = NULL;
  v21 = 1.234567130e+06f;
  v22 = 1.00000000000000010e-01;
  v23 = 6.55040e+04f16;
  v24 = 1.401298460e-45f;
  v25 = 4.94065645841246540e-324;
  v26 = 1.000000000e+10f;
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
  int32_t v4;
  int32_t v5;
  ;
  v4 = 42;
  if (v1) {
    v5 = v3;
    v4 = x;
    v4 = x + v5;
  }
  return;
}

// -----
void cond(int32_t v1, int32_t v2) {
  bool v3;
  bool v4;
  if (!(v1 < v2)) {
  }
  switch (v1 - v2) {
  default: {
    break;
  }
  }
  v3 = v1 && v2;
  v4 = v1 || v2;
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
  int32_t v2;
  v2 = v1 - L * v1;
  P[v2] = v2;
  return;
}

// -----
int32_t* x(int32_t v1[3]) {
  int32_t* v2;
  v2 = (int32_t*) v1;
  return v2;
}

// -----
#include "a.h"
x

a
b

// -----
std::tuple<int32_t, std::tuple<float>> f() {
  std::tuple<int32_t, std::tuple<float>> v1;
  v1 = x();
  return v1;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 + v2) + v3) + (v2 + (v2 + v1));
  v5 = v2 + (v1 + v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 + v2) - v3) + (v2 - (v2 + v1));
  v5 = v2 - (v1 + v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 & v2 ^ v3) & (v2 ^ v2 & v1);
  v5 = v2 ^ v1 & v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 << v2 & v3) << (v2 & v2 << v1);
  v5 = v2 & v1 << v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 << v2 == v3) << (v2 == v2 << v1);
  v5 = v2 == v1 << v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 | v2) / v3 | v2 / (v2 | v1);
  v5 = v2 / (v1 | v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 >> v2) << v3) >> (v2 << (v2 >> v1));
  v5 = v2 << (v1 >> v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 >> v2 < v3) >> (v2 < v2 >> v1);
  v5 = v2 < v1 >> v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 ^ v2) * v3 ^ v2 * (v2 ^ v1);
  v5 = v2 * (v1 ^ v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 / v2 | v3) / (v2 | v2 / v1);
  v5 = v2 | v1 / v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 / v2 <=> v3) / (v2 <=> v2 / v1);
  v5 = v2 <=> v1 / v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 * v2) % v3) * (v2 % (v2 * v1));
  v5 = v2 % (v1 * v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 % v2 >> v3) % (v2 >> v2 % v1);
  v5 = v2 >> v1 % v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 - v2) + v3) - (v2 + (v2 - v1));
  v5 = v2 + (v1 - v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = ((v1 - v2) - v3) - (v2 - (v2 - v1));
  v5 = v2 - (v1 - v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 == v2 ^ v3) == (v2 ^ v2 == v1);
  v5 = v2 ^ v1 == v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 < v2 & v3) < (v2 & v2 < v1);
  v5 = v2 & v1 < v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 < v2 == v3) < (v2 == v2 < v1);
  v5 = v2 == v1 < v2;
  v6 = g(v4, v5);
  return v6;
}

// -----
T f(T v1, T v2, T v3) {
  T v4;
  T v5;
  T v6;
  v4 = (v1 <=> v2) / v3 <=> v2 / (v2 <=> v1);
  v5 = v2 / (v1 <=> v2);
  v6 = g(v4, v5);
  return v6;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6;
  T v7;
  T v8;
  T v9;
  ;
  v6 = ~((T) v1);
  v7 = ~((T) v1);
  use(v6, v7);
  v8 = (T) v1;
  v9 = ~v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6;
  T v7;
  T v8;
  T v9;
  ;
  v6 = -(-v1);
  v7 = -(-v1);
  use(v6, v7);
  v8 = -v1;
  v9 = -v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6;
  T v7;
  T v8;
  T v9;
  ;
  v6 = +(v1 + v2);
  v7 = +(v1 + v2);
  use(v6, v7);
  v8 = v1 + v2;
  v9 = +v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6;
  T v7;
  T v8;
  T v9;
  ;
  v6 = +cc(v1);
  v7 = +cc(v1);
  use(v6, v7);
  v8 = cc(v1);
  v9 = +v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6;
  int32_t v7;
  T v8;
  int32_t v9;
  ;
  v6 = (int32_t) K;
  v7 = (int32_t) K;
  use(v6, v7);
  v8 = K;
  v9 = (int32_t) v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  bool v6;
  bool v7;
  T v8;
  bool v9;
  ;
  v6 = !v5;
  v7 = !v5;
  use(v6, v7);
  v8 = v5;
  v9 = !v8;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6;
  int32_t v7;
  T v8;
  int32_t v9;
  ;
  v6 = f(v1 < v2, v1);
  v7 = f(v1 < v2, v1);
  use(v6, v7);
  v8 = v1 < v2;
  v9 = f(v8, v1);
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  T v6;
  T v7;
  T v8;
  T v9;
  ;
  v6 = v3 ? *v4 : v1;
  v7 = v3 ? *v4 : v1;
  use(v6, v7);
  v8 = *v4;
  v9 = v3 ? v8 : v1;
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6;
  int32_t v7;
  T v8;
  int32_t v9;
  ;
  v6 = f<int32_t, 5, w, 1.500000000e+00f>(v1, (v3 ? v1 : v2), 3, q);
  v7 = f<int32_t, 5, w, 1.500000000e+00f>(v1, (v3 ? v1 : v2), 3, q);
  use(v6, v7);
  v8 = v3 ? v1 : v2;
  v9 = f<int32_t, 5, w, 1.500000000e+00f>(v1, v8, 3, q);
  return;
}

// -----
T cc(T);
void f(T v1, T v2, bool v3, T* v4) {
  T v5;
  int32_t v6;
  int32_t v7;
  T v8;
  int32_t v9;
  ;
  v6 = f();
  v7 = f();
  use(v6, v7);
  v8 = h(v1, v2);
  v9 = f();
  return;
}

