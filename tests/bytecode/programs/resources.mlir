module attributes {
  a.first = dense_resource<blob1> : tensor<3xi64>,
  a.second = dense_resource<"a \"key\""> : tensor<2xi8>,
  a.missing = dense_resource<missing> : tensor<2xi8>
} {}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "a \"key\"": "0x040000000102"
    }
  },
  external_resources: {
    mine: {
      blob: "0x100000000102030405",
      flag: true,
      text: "some text"
    },
    yours: {
      off: false
    }
  }
#-}
