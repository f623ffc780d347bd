"x.y"() {
  a = #spirv.resource_limits<>,
  b = #spirv.resource_limits<subgroup_size = 32, max_compute_workgroup_size = [128 : i32, 128 : i32, 64 : i32]>,
  c = #spirv.resource_limits<max_compute_workgroup_size = [1, 2, 3], max_compute_workgroup_invocations = 5>,
  d = #spirv.resource_limits<cooperative_matrix_properties_khr = [], min_subgroup_size = 4>
} : () -> ()
