// expected-error @below {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.minctasm = "a"} { llvm.return }

// -----

// expected-error @below {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }

// -----

// expected-error @below {{'"nvvm.maxnreg"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.maxnreg = "3"} { llvm.return }

// -----

// expected-error @below {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters} { llvm.return }

// -----

// expected-error @below {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @f() attributes {nvvm.kernel}

// -----

// expected-error @below {{barrier id is missing, it should be set between 0 to 15}}
llvm.func @f(%a: i32) { nvvm.barrier number_of_threads = %a
 llvm.return }
