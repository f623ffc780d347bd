// Who ordered nothing, and who ordered a lot or a little.
rel.table @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text> rows 4
rel.table @orders : !rel.relation<order: i64, buyer: i64, amount: f64> rows 6

rel.query @idle : !rel.relation<who: !rel.text> {
  %0 = scan @customers : !rel.relation<customer: i64, name: !rel.text, city: !rel.text>
  %1 = scan @orders : !rel.relation<order: i64, buyer: i64, amount: f64>
  %2 = join kind anti %0, %1 on {
  ^bb0(%c: !rel.row<customer: i64, name: !rel.text, city: !rel.text>, %o: !rel.row<order: i64, buyer: i64, amount: f64>):
    %customer = column %c["customer"] : !rel.row<customer: i64, name: !rel.text, city: !rel.text>
    %buyer = column %o["buyer"] : !rel.row<order: i64, buyer: i64, amount: f64>
    %same = compare eq %customer, %buyer : i64
    yield %same : i1
  } : !rel.relation<customer: i64, name: !rel.text, city: !rel.text>, !rel.relation<order: i64, buyer: i64, amount: f64>
  %3 = project %2 ["name", "city"] : !rel.relation<customer: i64, name: !rel.text, city: !rel.text>
  %4 = project %3 ["name"] : !rel.relation<name: !rel.text, city: !rel.text>
  %5 = rename %4 "name" as "who" : !rel.relation<name: !rel.text>
  return %5 : !rel.relation<who: !rel.text>
}

rel.query @extremes : !rel.relation<order: i64, buyer: i64, amount: f64, "is large": i1> {
  %0 = scan @orders : !rel.relation<order: i64, buyer: i64, amount: f64>
  %1 = filter %0 where {
  ^bb0(%row: !rel.row<order: i64, buyer: i64, amount: f64>):
    %a = constant 1 : i64
    %b = constant 2 : i64
    %never = compare gt %a, %b : i64
    yield %never : i1
  } : !rel.relation<order: i64, buyer: i64, amount: f64>
  %2 = union %0, %1 : !rel.relation<order: i64, buyer: i64, amount: f64>
  %3 = filter %2 where {
  ^bb0(%row: !rel.row<order: i64, buyer: i64, amount: f64>):
    %amount = column %row["amount"] : !rel.row<order: i64, buyer: i64, amount: f64>
    %much = constant 50.0 : f64
    %large = compare gt %amount, %much : f64
    %true = constant true
    %and = and %true, %large
    yield %and : i1
  } : !rel.relation<order: i64, buyer: i64, amount: f64>
  %4 = extend %3 with "is large" {
  ^bb0(%row: !rel.row<order: i64, buyer: i64, amount: f64>):
    %yes = constant true
    yield %yes : i1
  } : !rel.relation<order: i64, buyer: i64, amount: f64>
  %5 = limit %4 to 9 : !rel.relation<order: i64, buyer: i64, amount: f64, "is large": i1>
  %6 = limit %5 to 10 : !rel.relation<order: i64, buyer: i64, amount: f64, "is large": i1>
  return %6 : !rel.relation<order: i64, buyer: i64, amount: f64, "is large": i1>
}
