; The colours of MLIR, by the capture names that editors have in common.

(comment) @comment
(string) @string
(number) @number
(dimensions) @number
(boolean) @boolean
(keyword) @keyword
(identifier) @property

(builtin_type) @type.builtin
(shaped_type) @type.builtin
(dialect_type) @type
(builtin_attribute) @attribute.builtin
(dialect_attribute) @attribute
(alias_name) @constant

(value) @variable
(results (value) @variable.definition)
(block_name) @label
(symbol) @function

(operation name: (operation_name) @function.builtin)

["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ":" "::"] @punctuation.delimiter
["=" "->" "-" "+" "*" "/" "==" ">=" "<="] @operator
