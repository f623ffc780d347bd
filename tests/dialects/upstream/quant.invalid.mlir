// expected-error @below {{illegal storage type size: 33}}
func.func private @f(!quant.any<i33:f32>)

// -----

// expected-error @below {{illegal storage min and storage max: (2:1)}}
func.func private @f(!quant.any<i8<2:1>:f32>)

// -----

// expected-error @below {{illegal storage type maximum: 16}}
func.func private @f(!quant.any<u4<0:16>:f32>)

// -----

// expected-error @below {{illegal storage type minimum: -9}}
func.func private @f(!quant.uniform<i4<-9:1>:f32, 1.0>)

// -----

// expected-error @below {{expected '>'}}
func.func private @f(!quant.any<i8<-4:3>f32>)
