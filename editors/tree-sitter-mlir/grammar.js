// MLIR's textual form for tree-sitter. The words come from the specs of the dialects: tools/grammar.py writes words.json.
// Operations, regions, blocks and names have a structure; what a dialect writes between brackets is kept as balanced
// elements, each a node of its kind. Where operations begin tells src/scanner.c.

const words = require("./words.json");

// What may stand anywhere in the text of an operation, a type or an attribute.
const PUNCTUATION = [",", ":", "=", "->", "::", "-", "+", "*", "/", "?", "|", "&", ";", ".", "...", "==", ">=", "<=", "~", "'", "$"];

module.exports = grammar({
  name: "mlir",

  word: ($) => $.identifier,

  extras: ($) => [/\s/, $.comment],

  externals: ($) => [
    $._result,
    $._bare_name,
    $._quoted_name,
    $._label,
    $._alias,
    $._region_start, // never there: it is asked for where a region may begin
  ],

  rules: {
    source_file: ($) => repeat(choice($.alias_definition, $.resources, $.operation, $.block)),

    alias_definition: ($) => prec.right(seq(field("name", alias($._alias, $.alias_name)), "=", repeat1($._element))),

    resources: ($) => seq("{-#", repeat($._inner), "#-}"),

    operation: ($) =>
      prec.right(
        seq(
          optional(seq(field("results", $.results), "=")),
          field("name", choice(alias($._bare_name, $.operation_name), alias($._quoted_name, $.operation_name))),
          repeat($._element),
        ),
      ),

    results: ($) => seq($._counted_result, repeat(seq(",", $._counted_result))),

    _counted_result: ($) => seq(alias($._result, $.value), optional(seq(":", $.number))),

    region: ($) =>
      seq("{", optional($._region_start), choice(seq(repeat1($.operation), repeat($.block)), repeat1($.block)), "}"),

    block: ($) =>
      prec.right(seq(field("label", alias($._label, $.block_name)), optional($.parentheses), ":", repeat($.operation))),

    _element: ($) => choice($._inner, $.region),

    _inner: ($) =>
      choice(
        $.value,
        $.block_name,
        $.symbol,
        $.type,
        $.attribute,
        $.string,
        $.number,
        $.boolean,
        $.keyword,
        alias($._parametric_word, $.keyword),
        $.identifier,
        $.dimensions,
        $.parentheses,
        $.brackets,
        $.angles,
        $.dictionary,
        ...PUNCTUATION,
      ),

    parentheses: ($) => seq("(", repeat($._element), ")"),
    brackets: ($) => seq("[", repeat($._inner), "]"),
    angles: ($) => seq("<", repeat($._inner), ">"),
    dictionary: ($) => seq("{", repeat($._inner), "}"),

    value: ($) => /%([0-9]+|[A-Za-z$._-][\w$.-]*)(#[0-9]+)?/,
    block_name: ($) => /\^([0-9]+|[A-Za-z$._-][\w$.-]*)/,
    symbol: ($) => prec.right(seq($._symbol_name, repeat(seq("::", $._symbol_name)))),
    _symbol_name: ($) => choice(/@[A-Za-z_$.\-][\w$.\-]*/, /@[0-9]+/, /@"([^"\\\n]|\\.)*"/),

    type: ($) =>
      prec.right(
        choice(
          $.builtin_type,
          seq($.shaped_type, $._parameters),
          seq($.dialect_type, optional($._parameters)),
        ),
      ),
    builtin_type: ($) => token(choice(/[su]?i[0-9]+/, /b?f[0-9]+\w*/, "tf32", "index", "none")),
    shaped_type: ($) => choice(...words.parametric_types),
    dialect_type: ($) => /!([0-9]+|[A-Za-z$._-][\w$.-]*)/,

    attribute: ($) =>
      prec.right(
        choice(seq($.builtin_attribute, $._parameters), seq($.dialect_attribute, optional($._parameters))),
      ),
    builtin_attribute: ($) => choice(...words.parametric_attributes),
    dialect_attribute: ($) => /#([0-9]+|[A-Za-z$._-][\w$.-]*)/,

    _parameters: ($) => seq(token.immediate("<"), repeat($._inner), ">"),

    keyword: ($) => token(choice(...words.keywords)),
    // `vector` and the like where no parameters follow.
    _parametric_word: ($) => choice(...words.parametric_types, ...words.parametric_attributes),
    boolean: ($) => choice("true", "false"),
    identifier: ($) => /[A-Za-z_][\w$.]*/,
    dimensions: ($) => token(choice(/(([0-9]+|\?|\[[0-9]+\])[ \t]*x)+/, "*x")),
    number: ($) => /-?(0x[0-9A-Fa-f]+|[0-9]+(\.[0-9]*([eE][-+]?[0-9]+)?)?)/,
    string: ($) => /"([^"\\\n]|\\.)*"/,
    comment: ($) => token(/\/\/[^\n]*/),
  },
});
