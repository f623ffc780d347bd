func.func @transpose() {
  %a = stablehlo.constant dense<[[-3830927501153747684, 9223372036854775807], [-9223372036854775808, 0], [6371383112638206551, -4]]> : tensor<3x2xi64>
  %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x2xi64>) -> tensor<2x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[-3830927501153747684, -9223372036854775808, 6371383112638206551], [9223372036854775807, 0, -4]]> : tensor<2x3xi64>}> : (tensor<2x3xi64>) -> ()
  return
}

func.func @transpose_2() {
  %a = stablehlo.constant dense<[[[-6521743157096465300, 9223372036854775807, 0], [9223372036854775807, 0, 9223372036854775807], [3, 1, 1]], [[785207350558920527, 8, 1], [1, -9223372036854775808, -5], [9223372036854775807, 1, 9223372036854775807]]]> : tensor<2x3x3xi64>
  %r = stablehlo.transpose %a, dims = [1, 2, 0] : (tensor<2x3x3xi64>) -> tensor<3x3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-6521743157096465300, 785207350558920527], [9223372036854775807, 8], [0, 1]], [[9223372036854775807, 1], [0, -9223372036854775808], [9223372036854775807, -5]], [[3, 9223372036854775807], [1, 1], [1, 9223372036854775807]]]> : tensor<3x3x2xi64>}> : (tensor<3x3x2xi64>) -> ()
  return
}

func.func @reverse() {
  %a = stablehlo.constant dense<[[9223372036854775807, 2], [-6982460850134735621, 8744115245407195078], [2, 9223372036854775807]]> : tensor<3x2xi64>
  %r = stablehlo.reverse %a, dims = [1] : tensor<3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[2, 9223372036854775807], [8744115245407195078, -6982460850134735621], [9223372036854775807, 2]]> : tensor<3x2xi64>}> : (tensor<3x2xi64>) -> ()
  return
}

func.func @reverse_2() {
  %a = stablehlo.constant dense<[[[-3, 1, 9223372036854775807], [6225334560401135983, 0, 1], [9223372036854775807, 7777496350040095043, 1]], [[1, 9223372036854775807, -9223372036854775808], [1, 1, 9223372036854775807], [1, -9223372036854775808, 1]]]> : tensor<2x3x3xi64>
  %r = stablehlo.reverse %a, dims = [2] : tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[9223372036854775807, 1, -3], [1, 0, 6225334560401135983], [1, 7777496350040095043, 9223372036854775807]], [[-9223372036854775808, 9223372036854775807, 1], [9223372036854775807, 1, 1], [1, -9223372036854775808, 1]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @slice() {
  %a = stablehlo.constant dense<[[9223372036854775807, 9223372036854775807], [0, 9223372036854775807], [1, 0]]> : tensor<3x2xi64>
  %r = stablehlo.slice %a [0:3:2, 1:1:1] : (tensor<3x2xi64>) -> tensor<2x0xi64>
  "check.expect_eq_const"(%r) <{value = dense<> : tensor<2x0xi64>}> : (tensor<2x0xi64>) -> ()
  return
}

func.func @slice_2() {
  %a = stablehlo.constant dense<[[[-3580542877860599254, -9223372036854775808, 8081356785212986227], [413661727714007908, -9223372036854775808, 1], [6666847466673819701, 2340359036199009292, 1]], [[1, 0, 21962868576717228], [3139024518710902991, -5234407530654968210, 9223372036854775807], [7047517954317255911, 5824595048282600630, 8]]]> : tensor<2x3x3xi64>
  %r = stablehlo.slice %a [1:1:1, 2:2:1, 0:0:2] : (tensor<2x3x3xi64>) -> tensor<0x0x0xi64>
  "check.expect_eq_const"(%r) <{value = dense<> : tensor<0x0x0xi64>}> : (tensor<0x0x0xi64>) -> ()
  return
}

func.func @dynamic_slice() {
  %a = stablehlo.constant dense<[[6774584114894874472, 1865114492307998390], [9223372036854775807, 9223372036854775807], [9223372036854775807, 1]]> : tensor<3x2xi64>
  %i0 = stablehlo.constant dense<-2> : tensor<i32>
  %i1 = stablehlo.constant dense<-2> : tensor<i32>
  %r = stablehlo.dynamic_slice %a, %i0, %i1, sizes = [1, 0] : (tensor<3x2xi64>, tensor<i32>, tensor<i32>) -> tensor<1x0xi64>
  "check.expect_eq_const"(%r) <{value = dense<> : tensor<1x0xi64>}> : (tensor<1x0xi64>) -> ()
  return
}

func.func @dynamic_slice_2() {
  %a = stablehlo.constant dense<[[[-9223372036854775808, 6121448881322465544, 0], [-4, 9223372036854775807, -9223372036854775808], [-3295112935085901225, 1, 0]], [[9223372036854775807, -4, 5166827528080148028], [-7041688028375807543, 0, -855544470240604339], [-9110518419693372962, 9223372036854775807, -9223372036854775808]]]> : tensor<2x3x3xi64>
  %i0 = stablehlo.constant dense<3> : tensor<ui8>
  %i1 = stablehlo.constant dense<0> : tensor<ui8>
  %i2 = stablehlo.constant dense<5> : tensor<ui8>
  %r = stablehlo.dynamic_slice %a, %i0, %i1, %i2, sizes = [1, 3, 2] : (tensor<2x3x3xi64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<1x3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-4, 5166827528080148028], [0, -855544470240604339], [9223372036854775807, -9223372036854775808]]]> : tensor<1x3x2xi64>}> : (tensor<1x3x2xi64>) -> ()
  return
}

func.func @concatenate() {
  %a = stablehlo.constant dense<[[1, 9223372036854775807], [-2, 0], [1, 6]]> : tensor<3x2xi64>
  %b = stablehlo.constant dense<[[-4521148220061541972, -1]]> : tensor<1x2xi64>
  %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x2xi64>, tensor<1x2xi64>) -> tensor<4x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[1, 9223372036854775807], [-2, 0], [1, 6], [-4521148220061541972, -1]]> : tensor<4x2xi64>}> : (tensor<4x2xi64>) -> ()
  return
}

func.func @concatenate_2() {
  %a = stablehlo.constant dense<[[[-9223372036854775808, 0, 1], [0, -9223372036854775808, 7], [1, 9, -9223372036854775808]], [[1, 1, 0], [9223372036854775807, 9223372036854775807, -9223372036854775808], [9223372036854775807, 1, 5]]]> : tensor<2x3x3xi64>
  %b = stablehlo.constant dense<[[[9223372036854775807, -9223372036854775808, 1], [0, 0, 1], [1, -2410848716540350690, -1513052986143104639]], [[-5, 9223372036854775807, 9223372036854775807], [0, -9223372036854775808, 1], [-9223372036854775808, -6071932999142505851, 1]]]> : tensor<2x3x3xi64>
  %r = stablehlo.concatenate %a, %b, dim = 2 : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x6xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-9223372036854775808, 0, 1, 9223372036854775807, -9223372036854775808, 1], [0, -9223372036854775808, 7, 0, 0, 1], [1, 9, -9223372036854775808, 1, -2410848716540350690, -1513052986143104639]], [[1, 1, 0, -5, 9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807, -9223372036854775808, 0, -9223372036854775808, 1], [9223372036854775807, 1, 5, -9223372036854775808, -6071932999142505851, 1]]]> : tensor<2x3x6xi64>}> : (tensor<2x3x6xi64>) -> ()
  return
}

func.func @pad() {
  %a = stablehlo.constant dense<[[8, 5], [1, -5], [-4, 2]]> : tensor<3x2xi64>
  %v = stablehlo.constant dense<1> : tensor<i64>
  %r = stablehlo.pad %a, %v, low = [-1, 0], high = [0, 1], interior = [2, 0] : (tensor<3x2xi64>, tensor<i64>) -> tensor<6x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[1, 1, 1], [1, 1, 1], [1, -5, 1], [1, 1, 1], [1, 1, 1], [-4, 2, 1]]> : tensor<6x3xi64>}> : (tensor<6x3xi64>) -> ()
  return
}

func.func @broadcast_in_dim() {
  %a = stablehlo.constant dense<[[5670239088457038925]]> : tensor<1x1xi64>
  %r = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<5670239088457038925> : tensor<1x1x1xi64>}> : (tensor<1x1x1xi64>) -> ()
  return
}

func.func @broadcast_in_dim_2() {
  %a = stablehlo.constant dense<[[[5]]]> : tensor<1x1x1xi64>
  %r = stablehlo.broadcast_in_dim %a, dims = [3, 2, 0] : (tensor<1x1x1xi64>) -> tensor<1x3x2x1x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<5> : tensor<1x3x2x1x3xi64>}> : (tensor<1x3x2x1x3xi64>) -> ()
  return
}

func.func @reshape() {
  %a = stablehlo.constant dense<[[3, 3], [1, 9223372036854775807], [1, 9223372036854775807]]> : tensor<3x2xi64>
  %r = stablehlo.reshape %a : (tensor<3x2xi64>) -> tensor<6x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[3], [3], [1], [9223372036854775807], [1], [9223372036854775807]]> : tensor<6x1xi64>}> : (tensor<6x1xi64>) -> ()
  return
}

func.func @reshape_2() {
  %a = stablehlo.constant dense<[[[-9223372036854775808, 0, -9223372036854775808], [-4614195581304001927, -9223372036854775808, -9223372036854775808], [1, 0, -9223372036854775808]], [[0, 1, 1], [9223372036854775807, 2838021371953384201, -9223372036854775808], [-3, 1, 9223372036854775807]]]> : tensor<2x3x3xi64>
  %r = stablehlo.reshape %a : (tensor<2x3x3xi64>) -> tensor<18x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[-9223372036854775808], [0], [-9223372036854775808], [-4614195581304001927], [-9223372036854775808], [-9223372036854775808], [1], [0], [-9223372036854775808], [0], [1], [1], [9223372036854775807], [2838021371953384201], [-9223372036854775808], [-3], [1], [9223372036854775807]]> : tensor<18x1xi64>}> : (tensor<18x1xi64>) -> ()
  return
}

func.func @iota() {
  %r = stablehlo.iota dim = 0 : tensor<3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi64>}> : (tensor<3x2xi64>) -> ()
  return
}

func.func @iota_2() {
  %r = stablehlo.iota dim = 2 : tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[0, 1, 2], [0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2], [0, 1, 2]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @dynamic_reshape() {
  %a = stablehlo.constant dense<[[1, 1], [9223372036854775807, 1], [1517697695416727964, 9223372036854775807]]> : tensor<3x2xi64>
  %s = stablehlo.constant dense<[6, 1]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a, %s : (tensor<3x2xi64>, tensor<2xi64>) -> tensor<6x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[1], [1], [9223372036854775807], [1], [1517697695416727964], [9223372036854775807]]> : tensor<6x1xi64>}> : (tensor<6x1xi64>) -> ()
  return
}

func.func @dynamic_reshape_2() {
  %a = stablehlo.constant dense<[[[9223372036854775807, 1, 5785120671413507988], [6, -4, -9223372036854775808], [1, 4952882588618679364, -9223372036854775808]], [[8217535952186171818, 9223372036854775807, -9223372036854775808], [0, 2403998412818895361, 7], [0, -8912326445762863964, 1]]]> : tensor<2x3x3xi64>
  %s = stablehlo.constant dense<[18, 1]> : tensor<2xi64>
  %r = stablehlo.dynamic_reshape %a, %s : (tensor<2x3x3xi64>, tensor<2xi64>) -> tensor<18x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[9223372036854775807], [1], [5785120671413507988], [6], [-4], [-9223372036854775808], [1], [4952882588618679364], [-9223372036854775808], [8217535952186171818], [9223372036854775807], [-9223372036854775808], [0], [2403998412818895361], [7], [0], [-8912326445762863964], [1]]> : tensor<18x1xi64>}> : (tensor<18x1xi64>) -> ()
  return
}

func.func @dynamic_iota() {
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi64>}> : (tensor<3x2xi64>) -> ()
  return
}

func.func @dynamic_iota_2() {
  %s = stablehlo.constant dense<[2, 3, 3]> : tensor<3xi64>
  %r = stablehlo.dynamic_iota %s, dim = 2 : (tensor<3xi64>) -> tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[0, 1, 2], [0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2], [0, 1, 2]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @dynamic_broadcast_in_dim() {
  %a = stablehlo.constant dense<[[3450370563320196327]]> : tensor<1x1xi64>
  %s = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1] : (tensor<1x1xi64>, tensor<3xi64>) -> tensor<1x1x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<3450370563320196327> : tensor<1x1x1xi64>}> : (tensor<1x1x1xi64>) -> ()
  return
}

func.func @dynamic_broadcast_in_dim_2() {
  %a = stablehlo.constant dense<[[[0]]]> : tensor<1x1x1xi64>
  %s = stablehlo.constant dense<[1, 3, 2, 1, 3]> : tensor<5xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [3, 2, 0] : (tensor<1x1x1xi64>, tensor<5xi64>) -> tensor<1x3x2x1x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<0> : tensor<1x3x2x1x3xi64>}> : (tensor<1x3x2x1x3xi64>) -> ()
  return
}

func.func @sort() {
  %a = stablehlo.constant dense<[[9223372036854775807, -6095659702836505310], [-9223372036854775808, -9223372036854775808], [1, -9223372036854775808]]> : tensor<3x2xi64>
  %r = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<3x2xi64>) -> tensor<3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[9223372036854775807, -6095659702836505310], [1, -9223372036854775808], [-9223372036854775808, -9223372036854775808]]> : tensor<3x2xi64>}> : (tensor<3x2xi64>) -> ()
  return
}

func.func @sort_2() {
  %a = stablehlo.constant dense<[[[-6649620815114531030, 924123967335717414, 1923181129774090042], [0, 1, 6], [1, 9223372036854775807, 4430556903031588464]], [[2, -3931104967472192936, 1], [-4, 0, -8659996672297011440], [9223372036854775807, -9223372036854775808, -9223372036854775808]]]> : tensor<2x3x3xi64>
  %r = "stablehlo.sort"(%a) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare LT, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-6649620815114531030, 924123967335717414, 1923181129774090042], [0, 1, 6], [1, 4430556903031588464, 9223372036854775807]], [[-3931104967472192936, 1, 2], [-8659996672297011440, -4, 0], [-9223372036854775808, -9223372036854775808, 9223372036854775807]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @reduce() {
  %a = stablehlo.constant dense<[[1, 0], [3, 6], [7964272201601041566, -5]]> : tensor<3x2xi64>
  %v = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %r = stablehlo.reduce(%a init: %v) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi64>, tensor<i64>) -> tensor<3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[-9223372036854775808, -9223372036854775800, -1259099835253734248]> : tensor<3xi64>}> : (tensor<3xi64>) -> ()
  return
}

func.func @reduce_2() {
  %a = stablehlo.constant dense<[[[9223372036854775807, 9223372036854775807, 0], [0, 1, 9], [-3211674605425524423, 0, 1]], [[1, 9, -3], [8849555624996886664, 9223372036854775807, 1], [1, -9223372036854775808, 9223372036854775807]]]> : tensor<2x3x3xi64>
  %v = stablehlo.constant dense<-3760861279632006734> : tensor<i64>
  %r = stablehlo.reduce(%a init: %v) applies stablehlo.add across dimensions = [] : (tensor<2x3x3xi64>, tensor<i64>) -> tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[5462510757222769073, 5462510757222769073, -3760861279632006734], [-3760861279632006734, -3760861279632006733, -3760861279632006725], [-6972535885057531157, -3760861279632006734, -3760861279632006733]], [[-3760861279632006733, -3760861279632006725, -3760861279632006737], [5088694345364879930, 5462510757222769073, -3760861279632006733], [-3760861279632006733, 5462510757222769074, 5462510757222769073]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @reduce_window() {
  %a = stablehlo.constant dense<[[1, 0], [3597127198662071787, -9223372036854775808], [-1, 9223372036854775807]]> : tensor<3x2xi64>
  %v = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%a, %v) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.maximum %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<0> : tensor<2x1xi64>}> : (tensor<2x1xi64>) -> ()
  return
}

func.func @reduce_window_2() {
  %a = stablehlo.constant dense<[[[-9223372036854775808, 1, 6684941290550871267], [9223372036854775807, 9223372036854775807, -2], [0, -9223372036854775808, 1]], [[9, 0, 0], [0, 9, -5], [-9223372036854775808, -9223372036854775808, -9223372036854775808]]]> : tensor<2x3x3xi64>
  %v = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %r = "stablehlo.reduce_window"(%a, %v) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>, base_dilations = array<i64: 2, 1, 2>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 2], [1, 1], [1, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<2x3x3xi64>, tensor<i64>) -> tensor<7x5x4xi64>
  "check.expect_eq_const"(%r) <{value = dense<0> : tensor<7x5x4xi64>}> : (tensor<7x5x4xi64>) -> ()
  return
}

func.func @select_and_scatter() {
  %a = stablehlo.constant dense<[[-9223372036854775808, -3], [-8747092278164367586, 0], [9223372036854775807, 1]]> : tensor<3x2xi64>
  %b = stablehlo.constant dense<[[1, 9223372036854775807, -9223372036854775808], [0, 9223372036854775807, 1]]> : tensor<2x3xi64>
  %v = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %r = "stablehlo.select_and_scatter"(%a, %b, %v) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x2xi64>, tensor<2x3xi64>, tensor<i64>) -> tensor<3x2xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[-9223372036854775808, 9223372036854775806], [9223372036854775807, 9223372036854775807], [-2, -9223372036854775808]]> : tensor<3x2xi64>}> : (tensor<3x2xi64>) -> ()
  return
}

func.func @select_and_scatter_2() {
  %a = stablehlo.constant dense<[[[-2488997117951418909, 1, 949053020104045988], [-5194129554601098148, 1, 5], [6, 1, 0]], [[1, 0, 0], [0, 9223372036854775807, -9181328488728094038], [1, 0, 1]]]> : tensor<2x3x3xi64>
  %b = stablehlo.constant dense<[[[-9223372036854775808, 0], [9223372036854775807, -9223372036854775808], [-1, 9223372036854775807], [-9223372036854775808, 0]], [[-9223372036854775808, 1], [0, 7901713822283037779], [0, -5], [1, 2]], [[0, -9223372036854775808], [-9223372036854775808, 9223372036854775807], [-9223372036854775808, -9223372036854775808], [1, -8906053793231029994]]]> : tensor<3x4x2xi64>
  %v = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.select_and_scatter"(%a, %b, %v) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>, padding = dense<[[1, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.compare GE, %x, %y : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<2x3x3xi64>, tensor<3x4x2xi64>, tensor<i64>) -> tensor<2x3x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[0, 1, 0], [0, 7901713822283037779, 0], [0, -5, 0]], [[0, -9223372036854775808, 0], [0, 9223372036854775807, 0], [0, -9223372036854775808, 0]]]> : tensor<2x3x3xi64>}> : (tensor<2x3x3xi64>) -> ()
  return
}

func.func @dot_general() {
  %a = stablehlo.constant dense<[[[-9223372036854775808, 0, 9, -1]], [[1, 9223372036854775807, 9, -2]], [[9223372036854775807, 0, 9223372036854775807, 9]], [[-1169442734442831966, 0, -9223372036854775808, -4185662099131551408]]]> : tensor<4x1x4xi64>
  %b = stablehlo.constant dense<[[[-5942078080872942425], [9223372036854775807], [9223372036854775807]], [[947805766121386050], [-3], [0]], [[-2], [-5], [-529867050885605526]], [[0], [0], [0]]]> : tensor<4x3x1xi64>
  %r = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [0] x [0] : (tensor<4x1x4xi64>, tensor<4x3x1xi64>) -> tensor<1x4x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-8275566270733389756, 2, -8693504985969170282], [-947805766121386050, -9223372036854775805, 0], [-8054962685344904141, -31, -8693504985969170291], [4046466548630170307, 9223372036854775770, 4454568578884326075]]]> : tensor<1x4x3xi64>}> : (tensor<1x4x3xi64>) -> ()
  return
}

func.func @dot_general_2() {
  %a = stablehlo.constant dense<[9223372036854775807, 8, 9223372036854775807]> : tensor<3xi64>
  %b = stablehlo.constant dense<[9, 9223372036854775807, 0]> : tensor<3xi64>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[9223372036854775799, -8, 0]> : tensor<3xi64>}> : (tensor<3xi64>) -> ()
  return
}

func.func @convolution() {
  %a = stablehlo.constant dense<[[[0], [-9223372036854775808]], [[9223372036854775807], [0]]]> : tensor<2x2x1xi64>
  %b = stablehlo.constant dense<[[[7584705933945575544]], [[-6057538989349166849]], [[-9223372036854775808]], [[-5997389561301804933]]]> : tensor<4x1x1xi64>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x2x1xi64>, tensor<4x1x1xi64>) -> tensor<1x4x3xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[0, 0, 0], [0, -9223372036854775808, 0], [0, 0, 0], [0, 0, 0]]]> : tensor<1x4x3xi64>}> : (tensor<1x4x3xi64>) -> ()
  return
}

func.func @convolution_2() {
  %a = stablehlo.constant dense<[[[[9223372036854775807, 9223372036854775807], [-9223372036854775808, -6812869184612069332]], [[1, 3074712290339129607], [9223372036854775807, -9223372036854775808]]], [[[9, 1], [0, 7825920214155900246]], [[-5, -9223372036854775808], [-9223372036854775808, -4]]]]> : tensor<2x2x2x2xi64>
  %b = stablehlo.constant dense<[[[[-9223372036854775808, -5]], [[0, 9223372036854775807]]], [[[-771574161988544346, 1]], [[7, 4]]]]> : tensor<2x2x1x2xi64>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [0, b, 1, f]x[1, o, 0, i]->[b, 1, f, 0], window = {stride = [2, 1], pad = [[-1, 0], [1, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [true, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x2x2x2xi64>, tensor<2x2x1x2xi64>) -> tensor<1x3x2x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<0> : tensor<1x3x2x1xi64>}> : (tensor<1x3x2x1xi64>) -> ()
  return
}

func.func @gather() {
  %a = stablehlo.constant dense<[[-9223372036854775808, 1, 0, 1]]> : tensor<1x4xi64>
  %i = stablehlo.constant dense<[[[4]], [[1]]]> : tensor<2x1x1xi32>
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi64>, tensor<2x1x1xi32>) -> tensor<2x1x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<1> : tensor<2x1x1xi64>}> : (tensor<2x1x1xi64>) -> ()
  return
}

func.func @gather_2() {
  %a = stablehlo.constant dense<[[-9223372036854775808], [0], [-9223372036854775808]]> : tensor<3x1xi64>
  %i = stablehlo.constant dense<[5, 2]> : tensor<2xi32>
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xi64>, tensor<2xi32>) -> tensor<1xi64>
  "check.expect_eq_const"(%r) <{value = dense<-9223372036854775808> : tensor<1xi64>}> : (tensor<1xi64>) -> ()
  return
}

func.func @dynamic_gather() {
  %a = stablehlo.constant dense<[[9223372036854775807, 9223372036854775807, -9223372036854775808, -4058543500247771656]]> : tensor<1x4xi64>
  %i = stablehlo.constant dense<[[[2]], [[0]]]> : tensor<2x1x1xi32>
  %z = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %r = "stablehlo.dynamic_gather"(%a, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>}> : (tensor<1x4xi64>, tensor<2x1x1xi32>, tensor<2xi32>) -> tensor<2x1x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[[-9223372036854775808]], [[9223372036854775807]]]> : tensor<2x1x1xi64>}> : (tensor<2x1x1xi64>) -> ()
  return
}

func.func @dynamic_gather_2() {
  %a = stablehlo.constant dense<[[8767193325383178817], [9223372036854775807], [3254503840479672193]]> : tensor<3x1xi64>
  %i = stablehlo.constant dense<[5, 5]> : tensor<2xi32>
  %z = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %r = "stablehlo.dynamic_gather"(%a, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>}> : (tensor<3x1xi64>, tensor<2xi32>, tensor<2xi32>) -> tensor<1xi64>
  "check.expect_eq_const"(%r) <{value = dense<3254503840479672193> : tensor<1xi64>}> : (tensor<1xi64>) -> ()
  return
}

func.func @scatter() {
  %a = stablehlo.constant dense<[[-9223372036854775808, 1, 9223372036854775807, 451027355877610918]]> : tensor<1x4xi64>
  %i = stablehlo.constant dense<[[[5]], [[4]]]> : tensor<2x1x1xi32>
  %u = stablehlo.constant dense<[[[7]], [[420102722529728986]]]> : tensor<2x1x1xi64>
  %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<1x4xi64>, tensor<2x1x1xi32>, tensor<2x1x1xi64>) -> tensor<1x4xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[-9223372036854775808, 1, 9223372036854775807, 451027355877610918]]> : tensor<1x4xi64>}> : (tensor<1x4xi64>) -> ()
  return
}

func.func @scatter_2() {
  %a = stablehlo.constant dense<[[0], [2], [0]]> : tensor<3x1xi64>
  %i = stablehlo.constant dense<[-1, -2]> : tensor<2xi32>
  %u = stablehlo.constant dense<[-7558900294911107889]> : tensor<1xi64>
  %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.add %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x1xi64>, tensor<2xi32>, tensor<1xi64>) -> tensor<3x1xi64>
  "check.expect_eq_const"(%r) <{value = dense<[[0], [2], [0]]> : tensor<3x1xi64>}> : (tensor<3x1xi64>) -> ()
  return
}

func.func @dynamic_update_slice() {
  %a = stablehlo.constant dense<[2.0, -3.371, -0.6595, 0x7E00]> : tensor<4xf16>
  %u = stablehlo.constant dense<[1.774, 0.5, 3.581]> : tensor<3xf16>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %a, %u, %i0 : (tensor<4xf16>, tensor<3xf16>, tensor<i32>) -> tensor<4xf16>
  "check.expect_eq_const"(%r) <{value = dense<[1.774410e+00, 5.000000e-01, 3.580080e+00, 0x7E00]> : tensor<4xf16>}> : (tensor<4xf16>) -> ()
  return
}

func.func @bitcast() {
  %a = stablehlo.constant dense<[-3.941, 3.086, 1.41]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3xi32>
  "check.expect_eq_const"(%r) <{value = dense<[-1065600680, 1078296838, 1068792545]> : tensor<3xi32>}> : (tensor<3xi32>) -> ()
  return
}

func.func @bni() {
  %a = stablehlo.constant dense<[[[0.618, 0.144], [1.32, 0.919], [0.556, 1.94]], [[0.478, 1.14], [0.6, 1.79], [1.77, 0.222]]]> : tensor<2x3x2xf32>
  %s = stablehlo.constant dense<[0.7, 0.208, 0.539]> : tensor<3xf32>
  %o = stablehlo.constant dense<[2.0, 1.36, 0.921]> : tensor<3xf32>
  %m = stablehlo.constant dense<[1.27, 1.03, 0.416]> : tensor<3xf32>
  %v = stablehlo.constant dense<[1.7, 1.95, 0.533]> : tensor<3xf32>
  %g = stablehlo.constant dense<[[[0.442, 0.521], [0.773, 1.55], [1.35, 0.603]], [[0.417, 0.419], [1.59, 0.486], [0.616, 1.61]]]> : tensor<2x3x2xf32>
  %r = "stablehlo.batch_norm_inference"(%a, %s, %o, %m, %v) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  "check.expect_almost_eq_const"(%r) <{value = dense<[[[1.650060e+00, 1.39565587], [1.40318501, 1.34347057], [1.02426338, 2.04509521]], [[1.57491958, 1.93022668], [1.2959671, 1.47317445], [1.91970396, 0.777906537]]]> : tensor<2x3x2xf32>}> : (tensor<2x3x2xf32>) -> ()
  return
}

func.func @bnt() {
  %a = stablehlo.constant dense<[[[0.618, 0.144], [1.32, 0.919], [0.556, 1.94]], [[0.478, 1.14], [0.6, 1.79], [1.77, 0.222]]]> : tensor<2x3x2xf32>
  %s = stablehlo.constant dense<[0.7, 0.208, 0.539]> : tensor<3xf32>
  %o = stablehlo.constant dense<[2.0, 1.36, 0.921]> : tensor<3xf32>
  %m = stablehlo.constant dense<[1.27, 1.03, 0.416]> : tensor<3xf32>
  %v = stablehlo.constant dense<[1.7, 1.95, 0.533]> : tensor<3xf32>
  %g = stablehlo.constant dense<[[[0.442, 0.521], [0.773, 1.55], [1.35, 0.603]], [[0.417, 0.419], [1.59, 0.486], [0.616, 1.61]]]> : tensor<2x3x2xf32>
  %r:3 = "stablehlo.batch_norm_training"(%a, %s, %o) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  "check.expect_almost_eq_const"(%r#0) <{value = dense<[[[2.04471159, 1.12326181], [1.43578303, 1.24906111], [0.511807263, 1.5123775]], [[1.77255344, 3.0594728], [1.1005218, 1.65463412], [1.38947511, 0.270340145]]]> : tensor<2x3x2xf32>}> : (tensor<2x3x2xf32>) -> ()
  "check.expect_almost_eq_const"(%r#1) <{value = dense<[5.950000e-01, 1.157250e+00, 1.122000e+00]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  "check.expect_almost_eq_const"(%r#2) <{value = dense<[1.286610e-01, 0.198537678, 0.554846048]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  return
}

func.func @bng() {
  %a = stablehlo.constant dense<[[[0.618, 0.144], [1.32, 0.919], [0.556, 1.94]], [[0.478, 1.14], [0.6, 1.79], [1.77, 0.222]]]> : tensor<2x3x2xf32>
  %s = stablehlo.constant dense<[0.7, 0.208, 0.539]> : tensor<3xf32>
  %o = stablehlo.constant dense<[2.0, 1.36, 0.921]> : tensor<3xf32>
  %m = stablehlo.constant dense<[1.27, 1.03, 0.416]> : tensor<3xf32>
  %v = stablehlo.constant dense<[1.7, 1.95, 0.533]> : tensor<3xf32>
  %g = stablehlo.constant dense<[[[0.442, 0.521], [0.773, 1.55], [1.35, 0.603]], [[0.417, 0.419], [1.59, 0.486], [0.616, 1.61]]]> : tensor<2x3x2xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%a, %s, %m, %v, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  "check.expect_almost_eq_const"(%r#0) <{value = dense<[[[-0.0689408407, -0.0736357048], [-0.0472065173, 0.0664929897], [0.146364555, -1.18347967]], [[-0.0962688624, -0.0294205956], [7.085340e-02, -0.0875930562], [-1.07822144, 0.526101351]]]> : tensor<2x3x2xf32>}> : (tensor<2x3x2xf32>) -> ()
  "check.expect_almost_eq_const"(%r#1) <{value = dense<[-0.965757429, -0.187731341, 2.23015976]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  "check.expect_almost_eq_const"(%r#2) <{value = dense<[1.79900014, 4.399000e+00, 4.179000e+00]> : tensor<3xf32>}> : (tensor<3xf32>) -> ()
  return
}

func.func @uq() {
  %a = stablehlo.constant dense<[[-0.7602, -3.408, -0.0], [-0.03268, -2.341, 0.0], [-1.0, -0.3395, 1.921], [1.472, 1.183, -2.002]]> : tensor<4x3xf32>
  %q = stablehlo.uniform_quantize %a : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32, 0.05:3>>
  %r = stablehlo.uniform_dequantize %q : (tensor<4x3x!quant.uniform<i8:f32, 0.05:3>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%r) <{value = dense<[[-7.500000e-01, -3.400000e+00, 0.000000e+00], [-5.000000e-02, -2.35000014, 0.000000e+00], [-1.000000e+00, -3.500000e-01, 1.900000e+00], [1.450000e+00, 1.200000e+00, -2.000000e+00]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  return
}

func.func @uq_2() {
  %a = stablehlo.constant dense<[[3.841, 1.659, 2.877], [2.34, 2.656, 1.063], [-0.8498, -3.385, -2.892], [-1.057, 0.4269, -0.02332]]> : tensor<4x3xf32>
  %q = stablehlo.uniform_quantize %a : (tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.05,0.1:2,0.3:-1}>>
  %r = stablehlo.uniform_dequantize %q : (tensor<4x3x!quant.uniform<i8:f32:1, {0.05,0.1:2,0.3:-1}>>) -> tensor<4x3xf32>
  "check.expect_almost_eq_const"(%r) <{value = dense<[[3.85000014, 1.700000e+00, 3.000000e+00], [2.35000014, 2.700000e+00, 1.200000e+00], [-8.500000e-01, -3.400000e+00, -3.000000e+00], [-1.05000007, 4.000000e-01, 0.000000e+00]]> : tensor<4x3xf32>}> : (tensor<4x3xf32>) -> ()
  return
}
