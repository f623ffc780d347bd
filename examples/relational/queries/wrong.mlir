rel.table @t : !rel.relation<a: i64>
// expected-error @+1 {{there are two columns 'a'}}
rel.table @u : !rel.relation<a: i64, a: f64>

// -----

// expected-error @+1 {{failed to verify 'type': type of a column}}
rel.table @t : !rel.relation<a: tensor<2xi64>>

// -----

rel.table @t : !rel.relation<a: i64>
rel.query @q : !rel.relation<b: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{there is no column 'b', only 'a'}}
  %1 = project %0 ["b"] : !rel.relation<a: i64>
  return %1 : !rel.relation<b: i64>
}

// -----

rel.query @q : !rel.relation<a: i64> {
  // expected-error @+1 {{'rel.scan' op 't' is no table}}
  %0 = scan @t : !rel.relation<a: i64>
  return %0 : !rel.relation<a: i64>
}

// -----

rel.table @t : !rel.relation<a: i64>
rel.query @q : !rel.relation<a: f64> {
  // expected-error @+1 {{'rel.scan' op gives '!rel.relation<a: f64>', but 't' has '!rel.relation<a: i64>'}}
  %0 = scan @t : !rel.relation<a: f64>
  return %0 : !rel.relation<a: f64>
}

// -----

rel.table @t : !rel.relation<a: i64>
rel.query @q : !rel.relation<b: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{'rel.return' op gives '!rel.relation<a: i64>', but the query 'q' says '!rel.relation<b: i64>'}}
  return %0 : !rel.relation<a: i64>
}

// -----

rel.table @t : !rel.relation<a: i64>
rel.query @filtered : !rel.relation<a: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{'rel.filter' op region must have one argument for each operand: '!rel.row<a: i64>'}}
  %1 = filter %0 where {
    %no = constant false
    yield %no : i1
  } : !rel.relation<a: i64>
  return %1 : !rel.relation<a: i64>
}
rel.query @chosen : !rel.relation<a: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{'rel.filter' op condition must be 'i1', but it yields 'i64'}}
  %1 = filter %0 where {
  ^bb0(%row: !rel.row<a: i64>):
    %a = column %row["a"] : !rel.row<a: i64>
    yield %a : i64
  } : !rel.relation<a: i64>
  return %1 : !rel.relation<a: i64>
}
rel.query @limited : !rel.relation<a: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{'rel.limit' op attribute 'count' failed to satisfy constraint: number of rows}}
  %1 = limit %0 to -1 : !rel.relation<a: i64>
  return %1 : !rel.relation<a: i64>
}
rel.query @sorted : !rel.relation<a: i64> {
  %0 = scan @t : !rel.relation<a: i64>
  // expected-error @+1 {{'rel.sort' op there is no column 'c', only 'a'}}
  %1 = sort %0 [#rel.key<"c">] : !rel.relation<a: i64>
  return %1 : !rel.relation<a: i64>
}
