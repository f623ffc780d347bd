// The customers of a shop, what they ordered, and what is asked about them.
rel.table @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text> rows 4 promises(unique, frozen)
rel.table @orders : !rel.relation<order: i64, buyer: i64, amount: f64> rows 6

rel.query @large : !rel.relation<order: i64, buyer: i64, amount: f64> {
  %0 = scan @orders : !rel.relation<order: i64, buyer: i64, amount: f64>
  %1 = filter %0 where {
  ^bb0(%row: !rel.row<order: i64, buyer: i64, amount: f64>):
    %amount = column %row["amount"] : !rel.row<order: i64, buyer: i64, amount: f64>
    %least = constant 20.0 : f64
    %small = compare lt %amount, %least : f64
    %large = not %small
    yield %large : i1
  } : !rel.relation<order: i64, buyer: i64, amount: f64>
  return %1 : !rel.relation<order: i64, buyer: i64, amount: f64>
}

rel.query @by_city : !rel.relation<city: !rel.text, orders: i64, total: f64> {
  %0 = scan @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text>
  %1 = call @large : !rel.relation<order: i64, buyer: i64, amount: f64>
  %2 = join %0, %1 on {
  ^bb0(%c: !rel.row<customer: i64, name: !rel.text, city: !rel.text>, %o: !rel.row<order: i64, buyer: i64, amount: f64>):
    %customer = column %c["customer"] : !rel.row<customer: i64, name: !rel.text, city: !rel.text>
    %buyer = column %o["buyer"] : !rel.row<order: i64, buyer: i64, amount: f64>
    %same = compare eq %customer, %buyer : i64
    yield %same : i1
  } : !rel.relation<customer: i64, name: !rel.text, city: !rel.text>, !rel.relation<order: i64, buyer: i64, amount: f64>
  %3 = aggregate %2 by ["city"] compute [#rel.measure<count of "order" as "orders">, #rel.measure<sum of "amount" as "total">] : !rel.relation<customer: i64, name: !rel.text, city: !rel.text, order: i64, buyer: i64, amount: f64>
  %4 = distinct %3 : !rel.relation<city: !rel.text, orders: i64, total: f64>
  %5 = sort %4 [#rel.key<"city">] : !rel.relation<city: !rel.text, orders: i64, total: f64>
  %6 = sort %5 [#rel.key<"total" descending>] : !rel.relation<city: !rel.text, orders: i64, total: f64>
  %7 = limit %6 to 3 : !rel.relation<city: !rel.text, orders: i64, total: f64>
  return %7 : !rel.relation<city: !rel.text, orders: i64, total: f64>
}
