// error: 'regions.any' op region should have no arguments
"regions.any"() ({
^bb0(%arg0: i32):
}) : () -> ()
// -----
// error: 'regions.any' op region #1 should have no arguments
"regions.any"() ({
}, {
^bb0(%arg0: i32):
}) : () -> ()
