"x.parent"() ({
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrNameDeviceType = [#acc.device_type<none>], func_name = @acc_func, gang = [#acc.device_type<none>], sym_name = "acc_func_rout3"}> : () -> ()
}) : () -> ()

