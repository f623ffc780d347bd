module {
  rel.table @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text> rows 4 promises(unique, frozen)
  rel.table @orders : !rel.relation<order: i64, buyer: i64, amount: f64> rows 6
  rel.query @large : !rel.relation<order: i64, buyer: i64, amount: f64> {
    %0 = constant 2.000000e+01 : f64
    %1 = scan @orders : <order: i64, buyer: i64, amount: f64>
    %2 = filter %1 where {
    ^bb0(%arg0: !rel.row<order: i64, buyer: i64, amount: f64>):
      %3 = column %arg0["amount"] : <order: i64, buyer: i64, amount: f64>
      %4 = compare ge %3, %0 : f64
      yield %4 : i1
    } : <order: i64, buyer: i64, amount: f64>
    return %2 : <order: i64, buyer: i64, amount: f64>
  }
  rel.query @by_city : !rel.relation<city: !rel.text, orders: i64, total: f64> {
    %0 = scan @customers : <customer: i64, name: !rel.text, city: !rel.text>
    %1 = call @large : <order: i64, buyer: i64, amount: f64>
    %2 = join %0, %1 on {
    ^bb0(%arg0: !rel.row<customer: i64, name: !rel.text, city: !rel.text>, %arg1: !rel.row<order: i64, buyer: i64, amount: f64>):
      %6 = column %arg0["customer"] : <customer: i64, name: !rel.text, city: !rel.text>
      %7 = column %arg1["buyer"] : <order: i64, buyer: i64, amount: f64>
      %8 = compare eq %6, %7 : i64
      yield %8 : i1
    } : <customer: i64, name: !rel.text, city: !rel.text>, <order: i64, buyer: i64, amount: f64>
    %3 = aggregate %2 by ["city"] compute [#rel.measure<count of "order" as "orders">, #rel.measure<sum of "amount" as "total">] : <customer: i64, name: !rel.text, city: !rel.text, order: i64, buyer: i64, amount: f64>
    %4 = sort %3 [#rel.key<"total" descending>] : <city: !rel.text, orders: i64, total: f64>
    %5 = limit %4 to 3 : <city: !rel.text, orders: i64, total: f64>
    return %5 : <city: !rel.text, orders: i64, total: f64>
  }
}

