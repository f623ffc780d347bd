module {
  rel.table @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text> rows 4
  rel.table @orders : !rel.relation<order: i64, buyer: i64, amount: f64> rows 6
  rel.query @idle : !rel.relation<who: !rel.text> {
    %0 = scan @customers : <customer: i64, name: !rel.text, city: !rel.text>
    %1 = scan @orders : <order: i64, buyer: i64, amount: f64>
    %2 = join kind anti %0, %1 on {
    ^bb0(%arg0: !rel.row<customer: i64, name: !rel.text, city: !rel.text>, %arg1: !rel.row<order: i64, buyer: i64, amount: f64>):
      %5 = column %arg0["customer"] : <customer: i64, name: !rel.text, city: !rel.text>
      %6 = column %arg1["buyer"] : <order: i64, buyer: i64, amount: f64>
      %7 = compare eq %5, %6 : i64
      yield %7 : i1
    } : <customer: i64, name: !rel.text, city: !rel.text>, <order: i64, buyer: i64, amount: f64>
    %3 = project %2 ["name"] : <customer: i64, name: !rel.text, city: !rel.text>
    %4 = rename %3 "name" as "who" : <name: !rel.text>
    return %4 : <who: !rel.text>
  }
  rel.query @extremes : !rel.relation<order: i64, buyer: i64, amount: f64, "is large": i1> {
    %0 = constant true
    %1 = constant 5.000000e+01 : f64
    %2 = scan @orders : <order: i64, buyer: i64, amount: f64>
    %3 = empty : <order: i64, buyer: i64, amount: f64>
    %4 = filter %2 where {
    ^bb0(%arg0: !rel.row<order: i64, buyer: i64, amount: f64>):
      %8 = column %arg0["amount"] : <order: i64, buyer: i64, amount: f64>
      %9 = compare gt %8, %1 : f64
      yield %9 : i1
    } : <order: i64, buyer: i64, amount: f64>
    %5 = union %4, %3 : <order: i64, buyer: i64, amount: f64>
    %6 = extend %5 with "is large" {
    ^bb0(%arg0: !rel.row<order: i64, buyer: i64, amount: f64>):
      yield %0 : i1
    } : <order: i64, buyer: i64, amount: f64>
    %7 = limit %6 to 9 : <order: i64, buyer: i64, amount: f64, "is large": i1>
    return %7 : <order: i64, buyer: i64, amount: f64, "is large": i1>
  }
}

