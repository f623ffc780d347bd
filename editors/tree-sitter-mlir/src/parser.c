#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 224
#define LARGE_STATE_COUNT 159
#define SYMBOL_COUNT 99
#define ALIAS_COUNT 0
#define TOKEN_COUNT 69
#define EXTERNAL_TOKEN_COUNT 6
#define FIELD_COUNT 3
#define MAX_ALIAS_SEQUENCE_LENGTH 5
#define PRODUCTION_ID_COUNT 4

enum ts_symbol_identifiers {
  sym_identifier = 1,
  anon_sym_EQ = 2,
  anon_sym_LBRACE_DASH_POUND = 3,
  anon_sym_POUND_DASH_RBRACE = 4,
  anon_sym_COMMA = 5,
  anon_sym_COLON = 6,
  anon_sym_LBRACE = 7,
  anon_sym_RBRACE = 8,
  anon_sym_DASH_GT = 9,
  anon_sym_COLON_COLON = 10,
  anon_sym_DASH = 11,
  anon_sym_PLUS = 12,
  anon_sym_STAR = 13,
  anon_sym_SLASH = 14,
  anon_sym_QMARK = 15,
  anon_sym_PIPE = 16,
  anon_sym_AMP = 17,
  anon_sym_SEMI = 18,
  anon_sym_DOT = 19,
  anon_sym_DOT_DOT_DOT = 20,
  anon_sym_EQ_EQ = 21,
  anon_sym_GT_EQ = 22,
  anon_sym_LT_EQ = 23,
  anon_sym_TILDE = 24,
  anon_sym_SQUOTE = 25,
  anon_sym_DOLLAR = 26,
  anon_sym_LPAREN = 27,
  anon_sym_RPAREN = 28,
  anon_sym_LBRACK = 29,
  anon_sym_RBRACK = 30,
  anon_sym_LT = 31,
  anon_sym_GT = 32,
  sym_value = 33,
  sym_block_name = 34,
  aux_sym__symbol_name_token1 = 35,
  aux_sym__symbol_name_token2 = 36,
  aux_sym__symbol_name_token3 = 37,
  sym_builtin_type = 38,
  anon_sym_tensor = 39,
  anon_sym_memref = 40,
  anon_sym_vector = 41,
  anon_sym_complex = 42,
  anon_sym_tuple = 43,
  sym_dialect_type = 44,
  anon_sym_affine_map = 45,
  anon_sym_affine_set = 46,
  anon_sym_array = 47,
  anon_sym_dense = 48,
  anon_sym_dense_resource = 49,
  anon_sym_distinct = 50,
  anon_sym_opaque = 51,
  anon_sym_sparse = 52,
  anon_sym_strided = 53,
  sym_dialect_attribute = 54,
  anon_sym_LT2 = 55,
  sym_keyword = 56,
  anon_sym_true = 57,
  anon_sym_false = 58,
  sym_dimensions = 59,
  sym_number = 60,
  sym_string = 61,
  sym_comment = 62,
  sym__result = 63,
  sym__bare_name = 64,
  sym__quoted_name = 65,
  sym__label = 66,
  sym__alias = 67,
  sym__region_start = 68,
  sym_source_file = 69,
  sym_alias_definition = 70,
  sym_resources = 71,
  sym_operation = 72,
  sym_results = 73,
  sym__counted_result = 74,
  sym_region = 75,
  sym_block = 76,
  sym__element = 77,
  sym__inner = 78,
  sym_parentheses = 79,
  sym_brackets = 80,
  sym_angles = 81,
  sym_dictionary = 82,
  sym_symbol = 83,
  sym__symbol_name = 84,
  sym_type = 85,
  sym_shaped_type = 86,
  sym_attribute = 87,
  sym_builtin_attribute = 88,
  sym__parameters = 89,
  sym__parametric_word = 90,
  sym_boolean = 91,
  aux_sym_source_file_repeat1 = 92,
  aux_sym_alias_definition_repeat1 = 93,
  aux_sym_resources_repeat1 = 94,
  aux_sym_results_repeat1 = 95,
  aux_sym_region_repeat1 = 96,
  aux_sym_region_repeat2 = 97,
  aux_sym_symbol_repeat1 = 98,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_EQ] = "=",
  [anon_sym_LBRACE_DASH_POUND] = "{-#",
  [anon_sym_POUND_DASH_RBRACE] = "#-}",
  [anon_sym_COMMA] = ",",
  [anon_sym_COLON] = ":",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_COLON_COLON] = "::",
  [anon_sym_DASH] = "-",
  [anon_sym_PLUS] = "+",
  [anon_sym_STAR] = "*",
  [anon_sym_SLASH] = "/",
  [anon_sym_QMARK] = "\?",
  [anon_sym_PIPE] = "|",
  [anon_sym_AMP] = "&",
  [anon_sym_SEMI] = ";",
  [anon_sym_DOT] = ".",
  [anon_sym_DOT_DOT_DOT] = "...",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_TILDE] = "~",
  [anon_sym_SQUOTE] = "'",
  [anon_sym_DOLLAR] = "$",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [sym_value] = "value",
  [sym_block_name] = "block_name",
  [aux_sym__symbol_name_token1] = "_symbol_name_token1",
  [aux_sym__symbol_name_token2] = "_symbol_name_token2",
  [aux_sym__symbol_name_token3] = "_symbol_name_token3",
  [sym_builtin_type] = "builtin_type",
  [anon_sym_tensor] = "tensor",
  [anon_sym_memref] = "memref",
  [anon_sym_vector] = "vector",
  [anon_sym_complex] = "complex",
  [anon_sym_tuple] = "tuple",
  [sym_dialect_type] = "dialect_type",
  [anon_sym_affine_map] = "affine_map",
  [anon_sym_affine_set] = "affine_set",
  [anon_sym_array] = "array",
  [anon_sym_dense] = "dense",
  [anon_sym_dense_resource] = "dense_resource",
  [anon_sym_distinct] = "distinct",
  [anon_sym_opaque] = "opaque",
  [anon_sym_sparse] = "sparse",
  [anon_sym_strided] = "strided",
  [sym_dialect_attribute] = "dialect_attribute",
  [anon_sym_LT2] = "<",
  [sym_keyword] = "keyword",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [sym_dimensions] = "dimensions",
  [sym_number] = "number",
  [sym_string] = "string",
  [sym_comment] = "comment",
  [sym__result] = "value",
  [sym__bare_name] = "operation_name",
  [sym__quoted_name] = "operation_name",
  [sym__label] = "block_name",
  [sym__alias] = "alias_name",
  [sym__region_start] = "_region_start",
  [sym_source_file] = "source_file",
  [sym_alias_definition] = "alias_definition",
  [sym_resources] = "resources",
  [sym_operation] = "operation",
  [sym_results] = "results",
  [sym__counted_result] = "_counted_result",
  [sym_region] = "region",
  [sym_block] = "block",
  [sym__element] = "_element",
  [sym__inner] = "_inner",
  [sym_parentheses] = "parentheses",
  [sym_brackets] = "brackets",
  [sym_angles] = "angles",
  [sym_dictionary] = "dictionary",
  [sym_symbol] = "symbol",
  [sym__symbol_name] = "_symbol_name",
  [sym_type] = "type",
  [sym_shaped_type] = "shaped_type",
  [sym_attribute] = "attribute",
  [sym_builtin_attribute] = "builtin_attribute",
  [sym__parameters] = "_parameters",
  [sym__parametric_word] = "keyword",
  [sym_boolean] = "boolean",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_alias_definition_repeat1] = "alias_definition_repeat1",
  [aux_sym_resources_repeat1] = "resources_repeat1",
  [aux_sym_results_repeat1] = "results_repeat1",
  [aux_sym_region_repeat1] = "region_repeat1",
  [aux_sym_region_repeat2] = "region_repeat2",
  [aux_sym_symbol_repeat1] = "symbol_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_LBRACE_DASH_POUND] = anon_sym_LBRACE_DASH_POUND,
  [anon_sym_POUND_DASH_RBRACE] = anon_sym_POUND_DASH_RBRACE,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_COLON_COLON] = anon_sym_COLON_COLON,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [anon_sym_DOLLAR] = anon_sym_DOLLAR,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [sym_value] = sym_value,
  [sym_block_name] = sym_block_name,
  [aux_sym__symbol_name_token1] = aux_sym__symbol_name_token1,
  [aux_sym__symbol_name_token2] = aux_sym__symbol_name_token2,
  [aux_sym__symbol_name_token3] = aux_sym__symbol_name_token3,
  [sym_builtin_type] = sym_builtin_type,
  [anon_sym_tensor] = anon_sym_tensor,
  [anon_sym_memref] = anon_sym_memref,
  [anon_sym_vector] = anon_sym_vector,
  [anon_sym_complex] = anon_sym_complex,
  [anon_sym_tuple] = anon_sym_tuple,
  [sym_dialect_type] = sym_dialect_type,
  [anon_sym_affine_map] = anon_sym_affine_map,
  [anon_sym_affine_set] = anon_sym_affine_set,
  [anon_sym_array] = anon_sym_array,
  [anon_sym_dense] = anon_sym_dense,
  [anon_sym_dense_resource] = anon_sym_dense_resource,
  [anon_sym_distinct] = anon_sym_distinct,
  [anon_sym_opaque] = anon_sym_opaque,
  [anon_sym_sparse] = anon_sym_sparse,
  [anon_sym_strided] = anon_sym_strided,
  [sym_dialect_attribute] = sym_dialect_attribute,
  [anon_sym_LT2] = anon_sym_LT,
  [sym_keyword] = sym_keyword,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [sym_dimensions] = sym_dimensions,
  [sym_number] = sym_number,
  [sym_string] = sym_string,
  [sym_comment] = sym_comment,
  [sym__result] = sym_value,
  [sym__bare_name] = sym__bare_name,
  [sym__quoted_name] = sym__bare_name,
  [sym__label] = sym_block_name,
  [sym__alias] = sym__alias,
  [sym__region_start] = sym__region_start,
  [sym_source_file] = sym_source_file,
  [sym_alias_definition] = sym_alias_definition,
  [sym_resources] = sym_resources,
  [sym_operation] = sym_operation,
  [sym_results] = sym_results,
  [sym__counted_result] = sym__counted_result,
  [sym_region] = sym_region,
  [sym_block] = sym_block,
  [sym__element] = sym__element,
  [sym__inner] = sym__inner,
  [sym_parentheses] = sym_parentheses,
  [sym_brackets] = sym_brackets,
  [sym_angles] = sym_angles,
  [sym_dictionary] = sym_dictionary,
  [sym_symbol] = sym_symbol,
  [sym__symbol_name] = sym__symbol_name,
  [sym_type] = sym_type,
  [sym_shaped_type] = sym_shaped_type,
  [sym_attribute] = sym_attribute,
  [sym_builtin_attribute] = sym_builtin_attribute,
  [sym__parameters] = sym__parameters,
  [sym__parametric_word] = sym_keyword,
  [sym_boolean] = sym_boolean,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_alias_definition_repeat1] = aux_sym_alias_definition_repeat1,
  [aux_sym_resources_repeat1] = aux_sym_resources_repeat1,
  [aux_sym_results_repeat1] = aux_sym_results_repeat1,
  [aux_sym_region_repeat1] = aux_sym_region_repeat1,
  [aux_sym_region_repeat2] = aux_sym_region_repeat2,
  [aux_sym_symbol_repeat1] = aux_sym_symbol_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE_DASH_POUND] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND_DASH_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOLLAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [sym_value] = {
    .visible = true,
    .named = true,
  },
  [sym_block_name] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__symbol_name_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__symbol_name_token2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__symbol_name_token3] = {
    .visible = false,
    .named = false,
  },
  [sym_builtin_type] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_tensor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_memref] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_vector] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_complex] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tuple] = {
    .visible = true,
    .named = false,
  },
  [sym_dialect_type] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_affine_map] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_affine_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_array] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dense] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dense_resource] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_distinct] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_opaque] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sparse] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_strided] = {
    .visible = true,
    .named = false,
  },
  [sym_dialect_attribute] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LT2] = {
    .visible = true,
    .named = false,
  },
  [sym_keyword] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [sym_dimensions] = {
    .visible = true,
    .named = true,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym__result] = {
    .visible = true,
    .named = true,
  },
  [sym__bare_name] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_name] = {
    .visible = true,
    .named = true,
  },
  [sym__label] = {
    .visible = true,
    .named = true,
  },
  [sym__alias] = {
    .visible = true,
    .named = true,
  },
  [sym__region_start] = {
    .visible = false,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym_alias_definition] = {
    .visible = true,
    .named = true,
  },
  [sym_resources] = {
    .visible = true,
    .named = true,
  },
  [sym_operation] = {
    .visible = true,
    .named = true,
  },
  [sym_results] = {
    .visible = true,
    .named = true,
  },
  [sym__counted_result] = {
    .visible = false,
    .named = true,
  },
  [sym_region] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym__element] = {
    .visible = false,
    .named = true,
  },
  [sym__inner] = {
    .visible = false,
    .named = true,
  },
  [sym_parentheses] = {
    .visible = true,
    .named = true,
  },
  [sym_brackets] = {
    .visible = true,
    .named = true,
  },
  [sym_angles] = {
    .visible = true,
    .named = true,
  },
  [sym_dictionary] = {
    .visible = true,
    .named = true,
  },
  [sym_symbol] = {
    .visible = true,
    .named = true,
  },
  [sym__symbol_name] = {
    .visible = false,
    .named = true,
  },
  [sym_type] = {
    .visible = true,
    .named = true,
  },
  [sym_shaped_type] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym_builtin_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym__parameters] = {
    .visible = false,
    .named = true,
  },
  [sym__parametric_word] = {
    .visible = true,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_alias_definition_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_resources_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_results_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_region_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_region_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_symbol_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum ts_field_identifiers {
  field_label = 1,
  field_name = 2,
  field_results = 3,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_label] = "label",
  [field_name] = "name",
  [field_results] = "results",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 1},
  [3] = {.index = 2, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_name, 0},
  [1] =
    {field_label, 0},
  [2] =
    {field_name, 2},
    {field_results, 0},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 2,
  [4] = 2,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 5,
  [12] = 7,
  [13] = 9,
  [14] = 10,
  [15] = 6,
  [16] = 16,
  [17] = 17,
  [18] = 6,
  [19] = 17,
  [20] = 16,
  [21] = 16,
  [22] = 17,
  [23] = 16,
  [24] = 17,
  [25] = 25,
  [26] = 16,
  [27] = 17,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 29,
  [35] = 25,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 38,
  [41] = 31,
  [42] = 30,
  [43] = 32,
  [44] = 33,
  [45] = 29,
  [46] = 36,
  [47] = 37,
  [48] = 38,
  [49] = 30,
  [50] = 32,
  [51] = 33,
  [52] = 29,
  [53] = 36,
  [54] = 37,
  [55] = 38,
  [56] = 30,
  [57] = 32,
  [58] = 33,
  [59] = 36,
  [60] = 60,
  [61] = 37,
  [62] = 62,
  [63] = 63,
  [64] = 64,
  [65] = 65,
  [66] = 66,
  [67] = 67,
  [68] = 68,
  [69] = 69,
  [70] = 70,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 62,
  [78] = 63,
  [79] = 79,
  [80] = 80,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 84,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 63,
  [90] = 64,
  [91] = 65,
  [92] = 62,
  [93] = 68,
  [94] = 66,
  [95] = 67,
  [96] = 66,
  [97] = 71,
  [98] = 73,
  [99] = 75,
  [100] = 64,
  [101] = 85,
  [102] = 82,
  [103] = 83,
  [104] = 76,
  [105] = 79,
  [106] = 80,
  [107] = 84,
  [108] = 87,
  [109] = 74,
  [110] = 88,
  [111] = 70,
  [112] = 72,
  [113] = 69,
  [114] = 86,
  [115] = 65,
  [116] = 67,
  [117] = 68,
  [118] = 81,
  [119] = 72,
  [120] = 74,
  [121] = 70,
  [122] = 75,
  [123] = 88,
  [124] = 84,
  [125] = 86,
  [126] = 69,
  [127] = 82,
  [128] = 87,
  [129] = 83,
  [130] = 76,
  [131] = 79,
  [132] = 80,
  [133] = 81,
  [134] = 62,
  [135] = 63,
  [136] = 66,
  [137] = 67,
  [138] = 64,
  [139] = 65,
  [140] = 68,
  [141] = 80,
  [142] = 84,
  [143] = 81,
  [144] = 87,
  [145] = 74,
  [146] = 85,
  [147] = 70,
  [148] = 88,
  [149] = 71,
  [150] = 72,
  [151] = 73,
  [152] = 76,
  [153] = 75,
  [154] = 82,
  [155] = 69,
  [156] = 86,
  [157] = 79,
  [158] = 83,
  [159] = 159,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 165,
  [166] = 165,
  [167] = 162,
  [168] = 162,
  [169] = 165,
  [170] = 170,
  [171] = 171,
  [172] = 172,
  [173] = 172,
  [174] = 172,
  [175] = 161,
  [176] = 164,
  [177] = 171,
  [178] = 163,
  [179] = 170,
  [180] = 180,
  [181] = 181,
  [182] = 182,
  [183] = 183,
  [184] = 182,
  [185] = 185,
  [186] = 186,
  [187] = 183,
  [188] = 185,
  [189] = 186,
  [190] = 182,
  [191] = 183,
  [192] = 186,
  [193] = 185,
  [194] = 183,
  [195] = 195,
  [196] = 196,
  [197] = 197,
  [198] = 198,
  [199] = 196,
  [200] = 200,
  [201] = 201,
  [202] = 202,
  [203] = 202,
  [204] = 204,
  [205] = 205,
  [206] = 204,
  [207] = 205,
  [208] = 208,
  [209] = 205,
  [210] = 202,
  [211] = 205,
  [212] = 212,
  [213] = 202,
  [214] = 214,
  [215] = 86,
  [216] = 216,
  [217] = 217,
  [218] = 218,
  [219] = 217,
  [220] = 69,
  [221] = 221,
  [222] = 222,
  [223] = 222,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(33);
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 11,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        ')', 63,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 82,
        '=', 35,
        '>', 67,
        '?', 50,
        '@', 7,
        '[', 64,
        ']', 65,
        '^', 24,
        '{', 42,
        '|', 51,
        '}', 43,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(30);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 11,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 82,
        '=', 35,
        '>', 15,
        '?', 50,
        '@', 7,
        '[', 64,
        '^', 24,
        '{', 41,
        '|', 51,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(2);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 11,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 66,
        '=', 35,
        '>', 15,
        '?', 50,
        '@', 7,
        '[', 64,
        '^', 24,
        '{', 41,
        '|', 51,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(2);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 21,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        ')', 63,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 82,
        '=', 35,
        '>', 67,
        '?', 50,
        '@', 7,
        '[', 64,
        ']', 65,
        '^', 24,
        '{', 41,
        '|', 51,
        '}', 43,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 21,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        ')', 63,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 66,
        '=', 35,
        '>', 67,
        '?', 50,
        '@', 7,
        '[', 64,
        ']', 65,
        '^', 24,
        '{', 41,
        '|', 51,
        '}', 43,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 5:
      if (lookahead == '"') ADVANCE(95);
      if (lookahead == '\\') ADVANCE(28);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(5);
      END_STATE();
    case 6:
      if (lookahead == '"') ADVANCE(75);
      if (lookahead == '\\') ADVANCE(29);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(6);
      END_STATE();
    case 7:
      if (lookahead == '"') ADVANCE(6);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(74);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(73);
      END_STATE();
    case 8:
      if (lookahead == '#') ADVANCE(36);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        '(', 62,
        ',', 38,
        '-', 14,
        '/', 13,
        '0', 89,
        ':', 39,
        '<', 81,
        '=', 34,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 10:
      if (lookahead == '(') ADVANCE(62);
      if (lookahead == ',') ADVANCE(38);
      if (lookahead == '-') ADVANCE(14);
      if (lookahead == '/') ADVANCE(13);
      if (lookahead == '0') ADVANCE(89);
      if (lookahead == ':') ADVANCE(39);
      if (lookahead == '=') ADVANCE(34);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 11:
      if (lookahead == '-') ADVANCE(78);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(79);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(80);
      END_STATE();
    case 12:
      if (lookahead == '.') ADVANCE(55);
      END_STATE();
    case 13:
      if (lookahead == '/') ADVANCE(96);
      END_STATE();
    case 14:
      if (lookahead == '0') ADVANCE(89);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 15:
      if (lookahead == '=') ADVANCE(57);
      END_STATE();
    case 16:
      if (lookahead == ']') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(16);
      END_STATE();
    case 17:
      if (lookahead == 'x') ADVANCE(86);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      END_STATE();
    case 18:
      if (lookahead == 'x') ADVANCE(86);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(18);
      END_STATE();
    case 19:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(26);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(93);
      END_STATE();
    case 20:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(76);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 21:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(79);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(80);
      END_STATE();
    case 22:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(68);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(69);
      END_STATE();
    case 23:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(16);
      END_STATE();
    case 24:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(71);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(72);
      END_STATE();
    case 25:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(70);
      END_STATE();
    case 26:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(93);
      END_STATE();
    case 27:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(94);
      END_STATE();
    case 28:
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(5);
      END_STATE();
    case 29:
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(6);
      END_STATE();
    case 30:
      if (eof) ADVANCE(33);
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 11,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        ')', 63,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 66,
        '=', 35,
        '>', 67,
        '?', 50,
        '@', 7,
        '[', 64,
        ']', 65,
        '^', 24,
        '{', 42,
        '|', 51,
        '}', 43,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(30);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 31:
      if (eof) ADVANCE(33);
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 21,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 82,
        '=', 35,
        '>', 15,
        '?', 50,
        '@', 7,
        '[', 64,
        '^', 24,
        '{', 42,
        '|', 51,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(32);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 32:
      if (eof) ADVANCE(33);
      ADVANCE_MAP(
        '!', 20,
        '"', 5,
        '#', 21,
        '$', 61,
        '%', 22,
        '&', 52,
        '\'', 60,
        '(', 62,
        '*', 48,
        '+', 47,
        ',', 38,
        '-', 46,
        '.', 54,
        '/', 49,
        '0', 87,
        ':', 40,
        ';', 53,
        '<', 66,
        '=', 35,
        '>', 15,
        '?', 50,
        '@', 7,
        '[', 64,
        '^', 24,
        '{', 42,
        '|', 51,
        '~', 59,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(32);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(88);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(56);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_LBRACE_DASH_POUND);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_POUND_DASH_RBRACE);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_COLON);
      if (lookahead == ':') ADVANCE(45);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      if (lookahead == '-') ADVANCE(8);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '0') ADVANCE(89);
      if (lookahead == '>') ADVANCE(44);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(anon_sym_PLUS);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == 'x') ADVANCE(84);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(96);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == 'x') ADVANCE(86);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(12);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_DOLLAR);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(16);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '=') ADVANCE(58);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(57);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym_value);
      if (lookahead == '#') ADVANCE(25);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(68);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_value);
      if (lookahead == '#') ADVANCE(25);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(69);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(sym_value);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(70);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(sym_block_name);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(71);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(sym_block_name);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(72);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(aux_sym__symbol_name_token1);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(73);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(aux_sym__symbol_name_token2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(74);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(aux_sym__symbol_name_token3);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(sym_dialect_type);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(76);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(sym_dialect_type);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(sym_dialect_attribute);
      if (lookahead == '}') ADVANCE(37);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(80);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(sym_dialect_attribute);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(79);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(sym_dialect_attribute);
      if (lookahead == '$' ||
          lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(80);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(anon_sym_LT2);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(anon_sym_LT2);
      if (lookahead == '=') ADVANCE(58);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '$' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(83);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(sym_dimensions);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(sym_dimensions);
      if (lookahead == '?') ADVANCE(17);
      if (lookahead == '[') ADVANCE(23);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(91);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(94);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(sym_dimensions);
      if (lookahead == '?') ADVANCE(17);
      if (lookahead == '[') ADVANCE(23);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(18);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == 'x') ADVANCE(85);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(88);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == 'x') ADVANCE(86);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(88);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == 'x') ADVANCE(27);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(92);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(90);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == 'x') ADVANCE(86);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(17);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(91);
      if (('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(94);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(19);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(92);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(93);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(94);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(sym_string);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(96);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        'a', 1,
        'b', 2,
        'c', 3,
        'd', 4,
        'e', 5,
        'f', 6,
        'g', 7,
        'h', 8,
        'i', 9,
        'j', 10,
        'k', 11,
        'l', 12,
        'm', 13,
        'n', 14,
        'o', 15,
        'p', 16,
        'q', 17,
        'r', 18,
        's', 19,
        't', 20,
        'u', 21,
        'v', 22,
        'w', 23,
        'z', 24,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        'b', 25,
        'c', 26,
        'f', 27,
        'g', 28,
        'l', 29,
        'n', 30,
        'r', 31,
        's', 32,
        't', 33,
        'x', 34,
      );
      END_STATE();
    case 2:
      if (lookahead == 'e') ADVANCE(35);
      if (lookahead == 'f') ADVANCE(36);
      if (lookahead == 'i') ADVANCE(37);
      if (lookahead == 'l') ADVANCE(38);
      if (lookahead == 'o') ADVANCE(39);
      if (lookahead == 'y') ADVANCE(40);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(41);
      if (lookahead == 'e') ADVANCE(42);
      if (lookahead == 'h') ADVANCE(43);
      if (lookahead == 'l') ADVANCE(44);
      if (lookahead == 'o') ADVANCE(45);
      if (lookahead == 't') ADVANCE(46);
      END_STATE();
    case 4:
      if (lookahead == 'a') ADVANCE(47);
      if (lookahead == 'e') ADVANCE(48);
      if (lookahead == 'i') ADVANCE(49);
      if (lookahead == 't') ADVANCE(50);
      if (lookahead == 'y') ADVANCE(51);
      if (lookahead == 'o' ||
          lookahead == 's') ADVANCE(52);
      END_STATE();
    case 5:
      if (lookahead == 'a') ADVANCE(53);
      if (lookahead == 'l') ADVANCE(54);
      if (lookahead == 'r') ADVANCE(55);
      if (lookahead == 'v') ADVANCE(56);
      if (lookahead == 'x') ADVANCE(57);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        'a', 58,
        'e', 59,
        'i', 60,
        'l', 61,
        'm', 62,
        'r', 63,
        't', 64,
        'u', 65,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(66);
      END_STATE();
    case 7:
      if (lookahead == 'a') ADVANCE(67);
      if (lookahead == 'e') ADVANCE(68);
      if (lookahead == 'l') ADVANCE(69);
      if (lookahead == 'r') ADVANCE(70);
      END_STATE();
    case 8:
      if (lookahead == 'a') ADVANCE(71);
      if (lookahead == 'i') ADVANCE(72);
      if (lookahead == 'o') ADVANCE(73);
      END_STATE();
    case 9:
      if (lookahead == 'd') ADVANCE(74);
      if (lookahead == 'f') ADVANCE(52);
      if (lookahead == 'g') ADVANCE(75);
      if (lookahead == 'm') ADVANCE(76);
      if (lookahead == 'n') ADVANCE(77);
      if (lookahead == 's') ADVANCE(78);
      if (lookahead == 't') ADVANCE(79);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(80);
      END_STATE();
    case 10:
      if (lookahead == 'o') ADVANCE(81);
      END_STATE();
    case 11:
      if (lookahead == 'e') ADVANCE(82);
      if (lookahead == 'i') ADVANCE(83);
      END_STATE();
    case 12:
      if (lookahead == 'a') ADVANCE(84);
      if (lookahead == 'e') ADVANCE(85);
      if (lookahead == 'i') ADVANCE(86);
      if (lookahead == 'o') ADVANCE(87);
      if (lookahead == 'v') ADVANCE(88);
      END_STATE();
    case 13:
      if (lookahead == 'a') ADVANCE(89);
      if (lookahead == 'e') ADVANCE(90);
      if (lookahead == 'i') ADVANCE(91);
      if (lookahead == 'o') ADVANCE(92);
      if (lookahead == 'u') ADVANCE(93);
      END_STATE();
    case 14:
      if (lookahead == 'b') ADVANCE(94);
      if (lookahead == 'e') ADVANCE(95);
      if (lookahead == 'n') ADVANCE(96);
      if (lookahead == 'o') ADVANCE(97);
      if (lookahead == 'u') ADVANCE(98);
      END_STATE();
    case 15:
      if (lookahead == 'f') ADVANCE(99);
      if (lookahead == 'm') ADVANCE(100);
      if (lookahead == 'n') ADVANCE(52);
      if (lookahead == 'p') ADVANCE(101);
      if (lookahead == 'r') ADVANCE(102);
      if (lookahead == 'u') ADVANCE(103);
      if (lookahead == 'v') ADVANCE(104);
      END_STATE();
    case 16:
      if (lookahead == 'a') ADVANCE(105);
      if (lookahead == 'e') ADVANCE(106);
      if (lookahead == 'r') ADVANCE(107);
      if (lookahead == 'u') ADVANCE(108);
      END_STATE();
    case 17:
      if (lookahead == 'u') ADVANCE(109);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(110);
      if (lookahead == 'e') ADVANCE(111);
      if (lookahead == 'i') ADVANCE(112);
      if (lookahead == 'o') ADVANCE(113);
      if (lookahead == 'w') ADVANCE(52);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        'a', 114,
        'c', 115,
        'e', 116,
        'g', 117,
        'h', 118,
        'i', 119,
        'l', 120,
        'o', 121,
        'p', 122,
        't', 123,
        'y', 124,
      );
      END_STATE();
    case 20:
      ADVANCE_MAP(
        'a', 125,
        'e', 126,
        'f', 127,
        'h', 128,
        'i', 129,
        'o', 130,
        'r', 131,
        'u', 132,
        'y', 133,
      );
      END_STATE();
    case 21:
      if (lookahead == 'i') ADVANCE(134);
      if (lookahead == 'n') ADVANCE(135);
      if (lookahead == 'p') ADVANCE(136);
      if (lookahead == 's') ADVANCE(137);
      END_STATE();
    case 22:
      if (lookahead == 'a') ADVANCE(138);
      if (lookahead == 'e') ADVANCE(139);
      if (lookahead == 'o') ADVANCE(140);
      END_STATE();
    case 23:
      if (lookahead == 'a') ADVANCE(141);
      if (lookahead == 'e') ADVANCE(142);
      if (lookahead == 'i') ADVANCE(143);
      if (lookahead == 'o') ADVANCE(144);
      if (lookahead == 'r') ADVANCE(145);
      END_STATE();
    case 24:
      if (lookahead == 'e') ADVANCE(146);
      END_STATE();
    case 25:
      if (lookahead == 'o') ADVANCE(147);
      if (lookahead == 's') ADVANCE(148);
      END_STATE();
    case 26:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 27:
      if (lookahead == 'f') ADVANCE(149);
      if (lookahead == 't') ADVANCE(150);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(151);
      END_STATE();
    case 29:
      if (lookahead == 'i') ADVANCE(152);
      if (lookahead == 'l') ADVANCE(153);
      END_STATE();
    case 30:
      if (lookahead == 'n') ADVANCE(154);
      if (lookahead == 'd' ||
          lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 31:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'g') ADVANCE(155);
      if (lookahead == 'r') ADVANCE(156);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'm') ADVANCE(157);
      if (lookahead == 'y') ADVANCE(158);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(159);
      if (lookahead == 'o') ADVANCE(160);
      if (lookahead == 't') ADVANCE(161);
      END_STATE();
    case 34:
      if (lookahead == 'e') ADVANCE(162);
      END_STATE();
    case 35:
      if (lookahead == 'f') ADVANCE(163);
      if (lookahead == 'n') ADVANCE(164);
      END_STATE();
    case 36:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(66);
      END_STATE();
    case 37:
      if (lookahead == 'n') ADVANCE(165);
      if (lookahead == 't') ADVANCE(166);
      END_STATE();
    case 38:
      if (lookahead == 'g') ADVANCE(167);
      if (lookahead == 'o') ADVANCE(168);
      END_STATE();
    case 39:
      if (lookahead == 'u') ADVANCE(169);
      if (lookahead == 'x') ADVANCE(52);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 't') ADVANCE(170);
      END_STATE();
    case 41:
      if (lookahead == 'c') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(172);
      if (lookahead == 'p') ADVANCE(173);
      if (lookahead == 's') ADVANCE(174);
      END_STATE();
    case 42:
      if (lookahead == 'i') ADVANCE(175);
      END_STATE();
    case 43:
      if (lookahead == 'i') ADVANCE(176);
      END_STATE();
    case 44:
      if (lookahead == 'e') ADVANCE(177);
      if (lookahead == 'u') ADVANCE(178);
      END_STATE();
    case 45:
      if (lookahead == 'm') ADVANCE(179);
      if (lookahead == 'n') ADVANCE(180);
      if (lookahead == 'p') ADVANCE(181);
      END_STATE();
    case 46:
      if (lookahead == 'o') ADVANCE(182);
      END_STATE();
    case 47:
      if (lookahead == 't') ADVANCE(183);
      END_STATE();
    case 48:
      ADVANCE_MAP(
        'a', 184,
        'd', 185,
        'f', 186,
        'n', 187,
        'p', 188,
        'r', 189,
        's', 190,
        't', 191,
        'v', 192,
      );
      END_STATE();
    case 49:
      if (lookahead == 'm') ADVANCE(193);
      if (lookahead == 's') ADVANCE(194);
      END_STATE();
    case 50:
      if (lookahead == 'o') ADVANCE(195);
      END_STATE();
    case 51:
      if (lookahead == 'n') ADVANCE(196);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_keyword);
      END_STATE();
    case 53:
      if (lookahead == 'r') ADVANCE(197);
      END_STATE();
    case 54:
      if (lookahead == 'e') ADVANCE(198);
      if (lookahead == 's') ADVANCE(199);
      END_STATE();
    case 55:
      if (lookahead == 'r') ADVANCE(200);
      END_STATE();
    case 56:
      if (lookahead == 'e') ADVANCE(201);
      if (lookahead == 'i') ADVANCE(202);
      END_STATE();
    case 57:
      if (lookahead == 'a') ADVANCE(203);
      if (lookahead == 'c') ADVANCE(204);
      if (lookahead == 'p') ADVANCE(205);
      if (lookahead == 't') ADVANCE(206);
      END_STATE();
    case 58:
      if (lookahead == 'i') ADVANCE(207);
      if (lookahead == 'l') ADVANCE(208);
      if (lookahead == 's') ADVANCE(209);
      END_STATE();
    case 59:
      if (lookahead == 'n') ADVANCE(210);
      END_STATE();
    case 60:
      if (lookahead == 'l') ADVANCE(211);
      if (lookahead == 'n') ADVANCE(212);
      if (lookahead == 'r') ADVANCE(213);
      END_STATE();
    case 61:
      if (lookahead == 'a') ADVANCE(214);
      if (lookahead == 'o') ADVANCE(215);
      END_STATE();
    case 62:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 63:
      if (lookahead == 'o') ADVANCE(216);
      END_STATE();
    case 64:
      if (lookahead == 'z') ADVANCE(52);
      END_STATE();
    case 65:
      if (lookahead == 'l') ADVANCE(217);
      if (lookahead == 'n') ADVANCE(218);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(sym_builtin_type);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(66);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(219);
      END_STATE();
    case 67:
      if (lookahead == 'n') ADVANCE(220);
      if (lookahead == 't') ADVANCE(221);
      END_STATE();
    case 68:
      if (lookahead == 'n') ADVANCE(222);
      END_STATE();
    case 69:
      if (lookahead == 'o') ADVANCE(223);
      END_STATE();
    case 70:
      if (lookahead == 'a') ADVANCE(224);
      if (lookahead == 'i') ADVANCE(225);
      END_STATE();
    case 71:
      if (lookahead == 'l') ADVANCE(226);
      if (lookahead == 's') ADVANCE(227);
      END_STATE();
    case 72:
      if (lookahead == 'g') ADVANCE(228);
      if (lookahead == 'n') ADVANCE(229);
      END_STATE();
    case 73:
      if (lookahead == 's') ADVANCE(230);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(231);
      END_STATE();
    case 75:
      if (lookahead == 'n') ADVANCE(232);
      END_STATE();
    case 76:
      if (lookahead == 'p') ADVANCE(233);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(sym_keyword);
      ADVANCE_MAP(
        '_', 234,
        'b', 235,
        'c', 236,
        'd', 237,
        'i', 238,
        'n', 239,
        'p', 240,
        's', 241,
        't', 242,
        'v', 243,
      );
      END_STATE();
    case 78:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(244);
      END_STATE();
    case 79:
      if (lookahead == 'e') ADVANCE(245);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(sym_builtin_type);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(80);
      END_STATE();
    case 81:
      if (lookahead == 'i') ADVANCE(246);
      END_STATE();
    case 82:
      if (lookahead == 'r') ADVANCE(247);
      END_STATE();
    case 83:
      if (lookahead == 'n') ADVANCE(248);
      END_STATE();
    case 84:
      if (lookahead == 'y') ADVANCE(249);
      END_STATE();
    case 85:
      if (lookahead == 'f') ADVANCE(250);
      if (lookahead == 'v') ADVANCE(251);
      END_STATE();
    case 86:
      if (lookahead == 'n') ADVANCE(252);
      END_STATE();
    case 87:
      if (lookahead == 'a') ADVANCE(253);
      if (lookahead == 'c') ADVANCE(52);
      if (lookahead == 'o') ADVANCE(254);
      if (lookahead == 'w') ADVANCE(255);
      END_STATE();
    case 88:
      if (lookahead == 'l') ADVANCE(256);
      END_STATE();
    case 89:
      if (lookahead == 'p') ADVANCE(257);
      if (lookahead == 's') ADVANCE(258);
      if (lookahead == 't') ADVANCE(259);
      if (lookahead == 'x') ADVANCE(260);
      END_STATE();
    case 90:
      if (lookahead == 'm') ADVANCE(261);
      if (lookahead == 'r') ADVANCE(262);
      if (lookahead == 't') ADVANCE(263);
      END_STATE();
    case 91:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 92:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 93:
      if (lookahead == 'l') ADVANCE(264);
      if (lookahead == 't') ADVANCE(265);
      END_STATE();
    case 94:
      if (lookahead == '_') ADVANCE(266);
      END_STATE();
    case 95:
      if (lookahead == 's') ADVANCE(267);
      END_STATE();
    case 96:
      if (lookahead == 'e') ADVANCE(268);
      END_STATE();
    case 97:
      if (lookahead == '_') ADVANCE(269);
      if (lookahead == 'f') ADVANCE(270);
      if (lookahead == 'g') ADVANCE(271);
      if (lookahead == 'h') ADVANCE(272);
      if (lookahead == 'n') ADVANCE(273);
      if (lookahead == 'w') ADVANCE(274);
      END_STATE();
    case 98:
      if (lookahead == 'm') ADVANCE(275);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'f') ADVANCE(276);
      END_STATE();
    case 100:
      if (lookahead == 'p') ADVANCE(277);
      END_STATE();
    case 101:
      if (lookahead == 'a') ADVANCE(278);
      if (lookahead == 'e') ADVANCE(279);
      if (lookahead == 's') ADVANCE(52);
      if (lookahead == 't') ADVANCE(280);
      END_STATE();
    case 102:
      if (lookahead == 'd') ADVANCE(281);
      END_STATE();
    case 103:
      if (lookahead == 't') ADVANCE(282);
      END_STATE();
    case 104:
      if (lookahead == 'e') ADVANCE(283);
      END_STATE();
    case 105:
      if (lookahead == 'c') ADVANCE(284);
      if (lookahead == 'd') ADVANCE(285);
      if (lookahead == 'r') ADVANCE(286);
      if (lookahead == 't') ADVANCE(287);
      END_STATE();
    case 106:
      if (lookahead == 'r') ADVANCE(288);
      END_STATE();
    case 107:
      if (lookahead == 'e') ADVANCE(289);
      if (lookahead == 'i') ADVANCE(290);
      if (lookahead == 'o') ADVANCE(291);
      END_STATE();
    case 108:
      if (lookahead == 'b') ADVANCE(292);
      if (lookahead == 'n') ADVANCE(293);
      END_STATE();
    case 109:
      if (lookahead == 'e') ADVANCE(294);
      END_STATE();
    case 110:
      if (lookahead == 'n') ADVANCE(295);
      END_STATE();
    case 111:
      if (lookahead == 'a') ADVANCE(296);
      if (lookahead == 'c') ADVANCE(297);
      if (lookahead == 'd') ADVANCE(298);
      if (lookahead == 'f') ADVANCE(52);
      if (lookahead == 's') ADVANCE(299);
      if (lookahead == 't') ADVANCE(300);
      END_STATE();
    case 112:
      if (lookahead == 'g') ADVANCE(301);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'o') ADVANCE(302);
      if (lookahead == 't') ADVANCE(303);
      if (lookahead == 'u') ADVANCE(304);
      END_STATE();
    case 114:
      if (lookahead == 'f') ADVANCE(305);
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 115:
      if (lookahead == 'a') ADVANCE(306);
      if (lookahead == 'h') ADVANCE(307);
      if (lookahead == 'o') ADVANCE(308);
      END_STATE();
    case 116:
      if (lookahead == 'l') ADVANCE(309);
      if (lookahead == 'q') ADVANCE(52);
      END_STATE();
    case 117:
      if (lookahead == '_') ADVANCE(310);
      if (lookahead == 'p') ADVANCE(311);
      END_STATE();
    case 118:
      if (lookahead == 'a') ADVANCE(312);
      if (lookahead == 'i') ADVANCE(313);
      END_STATE();
    case 119:
      if (lookahead == 'g') ADVANCE(314);
      if (lookahead == 'm') ADVANCE(315);
      if (lookahead == 'n') ADVANCE(316);
      if (lookahead == 'z') ADVANCE(317);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(80);
      END_STATE();
    case 120:
      if (lookahead == 'i') ADVANCE(318);
      END_STATE();
    case 121:
      if (lookahead == 'u') ADVANCE(319);
      END_STATE();
    case 122:
      if (lookahead == 'a') ADVANCE(320);
      if (lookahead == 'e') ADVANCE(321);
      if (lookahead == 'l') ADVANCE(322);
      END_STATE();
    case 123:
      if (lookahead == 'a') ADVANCE(323);
      if (lookahead == 'e') ADVANCE(324);
      if (lookahead == 'o') ADVANCE(325);
      if (lookahead == 'r') ADVANCE(326);
      END_STATE();
    case 124:
      if (lookahead == 'm') ADVANCE(327);
      if (lookahead == 'n') ADVANCE(328);
      END_STATE();
    case 125:
      if (lookahead == 'i') ADVANCE(329);
      if (lookahead == 'k') ADVANCE(330);
      if (lookahead == 'r') ADVANCE(331);
      END_STATE();
    case 126:
      if (lookahead == 'n') ADVANCE(332);
      END_STATE();
    case 127:
      if (lookahead == '3') ADVANCE(333);
      END_STATE();
    case 128:
      if (lookahead == 'r') ADVANCE(334);
      END_STATE();
    case 129:
      if (lookahead == 'l') ADVANCE(335);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(336);
      if (lookahead == 'k') ADVANCE(337);
      if (lookahead == 't') ADVANCE(338);
      END_STATE();
    case 131:
      if (lookahead == 'a') ADVANCE(339);
      if (lookahead == 'u') ADVANCE(340);
      END_STATE();
    case 132:
      if (lookahead == 'p') ADVANCE(341);
      END_STATE();
    case 133:
      if (lookahead == 'p') ADVANCE(342);
      END_STATE();
    case 134:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(80);
      END_STATE();
    case 135:
      if (lookahead == 'd') ADVANCE(343);
      if (lookahead == 'i') ADVANCE(344);
      if (lookahead == 'k') ADVANCE(345);
      if (lookahead == 'p') ADVANCE(346);
      if (lookahead == 's') ADVANCE(347);
      if (lookahead == 't') ADVANCE(348);
      END_STATE();
    case 136:
      if (lookahead == 'p') ADVANCE(349);
      END_STATE();
    case 137:
      if (lookahead == 'e') ADVANCE(350);
      END_STATE();
    case 138:
      if (lookahead == 'l') ADVANCE(351);
      if (lookahead == 'r') ADVANCE(352);
      END_STATE();
    case 139:
      if (lookahead == 'c') ADVANCE(353);
      END_STATE();
    case 140:
      if (lookahead == 'l') ADVANCE(354);
      END_STATE();
    case 141:
      if (lookahead == 'i') ADVANCE(355);
      if (lookahead == 'r') ADVANCE(356);
      END_STATE();
    case 142:
      if (lookahead == 'a') ADVANCE(357);
      if (lookahead == 'i') ADVANCE(358);
      END_STATE();
    case 143:
      if (lookahead == 't') ADVANCE(359);
      END_STATE();
    case 144:
      if (lookahead == 'r') ADVANCE(360);
      END_STATE();
    case 145:
      if (lookahead == 'i') ADVANCE(361);
      END_STATE();
    case 146:
      if (lookahead == 'x') ADVANCE(362);
      END_STATE();
    case 147:
      if (lookahead == 'v') ADVANCE(363);
      END_STATE();
    case 148:
      if (lookahead == 'e') ADVANCE(364);
      END_STATE();
    case 149:
      if (lookahead == 'i') ADVANCE(365);
      END_STATE();
    case 150:
      if (lookahead == 'e') ADVANCE(366);
      END_STATE();
    case 151:
      if (lookahead == 'r') ADVANCE(367);
      END_STATE();
    case 152:
      if (lookahead == 'g') ADVANCE(368);
      END_STATE();
    case 153:
      if (lookahead == 'o') ADVANCE(369);
      END_STATE();
    case 154:
      if (lookahead == 'o') ADVANCE(370);
      END_STATE();
    case 155:
      if (lookahead == 's') ADVANCE(371);
      END_STATE();
    case 156:
      if (lookahead == 'a') ADVANCE(372);
      END_STATE();
    case 157:
      if (lookahead == '_') ADVANCE(373);
      END_STATE();
    case 158:
      if (lookahead == 'n') ADVANCE(374);
      END_STATE();
    case 159:
      if (lookahead == 'l') ADVANCE(375);
      END_STATE();
    case 160:
      if (lookahead == 'm') ADVANCE(376);
      END_STATE();
    case 161:
      if (lookahead == 'r') ADVANCE(377);
      END_STATE();
    case 162:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 163:
      if (lookahead == 'o') ADVANCE(378);
      END_STATE();
    case 164:
      if (lookahead == 'e') ADVANCE(379);
      END_STATE();
    case 165:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 166:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 167:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 168:
      if (lookahead == 'c') ADVANCE(380);
      END_STATE();
    case 169:
      if (lookahead == 'n') ADVANCE(381);
      END_STATE();
    case 170:
      if (lookahead == 'e') ADVANCE(382);
      END_STATE();
    case 171:
      if (lookahead == 'h') ADVANCE(383);
      END_STATE();
    case 172:
      if (lookahead == 'c') ADVANCE(384);
      END_STATE();
    case 173:
      if (lookahead == 't') ADVANCE(385);
      END_STATE();
    case 174:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 175:
      if (lookahead == 'l') ADVANCE(386);
      END_STATE();
    case 176:
      if (lookahead == 'p') ADVANCE(387);
      END_STATE();
    case 177:
      if (lookahead == 'a') ADVANCE(388);
      END_STATE();
    case 178:
      if (lookahead == 's') ADVANCE(389);
      END_STATE();
    case 179:
      if (lookahead == 'b') ADVANCE(390);
      if (lookahead == 'p') ADVANCE(391);
      END_STATE();
    case 180:
      if (lookahead == 'c') ADVANCE(392);
      if (lookahead == 's') ADVANCE(393);
      END_STATE();
    case 181:
      if (lookahead == 'y') ADVANCE(394);
      END_STATE();
    case 182:
      if (lookahead == 'r') ADVANCE(395);
      END_STATE();
    case 183:
      if (lookahead == 'a') ADVANCE(396);
      END_STATE();
    case 184:
      if (lookahead == 'l') ADVANCE(397);
      END_STATE();
    case 185:
      if (lookahead == 'u') ADVANCE(398);
      END_STATE();
    case 186:
      if (lookahead == 'a') ADVANCE(399);
      END_STATE();
    case 187:
      if (lookahead == 's') ADVANCE(400);
      END_STATE();
    case 188:
      if (lookahead == 'e') ADVANCE(401);
      END_STATE();
    case 189:
      if (lookahead == 'e') ADVANCE(402);
      END_STATE();
    case 190:
      if (lookahead == 'i') ADVANCE(403);
      if (lookahead == 't') ADVANCE(404);
      END_STATE();
    case 191:
      if (lookahead == 'a') ADVANCE(405);
      END_STATE();
    case 192:
      if (lookahead == 'i') ADVANCE(406);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(407);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 194:
      if (lookahead == 'j') ADVANCE(408);
      if (lookahead == 't') ADVANCE(409);
      END_STATE();
    case 195:
      if (lookahead == 'r') ADVANCE(410);
      END_STATE();
    case 196:
      if (lookahead == 'a') ADVANCE(411);
      END_STATE();
    case 197:
      if (lookahead == 'l') ADVANCE(412);
      END_STATE();
    case 198:
      if (lookahead == 'm') ADVANCE(413);
      END_STATE();
    case 199:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 200:
      if (lookahead == 'o') ADVANCE(414);
      END_STATE();
    case 201:
      if (lookahead == 'r') ADVANCE(415);
      END_STATE();
    case 202:
      if (lookahead == 'c') ADVANCE(416);
      END_STATE();
    case 203:
      if (lookahead == 'c') ADVANCE(417);
      END_STATE();
    case 204:
      if (lookahead == 'l') ADVANCE(418);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'o') ADVANCE(419);
      END_STATE();
    case 206:
      if (lookahead == 'e') ADVANCE(420);
      END_STATE();
    case 207:
      if (lookahead == 'l') ADVANCE(421);
      END_STATE();
    case 208:
      if (lookahead == 's') ADVANCE(422);
      END_STATE();
    case 209:
      if (lookahead == 't') ADVANCE(423);
      END_STATE();
    case 210:
      if (lookahead == 'c') ADVANCE(424);
      END_STATE();
    case 211:
      if (lookahead == 't') ADVANCE(425);
      END_STATE();
    case 212:
      if (lookahead == 'a') ADVANCE(426);
      END_STATE();
    case 213:
      if (lookahead == 's') ADVANCE(427);
      END_STATE();
    case 214:
      if (lookahead == 't') ADVANCE(428);
      END_STATE();
    case 215:
      if (lookahead == 'o') ADVANCE(429);
      END_STATE();
    case 216:
      if (lookahead == 'm') ADVANCE(430);
      END_STATE();
    case 217:
      if (lookahead == 'l') ADVANCE(431);
      END_STATE();
    case 218:
      if (lookahead == 'c') ADVANCE(432);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(sym_builtin_type);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(219);
      END_STATE();
    case 220:
      if (lookahead == 'g') ADVANCE(52);
      END_STATE();
    case 221:
      if (lookahead == 'h') ADVANCE(433);
      END_STATE();
    case 222:
      if (lookahead == 'e') ADVANCE(434);
      END_STATE();
    case 223:
      if (lookahead == 'b') ADVANCE(435);
      END_STATE();
    case 224:
      if (lookahead == 'i') ADVANCE(436);
      END_STATE();
    case 225:
      if (lookahead == 'd') ADVANCE(437);
      END_STATE();
    case 226:
      if (lookahead == 'o') ADVANCE(438);
      END_STATE();
    case 227:
      if (lookahead == 'I') ADVANCE(439);
      if (lookahead == '_') ADVANCE(440);
      END_STATE();
    case 228:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 229:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 230:
      if (lookahead == 't') ADVANCE(441);
      END_STATE();
    case 231:
      if (lookahead == 'n') ADVANCE(442);
      END_STATE();
    case 232:
      if (lookahead == 'o') ADVANCE(443);
      END_STATE();
    case 233:
      if (lookahead == 'l') ADVANCE(444);
      END_STATE();
    case 234:
      if (lookahead == 'p') ADVANCE(445);
      END_STATE();
    case 235:
      if (lookahead == 'o') ADVANCE(446);
      END_STATE();
    case 236:
      if (lookahead == 'l') ADVANCE(447);
      END_STATE();
    case 237:
      if (lookahead == 'e') ADVANCE(448);
      END_STATE();
    case 238:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 239:
      if (lookahead == 'e') ADVANCE(449);
      END_STATE();
    case 240:
      if (lookahead == 'u') ADVANCE(450);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 't') ADVANCE(451);
      END_STATE();
    case 242:
      if (lookahead == 'e') ADVANCE(452);
      if (lookahead == 'o') ADVANCE(52);
      END_STATE();
    case 243:
      if (lookahead == 'a') ADVANCE(453);
      END_STATE();
    case 244:
      if (lookahead == 'a') ADVANCE(454);
      if (lookahead == 'd') ADVANCE(455);
      END_STATE();
    case 245:
      if (lookahead == 'r') ADVANCE(456);
      END_STATE();
    case 246:
      if (lookahead == 'n') ADVANCE(457);
      END_STATE();
    case 247:
      if (lookahead == 'n') ADVANCE(458);
      END_STATE();
    case 248:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 249:
      if (lookahead == 'o') ADVANCE(459);
      END_STATE();
    case 250:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 251:
      if (lookahead == 'e') ADVANCE(460);
      END_STATE();
    case 252:
      if (lookahead == 'e') ADVANCE(461);
      END_STATE();
    case 253:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 254:
      if (lookahead == 'p') ADVANCE(462);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(463);
      END_STATE();
    case 256:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(464);
      if (lookahead == 'p') ADVANCE(465);
      END_STATE();
    case 258:
      if (lookahead == 'k') ADVANCE(466);
      END_STATE();
    case 259:
      if (lookahead == 'm') ADVANCE(467);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(468);
      END_STATE();
    case 261:
      if (lookahead == 'b') ADVANCE(469);
      if (lookahead == 'o') ADVANCE(470);
      if (lookahead == 'r') ADVANCE(471);
      END_STATE();
    case 262:
      if (lookahead == 'g') ADVANCE(472);
      END_STATE();
    case 263:
      if (lookahead == 'a') ADVANCE(473);
      END_STATE();
    case 264:
      if (lookahead == 't') ADVANCE(474);
      END_STATE();
    case 265:
      if (lookahead == 'a') ADVANCE(475);
      END_STATE();
    case 266:
      if (lookahead == 'p') ADVANCE(476);
      END_STATE();
    case 267:
      if (lookahead == 't') ADVANCE(477);
      END_STATE();
    case 268:
      if (lookahead == 'g') ADVANCE(52);
      END_STATE();
    case 269:
      if (lookahead == 'p') ADVANCE(478);
      END_STATE();
    case 270:
      if (lookahead == 'o') ADVANCE(479);
      END_STATE();
    case 271:
      if (lookahead == 'r') ADVANCE(480);
      END_STATE();
    case 272:
      if (lookahead == 'o') ADVANCE(481);
      END_STATE();
    case 273:
      if (lookahead == 'e') ADVANCE(482);
      if (lookahead == 't') ADVANCE(483);
      END_STATE();
    case 274:
      if (lookahead == 'a') ADVANCE(484);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(485);
      if (lookahead == 'b') ADVANCE(486);
      END_STATE();
    case 276:
      if (lookahead == 's') ADVANCE(487);
      END_STATE();
    case 277:
      if (lookahead == 'x') ADVANCE(488);
      END_STATE();
    case 278:
      if (lookahead == 'q') ADVANCE(489);
      END_STATE();
    case 279:
      if (lookahead == 'r') ADVANCE(490);
      END_STATE();
    case 280:
      if (lookahead == 'i') ADVANCE(491);
      END_STATE();
    case 281:
      if (lookahead == 'e') ADVANCE(492);
      END_STATE();
    case 282:
      if (lookahead == '_') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(494);
      if (lookahead == 'p') ADVANCE(495);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 283:
      if (lookahead == 'r') ADVANCE(496);
      END_STATE();
    case 284:
      if (lookahead == 'k') ADVANCE(497);
      END_STATE();
    case 285:
      if (lookahead == 'S') ADVANCE(498);
      if (lookahead == '_') ADVANCE(499);
      if (lookahead == 'd') ADVANCE(500);
      END_STATE();
    case 286:
      if (lookahead == '_') ADVANCE(501);
      if (lookahead == 'a') ADVANCE(502);
      END_STATE();
    case 287:
      if (lookahead == 't') ADVANCE(503);
      END_STATE();
    case 288:
      if (lookahead == 'm') ADVANCE(504);
      END_STATE();
    case 289:
      if (lookahead == 'd') ADVANCE(505);
      if (lookahead == 's') ADVANCE(506);
      END_STATE();
    case 290:
      if (lookahead == 'o') ADVANCE(507);
      if (lookahead == 'v') ADVANCE(508);
      END_STATE();
    case 291:
      if (lookahead == 'c') ADVANCE(509);
      if (lookahead == 'f') ADVANCE(510);
      if (lookahead == 'p') ADVANCE(511);
      END_STATE();
    case 292:
      if (lookahead == 'l') ADVANCE(512);
      END_STATE();
    case 293:
      if (lookahead == 'c') ADVANCE(513);
      END_STATE();
    case 294:
      if (lookahead == 'r') ADVANCE(514);
      END_STATE();
    case 295:
      if (lookahead == 'g') ADVANCE(515);
      END_STATE();
    case 296:
      if (lookahead == 'd') ADVANCE(516);
      END_STATE();
    case 297:
      if (lookahead == 'i') ADVANCE(517);
      END_STATE();
    case 298:
      if (lookahead == 'u') ADVANCE(518);
      END_STATE();
    case 299:
      if (lookahead == 'e') ADVANCE(519);
      if (lookahead == 't') ADVANCE(520);
      if (lookahead == 'u') ADVANCE(521);
      END_STATE();
    case 300:
      if (lookahead == 'a') ADVANCE(522);
      END_STATE();
    case 301:
      if (lookahead == 'h') ADVANCE(523);
      END_STATE();
    case 302:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 303:
      if (lookahead == 'a') ADVANCE(524);
      END_STATE();
    case 304:
      if (lookahead == 'n') ADVANCE(525);
      END_STATE();
    case 305:
      if (lookahead == 'e') ADVANCE(526);
      END_STATE();
    case 306:
      if (lookahead == 'l') ADVANCE(527);
      if (lookahead == 't') ADVANCE(528);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(529);
      END_STATE();
    case 308:
      if (lookahead == 'p') ADVANCE(530);
      END_STATE();
    case 309:
      if (lookahead == 'e') ADVANCE(531);
      if (lookahead == 'f') ADVANCE(52);
      END_STATE();
    case 310:
      if (lookahead == 'd') ADVANCE(532);
      if (lookahead == 'l') ADVANCE(533);
      END_STATE();
    case 311:
      if (lookahead == 'r') ADVANCE(534);
      END_STATE();
    case 312:
      if (lookahead == 'p') ADVANCE(535);
      if (lookahead == 'r') ADVANCE(536);
      END_STATE();
    case 313:
      if (lookahead == 'f') ADVANCE(537);
      END_STATE();
    case 314:
      if (lookahead == 'n') ADVANCE(538);
      END_STATE();
    case 315:
      if (lookahead == 'd') ADVANCE(539);
      END_STATE();
    case 316:
      if (lookahead == 'g') ADVANCE(540);
      END_STATE();
    case 317:
      if (lookahead == 'e') ADVANCE(541);
      END_STATE();
    case 318:
      if (lookahead == 'c') ADVANCE(542);
      END_STATE();
    case 319:
      if (lookahead == 'r') ADVANCE(543);
      END_STATE();
    case 320:
      if (lookahead == 'r') ADVANCE(544);
      END_STATE();
    case 321:
      if (lookahead == 'c') ADVANCE(545);
      END_STATE();
    case 322:
      if (lookahead == 'i') ADVANCE(546);
      END_STATE();
    case 323:
      if (lookahead == 'r') ADVANCE(547);
      if (lookahead == 't') ADVANCE(548);
      END_STATE();
    case 324:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 325:
      if (lookahead == 'r') ADVANCE(549);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'i') ADVANCE(550);
      END_STATE();
    case 327:
      if (lookahead == 'b') ADVANCE(551);
      END_STATE();
    case 328:
      if (lookahead == 'c') ADVANCE(552);
      END_STATE();
    case 329:
      if (lookahead == 'l') ADVANCE(553);
      END_STATE();
    case 330:
      if (lookahead == 'e') ADVANCE(554);
      END_STATE();
    case 331:
      if (lookahead == 'g') ADVANCE(555);
      END_STATE();
    case 332:
      if (lookahead == 's') ADVANCE(556);
      END_STATE();
    case 333:
      if (lookahead == '2') ADVANCE(482);
      END_STATE();
    case 334:
      if (lookahead == 'e') ADVANCE(557);
      END_STATE();
    case 335:
      if (lookahead == 'e') ADVANCE(558);
      END_STATE();
    case 336:
      if (lookahead == 'p') ADVANCE(559);
      END_STATE();
    case 337:
      if (lookahead == 'e') ADVANCE(560);
      END_STATE();
    case 338:
      if (lookahead == 'a') ADVANCE(561);
      END_STATE();
    case 339:
      if (lookahead == 'n') ADVANCE(562);
      END_STATE();
    case 340:
      if (lookahead == 'e') ADVANCE(563);
      END_STATE();
    case 341:
      if (lookahead == 'l') ADVANCE(564);
      END_STATE();
    case 342:
      if (lookahead == 'e') ADVANCE(565);
      END_STATE();
    case 343:
      if (lookahead == 'e') ADVANCE(566);
      END_STATE();
    case 344:
      if (lookahead == 'f') ADVANCE(567);
      if (lookahead == 'q') ADVANCE(568);
      END_STATE();
    case 345:
      if (lookahead == 'n') ADVANCE(569);
      END_STATE();
    case 346:
      if (lookahead == 'a') ADVANCE(570);
      END_STATE();
    case 347:
      if (lookahead == 'a') ADVANCE(571);
      END_STATE();
    case 348:
      if (lookahead == 'i') ADVANCE(572);
      END_STATE();
    case 349:
      if (lookahead == 'e') ADVANCE(573);
      END_STATE();
    case 350:
      if (lookahead == '_') ADVANCE(574);
      END_STATE();
    case 351:
      if (lookahead == 'i') ADVANCE(575);
      END_STATE();
    case 352:
      if (lookahead == 'P') ADVANCE(576);
      if (lookahead == '_') ADVANCE(577);
      END_STATE();
    case 353:
      if (lookahead == 't') ADVANCE(578);
      END_STATE();
    case 354:
      if (lookahead == 'a') ADVANCE(579);
      END_STATE();
    case 355:
      if (lookahead == 't') ADVANCE(580);
      END_STATE();
    case 356:
      if (lookahead == 'p') ADVANCE(581);
      END_STATE();
    case 357:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 358:
      if (lookahead == 'g') ADVANCE(582);
      END_STATE();
    case 359:
      if (lookahead == 'h') ADVANCE(583);
      END_STATE();
    case 360:
      if (lookahead == 'd') ADVANCE(52);
      if (lookahead == 'k') ADVANCE(584);
      END_STATE();
    case 361:
      if (lookahead == 't') ADVANCE(585);
      END_STATE();
    case 362:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 363:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 364:
      if (lookahead == 'n') ADVANCE(586);
      END_STATE();
    case 365:
      if (lookahead == 'n') ADVANCE(587);
      END_STATE();
    case 366:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 367:
      if (lookahead == 'e') ADVANCE(588);
      END_STATE();
    case 368:
      if (lookahead == 'n') ADVANCE(589);
      END_STATE();
    case 369:
      if (lookahead == 'c') ADVANCE(590);
      if (lookahead == 'w') ADVANCE(52);
      END_STATE();
    case 370:
      if (lookahead == 't') ADVANCE(591);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(592);
      END_STATE();
    case 372:
      if (lookahead == 'y') ADVANCE(593);
      END_STATE();
    case 373:
      if (lookahead == 'd') ADVANCE(594);
      END_STATE();
    case 374:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 375:
      if (lookahead == 'e') ADVANCE(595);
      END_STATE();
    case 376:
      if (lookahead == 'i') ADVANCE(596);
      END_STATE();
    case 377:
      if (lookahead == 'i') ADVANCE(597);
      END_STATE();
    case 378:
      if (lookahead == 'r') ADVANCE(598);
      END_STATE();
    case 379:
      if (lookahead == 'f') ADVANCE(599);
      END_STATE();
    case 380:
      if (lookahead == 'k') ADVANCE(600);
      END_STATE();
    case 381:
      if (lookahead == 'd') ADVANCE(601);
      END_STATE();
    case 382:
      if (lookahead == '_') ADVANCE(602);
      END_STATE();
    case 383:
      if (lookahead == 'e') ADVANCE(603);
      END_STATE();
    case 384:
      if (lookahead == 'e') ADVANCE(604);
      END_STATE();
    case 385:
      if (lookahead == 'u') ADVANCE(605);
      END_STATE();
    case 386:
      if (lookahead == 'd') ADVANCE(606);
      END_STATE();
    case 387:
      if (lookahead == 's') ADVANCE(607);
      END_STATE();
    case 388:
      if (lookahead == 'n') ADVANCE(608);
      END_STATE();
    case 389:
      if (lookahead == 't') ADVANCE(609);
      END_STATE();
    case 390:
      if (lookahead == 'i') ADVANCE(610);
      END_STATE();
    case 391:
      if (lookahead == 'l') ADVANCE(611);
      END_STATE();
    case 392:
      if (lookahead == 'a') ADVANCE(612);
      END_STATE();
    case 393:
      if (lookahead == 't') ADVANCE(613);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'p') ADVANCE(614);
      END_STATE();
    case 395:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'O') ADVANCE(615);
      if (lookahead == '_') ADVANCE(616);
      END_STATE();
    case 397:
      if (lookahead == 'l') ADVANCE(617);
      END_STATE();
    case 398:
      if (lookahead == 'p') ADVANCE(618);
      END_STATE();
    case 399:
      if (lookahead == 'u') ADVANCE(619);
      END_STATE();
    case 400:
      if (lookahead == 'e') ADVANCE(620);
      END_STATE();
    case 401:
      if (lookahead == 'n') ADVANCE(621);
      END_STATE();
    case 402:
      if (lookahead == 'f') ADVANCE(622);
      END_STATE();
    case 403:
      if (lookahead == 'r') ADVANCE(623);
      END_STATE();
    case 404:
      if (lookahead == 'i') ADVANCE(624);
      if (lookahead == 'r') ADVANCE(625);
      END_STATE();
    case 405:
      if (lookahead == 'c') ADVANCE(626);
      END_STATE();
    case 406:
      if (lookahead == 'c') ADVANCE(627);
      END_STATE();
    case 407:
      if (lookahead == 'n') ADVANCE(628);
      END_STATE();
    case 408:
      if (lookahead == 'o') ADVANCE(629);
      END_STATE();
    case 409:
      if (lookahead == '_') ADVANCE(630);
      if (lookahead == 'i') ADVANCE(631);
      END_STATE();
    case 410:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 411:
      if (lookahead == 'm') ADVANCE(632);
      END_STATE();
    case 412:
      if (lookahead == 'y') ADVANCE(633);
      END_STATE();
    case 413:
      if (lookahead == 'e') ADVANCE(634);
      END_STATE();
    case 414:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 415:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 416:
      if (lookahead == 't') ADVANCE(635);
      END_STATE();
    case 417:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 418:
      if (lookahead == 'u') ADVANCE(636);
      END_STATE();
    case 419:
      if (lookahead == 'r') ADVANCE(637);
      END_STATE();
    case 420:
      if (lookahead == 'n') ADVANCE(638);
      if (lookahead == 'r') ADVANCE(639);
      END_STATE();
    case 421:
      if (lookahead == 'u') ADVANCE(640);
      END_STATE();
    case 422:
      if (lookahead == 'e') ADVANCE(641);
      END_STATE();
    case 423:
      if (lookahead == 'm') ADVANCE(642);
      END_STATE();
    case 424:
      if (lookahead == 'e') ADVANCE(643);
      END_STATE();
    case 425:
      if (lookahead == 'e') ADVANCE(644);
      END_STATE();
    case 426:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 427:
      if (lookahead == 't') ADVANCE(645);
      END_STATE();
    case 428:
      if (lookahead == 't') ADVANCE(646);
      END_STATE();
    case 429:
      if (lookahead == 'r') ADVANCE(647);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(648);
      END_STATE();
    case 431:
      if (lookahead == '_') ADVANCE(649);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 't') ADVANCE(650);
      END_STATE();
    case 433:
      if (lookahead == 'e') ADVANCE(651);
      END_STATE();
    case 434:
      if (lookahead == 'r') ADVANCE(652);
      END_STATE();
    case 435:
      if (lookahead == 'a') ADVANCE(653);
      END_STATE();
    case 436:
      if (lookahead == 'n') ADVANCE(654);
      END_STATE();
    case 437:
      if (lookahead == '_') ADVANCE(655);
      END_STATE();
    case 438:
      if (lookahead == '_') ADVANCE(656);
      END_STATE();
    case 439:
      if (lookahead == 'n') ADVANCE(657);
      END_STATE();
    case 440:
      if (lookahead == 's') ADVANCE(658);
      END_STATE();
    case 441:
      if (lookahead == '_') ADVANCE(659);
      END_STATE();
    case 442:
      if (lookahead == 't') ADVANCE(660);
      END_STATE();
    case 443:
      if (lookahead == 'r') ADVANCE(661);
      END_STATE();
    case 444:
      if (lookahead == 'i') ADVANCE(662);
      END_STATE();
    case 445:
      if (lookahead == 'a') ADVANCE(663);
      END_STATE();
    case 446:
      if (lookahead == 'u') ADVANCE(664);
      END_STATE();
    case 447:
      if (lookahead == 'u') ADVANCE(665);
      END_STATE();
    case 448:
      if (lookahead == 'x') ADVANCE(482);
      END_STATE();
    case 449:
      if (lookahead == 'r') ADVANCE(666);
      END_STATE();
    case 450:
      if (lookahead == 't') ADVANCE(667);
      END_STATE();
    case 451:
      if (lookahead == '_') ADVANCE(668);
      END_STATE();
    case 452:
      if (lookahead == 'r') ADVANCE(669);
      END_STATE();
    case 453:
      if (lookahead == 'r') ADVANCE(670);
      END_STATE();
    case 454:
      if (lookahead == 'l') ADVANCE(671);
      END_STATE();
    case 455:
      if (lookahead == 'e') ADVANCE(672);
      END_STATE();
    case 456:
      if (lookahead == '_') ADVANCE(673);
      if (lookahead == 'a') ADVANCE(674);
      END_STATE();
    case 457:
      if (lookahead == 't') ADVANCE(675);
      END_STATE();
    case 458:
      if (lookahead == 'e') ADVANCE(676);
      END_STATE();
    case 459:
      if (lookahead == 'u') ADVANCE(677);
      END_STATE();
    case 460:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 461:
      if (lookahead == 'a') ADVANCE(678);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 463:
      if (lookahead == 'r') ADVANCE(679);
      END_STATE();
    case 464:
      if (lookahead == 'c') ADVANCE(680);
      if (lookahead == 'e') ADVANCE(681);
      END_STATE();
    case 465:
      if (lookahead == 'e') ADVANCE(682);
      if (lookahead == 'i') ADVANCE(683);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 467:
      if (lookahead == 'u') ADVANCE(684);
      END_STATE();
    case 468:
      if (lookahead == 't') ADVANCE(685);
      END_STATE();
    case 469:
      if (lookahead == 'e') ADVANCE(686);
      END_STATE();
    case 470:
      if (lookahead == 'r') ADVANCE(687);
      END_STATE();
    case 471:
      if (lookahead == 'e') ADVANCE(688);
      END_STATE();
    case 472:
      if (lookahead == 'e') ADVANCE(689);
      END_STATE();
    case 473:
      if (lookahead == 'd') ADVANCE(690);
      END_STATE();
    case 474:
      if (lookahead == 'i') ADVANCE(691);
      END_STATE();
    case 475:
      if (lookahead == 'b') ADVANCE(692);
      END_STATE();
    case 476:
      if (lookahead == 'r') ADVANCE(693);
      END_STATE();
    case 477:
      if (lookahead == 'e') ADVANCE(694);
      END_STATE();
    case 478:
      if (lookahead == 'a') ADVANCE(695);
      END_STATE();
    case 479:
      if (lookahead == 'l') ADVANCE(696);
      END_STATE();
    case 480:
      if (lookahead == 'o') ADVANCE(697);
      END_STATE();
    case 481:
      if (lookahead == 's') ADVANCE(698);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(sym_builtin_type);
      END_STATE();
    case 483:
      if (lookahead == 'e') ADVANCE(699);
      END_STATE();
    case 484:
      if (lookahead == 'i') ADVANCE(700);
      END_STATE();
    case 485:
      if (lookahead == 'g') ADVANCE(701);
      if (lookahead == 't') ADVANCE(702);
      if (lookahead == 'w') ADVANCE(703);
      END_STATE();
    case 486:
      if (lookahead == 'e') ADVANCE(704);
      END_STATE();
    case 487:
      if (lookahead == 'e') ADVANCE(705);
      END_STATE();
    case 488:
      if (lookahead == '_') ADVANCE(706);
      END_STATE();
    case 489:
      if (lookahead == 'u') ADVANCE(707);
      END_STATE();
    case 490:
      if (lookahead == 'a') ADVANCE(708);
      END_STATE();
    case 491:
      if (lookahead == 'o') ADVANCE(709);
      END_STATE();
    case 492:
      if (lookahead == 'r') ADVANCE(710);
      END_STATE();
    case 493:
      if (lookahead == 'l') ADVANCE(711);
      if (lookahead == 'v') ADVANCE(712);
      END_STATE();
    case 494:
      if (lookahead == 'r') ADVANCE(713);
      END_STATE();
    case 495:
      if (lookahead == 'u') ADVANCE(714);
      END_STATE();
    case 496:
      if (lookahead == 'f') ADVANCE(715);
      if (lookahead == 'l') ADVANCE(716);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(717);
      END_STATE();
    case 498:
      if (lookahead == 'h') ADVANCE(718);
      END_STATE();
    case 499:
      if (lookahead == 't') ADVANCE(719);
      END_STATE();
    case 500:
      if (lookahead == 'i') ADVANCE(720);
      END_STATE();
    case 501:
      if (lookahead == 'l') ADVANCE(721);
      END_STATE();
    case 502:
      if (lookahead == 'l') ADVANCE(722);
      END_STATE();
    case 503:
      if (lookahead == 'e') ADVANCE(723);
      END_STATE();
    case 504:
      if (lookahead == 'u') ADVANCE(724);
      END_STATE();
    case 505:
      if (lookahead == 'i') ADVANCE(725);
      END_STATE();
    case 506:
      if (lookahead == 'e') ADVANCE(726);
      END_STATE();
    case 507:
      if (lookahead == 'r') ADVANCE(727);
      END_STATE();
    case 508:
      if (lookahead == 'a') ADVANCE(728);
      END_STATE();
    case 509:
      if (lookahead == '_') ADVANCE(729);
      END_STATE();
    case 510:
      if (lookahead == 'i') ADVANCE(730);
      END_STATE();
    case 511:
      if (lookahead == 'e') ADVANCE(731);
      END_STATE();
    case 512:
      if (lookahead == 'i') ADVANCE(732);
      END_STATE();
    case 513:
      if (lookahead == 't') ADVANCE(733);
      END_STATE();
    case 514:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 515:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 516:
      if (lookahead == '_') ADVANCE(734);
      END_STATE();
    case 517:
      if (lookahead == 'p') ADVANCE(735);
      END_STATE();
    case 518:
      if (lookahead == 'c') ADVANCE(736);
      END_STATE();
    case 519:
      if (lookahead == 't') ADVANCE(737);
      END_STATE();
    case 520:
      if (lookahead == 'r') ADVANCE(738);
      END_STATE();
    case 521:
      if (lookahead == 'l') ADVANCE(739);
      END_STATE();
    case 522:
      if (lookahead == 'i') ADVANCE(740);
      END_STATE();
    case 523:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 524:
      if (lookahead == 't') ADVANCE(741);
      END_STATE();
    case 525:
      if (lookahead == 'd') ADVANCE(742);
      END_STATE();
    case 526:
      if (lookahead == 'l') ADVANCE(743);
      END_STATE();
    case 527:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 528:
      if (lookahead == 't') ADVANCE(744);
      END_STATE();
    case 529:
      if (lookahead == 'd') ADVANCE(745);
      END_STATE();
    case 530:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 531:
      if (lookahead == 'c') ADVANCE(746);
      END_STATE();
    case 532:
      if (lookahead == 'a') ADVANCE(747);
      END_STATE();
    case 533:
      if (lookahead == 'a') ADVANCE(748);
      END_STATE();
    case 534:
      if (lookahead == 'O') ADVANCE(749);
      END_STATE();
    case 535:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 536:
      if (lookahead == 'd') ADVANCE(750);
      if (lookahead == 'e') ADVANCE(751);
      END_STATE();
    case 537:
      if (lookahead == 't') ADVANCE(752);
      END_STATE();
    case 538:
      if (lookahead == 'e') ADVANCE(753);
      END_STATE();
    case 539:
      if (lookahead == 'l') ADVANCE(754);
      END_STATE();
    case 540:
      if (lookahead == 'l') ADVANCE(755);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(756);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 542:
      if (lookahead == 'e') ADVANCE(757);
      END_STATE();
    case 543:
      if (lookahead == 'c') ADVANCE(758);
      END_STATE();
    case 544:
      if (lookahead == 's') ADVANCE(759);
      END_STATE();
    case 545:
      if (lookahead == 'i') ADVANCE(760);
      END_STATE();
    case 546:
      if (lookahead == 't') ADVANCE(761);
      END_STATE();
    case 547:
      if (lookahead == 't') ADVANCE(762);
      END_STATE();
    case 548:
      if (lookahead == 'i') ADVANCE(763);
      END_STATE();
    case 549:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 550:
      if (lookahead == 'd') ADVANCE(764);
      END_STATE();
    case 551:
      if (lookahead == 'o') ADVANCE(765);
      END_STATE();
    case 552:
      if (lookahead == '_') ADVANCE(766);
      if (lookahead == 's') ADVANCE(767);
      END_STATE();
    case 553:
      if (lookahead == '_') ADVANCE(768);
      END_STATE();
    case 554:
      if (lookahead == '_') ADVANCE(769);
      END_STATE();
    case 555:
      if (lookahead == 'e') ADVANCE(770);
      END_STATE();
    case 556:
      if (lookahead == 'o') ADVANCE(771);
      END_STATE();
    case 557:
      if (lookahead == 'a') ADVANCE(772);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(773);
      END_STATE();
    case 559:
      if (lookahead == 'r') ADVANCE(774);
      END_STATE();
    case 560:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 561:
      if (lookahead == 'l') ADVANCE(775);
      END_STATE();
    case 562:
      if (lookahead == 's') ADVANCE(776);
      END_STATE();
    case 563:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 564:
      if (lookahead == 'e') ADVANCE(777);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(778);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 566:
      if (lookahead == 'f') ADVANCE(52);
      END_STATE();
    case 567:
      if (lookahead == 'o') ADVANCE(779);
      END_STATE();
    case 568:
      if (lookahead == 'u') ADVANCE(780);
      END_STATE();
    case 569:
      if (lookahead == 'o') ADVANCE(781);
      END_STATE();
    case 570:
      if (lookahead == 'c') ADVANCE(782);
      END_STATE();
    case 571:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 572:
      if (lookahead == 'e') ADVANCE(783);
      END_STATE();
    case 573:
      if (lookahead == 'r') ADVANCE(784);
      END_STATE();
    case 574:
      if (lookahead == 'p') ADVANCE(785);
      END_STATE();
    case 575:
      if (lookahead == 'd') ADVANCE(786);
      END_STATE();
    case 576:
      if (lookahead == 't') ADVANCE(787);
      END_STATE();
    case 577:
      if (lookahead == 'p') ADVANCE(788);
      END_STATE();
    case 578:
      if (lookahead == 'o') ADVANCE(789);
      END_STATE();
    case 579:
      if (lookahead == 't') ADVANCE(790);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(791);
      END_STATE();
    case 581:
      if (lookahead == '_') ADVANCE(792);
      END_STATE();
    case 582:
      if (lookahead == 'h') ADVANCE(793);
      END_STATE();
    case 583:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(794);
      if (lookahead == 'i') ADVANCE(795);
      END_STATE();
    case 584:
      if (lookahead == 'e') ADVANCE(796);
      if (lookahead == 'g') ADVANCE(797);
      END_STATE();
    case 585:
      if (lookahead == 'a') ADVANCE(798);
      END_STATE();
    case 586:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 587:
      if (lookahead == 'e') ADVANCE(799);
      END_STATE();
    case 588:
      if (lookahead == 's') ADVANCE(800);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(801);
      if (lookahead == 'm') ADVANCE(802);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'a') ADVANCE(803);
      END_STATE();
    case 591:
      if (lookahead == 'a') ADVANCE(804);
      END_STATE();
    case 592:
      if (lookahead == 'i') ADVANCE(805);
      END_STATE();
    case 593:
      ACCEPT_TOKEN(anon_sym_array);
      END_STATE();
    case 594:
      if (lookahead == 'i') ADVANCE(806);
      END_STATE();
    case 595:
      if (lookahead == 'a') ADVANCE(807);
      END_STATE();
    case 596:
      if (lookahead == 'c') ADVANCE(808);
      END_STATE();
    case 597:
      if (lookahead == 'b') ADVANCE(809);
      END_STATE();
    case 598:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 599:
      if (lookahead == 'i') ADVANCE(810);
      END_STATE();
    case 600:
      if (lookahead == 'S') ADVANCE(811);
      if (lookahead == '_') ADVANCE(812);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 601:
      if (lookahead == 's') ADVANCE(813);
      END_STATE();
    case 602:
      if (lookahead == 'm') ADVANCE(814);
      END_STATE();
    case 603:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'S') ADVANCE(815);
      if (lookahead == 'p') ADVANCE(816);
      END_STATE();
    case 604:
      if (lookahead == 'l') ADVANCE(817);
      END_STATE();
    case 605:
      if (lookahead == 'r') ADVANCE(818);
      END_STATE();
    case 606:
      if (lookahead == 'i') ADVANCE(819);
      END_STATE();
    case 607:
      if (lookahead == 'e') ADVANCE(820);
      END_STATE();
    case 608:
      if (lookahead == 'u') ADVANCE(821);
      END_STATE();
    case 609:
      if (lookahead == 'e') ADVANCE(822);
      END_STATE();
    case 610:
      if (lookahead == 'n') ADVANCE(823);
      END_STATE();
    case 611:
      if (lookahead == 'e') ADVANCE(824);
      END_STATE();
    case 612:
      if (lookahead == 't') ADVANCE(825);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'a') ADVANCE(826);
      END_STATE();
    case 614:
      if (lookahead == 'r') ADVANCE(827);
      END_STATE();
    case 615:
      if (lookahead == 'p') ADVANCE(828);
      END_STATE();
    case 616:
      if (lookahead == 'p') ADVANCE(829);
      END_STATE();
    case 617:
      if (lookahead == 'o') ADVANCE(830);
      END_STATE();
    case 618:
      if (lookahead == 'l') ADVANCE(831);
      END_STATE();
    case 619:
      if (lookahead == 'l') ADVANCE(832);
      END_STATE();
    case 620:
      ACCEPT_TOKEN(anon_sym_dense);
      if (lookahead == '_') ADVANCE(833);
      END_STATE();
    case 621:
      if (lookahead == 'd') ADVANCE(834);
      END_STATE();
    case 622:
      if (lookahead == 'e') ADVANCE(835);
      END_STATE();
    case 623:
      if (lookahead == 'e') ADVANCE(836);
      END_STATE();
    case 624:
      if (lookahead == 'n') ADVANCE(837);
      END_STATE();
    case 625:
      if (lookahead == 'o') ADVANCE(838);
      END_STATE();
    case 626:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 627:
      if (lookahead == 'e') ADVANCE(839);
      END_STATE();
    case 628:
      if (lookahead == 's') ADVANCE(840);
      END_STATE();
    case 629:
      if (lookahead == 'i') ADVANCE(841);
      END_STATE();
    case 630:
      if (lookahead == 's') ADVANCE(842);
      END_STATE();
    case 631:
      if (lookahead == 'n') ADVANCE(843);
      END_STATE();
    case 632:
      if (lookahead == 'i') ADVANCE(844);
      END_STATE();
    case 633:
      if (lookahead == 'T') ADVANCE(845);
      END_STATE();
    case 634:
      if (lookahead == 'n') ADVANCE(846);
      END_STATE();
    case 635:
      if (lookahead == '_') ADVANCE(847);
      END_STATE();
    case 636:
      if (lookahead == 's') ADVANCE(848);
      END_STATE();
    case 637:
      if (lookahead == 't') ADVANCE(849);
      END_STATE();
    case 638:
      if (lookahead == 's') ADVANCE(850);
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 639:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 640:
      if (lookahead == 'r') ADVANCE(851);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 642:
      if (lookahead == 'a') ADVANCE(852);
      END_STATE();
    case 643:
      if (lookahead == '_') ADVANCE(853);
      END_STATE();
    case 644:
      if (lookahead == 'r') ADVANCE(854);
      END_STATE();
    case 645:
      if (lookahead == 'S') ADVANCE(855);
      if (lookahead == 'p') ADVANCE(856);
      END_STATE();
    case 646:
      if (lookahead == 'e') ADVANCE(857);
      END_STATE();
    case 647:
      if (lookahead == 'd') ADVANCE(858);
      END_STATE();
    case 648:
      if (lookahead == 'p') ADVANCE(859);
      END_STATE();
    case 649:
      if (lookahead == 'u') ADVANCE(860);
      END_STATE();
    case 650:
      if (lookahead == 'i') ADVANCE(861);
      END_STATE();
    case 651:
      if (lookahead == 'r') ADVANCE(862);
      END_STATE();
    case 652:
      if (lookahead == 'a') ADVANCE(863);
      END_STATE();
    case 653:
      if (lookahead == 'l') ADVANCE(864);
      END_STATE();
    case 654:
      if (lookahead == 's') ADVANCE(865);
      END_STATE();
    case 655:
      if (lookahead == 'a') ADVANCE(866);
      if (lookahead == 'd') ADVANCE(867);
      END_STATE();
    case 656:
      if (lookahead == 's') ADVANCE(868);
      END_STATE();
    case 657:
      if (lookahead == 's') ADVANCE(869);
      END_STATE();
    case 658:
      if (lookahead == 'i') ADVANCE(870);
      END_STATE();
    case 659:
      if (lookahead == 's') ADVANCE(871);
      END_STATE();
    case 660:
      if (lookahead == 'i') ADVANCE(872);
      END_STATE();
    case 661:
      if (lookahead == 'e') ADVANCE(873);
      END_STATE();
    case 662:
      if (lookahead == 'c') ADVANCE(874);
      END_STATE();
    case 663:
      if (lookahead == 'r') ADVANCE(875);
      END_STATE();
    case 664:
      if (lookahead == 'n') ADVANCE(876);
      END_STATE();
    case 665:
      if (lookahead == 's') ADVANCE(877);
      END_STATE();
    case 666:
      if (lookahead == '_') ADVANCE(878);
      END_STATE();
    case 667:
      if (lookahead == '_') ADVANCE(879);
      END_STATE();
    case 668:
      if (lookahead == 'd') ADVANCE(880);
      END_STATE();
    case 669:
      if (lookahead == 'c') ADVANCE(881);
      if (lookahead == 'f') ADVANCE(882);
      END_STATE();
    case 670:
      if (lookahead == 'i') ADVANCE(883);
      END_STATE();
    case 671:
      if (lookahead == 'i') ADVANCE(884);
      END_STATE();
    case 672:
      if (lookahead == 'v') ADVANCE(885);
      END_STATE();
    case 673:
      if (lookahead == 'a') ADVANCE(886);
      END_STATE();
    case 674:
      if (lookahead == 't') ADVANCE(887);
      END_STATE();
    case 675:
      if (lookahead == 'l') ADVANCE(888);
      END_STATE();
    case 676:
      if (lookahead == 'l') ADVANCE(889);
      END_STATE();
    case 677:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 678:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 679:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(890);
      if (lookahead == 'b') ADVANCE(891);
      if (lookahead == 'i') ADVANCE(892);
      END_STATE();
    case 680:
      if (lookahead == 'l') ADVANCE(893);
      END_STATE();
    case 681:
      if (lookahead == 'n') ADVANCE(894);
      END_STATE();
    case 682:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 683:
      if (lookahead == 'n') ADVANCE(895);
      END_STATE();
    case 684:
      if (lookahead == 'l') ADVANCE(896);
      END_STATE();
    case 685:
      if (lookahead == 'r') ADVANCE(897);
      END_STATE();
    case 686:
      if (lookahead == 'r') ADVANCE(898);
      END_STATE();
    case 687:
      if (lookahead == 'y') ADVANCE(899);
      END_STATE();
    case 688:
      if (lookahead == 'f') ADVANCE(900);
      END_STATE();
    case 689:
      if (lookahead == 'a') ADVANCE(901);
      END_STATE();
    case 690:
      if (lookahead == 'a') ADVANCE(902);
      END_STATE();
    case 691:
      if (lookahead == 'c') ADVANCE(903);
      END_STATE();
    case 692:
      if (lookahead == 'l') ADVANCE(904);
      END_STATE();
    case 693:
      if (lookahead == 'e') ADVANCE(905);
      END_STATE();
    case 694:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 695:
      if (lookahead == 't') ADVANCE(906);
      END_STATE();
    case 696:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 697:
      if (lookahead == 'u') ADVANCE(907);
      END_STATE();
    case 698:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 699:
      if (lookahead == 'm') ADVANCE(908);
      END_STATE();
    case 700:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 701:
      if (lookahead == 'a') ADVANCE(909);
      END_STATE();
    case 702:
      if (lookahead == 'a') ADVANCE(910);
      if (lookahead == 'e') ADVANCE(911);
      if (lookahead == 'h') ADVANCE(912);
      END_STATE();
    case 703:
      if (lookahead == 'o') ADVANCE(913);
      END_STATE();
    case 704:
      if (lookahead == 'r') ADVANCE(914);
      END_STATE();
    case 705:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 706:
      if (lookahead == 'b') ADVANCE(915);
      END_STATE();
    case 707:
      if (lookahead == 'e') ADVANCE(916);
      END_STATE();
    case 708:
      if (lookahead == 'n') ADVANCE(917);
      END_STATE();
    case 709:
      if (lookahead == 'n') ADVANCE(918);
      END_STATE();
    case 710:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'e') ADVANCE(919);
      END_STATE();
    case 711:
      if (lookahead == 'v') ADVANCE(920);
      END_STATE();
    case 712:
      if (lookahead == 'a') ADVANCE(921);
      END_STATE();
    case 713:
      if (lookahead == '_') ADVANCE(922);
      END_STATE();
    case 714:
      if (lookahead == 't') ADVANCE(923);
      END_STATE();
    case 715:
      if (lookahead == 'l') ADVANCE(924);
      END_STATE();
    case 716:
      if (lookahead == 'a') ADVANCE(925);
      END_STATE();
    case 717:
      if (lookahead == 'd') ADVANCE(926);
      END_STATE();
    case 718:
      if (lookahead == 'a') ADVANCE(927);
      END_STATE();
    case 719:
      if (lookahead == 'o') ADVANCE(928);
      END_STATE();
    case 720:
      if (lookahead == 'n') ADVANCE(929);
      END_STATE();
    case 721:
      if (lookahead == 'e') ADVANCE(930);
      END_STATE();
    case 722:
      if (lookahead == 'l') ADVANCE(931);
      END_STATE();
    case 723:
      if (lookahead == 'r') ADVANCE(932);
      END_STATE();
    case 724:
      if (lookahead == 't') ADVANCE(933);
      END_STATE();
    case 725:
      if (lookahead == 'c') ADVANCE(934);
      END_STATE();
    case 726:
      if (lookahead == 'n') ADVANCE(935);
      END_STATE();
    case 727:
      if (lookahead == 'i') ADVANCE(936);
      END_STATE();
    case 728:
      if (lookahead == 't') ADVANCE(937);
      END_STATE();
    case 729:
      if (lookahead == 'b') ADVANCE(938);
      END_STATE();
    case 730:
      if (lookahead == 'l') ADVANCE(939);
      END_STATE();
    case 731:
      if (lookahead == 'r') ADVANCE(940);
      END_STATE();
    case 732:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 733:
      if (lookahead == 'u') ADVANCE(941);
      END_STATE();
    case 734:
      if (lookahead == 'o') ADVANCE(942);
      END_STATE();
    case 735:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 736:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 't') ADVANCE(943);
      END_STATE();
    case 737:
      if (lookahead == 'O') ADVANCE(944);
      END_STATE();
    case 738:
      if (lookahead == 'i') ADVANCE(945);
      END_STATE();
    case 739:
      if (lookahead == 't') ADVANCE(946);
      END_STATE();
    case 740:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 741:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 742:
      if (lookahead == 'i') ADVANCE(947);
      END_STATE();
    case 743:
      if (lookahead == 'e') ADVANCE(948);
      END_STATE();
    case 744:
      if (lookahead == 'e') ADVANCE(949);
      END_STATE();
    case 745:
      if (lookahead == 'u') ADVANCE(950);
      END_STATE();
    case 746:
      if (lookahead == 't') ADVANCE(951);
      END_STATE();
    case 747:
      if (lookahead == 't') ADVANCE(952);
      END_STATE();
    case 748:
      if (lookahead == 'y') ADVANCE(953);
      END_STATE();
    case 749:
      if (lookahead == 'f') ADVANCE(954);
      END_STATE();
    case 750:
      if (lookahead == 'e') ADVANCE(955);
      if (lookahead == 'i') ADVANCE(956);
      END_STATE();
    case 751:
      if (lookahead == 'd') ADVANCE(957);
      END_STATE();
    case 752:
      if (lookahead == '_') ADVANCE(958);
      END_STATE();
    case 753:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 754:
      if (lookahead == 'e') ADVANCE(959);
      END_STATE();
    case 755:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 756:
      if (lookahead == 'l') ADVANCE(960);
      END_STATE();
    case 757:
      if (lookahead == '_') ADVANCE(961);
      END_STATE();
    case 758:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 759:
      if (lookahead == 'e') ADVANCE(962);
      END_STATE();
    case 760:
      if (lookahead == 'f') ADVANCE(963);
      END_STATE();
    case 761:
      if (lookahead == '_') ADVANCE(964);
      END_STATE();
    case 762:
      if (lookahead == 'I') ADVANCE(965);
      if (lookahead == '_') ADVANCE(966);
      END_STATE();
    case 763:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 764:
      if (lookahead == 'e') ADVANCE(967);
      END_STATE();
    case 765:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 766:
      if (lookahead == 'a') ADVANCE(968);
      END_STATE();
    case 767:
      if (lookahead == 'c') ADVANCE(969);
      END_STATE();
    case 768:
      if (lookahead == 'c') ADVANCE(970);
      END_STATE();
    case 769:
      if (lookahead == 'e') ADVANCE(971);
      END_STATE();
    case 770:
      if (lookahead == 't') ADVANCE(972);
      END_STATE();
    case 771:
      if (lookahead == 'r') ADVANCE(973);
      END_STATE();
    case 772:
      if (lookahead == 'd') ADVANCE(974);
      END_STATE();
    case 773:
      if (lookahead == 's') ADVANCE(975);
      END_STATE();
    case 774:
      if (lookahead == 'o') ADVANCE(976);
      END_STATE();
    case 775:
      if (lookahead == '_') ADVANCE(977);
      END_STATE();
    case 776:
      if (lookahead == 'p') ADVANCE(978);
      END_STATE();
    case 777:
      ACCEPT_TOKEN(anon_sym_tuple);
      END_STATE();
    case 778:
      if (lookahead == 'c') ADVANCE(979);
      END_STATE();
    case 779:
      if (lookahead == 'r') ADVANCE(980);
      END_STATE();
    case 780:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 781:
      if (lookahead == 'w') ADVANCE(981);
      END_STATE();
    case 782:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 783:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 784:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(982);
      if (lookahead == 'b') ADVANCE(983);
      END_STATE();
    case 785:
      if (lookahead == 'r') ADVANCE(984);
      END_STATE();
    case 786:
      if (lookahead == 'B') ADVANCE(985);
      END_STATE();
    case 787:
      if (lookahead == 'r') ADVANCE(986);
      END_STATE();
    case 788:
      if (lookahead == 't') ADVANCE(987);
      END_STATE();
    case 789:
      if (lookahead == 'r') ADVANCE(988);
      END_STATE();
    case 790:
      if (lookahead == 'i') ADVANCE(989);
      END_STATE();
    case 791:
      if (lookahead == 'd') ADVANCE(990);
      END_STATE();
    case 792:
      if (lookahead == 's') ADVANCE(991);
      END_STATE();
    case 793:
      if (lookahead == 't') ADVANCE(992);
      END_STATE();
    case 794:
      if (lookahead == 'c') ADVANCE(993);
      if (lookahead == 'z') ADVANCE(994);
      END_STATE();
    case 795:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 796:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 797:
      if (lookahead == 'r') ADVANCE(995);
      END_STATE();
    case 798:
      if (lookahead == 'b') ADVANCE(996);
      END_STATE();
    case 799:
      if (lookahead == '_') ADVANCE(997);
      END_STATE();
    case 800:
      if (lookahead == 's') ADVANCE(998);
      END_STATE();
    case 801:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 802:
      if (lookahead == 'e') ADVANCE(999);
      END_STATE();
    case 803:
      if (lookahead == 't') ADVANCE(1000);
      END_STATE();
    case 804:
      if (lookahead == 't') ADVANCE(1001);
      END_STATE();
    case 805:
      if (lookahead == 'n') ADVANCE(1002);
      END_STATE();
    case 806:
      if (lookahead == 'a') ADVANCE(1003);
      END_STATE();
    case 807:
      if (lookahead == 's') ADVANCE(1004);
      END_STATE();
    case 808:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'B') ADVANCE(1005);
      END_STATE();
    case 809:
      if (lookahead == 'u') ADVANCE(1006);
      END_STATE();
    case 810:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 811:
      if (lookahead == 'i') ADVANCE(1007);
      END_STATE();
    case 812:
      if (lookahead == 'd') ADVANCE(1008);
      END_STATE();
    case 813:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'C') ADVANCE(1009);
      END_STATE();
    case 814:
      if (lookahead == 'a') ADVANCE(1010);
      END_STATE();
    case 815:
      if (lookahead == 'w') ADVANCE(1011);
      END_STATE();
    case 816:
      if (lookahead == 'o') ADVANCE(1012);
      END_STATE();
    case 817:
      if (lookahead == 'l') ADVANCE(1013);
      END_STATE();
    case 818:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 819:
      if (lookahead == 'v') ADVANCE(52);
      END_STATE();
    case 820:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 821:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 822:
      if (lookahead == 'r') ADVANCE(1014);
      END_STATE();
    case 823:
      if (lookahead == 'e') ADVANCE(1015);
      END_STATE();
    case 824:
      if (lookahead == 'x') ADVANCE(1016);
      END_STATE();
    case 825:
      if (lookahead == '_') ADVANCE(1017);
      END_STATE();
    case 826:
      if (lookahead == 'n') ADVANCE(1018);
      END_STATE();
    case 827:
      if (lookahead == 'i') ADVANCE(1019);
      END_STATE();
    case 828:
      if (lookahead == 'e') ADVANCE(1020);
      END_STATE();
    case 829:
      if (lookahead == 't') ADVANCE(1021);
      END_STATE();
    case 830:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 831:
      if (lookahead == 'i') ADVANCE(1022);
      END_STATE();
    case 832:
      if (lookahead == 't') ADVANCE(1023);
      END_STATE();
    case 833:
      if (lookahead == 'r') ADVANCE(1024);
      END_STATE();
    case 834:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1025);
      END_STATE();
    case 835:
      if (lookahead == 'r') ADVANCE(1026);
      END_STATE();
    case 836:
      if (lookahead == 'd') ADVANCE(1027);
      END_STATE();
    case 837:
      if (lookahead == 'a') ADVANCE(1028);
      END_STATE();
    case 838:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 839:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1029);
      END_STATE();
    case 840:
      if (lookahead == 'i') ADVANCE(1030);
      END_STATE();
    case 841:
      if (lookahead == 'n') ADVANCE(1031);
      END_STATE();
    case 842:
      if (lookahead == 'c') ADVANCE(1032);
      END_STATE();
    case 843:
      if (lookahead == 'c') ADVANCE(1033);
      END_STATE();
    case 844:
      if (lookahead == 'c') ADVANCE(1034);
      END_STATE();
    case 845:
      if (lookahead == 'i') ADVANCE(1035);
      END_STATE();
    case 846:
      if (lookahead == 't') ADVANCE(1036);
      END_STATE();
    case 847:
      if (lookahead == 'p') ADVANCE(1037);
      END_STATE();
    case 848:
      if (lookahead == 'i') ADVANCE(1038);
      END_STATE();
    case 849:
      if (lookahead == 'e') ADVANCE(1039);
      END_STATE();
    case 850:
      if (lookahead == 'i') ADVANCE(1040);
      END_STATE();
    case 851:
      if (lookahead == 'e') ADVANCE(1041);
      END_STATE();
    case 852:
      if (lookahead == 't') ADVANCE(1042);
      END_STATE();
    case 853:
      if (lookahead == 's') ADVANCE(1043);
      END_STATE();
    case 854:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1044);
      END_STATE();
    case 855:
      if (lookahead == 'c') ADVANCE(1045);
      END_STATE();
    case 856:
      if (lookahead == 'r') ADVANCE(1046);
      END_STATE();
    case 857:
      if (lookahead == 'n') ADVANCE(1047);
      END_STATE();
    case 858:
      if (lookahead == 'i') ADVANCE(1048);
      END_STATE();
    case 859:
      if (lookahead == 'r') ADVANCE(1049);
      END_STATE();
    case 860:
      if (lookahead == 'n') ADVANCE(1050);
      END_STATE();
    case 861:
      if (lookahead == 'o') ADVANCE(1051);
      END_STATE();
    case 862:
      if (lookahead == '_') ADVANCE(1052);
      END_STATE();
    case 863:
      if (lookahead == 't') ADVANCE(1053);
      END_STATE();
    case 864:
      if (lookahead == 'S') ADVANCE(1054);
      END_STATE();
    case 865:
      if (lookahead == 'i') ADVANCE(1055);
      END_STATE();
    case 866:
      if (lookahead == 'x') ADVANCE(1056);
      END_STATE();
    case 867:
      if (lookahead == 'i') ADVANCE(1057);
      END_STATE();
    case 868:
      if (lookahead == 'i') ADVANCE(1058);
      END_STATE();
    case 869:
      if (lookahead == 'e') ADVANCE(1059);
      END_STATE();
    case 870:
      if (lookahead == 'd') ADVANCE(1060);
      END_STATE();
    case 871:
      if (lookahead == 'h') ADVANCE(1061);
      END_STATE();
    case 872:
      if (lookahead == 't') ADVANCE(1062);
      END_STATE();
    case 873:
      if (lookahead == '_') ADVANCE(1063);
      END_STATE();
    case 874:
      if (lookahead == 'i') ADVANCE(1064);
      END_STATE();
    case 875:
      if (lookahead == 'a') ADVANCE(1065);
      END_STATE();
    case 876:
      if (lookahead == 'd') ADVANCE(1066);
      END_STATE();
    case 877:
      if (lookahead == 'i') ADVANCE(1067);
      END_STATE();
    case 878:
      if (lookahead == 'd') ADVANCE(1068);
      if (lookahead == 'p') ADVANCE(1069);
      if (lookahead == 't') ADVANCE(1070);
      END_STATE();
    case 879:
      if (lookahead == 'i') ADVANCE(1071);
      if (lookahead == 's') ADVANCE(1072);
      END_STATE();
    case 880:
      if (lookahead == 'a') ADVANCE(1073);
      END_STATE();
    case 881:
      if (lookahead == 'h') ADVANCE(1074);
      END_STATE();
    case 882:
      if (lookahead == 'a') ADVANCE(1075);
      END_STATE();
    case 883:
      if (lookahead == 'a') ADVANCE(1076);
      END_STATE();
    case 884:
      if (lookahead == 'g') ADVANCE(1077);
      END_STATE();
    case 885:
      if (lookahead == 'i') ADVANCE(1078);
      END_STATE();
    case 886:
      if (lookahead == 'r') ADVANCE(1079);
      END_STATE();
    case 887:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'o') ADVANCE(1080);
      END_STATE();
    case 888:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 889:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 890:
      if (lookahead == 'b') ADVANCE(1081);
      END_STATE();
    case 891:
      if (lookahead == 'o') ADVANCE(1082);
      END_STATE();
    case 892:
      if (lookahead == 'n') ADVANCE(1083);
      END_STATE();
    case 893:
      if (lookahead == 'a') ADVANCE(1084);
      END_STATE();
    case 894:
      if (lookahead == 't') ADVANCE(1085);
      END_STATE();
    case 895:
      if (lookahead == 'g') ADVANCE(52);
      END_STATE();
    case 896:
      if (lookahead == '_') ADVANCE(1086);
      END_STATE();
    case 897:
      if (lookahead == 'a') ADVANCE(1087);
      END_STATE();
    case 898:
      if (lookahead == '_') ADVANCE(1088);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 899:
      if (lookahead == '_') ADVANCE(1089);
      END_STATE();
    case 900:
      ACCEPT_TOKEN(anon_sym_memref);
      END_STATE();
    case 901:
      if (lookahead == 'b') ADVANCE(1090);
      END_STATE();
    case 902:
      if (lookahead == 't') ADVANCE(1091);
      END_STATE();
    case 903:
      if (lookahead == 'a') ADVANCE(1092);
      END_STATE();
    case 904:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 905:
      if (lookahead == 'f') ADVANCE(1093);
      END_STATE();
    case 906:
      if (lookahead == 't') ADVANCE(1094);
      END_STATE();
    case 907:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 908:
      if (lookahead == 'p') ADVANCE(1095);
      END_STATE();
    case 909:
      if (lookahead == 'n') ADVANCE(1096);
      END_STATE();
    case 910:
      if (lookahead == 's') ADVANCE(1097);
      END_STATE();
    case 911:
      if (lookahead == 'a') ADVANCE(1098);
      END_STATE();
    case 912:
      if (lookahead == 'r') ADVANCE(1099);
      END_STATE();
    case 913:
      if (lookahead == 'r') ADVANCE(1100);
      END_STATE();
    case 914:
      if (lookahead == '_') ADVANCE(1101);
      END_STATE();
    case 915:
      if (lookahead == 'a') ADVANCE(1102);
      END_STATE();
    case 916:
      ACCEPT_TOKEN(anon_sym_opaque);
      END_STATE();
    case 917:
      if (lookahead == 'd') ADVANCE(1103);
      END_STATE();
    case 918:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 919:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 920:
      if (lookahead == 'l') ADVANCE(1104);
      END_STATE();
    case 921:
      if (lookahead == 'l') ADVANCE(1105);
      END_STATE();
    case 922:
      if (lookahead == 'd') ADVANCE(1106);
      if (lookahead == 'p') ADVANCE(1107);
      END_STATE();
    case 923:
      if (lookahead == '_') ADVANCE(1108);
      END_STATE();
    case 924:
      if (lookahead == 'o') ADVANCE(1109);
      END_STATE();
    case 925:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 926:
      if (lookahead == '_') ADVANCE(1110);
      END_STATE();
    case 927:
      if (lookahead == 'r') ADVANCE(1111);
      END_STATE();
    case 928:
      if (lookahead == '_') ADVANCE(1112);
      END_STATE();
    case 929:
      if (lookahead == 'g') ADVANCE(1113);
      END_STATE();
    case 930:
      if (lookahead == 'v') ADVANCE(1114);
      END_STATE();
    case 931:
      if (lookahead == 'e') ADVANCE(1115);
      END_STATE();
    case 932:
      if (lookahead == 'n') ADVANCE(1116);
      END_STATE();
    case 933:
      if (lookahead == 'a') ADVANCE(1117);
      END_STATE();
    case 934:
      if (lookahead == 'a') ADVANCE(1118);
      END_STATE();
    case 935:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 936:
      if (lookahead == 't') ADVANCE(1119);
      END_STATE();
    case 937:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 938:
      if (lookahead == 'i') ADVANCE(1120);
      END_STATE();
    case 939:
      if (lookahead == 'e') ADVANCE(1121);
      END_STATE();
    case 940:
      if (lookahead == 't') ADVANCE(1122);
      END_STATE();
    case 941:
      if (lookahead == 'a') ADVANCE(1123);
      END_STATE();
    case 942:
      if (lookahead == 'n') ADVANCE(1124);
      END_STATE();
    case 943:
      if (lookahead == 'i') ADVANCE(1125);
      END_STATE();
    case 944:
      if (lookahead == 'f') ADVANCE(1126);
      END_STATE();
    case 945:
      if (lookahead == 'c') ADVANCE(1127);
      END_STATE();
    case 946:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 's') ADVANCE(1128);
      END_STATE();
    case 947:
      if (lookahead == 'n') ADVANCE(1129);
      END_STATE();
    case 948:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 949:
      if (lookahead == 'r') ADVANCE(1130);
      END_STATE();
    case 950:
      if (lookahead == 'l') ADVANCE(1131);
      END_STATE();
    case 951:
      if (lookahead == 'e') ADVANCE(1132);
      END_STATE();
    case 952:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 953:
      if (lookahead == 'o') ADVANCE(1133);
      END_STATE();
    case 954:
      if (lookahead == 'f') ADVANCE(1134);
      END_STATE();
    case 955:
      if (lookahead == 'd') ADVANCE(1135);
      END_STATE();
    case 956:
      if (lookahead == 'n') ADVANCE(1136);
      END_STATE();
    case 957:
      if (lookahead == 'S') ADVANCE(1137);
      END_STATE();
    case 958:
      if (lookahead == 'a') ADVANCE(1138);
      END_STATE();
    case 959:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 960:
      if (lookahead == 'i') ADVANCE(1139);
      END_STATE();
    case 961:
      if (lookahead == 'a') ADVANCE(1140);
      if (lookahead == 'd') ADVANCE(1141);
      END_STATE();
    case 962:
      ACCEPT_TOKEN(anon_sym_sparse);
      END_STATE();
    case 963:
      if (lookahead == 'i') ADVANCE(1142);
      END_STATE();
    case 964:
      if (lookahead == 'a') ADVANCE(1143);
      if (lookahead == 't') ADVANCE(1144);
      END_STATE();
    case 965:
      if (lookahead == 'd') ADVANCE(1145);
      END_STATE();
    case 966:
      if (lookahead == 'i') ADVANCE(1146);
      END_STATE();
    case 967:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 'd') ADVANCE(1147);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 968:
      if (lookahead == 'f') ADVANCE(1148);
      END_STATE();
    case 969:
      if (lookahead == 'o') ADVANCE(1149);
      END_STATE();
    case 970:
      if (lookahead == 'a') ADVANCE(1150);
      END_STATE();
    case 971:
      if (lookahead == 'l') ADVANCE(1151);
      END_STATE();
    case 972:
      if (lookahead == '_') ADVANCE(1152);
      END_STATE();
    case 973:
      ACCEPT_TOKEN(anon_sym_tensor);
      if (lookahead == 'm') ADVANCE(1153);
      END_STATE();
    case 974:
      if (lookahead == '_') ADVANCE(1154);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 975:
      if (lookahead == 'i') ADVANCE(1155);
      END_STATE();
    case 976:
      if (lookahead == 'x') ADVANCE(1156);
      END_STATE();
    case 977:
      if (lookahead == 'n') ADVANCE(1157);
      END_STATE();
    case 978:
      if (lookahead == 'o') ADVANCE(1158);
      END_STATE();
    case 979:
      if (lookahead == 'o') ADVANCE(1159);
      END_STATE();
    case 980:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 981:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 982:
      if (lookahead == 'b') ADVANCE(1160);
      END_STATE();
    case 983:
      if (lookahead == 'o') ADVANCE(1161);
      END_STATE();
    case 984:
      if (lookahead == 'e') ADVANCE(1162);
      END_STATE();
    case 985:
      if (lookahead == 'y') ADVANCE(1163);
      END_STATE();
    case 986:
      if (lookahead == 'P') ADVANCE(1164);
      END_STATE();
    case 987:
      if (lookahead == 'r') ADVANCE(1165);
      END_STATE();
    case 988:
      ACCEPT_TOKEN(anon_sym_vector);
      if (lookahead == '_') ADVANCE(1166);
      END_STATE();
    case 989:
      if (lookahead == 'l') ADVANCE(1167);
      END_STATE();
    case 990:
      if (lookahead == 'e') ADVANCE(1168);
      END_STATE();
    case 991:
      if (lookahead == 'i') ADVANCE(1169);
      END_STATE();
    case 992:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 993:
      if (lookahead == 'o') ADVANCE(1170);
      END_STATE();
    case 994:
      if (lookahead == 'i') ADVANCE(1171);
      END_STATE();
    case 995:
      if (lookahead == 'o') ADVANCE(1172);
      END_STATE();
    case 996:
      if (lookahead == 'l') ADVANCE(1173);
      END_STATE();
    case 997:
      if (lookahead == 'm') ADVANCE(1174);
      if (lookahead == 's') ADVANCE(1175);
      END_STATE();
    case 998:
      if (lookahead == 'i') ADVANCE(1176);
      END_STATE();
    case 999:
      if (lookahead == 'n') ADVANCE(1177);
      END_STATE();
    case 1000:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'o') ADVANCE(1178);
      END_STATE();
    case 1001:
      if (lookahead == 'e') ADVANCE(1179);
      END_STATE();
    case 1002:
      if (lookahead == 't') ADVANCE(1180);
      END_STATE();
    case 1003:
      if (lookahead == 'l') ADVANCE(1181);
      END_STATE();
    case 1004:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1005:
      if (lookahead == 'a') ADVANCE(1182);
      END_STATE();
    case 1006:
      if (lookahead == 't') ADVANCE(1183);
      END_STATE();
    case 1007:
      if (lookahead == 'z') ADVANCE(1184);
      END_STATE();
    case 1008:
      if (lookahead == 'i') ADVANCE(1185);
      END_STATE();
    case 1009:
      if (lookahead == 'h') ADVANCE(1186);
      END_STATE();
    case 1010:
      if (lookahead == 's') ADVANCE(1187);
      END_STATE();
    case 1011:
      if (lookahead == 'i') ADVANCE(1188);
      END_STATE();
    case 1012:
      if (lookahead == 'l') ADVANCE(1189);
      END_STATE();
    case 1013:
      if (lookahead == 'a') ADVANCE(1190);
      END_STATE();
    case 1014:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1191);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1015:
      if (lookahead == 'd' ||
          lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1016:
      ACCEPT_TOKEN(anon_sym_complex);
      END_STATE();
    case 1017:
      if (lookahead == 'a') ADVANCE(1192);
      END_STATE();
    case 1018:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1019:
      if (lookahead == 'v') ADVANCE(1193);
      END_STATE();
    case 1020:
      if (lookahead == 'r') ADVANCE(1194);
      END_STATE();
    case 1021:
      if (lookahead == 'r') ADVANCE(1195);
      END_STATE();
    case 1022:
      if (lookahead == 'c') ADVANCE(1196);
      END_STATE();
    case 1023:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1197);
      END_STATE();
    case 1024:
      if (lookahead == 'e') ADVANCE(1198);
      END_STATE();
    case 1025:
      if (lookahead == 't') ADVANCE(1199);
      if (lookahead == 'v') ADVANCE(1200);
      END_STATE();
    case 1026:
      if (lookahead == 'e') ADVANCE(1201);
      END_STATE();
    case 1027:
      if (lookahead == '_') ADVANCE(1202);
      END_STATE();
    case 1028:
      if (lookahead == 't') ADVANCE(1203);
      END_STATE();
    case 1029:
      if (lookahead == 'n') ADVANCE(1204);
      END_STATE();
    case 1030:
      if (lookahead == 'o') ADVANCE(1205);
      END_STATE();
    case 1031:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1032:
      if (lookahead == 'h') ADVANCE(1206);
      END_STATE();
    case 1033:
      if (lookahead == 't') ADVANCE(1207);
      END_STATE();
    case 1034:
      if (lookahead == '_') ADVANCE(1208);
      END_STATE();
    case 1035:
      if (lookahead == 'm') ADVANCE(1209);
      END_STATE();
    case 1036:
      if (lookahead == 'a') ADVANCE(1210);
      END_STATE();
    case 1037:
      if (lookahead == 'r') ADVANCE(1211);
      END_STATE();
    case 1038:
      if (lookahead == 'v') ADVANCE(1212);
      END_STATE();
    case 1039:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1040:
      if (lookahead == 'o') ADVANCE(1213);
      END_STATE();
    case 1041:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1042:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 1043:
      if (lookahead == 'c') ADVANCE(1214);
      END_STATE();
    case 1044:
      if (lookahead == 'o') ADVANCE(1215);
      if (lookahead == 'r') ADVANCE(1216);
      END_STATE();
    case 1045:
      if (lookahead == 'a') ADVANCE(1217);
      END_STATE();
    case 1046:
      if (lookahead == 'i') ADVANCE(1218);
      END_STATE();
    case 1047:
      if (lookahead == '_') ADVANCE(1219);
      END_STATE();
    case 1048:
      if (lookahead == 'v') ADVANCE(52);
      END_STATE();
    case 1049:
      if (lookahead == 'o') ADVANCE(1220);
      END_STATE();
    case 1050:
      if (lookahead == 'r') ADVANCE(1221);
      END_STATE();
    case 1051:
      if (lookahead == 'n') ADVANCE(1222);
      END_STATE();
    case 1052:
      if (lookahead == 'a') ADVANCE(1223);
      if (lookahead == 'd') ADVANCE(1224);
      END_STATE();
    case 1053:
      if (lookahead == 'e') ADVANCE(1225);
      END_STATE();
    case 1054:
      if (lookahead == 'i') ADVANCE(1226);
      if (lookahead == 't') ADVANCE(1227);
      END_STATE();
    case 1055:
      if (lookahead == 'z') ADVANCE(1228);
      END_STATE();
    case 1056:
      if (lookahead == 'e') ADVANCE(1229);
      END_STATE();
    case 1057:
      if (lookahead == 'm') ADVANCE(1230);
      END_STATE();
    case 1058:
      if (lookahead == 'z') ADVANCE(1231);
      END_STATE();
    case 1059:
      if (lookahead == 'r') ADVANCE(1232);
      END_STATE();
    case 1060:
      if (lookahead == 'e') ADVANCE(1233);
      END_STATE();
    case 1061:
      if (lookahead == 'a') ADVANCE(1234);
      END_STATE();
    case 1062:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1063:
      if (lookahead == 'd') ADVANCE(1235);
      END_STATE();
    case 1064:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1065:
      if (lookahead == 'm') ADVANCE(1236);
      END_STATE();
    case 1066:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1067:
      if (lookahead == 'v') ADVANCE(1237);
      END_STATE();
    case 1068:
      if (lookahead == 'i') ADVANCE(1238);
      END_STATE();
    case 1069:
      if (lookahead == 'e') ADVANCE(1239);
      END_STATE();
    case 1070:
      if (lookahead == 'i') ADVANCE(1240);
      END_STATE();
    case 1071:
      if (lookahead == 'n') ADVANCE(1241);
      END_STATE();
    case 1072:
      if (lookahead == 'g') ADVANCE(1242);
      END_STATE();
    case 1073:
      if (lookahead == 't') ADVANCE(1243);
      END_STATE();
    case 1074:
      if (lookahead == 'a') ADVANCE(1244);
      END_STATE();
    case 1075:
      if (lookahead == 'c') ADVANCE(1245);
      END_STATE();
    case 1076:
      if (lookahead == 'n') ADVANCE(1246);
      END_STATE();
    case 1077:
      if (lookahead == 'n') ADVANCE(1247);
      END_STATE();
    case 1078:
      if (lookahead == 'c') ADVANCE(1248);
      END_STATE();
    case 1079:
      if (lookahead == 'g') ADVANCE(1249);
      END_STATE();
    case 1080:
      if (lookahead == 'r') ADVANCE(1250);
      END_STATE();
    case 1081:
      if (lookahead == 'o') ADVANCE(1251);
      END_STATE();
    case 1082:
      if (lookahead == 'u') ADVANCE(1252);
      END_STATE();
    case 1083:
      if (lookahead == 'g') ADVANCE(1253);
      END_STATE();
    case 1084:
      if (lookahead == 'u') ADVANCE(1254);
      END_STATE();
    case 1085:
      if (lookahead == 'r') ADVANCE(1255);
      END_STATE();
    case 1086:
      if (lookahead == 'i') ADVANCE(1256);
      if (lookahead == 'p') ADVANCE(1257);
      END_STATE();
    case 1087:
      if (lookahead == 'n') ADVANCE(1258);
      END_STATE();
    case 1088:
      if (lookahead == 'c') ADVANCE(1259);
      END_STATE();
    case 1089:
      if (lookahead == 'k') ADVANCE(1260);
      if (lookahead == 'o') ADVANCE(1261);
      END_STATE();
    case 1090:
      if (lookahead == 'l') ADVANCE(1262);
      END_STATE();
    case 1091:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1092:
      if (lookahead == 's') ADVANCE(1263);
      END_STATE();
    case 1093:
      if (lookahead == 'e') ADVANCE(1264);
      END_STATE();
    case 1094:
      if (lookahead == 'e') ADVANCE(1265);
      END_STATE();
    case 1095:
      if (lookahead == 'o') ADVANCE(1266);
      END_STATE();
    case 1096:
      if (lookahead == 'g') ADVANCE(1267);
      END_STATE();
    case 1097:
      if (lookahead == 'k') ADVANCE(1268);
      END_STATE();
    case 1098:
      if (lookahead == 'm') ADVANCE(1269);
      END_STATE();
    case 1099:
      if (lookahead == 'e') ADVANCE(1270);
      END_STATE();
    case 1100:
      if (lookahead == 'k') ADVANCE(1271);
      END_STATE();
    case 1101:
      if (lookahead == 'o') ADVANCE(1272);
      END_STATE();
    case 1102:
      if (lookahead == 'r') ADVANCE(1273);
      END_STATE();
    case 1103:
      if (lookahead == '_') ADVANCE(1274);
      END_STATE();
    case 1104:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1105:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1106:
      if (lookahead == 'i') ADVANCE(1275);
      END_STATE();
    case 1107:
      if (lookahead == 'e') ADVANCE(1276);
      END_STATE();
    case 1108:
      if (lookahead == 's') ADVANCE(1277);
      END_STATE();
    case 1109:
      if (lookahead == 'w') ADVANCE(52);
      END_STATE();
    case 1110:
      if (lookahead == 's') ADVANCE(1278);
      END_STATE();
    case 1111:
      if (lookahead == 'e') ADVANCE(1279);
      END_STATE();
    case 1112:
      if (lookahead == 'm') ADVANCE(1280);
      END_STATE();
    case 1113:
      if (lookahead == '_') ADVANCE(1281);
      END_STATE();
    case 1114:
      if (lookahead == 'e') ADVANCE(1282);
      END_STATE();
    case 1115:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 1116:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1117:
      if (lookahead == 't') ADVANCE(1283);
      END_STATE();
    case 1118:
      if (lookahead == 't') ADVANCE(1284);
      END_STATE();
    case 1119:
      if (lookahead == 'i') ADVANCE(1285);
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1120:
      if (lookahead == 'n') ADVANCE(1286);
      END_STATE();
    case 1121:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1122:
      if (lookahead == 'i') ADVANCE(1287);
      END_STATE();
    case 1123:
      if (lookahead == 't') ADVANCE(1288);
      END_STATE();
    case 1124:
      if (lookahead == 'l') ADVANCE(1289);
      END_STATE();
    case 1125:
      if (lookahead == 'o') ADVANCE(1290);
      END_STATE();
    case 1126:
      if (lookahead == 'f') ADVANCE(1291);
      END_STATE();
    case 1127:
      if (lookahead == 't') ADVANCE(1292);
      END_STATE();
    case 1128:
      if (lookahead == '_') ADVANCE(1293);
      END_STATE();
    case 1129:
      if (lookahead == 'g') ADVANCE(52);
      END_STATE();
    case 1130:
      if (lookahead == '_') ADVANCE(1294);
      END_STATE();
    case 1131:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1132:
      if (lookahead == 'd') ADVANCE(1295);
      END_STATE();
    case 1133:
      if (lookahead == 'u') ADVANCE(1296);
      END_STATE();
    case 1134:
      if (lookahead == 's') ADVANCE(1297);
      END_STATE();
    case 1135:
      if (lookahead == '_') ADVANCE(1298);
      END_STATE();
    case 1136:
      if (lookahead == 'g') ADVANCE(52);
      END_STATE();
    case 1137:
      if (lookahead == 'i') ADVANCE(1299);
      END_STATE();
    case 1138:
      if (lookahead == 'x') ADVANCE(1300);
      END_STATE();
    case 1139:
      if (lookahead == 'm') ADVANCE(1301);
      END_STATE();
    case 1140:
      if (lookahead == 'x') ADVANCE(1302);
      END_STATE();
    case 1141:
      if (lookahead == 'i') ADVANCE(1303);
      END_STATE();
    case 1142:
      if (lookahead == 'c') ADVANCE(1304);
      END_STATE();
    case 1143:
      if (lookahead == 'x') ADVANCE(1305);
      END_STATE();
    case 1144:
      if (lookahead == 'r') ADVANCE(1306);
      END_STATE();
    case 1145:
      if (lookahead == 'x') ADVANCE(52);
      END_STATE();
    case 1146:
      if (lookahead == 'd') ADVANCE(1307);
      END_STATE();
    case 1147:
      ACCEPT_TOKEN(anon_sym_strided);
      END_STATE();
    case 1148:
      if (lookahead == 't') ADVANCE(1308);
      END_STATE();
    case 1149:
      if (lookahead == 'p') ADVANCE(1309);
      END_STATE();
    case 1150:
      if (lookahead == 'l') ADVANCE(1310);
      END_STATE();
    case 1151:
      if (lookahead == 's') ADVANCE(1311);
      END_STATE();
    case 1152:
      if (lookahead == 'i') ADVANCE(1312);
      if (lookahead == 's') ADVANCE(1313);
      END_STATE();
    case 1153:
      if (lookahead == 'a') ADVANCE(1314);
      END_STATE();
    case 1154:
      if (lookahead == 'l') ADVANCE(1315);
      END_STATE();
    case 1155:
      if (lookahead == 'z') ADVANCE(1316);
      END_STATE();
    case 1156:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1157:
      if (lookahead == 'u') ADVANCE(1317);
      END_STATE();
    case 1158:
      if (lookahead == 's') ADVANCE(1318);
      END_STATE();
    case 1159:
      if (lookahead == 'n') ADVANCE(1319);
      END_STATE();
    case 1160:
      if (lookahead == 'o') ADVANCE(1320);
      END_STATE();
    case 1161:
      if (lookahead == 'u') ADVANCE(1321);
      END_STATE();
    case 1162:
      if (lookahead == 's') ADVANCE(1322);
      END_STATE();
    case 1163:
      if (lookahead == 't') ADVANCE(1323);
      END_STATE();
    case 1164:
      if (lookahead == 't') ADVANCE(1324);
      END_STATE();
    case 1165:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1325);
      END_STATE();
    case 1166:
      if (lookahead == 'l') ADVANCE(1326);
      if (lookahead == 's') ADVANCE(1327);
      END_STATE();
    case 1167:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1168:
      if (lookahead == 'v') ADVANCE(1328);
      END_STATE();
    case 1169:
      if (lookahead == 'z') ADVANCE(1329);
      END_STATE();
    case 1170:
      if (lookahead == 'm') ADVANCE(1330);
      END_STATE();
    case 1171:
      if (lookahead == 'p') ADVANCE(1331);
      END_STATE();
    case 1172:
      if (lookahead == 'u') ADVANCE(1332);
      END_STATE();
    case 1173:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1174:
      if (lookahead == 'a') ADVANCE(1333);
      END_STATE();
    case 1175:
      if (lookahead == 'e') ADVANCE(1334);
      END_STATE();
    case 1176:
      if (lookahead == 'v') ADVANCE(1335);
      END_STATE();
    case 1177:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1178:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1179:
      if (lookahead == '_') ADVANCE(1336);
      END_STATE();
    case 1180:
      if (lookahead == 'e') ADVANCE(1337);
      END_STATE();
    case 1181:
      if (lookahead == 'e') ADVANCE(1338);
      END_STATE();
    case 1182:
      if (lookahead == 'r') ADVANCE(1339);
      END_STATE();
    case 1183:
      if (lookahead == 'e') ADVANCE(1340);
      END_STATE();
    case 1184:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1185:
      if (lookahead == 'm') ADVANCE(1341);
      END_STATE();
    case 1186:
      if (lookahead == 'e') ADVANCE(1342);
      END_STATE();
    case 1187:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1188:
      if (lookahead == 'z') ADVANCE(1343);
      END_STATE();
    case 1189:
      if (lookahead == 'i') ADVANCE(1344);
      END_STATE();
    case 1190:
      if (lookahead == 't') ADVANCE(1345);
      END_STATE();
    case 1191:
      if (lookahead == 's') ADVANCE(1346);
      END_STATE();
    case 1192:
      if (lookahead == 'x') ADVANCE(1347);
      END_STATE();
    case 1193:
      if (lookahead == 'a') ADVANCE(1348);
      END_STATE();
    case 1194:
      if (lookahead == 'a') ADVANCE(1349);
      END_STATE();
    case 1195:
      if (lookahead == '_') ADVANCE(1350);
      END_STATE();
    case 1196:
      if (lookahead == 'a') ADVANCE(1351);
      END_STATE();
    case 1197:
      if (lookahead == 'a') ADVANCE(1352);
      END_STATE();
    case 1198:
      if (lookahead == 's') ADVANCE(1353);
      END_STATE();
    case 1199:
      if (lookahead == 'y') ADVANCE(1354);
      END_STATE();
    case 1200:
      if (lookahead == 'e') ADVANCE(1355);
      END_STATE();
    case 1201:
      if (lookahead == 'n') ADVANCE(1356);
      END_STATE();
    case 1202:
      if (lookahead == 'b') ADVANCE(1357);
      END_STATE();
    case 1203:
      if (lookahead == 'i') ADVANCE(1358);
      END_STATE();
    case 1204:
      if (lookahead == 'u') ADVANCE(1359);
      END_STATE();
    case 1205:
      if (lookahead == 'n') ADVANCE(1360);
      END_STATE();
    case 1206:
      if (lookahead == 'e') ADVANCE(1361);
      END_STATE();
    case 1207:
      ACCEPT_TOKEN(anon_sym_distinct);
      END_STATE();
    case 1208:
      if (lookahead == 's') ADVANCE(1362);
      END_STATE();
    case 1209:
      if (lookahead == 'e') ADVANCE(1363);
      END_STATE();
    case 1210:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 1211:
      if (lookahead == 'i') ADVANCE(1364);
      END_STATE();
    case 1212:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1213:
      if (lookahead == 'n') ADVANCE(1365);
      END_STATE();
    case 1214:
      if (lookahead == 'o') ADVANCE(1366);
      END_STATE();
    case 1215:
      if (lookahead == 'p') ADVANCE(1367);
      END_STATE();
    case 1216:
      if (lookahead == 'e') ADVANCE(1368);
      END_STATE();
    case 1217:
      if (lookahead == 'l') ADVANCE(1369);
      END_STATE();
    case 1218:
      if (lookahead == 'v') ADVANCE(1370);
      END_STATE();
    case 1219:
      if (lookahead == 'r') ADVANCE(1371);
      END_STATE();
    case 1220:
      if (lookahead == 'x') ADVANCE(1372);
      END_STATE();
    case 1221:
      if (lookahead == 'o') ADVANCE(1373);
      END_STATE();
    case 1222:
      if (lookahead == '_') ADVANCE(1374);
      END_STATE();
    case 1223:
      if (lookahead == 'x') ADVANCE(1375);
      END_STATE();
    case 1224:
      if (lookahead == 'i') ADVANCE(1376);
      END_STATE();
    case 1225:
      if (lookahead == '_') ADVANCE(1377);
      if (lookahead == 'd') ADVANCE(1378);
      END_STATE();
    case 1226:
      if (lookahead == 'z') ADVANCE(1379);
      END_STATE();
    case 1227:
      if (lookahead == 'r') ADVANCE(1380);
      END_STATE();
    case 1228:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1229:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1230:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1231:
      if (lookahead == 'e') ADVANCE(1381);
      END_STATE();
    case 1232:
      if (lookahead == 't') ADVANCE(1382);
      END_STATE();
    case 1233:
      if (lookahead == '_') ADVANCE(1383);
      END_STATE();
    case 1234:
      if (lookahead == 'r') ADVANCE(1384);
      END_STATE();
    case 1235:
      if (lookahead == 'y') ADVANCE(1385);
      END_STATE();
    case 1236:
      if (lookahead == '_') ADVANCE(1386);
      END_STATE();
    case 1237:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1238:
      if (lookahead == 'm') ADVANCE(1387);
      END_STATE();
    case 1239:
      if (lookahead == 'r') ADVANCE(1388);
      END_STATE();
    case 1240:
      if (lookahead == 'l') ADVANCE(1389);
      END_STATE();
    case 1241:
      if (lookahead == 's') ADVANCE(1390);
      END_STATE();
    case 1242:
      if (lookahead == '_') ADVANCE(1391);
      END_STATE();
    case 1243:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1244:
      if (lookahead == 'n') ADVANCE(1392);
      END_STATE();
    case 1245:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1246:
      if (lookahead == 't') ADVANCE(1393);
      END_STATE();
    case 1247:
      if (lookahead == '_') ADVANCE(1394);
      END_STATE();
    case 1248:
      if (lookahead == 'e') ADVANCE(1395);
      END_STATE();
    case 1249:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1250:
      if (lookahead == '_') ADVANCE(1396);
      END_STATE();
    case 1251:
      if (lookahead == 'u') ADVANCE(1397);
      END_STATE();
    case 1252:
      if (lookahead == 'n') ADVANCE(1398);
      END_STATE();
    case 1253:
      if (lookahead == '_') ADVANCE(1399);
      END_STATE();
    case 1254:
      if (lookahead == 's') ADVANCE(1400);
      END_STATE();
    case 1255:
      if (lookahead == 'i') ADVANCE(1401);
      END_STATE();
    case 1256:
      if (lookahead == 'n') ADVANCE(1402);
      END_STATE();
    case 1257:
      if (lookahead == 'a') ADVANCE(1403);
      END_STATE();
    case 1258:
      if (lookahead == 's') ADVANCE(1404);
      END_STATE();
    case 1259:
      if (lookahead == 'n') ADVANCE(1405);
      END_STATE();
    case 1260:
      if (lookahead == 'i') ADVANCE(1406);
      END_STATE();
    case 1261:
      if (lookahead == 'r') ADVANCE(1407);
      END_STATE();
    case 1262:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1263:
      if (lookahead == 't') ADVANCE(1408);
      END_STATE();
    case 1264:
      if (lookahead == 't') ADVANCE(1409);
      END_STATE();
    case 1265:
      if (lookahead == 'r') ADVANCE(1410);
      END_STATE();
    case 1266:
      if (lookahead == 'r') ADVANCE(1411);
      END_STATE();
    case 1267:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1268:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1269:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1270:
      if (lookahead == 'a') ADVANCE(1412);
      END_STATE();
    case 1271:
      if (lookahead == 'e') ADVANCE(1413);
      END_STATE();
    case 1272:
      if (lookahead == 'f') ADVANCE(1414);
      END_STATE();
    case 1273:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1274:
      if (lookahead == 'a') ADVANCE(1415);
      END_STATE();
    case 1275:
      if (lookahead == 'm') ADVANCE(1416);
      END_STATE();
    case 1276:
      if (lookahead == 'r') ADVANCE(1417);
      END_STATE();
    case 1277:
      if (lookahead == 'h') ADVANCE(1418);
      END_STATE();
    case 1278:
      if (lookahead == 'i') ADVANCE(1419);
      END_STATE();
    case 1279:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1280:
      if (lookahead == 'u') ADVANCE(1420);
      END_STATE();
    case 1281:
      if (lookahead == 's') ADVANCE(1421);
      if (lookahead == 'v') ADVANCE(1422);
      END_STATE();
    case 1282:
      if (lookahead == 'l') ADVANCE(1423);
      END_STATE();
    case 1283:
      if (lookahead == 'i') ADVANCE(1424);
      END_STATE();
    case 1284:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1285:
      if (lookahead == 'e') ADVANCE(1425);
      END_STATE();
    case 1286:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1287:
      if (lookahead == 'e') ADVANCE(1426);
      END_STATE();
    case 1288:
      if (lookahead == 'i') ADVANCE(1427);
      END_STATE();
    case 1289:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1290:
      if (lookahead == 'n') ADVANCE(1428);
      END_STATE();
    case 1291:
      if (lookahead == 's') ADVANCE(1429);
      END_STATE();
    case 1292:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1430);
      END_STATE();
    case 1293:
      if (lookahead == 'i') ADVANCE(1431);
      END_STATE();
    case 1294:
      if (lookahead == 'a') ADVANCE(1432);
      if (lookahead == 'd') ADVANCE(1433);
      END_STATE();
    case 1295:
      if (lookahead == '_') ADVANCE(1434);
      END_STATE();
    case 1296:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1297:
      if (lookahead == 'e') ADVANCE(1435);
      END_STATE();
    case 1298:
      if (lookahead == 'd') ADVANCE(1436);
      END_STATE();
    case 1299:
      if (lookahead == 'z') ADVANCE(1437);
      END_STATE();
    case 1300:
      if (lookahead == 'i') ADVANCE(1438);
      END_STATE();
    case 1301:
      if (lookahead == 'i') ADVANCE(1439);
      END_STATE();
    case 1302:
      if (lookahead == 'i') ADVANCE(1440);
      END_STATE();
    case 1303:
      if (lookahead == 'm') ADVANCE(1441);
      END_STATE();
    case 1304:
      if (lookahead == 'a') ADVANCE(1442);
      END_STATE();
    case 1305:
      if (lookahead == 'e') ADVANCE(1443);
      if (lookahead == 'i') ADVANCE(1444);
      END_STATE();
    case 1306:
      if (lookahead == 'a') ADVANCE(1445);
      END_STATE();
    case 1307:
      if (lookahead == 'x') ADVANCE(52);
      END_STATE();
    case 1308:
      if (lookahead == 'e') ADVANCE(1446);
      END_STATE();
    case 1309:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1310:
      if (lookahead == 'l') ADVANCE(1447);
      END_STATE();
    case 1311:
      if (lookahead == 'e') ADVANCE(1448);
      END_STATE();
    case 1312:
      if (lookahead == 'n') ADVANCE(1449);
      END_STATE();
    case 1313:
      if (lookahead == 'g') ADVANCE(1450);
      END_STATE();
    case 1314:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 1315:
      if (lookahead == 'i') ADVANCE(1451);
      END_STATE();
    case 1316:
      if (lookahead == 'e') ADVANCE(1452);
      END_STATE();
    case 1317:
      if (lookahead == 'm') ADVANCE(1453);
      END_STATE();
    case 1318:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1319:
      if (lookahead == 'v') ADVANCE(1454);
      END_STATE();
    case 1320:
      if (lookahead == 'u') ADVANCE(1455);
      END_STATE();
    case 1321:
      if (lookahead == 'n') ADVANCE(1456);
      END_STATE();
    case 1322:
      if (lookahead == 'c') ADVANCE(1457);
      END_STATE();
    case 1323:
      if (lookahead == 'e') ADVANCE(1458);
      END_STATE();
    case 1324:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1325:
      if (lookahead == 'p') ADVANCE(1459);
      END_STATE();
    case 1326:
      if (lookahead == 'e') ADVANCE(1460);
      END_STATE();
    case 1327:
      if (lookahead == 'i') ADVANCE(1461);
      END_STATE();
    case 1328:
      if (lookahead == 'n') ADVANCE(1462);
      END_STATE();
    case 1329:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1330:
      if (lookahead == 'p') ADVANCE(1463);
      END_STATE();
    case 1331:
      if (lookahead == '_') ADVANCE(1464);
      END_STATE();
    case 1332:
      if (lookahead == 'p') ADVANCE(1465);
      END_STATE();
    case 1333:
      if (lookahead == 'p') ADVANCE(1466);
      END_STATE();
    case 1334:
      if (lookahead == 't') ADVANCE(1467);
      END_STATE();
    case 1335:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1336:
      if (lookahead == 'f') ADVANCE(1468);
      END_STATE();
    case 1337:
      if (lookahead == 'r') ADVANCE(1469);
      END_STATE();
    case 1338:
      if (lookahead == 'c') ADVANCE(1470);
      END_STATE();
    case 1339:
      if (lookahead == 'r') ADVANCE(1471);
      END_STATE();
    case 1340:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1341:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1342:
      if (lookahead == 'c') ADVANCE(1472);
      END_STATE();
    case 1343:
      if (lookahead == 'z') ADVANCE(1473);
      END_STATE();
    case 1344:
      if (lookahead == 'c') ADVANCE(1474);
      END_STATE();
    case 1345:
      if (lookahead == 'i') ADVANCE(1475);
      END_STATE();
    case 1346:
      if (lookahead == 'i') ADVANCE(1476);
      END_STATE();
    case 1347:
      if (lookahead == 'i') ADVANCE(1477);
      END_STATE();
    case 1348:
      if (lookahead == 't') ADVANCE(1478);
      END_STATE();
    case 1349:
      if (lookahead == 'n') ADVANCE(1479);
      END_STATE();
    case 1350:
      if (lookahead == 'p') ADVANCE(1480);
      END_STATE();
    case 1351:
      if (lookahead == 't') ADVANCE(1481);
      END_STATE();
    case 1352:
      if (lookahead == 's') ADVANCE(1482);
      END_STATE();
    case 1353:
      if (lookahead == 'o') ADVANCE(1483);
      END_STATE();
    case 1354:
      if (lookahead == 'p') ADVANCE(1484);
      END_STATE();
    case 1355:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 1356:
      if (lookahead == 'c') ADVANCE(1485);
      END_STATE();
    case 1357:
      if (lookahead == 'i') ADVANCE(1486);
      END_STATE();
    case 1358:
      if (lookahead == 'o') ADVANCE(1487);
      END_STATE();
    case 1359:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 1360:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1361:
      if (lookahead == 'd') ADVANCE(1488);
      END_STATE();
    case 1362:
      if (lookahead == 'h') ADVANCE(1489);
      END_STATE();
    case 1363:
      if (lookahead == 'o') ADVANCE(1490);
      END_STATE();
    case 1364:
      if (lookahead == 'o') ADVANCE(1491);
      END_STATE();
    case 1365:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1366:
      if (lookahead == 'p') ADVANCE(1492);
      END_STATE();
    case 1367:
      if (lookahead == 'e') ADVANCE(1493);
      END_STATE();
    case 1368:
      if (lookahead == 's') ADVANCE(1494);
      END_STATE();
    case 1369:
      if (lookahead == 'e') ADVANCE(1495);
      END_STATE();
    case 1370:
      if (lookahead == 'a') ADVANCE(1496);
      END_STATE();
    case 1371:
      if (lookahead == 'e') ADVANCE(1497);
      END_STATE();
    case 1372:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1373:
      if (lookahead == 'l') ADVANCE(1498);
      END_STATE();
    case 1374:
      if (lookahead == 'd') ADVANCE(1499);
      END_STATE();
    case 1375:
      if (lookahead == 'i') ADVANCE(1500);
      END_STATE();
    case 1376:
      if (lookahead == 'm') ADVANCE(1501);
      END_STATE();
    case 1377:
      if (lookahead == 'g') ADVANCE(1502);
      END_STATE();
    case 1378:
      if (lookahead == 'O') ADVANCE(1503);
      END_STATE();
    case 1379:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1380:
      if (lookahead == 'i') ADVANCE(1504);
      END_STATE();
    case 1381:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1382:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1383:
      if (lookahead == 'e') ADVANCE(1505);
      END_STATE();
    case 1384:
      if (lookahead == 'e') ADVANCE(1506);
      END_STATE();
    case 1385:
      if (lookahead == 'n') ADVANCE(1507);
      END_STATE();
    case 1386:
      if (lookahead == 's') ADVANCE(1508);
      END_STATE();
    case 1387:
      if (lookahead == 's') ADVANCE(1509);
      END_STATE();
    case 1388:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 1389:
      if (lookahead == 'e') ADVANCE(1510);
      END_STATE();
    case 1390:
      if (lookahead == 't') ADVANCE(1511);
      END_STATE();
    case 1391:
      if (lookahead == 'd') ADVANCE(1512);
      if (lookahead == 'l') ADVANCE(1513);
      END_STATE();
    case 1392:
      if (lookahead == 'g') ADVANCE(1514);
      END_STATE();
    case 1393:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1515);
      END_STATE();
    case 1394:
      if (lookahead == 's') ADVANCE(1516);
      END_STATE();
    case 1395:
      if (lookahead == '_') ADVANCE(1517);
      END_STATE();
    case 1396:
      if (lookahead == 'i') ADVANCE(1518);
      END_STATE();
    case 1397:
      if (lookahead == 'n') ADVANCE(1519);
      END_STATE();
    case 1398:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1399:
      if (lookahead == 's') ADVANCE(1520);
      END_STATE();
    case 1400:
      if (lookahead == 'e') ADVANCE(1521);
      END_STATE();
    case 1401:
      if (lookahead == 'e') ADVANCE(1522);
      END_STATE();
    case 1402:
      if (lookahead == 'n') ADVANCE(1523);
      END_STATE();
    case 1403:
      if (lookahead == 'c') ADVANCE(1524);
      if (lookahead == 'd') ADVANCE(1525);
      END_STATE();
    case 1404:
      if (lookahead == 'f') ADVANCE(1526);
      END_STATE();
    case 1405:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1406:
      if (lookahead == 'n') ADVANCE(1527);
      END_STATE();
    case 1407:
      if (lookahead == 'd') ADVANCE(1528);
      END_STATE();
    case 1408:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1529);
      END_STATE();
    case 1409:
      if (lookahead == 'c') ADVANCE(1530);
      END_STATE();
    case 1410:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1411:
      if (lookahead == 'a') ADVANCE(1531);
      END_STATE();
    case 1412:
      if (lookahead == 'd') ADVANCE(1532);
      END_STATE();
    case 1413:
      if (lookahead == 'r') ADVANCE(1533);
      END_STATE();
    case 1414:
      if (lookahead == '_') ADVANCE(1534);
      END_STATE();
    case 1415:
      if (lookahead == 't') ADVANCE(1535);
      END_STATE();
    case 1416:
      if (lookahead == 's') ADVANCE(1536);
      END_STATE();
    case 1417:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 1418:
      if (lookahead == 'a') ADVANCE(1537);
      END_STATE();
    case 1419:
      if (lookahead == 'z') ADVANCE(1538);
      END_STATE();
    case 1420:
      if (lookahead == 'l') ADVANCE(1539);
      END_STATE();
    case 1421:
      if (lookahead == 'i') ADVANCE(1540);
      END_STATE();
    case 1422:
      if (lookahead == 'a') ADVANCE(1541);
      END_STATE();
    case 1423:
      if (lookahead == '_') ADVANCE(1542);
      END_STATE();
    case 1424:
      if (lookahead == 'o') ADVANCE(1543);
      END_STATE();
    case 1425:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1426:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1427:
      if (lookahead == 'o') ADVANCE(1544);
      END_STATE();
    case 1428:
      ACCEPT_TOKEN(sym_keyword);
      if (lookahead == '_') ADVANCE(1545);
      END_STATE();
    case 1429:
      if (lookahead == 'e') ADVANCE(1546);
      END_STATE();
    case 1430:
      if (lookahead == 'r') ADVANCE(1547);
      END_STATE();
    case 1431:
      if (lookahead == 'n') ADVANCE(1548);
      END_STATE();
    case 1432:
      if (lookahead == 'x') ADVANCE(1549);
      END_STATE();
    case 1433:
      if (lookahead == 'i') ADVANCE(1550);
      END_STATE();
    case 1434:
      if (lookahead == 'r') ADVANCE(1551);
      END_STATE();
    case 1435:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1436:
      if (lookahead == 'i') ADVANCE(1552);
      END_STATE();
    case 1437:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1438:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1439:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1440:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1441:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1442:
      if (lookahead == 't') ADVANCE(1553);
      END_STATE();
    case 1443:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1444:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1445:
      if (lookahead == 'n') ADVANCE(1554);
      END_STATE();
    case 1446:
      if (lookahead == 'r') ADVANCE(1555);
      END_STATE();
    case 1447:
      if (lookahead == '_') ADVANCE(1556);
      END_STATE();
    case 1448:
      if (lookahead == '_') ADVANCE(1557);
      END_STATE();
    case 1449:
      if (lookahead == 's') ADVANCE(1558);
      END_STATE();
    case 1450:
      if (lookahead == '_') ADVANCE(1559);
      END_STATE();
    case 1451:
      if (lookahead == 'm') ADVANCE(1560);
      END_STATE();
    case 1452:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1453:
      if (lookahead == '_') ADVANCE(1561);
      END_STATE();
    case 1454:
      if (lookahead == 'e') ADVANCE(1562);
      END_STATE();
    case 1455:
      if (lookahead == 'n') ADVANCE(1563);
      END_STATE();
    case 1456:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1457:
      if (lookahead == 'r') ADVANCE(1564);
      END_STATE();
    case 1458:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1459:
      if (lookahead == 't') ADVANCE(1565);
      END_STATE();
    case 1460:
      if (lookahead == 'n') ADVANCE(1566);
      END_STATE();
    case 1461:
      if (lookahead == 'z') ADVANCE(1567);
      END_STATE();
    case 1462:
      if (lookahead == 'u') ADVANCE(1568);
      END_STATE();
    case 1463:
      if (lookahead == 'u') ADVANCE(1569);
      END_STATE();
    case 1464:
      if (lookahead == 's') ADVANCE(1570);
      END_STATE();
    case 1465:
      if (lookahead == 'M') ADVANCE(1571);
      END_STATE();
    case 1466:
      ACCEPT_TOKEN(anon_sym_affine_map);
      END_STATE();
    case 1467:
      ACCEPT_TOKEN(anon_sym_affine_set);
      END_STATE();
    case 1468:
      if (lookahead == 'o') ADVANCE(1572);
      END_STATE();
    case 1469:
      if (lookahead == 'c') ADVANCE(1573);
      END_STATE();
    case 1470:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1471:
      if (lookahead == 'i') ADVANCE(1574);
      END_STATE();
    case 1472:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1473:
      if (lookahead == 'l') ADVANCE(1575);
      END_STATE();
    case 1474:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1475:
      if (lookahead == 'o') ADVANCE(1576);
      END_STATE();
    case 1476:
      if (lookahead == 'z') ADVANCE(1577);
      END_STATE();
    case 1477:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1478:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1479:
      if (lookahead == 'd') ADVANCE(1578);
      END_STATE();
    case 1480:
      if (lookahead == 't') ADVANCE(1579);
      END_STATE();
    case 1481:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1482:
      if (lookahead == 'y') ADVANCE(1580);
      END_STATE();
    case 1483:
      if (lookahead == 'u') ADVANCE(1581);
      END_STATE();
    case 1484:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1485:
      if (lookahead == 'e') ADVANCE(1582);
      END_STATE();
    case 1486:
      if (lookahead == 't') ADVANCE(1583);
      END_STATE();
    case 1487:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1488:
      if (lookahead == 'u') ADVANCE(1584);
      END_STATE();
    case 1489:
      if (lookahead == 'a') ADVANCE(1585);
      END_STATE();
    case 1490:
      if (lookahead == 'u') ADVANCE(1586);
      END_STATE();
    case 1491:
      if (lookahead == 'r') ADVANCE(1587);
      END_STATE();
    case 1492:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1493:
      if (lookahead == 'r') ADVANCE(1588);
      END_STATE();
    case 1494:
      if (lookahead == 'u') ADVANCE(1589);
      END_STATE();
    case 1495:
      if (lookahead == 'B') ADVANCE(1590);
      if (lookahead == 'L') ADVANCE(1591);
      END_STATE();
    case 1496:
      if (lookahead == 't') ADVANCE(1592);
      END_STATE();
    case 1497:
      if (lookahead == 's') ADVANCE(1593);
      END_STATE();
    case 1498:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 1499:
      if (lookahead == 'e') ADVANCE(1594);
      END_STATE();
    case 1500:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1501:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1502:
      if (lookahead == 'p') ADVANCE(1595);
      END_STATE();
    case 1503:
      if (lookahead == 'p') ADVANCE(1596);
      END_STATE();
    case 1504:
      if (lookahead == 'd') ADVANCE(1597);
      END_STATE();
    case 1505:
      if (lookahead == 'f') ADVANCE(1598);
      END_STATE();
    case 1506:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1507:
      if (lookahead == 'a') ADVANCE(1599);
      END_STATE();
    case 1508:
      if (lookahead == 'p') ADVANCE(1600);
      END_STATE();
    case 1509:
      if (lookahead == '_') ADVANCE(1601);
      END_STATE();
    case 1510:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1511:
      if (lookahead == '_') ADVANCE(1602);
      END_STATE();
    case 1512:
      if (lookahead == 'a') ADVANCE(1603);
      END_STATE();
    case 1513:
      if (lookahead == 'a') ADVANCE(1604);
      END_STATE();
    case 1514:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1515:
      if (lookahead == 'g') ADVANCE(1605);
      END_STATE();
    case 1516:
      if (lookahead == 't') ADVANCE(1606);
      END_STATE();
    case 1517:
      if (lookahead == 'p') ADVANCE(1607);
      END_STATE();
    case 1518:
      if (lookahead == 'n') ADVANCE(1608);
      END_STATE();
    case 1519:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1520:
      if (lookahead == 't') ADVANCE(1609);
      END_STATE();
    case 1521:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1522:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1523:
      if (lookahead == 'e') ADVANCE(1610);
      END_STATE();
    case 1524:
      if (lookahead == 'k') ADVANCE(1611);
      END_STATE();
    case 1525:
      if (lookahead == 'd') ADVANCE(1612);
      END_STATE();
    case 1526:
      if (lookahead == 'e') ADVANCE(1613);
      END_STATE();
    case 1527:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1528:
      if (lookahead == 'e') ADVANCE(1614);
      END_STATE();
    case 1529:
      if (lookahead == 'm') ADVANCE(1615);
      END_STATE();
    case 1530:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 1531:
      if (lookahead == 'l') ADVANCE(52);
      END_STATE();
    case 1532:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1533:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1534:
      if (lookahead == 't') ADVANCE(1616);
      END_STATE();
    case 1535:
      if (lookahead == 't') ADVANCE(1617);
      END_STATE();
    case 1536:
      if (lookahead == '_') ADVANCE(1618);
      END_STATE();
    case 1537:
      if (lookahead == 'p') ADVANCE(1619);
      END_STATE();
    case 1538:
      if (lookahead == 'e') ADVANCE(1620);
      END_STATE();
    case 1539:
      if (lookahead == 't') ADVANCE(1621);
      END_STATE();
    case 1540:
      if (lookahead == 'z') ADVANCE(1622);
      END_STATE();
    case 1541:
      if (lookahead == 'l') ADVANCE(1623);
      END_STATE();
    case 1542:
      if (lookahead == 's') ADVANCE(1624);
      END_STATE();
    case 1543:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1544:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1545:
      if (lookahead == 'd') ADVANCE(1625);
      if (lookahead == 'o') ADVANCE(1626);
      END_STATE();
    case 1546:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1547:
      if (lookahead == 'o') ADVANCE(1627);
      END_STATE();
    case 1548:
      if (lookahead == 't') ADVANCE(1628);
      END_STATE();
    case 1549:
      if (lookahead == 'i') ADVANCE(1629);
      END_STATE();
    case 1550:
      if (lookahead == 'm') ADVANCE(1630);
      END_STATE();
    case 1551:
      if (lookahead == 'e') ADVANCE(1631);
      END_STATE();
    case 1552:
      if (lookahead == 'm') ADVANCE(1632);
      END_STATE();
    case 1553:
      if (lookahead == 'i') ADVANCE(1633);
      END_STATE();
    case 1554:
      if (lookahead == 's') ADVANCE(1634);
      END_STATE();
    case 1555:
      if (lookahead == '_') ADVANCE(1635);
      END_STATE();
    case 1556:
      if (lookahead == 'k') ADVANCE(1636);
      END_STATE();
    case 1557:
      if (lookahead == 'b') ADVANCE(1637);
      END_STATE();
    case 1558:
      if (lookahead == 't') ADVANCE(1638);
      END_STATE();
    case 1559:
      if (lookahead == 'd') ADVANCE(1639);
      if (lookahead == 'l') ADVANCE(1640);
      END_STATE();
    case 1560:
      if (lookahead == 'i') ADVANCE(1641);
      END_STATE();
    case 1561:
      if (lookahead == 't') ADVANCE(1642);
      END_STATE();
    case 1562:
      if (lookahead == 'r') ADVANCE(1643);
      END_STATE();
    case 1563:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1564:
      if (lookahead == 'i') ADVANCE(1644);
      END_STATE();
    case 1565:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1566:
      if (lookahead == 'g') ADVANCE(1645);
      END_STATE();
    case 1567:
      if (lookahead == 'e') ADVANCE(1646);
      END_STATE();
    case 1568:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 1569:
      if (lookahead == 't') ADVANCE(1647);
      END_STATE();
    case 1570:
      if (lookahead == 'h') ADVANCE(1648);
      END_STATE();
    case 1571:
      if (lookahead == 'a') ADVANCE(1649);
      END_STATE();
    case 1572:
      if (lookahead == 'r') ADVANCE(1650);
      END_STATE();
    case 1573:
      if (lookahead == 'h') ADVANCE(1651);
      END_STATE();
    case 1574:
      if (lookahead == 'e') ADVANCE(1652);
      END_STATE();
    case 1575:
      if (lookahead == 'e') ADVANCE(1653);
      END_STATE();
    case 1576:
      if (lookahead == 'n') ADVANCE(1654);
      END_STATE();
    case 1577:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1578:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1579:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1580:
      if (lookahead == 'n') ADVANCE(1655);
      END_STATE();
    case 1581:
      if (lookahead == 'r') ADVANCE(1656);
      END_STATE();
    case 1582:
      if (lookahead == 'a') ADVANCE(1657);
      END_STATE();
    case 1583:
      if (lookahead == '_') ADVANCE(1658);
      END_STATE();
    case 1584:
      if (lookahead == 'l') ADVANCE(1659);
      END_STATE();
    case 1585:
      if (lookahead == 'r') ADVANCE(1660);
      END_STATE();
    case 1586:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1587:
      if (lookahead == 'i') ADVANCE(1661);
      END_STATE();
    case 1588:
      if (lookahead == 'a') ADVANCE(1662);
      END_STATE();
    case 1589:
      if (lookahead == 'l') ADVANCE(1663);
      END_STATE();
    case 1590:
      if (lookahead == 'y') ADVANCE(1664);
      END_STATE();
    case 1591:
      if (lookahead == 'a') ADVANCE(1665);
      END_STATE();
    case 1592:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1593:
      if (lookahead == 'u') ADVANCE(1666);
      END_STATE();
    case 1594:
      if (lookahead == 'p') ADVANCE(1667);
      END_STATE();
    case 1595:
      if (lookahead == 'u') ADVANCE(1668);
      END_STATE();
    case 1596:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1597:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1598:
      if (lookahead == 'f') ADVANCE(1669);
      END_STATE();
    case 1599:
      if (lookahead == 'm') ADVANCE(1670);
      END_STATE();
    case 1600:
      if (lookahead == 'a') ADVANCE(1671);
      END_STATE();
    case 1601:
      if (lookahead == 'p') ADVANCE(1672);
      END_STATE();
    case 1602:
      if (lookahead == 'd') ADVANCE(1673);
      END_STATE();
    case 1603:
      if (lookahead == 't') ADVANCE(1674);
      END_STATE();
    case 1604:
      if (lookahead == 'y') ADVANCE(1675);
      END_STATE();
    case 1605:
      if (lookahead == 'r') ADVANCE(1676);
      END_STATE();
    case 1606:
      if (lookahead == 'a') ADVANCE(1677);
      END_STATE();
    case 1607:
      if (lookahead == 't') ADVANCE(1678);
      END_STATE();
    case 1608:
      if (lookahead == 't') ADVANCE(1679);
      END_STATE();
    case 1609:
      if (lookahead == 'r') ADVANCE(1680);
      END_STATE();
    case 1610:
      if (lookahead == 'r') ADVANCE(1681);
      END_STATE();
    case 1611:
      if (lookahead == 'e') ADVANCE(1682);
      END_STATE();
    case 1612:
      if (lookahead == 'e') ADVANCE(1683);
      END_STATE();
    case 1613:
      if (lookahead == 'r') ADVANCE(1684);
      END_STATE();
    case 1614:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1615:
      if (lookahead == 'a') ADVANCE(1685);
      END_STATE();
    case 1616:
      if (lookahead == 'h') ADVANCE(1686);
      END_STATE();
    case 1617:
      if (lookahead == 'r') ADVANCE(1687);
      END_STATE();
    case 1618:
      if (lookahead == 'p') ADVANCE(1688);
      END_STATE();
    case 1619:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1620:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1621:
      if (lookahead == 'i') ADVANCE(1689);
      END_STATE();
    case 1622:
      if (lookahead == 'e') ADVANCE(1690);
      END_STATE();
    case 1623:
      if (lookahead == 'u') ADVANCE(1691);
      END_STATE();
    case 1624:
      if (lookahead == 'i') ADVANCE(1692);
      END_STATE();
    case 1625:
      if (lookahead == 'i') ADVANCE(1693);
      END_STATE();
    case 1626:
      if (lookahead == 'p') ADVANCE(1694);
      END_STATE();
    case 1627:
      if (lookahead == 'o') ADVANCE(1695);
      END_STATE();
    case 1628:
      if (lookahead == 'e') ADVANCE(1696);
      END_STATE();
    case 1629:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1630:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1631:
      if (lookahead == 'g') ADVANCE(1697);
      END_STATE();
    case 1632:
      if (lookahead == 's') ADVANCE(1698);
      END_STATE();
    case 1633:
      if (lookahead == 'o') ADVANCE(1699);
      END_STATE();
    case 1634:
      if (lookahead == 'f') ADVANCE(1700);
      END_STATE();
    case 1635:
      if (lookahead == 'd') ADVANCE(1701);
      END_STATE();
    case 1636:
      if (lookahead == 'i') ADVANCE(1702);
      END_STATE();
    case 1637:
      if (lookahead == 'r') ADVANCE(1703);
      END_STATE();
    case 1638:
      if (lookahead == '_') ADVANCE(1704);
      END_STATE();
    case 1639:
      if (lookahead == 'a') ADVANCE(1705);
      END_STATE();
    case 1640:
      if (lookahead == 'a') ADVANCE(1706);
      END_STATE();
    case 1641:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1642:
      if (lookahead == 'h') ADVANCE(1707);
      END_STATE();
    case 1643:
      if (lookahead == 't') ADVANCE(1708);
      END_STATE();
    case 1644:
      if (lookahead == 'b') ADVANCE(1709);
      END_STATE();
    case 1645:
      if (lookahead == 't') ADVANCE(1710);
      END_STATE();
    case 1646:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1647:
      if (lookahead == 'e') ADVANCE(1711);
      END_STATE();
    case 1648:
      if (lookahead == 'o') ADVANCE(1712);
      END_STATE();
    case 1649:
      if (lookahead == 's') ADVANCE(1713);
      END_STATE();
    case 1650:
      if (lookahead == '_') ADVANCE(1714);
      END_STATE();
    case 1651:
      if (lookahead == 'a') ADVANCE(1715);
      END_STATE();
    case 1652:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1653:
      if (lookahead == 'S') ADVANCE(1716);
      END_STATE();
    case 1654:
      if (lookahead == '_') ADVANCE(1717);
      END_STATE();
    case 1655:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 1656:
      if (lookahead == 'c') ADVANCE(1718);
      END_STATE();
    case 1657:
      if (lookahead == 'b') ADVANCE(1719);
      END_STATE();
    case 1658:
      if (lookahead == 'a') ADVANCE(1720);
      END_STATE();
    case 1659:
      if (lookahead == 'e') ADVANCE(1721);
      END_STATE();
    case 1660:
      if (lookahead == 'e') ADVANCE(1722);
      END_STATE();
    case 1661:
      if (lookahead == 't') ADVANCE(1723);
      END_STATE();
    case 1662:
      if (lookahead == 'n') ADVANCE(1724);
      END_STATE();
    case 1663:
      if (lookahead == 't') ADVANCE(1725);
      END_STATE();
    case 1664:
      if (lookahead == 't') ADVANCE(1726);
      END_STATE();
    case 1665:
      if (lookahead == 'n') ADVANCE(1727);
      END_STATE();
    case 1666:
      if (lookahead == 'l') ADVANCE(1728);
      END_STATE();
    case 1667:
      if (lookahead == 'e') ADVANCE(1729);
      END_STATE();
    case 1668:
      if (lookahead == '_') ADVANCE(1730);
      END_STATE();
    case 1669:
      if (lookahead == 'e') ADVANCE(1731);
      END_STATE();
    case 1670:
      if (lookahead == 'i') ADVANCE(1732);
      END_STATE();
    case 1671:
      if (lookahead == 'c') ADVANCE(1733);
      END_STATE();
    case 1672:
      if (lookahead == 'o') ADVANCE(1734);
      END_STATE();
    case 1673:
      if (lookahead == 'a') ADVANCE(1735);
      END_STATE();
    case 1674:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1675:
      if (lookahead == 'o') ADVANCE(1736);
      END_STATE();
    case 1676:
      if (lookahead == 'o') ADVANCE(1737);
      END_STATE();
    case 1677:
      if (lookahead == 'c') ADVANCE(1738);
      END_STATE();
    case 1678:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1679:
      if (lookahead == 'e') ADVANCE(1739);
      END_STATE();
    case 1680:
      if (lookahead == 'a') ADVANCE(1740);
      END_STATE();
    case 1681:
      if (lookahead == '_') ADVANCE(1741);
      END_STATE();
    case 1682:
      if (lookahead == 'd') ADVANCE(1742);
      END_STATE();
    case 1683:
      if (lookahead == 'd') ADVANCE(1743);
      END_STATE();
    case 1684:
      if (lookahead == '_') ADVANCE(1744);
      END_STATE();
    case 1685:
      if (lookahead == 's') ADVANCE(1745);
      END_STATE();
    case 1686:
      if (lookahead == 'r') ADVANCE(1746);
      END_STATE();
    case 1687:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1688:
      if (lookahead == 'e') ADVANCE(1747);
      END_STATE();
    case 1689:
      if (lookahead == 'p') ADVANCE(1748);
      END_STATE();
    case 1690:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1691:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1692:
      if (lookahead == 'm') ADVANCE(1749);
      END_STATE();
    case 1693:
      if (lookahead == 'm') ADVANCE(1750);
      END_STATE();
    case 1694:
      if (lookahead == 'e') ADVANCE(1751);
      END_STATE();
    case 1695:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1696:
      if (lookahead == 'r') ADVANCE(1752);
      END_STATE();
    case 1697:
      if (lookahead == 'i') ADVANCE(1753);
      END_STATE();
    case 1698:
      if (lookahead == '_') ADVANCE(1754);
      END_STATE();
    case 1699:
      if (lookahead == 'n') ADVANCE(1755);
      END_STATE();
    case 1700:
      if (lookahead == 'e') ADVANCE(1756);
      END_STATE();
    case 1701:
      if (lookahead == 'i') ADVANCE(1757);
      END_STATE();
    case 1702:
      if (lookahead == 'n') ADVANCE(1758);
      END_STATE();
    case 1703:
      if (lookahead == 'a') ADVANCE(1759);
      END_STATE();
    case 1704:
      if (lookahead == 'd') ADVANCE(1760);
      END_STATE();
    case 1705:
      if (lookahead == 't') ADVANCE(1761);
      END_STATE();
    case 1706:
      if (lookahead == 'y') ADVANCE(1762);
      END_STATE();
    case 1707:
      if (lookahead == 'r') ADVANCE(1763);
      END_STATE();
    case 1708:
      if (lookahead == 'e') ADVANCE(1764);
      END_STATE();
    case 1709:
      if (lookahead == 'e') ADVANCE(1765);
      END_STATE();
    case 1710:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 1711:
      if (lookahead == '_') ADVANCE(1766);
      END_STATE();
    case 1712:
      if (lookahead == 'r') ADVANCE(1767);
      END_STATE();
    case 1713:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1714:
      if (lookahead == 'u') ADVANCE(1768);
      END_STATE();
    case 1715:
      if (lookahead == 'n') ADVANCE(1769);
      END_STATE();
    case 1716:
      if (lookahead == 't') ADVANCE(1770);
      END_STATE();
    case 1717:
      if (lookahead == 'c') ADVANCE(1771);
      END_STATE();
    case 1718:
      if (lookahead == 'e') ADVANCE(1772);
      END_STATE();
    case 1719:
      if (lookahead == 'l') ADVANCE(1773);
      END_STATE();
    case 1720:
      if (lookahead == 'l') ADVANCE(1774);
      END_STATE();
    case 1721:
      if (lookahead == '_') ADVANCE(1775);
      END_STATE();
    case 1722:
      if (lookahead == 'd') ADVANCE(1776);
      END_STATE();
    case 1723:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1724:
      if (lookahead == 'd') ADVANCE(1777);
      END_STATE();
    case 1725:
      if (lookahead == '_') ADVANCE(1778);
      END_STATE();
    case 1726:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1727:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1728:
      if (lookahead == 't') ADVANCE(1779);
      END_STATE();
    case 1729:
      if (lookahead == 'n') ADVANCE(1780);
      END_STATE();
    case 1730:
      if (lookahead == 'l') ADVANCE(1781);
      END_STATE();
    case 1731:
      if (lookahead == 'c') ADVANCE(1782);
      END_STATE();
    case 1732:
      if (lookahead == 'c') ADVANCE(1783);
      END_STATE();
    case 1733:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1734:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1735:
      if (lookahead == 't') ADVANCE(1784);
      END_STATE();
    case 1736:
      if (lookahead == 'u') ADVANCE(1785);
      END_STATE();
    case 1737:
      if (lookahead == 'u') ADVANCE(1786);
      END_STATE();
    case 1738:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1739:
      if (lookahead == 'r') ADVANCE(1787);
      END_STATE();
    case 1740:
      if (lookahead == 't') ADVANCE(1788);
      END_STATE();
    case 1741:
      if (lookahead == 'd') ADVANCE(1789);
      END_STATE();
    case 1742:
      if (lookahead == '_') ADVANCE(1790);
      END_STATE();
    case 1743:
      if (lookahead == '_') ADVANCE(1791);
      END_STATE();
    case 1744:
      if (lookahead == 'r') ADVANCE(1792);
      END_STATE();
    case 1745:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1746:
      if (lookahead == 'e') ADVANCE(1793);
      END_STATE();
    case 1747:
      if (lookahead == 'r') ADVANCE(1794);
      END_STATE();
    case 1748:
      if (lookahead == 'l') ADVANCE(1795);
      END_STATE();
    case 1749:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1750:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1751:
      if (lookahead == 'r') ADVANCE(1796);
      END_STATE();
    case 1752:
      if (lookahead == 'c') ADVANCE(1797);
      END_STATE();
    case 1753:
      if (lookahead == 'o') ADVANCE(1798);
      END_STATE();
    case 1754:
      if (lookahead == 'o') ADVANCE(1799);
      END_STATE();
    case 1755:
      if (lookahead == '_') ADVANCE(1800);
      END_STATE();
    case 1756:
      if (lookahead == 'r') ADVANCE(1801);
      END_STATE();
    case 1757:
      if (lookahead == 's') ADVANCE(1802);
      END_STATE();
    case 1758:
      if (lookahead == 'd') ADVANCE(52);
      END_STATE();
    case 1759:
      if (lookahead == 'n') ADVANCE(1803);
      END_STATE();
    case 1760:
      if (lookahead == 'a') ADVANCE(1804);
      END_STATE();
    case 1761:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1762:
      if (lookahead == 'o') ADVANCE(1805);
      END_STATE();
    case 1763:
      if (lookahead == 'e') ADVANCE(1806);
      END_STATE();
    case 1764:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1765:
      if (lookahead == 'd') ADVANCE(1807);
      END_STATE();
    case 1766:
      if (lookahead == 'o') ADVANCE(1808);
      END_STATE();
    case 1767:
      if (lookahead == 't') ADVANCE(1809);
      END_STATE();
    case 1768:
      if (lookahead == 's') ADVANCE(1810);
      END_STATE();
    case 1769:
      if (lookahead == 'g') ADVANCE(1811);
      END_STATE();
    case 1770:
      if (lookahead == 'r') ADVANCE(1812);
      END_STATE();
    case 1771:
      if (lookahead == 'o') ADVANCE(1813);
      END_STATE();
    case 1772:
      ACCEPT_TOKEN(anon_sym_dense_resource);
      END_STATE();
    case 1773:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1774:
      if (lookahead == 'i') ADVANCE(1814);
      END_STATE();
    case 1775:
      if (lookahead == 'c') ADVANCE(1815);
      if (lookahead == 's') ADVANCE(1816);
      END_STATE();
    case 1776:
      if (lookahead == '_') ADVANCE(1817);
      END_STATE();
    case 1777:
      if (lookahead == '_') ADVANCE(1818);
      END_STATE();
    case 1778:
      if (lookahead == 't') ADVANCE(1819);
      END_STATE();
    case 1779:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1780:
      if (lookahead == 'd') ADVANCE(1820);
      END_STATE();
    case 1781:
      if (lookahead == 'a') ADVANCE(1821);
      END_STATE();
    case 1782:
      if (lookahead == 't') ADVANCE(1822);
      END_STATE();
    case 1783:
      if (lookahead == '_') ADVANCE(1823);
      END_STATE();
    case 1784:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1785:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1786:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 1787:
      if (lookahead == 'c') ADVANCE(1824);
      END_STATE();
    case 1788:
      if (lookahead == 'e') ADVANCE(1825);
      END_STATE();
    case 1789:
      if (lookahead == 'i') ADVANCE(1826);
      END_STATE();
    case 1790:
      if (lookahead == 's') ADVANCE(1827);
      END_STATE();
    case 1791:
      if (lookahead == 's') ADVANCE(1828);
      END_STATE();
    case 1792:
      if (lookahead == 'a') ADVANCE(1829);
      END_STATE();
    case 1793:
      if (lookahead == 'a') ADVANCE(1830);
      END_STATE();
    case 1794:
      if (lookahead == 'm') ADVANCE(52);
      END_STATE();
    case 1795:
      if (lookahead == 'e') ADVANCE(1831);
      END_STATE();
    case 1796:
      if (lookahead == 'a') ADVANCE(1832);
      END_STATE();
    case 1797:
      if (lookahead == 'h') ADVANCE(1833);
      END_STATE();
    case 1798:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1799:
      if (lookahead == 'f') ADVANCE(1834);
      END_STATE();
    case 1800:
      if (lookahead == 'v') ADVANCE(1835);
      END_STATE();
    case 1801:
      if (lookahead == '_') ADVANCE(1836);
      END_STATE();
    case 1802:
      if (lookahead == 't') ADVANCE(1837);
      END_STATE();
    case 1803:
      if (lookahead == 'c') ADVANCE(1838);
      END_STATE();
    case 1804:
      if (lookahead == 't') ADVANCE(1839);
      END_STATE();
    case 1805:
      if (lookahead == 'u') ADVANCE(1840);
      END_STATE();
    case 1806:
      if (lookahead == 'a') ADVANCE(1841);
      END_STATE();
    case 1807:
      if (lookahead == '_') ADVANCE(1842);
      END_STATE();
    case 1808:
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 1809:
      if (lookahead == 'e') ADVANCE(1843);
      END_STATE();
    case 1810:
      if (lookahead == 'e') ADVANCE(1844);
      END_STATE();
    case 1811:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1812:
      if (lookahead == 'i') ADVANCE(1845);
      END_STATE();
    case 1813:
      if (lookahead == 'n') ADVANCE(1846);
      END_STATE();
    case 1814:
      if (lookahead == 'g') ADVANCE(1847);
      END_STATE();
    case 1815:
      if (lookahead == 'h') ADVANCE(1848);
      END_STATE();
    case 1816:
      if (lookahead == 't') ADVANCE(1849);
      END_STATE();
    case 1817:
      if (lookahead == 'm') ADVANCE(1850);
      END_STATE();
    case 1818:
      if (lookahead == 't') ADVANCE(1851);
      END_STATE();
    case 1819:
      if (lookahead == 'y') ADVANCE(1852);
      END_STATE();
    case 1820:
      if (lookahead == 'e') ADVANCE(1853);
      END_STATE();
    case 1821:
      if (lookahead == 'u') ADVANCE(1854);
      END_STATE();
    case 1822:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1823:
      if (lookahead == 'i') ADVANCE(1855);
      END_STATE();
    case 1824:
      if (lookahead == 'h') ADVANCE(1856);
      END_STATE();
    case 1825:
      if (lookahead == 'g') ADVANCE(1857);
      END_STATE();
    case 1826:
      if (lookahead == 'm') ADVANCE(1858);
      END_STATE();
    case 1827:
      if (lookahead == 'i') ADVANCE(1859);
      END_STATE();
    case 1828:
      if (lookahead == 'i') ADVANCE(1860);
      END_STATE();
    case 1829:
      if (lookahead == 'n') ADVANCE(1861);
      END_STATE();
    case 1830:
      if (lookahead == 'd') ADVANCE(1862);
      END_STATE();
    case 1831:
      if (lookahead == '_') ADVANCE(1863);
      END_STATE();
    case 1832:
      if (lookahead == 't') ADVANCE(1864);
      END_STATE();
    case 1833:
      if (lookahead == 'a') ADVANCE(1865);
      END_STATE();
    case 1834:
      if (lookahead == 'f') ADVANCE(1866);
      END_STATE();
    case 1835:
      if (lookahead == 'e') ADVANCE(1867);
      END_STATE();
    case 1836:
      if (lookahead == 's') ADVANCE(1868);
      END_STATE();
    case 1837:
      if (lookahead == 'r') ADVANCE(1869);
      END_STATE();
    case 1838:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 1839:
      if (lookahead == 'a') ADVANCE(52);
      END_STATE();
    case 1840:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1841:
      if (lookahead == 'd') ADVANCE(1870);
      END_STATE();
    case 1842:
      if (lookahead == 't') ADVANCE(1871);
      END_STATE();
    case 1843:
      if (lookahead == 's') ADVANCE(1872);
      END_STATE();
    case 1844:
      if (lookahead == 'r') ADVANCE(1873);
      END_STATE();
    case 1845:
      if (lookahead == 'd') ADVANCE(1874);
      END_STATE();
    case 1846:
      if (lookahead == 's') ADVANCE(1875);
      END_STATE();
    case 1847:
      if (lookahead == 'n') ADVANCE(1876);
      END_STATE();
    case 1848:
      if (lookahead == 'u') ADVANCE(1877);
      END_STATE();
    case 1849:
      if (lookahead == 'a') ADVANCE(1878);
      END_STATE();
    case 1850:
      if (lookahead == 'e') ADVANCE(1879);
      END_STATE();
    case 1851:
      if (lookahead == 'y') ADVANCE(1880);
      END_STATE();
    case 1852:
      if (lookahead == 'p') ADVANCE(1881);
      END_STATE();
    case 1853:
      if (lookahead == 'n') ADVANCE(1882);
      END_STATE();
    case 1854:
      if (lookahead == 'n') ADVANCE(1883);
      END_STATE();
    case 1855:
      if (lookahead == 'n') ADVANCE(1884);
      END_STATE();
    case 1856:
      if (lookahead == 'a') ADVANCE(1885);
      END_STATE();
    case 1857:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1858:
      if (lookahead == 's') ADVANCE(1886);
      END_STATE();
    case 1859:
      if (lookahead == 'z') ADVANCE(1887);
      END_STATE();
    case 1860:
      if (lookahead == 'z') ADVANCE(1888);
      END_STATE();
    case 1861:
      if (lookahead == 'k') ADVANCE(52);
      END_STATE();
    case 1862:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1863:
      if (lookahead == 'o') ADVANCE(1889);
      END_STATE();
    case 1864:
      if (lookahead == 'o') ADVANCE(1890);
      END_STATE();
    case 1865:
      if (lookahead == 'n') ADVANCE(1891);
      END_STATE();
    case 1866:
      if (lookahead == 's') ADVANCE(1892);
      END_STATE();
    case 1867:
      if (lookahead == 'r') ADVANCE(1893);
      END_STATE();
    case 1868:
      if (lookahead == 't') ADVANCE(1894);
      END_STATE();
    case 1869:
      if (lookahead == 'i') ADVANCE(1895);
      END_STATE();
    case 1870:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1871:
      if (lookahead == 'e') ADVANCE(1896);
      END_STATE();
    case 1872:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1873:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1874:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1875:
      if (lookahead == 't') ADVANCE(1897);
      END_STATE();
    case 1876:
      if (lookahead == 'm') ADVANCE(1898);
      END_STATE();
    case 1877:
      if (lookahead == 'n') ADVANCE(1899);
      END_STATE();
    case 1878:
      if (lookahead == 't') ADVANCE(1900);
      END_STATE();
    case 1879:
      if (lookahead == 'm') ADVANCE(1901);
      END_STATE();
    case 1880:
      if (lookahead == 'p') ADVANCE(1902);
      END_STATE();
    case 1881:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1882:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1883:
      if (lookahead == 'c') ADVANCE(1903);
      END_STATE();
    case 1884:
      if (lookahead == 'f') ADVANCE(1904);
      END_STATE();
    case 1885:
      if (lookahead == 'n') ADVANCE(1905);
      END_STATE();
    case 1886:
      if (lookahead == '_') ADVANCE(1906);
      END_STATE();
    case 1887:
      if (lookahead == 'e') ADVANCE(1907);
      END_STATE();
    case 1888:
      if (lookahead == 'e') ADVANCE(1908);
      END_STATE();
    case 1889:
      if (lookahead == 'f') ADVANCE(52);
      END_STATE();
    case 1890:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1891:
      if (lookahead == 'g') ADVANCE(1909);
      END_STATE();
    case 1892:
      if (lookahead == 'e') ADVANCE(1910);
      END_STATE();
    case 1893:
      if (lookahead == 's') ADVANCE(1911);
      END_STATE();
    case 1894:
      if (lookahead == 'r') ADVANCE(1912);
      END_STATE();
    case 1895:
      if (lookahead == 'b') ADVANCE(1913);
      END_STATE();
    case 1896:
      if (lookahead == 'n') ADVANCE(1914);
      END_STATE();
    case 1897:
      if (lookahead == 'r') ADVANCE(1915);
      END_STATE();
    case 1898:
      if (lookahead == 'e') ADVANCE(1916);
      END_STATE();
    case 1899:
      if (lookahead == 'k') ADVANCE(1917);
      END_STATE();
    case 1900:
      if (lookahead == 'i') ADVANCE(1918);
      END_STATE();
    case 1901:
      if (lookahead == 'o') ADVANCE(1919);
      END_STATE();
    case 1902:
      if (lookahead == 'e') ADVANCE(1920);
      END_STATE();
    case 1903:
      if (lookahead == 'h') ADVANCE(52);
      END_STATE();
    case 1904:
      if (lookahead == 'o') ADVANCE(52);
      END_STATE();
    case 1905:
      if (lookahead == 'g') ADVANCE(1921);
      END_STATE();
    case 1906:
      if (lookahead == 'o') ADVANCE(1922);
      END_STATE();
    case 1907:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1908:
      if (lookahead == 's') ADVANCE(1923);
      END_STATE();
    case 1909:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1910:
      if (lookahead == 't') ADVANCE(1924);
      END_STATE();
    case 1911:
      if (lookahead == 'i') ADVANCE(1925);
      END_STATE();
    case 1912:
      if (lookahead == 'a') ADVANCE(1926);
      END_STATE();
    case 1913:
      if (lookahead == 'u') ADVANCE(1927);
      END_STATE();
    case 1914:
      if (lookahead == 's') ADVANCE(1928);
      END_STATE();
    case 1915:
      if (lookahead == 'u') ADVANCE(1929);
      END_STATE();
    case 1916:
      if (lookahead == 'n') ADVANCE(1930);
      END_STATE();
    case 1917:
      if (lookahead == '_') ADVANCE(1931);
      END_STATE();
    case 1918:
      if (lookahead == 'c') ADVANCE(52);
      END_STATE();
    case 1919:
      if (lookahead == 'r') ADVANCE(1932);
      END_STATE();
    case 1920:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1921:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1922:
      if (lookahead == 'r') ADVANCE(1933);
      END_STATE();
    case 1923:
      if (lookahead == '_') ADVANCE(1934);
      END_STATE();
    case 1924:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1925:
      if (lookahead == 'o') ADVANCE(1935);
      END_STATE();
    case 1926:
      if (lookahead == 't') ADVANCE(1936);
      END_STATE();
    case 1927:
      if (lookahead == 't') ADVANCE(1937);
      END_STATE();
    case 1928:
      if (lookahead == 'o') ADVANCE(1938);
      END_STATE();
    case 1929:
      if (lookahead == 'c') ADVANCE(1939);
      END_STATE();
    case 1930:
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 1931:
      if (lookahead == 's') ADVANCE(1940);
      END_STATE();
    case 1932:
      if (lookahead == 'y') ADVANCE(1941);
      END_STATE();
    case 1933:
      if (lookahead == 'd') ADVANCE(1942);
      END_STATE();
    case 1934:
      if (lookahead == 'n') ADVANCE(1943);
      END_STATE();
    case 1935:
      if (lookahead == 'n') ADVANCE(52);
      END_STATE();
    case 1936:
      if (lookahead == 'e') ADVANCE(1944);
      END_STATE();
    case 1937:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1938:
      if (lookahead == 'r') ADVANCE(1945);
      END_STATE();
    case 1939:
      if (lookahead == 't') ADVANCE(1946);
      END_STATE();
    case 1940:
      if (lookahead == 'i') ADVANCE(1947);
      END_STATE();
    case 1941:
      if (lookahead == '_') ADVANCE(1948);
      END_STATE();
    case 1942:
      if (lookahead == 'e') ADVANCE(1949);
      END_STATE();
    case 1943:
      if (lookahead == 'e') ADVANCE(1950);
      END_STATE();
    case 1944:
      if (lookahead == 'g') ADVANCE(1951);
      END_STATE();
    case 1945:
      if (lookahead == '_') ADVANCE(1952);
      END_STATE();
    case 1946:
      if (lookahead == '_') ADVANCE(1953);
      END_STATE();
    case 1947:
      if (lookahead == 'z') ADVANCE(1954);
      END_STATE();
    case 1948:
      if (lookahead == 's') ADVANCE(1955);
      END_STATE();
    case 1949:
      if (lookahead == 'r') ADVANCE(52);
      END_STATE();
    case 1950:
      if (lookahead == 'x') ADVANCE(1956);
      END_STATE();
    case 1951:
      if (lookahead == 'y') ADVANCE(52);
      END_STATE();
    case 1952:
      if (lookahead == 's') ADVANCE(1957);
      END_STATE();
    case 1953:
      if (lookahead == 't') ADVANCE(1958);
      END_STATE();
    case 1954:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1955:
      if (lookahead == 'i') ADVANCE(1959);
      END_STATE();
    case 1956:
      if (lookahead == 't') ADVANCE(1960);
      END_STATE();
    case 1957:
      if (lookahead == 'h') ADVANCE(1961);
      END_STATE();
    case 1958:
      if (lookahead == 'y') ADVANCE(1962);
      END_STATE();
    case 1959:
      if (lookahead == 'z') ADVANCE(1963);
      END_STATE();
    case 1960:
      if (lookahead == '_') ADVANCE(1964);
      END_STATE();
    case 1961:
      if (lookahead == 'a') ADVANCE(1965);
      END_STATE();
    case 1962:
      if (lookahead == 'p') ADVANCE(1966);
      END_STATE();
    case 1963:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1964:
      if (lookahead == 'm') ADVANCE(1967);
      END_STATE();
    case 1965:
      if (lookahead == 'p') ADVANCE(1968);
      END_STATE();
    case 1966:
      if (lookahead == 'e') ADVANCE(52);
      END_STATE();
    case 1967:
      if (lookahead == 'u') ADVANCE(1969);
      END_STATE();
    case 1968:
      if (lookahead == 'e') ADVANCE(1970);
      END_STATE();
    case 1969:
      if (lookahead == 'l') ADVANCE(1971);
      END_STATE();
    case 1970:
      if (lookahead == 's') ADVANCE(52);
      END_STATE();
    case 1971:
      if (lookahead == 't') ADVANCE(1972);
      END_STATE();
    case 1972:
      if (lookahead == 'i') ADVANCE(1973);
      END_STATE();
    case 1973:
      if (lookahead == 'p') ADVANCE(1974);
      END_STATE();
    case 1974:
      if (lookahead == 'l') ADVANCE(1975);
      END_STATE();
    case 1975:
      if (lookahead == 'e') ADVANCE(1976);
      END_STATE();
    case 1976:
      if (lookahead == '_') ADVANCE(1977);
      END_STATE();
    case 1977:
      if (lookahead == 'o') ADVANCE(1978);
      END_STATE();
    case 1978:
      if (lookahead == 'f') ADVANCE(52);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 0, .external_lex_state = 2},
  [2] = {.lex_state = 4, .external_lex_state = 3},
  [3] = {.lex_state = 4, .external_lex_state = 3},
  [4] = {.lex_state = 4, .external_lex_state = 3},
  [5] = {.lex_state = 32, .external_lex_state = 2},
  [6] = {.lex_state = 32, .external_lex_state = 2},
  [7] = {.lex_state = 32, .external_lex_state = 2},
  [8] = {.lex_state = 32, .external_lex_state = 2},
  [9] = {.lex_state = 32, .external_lex_state = 2},
  [10] = {.lex_state = 32, .external_lex_state = 2},
  [11] = {.lex_state = 4, .external_lex_state = 4},
  [12] = {.lex_state = 4, .external_lex_state = 4},
  [13] = {.lex_state = 4, .external_lex_state = 4},
  [14] = {.lex_state = 4, .external_lex_state = 4},
  [15] = {.lex_state = 4, .external_lex_state = 4},
  [16] = {.lex_state = 4},
  [17] = {.lex_state = 4},
  [18] = {.lex_state = 4},
  [19] = {.lex_state = 4},
  [20] = {.lex_state = 4},
  [21] = {.lex_state = 4},
  [22] = {.lex_state = 4},
  [23] = {.lex_state = 4},
  [24] = {.lex_state = 4},
  [25] = {.lex_state = 4},
  [26] = {.lex_state = 4},
  [27] = {.lex_state = 4},
  [28] = {.lex_state = 4},
  [29] = {.lex_state = 4},
  [30] = {.lex_state = 4},
  [31] = {.lex_state = 4},
  [32] = {.lex_state = 4},
  [33] = {.lex_state = 4},
  [34] = {.lex_state = 4},
  [35] = {.lex_state = 2},
  [36] = {.lex_state = 4},
  [37] = {.lex_state = 4},
  [38] = {.lex_state = 4},
  [39] = {.lex_state = 2},
  [40] = {.lex_state = 4},
  [41] = {.lex_state = 4},
  [42] = {.lex_state = 4},
  [43] = {.lex_state = 4},
  [44] = {.lex_state = 4},
  [45] = {.lex_state = 4},
  [46] = {.lex_state = 4},
  [47] = {.lex_state = 4},
  [48] = {.lex_state = 4},
  [49] = {.lex_state = 4},
  [50] = {.lex_state = 4},
  [51] = {.lex_state = 4},
  [52] = {.lex_state = 4},
  [53] = {.lex_state = 4},
  [54] = {.lex_state = 4},
  [55] = {.lex_state = 4},
  [56] = {.lex_state = 4},
  [57] = {.lex_state = 4},
  [58] = {.lex_state = 4},
  [59] = {.lex_state = 4},
  [60] = {.lex_state = 2},
  [61] = {.lex_state = 4},
  [62] = {.lex_state = 31, .external_lex_state = 2},
  [63] = {.lex_state = 31, .external_lex_state = 2},
  [64] = {.lex_state = 31, .external_lex_state = 2},
  [65] = {.lex_state = 31, .external_lex_state = 2},
  [66] = {.lex_state = 32, .external_lex_state = 2},
  [67] = {.lex_state = 32, .external_lex_state = 2},
  [68] = {.lex_state = 32, .external_lex_state = 2},
  [69] = {.lex_state = 32, .external_lex_state = 2},
  [70] = {.lex_state = 32, .external_lex_state = 2},
  [71] = {.lex_state = 32, .external_lex_state = 2},
  [72] = {.lex_state = 32, .external_lex_state = 2},
  [73] = {.lex_state = 32, .external_lex_state = 2},
  [74] = {.lex_state = 32, .external_lex_state = 2},
  [75] = {.lex_state = 32, .external_lex_state = 2},
  [76] = {.lex_state = 32, .external_lex_state = 2},
  [77] = {.lex_state = 3, .external_lex_state = 4},
  [78] = {.lex_state = 3, .external_lex_state = 4},
  [79] = {.lex_state = 32, .external_lex_state = 2},
  [80] = {.lex_state = 32, .external_lex_state = 2},
  [81] = {.lex_state = 32, .external_lex_state = 2},
  [82] = {.lex_state = 32, .external_lex_state = 2},
  [83] = {.lex_state = 32, .external_lex_state = 2},
  [84] = {.lex_state = 32, .external_lex_state = 2},
  [85] = {.lex_state = 32, .external_lex_state = 2},
  [86] = {.lex_state = 32, .external_lex_state = 2},
  [87] = {.lex_state = 32, .external_lex_state = 2},
  [88] = {.lex_state = 32, .external_lex_state = 2},
  [89] = {.lex_state = 3},
  [90] = {.lex_state = 3, .external_lex_state = 4},
  [91] = {.lex_state = 3, .external_lex_state = 4},
  [92] = {.lex_state = 3},
  [93] = {.lex_state = 4, .external_lex_state = 4},
  [94] = {.lex_state = 4, .external_lex_state = 4},
  [95] = {.lex_state = 4, .external_lex_state = 4},
  [96] = {.lex_state = 4},
  [97] = {.lex_state = 4, .external_lex_state = 4},
  [98] = {.lex_state = 4, .external_lex_state = 4},
  [99] = {.lex_state = 4, .external_lex_state = 4},
  [100] = {.lex_state = 3},
  [101] = {.lex_state = 4, .external_lex_state = 4},
  [102] = {.lex_state = 4, .external_lex_state = 4},
  [103] = {.lex_state = 4, .external_lex_state = 4},
  [104] = {.lex_state = 4, .external_lex_state = 4},
  [105] = {.lex_state = 4, .external_lex_state = 4},
  [106] = {.lex_state = 4, .external_lex_state = 4},
  [107] = {.lex_state = 4, .external_lex_state = 4},
  [108] = {.lex_state = 4, .external_lex_state = 4},
  [109] = {.lex_state = 4, .external_lex_state = 4},
  [110] = {.lex_state = 4, .external_lex_state = 4},
  [111] = {.lex_state = 4, .external_lex_state = 4},
  [112] = {.lex_state = 4, .external_lex_state = 4},
  [113] = {.lex_state = 4, .external_lex_state = 4},
  [114] = {.lex_state = 4, .external_lex_state = 4},
  [115] = {.lex_state = 3},
  [116] = {.lex_state = 4},
  [117] = {.lex_state = 4},
  [118] = {.lex_state = 4, .external_lex_state = 4},
  [119] = {.lex_state = 4},
  [120] = {.lex_state = 4},
  [121] = {.lex_state = 4},
  [122] = {.lex_state = 4},
  [123] = {.lex_state = 4},
  [124] = {.lex_state = 4},
  [125] = {.lex_state = 4},
  [126] = {.lex_state = 4},
  [127] = {.lex_state = 4},
  [128] = {.lex_state = 4},
  [129] = {.lex_state = 4},
  [130] = {.lex_state = 4},
  [131] = {.lex_state = 4},
  [132] = {.lex_state = 4},
  [133] = {.lex_state = 4},
  [134] = {.lex_state = 1},
  [135] = {.lex_state = 1},
  [136] = {.lex_state = 2},
  [137] = {.lex_state = 2},
  [138] = {.lex_state = 1},
  [139] = {.lex_state = 1},
  [140] = {.lex_state = 2},
  [141] = {.lex_state = 2},
  [142] = {.lex_state = 2},
  [143] = {.lex_state = 2},
  [144] = {.lex_state = 2},
  [145] = {.lex_state = 2},
  [146] = {.lex_state = 4},
  [147] = {.lex_state = 2},
  [148] = {.lex_state = 2},
  [149] = {.lex_state = 4},
  [150] = {.lex_state = 2},
  [151] = {.lex_state = 4},
  [152] = {.lex_state = 2},
  [153] = {.lex_state = 2},
  [154] = {.lex_state = 2},
  [155] = {.lex_state = 2},
  [156] = {.lex_state = 2},
  [157] = {.lex_state = 2},
  [158] = {.lex_state = 2},
  [159] = {.lex_state = 0, .external_lex_state = 2},
  [160] = {.lex_state = 0, .external_lex_state = 2},
  [161] = {.lex_state = 0, .external_lex_state = 2},
  [162] = {.lex_state = 0, .external_lex_state = 4},
  [163] = {.lex_state = 0, .external_lex_state = 2},
  [164] = {.lex_state = 0, .external_lex_state = 2},
  [165] = {.lex_state = 0, .external_lex_state = 4},
  [166] = {.lex_state = 0, .external_lex_state = 4},
  [167] = {.lex_state = 0, .external_lex_state = 4},
  [168] = {.lex_state = 0, .external_lex_state = 4},
  [169] = {.lex_state = 0, .external_lex_state = 4},
  [170] = {.lex_state = 0, .external_lex_state = 2},
  [171] = {.lex_state = 0, .external_lex_state = 2},
  [172] = {.lex_state = 0, .external_lex_state = 4},
  [173] = {.lex_state = 0, .external_lex_state = 4},
  [174] = {.lex_state = 0, .external_lex_state = 4},
  [175] = {.lex_state = 0, .external_lex_state = 4},
  [176] = {.lex_state = 0, .external_lex_state = 4},
  [177] = {.lex_state = 0, .external_lex_state = 4},
  [178] = {.lex_state = 0, .external_lex_state = 4},
  [179] = {.lex_state = 0, .external_lex_state = 4},
  [180] = {.lex_state = 0, .external_lex_state = 2},
  [181] = {.lex_state = 0, .external_lex_state = 2},
  [182] = {.lex_state = 0, .external_lex_state = 5},
  [183] = {.lex_state = 0},
  [184] = {.lex_state = 0, .external_lex_state = 5},
  [185] = {.lex_state = 0, .external_lex_state = 5},
  [186] = {.lex_state = 0, .external_lex_state = 5},
  [187] = {.lex_state = 0},
  [188] = {.lex_state = 0, .external_lex_state = 5},
  [189] = {.lex_state = 0, .external_lex_state = 5},
  [190] = {.lex_state = 0, .external_lex_state = 5},
  [191] = {.lex_state = 0},
  [192] = {.lex_state = 0, .external_lex_state = 5},
  [193] = {.lex_state = 0, .external_lex_state = 5},
  [194] = {.lex_state = 0},
  [195] = {.lex_state = 0, .external_lex_state = 5},
  [196] = {.lex_state = 9},
  [197] = {.lex_state = 9},
  [198] = {.lex_state = 9},
  [199] = {.lex_state = 9},
  [200] = {.lex_state = 9},
  [201] = {.lex_state = 9},
  [202] = {.lex_state = 9},
  [203] = {.lex_state = 9},
  [204] = {.lex_state = 0, .external_lex_state = 6},
  [205] = {.lex_state = 9},
  [206] = {.lex_state = 0, .external_lex_state = 6},
  [207] = {.lex_state = 9},
  [208] = {.lex_state = 0, .external_lex_state = 7},
  [209] = {.lex_state = 9},
  [210] = {.lex_state = 9},
  [211] = {.lex_state = 9},
  [212] = {.lex_state = 9},
  [213] = {.lex_state = 9},
  [214] = {.lex_state = 9},
  [215] = {.lex_state = 9},
  [216] = {.lex_state = 9},
  [217] = {.lex_state = 9},
  [218] = {.lex_state = 0},
  [219] = {.lex_state = 9},
  [220] = {.lex_state = 9},
  [221] = {.lex_state = 9},
  [222] = {.lex_state = 9},
  [223] = {.lex_state = 9},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_identifier] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(1),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_DASH_GT] = ACTIONS(1),
    [anon_sym_COLON_COLON] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [anon_sym_PLUS] = ACTIONS(1),
    [anon_sym_STAR] = ACTIONS(1),
    [anon_sym_SLASH] = ACTIONS(1),
    [anon_sym_QMARK] = ACTIONS(1),
    [anon_sym_PIPE] = ACTIONS(1),
    [anon_sym_AMP] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [anon_sym_DOT] = ACTIONS(1),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(1),
    [anon_sym_EQ_EQ] = ACTIONS(1),
    [anon_sym_GT_EQ] = ACTIONS(1),
    [anon_sym_LT_EQ] = ACTIONS(1),
    [anon_sym_TILDE] = ACTIONS(1),
    [anon_sym_SQUOTE] = ACTIONS(1),
    [anon_sym_DOLLAR] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_RBRACK] = ACTIONS(1),
    [anon_sym_LT] = ACTIONS(1),
    [anon_sym_GT] = ACTIONS(1),
    [sym_value] = ACTIONS(1),
    [sym_block_name] = ACTIONS(1),
    [aux_sym__symbol_name_token1] = ACTIONS(1),
    [aux_sym__symbol_name_token2] = ACTIONS(1),
    [aux_sym__symbol_name_token3] = ACTIONS(1),
    [sym_builtin_type] = ACTIONS(1),
    [anon_sym_tensor] = ACTIONS(1),
    [anon_sym_memref] = ACTIONS(1),
    [anon_sym_vector] = ACTIONS(1),
    [anon_sym_complex] = ACTIONS(1),
    [anon_sym_tuple] = ACTIONS(1),
    [sym_dialect_type] = ACTIONS(1),
    [anon_sym_affine_map] = ACTIONS(1),
    [anon_sym_affine_set] = ACTIONS(1),
    [anon_sym_array] = ACTIONS(1),
    [anon_sym_dense] = ACTIONS(1),
    [anon_sym_dense_resource] = ACTIONS(1),
    [anon_sym_distinct] = ACTIONS(1),
    [anon_sym_opaque] = ACTIONS(1),
    [anon_sym_sparse] = ACTIONS(1),
    [anon_sym_strided] = ACTIONS(1),
    [sym_dialect_attribute] = ACTIONS(1),
    [anon_sym_LT2] = ACTIONS(1),
    [sym_keyword] = ACTIONS(1),
    [anon_sym_true] = ACTIONS(1),
    [anon_sym_false] = ACTIONS(1),
    [sym_dimensions] = ACTIONS(1),
    [sym_number] = ACTIONS(1),
    [sym_string] = ACTIONS(1),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(1),
    [sym__bare_name] = ACTIONS(1),
    [sym__quoted_name] = ACTIONS(1),
    [sym__label] = ACTIONS(1),
    [sym__alias] = ACTIONS(1),
    [sym__region_start] = ACTIONS(1),
  },
  [1] = {
    [sym_source_file] = STATE(218),
    [sym_alias_definition] = STATE(159),
    [sym_resources] = STATE(159),
    [sym_operation] = STATE(159),
    [sym_results] = STATE(223),
    [sym__counted_result] = STATE(198),
    [sym_block] = STATE(159),
    [aux_sym_source_file_repeat1] = STATE(159),
    [ts_builtin_sym_end] = ACTIONS(5),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(7),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(9),
    [sym__bare_name] = ACTIONS(11),
    [sym__quoted_name] = ACTIONS(11),
    [sym__label] = ACTIONS(13),
    [sym__alias] = ACTIONS(15),
  },
  [2] = {
    [sym_operation] = STATE(169),
    [sym_results] = STATE(222),
    [sym__counted_result] = STATE(198),
    [sym_block] = STATE(182),
    [sym__inner] = STATE(30),
    [sym_parentheses] = STATE(30),
    [sym_brackets] = STATE(30),
    [sym_angles] = STATE(30),
    [sym_dictionary] = STATE(30),
    [sym_symbol] = STATE(30),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(30),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(30),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(30),
    [sym_boolean] = STATE(30),
    [aux_sym_resources_repeat1] = STATE(30),
    [aux_sym_region_repeat1] = STATE(169),
    [aux_sym_region_repeat2] = STATE(182),
    [sym_identifier] = ACTIONS(17),
    [anon_sym_EQ] = ACTIONS(17),
    [anon_sym_COMMA] = ACTIONS(19),
    [anon_sym_COLON] = ACTIONS(17),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(23),
    [anon_sym_DASH_GT] = ACTIONS(19),
    [anon_sym_COLON_COLON] = ACTIONS(19),
    [anon_sym_DASH] = ACTIONS(17),
    [anon_sym_PLUS] = ACTIONS(19),
    [anon_sym_STAR] = ACTIONS(17),
    [anon_sym_SLASH] = ACTIONS(17),
    [anon_sym_QMARK] = ACTIONS(17),
    [anon_sym_PIPE] = ACTIONS(19),
    [anon_sym_AMP] = ACTIONS(19),
    [anon_sym_SEMI] = ACTIONS(19),
    [anon_sym_DOT] = ACTIONS(17),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(19),
    [anon_sym_EQ_EQ] = ACTIONS(19),
    [anon_sym_GT_EQ] = ACTIONS(19),
    [anon_sym_LT_EQ] = ACTIONS(19),
    [anon_sym_TILDE] = ACTIONS(19),
    [anon_sym_SQUOTE] = ACTIONS(19),
    [anon_sym_DOLLAR] = ACTIONS(19),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(19),
    [sym_block_name] = ACTIONS(19),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(17),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(17),
    [sym_number] = ACTIONS(17),
    [sym_string] = ACTIONS(19),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(9),
    [sym__bare_name] = ACTIONS(45),
    [sym__quoted_name] = ACTIONS(45),
    [sym__label] = ACTIONS(47),
    [sym__region_start] = ACTIONS(49),
  },
  [3] = {
    [sym_operation] = STATE(165),
    [sym_results] = STATE(222),
    [sym__counted_result] = STATE(198),
    [sym_block] = STATE(184),
    [sym__inner] = STATE(56),
    [sym_parentheses] = STATE(56),
    [sym_brackets] = STATE(56),
    [sym_angles] = STATE(56),
    [sym_dictionary] = STATE(56),
    [sym_symbol] = STATE(56),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(56),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(56),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(56),
    [sym_boolean] = STATE(56),
    [aux_sym_resources_repeat1] = STATE(56),
    [aux_sym_region_repeat1] = STATE(165),
    [aux_sym_region_repeat2] = STATE(184),
    [sym_identifier] = ACTIONS(51),
    [anon_sym_EQ] = ACTIONS(51),
    [anon_sym_COMMA] = ACTIONS(53),
    [anon_sym_COLON] = ACTIONS(51),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(55),
    [anon_sym_DASH_GT] = ACTIONS(53),
    [anon_sym_COLON_COLON] = ACTIONS(53),
    [anon_sym_DASH] = ACTIONS(51),
    [anon_sym_PLUS] = ACTIONS(53),
    [anon_sym_STAR] = ACTIONS(51),
    [anon_sym_SLASH] = ACTIONS(51),
    [anon_sym_QMARK] = ACTIONS(51),
    [anon_sym_PIPE] = ACTIONS(53),
    [anon_sym_AMP] = ACTIONS(53),
    [anon_sym_SEMI] = ACTIONS(53),
    [anon_sym_DOT] = ACTIONS(51),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(53),
    [anon_sym_EQ_EQ] = ACTIONS(53),
    [anon_sym_GT_EQ] = ACTIONS(53),
    [anon_sym_LT_EQ] = ACTIONS(53),
    [anon_sym_TILDE] = ACTIONS(53),
    [anon_sym_SQUOTE] = ACTIONS(53),
    [anon_sym_DOLLAR] = ACTIONS(53),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(53),
    [sym_block_name] = ACTIONS(53),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(51),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(51),
    [sym_number] = ACTIONS(51),
    [sym_string] = ACTIONS(53),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(9),
    [sym__bare_name] = ACTIONS(45),
    [sym__quoted_name] = ACTIONS(45),
    [sym__label] = ACTIONS(47),
    [sym__region_start] = ACTIONS(57),
  },
  [4] = {
    [sym_operation] = STATE(166),
    [sym_results] = STATE(222),
    [sym__counted_result] = STATE(198),
    [sym_block] = STATE(190),
    [sym__inner] = STATE(49),
    [sym_parentheses] = STATE(49),
    [sym_brackets] = STATE(49),
    [sym_angles] = STATE(49),
    [sym_dictionary] = STATE(49),
    [sym_symbol] = STATE(49),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(49),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(49),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(49),
    [sym_boolean] = STATE(49),
    [aux_sym_resources_repeat1] = STATE(49),
    [aux_sym_region_repeat1] = STATE(166),
    [aux_sym_region_repeat2] = STATE(190),
    [sym_identifier] = ACTIONS(59),
    [anon_sym_EQ] = ACTIONS(59),
    [anon_sym_COMMA] = ACTIONS(61),
    [anon_sym_COLON] = ACTIONS(59),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(63),
    [anon_sym_DASH_GT] = ACTIONS(61),
    [anon_sym_COLON_COLON] = ACTIONS(61),
    [anon_sym_DASH] = ACTIONS(59),
    [anon_sym_PLUS] = ACTIONS(61),
    [anon_sym_STAR] = ACTIONS(59),
    [anon_sym_SLASH] = ACTIONS(59),
    [anon_sym_QMARK] = ACTIONS(59),
    [anon_sym_PIPE] = ACTIONS(61),
    [anon_sym_AMP] = ACTIONS(61),
    [anon_sym_SEMI] = ACTIONS(61),
    [anon_sym_DOT] = ACTIONS(59),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(61),
    [anon_sym_EQ_EQ] = ACTIONS(61),
    [anon_sym_GT_EQ] = ACTIONS(61),
    [anon_sym_LT_EQ] = ACTIONS(61),
    [anon_sym_TILDE] = ACTIONS(61),
    [anon_sym_SQUOTE] = ACTIONS(61),
    [anon_sym_DOLLAR] = ACTIONS(61),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(61),
    [sym_block_name] = ACTIONS(61),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(59),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(59),
    [sym_number] = ACTIONS(59),
    [sym_string] = ACTIONS(61),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(9),
    [sym__bare_name] = ACTIONS(45),
    [sym__quoted_name] = ACTIONS(45),
    [sym__label] = ACTIONS(47),
    [sym__region_start] = ACTIONS(65),
  },
  [5] = {
    [sym_region] = STATE(7),
    [sym__element] = STATE(7),
    [sym__inner] = STATE(7),
    [sym_parentheses] = STATE(7),
    [sym_brackets] = STATE(7),
    [sym_angles] = STATE(7),
    [sym_dictionary] = STATE(7),
    [sym_symbol] = STATE(7),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(7),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(7),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(7),
    [sym_boolean] = STATE(7),
    [aux_sym_alias_definition_repeat1] = STATE(7),
    [ts_builtin_sym_end] = ACTIONS(67),
    [sym_identifier] = ACTIONS(69),
    [anon_sym_EQ] = ACTIONS(69),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(67),
    [anon_sym_COMMA] = ACTIONS(71),
    [anon_sym_COLON] = ACTIONS(69),
    [anon_sym_LBRACE] = ACTIONS(73),
    [anon_sym_DASH_GT] = ACTIONS(71),
    [anon_sym_COLON_COLON] = ACTIONS(71),
    [anon_sym_DASH] = ACTIONS(69),
    [anon_sym_PLUS] = ACTIONS(71),
    [anon_sym_STAR] = ACTIONS(69),
    [anon_sym_SLASH] = ACTIONS(69),
    [anon_sym_QMARK] = ACTIONS(69),
    [anon_sym_PIPE] = ACTIONS(71),
    [anon_sym_AMP] = ACTIONS(71),
    [anon_sym_SEMI] = ACTIONS(71),
    [anon_sym_DOT] = ACTIONS(69),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(71),
    [anon_sym_EQ_EQ] = ACTIONS(71),
    [anon_sym_GT_EQ] = ACTIONS(71),
    [anon_sym_LT_EQ] = ACTIONS(71),
    [anon_sym_TILDE] = ACTIONS(71),
    [anon_sym_SQUOTE] = ACTIONS(71),
    [anon_sym_DOLLAR] = ACTIONS(71),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(71),
    [sym_block_name] = ACTIONS(71),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(69),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(69),
    [sym_number] = ACTIONS(69),
    [sym_string] = ACTIONS(71),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(67),
    [sym__bare_name] = ACTIONS(67),
    [sym__quoted_name] = ACTIONS(67),
    [sym__label] = ACTIONS(67),
    [sym__alias] = ACTIONS(67),
  },
  [6] = {
    [sym_region] = STATE(6),
    [sym__element] = STATE(6),
    [sym__inner] = STATE(6),
    [sym_parentheses] = STATE(6),
    [sym_brackets] = STATE(6),
    [sym_angles] = STATE(6),
    [sym_dictionary] = STATE(6),
    [sym_symbol] = STATE(6),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(6),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(6),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(6),
    [sym_boolean] = STATE(6),
    [aux_sym_alias_definition_repeat1] = STATE(6),
    [ts_builtin_sym_end] = ACTIONS(95),
    [sym_identifier] = ACTIONS(97),
    [anon_sym_EQ] = ACTIONS(97),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(95),
    [anon_sym_COMMA] = ACTIONS(100),
    [anon_sym_COLON] = ACTIONS(97),
    [anon_sym_LBRACE] = ACTIONS(103),
    [anon_sym_DASH_GT] = ACTIONS(100),
    [anon_sym_COLON_COLON] = ACTIONS(100),
    [anon_sym_DASH] = ACTIONS(97),
    [anon_sym_PLUS] = ACTIONS(100),
    [anon_sym_STAR] = ACTIONS(97),
    [anon_sym_SLASH] = ACTIONS(97),
    [anon_sym_QMARK] = ACTIONS(97),
    [anon_sym_PIPE] = ACTIONS(100),
    [anon_sym_AMP] = ACTIONS(100),
    [anon_sym_SEMI] = ACTIONS(100),
    [anon_sym_DOT] = ACTIONS(97),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(100),
    [anon_sym_EQ_EQ] = ACTIONS(100),
    [anon_sym_GT_EQ] = ACTIONS(100),
    [anon_sym_LT_EQ] = ACTIONS(100),
    [anon_sym_TILDE] = ACTIONS(100),
    [anon_sym_SQUOTE] = ACTIONS(100),
    [anon_sym_DOLLAR] = ACTIONS(100),
    [anon_sym_LPAREN] = ACTIONS(106),
    [anon_sym_LBRACK] = ACTIONS(109),
    [anon_sym_LT] = ACTIONS(112),
    [sym_value] = ACTIONS(100),
    [sym_block_name] = ACTIONS(100),
    [aux_sym__symbol_name_token1] = ACTIONS(115),
    [aux_sym__symbol_name_token2] = ACTIONS(115),
    [aux_sym__symbol_name_token3] = ACTIONS(115),
    [sym_builtin_type] = ACTIONS(118),
    [anon_sym_tensor] = ACTIONS(121),
    [anon_sym_memref] = ACTIONS(121),
    [anon_sym_vector] = ACTIONS(121),
    [anon_sym_complex] = ACTIONS(121),
    [anon_sym_tuple] = ACTIONS(121),
    [sym_dialect_type] = ACTIONS(124),
    [anon_sym_affine_map] = ACTIONS(127),
    [anon_sym_affine_set] = ACTIONS(127),
    [anon_sym_array] = ACTIONS(127),
    [anon_sym_dense] = ACTIONS(127),
    [anon_sym_dense_resource] = ACTIONS(127),
    [anon_sym_distinct] = ACTIONS(127),
    [anon_sym_opaque] = ACTIONS(127),
    [anon_sym_sparse] = ACTIONS(127),
    [anon_sym_strided] = ACTIONS(127),
    [sym_dialect_attribute] = ACTIONS(130),
    [sym_keyword] = ACTIONS(97),
    [anon_sym_true] = ACTIONS(133),
    [anon_sym_false] = ACTIONS(133),
    [sym_dimensions] = ACTIONS(97),
    [sym_number] = ACTIONS(97),
    [sym_string] = ACTIONS(100),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(95),
    [sym__bare_name] = ACTIONS(95),
    [sym__quoted_name] = ACTIONS(95),
    [sym__label] = ACTIONS(95),
    [sym__alias] = ACTIONS(95),
  },
  [7] = {
    [sym_region] = STATE(6),
    [sym__element] = STATE(6),
    [sym__inner] = STATE(6),
    [sym_parentheses] = STATE(6),
    [sym_brackets] = STATE(6),
    [sym_angles] = STATE(6),
    [sym_dictionary] = STATE(6),
    [sym_symbol] = STATE(6),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(6),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(6),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(6),
    [sym_boolean] = STATE(6),
    [aux_sym_alias_definition_repeat1] = STATE(6),
    [ts_builtin_sym_end] = ACTIONS(136),
    [sym_identifier] = ACTIONS(138),
    [anon_sym_EQ] = ACTIONS(138),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(136),
    [anon_sym_COMMA] = ACTIONS(140),
    [anon_sym_COLON] = ACTIONS(138),
    [anon_sym_LBRACE] = ACTIONS(73),
    [anon_sym_DASH_GT] = ACTIONS(140),
    [anon_sym_COLON_COLON] = ACTIONS(140),
    [anon_sym_DASH] = ACTIONS(138),
    [anon_sym_PLUS] = ACTIONS(140),
    [anon_sym_STAR] = ACTIONS(138),
    [anon_sym_SLASH] = ACTIONS(138),
    [anon_sym_QMARK] = ACTIONS(138),
    [anon_sym_PIPE] = ACTIONS(140),
    [anon_sym_AMP] = ACTIONS(140),
    [anon_sym_SEMI] = ACTIONS(140),
    [anon_sym_DOT] = ACTIONS(138),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(140),
    [anon_sym_EQ_EQ] = ACTIONS(140),
    [anon_sym_GT_EQ] = ACTIONS(140),
    [anon_sym_LT_EQ] = ACTIONS(140),
    [anon_sym_TILDE] = ACTIONS(140),
    [anon_sym_SQUOTE] = ACTIONS(140),
    [anon_sym_DOLLAR] = ACTIONS(140),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(140),
    [sym_block_name] = ACTIONS(140),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(138),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(138),
    [sym_number] = ACTIONS(138),
    [sym_string] = ACTIONS(140),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(136),
    [sym__bare_name] = ACTIONS(136),
    [sym__quoted_name] = ACTIONS(136),
    [sym__label] = ACTIONS(136),
    [sym__alias] = ACTIONS(136),
  },
  [8] = {
    [sym_region] = STATE(6),
    [sym__element] = STATE(6),
    [sym__inner] = STATE(6),
    [sym_parentheses] = STATE(6),
    [sym_brackets] = STATE(6),
    [sym_angles] = STATE(6),
    [sym_dictionary] = STATE(6),
    [sym_symbol] = STATE(6),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(6),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(6),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(6),
    [sym_boolean] = STATE(6),
    [aux_sym_alias_definition_repeat1] = STATE(6),
    [ts_builtin_sym_end] = ACTIONS(142),
    [sym_identifier] = ACTIONS(138),
    [anon_sym_EQ] = ACTIONS(138),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(142),
    [anon_sym_COMMA] = ACTIONS(140),
    [anon_sym_COLON] = ACTIONS(138),
    [anon_sym_LBRACE] = ACTIONS(73),
    [anon_sym_DASH_GT] = ACTIONS(140),
    [anon_sym_COLON_COLON] = ACTIONS(140),
    [anon_sym_DASH] = ACTIONS(138),
    [anon_sym_PLUS] = ACTIONS(140),
    [anon_sym_STAR] = ACTIONS(138),
    [anon_sym_SLASH] = ACTIONS(138),
    [anon_sym_QMARK] = ACTIONS(138),
    [anon_sym_PIPE] = ACTIONS(140),
    [anon_sym_AMP] = ACTIONS(140),
    [anon_sym_SEMI] = ACTIONS(140),
    [anon_sym_DOT] = ACTIONS(138),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(140),
    [anon_sym_EQ_EQ] = ACTIONS(140),
    [anon_sym_GT_EQ] = ACTIONS(140),
    [anon_sym_LT_EQ] = ACTIONS(140),
    [anon_sym_TILDE] = ACTIONS(140),
    [anon_sym_SQUOTE] = ACTIONS(140),
    [anon_sym_DOLLAR] = ACTIONS(140),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(140),
    [sym_block_name] = ACTIONS(140),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(138),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(138),
    [sym_number] = ACTIONS(138),
    [sym_string] = ACTIONS(140),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(142),
    [sym__bare_name] = ACTIONS(142),
    [sym__quoted_name] = ACTIONS(142),
    [sym__label] = ACTIONS(142),
    [sym__alias] = ACTIONS(142),
  },
  [9] = {
    [sym_region] = STATE(6),
    [sym__element] = STATE(6),
    [sym__inner] = STATE(6),
    [sym_parentheses] = STATE(6),
    [sym_brackets] = STATE(6),
    [sym_angles] = STATE(6),
    [sym_dictionary] = STATE(6),
    [sym_symbol] = STATE(6),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(6),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(6),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(6),
    [sym_boolean] = STATE(6),
    [aux_sym_alias_definition_repeat1] = STATE(6),
    [ts_builtin_sym_end] = ACTIONS(144),
    [sym_identifier] = ACTIONS(138),
    [anon_sym_EQ] = ACTIONS(138),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(144),
    [anon_sym_COMMA] = ACTIONS(140),
    [anon_sym_COLON] = ACTIONS(138),
    [anon_sym_LBRACE] = ACTIONS(73),
    [anon_sym_DASH_GT] = ACTIONS(140),
    [anon_sym_COLON_COLON] = ACTIONS(140),
    [anon_sym_DASH] = ACTIONS(138),
    [anon_sym_PLUS] = ACTIONS(140),
    [anon_sym_STAR] = ACTIONS(138),
    [anon_sym_SLASH] = ACTIONS(138),
    [anon_sym_QMARK] = ACTIONS(138),
    [anon_sym_PIPE] = ACTIONS(140),
    [anon_sym_AMP] = ACTIONS(140),
    [anon_sym_SEMI] = ACTIONS(140),
    [anon_sym_DOT] = ACTIONS(138),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(140),
    [anon_sym_EQ_EQ] = ACTIONS(140),
    [anon_sym_GT_EQ] = ACTIONS(140),
    [anon_sym_LT_EQ] = ACTIONS(140),
    [anon_sym_TILDE] = ACTIONS(140),
    [anon_sym_SQUOTE] = ACTIONS(140),
    [anon_sym_DOLLAR] = ACTIONS(140),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(140),
    [sym_block_name] = ACTIONS(140),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(138),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(138),
    [sym_number] = ACTIONS(138),
    [sym_string] = ACTIONS(140),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(144),
    [sym__bare_name] = ACTIONS(144),
    [sym__quoted_name] = ACTIONS(144),
    [sym__label] = ACTIONS(144),
    [sym__alias] = ACTIONS(144),
  },
  [10] = {
    [sym_region] = STATE(9),
    [sym__element] = STATE(9),
    [sym__inner] = STATE(9),
    [sym_parentheses] = STATE(9),
    [sym_brackets] = STATE(9),
    [sym_angles] = STATE(9),
    [sym_dictionary] = STATE(9),
    [sym_symbol] = STATE(9),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(9),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(9),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(9),
    [sym_boolean] = STATE(9),
    [aux_sym_alias_definition_repeat1] = STATE(9),
    [ts_builtin_sym_end] = ACTIONS(146),
    [sym_identifier] = ACTIONS(148),
    [anon_sym_EQ] = ACTIONS(148),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(146),
    [anon_sym_COMMA] = ACTIONS(150),
    [anon_sym_COLON] = ACTIONS(148),
    [anon_sym_LBRACE] = ACTIONS(73),
    [anon_sym_DASH_GT] = ACTIONS(150),
    [anon_sym_COLON_COLON] = ACTIONS(150),
    [anon_sym_DASH] = ACTIONS(148),
    [anon_sym_PLUS] = ACTIONS(150),
    [anon_sym_STAR] = ACTIONS(148),
    [anon_sym_SLASH] = ACTIONS(148),
    [anon_sym_QMARK] = ACTIONS(148),
    [anon_sym_PIPE] = ACTIONS(150),
    [anon_sym_AMP] = ACTIONS(150),
    [anon_sym_SEMI] = ACTIONS(150),
    [anon_sym_DOT] = ACTIONS(148),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(150),
    [anon_sym_EQ_EQ] = ACTIONS(150),
    [anon_sym_GT_EQ] = ACTIONS(150),
    [anon_sym_LT_EQ] = ACTIONS(150),
    [anon_sym_TILDE] = ACTIONS(150),
    [anon_sym_SQUOTE] = ACTIONS(150),
    [anon_sym_DOLLAR] = ACTIONS(150),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(150),
    [sym_block_name] = ACTIONS(150),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(148),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(148),
    [sym_number] = ACTIONS(148),
    [sym_string] = ACTIONS(150),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(146),
    [sym__bare_name] = ACTIONS(146),
    [sym__quoted_name] = ACTIONS(146),
    [sym__label] = ACTIONS(146),
    [sym__alias] = ACTIONS(146),
  },
  [11] = {
    [sym_region] = STATE(12),
    [sym__element] = STATE(12),
    [sym__inner] = STATE(12),
    [sym_parentheses] = STATE(12),
    [sym_brackets] = STATE(12),
    [sym_angles] = STATE(12),
    [sym_dictionary] = STATE(12),
    [sym_symbol] = STATE(12),
    [sym__symbol_name] = STATE(93),
    [sym_type] = STATE(12),
    [sym_shaped_type] = STATE(205),
    [sym_attribute] = STATE(12),
    [sym_builtin_attribute] = STATE(202),
    [sym__parametric_word] = STATE(12),
    [sym_boolean] = STATE(12),
    [aux_sym_alias_definition_repeat1] = STATE(12),
    [sym_identifier] = ACTIONS(152),
    [anon_sym_EQ] = ACTIONS(152),
    [anon_sym_COMMA] = ACTIONS(154),
    [anon_sym_COLON] = ACTIONS(152),
    [anon_sym_LBRACE] = ACTIONS(156),
    [anon_sym_RBRACE] = ACTIONS(67),
    [anon_sym_DASH_GT] = ACTIONS(154),
    [anon_sym_COLON_COLON] = ACTIONS(154),
    [anon_sym_DASH] = ACTIONS(152),
    [anon_sym_PLUS] = ACTIONS(154),
    [anon_sym_STAR] = ACTIONS(152),
    [anon_sym_SLASH] = ACTIONS(152),
    [anon_sym_QMARK] = ACTIONS(152),
    [anon_sym_PIPE] = ACTIONS(154),
    [anon_sym_AMP] = ACTIONS(154),
    [anon_sym_SEMI] = ACTIONS(154),
    [anon_sym_DOT] = ACTIONS(152),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(154),
    [anon_sym_EQ_EQ] = ACTIONS(154),
    [anon_sym_GT_EQ] = ACTIONS(154),
    [anon_sym_LT_EQ] = ACTIONS(154),
    [anon_sym_TILDE] = ACTIONS(154),
    [anon_sym_SQUOTE] = ACTIONS(154),
    [anon_sym_DOLLAR] = ACTIONS(154),
    [anon_sym_LPAREN] = ACTIONS(158),
    [anon_sym_LBRACK] = ACTIONS(160),
    [anon_sym_LT] = ACTIONS(162),
    [sym_value] = ACTIONS(154),
    [sym_block_name] = ACTIONS(154),
    [aux_sym__symbol_name_token1] = ACTIONS(164),
    [aux_sym__symbol_name_token2] = ACTIONS(164),
    [aux_sym__symbol_name_token3] = ACTIONS(164),
    [sym_builtin_type] = ACTIONS(166),
    [anon_sym_tensor] = ACTIONS(168),
    [anon_sym_memref] = ACTIONS(168),
    [anon_sym_vector] = ACTIONS(168),
    [anon_sym_complex] = ACTIONS(168),
    [anon_sym_tuple] = ACTIONS(168),
    [sym_dialect_type] = ACTIONS(170),
    [anon_sym_affine_map] = ACTIONS(172),
    [anon_sym_affine_set] = ACTIONS(172),
    [anon_sym_array] = ACTIONS(172),
    [anon_sym_dense] = ACTIONS(172),
    [anon_sym_dense_resource] = ACTIONS(172),
    [anon_sym_distinct] = ACTIONS(172),
    [anon_sym_opaque] = ACTIONS(172),
    [anon_sym_sparse] = ACTIONS(172),
    [anon_sym_strided] = ACTIONS(172),
    [sym_dialect_attribute] = ACTIONS(174),
    [sym_keyword] = ACTIONS(152),
    [anon_sym_true] = ACTIONS(176),
    [anon_sym_false] = ACTIONS(176),
    [sym_dimensions] = ACTIONS(152),
    [sym_number] = ACTIONS(152),
    [sym_string] = ACTIONS(154),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(67),
    [sym__bare_name] = ACTIONS(67),
    [sym__quoted_name] = ACTIONS(67),
    [sym__label] = ACTIONS(67),
  },
  [12] = {
    [sym_region] = STATE(15),
    [sym__element] = STATE(15),
    [sym__inner] = STATE(15),
    [sym_parentheses] = STATE(15),
    [sym_brackets] = STATE(15),
    [sym_angles] = STATE(15),
    [sym_dictionary] = STATE(15),
    [sym_symbol] = STATE(15),
    [sym__symbol_name] = STATE(93),
    [sym_type] = STATE(15),
    [sym_shaped_type] = STATE(205),
    [sym_attribute] = STATE(15),
    [sym_builtin_attribute] = STATE(202),
    [sym__parametric_word] = STATE(15),
    [sym_boolean] = STATE(15),
    [aux_sym_alias_definition_repeat1] = STATE(15),
    [sym_identifier] = ACTIONS(178),
    [anon_sym_EQ] = ACTIONS(178),
    [anon_sym_COMMA] = ACTIONS(180),
    [anon_sym_COLON] = ACTIONS(178),
    [anon_sym_LBRACE] = ACTIONS(156),
    [anon_sym_RBRACE] = ACTIONS(136),
    [anon_sym_DASH_GT] = ACTIONS(180),
    [anon_sym_COLON_COLON] = ACTIONS(180),
    [anon_sym_DASH] = ACTIONS(178),
    [anon_sym_PLUS] = ACTIONS(180),
    [anon_sym_STAR] = ACTIONS(178),
    [anon_sym_SLASH] = ACTIONS(178),
    [anon_sym_QMARK] = ACTIONS(178),
    [anon_sym_PIPE] = ACTIONS(180),
    [anon_sym_AMP] = ACTIONS(180),
    [anon_sym_SEMI] = ACTIONS(180),
    [anon_sym_DOT] = ACTIONS(178),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(180),
    [anon_sym_EQ_EQ] = ACTIONS(180),
    [anon_sym_GT_EQ] = ACTIONS(180),
    [anon_sym_LT_EQ] = ACTIONS(180),
    [anon_sym_TILDE] = ACTIONS(180),
    [anon_sym_SQUOTE] = ACTIONS(180),
    [anon_sym_DOLLAR] = ACTIONS(180),
    [anon_sym_LPAREN] = ACTIONS(158),
    [anon_sym_LBRACK] = ACTIONS(160),
    [anon_sym_LT] = ACTIONS(162),
    [sym_value] = ACTIONS(180),
    [sym_block_name] = ACTIONS(180),
    [aux_sym__symbol_name_token1] = ACTIONS(164),
    [aux_sym__symbol_name_token2] = ACTIONS(164),
    [aux_sym__symbol_name_token3] = ACTIONS(164),
    [sym_builtin_type] = ACTIONS(166),
    [anon_sym_tensor] = ACTIONS(168),
    [anon_sym_memref] = ACTIONS(168),
    [anon_sym_vector] = ACTIONS(168),
    [anon_sym_complex] = ACTIONS(168),
    [anon_sym_tuple] = ACTIONS(168),
    [sym_dialect_type] = ACTIONS(170),
    [anon_sym_affine_map] = ACTIONS(172),
    [anon_sym_affine_set] = ACTIONS(172),
    [anon_sym_array] = ACTIONS(172),
    [anon_sym_dense] = ACTIONS(172),
    [anon_sym_dense_resource] = ACTIONS(172),
    [anon_sym_distinct] = ACTIONS(172),
    [anon_sym_opaque] = ACTIONS(172),
    [anon_sym_sparse] = ACTIONS(172),
    [anon_sym_strided] = ACTIONS(172),
    [sym_dialect_attribute] = ACTIONS(174),
    [sym_keyword] = ACTIONS(178),
    [anon_sym_true] = ACTIONS(176),
    [anon_sym_false] = ACTIONS(176),
    [sym_dimensions] = ACTIONS(178),
    [sym_number] = ACTIONS(178),
    [sym_string] = ACTIONS(180),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(136),
    [sym__bare_name] = ACTIONS(136),
    [sym__quoted_name] = ACTIONS(136),
    [sym__label] = ACTIONS(136),
  },
  [13] = {
    [sym_region] = STATE(15),
    [sym__element] = STATE(15),
    [sym__inner] = STATE(15),
    [sym_parentheses] = STATE(15),
    [sym_brackets] = STATE(15),
    [sym_angles] = STATE(15),
    [sym_dictionary] = STATE(15),
    [sym_symbol] = STATE(15),
    [sym__symbol_name] = STATE(93),
    [sym_type] = STATE(15),
    [sym_shaped_type] = STATE(205),
    [sym_attribute] = STATE(15),
    [sym_builtin_attribute] = STATE(202),
    [sym__parametric_word] = STATE(15),
    [sym_boolean] = STATE(15),
    [aux_sym_alias_definition_repeat1] = STATE(15),
    [sym_identifier] = ACTIONS(178),
    [anon_sym_EQ] = ACTIONS(178),
    [anon_sym_COMMA] = ACTIONS(180),
    [anon_sym_COLON] = ACTIONS(178),
    [anon_sym_LBRACE] = ACTIONS(156),
    [anon_sym_RBRACE] = ACTIONS(144),
    [anon_sym_DASH_GT] = ACTIONS(180),
    [anon_sym_COLON_COLON] = ACTIONS(180),
    [anon_sym_DASH] = ACTIONS(178),
    [anon_sym_PLUS] = ACTIONS(180),
    [anon_sym_STAR] = ACTIONS(178),
    [anon_sym_SLASH] = ACTIONS(178),
    [anon_sym_QMARK] = ACTIONS(178),
    [anon_sym_PIPE] = ACTIONS(180),
    [anon_sym_AMP] = ACTIONS(180),
    [anon_sym_SEMI] = ACTIONS(180),
    [anon_sym_DOT] = ACTIONS(178),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(180),
    [anon_sym_EQ_EQ] = ACTIONS(180),
    [anon_sym_GT_EQ] = ACTIONS(180),
    [anon_sym_LT_EQ] = ACTIONS(180),
    [anon_sym_TILDE] = ACTIONS(180),
    [anon_sym_SQUOTE] = ACTIONS(180),
    [anon_sym_DOLLAR] = ACTIONS(180),
    [anon_sym_LPAREN] = ACTIONS(158),
    [anon_sym_LBRACK] = ACTIONS(160),
    [anon_sym_LT] = ACTIONS(162),
    [sym_value] = ACTIONS(180),
    [sym_block_name] = ACTIONS(180),
    [aux_sym__symbol_name_token1] = ACTIONS(164),
    [aux_sym__symbol_name_token2] = ACTIONS(164),
    [aux_sym__symbol_name_token3] = ACTIONS(164),
    [sym_builtin_type] = ACTIONS(166),
    [anon_sym_tensor] = ACTIONS(168),
    [anon_sym_memref] = ACTIONS(168),
    [anon_sym_vector] = ACTIONS(168),
    [anon_sym_complex] = ACTIONS(168),
    [anon_sym_tuple] = ACTIONS(168),
    [sym_dialect_type] = ACTIONS(170),
    [anon_sym_affine_map] = ACTIONS(172),
    [anon_sym_affine_set] = ACTIONS(172),
    [anon_sym_array] = ACTIONS(172),
    [anon_sym_dense] = ACTIONS(172),
    [anon_sym_dense_resource] = ACTIONS(172),
    [anon_sym_distinct] = ACTIONS(172),
    [anon_sym_opaque] = ACTIONS(172),
    [anon_sym_sparse] = ACTIONS(172),
    [anon_sym_strided] = ACTIONS(172),
    [sym_dialect_attribute] = ACTIONS(174),
    [sym_keyword] = ACTIONS(178),
    [anon_sym_true] = ACTIONS(176),
    [anon_sym_false] = ACTIONS(176),
    [sym_dimensions] = ACTIONS(178),
    [sym_number] = ACTIONS(178),
    [sym_string] = ACTIONS(180),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(144),
    [sym__bare_name] = ACTIONS(144),
    [sym__quoted_name] = ACTIONS(144),
    [sym__label] = ACTIONS(144),
  },
  [14] = {
    [sym_region] = STATE(13),
    [sym__element] = STATE(13),
    [sym__inner] = STATE(13),
    [sym_parentheses] = STATE(13),
    [sym_brackets] = STATE(13),
    [sym_angles] = STATE(13),
    [sym_dictionary] = STATE(13),
    [sym_symbol] = STATE(13),
    [sym__symbol_name] = STATE(93),
    [sym_type] = STATE(13),
    [sym_shaped_type] = STATE(205),
    [sym_attribute] = STATE(13),
    [sym_builtin_attribute] = STATE(202),
    [sym__parametric_word] = STATE(13),
    [sym_boolean] = STATE(13),
    [aux_sym_alias_definition_repeat1] = STATE(13),
    [sym_identifier] = ACTIONS(182),
    [anon_sym_EQ] = ACTIONS(182),
    [anon_sym_COMMA] = ACTIONS(184),
    [anon_sym_COLON] = ACTIONS(182),
    [anon_sym_LBRACE] = ACTIONS(156),
    [anon_sym_RBRACE] = ACTIONS(146),
    [anon_sym_DASH_GT] = ACTIONS(184),
    [anon_sym_COLON_COLON] = ACTIONS(184),
    [anon_sym_DASH] = ACTIONS(182),
    [anon_sym_PLUS] = ACTIONS(184),
    [anon_sym_STAR] = ACTIONS(182),
    [anon_sym_SLASH] = ACTIONS(182),
    [anon_sym_QMARK] = ACTIONS(182),
    [anon_sym_PIPE] = ACTIONS(184),
    [anon_sym_AMP] = ACTIONS(184),
    [anon_sym_SEMI] = ACTIONS(184),
    [anon_sym_DOT] = ACTIONS(182),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(184),
    [anon_sym_EQ_EQ] = ACTIONS(184),
    [anon_sym_GT_EQ] = ACTIONS(184),
    [anon_sym_LT_EQ] = ACTIONS(184),
    [anon_sym_TILDE] = ACTIONS(184),
    [anon_sym_SQUOTE] = ACTIONS(184),
    [anon_sym_DOLLAR] = ACTIONS(184),
    [anon_sym_LPAREN] = ACTIONS(158),
    [anon_sym_LBRACK] = ACTIONS(160),
    [anon_sym_LT] = ACTIONS(162),
    [sym_value] = ACTIONS(184),
    [sym_block_name] = ACTIONS(184),
    [aux_sym__symbol_name_token1] = ACTIONS(164),
    [aux_sym__symbol_name_token2] = ACTIONS(164),
    [aux_sym__symbol_name_token3] = ACTIONS(164),
    [sym_builtin_type] = ACTIONS(166),
    [anon_sym_tensor] = ACTIONS(168),
    [anon_sym_memref] = ACTIONS(168),
    [anon_sym_vector] = ACTIONS(168),
    [anon_sym_complex] = ACTIONS(168),
    [anon_sym_tuple] = ACTIONS(168),
    [sym_dialect_type] = ACTIONS(170),
    [anon_sym_affine_map] = ACTIONS(172),
    [anon_sym_affine_set] = ACTIONS(172),
    [anon_sym_array] = ACTIONS(172),
    [anon_sym_dense] = ACTIONS(172),
    [anon_sym_dense_resource] = ACTIONS(172),
    [anon_sym_distinct] = ACTIONS(172),
    [anon_sym_opaque] = ACTIONS(172),
    [anon_sym_sparse] = ACTIONS(172),
    [anon_sym_strided] = ACTIONS(172),
    [sym_dialect_attribute] = ACTIONS(174),
    [sym_keyword] = ACTIONS(182),
    [anon_sym_true] = ACTIONS(176),
    [anon_sym_false] = ACTIONS(176),
    [sym_dimensions] = ACTIONS(182),
    [sym_number] = ACTIONS(182),
    [sym_string] = ACTIONS(184),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(146),
    [sym__bare_name] = ACTIONS(146),
    [sym__quoted_name] = ACTIONS(146),
    [sym__label] = ACTIONS(146),
  },
  [15] = {
    [sym_region] = STATE(15),
    [sym__element] = STATE(15),
    [sym__inner] = STATE(15),
    [sym_parentheses] = STATE(15),
    [sym_brackets] = STATE(15),
    [sym_angles] = STATE(15),
    [sym_dictionary] = STATE(15),
    [sym_symbol] = STATE(15),
    [sym__symbol_name] = STATE(93),
    [sym_type] = STATE(15),
    [sym_shaped_type] = STATE(205),
    [sym_attribute] = STATE(15),
    [sym_builtin_attribute] = STATE(202),
    [sym__parametric_word] = STATE(15),
    [sym_boolean] = STATE(15),
    [aux_sym_alias_definition_repeat1] = STATE(15),
    [sym_identifier] = ACTIONS(186),
    [anon_sym_EQ] = ACTIONS(186),
    [anon_sym_COMMA] = ACTIONS(189),
    [anon_sym_COLON] = ACTIONS(186),
    [anon_sym_LBRACE] = ACTIONS(192),
    [anon_sym_RBRACE] = ACTIONS(95),
    [anon_sym_DASH_GT] = ACTIONS(189),
    [anon_sym_COLON_COLON] = ACTIONS(189),
    [anon_sym_DASH] = ACTIONS(186),
    [anon_sym_PLUS] = ACTIONS(189),
    [anon_sym_STAR] = ACTIONS(186),
    [anon_sym_SLASH] = ACTIONS(186),
    [anon_sym_QMARK] = ACTIONS(186),
    [anon_sym_PIPE] = ACTIONS(189),
    [anon_sym_AMP] = ACTIONS(189),
    [anon_sym_SEMI] = ACTIONS(189),
    [anon_sym_DOT] = ACTIONS(186),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(189),
    [anon_sym_EQ_EQ] = ACTIONS(189),
    [anon_sym_GT_EQ] = ACTIONS(189),
    [anon_sym_LT_EQ] = ACTIONS(189),
    [anon_sym_TILDE] = ACTIONS(189),
    [anon_sym_SQUOTE] = ACTIONS(189),
    [anon_sym_DOLLAR] = ACTIONS(189),
    [anon_sym_LPAREN] = ACTIONS(195),
    [anon_sym_LBRACK] = ACTIONS(198),
    [anon_sym_LT] = ACTIONS(201),
    [sym_value] = ACTIONS(189),
    [sym_block_name] = ACTIONS(189),
    [aux_sym__symbol_name_token1] = ACTIONS(204),
    [aux_sym__symbol_name_token2] = ACTIONS(204),
    [aux_sym__symbol_name_token3] = ACTIONS(204),
    [sym_builtin_type] = ACTIONS(207),
    [anon_sym_tensor] = ACTIONS(210),
    [anon_sym_memref] = ACTIONS(210),
    [anon_sym_vector] = ACTIONS(210),
    [anon_sym_complex] = ACTIONS(210),
    [anon_sym_tuple] = ACTIONS(210),
    [sym_dialect_type] = ACTIONS(213),
    [anon_sym_affine_map] = ACTIONS(216),
    [anon_sym_affine_set] = ACTIONS(216),
    [anon_sym_array] = ACTIONS(216),
    [anon_sym_dense] = ACTIONS(216),
    [anon_sym_dense_resource] = ACTIONS(216),
    [anon_sym_distinct] = ACTIONS(216),
    [anon_sym_opaque] = ACTIONS(216),
    [anon_sym_sparse] = ACTIONS(216),
    [anon_sym_strided] = ACTIONS(216),
    [sym_dialect_attribute] = ACTIONS(219),
    [sym_keyword] = ACTIONS(186),
    [anon_sym_true] = ACTIONS(222),
    [anon_sym_false] = ACTIONS(222),
    [sym_dimensions] = ACTIONS(186),
    [sym_number] = ACTIONS(186),
    [sym_string] = ACTIONS(189),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(95),
    [sym__bare_name] = ACTIONS(95),
    [sym__quoted_name] = ACTIONS(95),
    [sym__label] = ACTIONS(95),
  },
  [16] = {
    [sym_region] = STATE(17),
    [sym__element] = STATE(17),
    [sym__inner] = STATE(17),
    [sym_parentheses] = STATE(17),
    [sym_brackets] = STATE(17),
    [sym_angles] = STATE(17),
    [sym_dictionary] = STATE(17),
    [sym_symbol] = STATE(17),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(17),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(17),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(17),
    [sym_boolean] = STATE(17),
    [aux_sym_alias_definition_repeat1] = STATE(17),
    [sym_identifier] = ACTIONS(225),
    [anon_sym_EQ] = ACTIONS(225),
    [anon_sym_COMMA] = ACTIONS(227),
    [anon_sym_COLON] = ACTIONS(225),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(227),
    [anon_sym_COLON_COLON] = ACTIONS(227),
    [anon_sym_DASH] = ACTIONS(225),
    [anon_sym_PLUS] = ACTIONS(227),
    [anon_sym_STAR] = ACTIONS(225),
    [anon_sym_SLASH] = ACTIONS(225),
    [anon_sym_QMARK] = ACTIONS(225),
    [anon_sym_PIPE] = ACTIONS(227),
    [anon_sym_AMP] = ACTIONS(227),
    [anon_sym_SEMI] = ACTIONS(227),
    [anon_sym_DOT] = ACTIONS(225),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(227),
    [anon_sym_EQ_EQ] = ACTIONS(227),
    [anon_sym_GT_EQ] = ACTIONS(227),
    [anon_sym_LT_EQ] = ACTIONS(227),
    [anon_sym_TILDE] = ACTIONS(227),
    [anon_sym_SQUOTE] = ACTIONS(227),
    [anon_sym_DOLLAR] = ACTIONS(227),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(231),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(227),
    [sym_block_name] = ACTIONS(227),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(225),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(225),
    [sym_number] = ACTIONS(225),
    [sym_string] = ACTIONS(227),
    [sym_comment] = ACTIONS(3),
  },
  [17] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(233),
    [anon_sym_EQ] = ACTIONS(233),
    [anon_sym_COMMA] = ACTIONS(235),
    [anon_sym_COLON] = ACTIONS(233),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(235),
    [anon_sym_COLON_COLON] = ACTIONS(235),
    [anon_sym_DASH] = ACTIONS(233),
    [anon_sym_PLUS] = ACTIONS(235),
    [anon_sym_STAR] = ACTIONS(233),
    [anon_sym_SLASH] = ACTIONS(233),
    [anon_sym_QMARK] = ACTIONS(233),
    [anon_sym_PIPE] = ACTIONS(235),
    [anon_sym_AMP] = ACTIONS(235),
    [anon_sym_SEMI] = ACTIONS(235),
    [anon_sym_DOT] = ACTIONS(233),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(235),
    [anon_sym_EQ_EQ] = ACTIONS(235),
    [anon_sym_GT_EQ] = ACTIONS(235),
    [anon_sym_LT_EQ] = ACTIONS(235),
    [anon_sym_TILDE] = ACTIONS(235),
    [anon_sym_SQUOTE] = ACTIONS(235),
    [anon_sym_DOLLAR] = ACTIONS(235),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(237),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(235),
    [sym_block_name] = ACTIONS(235),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(233),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(233),
    [sym_number] = ACTIONS(233),
    [sym_string] = ACTIONS(235),
    [sym_comment] = ACTIONS(3),
  },
  [18] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(239),
    [anon_sym_EQ] = ACTIONS(239),
    [anon_sym_COMMA] = ACTIONS(242),
    [anon_sym_COLON] = ACTIONS(239),
    [anon_sym_LBRACE] = ACTIONS(245),
    [anon_sym_DASH_GT] = ACTIONS(242),
    [anon_sym_COLON_COLON] = ACTIONS(242),
    [anon_sym_DASH] = ACTIONS(239),
    [anon_sym_PLUS] = ACTIONS(242),
    [anon_sym_STAR] = ACTIONS(239),
    [anon_sym_SLASH] = ACTIONS(239),
    [anon_sym_QMARK] = ACTIONS(239),
    [anon_sym_PIPE] = ACTIONS(242),
    [anon_sym_AMP] = ACTIONS(242),
    [anon_sym_SEMI] = ACTIONS(242),
    [anon_sym_DOT] = ACTIONS(239),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(242),
    [anon_sym_EQ_EQ] = ACTIONS(242),
    [anon_sym_GT_EQ] = ACTIONS(242),
    [anon_sym_LT_EQ] = ACTIONS(242),
    [anon_sym_TILDE] = ACTIONS(242),
    [anon_sym_SQUOTE] = ACTIONS(242),
    [anon_sym_DOLLAR] = ACTIONS(242),
    [anon_sym_LPAREN] = ACTIONS(248),
    [anon_sym_RPAREN] = ACTIONS(95),
    [anon_sym_LBRACK] = ACTIONS(251),
    [anon_sym_LT] = ACTIONS(254),
    [sym_value] = ACTIONS(242),
    [sym_block_name] = ACTIONS(242),
    [aux_sym__symbol_name_token1] = ACTIONS(257),
    [aux_sym__symbol_name_token2] = ACTIONS(257),
    [aux_sym__symbol_name_token3] = ACTIONS(257),
    [sym_builtin_type] = ACTIONS(260),
    [anon_sym_tensor] = ACTIONS(263),
    [anon_sym_memref] = ACTIONS(263),
    [anon_sym_vector] = ACTIONS(263),
    [anon_sym_complex] = ACTIONS(263),
    [anon_sym_tuple] = ACTIONS(263),
    [sym_dialect_type] = ACTIONS(266),
    [anon_sym_affine_map] = ACTIONS(269),
    [anon_sym_affine_set] = ACTIONS(269),
    [anon_sym_array] = ACTIONS(269),
    [anon_sym_dense] = ACTIONS(269),
    [anon_sym_dense_resource] = ACTIONS(269),
    [anon_sym_distinct] = ACTIONS(269),
    [anon_sym_opaque] = ACTIONS(269),
    [anon_sym_sparse] = ACTIONS(269),
    [anon_sym_strided] = ACTIONS(269),
    [sym_dialect_attribute] = ACTIONS(272),
    [sym_keyword] = ACTIONS(239),
    [anon_sym_true] = ACTIONS(275),
    [anon_sym_false] = ACTIONS(275),
    [sym_dimensions] = ACTIONS(239),
    [sym_number] = ACTIONS(239),
    [sym_string] = ACTIONS(242),
    [sym_comment] = ACTIONS(3),
  },
  [19] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(233),
    [anon_sym_EQ] = ACTIONS(233),
    [anon_sym_COMMA] = ACTIONS(235),
    [anon_sym_COLON] = ACTIONS(233),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(235),
    [anon_sym_COLON_COLON] = ACTIONS(235),
    [anon_sym_DASH] = ACTIONS(233),
    [anon_sym_PLUS] = ACTIONS(235),
    [anon_sym_STAR] = ACTIONS(233),
    [anon_sym_SLASH] = ACTIONS(233),
    [anon_sym_QMARK] = ACTIONS(233),
    [anon_sym_PIPE] = ACTIONS(235),
    [anon_sym_AMP] = ACTIONS(235),
    [anon_sym_SEMI] = ACTIONS(235),
    [anon_sym_DOT] = ACTIONS(233),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(235),
    [anon_sym_EQ_EQ] = ACTIONS(235),
    [anon_sym_GT_EQ] = ACTIONS(235),
    [anon_sym_LT_EQ] = ACTIONS(235),
    [anon_sym_TILDE] = ACTIONS(235),
    [anon_sym_SQUOTE] = ACTIONS(235),
    [anon_sym_DOLLAR] = ACTIONS(235),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(278),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(235),
    [sym_block_name] = ACTIONS(235),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(233),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(233),
    [sym_number] = ACTIONS(233),
    [sym_string] = ACTIONS(235),
    [sym_comment] = ACTIONS(3),
  },
  [20] = {
    [sym_region] = STATE(19),
    [sym__element] = STATE(19),
    [sym__inner] = STATE(19),
    [sym_parentheses] = STATE(19),
    [sym_brackets] = STATE(19),
    [sym_angles] = STATE(19),
    [sym_dictionary] = STATE(19),
    [sym_symbol] = STATE(19),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(19),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(19),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(19),
    [sym_boolean] = STATE(19),
    [aux_sym_alias_definition_repeat1] = STATE(19),
    [sym_identifier] = ACTIONS(280),
    [anon_sym_EQ] = ACTIONS(280),
    [anon_sym_COMMA] = ACTIONS(282),
    [anon_sym_COLON] = ACTIONS(280),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(282),
    [anon_sym_COLON_COLON] = ACTIONS(282),
    [anon_sym_DASH] = ACTIONS(280),
    [anon_sym_PLUS] = ACTIONS(282),
    [anon_sym_STAR] = ACTIONS(280),
    [anon_sym_SLASH] = ACTIONS(280),
    [anon_sym_QMARK] = ACTIONS(280),
    [anon_sym_PIPE] = ACTIONS(282),
    [anon_sym_AMP] = ACTIONS(282),
    [anon_sym_SEMI] = ACTIONS(282),
    [anon_sym_DOT] = ACTIONS(280),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(282),
    [anon_sym_EQ_EQ] = ACTIONS(282),
    [anon_sym_GT_EQ] = ACTIONS(282),
    [anon_sym_LT_EQ] = ACTIONS(282),
    [anon_sym_TILDE] = ACTIONS(282),
    [anon_sym_SQUOTE] = ACTIONS(282),
    [anon_sym_DOLLAR] = ACTIONS(282),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(284),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(282),
    [sym_block_name] = ACTIONS(282),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(280),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(280),
    [sym_number] = ACTIONS(280),
    [sym_string] = ACTIONS(282),
    [sym_comment] = ACTIONS(3),
  },
  [21] = {
    [sym_region] = STATE(22),
    [sym__element] = STATE(22),
    [sym__inner] = STATE(22),
    [sym_parentheses] = STATE(22),
    [sym_brackets] = STATE(22),
    [sym_angles] = STATE(22),
    [sym_dictionary] = STATE(22),
    [sym_symbol] = STATE(22),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(22),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(22),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(22),
    [sym_boolean] = STATE(22),
    [aux_sym_alias_definition_repeat1] = STATE(22),
    [sym_identifier] = ACTIONS(286),
    [anon_sym_EQ] = ACTIONS(286),
    [anon_sym_COMMA] = ACTIONS(288),
    [anon_sym_COLON] = ACTIONS(286),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(288),
    [anon_sym_COLON_COLON] = ACTIONS(288),
    [anon_sym_DASH] = ACTIONS(286),
    [anon_sym_PLUS] = ACTIONS(288),
    [anon_sym_STAR] = ACTIONS(286),
    [anon_sym_SLASH] = ACTIONS(286),
    [anon_sym_QMARK] = ACTIONS(286),
    [anon_sym_PIPE] = ACTIONS(288),
    [anon_sym_AMP] = ACTIONS(288),
    [anon_sym_SEMI] = ACTIONS(288),
    [anon_sym_DOT] = ACTIONS(286),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(288),
    [anon_sym_EQ_EQ] = ACTIONS(288),
    [anon_sym_GT_EQ] = ACTIONS(288),
    [anon_sym_LT_EQ] = ACTIONS(288),
    [anon_sym_TILDE] = ACTIONS(288),
    [anon_sym_SQUOTE] = ACTIONS(288),
    [anon_sym_DOLLAR] = ACTIONS(288),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(290),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(288),
    [sym_block_name] = ACTIONS(288),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(286),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(286),
    [sym_number] = ACTIONS(286),
    [sym_string] = ACTIONS(288),
    [sym_comment] = ACTIONS(3),
  },
  [22] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(233),
    [anon_sym_EQ] = ACTIONS(233),
    [anon_sym_COMMA] = ACTIONS(235),
    [anon_sym_COLON] = ACTIONS(233),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(235),
    [anon_sym_COLON_COLON] = ACTIONS(235),
    [anon_sym_DASH] = ACTIONS(233),
    [anon_sym_PLUS] = ACTIONS(235),
    [anon_sym_STAR] = ACTIONS(233),
    [anon_sym_SLASH] = ACTIONS(233),
    [anon_sym_QMARK] = ACTIONS(233),
    [anon_sym_PIPE] = ACTIONS(235),
    [anon_sym_AMP] = ACTIONS(235),
    [anon_sym_SEMI] = ACTIONS(235),
    [anon_sym_DOT] = ACTIONS(233),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(235),
    [anon_sym_EQ_EQ] = ACTIONS(235),
    [anon_sym_GT_EQ] = ACTIONS(235),
    [anon_sym_LT_EQ] = ACTIONS(235),
    [anon_sym_TILDE] = ACTIONS(235),
    [anon_sym_SQUOTE] = ACTIONS(235),
    [anon_sym_DOLLAR] = ACTIONS(235),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(292),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(235),
    [sym_block_name] = ACTIONS(235),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(233),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(233),
    [sym_number] = ACTIONS(233),
    [sym_string] = ACTIONS(235),
    [sym_comment] = ACTIONS(3),
  },
  [23] = {
    [sym_region] = STATE(24),
    [sym__element] = STATE(24),
    [sym__inner] = STATE(24),
    [sym_parentheses] = STATE(24),
    [sym_brackets] = STATE(24),
    [sym_angles] = STATE(24),
    [sym_dictionary] = STATE(24),
    [sym_symbol] = STATE(24),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(24),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(24),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(24),
    [sym_boolean] = STATE(24),
    [aux_sym_alias_definition_repeat1] = STATE(24),
    [sym_identifier] = ACTIONS(294),
    [anon_sym_EQ] = ACTIONS(294),
    [anon_sym_COMMA] = ACTIONS(296),
    [anon_sym_COLON] = ACTIONS(294),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(296),
    [anon_sym_COLON_COLON] = ACTIONS(296),
    [anon_sym_DASH] = ACTIONS(294),
    [anon_sym_PLUS] = ACTIONS(296),
    [anon_sym_STAR] = ACTIONS(294),
    [anon_sym_SLASH] = ACTIONS(294),
    [anon_sym_QMARK] = ACTIONS(294),
    [anon_sym_PIPE] = ACTIONS(296),
    [anon_sym_AMP] = ACTIONS(296),
    [anon_sym_SEMI] = ACTIONS(296),
    [anon_sym_DOT] = ACTIONS(294),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(296),
    [anon_sym_EQ_EQ] = ACTIONS(296),
    [anon_sym_GT_EQ] = ACTIONS(296),
    [anon_sym_LT_EQ] = ACTIONS(296),
    [anon_sym_TILDE] = ACTIONS(296),
    [anon_sym_SQUOTE] = ACTIONS(296),
    [anon_sym_DOLLAR] = ACTIONS(296),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(298),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(296),
    [sym_block_name] = ACTIONS(296),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(294),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(294),
    [sym_number] = ACTIONS(294),
    [sym_string] = ACTIONS(296),
    [sym_comment] = ACTIONS(3),
  },
  [24] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(233),
    [anon_sym_EQ] = ACTIONS(233),
    [anon_sym_COMMA] = ACTIONS(235),
    [anon_sym_COLON] = ACTIONS(233),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(235),
    [anon_sym_COLON_COLON] = ACTIONS(235),
    [anon_sym_DASH] = ACTIONS(233),
    [anon_sym_PLUS] = ACTIONS(235),
    [anon_sym_STAR] = ACTIONS(233),
    [anon_sym_SLASH] = ACTIONS(233),
    [anon_sym_QMARK] = ACTIONS(233),
    [anon_sym_PIPE] = ACTIONS(235),
    [anon_sym_AMP] = ACTIONS(235),
    [anon_sym_SEMI] = ACTIONS(235),
    [anon_sym_DOT] = ACTIONS(233),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(235),
    [anon_sym_EQ_EQ] = ACTIONS(235),
    [anon_sym_GT_EQ] = ACTIONS(235),
    [anon_sym_LT_EQ] = ACTIONS(235),
    [anon_sym_TILDE] = ACTIONS(235),
    [anon_sym_SQUOTE] = ACTIONS(235),
    [anon_sym_DOLLAR] = ACTIONS(235),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(300),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(235),
    [sym_block_name] = ACTIONS(235),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(233),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(233),
    [sym_number] = ACTIONS(233),
    [sym_string] = ACTIONS(235),
    [sym_comment] = ACTIONS(3),
  },
  [25] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(302),
    [anon_sym_EQ] = ACTIONS(302),
    [anon_sym_COMMA] = ACTIONS(305),
    [anon_sym_COLON] = ACTIONS(302),
    [anon_sym_LBRACE] = ACTIONS(308),
    [anon_sym_RBRACE] = ACTIONS(311),
    [anon_sym_DASH_GT] = ACTIONS(305),
    [anon_sym_COLON_COLON] = ACTIONS(305),
    [anon_sym_DASH] = ACTIONS(302),
    [anon_sym_PLUS] = ACTIONS(305),
    [anon_sym_STAR] = ACTIONS(302),
    [anon_sym_SLASH] = ACTIONS(302),
    [anon_sym_QMARK] = ACTIONS(302),
    [anon_sym_PIPE] = ACTIONS(305),
    [anon_sym_AMP] = ACTIONS(305),
    [anon_sym_SEMI] = ACTIONS(305),
    [anon_sym_DOT] = ACTIONS(302),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(305),
    [anon_sym_EQ_EQ] = ACTIONS(305),
    [anon_sym_GT_EQ] = ACTIONS(305),
    [anon_sym_LT_EQ] = ACTIONS(305),
    [anon_sym_TILDE] = ACTIONS(305),
    [anon_sym_SQUOTE] = ACTIONS(305),
    [anon_sym_DOLLAR] = ACTIONS(305),
    [anon_sym_LPAREN] = ACTIONS(313),
    [anon_sym_LBRACK] = ACTIONS(316),
    [anon_sym_RBRACK] = ACTIONS(311),
    [anon_sym_LT] = ACTIONS(319),
    [anon_sym_GT] = ACTIONS(322),
    [sym_value] = ACTIONS(305),
    [sym_block_name] = ACTIONS(305),
    [aux_sym__symbol_name_token1] = ACTIONS(324),
    [aux_sym__symbol_name_token2] = ACTIONS(324),
    [aux_sym__symbol_name_token3] = ACTIONS(324),
    [sym_builtin_type] = ACTIONS(327),
    [anon_sym_tensor] = ACTIONS(330),
    [anon_sym_memref] = ACTIONS(330),
    [anon_sym_vector] = ACTIONS(330),
    [anon_sym_complex] = ACTIONS(330),
    [anon_sym_tuple] = ACTIONS(330),
    [sym_dialect_type] = ACTIONS(333),
    [anon_sym_affine_map] = ACTIONS(336),
    [anon_sym_affine_set] = ACTIONS(336),
    [anon_sym_array] = ACTIONS(336),
    [anon_sym_dense] = ACTIONS(336),
    [anon_sym_dense_resource] = ACTIONS(336),
    [anon_sym_distinct] = ACTIONS(336),
    [anon_sym_opaque] = ACTIONS(336),
    [anon_sym_sparse] = ACTIONS(336),
    [anon_sym_strided] = ACTIONS(336),
    [sym_dialect_attribute] = ACTIONS(339),
    [sym_keyword] = ACTIONS(302),
    [anon_sym_true] = ACTIONS(342),
    [anon_sym_false] = ACTIONS(342),
    [sym_dimensions] = ACTIONS(302),
    [sym_number] = ACTIONS(302),
    [sym_string] = ACTIONS(305),
    [sym_comment] = ACTIONS(3),
  },
  [26] = {
    [sym_region] = STATE(27),
    [sym__element] = STATE(27),
    [sym__inner] = STATE(27),
    [sym_parentheses] = STATE(27),
    [sym_brackets] = STATE(27),
    [sym_angles] = STATE(27),
    [sym_dictionary] = STATE(27),
    [sym_symbol] = STATE(27),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(27),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(27),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(27),
    [sym_boolean] = STATE(27),
    [aux_sym_alias_definition_repeat1] = STATE(27),
    [sym_identifier] = ACTIONS(345),
    [anon_sym_EQ] = ACTIONS(345),
    [anon_sym_COMMA] = ACTIONS(347),
    [anon_sym_COLON] = ACTIONS(345),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(347),
    [anon_sym_COLON_COLON] = ACTIONS(347),
    [anon_sym_DASH] = ACTIONS(345),
    [anon_sym_PLUS] = ACTIONS(347),
    [anon_sym_STAR] = ACTIONS(345),
    [anon_sym_SLASH] = ACTIONS(345),
    [anon_sym_QMARK] = ACTIONS(345),
    [anon_sym_PIPE] = ACTIONS(347),
    [anon_sym_AMP] = ACTIONS(347),
    [anon_sym_SEMI] = ACTIONS(347),
    [anon_sym_DOT] = ACTIONS(345),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(347),
    [anon_sym_EQ_EQ] = ACTIONS(347),
    [anon_sym_GT_EQ] = ACTIONS(347),
    [anon_sym_LT_EQ] = ACTIONS(347),
    [anon_sym_TILDE] = ACTIONS(347),
    [anon_sym_SQUOTE] = ACTIONS(347),
    [anon_sym_DOLLAR] = ACTIONS(347),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(349),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(347),
    [sym_block_name] = ACTIONS(347),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(345),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(345),
    [sym_number] = ACTIONS(345),
    [sym_string] = ACTIONS(347),
    [sym_comment] = ACTIONS(3),
  },
  [27] = {
    [sym_region] = STATE(18),
    [sym__element] = STATE(18),
    [sym__inner] = STATE(18),
    [sym_parentheses] = STATE(18),
    [sym_brackets] = STATE(18),
    [sym_angles] = STATE(18),
    [sym_dictionary] = STATE(18),
    [sym_symbol] = STATE(18),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(18),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(18),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(18),
    [sym_boolean] = STATE(18),
    [aux_sym_alias_definition_repeat1] = STATE(18),
    [sym_identifier] = ACTIONS(233),
    [anon_sym_EQ] = ACTIONS(233),
    [anon_sym_COMMA] = ACTIONS(235),
    [anon_sym_COLON] = ACTIONS(233),
    [anon_sym_LBRACE] = ACTIONS(229),
    [anon_sym_DASH_GT] = ACTIONS(235),
    [anon_sym_COLON_COLON] = ACTIONS(235),
    [anon_sym_DASH] = ACTIONS(233),
    [anon_sym_PLUS] = ACTIONS(235),
    [anon_sym_STAR] = ACTIONS(233),
    [anon_sym_SLASH] = ACTIONS(233),
    [anon_sym_QMARK] = ACTIONS(233),
    [anon_sym_PIPE] = ACTIONS(235),
    [anon_sym_AMP] = ACTIONS(235),
    [anon_sym_SEMI] = ACTIONS(235),
    [anon_sym_DOT] = ACTIONS(233),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(235),
    [anon_sym_EQ_EQ] = ACTIONS(235),
    [anon_sym_GT_EQ] = ACTIONS(235),
    [anon_sym_LT_EQ] = ACTIONS(235),
    [anon_sym_TILDE] = ACTIONS(235),
    [anon_sym_SQUOTE] = ACTIONS(235),
    [anon_sym_DOLLAR] = ACTIONS(235),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_RPAREN] = ACTIONS(351),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(235),
    [sym_block_name] = ACTIONS(235),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(233),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(233),
    [sym_number] = ACTIONS(233),
    [sym_string] = ACTIONS(235),
    [sym_comment] = ACTIONS(3),
  },
  [28] = {
    [sym_region] = STATE(8),
    [sym__element] = STATE(8),
    [sym__inner] = STATE(8),
    [sym_parentheses] = STATE(8),
    [sym_brackets] = STATE(8),
    [sym_angles] = STATE(8),
    [sym_dictionary] = STATE(8),
    [sym_symbol] = STATE(8),
    [sym__symbol_name] = STATE(68),
    [sym_type] = STATE(8),
    [sym_shaped_type] = STATE(207),
    [sym_attribute] = STATE(8),
    [sym_builtin_attribute] = STATE(213),
    [sym__parametric_word] = STATE(8),
    [sym_boolean] = STATE(8),
    [aux_sym_alias_definition_repeat1] = STATE(8),
    [sym_identifier] = ACTIONS(353),
    [anon_sym_EQ] = ACTIONS(353),
    [anon_sym_COMMA] = ACTIONS(355),
    [anon_sym_COLON] = ACTIONS(353),
    [anon_sym_LBRACE] = ACTIONS(357),
    [anon_sym_DASH_GT] = ACTIONS(355),
    [anon_sym_COLON_COLON] = ACTIONS(355),
    [anon_sym_DASH] = ACTIONS(353),
    [anon_sym_PLUS] = ACTIONS(355),
    [anon_sym_STAR] = ACTIONS(353),
    [anon_sym_SLASH] = ACTIONS(353),
    [anon_sym_QMARK] = ACTIONS(353),
    [anon_sym_PIPE] = ACTIONS(355),
    [anon_sym_AMP] = ACTIONS(355),
    [anon_sym_SEMI] = ACTIONS(355),
    [anon_sym_DOT] = ACTIONS(353),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(355),
    [anon_sym_EQ_EQ] = ACTIONS(355),
    [anon_sym_GT_EQ] = ACTIONS(355),
    [anon_sym_LT_EQ] = ACTIONS(355),
    [anon_sym_TILDE] = ACTIONS(355),
    [anon_sym_SQUOTE] = ACTIONS(355),
    [anon_sym_DOLLAR] = ACTIONS(355),
    [anon_sym_LPAREN] = ACTIONS(75),
    [anon_sym_LBRACK] = ACTIONS(77),
    [anon_sym_LT] = ACTIONS(79),
    [sym_value] = ACTIONS(355),
    [sym_block_name] = ACTIONS(355),
    [aux_sym__symbol_name_token1] = ACTIONS(81),
    [aux_sym__symbol_name_token2] = ACTIONS(81),
    [aux_sym__symbol_name_token3] = ACTIONS(81),
    [sym_builtin_type] = ACTIONS(83),
    [anon_sym_tensor] = ACTIONS(85),
    [anon_sym_memref] = ACTIONS(85),
    [anon_sym_vector] = ACTIONS(85),
    [anon_sym_complex] = ACTIONS(85),
    [anon_sym_tuple] = ACTIONS(85),
    [sym_dialect_type] = ACTIONS(87),
    [anon_sym_affine_map] = ACTIONS(89),
    [anon_sym_affine_set] = ACTIONS(89),
    [anon_sym_array] = ACTIONS(89),
    [anon_sym_dense] = ACTIONS(89),
    [anon_sym_dense_resource] = ACTIONS(89),
    [anon_sym_distinct] = ACTIONS(89),
    [anon_sym_opaque] = ACTIONS(89),
    [anon_sym_sparse] = ACTIONS(89),
    [anon_sym_strided] = ACTIONS(89),
    [sym_dialect_attribute] = ACTIONS(91),
    [sym_keyword] = ACTIONS(353),
    [anon_sym_true] = ACTIONS(93),
    [anon_sym_false] = ACTIONS(93),
    [sym_dimensions] = ACTIONS(353),
    [sym_number] = ACTIONS(353),
    [sym_string] = ACTIONS(355),
    [sym_comment] = ACTIONS(3),
  },
  [29] = {
    [sym__inner] = STATE(59),
    [sym_parentheses] = STATE(59),
    [sym_brackets] = STATE(59),
    [sym_angles] = STATE(59),
    [sym_dictionary] = STATE(59),
    [sym_symbol] = STATE(59),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(59),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(59),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(59),
    [sym_boolean] = STATE(59),
    [aux_sym_resources_repeat1] = STATE(59),
    [sym_identifier] = ACTIONS(359),
    [anon_sym_EQ] = ACTIONS(359),
    [anon_sym_COMMA] = ACTIONS(361),
    [anon_sym_COLON] = ACTIONS(359),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(361),
    [anon_sym_COLON_COLON] = ACTIONS(361),
    [anon_sym_DASH] = ACTIONS(359),
    [anon_sym_PLUS] = ACTIONS(361),
    [anon_sym_STAR] = ACTIONS(359),
    [anon_sym_SLASH] = ACTIONS(359),
    [anon_sym_QMARK] = ACTIONS(359),
    [anon_sym_PIPE] = ACTIONS(361),
    [anon_sym_AMP] = ACTIONS(361),
    [anon_sym_SEMI] = ACTIONS(361),
    [anon_sym_DOT] = ACTIONS(359),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(361),
    [anon_sym_EQ_EQ] = ACTIONS(361),
    [anon_sym_GT_EQ] = ACTIONS(361),
    [anon_sym_LT_EQ] = ACTIONS(361),
    [anon_sym_TILDE] = ACTIONS(361),
    [anon_sym_SQUOTE] = ACTIONS(361),
    [anon_sym_DOLLAR] = ACTIONS(361),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(363),
    [sym_value] = ACTIONS(361),
    [sym_block_name] = ACTIONS(361),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(359),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(359),
    [sym_number] = ACTIONS(359),
    [sym_string] = ACTIONS(361),
    [sym_comment] = ACTIONS(3),
  },
  [30] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(369),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [31] = {
    [sym__inner] = STATE(42),
    [sym_parentheses] = STATE(42),
    [sym_brackets] = STATE(42),
    [sym_angles] = STATE(42),
    [sym_dictionary] = STATE(42),
    [sym_symbol] = STATE(42),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(42),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(42),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(42),
    [sym_boolean] = STATE(42),
    [aux_sym_resources_repeat1] = STATE(42),
    [sym_identifier] = ACTIONS(371),
    [anon_sym_EQ] = ACTIONS(371),
    [anon_sym_COMMA] = ACTIONS(373),
    [anon_sym_COLON] = ACTIONS(371),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(375),
    [anon_sym_DASH_GT] = ACTIONS(373),
    [anon_sym_COLON_COLON] = ACTIONS(373),
    [anon_sym_DASH] = ACTIONS(371),
    [anon_sym_PLUS] = ACTIONS(373),
    [anon_sym_STAR] = ACTIONS(371),
    [anon_sym_SLASH] = ACTIONS(371),
    [anon_sym_QMARK] = ACTIONS(371),
    [anon_sym_PIPE] = ACTIONS(373),
    [anon_sym_AMP] = ACTIONS(373),
    [anon_sym_SEMI] = ACTIONS(373),
    [anon_sym_DOT] = ACTIONS(371),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(373),
    [anon_sym_EQ_EQ] = ACTIONS(373),
    [anon_sym_GT_EQ] = ACTIONS(373),
    [anon_sym_LT_EQ] = ACTIONS(373),
    [anon_sym_TILDE] = ACTIONS(373),
    [anon_sym_SQUOTE] = ACTIONS(373),
    [anon_sym_DOLLAR] = ACTIONS(373),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(373),
    [sym_block_name] = ACTIONS(373),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(371),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(371),
    [sym_number] = ACTIONS(371),
    [sym_string] = ACTIONS(373),
    [sym_comment] = ACTIONS(3),
  },
  [32] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(377),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [33] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(379),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [34] = {
    [sym__inner] = STATE(36),
    [sym_parentheses] = STATE(36),
    [sym_brackets] = STATE(36),
    [sym_angles] = STATE(36),
    [sym_dictionary] = STATE(36),
    [sym_symbol] = STATE(36),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(36),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(36),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(36),
    [sym_boolean] = STATE(36),
    [aux_sym_resources_repeat1] = STATE(36),
    [sym_identifier] = ACTIONS(381),
    [anon_sym_EQ] = ACTIONS(381),
    [anon_sym_COMMA] = ACTIONS(383),
    [anon_sym_COLON] = ACTIONS(381),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(383),
    [anon_sym_COLON_COLON] = ACTIONS(383),
    [anon_sym_DASH] = ACTIONS(381),
    [anon_sym_PLUS] = ACTIONS(383),
    [anon_sym_STAR] = ACTIONS(381),
    [anon_sym_SLASH] = ACTIONS(381),
    [anon_sym_QMARK] = ACTIONS(381),
    [anon_sym_PIPE] = ACTIONS(383),
    [anon_sym_AMP] = ACTIONS(383),
    [anon_sym_SEMI] = ACTIONS(383),
    [anon_sym_DOT] = ACTIONS(381),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(383),
    [anon_sym_EQ_EQ] = ACTIONS(383),
    [anon_sym_GT_EQ] = ACTIONS(383),
    [anon_sym_LT_EQ] = ACTIONS(383),
    [anon_sym_TILDE] = ACTIONS(383),
    [anon_sym_SQUOTE] = ACTIONS(383),
    [anon_sym_DOLLAR] = ACTIONS(383),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(385),
    [sym_value] = ACTIONS(383),
    [sym_block_name] = ACTIONS(383),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(381),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(381),
    [sym_number] = ACTIONS(381),
    [sym_string] = ACTIONS(383),
    [sym_comment] = ACTIONS(3),
  },
  [35] = {
    [sym__inner] = STATE(35),
    [sym_parentheses] = STATE(35),
    [sym_brackets] = STATE(35),
    [sym_angles] = STATE(35),
    [sym_dictionary] = STATE(35),
    [sym_symbol] = STATE(35),
    [sym__symbol_name] = STATE(140),
    [sym_type] = STATE(35),
    [sym_shaped_type] = STATE(211),
    [sym_attribute] = STATE(35),
    [sym_builtin_attribute] = STATE(203),
    [sym__parametric_word] = STATE(35),
    [sym_boolean] = STATE(35),
    [aux_sym_resources_repeat1] = STATE(35),
    [sym_identifier] = ACTIONS(387),
    [anon_sym_EQ] = ACTIONS(387),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(311),
    [anon_sym_COMMA] = ACTIONS(390),
    [anon_sym_COLON] = ACTIONS(387),
    [anon_sym_LBRACE] = ACTIONS(393),
    [anon_sym_DASH_GT] = ACTIONS(390),
    [anon_sym_COLON_COLON] = ACTIONS(390),
    [anon_sym_DASH] = ACTIONS(387),
    [anon_sym_PLUS] = ACTIONS(390),
    [anon_sym_STAR] = ACTIONS(387),
    [anon_sym_SLASH] = ACTIONS(387),
    [anon_sym_QMARK] = ACTIONS(387),
    [anon_sym_PIPE] = ACTIONS(390),
    [anon_sym_AMP] = ACTIONS(390),
    [anon_sym_SEMI] = ACTIONS(390),
    [anon_sym_DOT] = ACTIONS(387),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(390),
    [anon_sym_EQ_EQ] = ACTIONS(390),
    [anon_sym_GT_EQ] = ACTIONS(390),
    [anon_sym_LT_EQ] = ACTIONS(390),
    [anon_sym_TILDE] = ACTIONS(390),
    [anon_sym_SQUOTE] = ACTIONS(390),
    [anon_sym_DOLLAR] = ACTIONS(390),
    [anon_sym_LPAREN] = ACTIONS(396),
    [anon_sym_LBRACK] = ACTIONS(399),
    [anon_sym_LT] = ACTIONS(402),
    [sym_value] = ACTIONS(390),
    [sym_block_name] = ACTIONS(390),
    [aux_sym__symbol_name_token1] = ACTIONS(405),
    [aux_sym__symbol_name_token2] = ACTIONS(405),
    [aux_sym__symbol_name_token3] = ACTIONS(405),
    [sym_builtin_type] = ACTIONS(408),
    [anon_sym_tensor] = ACTIONS(411),
    [anon_sym_memref] = ACTIONS(411),
    [anon_sym_vector] = ACTIONS(411),
    [anon_sym_complex] = ACTIONS(411),
    [anon_sym_tuple] = ACTIONS(411),
    [sym_dialect_type] = ACTIONS(414),
    [anon_sym_affine_map] = ACTIONS(417),
    [anon_sym_affine_set] = ACTIONS(417),
    [anon_sym_array] = ACTIONS(417),
    [anon_sym_dense] = ACTIONS(417),
    [anon_sym_dense_resource] = ACTIONS(417),
    [anon_sym_distinct] = ACTIONS(417),
    [anon_sym_opaque] = ACTIONS(417),
    [anon_sym_sparse] = ACTIONS(417),
    [anon_sym_strided] = ACTIONS(417),
    [sym_dialect_attribute] = ACTIONS(420),
    [sym_keyword] = ACTIONS(387),
    [anon_sym_true] = ACTIONS(423),
    [anon_sym_false] = ACTIONS(423),
    [sym_dimensions] = ACTIONS(387),
    [sym_number] = ACTIONS(387),
    [sym_string] = ACTIONS(390),
    [sym_comment] = ACTIONS(3),
  },
  [36] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(426),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [37] = {
    [sym__inner] = STATE(32),
    [sym_parentheses] = STATE(32),
    [sym_brackets] = STATE(32),
    [sym_angles] = STATE(32),
    [sym_dictionary] = STATE(32),
    [sym_symbol] = STATE(32),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(32),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(32),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(32),
    [sym_boolean] = STATE(32),
    [aux_sym_resources_repeat1] = STATE(32),
    [sym_identifier] = ACTIONS(428),
    [anon_sym_EQ] = ACTIONS(428),
    [anon_sym_COMMA] = ACTIONS(430),
    [anon_sym_COLON] = ACTIONS(428),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(430),
    [anon_sym_COLON_COLON] = ACTIONS(430),
    [anon_sym_DASH] = ACTIONS(428),
    [anon_sym_PLUS] = ACTIONS(430),
    [anon_sym_STAR] = ACTIONS(428),
    [anon_sym_SLASH] = ACTIONS(428),
    [anon_sym_QMARK] = ACTIONS(428),
    [anon_sym_PIPE] = ACTIONS(430),
    [anon_sym_AMP] = ACTIONS(430),
    [anon_sym_SEMI] = ACTIONS(430),
    [anon_sym_DOT] = ACTIONS(428),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(430),
    [anon_sym_EQ_EQ] = ACTIONS(430),
    [anon_sym_GT_EQ] = ACTIONS(430),
    [anon_sym_LT_EQ] = ACTIONS(430),
    [anon_sym_TILDE] = ACTIONS(430),
    [anon_sym_SQUOTE] = ACTIONS(430),
    [anon_sym_DOLLAR] = ACTIONS(430),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(432),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(430),
    [sym_block_name] = ACTIONS(430),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(428),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(428),
    [sym_number] = ACTIONS(428),
    [sym_string] = ACTIONS(430),
    [sym_comment] = ACTIONS(3),
  },
  [38] = {
    [sym__inner] = STATE(33),
    [sym_parentheses] = STATE(33),
    [sym_brackets] = STATE(33),
    [sym_angles] = STATE(33),
    [sym_dictionary] = STATE(33),
    [sym_symbol] = STATE(33),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(33),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(33),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(33),
    [sym_boolean] = STATE(33),
    [aux_sym_resources_repeat1] = STATE(33),
    [sym_identifier] = ACTIONS(434),
    [anon_sym_EQ] = ACTIONS(434),
    [anon_sym_COMMA] = ACTIONS(436),
    [anon_sym_COLON] = ACTIONS(434),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(436),
    [anon_sym_COLON_COLON] = ACTIONS(436),
    [anon_sym_DASH] = ACTIONS(434),
    [anon_sym_PLUS] = ACTIONS(436),
    [anon_sym_STAR] = ACTIONS(434),
    [anon_sym_SLASH] = ACTIONS(434),
    [anon_sym_QMARK] = ACTIONS(434),
    [anon_sym_PIPE] = ACTIONS(436),
    [anon_sym_AMP] = ACTIONS(436),
    [anon_sym_SEMI] = ACTIONS(436),
    [anon_sym_DOT] = ACTIONS(434),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(436),
    [anon_sym_EQ_EQ] = ACTIONS(436),
    [anon_sym_GT_EQ] = ACTIONS(436),
    [anon_sym_LT_EQ] = ACTIONS(436),
    [anon_sym_TILDE] = ACTIONS(436),
    [anon_sym_SQUOTE] = ACTIONS(436),
    [anon_sym_DOLLAR] = ACTIONS(436),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(438),
    [sym_value] = ACTIONS(436),
    [sym_block_name] = ACTIONS(436),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(434),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(434),
    [sym_number] = ACTIONS(434),
    [sym_string] = ACTIONS(436),
    [sym_comment] = ACTIONS(3),
  },
  [39] = {
    [sym__inner] = STATE(35),
    [sym_parentheses] = STATE(35),
    [sym_brackets] = STATE(35),
    [sym_angles] = STATE(35),
    [sym_dictionary] = STATE(35),
    [sym_symbol] = STATE(35),
    [sym__symbol_name] = STATE(140),
    [sym_type] = STATE(35),
    [sym_shaped_type] = STATE(211),
    [sym_attribute] = STATE(35),
    [sym_builtin_attribute] = STATE(203),
    [sym__parametric_word] = STATE(35),
    [sym_boolean] = STATE(35),
    [aux_sym_resources_repeat1] = STATE(35),
    [sym_identifier] = ACTIONS(440),
    [anon_sym_EQ] = ACTIONS(440),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(442),
    [anon_sym_COMMA] = ACTIONS(444),
    [anon_sym_COLON] = ACTIONS(440),
    [anon_sym_LBRACE] = ACTIONS(446),
    [anon_sym_DASH_GT] = ACTIONS(444),
    [anon_sym_COLON_COLON] = ACTIONS(444),
    [anon_sym_DASH] = ACTIONS(440),
    [anon_sym_PLUS] = ACTIONS(444),
    [anon_sym_STAR] = ACTIONS(440),
    [anon_sym_SLASH] = ACTIONS(440),
    [anon_sym_QMARK] = ACTIONS(440),
    [anon_sym_PIPE] = ACTIONS(444),
    [anon_sym_AMP] = ACTIONS(444),
    [anon_sym_SEMI] = ACTIONS(444),
    [anon_sym_DOT] = ACTIONS(440),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(444),
    [anon_sym_EQ_EQ] = ACTIONS(444),
    [anon_sym_GT_EQ] = ACTIONS(444),
    [anon_sym_LT_EQ] = ACTIONS(444),
    [anon_sym_TILDE] = ACTIONS(444),
    [anon_sym_SQUOTE] = ACTIONS(444),
    [anon_sym_DOLLAR] = ACTIONS(444),
    [anon_sym_LPAREN] = ACTIONS(448),
    [anon_sym_LBRACK] = ACTIONS(450),
    [anon_sym_LT] = ACTIONS(452),
    [sym_value] = ACTIONS(444),
    [sym_block_name] = ACTIONS(444),
    [aux_sym__symbol_name_token1] = ACTIONS(454),
    [aux_sym__symbol_name_token2] = ACTIONS(454),
    [aux_sym__symbol_name_token3] = ACTIONS(454),
    [sym_builtin_type] = ACTIONS(456),
    [anon_sym_tensor] = ACTIONS(458),
    [anon_sym_memref] = ACTIONS(458),
    [anon_sym_vector] = ACTIONS(458),
    [anon_sym_complex] = ACTIONS(458),
    [anon_sym_tuple] = ACTIONS(458),
    [sym_dialect_type] = ACTIONS(460),
    [anon_sym_affine_map] = ACTIONS(462),
    [anon_sym_affine_set] = ACTIONS(462),
    [anon_sym_array] = ACTIONS(462),
    [anon_sym_dense] = ACTIONS(462),
    [anon_sym_dense_resource] = ACTIONS(462),
    [anon_sym_distinct] = ACTIONS(462),
    [anon_sym_opaque] = ACTIONS(462),
    [anon_sym_sparse] = ACTIONS(462),
    [anon_sym_strided] = ACTIONS(462),
    [sym_dialect_attribute] = ACTIONS(464),
    [sym_keyword] = ACTIONS(440),
    [anon_sym_true] = ACTIONS(466),
    [anon_sym_false] = ACTIONS(466),
    [sym_dimensions] = ACTIONS(440),
    [sym_number] = ACTIONS(440),
    [sym_string] = ACTIONS(444),
    [sym_comment] = ACTIONS(3),
  },
  [40] = {
    [sym__inner] = STATE(44),
    [sym_parentheses] = STATE(44),
    [sym_brackets] = STATE(44),
    [sym_angles] = STATE(44),
    [sym_dictionary] = STATE(44),
    [sym_symbol] = STATE(44),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(44),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(44),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(44),
    [sym_boolean] = STATE(44),
    [aux_sym_resources_repeat1] = STATE(44),
    [sym_identifier] = ACTIONS(468),
    [anon_sym_EQ] = ACTIONS(468),
    [anon_sym_COMMA] = ACTIONS(470),
    [anon_sym_COLON] = ACTIONS(468),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(470),
    [anon_sym_COLON_COLON] = ACTIONS(470),
    [anon_sym_DASH] = ACTIONS(468),
    [anon_sym_PLUS] = ACTIONS(470),
    [anon_sym_STAR] = ACTIONS(468),
    [anon_sym_SLASH] = ACTIONS(468),
    [anon_sym_QMARK] = ACTIONS(468),
    [anon_sym_PIPE] = ACTIONS(470),
    [anon_sym_AMP] = ACTIONS(470),
    [anon_sym_SEMI] = ACTIONS(470),
    [anon_sym_DOT] = ACTIONS(468),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(470),
    [anon_sym_EQ_EQ] = ACTIONS(470),
    [anon_sym_GT_EQ] = ACTIONS(470),
    [anon_sym_LT_EQ] = ACTIONS(470),
    [anon_sym_TILDE] = ACTIONS(470),
    [anon_sym_SQUOTE] = ACTIONS(470),
    [anon_sym_DOLLAR] = ACTIONS(470),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(472),
    [sym_value] = ACTIONS(470),
    [sym_block_name] = ACTIONS(470),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(468),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(468),
    [sym_number] = ACTIONS(468),
    [sym_string] = ACTIONS(470),
    [sym_comment] = ACTIONS(3),
  },
  [41] = {
    [sym__inner] = STATE(49),
    [sym_parentheses] = STATE(49),
    [sym_brackets] = STATE(49),
    [sym_angles] = STATE(49),
    [sym_dictionary] = STATE(49),
    [sym_symbol] = STATE(49),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(49),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(49),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(49),
    [sym_boolean] = STATE(49),
    [aux_sym_resources_repeat1] = STATE(49),
    [sym_identifier] = ACTIONS(59),
    [anon_sym_EQ] = ACTIONS(59),
    [anon_sym_COMMA] = ACTIONS(61),
    [anon_sym_COLON] = ACTIONS(59),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(63),
    [anon_sym_DASH_GT] = ACTIONS(61),
    [anon_sym_COLON_COLON] = ACTIONS(61),
    [anon_sym_DASH] = ACTIONS(59),
    [anon_sym_PLUS] = ACTIONS(61),
    [anon_sym_STAR] = ACTIONS(59),
    [anon_sym_SLASH] = ACTIONS(59),
    [anon_sym_QMARK] = ACTIONS(59),
    [anon_sym_PIPE] = ACTIONS(61),
    [anon_sym_AMP] = ACTIONS(61),
    [anon_sym_SEMI] = ACTIONS(61),
    [anon_sym_DOT] = ACTIONS(59),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(61),
    [anon_sym_EQ_EQ] = ACTIONS(61),
    [anon_sym_GT_EQ] = ACTIONS(61),
    [anon_sym_LT_EQ] = ACTIONS(61),
    [anon_sym_TILDE] = ACTIONS(61),
    [anon_sym_SQUOTE] = ACTIONS(61),
    [anon_sym_DOLLAR] = ACTIONS(61),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(61),
    [sym_block_name] = ACTIONS(61),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(59),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(59),
    [sym_number] = ACTIONS(59),
    [sym_string] = ACTIONS(61),
    [sym_comment] = ACTIONS(3),
  },
  [42] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(474),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [43] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(476),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [44] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(478),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [45] = {
    [sym__inner] = STATE(46),
    [sym_parentheses] = STATE(46),
    [sym_brackets] = STATE(46),
    [sym_angles] = STATE(46),
    [sym_dictionary] = STATE(46),
    [sym_symbol] = STATE(46),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(46),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(46),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(46),
    [sym_boolean] = STATE(46),
    [aux_sym_resources_repeat1] = STATE(46),
    [sym_identifier] = ACTIONS(480),
    [anon_sym_EQ] = ACTIONS(480),
    [anon_sym_COMMA] = ACTIONS(482),
    [anon_sym_COLON] = ACTIONS(480),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(482),
    [anon_sym_COLON_COLON] = ACTIONS(482),
    [anon_sym_DASH] = ACTIONS(480),
    [anon_sym_PLUS] = ACTIONS(482),
    [anon_sym_STAR] = ACTIONS(480),
    [anon_sym_SLASH] = ACTIONS(480),
    [anon_sym_QMARK] = ACTIONS(480),
    [anon_sym_PIPE] = ACTIONS(482),
    [anon_sym_AMP] = ACTIONS(482),
    [anon_sym_SEMI] = ACTIONS(482),
    [anon_sym_DOT] = ACTIONS(480),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(482),
    [anon_sym_EQ_EQ] = ACTIONS(482),
    [anon_sym_GT_EQ] = ACTIONS(482),
    [anon_sym_LT_EQ] = ACTIONS(482),
    [anon_sym_TILDE] = ACTIONS(482),
    [anon_sym_SQUOTE] = ACTIONS(482),
    [anon_sym_DOLLAR] = ACTIONS(482),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(484),
    [sym_value] = ACTIONS(482),
    [sym_block_name] = ACTIONS(482),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(480),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(480),
    [sym_number] = ACTIONS(480),
    [sym_string] = ACTIONS(482),
    [sym_comment] = ACTIONS(3),
  },
  [46] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(486),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [47] = {
    [sym__inner] = STATE(50),
    [sym_parentheses] = STATE(50),
    [sym_brackets] = STATE(50),
    [sym_angles] = STATE(50),
    [sym_dictionary] = STATE(50),
    [sym_symbol] = STATE(50),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(50),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(50),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(50),
    [sym_boolean] = STATE(50),
    [aux_sym_resources_repeat1] = STATE(50),
    [sym_identifier] = ACTIONS(488),
    [anon_sym_EQ] = ACTIONS(488),
    [anon_sym_COMMA] = ACTIONS(490),
    [anon_sym_COLON] = ACTIONS(488),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(490),
    [anon_sym_COLON_COLON] = ACTIONS(490),
    [anon_sym_DASH] = ACTIONS(488),
    [anon_sym_PLUS] = ACTIONS(490),
    [anon_sym_STAR] = ACTIONS(488),
    [anon_sym_SLASH] = ACTIONS(488),
    [anon_sym_QMARK] = ACTIONS(488),
    [anon_sym_PIPE] = ACTIONS(490),
    [anon_sym_AMP] = ACTIONS(490),
    [anon_sym_SEMI] = ACTIONS(490),
    [anon_sym_DOT] = ACTIONS(488),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(490),
    [anon_sym_EQ_EQ] = ACTIONS(490),
    [anon_sym_GT_EQ] = ACTIONS(490),
    [anon_sym_LT_EQ] = ACTIONS(490),
    [anon_sym_TILDE] = ACTIONS(490),
    [anon_sym_SQUOTE] = ACTIONS(490),
    [anon_sym_DOLLAR] = ACTIONS(490),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(492),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(490),
    [sym_block_name] = ACTIONS(490),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(488),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(488),
    [sym_number] = ACTIONS(488),
    [sym_string] = ACTIONS(490),
    [sym_comment] = ACTIONS(3),
  },
  [48] = {
    [sym__inner] = STATE(51),
    [sym_parentheses] = STATE(51),
    [sym_brackets] = STATE(51),
    [sym_angles] = STATE(51),
    [sym_dictionary] = STATE(51),
    [sym_symbol] = STATE(51),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(51),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(51),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(51),
    [sym_boolean] = STATE(51),
    [aux_sym_resources_repeat1] = STATE(51),
    [sym_identifier] = ACTIONS(494),
    [anon_sym_EQ] = ACTIONS(494),
    [anon_sym_COMMA] = ACTIONS(496),
    [anon_sym_COLON] = ACTIONS(494),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(496),
    [anon_sym_COLON_COLON] = ACTIONS(496),
    [anon_sym_DASH] = ACTIONS(494),
    [anon_sym_PLUS] = ACTIONS(496),
    [anon_sym_STAR] = ACTIONS(494),
    [anon_sym_SLASH] = ACTIONS(494),
    [anon_sym_QMARK] = ACTIONS(494),
    [anon_sym_PIPE] = ACTIONS(496),
    [anon_sym_AMP] = ACTIONS(496),
    [anon_sym_SEMI] = ACTIONS(496),
    [anon_sym_DOT] = ACTIONS(494),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(496),
    [anon_sym_EQ_EQ] = ACTIONS(496),
    [anon_sym_GT_EQ] = ACTIONS(496),
    [anon_sym_LT_EQ] = ACTIONS(496),
    [anon_sym_TILDE] = ACTIONS(496),
    [anon_sym_SQUOTE] = ACTIONS(496),
    [anon_sym_DOLLAR] = ACTIONS(496),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(498),
    [sym_value] = ACTIONS(496),
    [sym_block_name] = ACTIONS(496),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(494),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(494),
    [sym_number] = ACTIONS(494),
    [sym_string] = ACTIONS(496),
    [sym_comment] = ACTIONS(3),
  },
  [49] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(500),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [50] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(502),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [51] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(504),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [52] = {
    [sym__inner] = STATE(53),
    [sym_parentheses] = STATE(53),
    [sym_brackets] = STATE(53),
    [sym_angles] = STATE(53),
    [sym_dictionary] = STATE(53),
    [sym_symbol] = STATE(53),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(53),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(53),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(53),
    [sym_boolean] = STATE(53),
    [aux_sym_resources_repeat1] = STATE(53),
    [sym_identifier] = ACTIONS(506),
    [anon_sym_EQ] = ACTIONS(506),
    [anon_sym_COMMA] = ACTIONS(508),
    [anon_sym_COLON] = ACTIONS(506),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(508),
    [anon_sym_COLON_COLON] = ACTIONS(508),
    [anon_sym_DASH] = ACTIONS(506),
    [anon_sym_PLUS] = ACTIONS(508),
    [anon_sym_STAR] = ACTIONS(506),
    [anon_sym_SLASH] = ACTIONS(506),
    [anon_sym_QMARK] = ACTIONS(506),
    [anon_sym_PIPE] = ACTIONS(508),
    [anon_sym_AMP] = ACTIONS(508),
    [anon_sym_SEMI] = ACTIONS(508),
    [anon_sym_DOT] = ACTIONS(506),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(508),
    [anon_sym_EQ_EQ] = ACTIONS(508),
    [anon_sym_GT_EQ] = ACTIONS(508),
    [anon_sym_LT_EQ] = ACTIONS(508),
    [anon_sym_TILDE] = ACTIONS(508),
    [anon_sym_SQUOTE] = ACTIONS(508),
    [anon_sym_DOLLAR] = ACTIONS(508),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(510),
    [sym_value] = ACTIONS(508),
    [sym_block_name] = ACTIONS(508),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(506),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(506),
    [sym_number] = ACTIONS(506),
    [sym_string] = ACTIONS(508),
    [sym_comment] = ACTIONS(3),
  },
  [53] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(512),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [54] = {
    [sym__inner] = STATE(57),
    [sym_parentheses] = STATE(57),
    [sym_brackets] = STATE(57),
    [sym_angles] = STATE(57),
    [sym_dictionary] = STATE(57),
    [sym_symbol] = STATE(57),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(57),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(57),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(57),
    [sym_boolean] = STATE(57),
    [aux_sym_resources_repeat1] = STATE(57),
    [sym_identifier] = ACTIONS(514),
    [anon_sym_EQ] = ACTIONS(514),
    [anon_sym_COMMA] = ACTIONS(516),
    [anon_sym_COLON] = ACTIONS(514),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(516),
    [anon_sym_COLON_COLON] = ACTIONS(516),
    [anon_sym_DASH] = ACTIONS(514),
    [anon_sym_PLUS] = ACTIONS(516),
    [anon_sym_STAR] = ACTIONS(514),
    [anon_sym_SLASH] = ACTIONS(514),
    [anon_sym_QMARK] = ACTIONS(514),
    [anon_sym_PIPE] = ACTIONS(516),
    [anon_sym_AMP] = ACTIONS(516),
    [anon_sym_SEMI] = ACTIONS(516),
    [anon_sym_DOT] = ACTIONS(514),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(516),
    [anon_sym_EQ_EQ] = ACTIONS(516),
    [anon_sym_GT_EQ] = ACTIONS(516),
    [anon_sym_LT_EQ] = ACTIONS(516),
    [anon_sym_TILDE] = ACTIONS(516),
    [anon_sym_SQUOTE] = ACTIONS(516),
    [anon_sym_DOLLAR] = ACTIONS(516),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(518),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(516),
    [sym_block_name] = ACTIONS(516),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(514),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(514),
    [sym_number] = ACTIONS(514),
    [sym_string] = ACTIONS(516),
    [sym_comment] = ACTIONS(3),
  },
  [55] = {
    [sym__inner] = STATE(58),
    [sym_parentheses] = STATE(58),
    [sym_brackets] = STATE(58),
    [sym_angles] = STATE(58),
    [sym_dictionary] = STATE(58),
    [sym_symbol] = STATE(58),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(58),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(58),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(58),
    [sym_boolean] = STATE(58),
    [aux_sym_resources_repeat1] = STATE(58),
    [sym_identifier] = ACTIONS(520),
    [anon_sym_EQ] = ACTIONS(520),
    [anon_sym_COMMA] = ACTIONS(522),
    [anon_sym_COLON] = ACTIONS(520),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(522),
    [anon_sym_COLON_COLON] = ACTIONS(522),
    [anon_sym_DASH] = ACTIONS(520),
    [anon_sym_PLUS] = ACTIONS(522),
    [anon_sym_STAR] = ACTIONS(520),
    [anon_sym_SLASH] = ACTIONS(520),
    [anon_sym_QMARK] = ACTIONS(520),
    [anon_sym_PIPE] = ACTIONS(522),
    [anon_sym_AMP] = ACTIONS(522),
    [anon_sym_SEMI] = ACTIONS(522),
    [anon_sym_DOT] = ACTIONS(520),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(522),
    [anon_sym_EQ_EQ] = ACTIONS(522),
    [anon_sym_GT_EQ] = ACTIONS(522),
    [anon_sym_LT_EQ] = ACTIONS(522),
    [anon_sym_TILDE] = ACTIONS(522),
    [anon_sym_SQUOTE] = ACTIONS(522),
    [anon_sym_DOLLAR] = ACTIONS(522),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(524),
    [sym_value] = ACTIONS(522),
    [sym_block_name] = ACTIONS(522),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(520),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(520),
    [sym_number] = ACTIONS(520),
    [sym_string] = ACTIONS(522),
    [sym_comment] = ACTIONS(3),
  },
  [56] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_RBRACE] = ACTIONS(526),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [57] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(528),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [58] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(530),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [59] = {
    [sym__inner] = STATE(25),
    [sym_parentheses] = STATE(25),
    [sym_brackets] = STATE(25),
    [sym_angles] = STATE(25),
    [sym_dictionary] = STATE(25),
    [sym_symbol] = STATE(25),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(25),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(25),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(25),
    [sym_boolean] = STATE(25),
    [aux_sym_resources_repeat1] = STATE(25),
    [sym_identifier] = ACTIONS(365),
    [anon_sym_EQ] = ACTIONS(365),
    [anon_sym_COMMA] = ACTIONS(367),
    [anon_sym_COLON] = ACTIONS(365),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(367),
    [anon_sym_COLON_COLON] = ACTIONS(367),
    [anon_sym_DASH] = ACTIONS(365),
    [anon_sym_PLUS] = ACTIONS(367),
    [anon_sym_STAR] = ACTIONS(365),
    [anon_sym_SLASH] = ACTIONS(365),
    [anon_sym_QMARK] = ACTIONS(365),
    [anon_sym_PIPE] = ACTIONS(367),
    [anon_sym_AMP] = ACTIONS(367),
    [anon_sym_SEMI] = ACTIONS(367),
    [anon_sym_DOT] = ACTIONS(365),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(367),
    [anon_sym_EQ_EQ] = ACTIONS(367),
    [anon_sym_GT_EQ] = ACTIONS(367),
    [anon_sym_LT_EQ] = ACTIONS(367),
    [anon_sym_TILDE] = ACTIONS(367),
    [anon_sym_SQUOTE] = ACTIONS(367),
    [anon_sym_DOLLAR] = ACTIONS(367),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_LT] = ACTIONS(29),
    [anon_sym_GT] = ACTIONS(532),
    [sym_value] = ACTIONS(367),
    [sym_block_name] = ACTIONS(367),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(365),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(365),
    [sym_number] = ACTIONS(365),
    [sym_string] = ACTIONS(367),
    [sym_comment] = ACTIONS(3),
  },
  [60] = {
    [sym__inner] = STATE(39),
    [sym_parentheses] = STATE(39),
    [sym_brackets] = STATE(39),
    [sym_angles] = STATE(39),
    [sym_dictionary] = STATE(39),
    [sym_symbol] = STATE(39),
    [sym__symbol_name] = STATE(140),
    [sym_type] = STATE(39),
    [sym_shaped_type] = STATE(211),
    [sym_attribute] = STATE(39),
    [sym_builtin_attribute] = STATE(203),
    [sym__parametric_word] = STATE(39),
    [sym_boolean] = STATE(39),
    [aux_sym_resources_repeat1] = STATE(39),
    [sym_identifier] = ACTIONS(534),
    [anon_sym_EQ] = ACTIONS(534),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(536),
    [anon_sym_COMMA] = ACTIONS(538),
    [anon_sym_COLON] = ACTIONS(534),
    [anon_sym_LBRACE] = ACTIONS(446),
    [anon_sym_DASH_GT] = ACTIONS(538),
    [anon_sym_COLON_COLON] = ACTIONS(538),
    [anon_sym_DASH] = ACTIONS(534),
    [anon_sym_PLUS] = ACTIONS(538),
    [anon_sym_STAR] = ACTIONS(534),
    [anon_sym_SLASH] = ACTIONS(534),
    [anon_sym_QMARK] = ACTIONS(534),
    [anon_sym_PIPE] = ACTIONS(538),
    [anon_sym_AMP] = ACTIONS(538),
    [anon_sym_SEMI] = ACTIONS(538),
    [anon_sym_DOT] = ACTIONS(534),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(538),
    [anon_sym_EQ_EQ] = ACTIONS(538),
    [anon_sym_GT_EQ] = ACTIONS(538),
    [anon_sym_LT_EQ] = ACTIONS(538),
    [anon_sym_TILDE] = ACTIONS(538),
    [anon_sym_SQUOTE] = ACTIONS(538),
    [anon_sym_DOLLAR] = ACTIONS(538),
    [anon_sym_LPAREN] = ACTIONS(448),
    [anon_sym_LBRACK] = ACTIONS(450),
    [anon_sym_LT] = ACTIONS(452),
    [sym_value] = ACTIONS(538),
    [sym_block_name] = ACTIONS(538),
    [aux_sym__symbol_name_token1] = ACTIONS(454),
    [aux_sym__symbol_name_token2] = ACTIONS(454),
    [aux_sym__symbol_name_token3] = ACTIONS(454),
    [sym_builtin_type] = ACTIONS(456),
    [anon_sym_tensor] = ACTIONS(458),
    [anon_sym_memref] = ACTIONS(458),
    [anon_sym_vector] = ACTIONS(458),
    [anon_sym_complex] = ACTIONS(458),
    [anon_sym_tuple] = ACTIONS(458),
    [sym_dialect_type] = ACTIONS(460),
    [anon_sym_affine_map] = ACTIONS(462),
    [anon_sym_affine_set] = ACTIONS(462),
    [anon_sym_array] = ACTIONS(462),
    [anon_sym_dense] = ACTIONS(462),
    [anon_sym_dense_resource] = ACTIONS(462),
    [anon_sym_distinct] = ACTIONS(462),
    [anon_sym_opaque] = ACTIONS(462),
    [anon_sym_sparse] = ACTIONS(462),
    [anon_sym_strided] = ACTIONS(462),
    [sym_dialect_attribute] = ACTIONS(464),
    [sym_keyword] = ACTIONS(534),
    [anon_sym_true] = ACTIONS(466),
    [anon_sym_false] = ACTIONS(466),
    [sym_dimensions] = ACTIONS(534),
    [sym_number] = ACTIONS(534),
    [sym_string] = ACTIONS(538),
    [sym_comment] = ACTIONS(3),
  },
  [61] = {
    [sym__inner] = STATE(43),
    [sym_parentheses] = STATE(43),
    [sym_brackets] = STATE(43),
    [sym_angles] = STATE(43),
    [sym_dictionary] = STATE(43),
    [sym_symbol] = STATE(43),
    [sym__symbol_name] = STATE(117),
    [sym_type] = STATE(43),
    [sym_shaped_type] = STATE(209),
    [sym_attribute] = STATE(43),
    [sym_builtin_attribute] = STATE(210),
    [sym__parametric_word] = STATE(43),
    [sym_boolean] = STATE(43),
    [aux_sym_resources_repeat1] = STATE(43),
    [sym_identifier] = ACTIONS(540),
    [anon_sym_EQ] = ACTIONS(540),
    [anon_sym_COMMA] = ACTIONS(542),
    [anon_sym_COLON] = ACTIONS(540),
    [anon_sym_LBRACE] = ACTIONS(21),
    [anon_sym_DASH_GT] = ACTIONS(542),
    [anon_sym_COLON_COLON] = ACTIONS(542),
    [anon_sym_DASH] = ACTIONS(540),
    [anon_sym_PLUS] = ACTIONS(542),
    [anon_sym_STAR] = ACTIONS(540),
    [anon_sym_SLASH] = ACTIONS(540),
    [anon_sym_QMARK] = ACTIONS(540),
    [anon_sym_PIPE] = ACTIONS(542),
    [anon_sym_AMP] = ACTIONS(542),
    [anon_sym_SEMI] = ACTIONS(542),
    [anon_sym_DOT] = ACTIONS(540),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(542),
    [anon_sym_EQ_EQ] = ACTIONS(542),
    [anon_sym_GT_EQ] = ACTIONS(542),
    [anon_sym_LT_EQ] = ACTIONS(542),
    [anon_sym_TILDE] = ACTIONS(542),
    [anon_sym_SQUOTE] = ACTIONS(542),
    [anon_sym_DOLLAR] = ACTIONS(542),
    [anon_sym_LPAREN] = ACTIONS(25),
    [anon_sym_LBRACK] = ACTIONS(27),
    [anon_sym_RBRACK] = ACTIONS(544),
    [anon_sym_LT] = ACTIONS(29),
    [sym_value] = ACTIONS(542),
    [sym_block_name] = ACTIONS(542),
    [aux_sym__symbol_name_token1] = ACTIONS(31),
    [aux_sym__symbol_name_token2] = ACTIONS(31),
    [aux_sym__symbol_name_token3] = ACTIONS(31),
    [sym_builtin_type] = ACTIONS(33),
    [anon_sym_tensor] = ACTIONS(35),
    [anon_sym_memref] = ACTIONS(35),
    [anon_sym_vector] = ACTIONS(35),
    [anon_sym_complex] = ACTIONS(35),
    [anon_sym_tuple] = ACTIONS(35),
    [sym_dialect_type] = ACTIONS(37),
    [anon_sym_affine_map] = ACTIONS(39),
    [anon_sym_affine_set] = ACTIONS(39),
    [anon_sym_array] = ACTIONS(39),
    [anon_sym_dense] = ACTIONS(39),
    [anon_sym_dense_resource] = ACTIONS(39),
    [anon_sym_distinct] = ACTIONS(39),
    [anon_sym_opaque] = ACTIONS(39),
    [anon_sym_sparse] = ACTIONS(39),
    [anon_sym_strided] = ACTIONS(39),
    [sym_dialect_attribute] = ACTIONS(41),
    [sym_keyword] = ACTIONS(540),
    [anon_sym_true] = ACTIONS(43),
    [anon_sym_false] = ACTIONS(43),
    [sym_dimensions] = ACTIONS(540),
    [sym_number] = ACTIONS(540),
    [sym_string] = ACTIONS(542),
    [sym_comment] = ACTIONS(3),
  },
  [62] = {
    [sym__parameters] = STATE(80),
    [ts_builtin_sym_end] = ACTIONS(546),
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(546),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(548),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [anon_sym_LT2] = ACTIONS(550),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(546),
    [sym__bare_name] = ACTIONS(546),
    [sym__quoted_name] = ACTIONS(546),
    [sym__label] = ACTIONS(546),
    [sym__alias] = ACTIONS(546),
  },
  [63] = {
    [sym__parameters] = STATE(81),
    [ts_builtin_sym_end] = ACTIONS(552),
    [sym_identifier] = ACTIONS(554),
    [anon_sym_EQ] = ACTIONS(554),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(552),
    [anon_sym_COMMA] = ACTIONS(552),
    [anon_sym_COLON] = ACTIONS(554),
    [anon_sym_LBRACE] = ACTIONS(554),
    [anon_sym_DASH_GT] = ACTIONS(552),
    [anon_sym_COLON_COLON] = ACTIONS(552),
    [anon_sym_DASH] = ACTIONS(554),
    [anon_sym_PLUS] = ACTIONS(552),
    [anon_sym_STAR] = ACTIONS(554),
    [anon_sym_SLASH] = ACTIONS(554),
    [anon_sym_QMARK] = ACTIONS(554),
    [anon_sym_PIPE] = ACTIONS(552),
    [anon_sym_AMP] = ACTIONS(552),
    [anon_sym_SEMI] = ACTIONS(552),
    [anon_sym_DOT] = ACTIONS(554),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(552),
    [anon_sym_EQ_EQ] = ACTIONS(552),
    [anon_sym_GT_EQ] = ACTIONS(552),
    [anon_sym_LT_EQ] = ACTIONS(552),
    [anon_sym_TILDE] = ACTIONS(552),
    [anon_sym_SQUOTE] = ACTIONS(552),
    [anon_sym_DOLLAR] = ACTIONS(552),
    [anon_sym_LPAREN] = ACTIONS(552),
    [anon_sym_LBRACK] = ACTIONS(554),
    [anon_sym_LT] = ACTIONS(554),
    [sym_value] = ACTIONS(552),
    [sym_block_name] = ACTIONS(552),
    [aux_sym__symbol_name_token1] = ACTIONS(552),
    [aux_sym__symbol_name_token2] = ACTIONS(552),
    [aux_sym__symbol_name_token3] = ACTIONS(552),
    [sym_builtin_type] = ACTIONS(554),
    [anon_sym_tensor] = ACTIONS(554),
    [anon_sym_memref] = ACTIONS(554),
    [anon_sym_vector] = ACTIONS(554),
    [anon_sym_complex] = ACTIONS(554),
    [anon_sym_tuple] = ACTIONS(554),
    [sym_dialect_type] = ACTIONS(552),
    [anon_sym_affine_map] = ACTIONS(554),
    [anon_sym_affine_set] = ACTIONS(554),
    [anon_sym_array] = ACTIONS(554),
    [anon_sym_dense] = ACTIONS(554),
    [anon_sym_dense_resource] = ACTIONS(554),
    [anon_sym_distinct] = ACTIONS(554),
    [anon_sym_opaque] = ACTIONS(554),
    [anon_sym_sparse] = ACTIONS(554),
    [anon_sym_strided] = ACTIONS(554),
    [sym_dialect_attribute] = ACTIONS(552),
    [anon_sym_LT2] = ACTIONS(550),
    [sym_keyword] = ACTIONS(554),
    [anon_sym_true] = ACTIONS(554),
    [anon_sym_false] = ACTIONS(554),
    [sym_dimensions] = ACTIONS(554),
    [sym_number] = ACTIONS(554),
    [sym_string] = ACTIONS(552),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(552),
    [sym__bare_name] = ACTIONS(552),
    [sym__quoted_name] = ACTIONS(552),
    [sym__label] = ACTIONS(552),
    [sym__alias] = ACTIONS(552),
  },
  [64] = {
    [ts_builtin_sym_end] = ACTIONS(556),
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(556),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(558),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(560),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(556),
    [sym__bare_name] = ACTIONS(556),
    [sym__quoted_name] = ACTIONS(556),
    [sym__label] = ACTIONS(556),
    [sym__alias] = ACTIONS(556),
  },
  [65] = {
    [ts_builtin_sym_end] = ACTIONS(556),
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(556),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(558),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(562),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(556),
    [sym__bare_name] = ACTIONS(556),
    [sym__quoted_name] = ACTIONS(556),
    [sym__label] = ACTIONS(556),
    [sym__alias] = ACTIONS(556),
  },
  [66] = {
    [aux_sym_symbol_repeat1] = STATE(67),
    [ts_builtin_sym_end] = ACTIONS(564),
    [sym_identifier] = ACTIONS(566),
    [anon_sym_EQ] = ACTIONS(566),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(564),
    [anon_sym_COMMA] = ACTIONS(564),
    [anon_sym_COLON] = ACTIONS(566),
    [anon_sym_LBRACE] = ACTIONS(566),
    [anon_sym_DASH_GT] = ACTIONS(564),
    [anon_sym_COLON_COLON] = ACTIONS(568),
    [anon_sym_DASH] = ACTIONS(566),
    [anon_sym_PLUS] = ACTIONS(564),
    [anon_sym_STAR] = ACTIONS(566),
    [anon_sym_SLASH] = ACTIONS(566),
    [anon_sym_QMARK] = ACTIONS(566),
    [anon_sym_PIPE] = ACTIONS(564),
    [anon_sym_AMP] = ACTIONS(564),
    [anon_sym_SEMI] = ACTIONS(564),
    [anon_sym_DOT] = ACTIONS(566),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(564),
    [anon_sym_EQ_EQ] = ACTIONS(564),
    [anon_sym_GT_EQ] = ACTIONS(564),
    [anon_sym_LT_EQ] = ACTIONS(564),
    [anon_sym_TILDE] = ACTIONS(564),
    [anon_sym_SQUOTE] = ACTIONS(564),
    [anon_sym_DOLLAR] = ACTIONS(564),
    [anon_sym_LPAREN] = ACTIONS(564),
    [anon_sym_LBRACK] = ACTIONS(566),
    [anon_sym_LT] = ACTIONS(566),
    [sym_value] = ACTIONS(564),
    [sym_block_name] = ACTIONS(564),
    [aux_sym__symbol_name_token1] = ACTIONS(564),
    [aux_sym__symbol_name_token2] = ACTIONS(564),
    [aux_sym__symbol_name_token3] = ACTIONS(564),
    [sym_builtin_type] = ACTIONS(566),
    [anon_sym_tensor] = ACTIONS(566),
    [anon_sym_memref] = ACTIONS(566),
    [anon_sym_vector] = ACTIONS(566),
    [anon_sym_complex] = ACTIONS(566),
    [anon_sym_tuple] = ACTIONS(566),
    [sym_dialect_type] = ACTIONS(564),
    [anon_sym_affine_map] = ACTIONS(566),
    [anon_sym_affine_set] = ACTIONS(566),
    [anon_sym_array] = ACTIONS(566),
    [anon_sym_dense] = ACTIONS(566),
    [anon_sym_dense_resource] = ACTIONS(566),
    [anon_sym_distinct] = ACTIONS(566),
    [anon_sym_opaque] = ACTIONS(566),
    [anon_sym_sparse] = ACTIONS(566),
    [anon_sym_strided] = ACTIONS(566),
    [sym_dialect_attribute] = ACTIONS(564),
    [sym_keyword] = ACTIONS(566),
    [anon_sym_true] = ACTIONS(566),
    [anon_sym_false] = ACTIONS(566),
    [sym_dimensions] = ACTIONS(566),
    [sym_number] = ACTIONS(566),
    [sym_string] = ACTIONS(564),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(564),
    [sym__bare_name] = ACTIONS(564),
    [sym__quoted_name] = ACTIONS(564),
    [sym__label] = ACTIONS(564),
    [sym__alias] = ACTIONS(564),
  },
  [67] = {
    [aux_sym_symbol_repeat1] = STATE(67),
    [ts_builtin_sym_end] = ACTIONS(570),
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(570),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(572),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(574),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(570),
    [sym__bare_name] = ACTIONS(570),
    [sym__quoted_name] = ACTIONS(570),
    [sym__label] = ACTIONS(570),
    [sym__alias] = ACTIONS(570),
  },
  [68] = {
    [aux_sym_symbol_repeat1] = STATE(66),
    [ts_builtin_sym_end] = ACTIONS(577),
    [sym_identifier] = ACTIONS(579),
    [anon_sym_EQ] = ACTIONS(579),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(577),
    [anon_sym_COMMA] = ACTIONS(577),
    [anon_sym_COLON] = ACTIONS(579),
    [anon_sym_LBRACE] = ACTIONS(579),
    [anon_sym_DASH_GT] = ACTIONS(577),
    [anon_sym_COLON_COLON] = ACTIONS(568),
    [anon_sym_DASH] = ACTIONS(579),
    [anon_sym_PLUS] = ACTIONS(577),
    [anon_sym_STAR] = ACTIONS(579),
    [anon_sym_SLASH] = ACTIONS(579),
    [anon_sym_QMARK] = ACTIONS(579),
    [anon_sym_PIPE] = ACTIONS(577),
    [anon_sym_AMP] = ACTIONS(577),
    [anon_sym_SEMI] = ACTIONS(577),
    [anon_sym_DOT] = ACTIONS(579),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(577),
    [anon_sym_EQ_EQ] = ACTIONS(577),
    [anon_sym_GT_EQ] = ACTIONS(577),
    [anon_sym_LT_EQ] = ACTIONS(577),
    [anon_sym_TILDE] = ACTIONS(577),
    [anon_sym_SQUOTE] = ACTIONS(577),
    [anon_sym_DOLLAR] = ACTIONS(577),
    [anon_sym_LPAREN] = ACTIONS(577),
    [anon_sym_LBRACK] = ACTIONS(579),
    [anon_sym_LT] = ACTIONS(579),
    [sym_value] = ACTIONS(577),
    [sym_block_name] = ACTIONS(577),
    [aux_sym__symbol_name_token1] = ACTIONS(577),
    [aux_sym__symbol_name_token2] = ACTIONS(577),
    [aux_sym__symbol_name_token3] = ACTIONS(577),
    [sym_builtin_type] = ACTIONS(579),
    [anon_sym_tensor] = ACTIONS(579),
    [anon_sym_memref] = ACTIONS(579),
    [anon_sym_vector] = ACTIONS(579),
    [anon_sym_complex] = ACTIONS(579),
    [anon_sym_tuple] = ACTIONS(579),
    [sym_dialect_type] = ACTIONS(577),
    [anon_sym_affine_map] = ACTIONS(579),
    [anon_sym_affine_set] = ACTIONS(579),
    [anon_sym_array] = ACTIONS(579),
    [anon_sym_dense] = ACTIONS(579),
    [anon_sym_dense_resource] = ACTIONS(579),
    [anon_sym_distinct] = ACTIONS(579),
    [anon_sym_opaque] = ACTIONS(579),
    [anon_sym_sparse] = ACTIONS(579),
    [anon_sym_strided] = ACTIONS(579),
    [sym_dialect_attribute] = ACTIONS(577),
    [sym_keyword] = ACTIONS(579),
    [anon_sym_true] = ACTIONS(579),
    [anon_sym_false] = ACTIONS(579),
    [sym_dimensions] = ACTIONS(579),
    [sym_number] = ACTIONS(579),
    [sym_string] = ACTIONS(577),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(577),
    [sym__bare_name] = ACTIONS(577),
    [sym__quoted_name] = ACTIONS(577),
    [sym__label] = ACTIONS(577),
    [sym__alias] = ACTIONS(577),
  },
  [69] = {
    [ts_builtin_sym_end] = ACTIONS(581),
    [sym_identifier] = ACTIONS(583),
    [anon_sym_EQ] = ACTIONS(583),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(581),
    [anon_sym_COMMA] = ACTIONS(581),
    [anon_sym_COLON] = ACTIONS(583),
    [anon_sym_LBRACE] = ACTIONS(583),
    [anon_sym_DASH_GT] = ACTIONS(581),
    [anon_sym_COLON_COLON] = ACTIONS(581),
    [anon_sym_DASH] = ACTIONS(583),
    [anon_sym_PLUS] = ACTIONS(581),
    [anon_sym_STAR] = ACTIONS(583),
    [anon_sym_SLASH] = ACTIONS(583),
    [anon_sym_QMARK] = ACTIONS(583),
    [anon_sym_PIPE] = ACTIONS(581),
    [anon_sym_AMP] = ACTIONS(581),
    [anon_sym_SEMI] = ACTIONS(581),
    [anon_sym_DOT] = ACTIONS(583),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(581),
    [anon_sym_EQ_EQ] = ACTIONS(581),
    [anon_sym_GT_EQ] = ACTIONS(581),
    [anon_sym_LT_EQ] = ACTIONS(581),
    [anon_sym_TILDE] = ACTIONS(581),
    [anon_sym_SQUOTE] = ACTIONS(581),
    [anon_sym_DOLLAR] = ACTIONS(581),
    [anon_sym_LPAREN] = ACTIONS(581),
    [anon_sym_LBRACK] = ACTIONS(583),
    [anon_sym_LT] = ACTIONS(583),
    [sym_value] = ACTIONS(581),
    [sym_block_name] = ACTIONS(581),
    [aux_sym__symbol_name_token1] = ACTIONS(581),
    [aux_sym__symbol_name_token2] = ACTIONS(581),
    [aux_sym__symbol_name_token3] = ACTIONS(581),
    [sym_builtin_type] = ACTIONS(583),
    [anon_sym_tensor] = ACTIONS(583),
    [anon_sym_memref] = ACTIONS(583),
    [anon_sym_vector] = ACTIONS(583),
    [anon_sym_complex] = ACTIONS(583),
    [anon_sym_tuple] = ACTIONS(583),
    [sym_dialect_type] = ACTIONS(581),
    [anon_sym_affine_map] = ACTIONS(583),
    [anon_sym_affine_set] = ACTIONS(583),
    [anon_sym_array] = ACTIONS(583),
    [anon_sym_dense] = ACTIONS(583),
    [anon_sym_dense_resource] = ACTIONS(583),
    [anon_sym_distinct] = ACTIONS(583),
    [anon_sym_opaque] = ACTIONS(583),
    [anon_sym_sparse] = ACTIONS(583),
    [anon_sym_strided] = ACTIONS(583),
    [sym_dialect_attribute] = ACTIONS(581),
    [sym_keyword] = ACTIONS(583),
    [anon_sym_true] = ACTIONS(583),
    [anon_sym_false] = ACTIONS(583),
    [sym_dimensions] = ACTIONS(583),
    [sym_number] = ACTIONS(583),
    [sym_string] = ACTIONS(581),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(581),
    [sym__bare_name] = ACTIONS(581),
    [sym__quoted_name] = ACTIONS(581),
    [sym__label] = ACTIONS(581),
    [sym__alias] = ACTIONS(581),
  },
  [70] = {
    [ts_builtin_sym_end] = ACTIONS(570),
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(570),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(572),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(570),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(570),
    [sym__bare_name] = ACTIONS(570),
    [sym__quoted_name] = ACTIONS(570),
    [sym__label] = ACTIONS(570),
    [sym__alias] = ACTIONS(570),
  },
  [71] = {
    [ts_builtin_sym_end] = ACTIONS(585),
    [sym_identifier] = ACTIONS(587),
    [anon_sym_EQ] = ACTIONS(587),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(585),
    [anon_sym_COMMA] = ACTIONS(585),
    [anon_sym_COLON] = ACTIONS(587),
    [anon_sym_LBRACE] = ACTIONS(587),
    [anon_sym_DASH_GT] = ACTIONS(585),
    [anon_sym_COLON_COLON] = ACTIONS(585),
    [anon_sym_DASH] = ACTIONS(587),
    [anon_sym_PLUS] = ACTIONS(585),
    [anon_sym_STAR] = ACTIONS(587),
    [anon_sym_SLASH] = ACTIONS(587),
    [anon_sym_QMARK] = ACTIONS(587),
    [anon_sym_PIPE] = ACTIONS(585),
    [anon_sym_AMP] = ACTIONS(585),
    [anon_sym_SEMI] = ACTIONS(585),
    [anon_sym_DOT] = ACTIONS(587),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(585),
    [anon_sym_EQ_EQ] = ACTIONS(585),
    [anon_sym_GT_EQ] = ACTIONS(585),
    [anon_sym_LT_EQ] = ACTIONS(585),
    [anon_sym_TILDE] = ACTIONS(585),
    [anon_sym_SQUOTE] = ACTIONS(585),
    [anon_sym_DOLLAR] = ACTIONS(585),
    [anon_sym_LPAREN] = ACTIONS(585),
    [anon_sym_LBRACK] = ACTIONS(587),
    [anon_sym_LT] = ACTIONS(587),
    [sym_value] = ACTIONS(585),
    [sym_block_name] = ACTIONS(585),
    [aux_sym__symbol_name_token1] = ACTIONS(585),
    [aux_sym__symbol_name_token2] = ACTIONS(585),
    [aux_sym__symbol_name_token3] = ACTIONS(585),
    [sym_builtin_type] = ACTIONS(587),
    [anon_sym_tensor] = ACTIONS(587),
    [anon_sym_memref] = ACTIONS(587),
    [anon_sym_vector] = ACTIONS(587),
    [anon_sym_complex] = ACTIONS(587),
    [anon_sym_tuple] = ACTIONS(587),
    [sym_dialect_type] = ACTIONS(585),
    [anon_sym_affine_map] = ACTIONS(587),
    [anon_sym_affine_set] = ACTIONS(587),
    [anon_sym_array] = ACTIONS(587),
    [anon_sym_dense] = ACTIONS(587),
    [anon_sym_dense_resource] = ACTIONS(587),
    [anon_sym_distinct] = ACTIONS(587),
    [anon_sym_opaque] = ACTIONS(587),
    [anon_sym_sparse] = ACTIONS(587),
    [anon_sym_strided] = ACTIONS(587),
    [sym_dialect_attribute] = ACTIONS(585),
    [sym_keyword] = ACTIONS(587),
    [anon_sym_true] = ACTIONS(587),
    [anon_sym_false] = ACTIONS(587),
    [sym_dimensions] = ACTIONS(587),
    [sym_number] = ACTIONS(587),
    [sym_string] = ACTIONS(585),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(585),
    [sym__bare_name] = ACTIONS(585),
    [sym__quoted_name] = ACTIONS(585),
    [sym__label] = ACTIONS(585),
    [sym__alias] = ACTIONS(585),
  },
  [72] = {
    [ts_builtin_sym_end] = ACTIONS(589),
    [sym_identifier] = ACTIONS(591),
    [anon_sym_EQ] = ACTIONS(591),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(589),
    [anon_sym_COMMA] = ACTIONS(589),
    [anon_sym_COLON] = ACTIONS(591),
    [anon_sym_LBRACE] = ACTIONS(591),
    [anon_sym_DASH_GT] = ACTIONS(589),
    [anon_sym_COLON_COLON] = ACTIONS(589),
    [anon_sym_DASH] = ACTIONS(591),
    [anon_sym_PLUS] = ACTIONS(589),
    [anon_sym_STAR] = ACTIONS(591),
    [anon_sym_SLASH] = ACTIONS(591),
    [anon_sym_QMARK] = ACTIONS(591),
    [anon_sym_PIPE] = ACTIONS(589),
    [anon_sym_AMP] = ACTIONS(589),
    [anon_sym_SEMI] = ACTIONS(589),
    [anon_sym_DOT] = ACTIONS(591),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(589),
    [anon_sym_EQ_EQ] = ACTIONS(589),
    [anon_sym_GT_EQ] = ACTIONS(589),
    [anon_sym_LT_EQ] = ACTIONS(589),
    [anon_sym_TILDE] = ACTIONS(589),
    [anon_sym_SQUOTE] = ACTIONS(589),
    [anon_sym_DOLLAR] = ACTIONS(589),
    [anon_sym_LPAREN] = ACTIONS(589),
    [anon_sym_LBRACK] = ACTIONS(591),
    [anon_sym_LT] = ACTIONS(591),
    [sym_value] = ACTIONS(589),
    [sym_block_name] = ACTIONS(589),
    [aux_sym__symbol_name_token1] = ACTIONS(589),
    [aux_sym__symbol_name_token2] = ACTIONS(589),
    [aux_sym__symbol_name_token3] = ACTIONS(589),
    [sym_builtin_type] = ACTIONS(591),
    [anon_sym_tensor] = ACTIONS(591),
    [anon_sym_memref] = ACTIONS(591),
    [anon_sym_vector] = ACTIONS(591),
    [anon_sym_complex] = ACTIONS(591),
    [anon_sym_tuple] = ACTIONS(591),
    [sym_dialect_type] = ACTIONS(589),
    [anon_sym_affine_map] = ACTIONS(591),
    [anon_sym_affine_set] = ACTIONS(591),
    [anon_sym_array] = ACTIONS(591),
    [anon_sym_dense] = ACTIONS(591),
    [anon_sym_dense_resource] = ACTIONS(591),
    [anon_sym_distinct] = ACTIONS(591),
    [anon_sym_opaque] = ACTIONS(591),
    [anon_sym_sparse] = ACTIONS(591),
    [anon_sym_strided] = ACTIONS(591),
    [sym_dialect_attribute] = ACTIONS(589),
    [sym_keyword] = ACTIONS(591),
    [anon_sym_true] = ACTIONS(591),
    [anon_sym_false] = ACTIONS(591),
    [sym_dimensions] = ACTIONS(591),
    [sym_number] = ACTIONS(591),
    [sym_string] = ACTIONS(589),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(589),
    [sym__bare_name] = ACTIONS(589),
    [sym__quoted_name] = ACTIONS(589),
    [sym__label] = ACTIONS(589),
    [sym__alias] = ACTIONS(589),
  },
  [73] = {
    [ts_builtin_sym_end] = ACTIONS(593),
    [sym_identifier] = ACTIONS(595),
    [anon_sym_EQ] = ACTIONS(595),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(593),
    [anon_sym_COMMA] = ACTIONS(593),
    [anon_sym_COLON] = ACTIONS(595),
    [anon_sym_LBRACE] = ACTIONS(595),
    [anon_sym_DASH_GT] = ACTIONS(593),
    [anon_sym_COLON_COLON] = ACTIONS(593),
    [anon_sym_DASH] = ACTIONS(595),
    [anon_sym_PLUS] = ACTIONS(593),
    [anon_sym_STAR] = ACTIONS(595),
    [anon_sym_SLASH] = ACTIONS(595),
    [anon_sym_QMARK] = ACTIONS(595),
    [anon_sym_PIPE] = ACTIONS(593),
    [anon_sym_AMP] = ACTIONS(593),
    [anon_sym_SEMI] = ACTIONS(593),
    [anon_sym_DOT] = ACTIONS(595),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(593),
    [anon_sym_EQ_EQ] = ACTIONS(593),
    [anon_sym_GT_EQ] = ACTIONS(593),
    [anon_sym_LT_EQ] = ACTIONS(593),
    [anon_sym_TILDE] = ACTIONS(593),
    [anon_sym_SQUOTE] = ACTIONS(593),
    [anon_sym_DOLLAR] = ACTIONS(593),
    [anon_sym_LPAREN] = ACTIONS(593),
    [anon_sym_LBRACK] = ACTIONS(595),
    [anon_sym_LT] = ACTIONS(595),
    [sym_value] = ACTIONS(593),
    [sym_block_name] = ACTIONS(593),
    [aux_sym__symbol_name_token1] = ACTIONS(593),
    [aux_sym__symbol_name_token2] = ACTIONS(593),
    [aux_sym__symbol_name_token3] = ACTIONS(593),
    [sym_builtin_type] = ACTIONS(595),
    [anon_sym_tensor] = ACTIONS(595),
    [anon_sym_memref] = ACTIONS(595),
    [anon_sym_vector] = ACTIONS(595),
    [anon_sym_complex] = ACTIONS(595),
    [anon_sym_tuple] = ACTIONS(595),
    [sym_dialect_type] = ACTIONS(593),
    [anon_sym_affine_map] = ACTIONS(595),
    [anon_sym_affine_set] = ACTIONS(595),
    [anon_sym_array] = ACTIONS(595),
    [anon_sym_dense] = ACTIONS(595),
    [anon_sym_dense_resource] = ACTIONS(595),
    [anon_sym_distinct] = ACTIONS(595),
    [anon_sym_opaque] = ACTIONS(595),
    [anon_sym_sparse] = ACTIONS(595),
    [anon_sym_strided] = ACTIONS(595),
    [sym_dialect_attribute] = ACTIONS(593),
    [sym_keyword] = ACTIONS(595),
    [anon_sym_true] = ACTIONS(595),
    [anon_sym_false] = ACTIONS(595),
    [sym_dimensions] = ACTIONS(595),
    [sym_number] = ACTIONS(595),
    [sym_string] = ACTIONS(593),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(593),
    [sym__bare_name] = ACTIONS(593),
    [sym__quoted_name] = ACTIONS(593),
    [sym__label] = ACTIONS(593),
    [sym__alias] = ACTIONS(593),
  },
  [74] = {
    [ts_builtin_sym_end] = ACTIONS(597),
    [sym_identifier] = ACTIONS(599),
    [anon_sym_EQ] = ACTIONS(599),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(597),
    [anon_sym_COMMA] = ACTIONS(597),
    [anon_sym_COLON] = ACTIONS(599),
    [anon_sym_LBRACE] = ACTIONS(599),
    [anon_sym_DASH_GT] = ACTIONS(597),
    [anon_sym_COLON_COLON] = ACTIONS(597),
    [anon_sym_DASH] = ACTIONS(599),
    [anon_sym_PLUS] = ACTIONS(597),
    [anon_sym_STAR] = ACTIONS(599),
    [anon_sym_SLASH] = ACTIONS(599),
    [anon_sym_QMARK] = ACTIONS(599),
    [anon_sym_PIPE] = ACTIONS(597),
    [anon_sym_AMP] = ACTIONS(597),
    [anon_sym_SEMI] = ACTIONS(597),
    [anon_sym_DOT] = ACTIONS(599),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(597),
    [anon_sym_EQ_EQ] = ACTIONS(597),
    [anon_sym_GT_EQ] = ACTIONS(597),
    [anon_sym_LT_EQ] = ACTIONS(597),
    [anon_sym_TILDE] = ACTIONS(597),
    [anon_sym_SQUOTE] = ACTIONS(597),
    [anon_sym_DOLLAR] = ACTIONS(597),
    [anon_sym_LPAREN] = ACTIONS(597),
    [anon_sym_LBRACK] = ACTIONS(599),
    [anon_sym_LT] = ACTIONS(599),
    [sym_value] = ACTIONS(597),
    [sym_block_name] = ACTIONS(597),
    [aux_sym__symbol_name_token1] = ACTIONS(597),
    [aux_sym__symbol_name_token2] = ACTIONS(597),
    [aux_sym__symbol_name_token3] = ACTIONS(597),
    [sym_builtin_type] = ACTIONS(599),
    [anon_sym_tensor] = ACTIONS(599),
    [anon_sym_memref] = ACTIONS(599),
    [anon_sym_vector] = ACTIONS(599),
    [anon_sym_complex] = ACTIONS(599),
    [anon_sym_tuple] = ACTIONS(599),
    [sym_dialect_type] = ACTIONS(597),
    [anon_sym_affine_map] = ACTIONS(599),
    [anon_sym_affine_set] = ACTIONS(599),
    [anon_sym_array] = ACTIONS(599),
    [anon_sym_dense] = ACTIONS(599),
    [anon_sym_dense_resource] = ACTIONS(599),
    [anon_sym_distinct] = ACTIONS(599),
    [anon_sym_opaque] = ACTIONS(599),
    [anon_sym_sparse] = ACTIONS(599),
    [anon_sym_strided] = ACTIONS(599),
    [sym_dialect_attribute] = ACTIONS(597),
    [sym_keyword] = ACTIONS(599),
    [anon_sym_true] = ACTIONS(599),
    [anon_sym_false] = ACTIONS(599),
    [sym_dimensions] = ACTIONS(599),
    [sym_number] = ACTIONS(599),
    [sym_string] = ACTIONS(597),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(597),
    [sym__bare_name] = ACTIONS(597),
    [sym__quoted_name] = ACTIONS(597),
    [sym__label] = ACTIONS(597),
    [sym__alias] = ACTIONS(597),
  },
  [75] = {
    [ts_builtin_sym_end] = ACTIONS(546),
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(546),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(548),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(546),
    [sym__bare_name] = ACTIONS(546),
    [sym__quoted_name] = ACTIONS(546),
    [sym__label] = ACTIONS(546),
    [sym__alias] = ACTIONS(546),
  },
  [76] = {
    [ts_builtin_sym_end] = ACTIONS(601),
    [sym_identifier] = ACTIONS(603),
    [anon_sym_EQ] = ACTIONS(603),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(601),
    [anon_sym_COMMA] = ACTIONS(601),
    [anon_sym_COLON] = ACTIONS(603),
    [anon_sym_LBRACE] = ACTIONS(603),
    [anon_sym_DASH_GT] = ACTIONS(601),
    [anon_sym_COLON_COLON] = ACTIONS(601),
    [anon_sym_DASH] = ACTIONS(603),
    [anon_sym_PLUS] = ACTIONS(601),
    [anon_sym_STAR] = ACTIONS(603),
    [anon_sym_SLASH] = ACTIONS(603),
    [anon_sym_QMARK] = ACTIONS(603),
    [anon_sym_PIPE] = ACTIONS(601),
    [anon_sym_AMP] = ACTIONS(601),
    [anon_sym_SEMI] = ACTIONS(601),
    [anon_sym_DOT] = ACTIONS(603),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(601),
    [anon_sym_EQ_EQ] = ACTIONS(601),
    [anon_sym_GT_EQ] = ACTIONS(601),
    [anon_sym_LT_EQ] = ACTIONS(601),
    [anon_sym_TILDE] = ACTIONS(601),
    [anon_sym_SQUOTE] = ACTIONS(601),
    [anon_sym_DOLLAR] = ACTIONS(601),
    [anon_sym_LPAREN] = ACTIONS(601),
    [anon_sym_LBRACK] = ACTIONS(603),
    [anon_sym_LT] = ACTIONS(603),
    [sym_value] = ACTIONS(601),
    [sym_block_name] = ACTIONS(601),
    [aux_sym__symbol_name_token1] = ACTIONS(601),
    [aux_sym__symbol_name_token2] = ACTIONS(601),
    [aux_sym__symbol_name_token3] = ACTIONS(601),
    [sym_builtin_type] = ACTIONS(603),
    [anon_sym_tensor] = ACTIONS(603),
    [anon_sym_memref] = ACTIONS(603),
    [anon_sym_vector] = ACTIONS(603),
    [anon_sym_complex] = ACTIONS(603),
    [anon_sym_tuple] = ACTIONS(603),
    [sym_dialect_type] = ACTIONS(601),
    [anon_sym_affine_map] = ACTIONS(603),
    [anon_sym_affine_set] = ACTIONS(603),
    [anon_sym_array] = ACTIONS(603),
    [anon_sym_dense] = ACTIONS(603),
    [anon_sym_dense_resource] = ACTIONS(603),
    [anon_sym_distinct] = ACTIONS(603),
    [anon_sym_opaque] = ACTIONS(603),
    [anon_sym_sparse] = ACTIONS(603),
    [anon_sym_strided] = ACTIONS(603),
    [sym_dialect_attribute] = ACTIONS(601),
    [sym_keyword] = ACTIONS(603),
    [anon_sym_true] = ACTIONS(603),
    [anon_sym_false] = ACTIONS(603),
    [sym_dimensions] = ACTIONS(603),
    [sym_number] = ACTIONS(603),
    [sym_string] = ACTIONS(601),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(601),
    [sym__bare_name] = ACTIONS(601),
    [sym__quoted_name] = ACTIONS(601),
    [sym__label] = ACTIONS(601),
    [sym__alias] = ACTIONS(601),
  },
  [77] = {
    [sym__parameters] = STATE(106),
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_RBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [anon_sym_LT2] = ACTIONS(605),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(546),
    [sym__bare_name] = ACTIONS(546),
    [sym__quoted_name] = ACTIONS(546),
    [sym__label] = ACTIONS(546),
  },
  [78] = {
    [sym__parameters] = STATE(118),
    [sym_identifier] = ACTIONS(554),
    [anon_sym_EQ] = ACTIONS(554),
    [anon_sym_COMMA] = ACTIONS(552),
    [anon_sym_COLON] = ACTIONS(554),
    [anon_sym_LBRACE] = ACTIONS(552),
    [anon_sym_RBRACE] = ACTIONS(552),
    [anon_sym_DASH_GT] = ACTIONS(552),
    [anon_sym_COLON_COLON] = ACTIONS(552),
    [anon_sym_DASH] = ACTIONS(554),
    [anon_sym_PLUS] = ACTIONS(552),
    [anon_sym_STAR] = ACTIONS(554),
    [anon_sym_SLASH] = ACTIONS(554),
    [anon_sym_QMARK] = ACTIONS(554),
    [anon_sym_PIPE] = ACTIONS(552),
    [anon_sym_AMP] = ACTIONS(552),
    [anon_sym_SEMI] = ACTIONS(552),
    [anon_sym_DOT] = ACTIONS(554),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(552),
    [anon_sym_EQ_EQ] = ACTIONS(552),
    [anon_sym_GT_EQ] = ACTIONS(552),
    [anon_sym_LT_EQ] = ACTIONS(552),
    [anon_sym_TILDE] = ACTIONS(552),
    [anon_sym_SQUOTE] = ACTIONS(552),
    [anon_sym_DOLLAR] = ACTIONS(552),
    [anon_sym_LPAREN] = ACTIONS(552),
    [anon_sym_LBRACK] = ACTIONS(554),
    [anon_sym_LT] = ACTIONS(554),
    [sym_value] = ACTIONS(552),
    [sym_block_name] = ACTIONS(552),
    [aux_sym__symbol_name_token1] = ACTIONS(552),
    [aux_sym__symbol_name_token2] = ACTIONS(552),
    [aux_sym__symbol_name_token3] = ACTIONS(552),
    [sym_builtin_type] = ACTIONS(554),
    [anon_sym_tensor] = ACTIONS(554),
    [anon_sym_memref] = ACTIONS(554),
    [anon_sym_vector] = ACTIONS(554),
    [anon_sym_complex] = ACTIONS(554),
    [anon_sym_tuple] = ACTIONS(554),
    [sym_dialect_type] = ACTIONS(552),
    [anon_sym_affine_map] = ACTIONS(554),
    [anon_sym_affine_set] = ACTIONS(554),
    [anon_sym_array] = ACTIONS(554),
    [anon_sym_dense] = ACTIONS(554),
    [anon_sym_dense_resource] = ACTIONS(554),
    [anon_sym_distinct] = ACTIONS(554),
    [anon_sym_opaque] = ACTIONS(554),
    [anon_sym_sparse] = ACTIONS(554),
    [anon_sym_strided] = ACTIONS(554),
    [sym_dialect_attribute] = ACTIONS(552),
    [anon_sym_LT2] = ACTIONS(605),
    [sym_keyword] = ACTIONS(554),
    [anon_sym_true] = ACTIONS(554),
    [anon_sym_false] = ACTIONS(554),
    [sym_dimensions] = ACTIONS(554),
    [sym_number] = ACTIONS(554),
    [sym_string] = ACTIONS(552),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(552),
    [sym__bare_name] = ACTIONS(552),
    [sym__quoted_name] = ACTIONS(552),
    [sym__label] = ACTIONS(552),
  },
  [79] = {
    [ts_builtin_sym_end] = ACTIONS(607),
    [sym_identifier] = ACTIONS(609),
    [anon_sym_EQ] = ACTIONS(609),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(607),
    [anon_sym_COMMA] = ACTIONS(607),
    [anon_sym_COLON] = ACTIONS(609),
    [anon_sym_LBRACE] = ACTIONS(609),
    [anon_sym_DASH_GT] = ACTIONS(607),
    [anon_sym_COLON_COLON] = ACTIONS(607),
    [anon_sym_DASH] = ACTIONS(609),
    [anon_sym_PLUS] = ACTIONS(607),
    [anon_sym_STAR] = ACTIONS(609),
    [anon_sym_SLASH] = ACTIONS(609),
    [anon_sym_QMARK] = ACTIONS(609),
    [anon_sym_PIPE] = ACTIONS(607),
    [anon_sym_AMP] = ACTIONS(607),
    [anon_sym_SEMI] = ACTIONS(607),
    [anon_sym_DOT] = ACTIONS(609),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(607),
    [anon_sym_EQ_EQ] = ACTIONS(607),
    [anon_sym_GT_EQ] = ACTIONS(607),
    [anon_sym_LT_EQ] = ACTIONS(607),
    [anon_sym_TILDE] = ACTIONS(607),
    [anon_sym_SQUOTE] = ACTIONS(607),
    [anon_sym_DOLLAR] = ACTIONS(607),
    [anon_sym_LPAREN] = ACTIONS(607),
    [anon_sym_LBRACK] = ACTIONS(609),
    [anon_sym_LT] = ACTIONS(609),
    [sym_value] = ACTIONS(607),
    [sym_block_name] = ACTIONS(607),
    [aux_sym__symbol_name_token1] = ACTIONS(607),
    [aux_sym__symbol_name_token2] = ACTIONS(607),
    [aux_sym__symbol_name_token3] = ACTIONS(607),
    [sym_builtin_type] = ACTIONS(609),
    [anon_sym_tensor] = ACTIONS(609),
    [anon_sym_memref] = ACTIONS(609),
    [anon_sym_vector] = ACTIONS(609),
    [anon_sym_complex] = ACTIONS(609),
    [anon_sym_tuple] = ACTIONS(609),
    [sym_dialect_type] = ACTIONS(607),
    [anon_sym_affine_map] = ACTIONS(609),
    [anon_sym_affine_set] = ACTIONS(609),
    [anon_sym_array] = ACTIONS(609),
    [anon_sym_dense] = ACTIONS(609),
    [anon_sym_dense_resource] = ACTIONS(609),
    [anon_sym_distinct] = ACTIONS(609),
    [anon_sym_opaque] = ACTIONS(609),
    [anon_sym_sparse] = ACTIONS(609),
    [anon_sym_strided] = ACTIONS(609),
    [sym_dialect_attribute] = ACTIONS(607),
    [sym_keyword] = ACTIONS(609),
    [anon_sym_true] = ACTIONS(609),
    [anon_sym_false] = ACTIONS(609),
    [sym_dimensions] = ACTIONS(609),
    [sym_number] = ACTIONS(609),
    [sym_string] = ACTIONS(607),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(607),
    [sym__bare_name] = ACTIONS(607),
    [sym__quoted_name] = ACTIONS(607),
    [sym__label] = ACTIONS(607),
    [sym__alias] = ACTIONS(607),
  },
  [80] = {
    [ts_builtin_sym_end] = ACTIONS(611),
    [sym_identifier] = ACTIONS(613),
    [anon_sym_EQ] = ACTIONS(613),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(611),
    [anon_sym_COMMA] = ACTIONS(611),
    [anon_sym_COLON] = ACTIONS(613),
    [anon_sym_LBRACE] = ACTIONS(613),
    [anon_sym_DASH_GT] = ACTIONS(611),
    [anon_sym_COLON_COLON] = ACTIONS(611),
    [anon_sym_DASH] = ACTIONS(613),
    [anon_sym_PLUS] = ACTIONS(611),
    [anon_sym_STAR] = ACTIONS(613),
    [anon_sym_SLASH] = ACTIONS(613),
    [anon_sym_QMARK] = ACTIONS(613),
    [anon_sym_PIPE] = ACTIONS(611),
    [anon_sym_AMP] = ACTIONS(611),
    [anon_sym_SEMI] = ACTIONS(611),
    [anon_sym_DOT] = ACTIONS(613),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(611),
    [anon_sym_EQ_EQ] = ACTIONS(611),
    [anon_sym_GT_EQ] = ACTIONS(611),
    [anon_sym_LT_EQ] = ACTIONS(611),
    [anon_sym_TILDE] = ACTIONS(611),
    [anon_sym_SQUOTE] = ACTIONS(611),
    [anon_sym_DOLLAR] = ACTIONS(611),
    [anon_sym_LPAREN] = ACTIONS(611),
    [anon_sym_LBRACK] = ACTIONS(613),
    [anon_sym_LT] = ACTIONS(613),
    [sym_value] = ACTIONS(611),
    [sym_block_name] = ACTIONS(611),
    [aux_sym__symbol_name_token1] = ACTIONS(611),
    [aux_sym__symbol_name_token2] = ACTIONS(611),
    [aux_sym__symbol_name_token3] = ACTIONS(611),
    [sym_builtin_type] = ACTIONS(613),
    [anon_sym_tensor] = ACTIONS(613),
    [anon_sym_memref] = ACTIONS(613),
    [anon_sym_vector] = ACTIONS(613),
    [anon_sym_complex] = ACTIONS(613),
    [anon_sym_tuple] = ACTIONS(613),
    [sym_dialect_type] = ACTIONS(611),
    [anon_sym_affine_map] = ACTIONS(613),
    [anon_sym_affine_set] = ACTIONS(613),
    [anon_sym_array] = ACTIONS(613),
    [anon_sym_dense] = ACTIONS(613),
    [anon_sym_dense_resource] = ACTIONS(613),
    [anon_sym_distinct] = ACTIONS(613),
    [anon_sym_opaque] = ACTIONS(613),
    [anon_sym_sparse] = ACTIONS(613),
    [anon_sym_strided] = ACTIONS(613),
    [sym_dialect_attribute] = ACTIONS(611),
    [sym_keyword] = ACTIONS(613),
    [anon_sym_true] = ACTIONS(613),
    [anon_sym_false] = ACTIONS(613),
    [sym_dimensions] = ACTIONS(613),
    [sym_number] = ACTIONS(613),
    [sym_string] = ACTIONS(611),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(611),
    [sym__bare_name] = ACTIONS(611),
    [sym__quoted_name] = ACTIONS(611),
    [sym__label] = ACTIONS(611),
    [sym__alias] = ACTIONS(611),
  },
  [81] = {
    [ts_builtin_sym_end] = ACTIONS(615),
    [sym_identifier] = ACTIONS(617),
    [anon_sym_EQ] = ACTIONS(617),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(615),
    [anon_sym_COMMA] = ACTIONS(615),
    [anon_sym_COLON] = ACTIONS(617),
    [anon_sym_LBRACE] = ACTIONS(617),
    [anon_sym_DASH_GT] = ACTIONS(615),
    [anon_sym_COLON_COLON] = ACTIONS(615),
    [anon_sym_DASH] = ACTIONS(617),
    [anon_sym_PLUS] = ACTIONS(615),
    [anon_sym_STAR] = ACTIONS(617),
    [anon_sym_SLASH] = ACTIONS(617),
    [anon_sym_QMARK] = ACTIONS(617),
    [anon_sym_PIPE] = ACTIONS(615),
    [anon_sym_AMP] = ACTIONS(615),
    [anon_sym_SEMI] = ACTIONS(615),
    [anon_sym_DOT] = ACTIONS(617),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(615),
    [anon_sym_EQ_EQ] = ACTIONS(615),
    [anon_sym_GT_EQ] = ACTIONS(615),
    [anon_sym_LT_EQ] = ACTIONS(615),
    [anon_sym_TILDE] = ACTIONS(615),
    [anon_sym_SQUOTE] = ACTIONS(615),
    [anon_sym_DOLLAR] = ACTIONS(615),
    [anon_sym_LPAREN] = ACTIONS(615),
    [anon_sym_LBRACK] = ACTIONS(617),
    [anon_sym_LT] = ACTIONS(617),
    [sym_value] = ACTIONS(615),
    [sym_block_name] = ACTIONS(615),
    [aux_sym__symbol_name_token1] = ACTIONS(615),
    [aux_sym__symbol_name_token2] = ACTIONS(615),
    [aux_sym__symbol_name_token3] = ACTIONS(615),
    [sym_builtin_type] = ACTIONS(617),
    [anon_sym_tensor] = ACTIONS(617),
    [anon_sym_memref] = ACTIONS(617),
    [anon_sym_vector] = ACTIONS(617),
    [anon_sym_complex] = ACTIONS(617),
    [anon_sym_tuple] = ACTIONS(617),
    [sym_dialect_type] = ACTIONS(615),
    [anon_sym_affine_map] = ACTIONS(617),
    [anon_sym_affine_set] = ACTIONS(617),
    [anon_sym_array] = ACTIONS(617),
    [anon_sym_dense] = ACTIONS(617),
    [anon_sym_dense_resource] = ACTIONS(617),
    [anon_sym_distinct] = ACTIONS(617),
    [anon_sym_opaque] = ACTIONS(617),
    [anon_sym_sparse] = ACTIONS(617),
    [anon_sym_strided] = ACTIONS(617),
    [sym_dialect_attribute] = ACTIONS(615),
    [sym_keyword] = ACTIONS(617),
    [anon_sym_true] = ACTIONS(617),
    [anon_sym_false] = ACTIONS(617),
    [sym_dimensions] = ACTIONS(617),
    [sym_number] = ACTIONS(617),
    [sym_string] = ACTIONS(615),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(615),
    [sym__bare_name] = ACTIONS(615),
    [sym__quoted_name] = ACTIONS(615),
    [sym__label] = ACTIONS(615),
    [sym__alias] = ACTIONS(615),
  },
  [82] = {
    [ts_builtin_sym_end] = ACTIONS(619),
    [sym_identifier] = ACTIONS(621),
    [anon_sym_EQ] = ACTIONS(621),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(619),
    [anon_sym_COMMA] = ACTIONS(619),
    [anon_sym_COLON] = ACTIONS(621),
    [anon_sym_LBRACE] = ACTIONS(621),
    [anon_sym_DASH_GT] = ACTIONS(619),
    [anon_sym_COLON_COLON] = ACTIONS(619),
    [anon_sym_DASH] = ACTIONS(621),
    [anon_sym_PLUS] = ACTIONS(619),
    [anon_sym_STAR] = ACTIONS(621),
    [anon_sym_SLASH] = ACTIONS(621),
    [anon_sym_QMARK] = ACTIONS(621),
    [anon_sym_PIPE] = ACTIONS(619),
    [anon_sym_AMP] = ACTIONS(619),
    [anon_sym_SEMI] = ACTIONS(619),
    [anon_sym_DOT] = ACTIONS(621),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(619),
    [anon_sym_EQ_EQ] = ACTIONS(619),
    [anon_sym_GT_EQ] = ACTIONS(619),
    [anon_sym_LT_EQ] = ACTIONS(619),
    [anon_sym_TILDE] = ACTIONS(619),
    [anon_sym_SQUOTE] = ACTIONS(619),
    [anon_sym_DOLLAR] = ACTIONS(619),
    [anon_sym_LPAREN] = ACTIONS(619),
    [anon_sym_LBRACK] = ACTIONS(621),
    [anon_sym_LT] = ACTIONS(621),
    [sym_value] = ACTIONS(619),
    [sym_block_name] = ACTIONS(619),
    [aux_sym__symbol_name_token1] = ACTIONS(619),
    [aux_sym__symbol_name_token2] = ACTIONS(619),
    [aux_sym__symbol_name_token3] = ACTIONS(619),
    [sym_builtin_type] = ACTIONS(621),
    [anon_sym_tensor] = ACTIONS(621),
    [anon_sym_memref] = ACTIONS(621),
    [anon_sym_vector] = ACTIONS(621),
    [anon_sym_complex] = ACTIONS(621),
    [anon_sym_tuple] = ACTIONS(621),
    [sym_dialect_type] = ACTIONS(619),
    [anon_sym_affine_map] = ACTIONS(621),
    [anon_sym_affine_set] = ACTIONS(621),
    [anon_sym_array] = ACTIONS(621),
    [anon_sym_dense] = ACTIONS(621),
    [anon_sym_dense_resource] = ACTIONS(621),
    [anon_sym_distinct] = ACTIONS(621),
    [anon_sym_opaque] = ACTIONS(621),
    [anon_sym_sparse] = ACTIONS(621),
    [anon_sym_strided] = ACTIONS(621),
    [sym_dialect_attribute] = ACTIONS(619),
    [sym_keyword] = ACTIONS(621),
    [anon_sym_true] = ACTIONS(621),
    [anon_sym_false] = ACTIONS(621),
    [sym_dimensions] = ACTIONS(621),
    [sym_number] = ACTIONS(621),
    [sym_string] = ACTIONS(619),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(619),
    [sym__bare_name] = ACTIONS(619),
    [sym__quoted_name] = ACTIONS(619),
    [sym__label] = ACTIONS(619),
    [sym__alias] = ACTIONS(619),
  },
  [83] = {
    [ts_builtin_sym_end] = ACTIONS(623),
    [sym_identifier] = ACTIONS(625),
    [anon_sym_EQ] = ACTIONS(625),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(623),
    [anon_sym_COMMA] = ACTIONS(623),
    [anon_sym_COLON] = ACTIONS(625),
    [anon_sym_LBRACE] = ACTIONS(625),
    [anon_sym_DASH_GT] = ACTIONS(623),
    [anon_sym_COLON_COLON] = ACTIONS(623),
    [anon_sym_DASH] = ACTIONS(625),
    [anon_sym_PLUS] = ACTIONS(623),
    [anon_sym_STAR] = ACTIONS(625),
    [anon_sym_SLASH] = ACTIONS(625),
    [anon_sym_QMARK] = ACTIONS(625),
    [anon_sym_PIPE] = ACTIONS(623),
    [anon_sym_AMP] = ACTIONS(623),
    [anon_sym_SEMI] = ACTIONS(623),
    [anon_sym_DOT] = ACTIONS(625),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(623),
    [anon_sym_EQ_EQ] = ACTIONS(623),
    [anon_sym_GT_EQ] = ACTIONS(623),
    [anon_sym_LT_EQ] = ACTIONS(623),
    [anon_sym_TILDE] = ACTIONS(623),
    [anon_sym_SQUOTE] = ACTIONS(623),
    [anon_sym_DOLLAR] = ACTIONS(623),
    [anon_sym_LPAREN] = ACTIONS(623),
    [anon_sym_LBRACK] = ACTIONS(625),
    [anon_sym_LT] = ACTIONS(625),
    [sym_value] = ACTIONS(623),
    [sym_block_name] = ACTIONS(623),
    [aux_sym__symbol_name_token1] = ACTIONS(623),
    [aux_sym__symbol_name_token2] = ACTIONS(623),
    [aux_sym__symbol_name_token3] = ACTIONS(623),
    [sym_builtin_type] = ACTIONS(625),
    [anon_sym_tensor] = ACTIONS(625),
    [anon_sym_memref] = ACTIONS(625),
    [anon_sym_vector] = ACTIONS(625),
    [anon_sym_complex] = ACTIONS(625),
    [anon_sym_tuple] = ACTIONS(625),
    [sym_dialect_type] = ACTIONS(623),
    [anon_sym_affine_map] = ACTIONS(625),
    [anon_sym_affine_set] = ACTIONS(625),
    [anon_sym_array] = ACTIONS(625),
    [anon_sym_dense] = ACTIONS(625),
    [anon_sym_dense_resource] = ACTIONS(625),
    [anon_sym_distinct] = ACTIONS(625),
    [anon_sym_opaque] = ACTIONS(625),
    [anon_sym_sparse] = ACTIONS(625),
    [anon_sym_strided] = ACTIONS(625),
    [sym_dialect_attribute] = ACTIONS(623),
    [sym_keyword] = ACTIONS(625),
    [anon_sym_true] = ACTIONS(625),
    [anon_sym_false] = ACTIONS(625),
    [sym_dimensions] = ACTIONS(625),
    [sym_number] = ACTIONS(625),
    [sym_string] = ACTIONS(623),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(623),
    [sym__bare_name] = ACTIONS(623),
    [sym__quoted_name] = ACTIONS(623),
    [sym__label] = ACTIONS(623),
    [sym__alias] = ACTIONS(623),
  },
  [84] = {
    [ts_builtin_sym_end] = ACTIONS(627),
    [sym_identifier] = ACTIONS(629),
    [anon_sym_EQ] = ACTIONS(629),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(627),
    [anon_sym_COMMA] = ACTIONS(627),
    [anon_sym_COLON] = ACTIONS(629),
    [anon_sym_LBRACE] = ACTIONS(629),
    [anon_sym_DASH_GT] = ACTIONS(627),
    [anon_sym_COLON_COLON] = ACTIONS(627),
    [anon_sym_DASH] = ACTIONS(629),
    [anon_sym_PLUS] = ACTIONS(627),
    [anon_sym_STAR] = ACTIONS(629),
    [anon_sym_SLASH] = ACTIONS(629),
    [anon_sym_QMARK] = ACTIONS(629),
    [anon_sym_PIPE] = ACTIONS(627),
    [anon_sym_AMP] = ACTIONS(627),
    [anon_sym_SEMI] = ACTIONS(627),
    [anon_sym_DOT] = ACTIONS(629),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(627),
    [anon_sym_EQ_EQ] = ACTIONS(627),
    [anon_sym_GT_EQ] = ACTIONS(627),
    [anon_sym_LT_EQ] = ACTIONS(627),
    [anon_sym_TILDE] = ACTIONS(627),
    [anon_sym_SQUOTE] = ACTIONS(627),
    [anon_sym_DOLLAR] = ACTIONS(627),
    [anon_sym_LPAREN] = ACTIONS(627),
    [anon_sym_LBRACK] = ACTIONS(629),
    [anon_sym_LT] = ACTIONS(629),
    [sym_value] = ACTIONS(627),
    [sym_block_name] = ACTIONS(627),
    [aux_sym__symbol_name_token1] = ACTIONS(627),
    [aux_sym__symbol_name_token2] = ACTIONS(627),
    [aux_sym__symbol_name_token3] = ACTIONS(627),
    [sym_builtin_type] = ACTIONS(629),
    [anon_sym_tensor] = ACTIONS(629),
    [anon_sym_memref] = ACTIONS(629),
    [anon_sym_vector] = ACTIONS(629),
    [anon_sym_complex] = ACTIONS(629),
    [anon_sym_tuple] = ACTIONS(629),
    [sym_dialect_type] = ACTIONS(627),
    [anon_sym_affine_map] = ACTIONS(629),
    [anon_sym_affine_set] = ACTIONS(629),
    [anon_sym_array] = ACTIONS(629),
    [anon_sym_dense] = ACTIONS(629),
    [anon_sym_dense_resource] = ACTIONS(629),
    [anon_sym_distinct] = ACTIONS(629),
    [anon_sym_opaque] = ACTIONS(629),
    [anon_sym_sparse] = ACTIONS(629),
    [anon_sym_strided] = ACTIONS(629),
    [sym_dialect_attribute] = ACTIONS(627),
    [sym_keyword] = ACTIONS(629),
    [anon_sym_true] = ACTIONS(629),
    [anon_sym_false] = ACTIONS(629),
    [sym_dimensions] = ACTIONS(629),
    [sym_number] = ACTIONS(629),
    [sym_string] = ACTIONS(627),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(627),
    [sym__bare_name] = ACTIONS(627),
    [sym__quoted_name] = ACTIONS(627),
    [sym__label] = ACTIONS(627),
    [sym__alias] = ACTIONS(627),
  },
  [85] = {
    [ts_builtin_sym_end] = ACTIONS(631),
    [sym_identifier] = ACTIONS(633),
    [anon_sym_EQ] = ACTIONS(633),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(631),
    [anon_sym_COMMA] = ACTIONS(631),
    [anon_sym_COLON] = ACTIONS(633),
    [anon_sym_LBRACE] = ACTIONS(633),
    [anon_sym_DASH_GT] = ACTIONS(631),
    [anon_sym_COLON_COLON] = ACTIONS(631),
    [anon_sym_DASH] = ACTIONS(633),
    [anon_sym_PLUS] = ACTIONS(631),
    [anon_sym_STAR] = ACTIONS(633),
    [anon_sym_SLASH] = ACTIONS(633),
    [anon_sym_QMARK] = ACTIONS(633),
    [anon_sym_PIPE] = ACTIONS(631),
    [anon_sym_AMP] = ACTIONS(631),
    [anon_sym_SEMI] = ACTIONS(631),
    [anon_sym_DOT] = ACTIONS(633),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(631),
    [anon_sym_EQ_EQ] = ACTIONS(631),
    [anon_sym_GT_EQ] = ACTIONS(631),
    [anon_sym_LT_EQ] = ACTIONS(631),
    [anon_sym_TILDE] = ACTIONS(631),
    [anon_sym_SQUOTE] = ACTIONS(631),
    [anon_sym_DOLLAR] = ACTIONS(631),
    [anon_sym_LPAREN] = ACTIONS(631),
    [anon_sym_LBRACK] = ACTIONS(633),
    [anon_sym_LT] = ACTIONS(633),
    [sym_value] = ACTIONS(631),
    [sym_block_name] = ACTIONS(631),
    [aux_sym__symbol_name_token1] = ACTIONS(631),
    [aux_sym__symbol_name_token2] = ACTIONS(631),
    [aux_sym__symbol_name_token3] = ACTIONS(631),
    [sym_builtin_type] = ACTIONS(633),
    [anon_sym_tensor] = ACTIONS(633),
    [anon_sym_memref] = ACTIONS(633),
    [anon_sym_vector] = ACTIONS(633),
    [anon_sym_complex] = ACTIONS(633),
    [anon_sym_tuple] = ACTIONS(633),
    [sym_dialect_type] = ACTIONS(631),
    [anon_sym_affine_map] = ACTIONS(633),
    [anon_sym_affine_set] = ACTIONS(633),
    [anon_sym_array] = ACTIONS(633),
    [anon_sym_dense] = ACTIONS(633),
    [anon_sym_dense_resource] = ACTIONS(633),
    [anon_sym_distinct] = ACTIONS(633),
    [anon_sym_opaque] = ACTIONS(633),
    [anon_sym_sparse] = ACTIONS(633),
    [anon_sym_strided] = ACTIONS(633),
    [sym_dialect_attribute] = ACTIONS(631),
    [sym_keyword] = ACTIONS(633),
    [anon_sym_true] = ACTIONS(633),
    [anon_sym_false] = ACTIONS(633),
    [sym_dimensions] = ACTIONS(633),
    [sym_number] = ACTIONS(633),
    [sym_string] = ACTIONS(631),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(631),
    [sym__bare_name] = ACTIONS(631),
    [sym__quoted_name] = ACTIONS(631),
    [sym__label] = ACTIONS(631),
    [sym__alias] = ACTIONS(631),
  },
  [86] = {
    [ts_builtin_sym_end] = ACTIONS(635),
    [sym_identifier] = ACTIONS(637),
    [anon_sym_EQ] = ACTIONS(637),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(635),
    [anon_sym_COMMA] = ACTIONS(635),
    [anon_sym_COLON] = ACTIONS(637),
    [anon_sym_LBRACE] = ACTIONS(637),
    [anon_sym_DASH_GT] = ACTIONS(635),
    [anon_sym_COLON_COLON] = ACTIONS(635),
    [anon_sym_DASH] = ACTIONS(637),
    [anon_sym_PLUS] = ACTIONS(635),
    [anon_sym_STAR] = ACTIONS(637),
    [anon_sym_SLASH] = ACTIONS(637),
    [anon_sym_QMARK] = ACTIONS(637),
    [anon_sym_PIPE] = ACTIONS(635),
    [anon_sym_AMP] = ACTIONS(635),
    [anon_sym_SEMI] = ACTIONS(635),
    [anon_sym_DOT] = ACTIONS(637),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(635),
    [anon_sym_EQ_EQ] = ACTIONS(635),
    [anon_sym_GT_EQ] = ACTIONS(635),
    [anon_sym_LT_EQ] = ACTIONS(635),
    [anon_sym_TILDE] = ACTIONS(635),
    [anon_sym_SQUOTE] = ACTIONS(635),
    [anon_sym_DOLLAR] = ACTIONS(635),
    [anon_sym_LPAREN] = ACTIONS(635),
    [anon_sym_LBRACK] = ACTIONS(637),
    [anon_sym_LT] = ACTIONS(637),
    [sym_value] = ACTIONS(635),
    [sym_block_name] = ACTIONS(635),
    [aux_sym__symbol_name_token1] = ACTIONS(635),
    [aux_sym__symbol_name_token2] = ACTIONS(635),
    [aux_sym__symbol_name_token3] = ACTIONS(635),
    [sym_builtin_type] = ACTIONS(637),
    [anon_sym_tensor] = ACTIONS(637),
    [anon_sym_memref] = ACTIONS(637),
    [anon_sym_vector] = ACTIONS(637),
    [anon_sym_complex] = ACTIONS(637),
    [anon_sym_tuple] = ACTIONS(637),
    [sym_dialect_type] = ACTIONS(635),
    [anon_sym_affine_map] = ACTIONS(637),
    [anon_sym_affine_set] = ACTIONS(637),
    [anon_sym_array] = ACTIONS(637),
    [anon_sym_dense] = ACTIONS(637),
    [anon_sym_dense_resource] = ACTIONS(637),
    [anon_sym_distinct] = ACTIONS(637),
    [anon_sym_opaque] = ACTIONS(637),
    [anon_sym_sparse] = ACTIONS(637),
    [anon_sym_strided] = ACTIONS(637),
    [sym_dialect_attribute] = ACTIONS(635),
    [sym_keyword] = ACTIONS(637),
    [anon_sym_true] = ACTIONS(637),
    [anon_sym_false] = ACTIONS(637),
    [sym_dimensions] = ACTIONS(637),
    [sym_number] = ACTIONS(637),
    [sym_string] = ACTIONS(635),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(635),
    [sym__bare_name] = ACTIONS(635),
    [sym__quoted_name] = ACTIONS(635),
    [sym__label] = ACTIONS(635),
    [sym__alias] = ACTIONS(635),
  },
  [87] = {
    [ts_builtin_sym_end] = ACTIONS(639),
    [sym_identifier] = ACTIONS(641),
    [anon_sym_EQ] = ACTIONS(641),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(639),
    [anon_sym_COMMA] = ACTIONS(639),
    [anon_sym_COLON] = ACTIONS(641),
    [anon_sym_LBRACE] = ACTIONS(641),
    [anon_sym_DASH_GT] = ACTIONS(639),
    [anon_sym_COLON_COLON] = ACTIONS(639),
    [anon_sym_DASH] = ACTIONS(641),
    [anon_sym_PLUS] = ACTIONS(639),
    [anon_sym_STAR] = ACTIONS(641),
    [anon_sym_SLASH] = ACTIONS(641),
    [anon_sym_QMARK] = ACTIONS(641),
    [anon_sym_PIPE] = ACTIONS(639),
    [anon_sym_AMP] = ACTIONS(639),
    [anon_sym_SEMI] = ACTIONS(639),
    [anon_sym_DOT] = ACTIONS(641),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(639),
    [anon_sym_EQ_EQ] = ACTIONS(639),
    [anon_sym_GT_EQ] = ACTIONS(639),
    [anon_sym_LT_EQ] = ACTIONS(639),
    [anon_sym_TILDE] = ACTIONS(639),
    [anon_sym_SQUOTE] = ACTIONS(639),
    [anon_sym_DOLLAR] = ACTIONS(639),
    [anon_sym_LPAREN] = ACTIONS(639),
    [anon_sym_LBRACK] = ACTIONS(641),
    [anon_sym_LT] = ACTIONS(641),
    [sym_value] = ACTIONS(639),
    [sym_block_name] = ACTIONS(639),
    [aux_sym__symbol_name_token1] = ACTIONS(639),
    [aux_sym__symbol_name_token2] = ACTIONS(639),
    [aux_sym__symbol_name_token3] = ACTIONS(639),
    [sym_builtin_type] = ACTIONS(641),
    [anon_sym_tensor] = ACTIONS(641),
    [anon_sym_memref] = ACTIONS(641),
    [anon_sym_vector] = ACTIONS(641),
    [anon_sym_complex] = ACTIONS(641),
    [anon_sym_tuple] = ACTIONS(641),
    [sym_dialect_type] = ACTIONS(639),
    [anon_sym_affine_map] = ACTIONS(641),
    [anon_sym_affine_set] = ACTIONS(641),
    [anon_sym_array] = ACTIONS(641),
    [anon_sym_dense] = ACTIONS(641),
    [anon_sym_dense_resource] = ACTIONS(641),
    [anon_sym_distinct] = ACTIONS(641),
    [anon_sym_opaque] = ACTIONS(641),
    [anon_sym_sparse] = ACTIONS(641),
    [anon_sym_strided] = ACTIONS(641),
    [sym_dialect_attribute] = ACTIONS(639),
    [sym_keyword] = ACTIONS(641),
    [anon_sym_true] = ACTIONS(641),
    [anon_sym_false] = ACTIONS(641),
    [sym_dimensions] = ACTIONS(641),
    [sym_number] = ACTIONS(641),
    [sym_string] = ACTIONS(639),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(639),
    [sym__bare_name] = ACTIONS(639),
    [sym__quoted_name] = ACTIONS(639),
    [sym__label] = ACTIONS(639),
    [sym__alias] = ACTIONS(639),
  },
  [88] = {
    [ts_builtin_sym_end] = ACTIONS(643),
    [sym_identifier] = ACTIONS(645),
    [anon_sym_EQ] = ACTIONS(645),
    [anon_sym_LBRACE_DASH_POUND] = ACTIONS(643),
    [anon_sym_COMMA] = ACTIONS(643),
    [anon_sym_COLON] = ACTIONS(645),
    [anon_sym_LBRACE] = ACTIONS(645),
    [anon_sym_DASH_GT] = ACTIONS(643),
    [anon_sym_COLON_COLON] = ACTIONS(643),
    [anon_sym_DASH] = ACTIONS(645),
    [anon_sym_PLUS] = ACTIONS(643),
    [anon_sym_STAR] = ACTIONS(645),
    [anon_sym_SLASH] = ACTIONS(645),
    [anon_sym_QMARK] = ACTIONS(645),
    [anon_sym_PIPE] = ACTIONS(643),
    [anon_sym_AMP] = ACTIONS(643),
    [anon_sym_SEMI] = ACTIONS(643),
    [anon_sym_DOT] = ACTIONS(645),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(643),
    [anon_sym_EQ_EQ] = ACTIONS(643),
    [anon_sym_GT_EQ] = ACTIONS(643),
    [anon_sym_LT_EQ] = ACTIONS(643),
    [anon_sym_TILDE] = ACTIONS(643),
    [anon_sym_SQUOTE] = ACTIONS(643),
    [anon_sym_DOLLAR] = ACTIONS(643),
    [anon_sym_LPAREN] = ACTIONS(643),
    [anon_sym_LBRACK] = ACTIONS(645),
    [anon_sym_LT] = ACTIONS(645),
    [sym_value] = ACTIONS(643),
    [sym_block_name] = ACTIONS(643),
    [aux_sym__symbol_name_token1] = ACTIONS(643),
    [aux_sym__symbol_name_token2] = ACTIONS(643),
    [aux_sym__symbol_name_token3] = ACTIONS(643),
    [sym_builtin_type] = ACTIONS(645),
    [anon_sym_tensor] = ACTIONS(645),
    [anon_sym_memref] = ACTIONS(645),
    [anon_sym_vector] = ACTIONS(645),
    [anon_sym_complex] = ACTIONS(645),
    [anon_sym_tuple] = ACTIONS(645),
    [sym_dialect_type] = ACTIONS(643),
    [anon_sym_affine_map] = ACTIONS(645),
    [anon_sym_affine_set] = ACTIONS(645),
    [anon_sym_array] = ACTIONS(645),
    [anon_sym_dense] = ACTIONS(645),
    [anon_sym_dense_resource] = ACTIONS(645),
    [anon_sym_distinct] = ACTIONS(645),
    [anon_sym_opaque] = ACTIONS(645),
    [anon_sym_sparse] = ACTIONS(645),
    [anon_sym_strided] = ACTIONS(645),
    [sym_dialect_attribute] = ACTIONS(643),
    [sym_keyword] = ACTIONS(645),
    [anon_sym_true] = ACTIONS(645),
    [anon_sym_false] = ACTIONS(645),
    [sym_dimensions] = ACTIONS(645),
    [sym_number] = ACTIONS(645),
    [sym_string] = ACTIONS(643),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(643),
    [sym__bare_name] = ACTIONS(643),
    [sym__quoted_name] = ACTIONS(643),
    [sym__label] = ACTIONS(643),
    [sym__alias] = ACTIONS(643),
  },
  [89] = {
    [sym__parameters] = STATE(133),
    [sym_identifier] = ACTIONS(554),
    [anon_sym_EQ] = ACTIONS(554),
    [anon_sym_COMMA] = ACTIONS(552),
    [anon_sym_COLON] = ACTIONS(554),
    [anon_sym_LBRACE] = ACTIONS(552),
    [anon_sym_RBRACE] = ACTIONS(552),
    [anon_sym_DASH_GT] = ACTIONS(552),
    [anon_sym_COLON_COLON] = ACTIONS(552),
    [anon_sym_DASH] = ACTIONS(554),
    [anon_sym_PLUS] = ACTIONS(552),
    [anon_sym_STAR] = ACTIONS(554),
    [anon_sym_SLASH] = ACTIONS(554),
    [anon_sym_QMARK] = ACTIONS(554),
    [anon_sym_PIPE] = ACTIONS(552),
    [anon_sym_AMP] = ACTIONS(552),
    [anon_sym_SEMI] = ACTIONS(552),
    [anon_sym_DOT] = ACTIONS(554),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(552),
    [anon_sym_EQ_EQ] = ACTIONS(552),
    [anon_sym_GT_EQ] = ACTIONS(552),
    [anon_sym_LT_EQ] = ACTIONS(552),
    [anon_sym_TILDE] = ACTIONS(552),
    [anon_sym_SQUOTE] = ACTIONS(552),
    [anon_sym_DOLLAR] = ACTIONS(552),
    [anon_sym_LPAREN] = ACTIONS(552),
    [anon_sym_RPAREN] = ACTIONS(552),
    [anon_sym_LBRACK] = ACTIONS(554),
    [anon_sym_RBRACK] = ACTIONS(552),
    [anon_sym_LT] = ACTIONS(554),
    [anon_sym_GT] = ACTIONS(554),
    [sym_value] = ACTIONS(552),
    [sym_block_name] = ACTIONS(552),
    [aux_sym__symbol_name_token1] = ACTIONS(552),
    [aux_sym__symbol_name_token2] = ACTIONS(552),
    [aux_sym__symbol_name_token3] = ACTIONS(552),
    [sym_builtin_type] = ACTIONS(554),
    [anon_sym_tensor] = ACTIONS(554),
    [anon_sym_memref] = ACTIONS(554),
    [anon_sym_vector] = ACTIONS(554),
    [anon_sym_complex] = ACTIONS(554),
    [anon_sym_tuple] = ACTIONS(554),
    [sym_dialect_type] = ACTIONS(552),
    [anon_sym_affine_map] = ACTIONS(554),
    [anon_sym_affine_set] = ACTIONS(554),
    [anon_sym_array] = ACTIONS(554),
    [anon_sym_dense] = ACTIONS(554),
    [anon_sym_dense_resource] = ACTIONS(554),
    [anon_sym_distinct] = ACTIONS(554),
    [anon_sym_opaque] = ACTIONS(554),
    [anon_sym_sparse] = ACTIONS(554),
    [anon_sym_strided] = ACTIONS(554),
    [sym_dialect_attribute] = ACTIONS(552),
    [anon_sym_LT2] = ACTIONS(647),
    [sym_keyword] = ACTIONS(554),
    [anon_sym_true] = ACTIONS(554),
    [anon_sym_false] = ACTIONS(554),
    [sym_dimensions] = ACTIONS(554),
    [sym_number] = ACTIONS(554),
    [sym_string] = ACTIONS(552),
    [sym_comment] = ACTIONS(3),
  },
  [90] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_RBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(560),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(556),
    [sym__bare_name] = ACTIONS(556),
    [sym__quoted_name] = ACTIONS(556),
    [sym__label] = ACTIONS(556),
  },
  [91] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_RBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(562),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(556),
    [sym__bare_name] = ACTIONS(556),
    [sym__quoted_name] = ACTIONS(556),
    [sym__label] = ACTIONS(556),
  },
  [92] = {
    [sym__parameters] = STATE(132),
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_RBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_RPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_RBRACK] = ACTIONS(546),
    [anon_sym_LT] = ACTIONS(548),
    [anon_sym_GT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [anon_sym_LT2] = ACTIONS(647),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
  },
  [93] = {
    [aux_sym_symbol_repeat1] = STATE(94),
    [sym_identifier] = ACTIONS(579),
    [anon_sym_EQ] = ACTIONS(579),
    [anon_sym_COMMA] = ACTIONS(577),
    [anon_sym_COLON] = ACTIONS(579),
    [anon_sym_LBRACE] = ACTIONS(577),
    [anon_sym_RBRACE] = ACTIONS(577),
    [anon_sym_DASH_GT] = ACTIONS(577),
    [anon_sym_COLON_COLON] = ACTIONS(649),
    [anon_sym_DASH] = ACTIONS(579),
    [anon_sym_PLUS] = ACTIONS(577),
    [anon_sym_STAR] = ACTIONS(579),
    [anon_sym_SLASH] = ACTIONS(579),
    [anon_sym_QMARK] = ACTIONS(579),
    [anon_sym_PIPE] = ACTIONS(577),
    [anon_sym_AMP] = ACTIONS(577),
    [anon_sym_SEMI] = ACTIONS(577),
    [anon_sym_DOT] = ACTIONS(579),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(577),
    [anon_sym_EQ_EQ] = ACTIONS(577),
    [anon_sym_GT_EQ] = ACTIONS(577),
    [anon_sym_LT_EQ] = ACTIONS(577),
    [anon_sym_TILDE] = ACTIONS(577),
    [anon_sym_SQUOTE] = ACTIONS(577),
    [anon_sym_DOLLAR] = ACTIONS(577),
    [anon_sym_LPAREN] = ACTIONS(577),
    [anon_sym_LBRACK] = ACTIONS(579),
    [anon_sym_LT] = ACTIONS(579),
    [sym_value] = ACTIONS(577),
    [sym_block_name] = ACTIONS(577),
    [aux_sym__symbol_name_token1] = ACTIONS(577),
    [aux_sym__symbol_name_token2] = ACTIONS(577),
    [aux_sym__symbol_name_token3] = ACTIONS(577),
    [sym_builtin_type] = ACTIONS(579),
    [anon_sym_tensor] = ACTIONS(579),
    [anon_sym_memref] = ACTIONS(579),
    [anon_sym_vector] = ACTIONS(579),
    [anon_sym_complex] = ACTIONS(579),
    [anon_sym_tuple] = ACTIONS(579),
    [sym_dialect_type] = ACTIONS(577),
    [anon_sym_affine_map] = ACTIONS(579),
    [anon_sym_affine_set] = ACTIONS(579),
    [anon_sym_array] = ACTIONS(579),
    [anon_sym_dense] = ACTIONS(579),
    [anon_sym_dense_resource] = ACTIONS(579),
    [anon_sym_distinct] = ACTIONS(579),
    [anon_sym_opaque] = ACTIONS(579),
    [anon_sym_sparse] = ACTIONS(579),
    [anon_sym_strided] = ACTIONS(579),
    [sym_dialect_attribute] = ACTIONS(577),
    [sym_keyword] = ACTIONS(579),
    [anon_sym_true] = ACTIONS(579),
    [anon_sym_false] = ACTIONS(579),
    [sym_dimensions] = ACTIONS(579),
    [sym_number] = ACTIONS(579),
    [sym_string] = ACTIONS(577),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(577),
    [sym__bare_name] = ACTIONS(577),
    [sym__quoted_name] = ACTIONS(577),
    [sym__label] = ACTIONS(577),
  },
  [94] = {
    [aux_sym_symbol_repeat1] = STATE(95),
    [sym_identifier] = ACTIONS(566),
    [anon_sym_EQ] = ACTIONS(566),
    [anon_sym_COMMA] = ACTIONS(564),
    [anon_sym_COLON] = ACTIONS(566),
    [anon_sym_LBRACE] = ACTIONS(564),
    [anon_sym_RBRACE] = ACTIONS(564),
    [anon_sym_DASH_GT] = ACTIONS(564),
    [anon_sym_COLON_COLON] = ACTIONS(649),
    [anon_sym_DASH] = ACTIONS(566),
    [anon_sym_PLUS] = ACTIONS(564),
    [anon_sym_STAR] = ACTIONS(566),
    [anon_sym_SLASH] = ACTIONS(566),
    [anon_sym_QMARK] = ACTIONS(566),
    [anon_sym_PIPE] = ACTIONS(564),
    [anon_sym_AMP] = ACTIONS(564),
    [anon_sym_SEMI] = ACTIONS(564),
    [anon_sym_DOT] = ACTIONS(566),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(564),
    [anon_sym_EQ_EQ] = ACTIONS(564),
    [anon_sym_GT_EQ] = ACTIONS(564),
    [anon_sym_LT_EQ] = ACTIONS(564),
    [anon_sym_TILDE] = ACTIONS(564),
    [anon_sym_SQUOTE] = ACTIONS(564),
    [anon_sym_DOLLAR] = ACTIONS(564),
    [anon_sym_LPAREN] = ACTIONS(564),
    [anon_sym_LBRACK] = ACTIONS(566),
    [anon_sym_LT] = ACTIONS(566),
    [sym_value] = ACTIONS(564),
    [sym_block_name] = ACTIONS(564),
    [aux_sym__symbol_name_token1] = ACTIONS(564),
    [aux_sym__symbol_name_token2] = ACTIONS(564),
    [aux_sym__symbol_name_token3] = ACTIONS(564),
    [sym_builtin_type] = ACTIONS(566),
    [anon_sym_tensor] = ACTIONS(566),
    [anon_sym_memref] = ACTIONS(566),
    [anon_sym_vector] = ACTIONS(566),
    [anon_sym_complex] = ACTIONS(566),
    [anon_sym_tuple] = ACTIONS(566),
    [sym_dialect_type] = ACTIONS(564),
    [anon_sym_affine_map] = ACTIONS(566),
    [anon_sym_affine_set] = ACTIONS(566),
    [anon_sym_array] = ACTIONS(566),
    [anon_sym_dense] = ACTIONS(566),
    [anon_sym_dense_resource] = ACTIONS(566),
    [anon_sym_distinct] = ACTIONS(566),
    [anon_sym_opaque] = ACTIONS(566),
    [anon_sym_sparse] = ACTIONS(566),
    [anon_sym_strided] = ACTIONS(566),
    [sym_dialect_attribute] = ACTIONS(564),
    [sym_keyword] = ACTIONS(566),
    [anon_sym_true] = ACTIONS(566),
    [anon_sym_false] = ACTIONS(566),
    [sym_dimensions] = ACTIONS(566),
    [sym_number] = ACTIONS(566),
    [sym_string] = ACTIONS(564),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(564),
    [sym__bare_name] = ACTIONS(564),
    [sym__quoted_name] = ACTIONS(564),
    [sym__label] = ACTIONS(564),
  },
  [95] = {
    [aux_sym_symbol_repeat1] = STATE(95),
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_RBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(651),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(570),
    [sym__bare_name] = ACTIONS(570),
    [sym__quoted_name] = ACTIONS(570),
    [sym__label] = ACTIONS(570),
  },
  [96] = {
    [aux_sym_symbol_repeat1] = STATE(116),
    [sym_identifier] = ACTIONS(566),
    [anon_sym_EQ] = ACTIONS(566),
    [anon_sym_COMMA] = ACTIONS(564),
    [anon_sym_COLON] = ACTIONS(566),
    [anon_sym_LBRACE] = ACTIONS(564),
    [anon_sym_RBRACE] = ACTIONS(564),
    [anon_sym_DASH_GT] = ACTIONS(564),
    [anon_sym_COLON_COLON] = ACTIONS(654),
    [anon_sym_DASH] = ACTIONS(566),
    [anon_sym_PLUS] = ACTIONS(564),
    [anon_sym_STAR] = ACTIONS(566),
    [anon_sym_SLASH] = ACTIONS(566),
    [anon_sym_QMARK] = ACTIONS(566),
    [anon_sym_PIPE] = ACTIONS(564),
    [anon_sym_AMP] = ACTIONS(564),
    [anon_sym_SEMI] = ACTIONS(564),
    [anon_sym_DOT] = ACTIONS(566),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(564),
    [anon_sym_EQ_EQ] = ACTIONS(564),
    [anon_sym_GT_EQ] = ACTIONS(564),
    [anon_sym_LT_EQ] = ACTIONS(564),
    [anon_sym_TILDE] = ACTIONS(564),
    [anon_sym_SQUOTE] = ACTIONS(564),
    [anon_sym_DOLLAR] = ACTIONS(564),
    [anon_sym_LPAREN] = ACTIONS(564),
    [anon_sym_RPAREN] = ACTIONS(564),
    [anon_sym_LBRACK] = ACTIONS(566),
    [anon_sym_RBRACK] = ACTIONS(564),
    [anon_sym_LT] = ACTIONS(566),
    [anon_sym_GT] = ACTIONS(566),
    [sym_value] = ACTIONS(564),
    [sym_block_name] = ACTIONS(564),
    [aux_sym__symbol_name_token1] = ACTIONS(564),
    [aux_sym__symbol_name_token2] = ACTIONS(564),
    [aux_sym__symbol_name_token3] = ACTIONS(564),
    [sym_builtin_type] = ACTIONS(566),
    [anon_sym_tensor] = ACTIONS(566),
    [anon_sym_memref] = ACTIONS(566),
    [anon_sym_vector] = ACTIONS(566),
    [anon_sym_complex] = ACTIONS(566),
    [anon_sym_tuple] = ACTIONS(566),
    [sym_dialect_type] = ACTIONS(564),
    [anon_sym_affine_map] = ACTIONS(566),
    [anon_sym_affine_set] = ACTIONS(566),
    [anon_sym_array] = ACTIONS(566),
    [anon_sym_dense] = ACTIONS(566),
    [anon_sym_dense_resource] = ACTIONS(566),
    [anon_sym_distinct] = ACTIONS(566),
    [anon_sym_opaque] = ACTIONS(566),
    [anon_sym_sparse] = ACTIONS(566),
    [anon_sym_strided] = ACTIONS(566),
    [sym_dialect_attribute] = ACTIONS(564),
    [sym_keyword] = ACTIONS(566),
    [anon_sym_true] = ACTIONS(566),
    [anon_sym_false] = ACTIONS(566),
    [sym_dimensions] = ACTIONS(566),
    [sym_number] = ACTIONS(566),
    [sym_string] = ACTIONS(564),
    [sym_comment] = ACTIONS(3),
  },
  [97] = {
    [sym_identifier] = ACTIONS(587),
    [anon_sym_EQ] = ACTIONS(587),
    [anon_sym_COMMA] = ACTIONS(585),
    [anon_sym_COLON] = ACTIONS(587),
    [anon_sym_LBRACE] = ACTIONS(585),
    [anon_sym_RBRACE] = ACTIONS(585),
    [anon_sym_DASH_GT] = ACTIONS(585),
    [anon_sym_COLON_COLON] = ACTIONS(585),
    [anon_sym_DASH] = ACTIONS(587),
    [anon_sym_PLUS] = ACTIONS(585),
    [anon_sym_STAR] = ACTIONS(587),
    [anon_sym_SLASH] = ACTIONS(587),
    [anon_sym_QMARK] = ACTIONS(587),
    [anon_sym_PIPE] = ACTIONS(585),
    [anon_sym_AMP] = ACTIONS(585),
    [anon_sym_SEMI] = ACTIONS(585),
    [anon_sym_DOT] = ACTIONS(587),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(585),
    [anon_sym_EQ_EQ] = ACTIONS(585),
    [anon_sym_GT_EQ] = ACTIONS(585),
    [anon_sym_LT_EQ] = ACTIONS(585),
    [anon_sym_TILDE] = ACTIONS(585),
    [anon_sym_SQUOTE] = ACTIONS(585),
    [anon_sym_DOLLAR] = ACTIONS(585),
    [anon_sym_LPAREN] = ACTIONS(585),
    [anon_sym_LBRACK] = ACTIONS(587),
    [anon_sym_LT] = ACTIONS(587),
    [sym_value] = ACTIONS(585),
    [sym_block_name] = ACTIONS(585),
    [aux_sym__symbol_name_token1] = ACTIONS(585),
    [aux_sym__symbol_name_token2] = ACTIONS(585),
    [aux_sym__symbol_name_token3] = ACTIONS(585),
    [sym_builtin_type] = ACTIONS(587),
    [anon_sym_tensor] = ACTIONS(587),
    [anon_sym_memref] = ACTIONS(587),
    [anon_sym_vector] = ACTIONS(587),
    [anon_sym_complex] = ACTIONS(587),
    [anon_sym_tuple] = ACTIONS(587),
    [sym_dialect_type] = ACTIONS(585),
    [anon_sym_affine_map] = ACTIONS(587),
    [anon_sym_affine_set] = ACTIONS(587),
    [anon_sym_array] = ACTIONS(587),
    [anon_sym_dense] = ACTIONS(587),
    [anon_sym_dense_resource] = ACTIONS(587),
    [anon_sym_distinct] = ACTIONS(587),
    [anon_sym_opaque] = ACTIONS(587),
    [anon_sym_sparse] = ACTIONS(587),
    [anon_sym_strided] = ACTIONS(587),
    [sym_dialect_attribute] = ACTIONS(585),
    [sym_keyword] = ACTIONS(587),
    [anon_sym_true] = ACTIONS(587),
    [anon_sym_false] = ACTIONS(587),
    [sym_dimensions] = ACTIONS(587),
    [sym_number] = ACTIONS(587),
    [sym_string] = ACTIONS(585),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(585),
    [sym__bare_name] = ACTIONS(585),
    [sym__quoted_name] = ACTIONS(585),
    [sym__label] = ACTIONS(585),
  },
  [98] = {
    [sym_identifier] = ACTIONS(595),
    [anon_sym_EQ] = ACTIONS(595),
    [anon_sym_COMMA] = ACTIONS(593),
    [anon_sym_COLON] = ACTIONS(595),
    [anon_sym_LBRACE] = ACTIONS(593),
    [anon_sym_RBRACE] = ACTIONS(593),
    [anon_sym_DASH_GT] = ACTIONS(593),
    [anon_sym_COLON_COLON] = ACTIONS(593),
    [anon_sym_DASH] = ACTIONS(595),
    [anon_sym_PLUS] = ACTIONS(593),
    [anon_sym_STAR] = ACTIONS(595),
    [anon_sym_SLASH] = ACTIONS(595),
    [anon_sym_QMARK] = ACTIONS(595),
    [anon_sym_PIPE] = ACTIONS(593),
    [anon_sym_AMP] = ACTIONS(593),
    [anon_sym_SEMI] = ACTIONS(593),
    [anon_sym_DOT] = ACTIONS(595),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(593),
    [anon_sym_EQ_EQ] = ACTIONS(593),
    [anon_sym_GT_EQ] = ACTIONS(593),
    [anon_sym_LT_EQ] = ACTIONS(593),
    [anon_sym_TILDE] = ACTIONS(593),
    [anon_sym_SQUOTE] = ACTIONS(593),
    [anon_sym_DOLLAR] = ACTIONS(593),
    [anon_sym_LPAREN] = ACTIONS(593),
    [anon_sym_LBRACK] = ACTIONS(595),
    [anon_sym_LT] = ACTIONS(595),
    [sym_value] = ACTIONS(593),
    [sym_block_name] = ACTIONS(593),
    [aux_sym__symbol_name_token1] = ACTIONS(593),
    [aux_sym__symbol_name_token2] = ACTIONS(593),
    [aux_sym__symbol_name_token3] = ACTIONS(593),
    [sym_builtin_type] = ACTIONS(595),
    [anon_sym_tensor] = ACTIONS(595),
    [anon_sym_memref] = ACTIONS(595),
    [anon_sym_vector] = ACTIONS(595),
    [anon_sym_complex] = ACTIONS(595),
    [anon_sym_tuple] = ACTIONS(595),
    [sym_dialect_type] = ACTIONS(593),
    [anon_sym_affine_map] = ACTIONS(595),
    [anon_sym_affine_set] = ACTIONS(595),
    [anon_sym_array] = ACTIONS(595),
    [anon_sym_dense] = ACTIONS(595),
    [anon_sym_dense_resource] = ACTIONS(595),
    [anon_sym_distinct] = ACTIONS(595),
    [anon_sym_opaque] = ACTIONS(595),
    [anon_sym_sparse] = ACTIONS(595),
    [anon_sym_strided] = ACTIONS(595),
    [sym_dialect_attribute] = ACTIONS(593),
    [sym_keyword] = ACTIONS(595),
    [anon_sym_true] = ACTIONS(595),
    [anon_sym_false] = ACTIONS(595),
    [sym_dimensions] = ACTIONS(595),
    [sym_number] = ACTIONS(595),
    [sym_string] = ACTIONS(593),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(593),
    [sym__bare_name] = ACTIONS(593),
    [sym__quoted_name] = ACTIONS(593),
    [sym__label] = ACTIONS(593),
  },
  [99] = {
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_RBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(546),
    [sym__bare_name] = ACTIONS(546),
    [sym__quoted_name] = ACTIONS(546),
    [sym__label] = ACTIONS(546),
  },
  [100] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_RBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_RPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_RBRACK] = ACTIONS(556),
    [anon_sym_LT] = ACTIONS(558),
    [anon_sym_GT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(560),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
  },
  [101] = {
    [sym_identifier] = ACTIONS(633),
    [anon_sym_EQ] = ACTIONS(633),
    [anon_sym_COMMA] = ACTIONS(631),
    [anon_sym_COLON] = ACTIONS(633),
    [anon_sym_LBRACE] = ACTIONS(631),
    [anon_sym_RBRACE] = ACTIONS(631),
    [anon_sym_DASH_GT] = ACTIONS(631),
    [anon_sym_COLON_COLON] = ACTIONS(631),
    [anon_sym_DASH] = ACTIONS(633),
    [anon_sym_PLUS] = ACTIONS(631),
    [anon_sym_STAR] = ACTIONS(633),
    [anon_sym_SLASH] = ACTIONS(633),
    [anon_sym_QMARK] = ACTIONS(633),
    [anon_sym_PIPE] = ACTIONS(631),
    [anon_sym_AMP] = ACTIONS(631),
    [anon_sym_SEMI] = ACTIONS(631),
    [anon_sym_DOT] = ACTIONS(633),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(631),
    [anon_sym_EQ_EQ] = ACTIONS(631),
    [anon_sym_GT_EQ] = ACTIONS(631),
    [anon_sym_LT_EQ] = ACTIONS(631),
    [anon_sym_TILDE] = ACTIONS(631),
    [anon_sym_SQUOTE] = ACTIONS(631),
    [anon_sym_DOLLAR] = ACTIONS(631),
    [anon_sym_LPAREN] = ACTIONS(631),
    [anon_sym_LBRACK] = ACTIONS(633),
    [anon_sym_LT] = ACTIONS(633),
    [sym_value] = ACTIONS(631),
    [sym_block_name] = ACTIONS(631),
    [aux_sym__symbol_name_token1] = ACTIONS(631),
    [aux_sym__symbol_name_token2] = ACTIONS(631),
    [aux_sym__symbol_name_token3] = ACTIONS(631),
    [sym_builtin_type] = ACTIONS(633),
    [anon_sym_tensor] = ACTIONS(633),
    [anon_sym_memref] = ACTIONS(633),
    [anon_sym_vector] = ACTIONS(633),
    [anon_sym_complex] = ACTIONS(633),
    [anon_sym_tuple] = ACTIONS(633),
    [sym_dialect_type] = ACTIONS(631),
    [anon_sym_affine_map] = ACTIONS(633),
    [anon_sym_affine_set] = ACTIONS(633),
    [anon_sym_array] = ACTIONS(633),
    [anon_sym_dense] = ACTIONS(633),
    [anon_sym_dense_resource] = ACTIONS(633),
    [anon_sym_distinct] = ACTIONS(633),
    [anon_sym_opaque] = ACTIONS(633),
    [anon_sym_sparse] = ACTIONS(633),
    [anon_sym_strided] = ACTIONS(633),
    [sym_dialect_attribute] = ACTIONS(631),
    [sym_keyword] = ACTIONS(633),
    [anon_sym_true] = ACTIONS(633),
    [anon_sym_false] = ACTIONS(633),
    [sym_dimensions] = ACTIONS(633),
    [sym_number] = ACTIONS(633),
    [sym_string] = ACTIONS(631),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(631),
    [sym__bare_name] = ACTIONS(631),
    [sym__quoted_name] = ACTIONS(631),
    [sym__label] = ACTIONS(631),
  },
  [102] = {
    [sym_identifier] = ACTIONS(621),
    [anon_sym_EQ] = ACTIONS(621),
    [anon_sym_COMMA] = ACTIONS(619),
    [anon_sym_COLON] = ACTIONS(621),
    [anon_sym_LBRACE] = ACTIONS(619),
    [anon_sym_RBRACE] = ACTIONS(619),
    [anon_sym_DASH_GT] = ACTIONS(619),
    [anon_sym_COLON_COLON] = ACTIONS(619),
    [anon_sym_DASH] = ACTIONS(621),
    [anon_sym_PLUS] = ACTIONS(619),
    [anon_sym_STAR] = ACTIONS(621),
    [anon_sym_SLASH] = ACTIONS(621),
    [anon_sym_QMARK] = ACTIONS(621),
    [anon_sym_PIPE] = ACTIONS(619),
    [anon_sym_AMP] = ACTIONS(619),
    [anon_sym_SEMI] = ACTIONS(619),
    [anon_sym_DOT] = ACTIONS(621),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(619),
    [anon_sym_EQ_EQ] = ACTIONS(619),
    [anon_sym_GT_EQ] = ACTIONS(619),
    [anon_sym_LT_EQ] = ACTIONS(619),
    [anon_sym_TILDE] = ACTIONS(619),
    [anon_sym_SQUOTE] = ACTIONS(619),
    [anon_sym_DOLLAR] = ACTIONS(619),
    [anon_sym_LPAREN] = ACTIONS(619),
    [anon_sym_LBRACK] = ACTIONS(621),
    [anon_sym_LT] = ACTIONS(621),
    [sym_value] = ACTIONS(619),
    [sym_block_name] = ACTIONS(619),
    [aux_sym__symbol_name_token1] = ACTIONS(619),
    [aux_sym__symbol_name_token2] = ACTIONS(619),
    [aux_sym__symbol_name_token3] = ACTIONS(619),
    [sym_builtin_type] = ACTIONS(621),
    [anon_sym_tensor] = ACTIONS(621),
    [anon_sym_memref] = ACTIONS(621),
    [anon_sym_vector] = ACTIONS(621),
    [anon_sym_complex] = ACTIONS(621),
    [anon_sym_tuple] = ACTIONS(621),
    [sym_dialect_type] = ACTIONS(619),
    [anon_sym_affine_map] = ACTIONS(621),
    [anon_sym_affine_set] = ACTIONS(621),
    [anon_sym_array] = ACTIONS(621),
    [anon_sym_dense] = ACTIONS(621),
    [anon_sym_dense_resource] = ACTIONS(621),
    [anon_sym_distinct] = ACTIONS(621),
    [anon_sym_opaque] = ACTIONS(621),
    [anon_sym_sparse] = ACTIONS(621),
    [anon_sym_strided] = ACTIONS(621),
    [sym_dialect_attribute] = ACTIONS(619),
    [sym_keyword] = ACTIONS(621),
    [anon_sym_true] = ACTIONS(621),
    [anon_sym_false] = ACTIONS(621),
    [sym_dimensions] = ACTIONS(621),
    [sym_number] = ACTIONS(621),
    [sym_string] = ACTIONS(619),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(619),
    [sym__bare_name] = ACTIONS(619),
    [sym__quoted_name] = ACTIONS(619),
    [sym__label] = ACTIONS(619),
  },
  [103] = {
    [sym_identifier] = ACTIONS(625),
    [anon_sym_EQ] = ACTIONS(625),
    [anon_sym_COMMA] = ACTIONS(623),
    [anon_sym_COLON] = ACTIONS(625),
    [anon_sym_LBRACE] = ACTIONS(623),
    [anon_sym_RBRACE] = ACTIONS(623),
    [anon_sym_DASH_GT] = ACTIONS(623),
    [anon_sym_COLON_COLON] = ACTIONS(623),
    [anon_sym_DASH] = ACTIONS(625),
    [anon_sym_PLUS] = ACTIONS(623),
    [anon_sym_STAR] = ACTIONS(625),
    [anon_sym_SLASH] = ACTIONS(625),
    [anon_sym_QMARK] = ACTIONS(625),
    [anon_sym_PIPE] = ACTIONS(623),
    [anon_sym_AMP] = ACTIONS(623),
    [anon_sym_SEMI] = ACTIONS(623),
    [anon_sym_DOT] = ACTIONS(625),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(623),
    [anon_sym_EQ_EQ] = ACTIONS(623),
    [anon_sym_GT_EQ] = ACTIONS(623),
    [anon_sym_LT_EQ] = ACTIONS(623),
    [anon_sym_TILDE] = ACTIONS(623),
    [anon_sym_SQUOTE] = ACTIONS(623),
    [anon_sym_DOLLAR] = ACTIONS(623),
    [anon_sym_LPAREN] = ACTIONS(623),
    [anon_sym_LBRACK] = ACTIONS(625),
    [anon_sym_LT] = ACTIONS(625),
    [sym_value] = ACTIONS(623),
    [sym_block_name] = ACTIONS(623),
    [aux_sym__symbol_name_token1] = ACTIONS(623),
    [aux_sym__symbol_name_token2] = ACTIONS(623),
    [aux_sym__symbol_name_token3] = ACTIONS(623),
    [sym_builtin_type] = ACTIONS(625),
    [anon_sym_tensor] = ACTIONS(625),
    [anon_sym_memref] = ACTIONS(625),
    [anon_sym_vector] = ACTIONS(625),
    [anon_sym_complex] = ACTIONS(625),
    [anon_sym_tuple] = ACTIONS(625),
    [sym_dialect_type] = ACTIONS(623),
    [anon_sym_affine_map] = ACTIONS(625),
    [anon_sym_affine_set] = ACTIONS(625),
    [anon_sym_array] = ACTIONS(625),
    [anon_sym_dense] = ACTIONS(625),
    [anon_sym_dense_resource] = ACTIONS(625),
    [anon_sym_distinct] = ACTIONS(625),
    [anon_sym_opaque] = ACTIONS(625),
    [anon_sym_sparse] = ACTIONS(625),
    [anon_sym_strided] = ACTIONS(625),
    [sym_dialect_attribute] = ACTIONS(623),
    [sym_keyword] = ACTIONS(625),
    [anon_sym_true] = ACTIONS(625),
    [anon_sym_false] = ACTIONS(625),
    [sym_dimensions] = ACTIONS(625),
    [sym_number] = ACTIONS(625),
    [sym_string] = ACTIONS(623),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(623),
    [sym__bare_name] = ACTIONS(623),
    [sym__quoted_name] = ACTIONS(623),
    [sym__label] = ACTIONS(623),
  },
  [104] = {
    [sym_identifier] = ACTIONS(603),
    [anon_sym_EQ] = ACTIONS(603),
    [anon_sym_COMMA] = ACTIONS(601),
    [anon_sym_COLON] = ACTIONS(603),
    [anon_sym_LBRACE] = ACTIONS(601),
    [anon_sym_RBRACE] = ACTIONS(601),
    [anon_sym_DASH_GT] = ACTIONS(601),
    [anon_sym_COLON_COLON] = ACTIONS(601),
    [anon_sym_DASH] = ACTIONS(603),
    [anon_sym_PLUS] = ACTIONS(601),
    [anon_sym_STAR] = ACTIONS(603),
    [anon_sym_SLASH] = ACTIONS(603),
    [anon_sym_QMARK] = ACTIONS(603),
    [anon_sym_PIPE] = ACTIONS(601),
    [anon_sym_AMP] = ACTIONS(601),
    [anon_sym_SEMI] = ACTIONS(601),
    [anon_sym_DOT] = ACTIONS(603),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(601),
    [anon_sym_EQ_EQ] = ACTIONS(601),
    [anon_sym_GT_EQ] = ACTIONS(601),
    [anon_sym_LT_EQ] = ACTIONS(601),
    [anon_sym_TILDE] = ACTIONS(601),
    [anon_sym_SQUOTE] = ACTIONS(601),
    [anon_sym_DOLLAR] = ACTIONS(601),
    [anon_sym_LPAREN] = ACTIONS(601),
    [anon_sym_LBRACK] = ACTIONS(603),
    [anon_sym_LT] = ACTIONS(603),
    [sym_value] = ACTIONS(601),
    [sym_block_name] = ACTIONS(601),
    [aux_sym__symbol_name_token1] = ACTIONS(601),
    [aux_sym__symbol_name_token2] = ACTIONS(601),
    [aux_sym__symbol_name_token3] = ACTIONS(601),
    [sym_builtin_type] = ACTIONS(603),
    [anon_sym_tensor] = ACTIONS(603),
    [anon_sym_memref] = ACTIONS(603),
    [anon_sym_vector] = ACTIONS(603),
    [anon_sym_complex] = ACTIONS(603),
    [anon_sym_tuple] = ACTIONS(603),
    [sym_dialect_type] = ACTIONS(601),
    [anon_sym_affine_map] = ACTIONS(603),
    [anon_sym_affine_set] = ACTIONS(603),
    [anon_sym_array] = ACTIONS(603),
    [anon_sym_dense] = ACTIONS(603),
    [anon_sym_dense_resource] = ACTIONS(603),
    [anon_sym_distinct] = ACTIONS(603),
    [anon_sym_opaque] = ACTIONS(603),
    [anon_sym_sparse] = ACTIONS(603),
    [anon_sym_strided] = ACTIONS(603),
    [sym_dialect_attribute] = ACTIONS(601),
    [sym_keyword] = ACTIONS(603),
    [anon_sym_true] = ACTIONS(603),
    [anon_sym_false] = ACTIONS(603),
    [sym_dimensions] = ACTIONS(603),
    [sym_number] = ACTIONS(603),
    [sym_string] = ACTIONS(601),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(601),
    [sym__bare_name] = ACTIONS(601),
    [sym__quoted_name] = ACTIONS(601),
    [sym__label] = ACTIONS(601),
  },
  [105] = {
    [sym_identifier] = ACTIONS(609),
    [anon_sym_EQ] = ACTIONS(609),
    [anon_sym_COMMA] = ACTIONS(607),
    [anon_sym_COLON] = ACTIONS(609),
    [anon_sym_LBRACE] = ACTIONS(607),
    [anon_sym_RBRACE] = ACTIONS(607),
    [anon_sym_DASH_GT] = ACTIONS(607),
    [anon_sym_COLON_COLON] = ACTIONS(607),
    [anon_sym_DASH] = ACTIONS(609),
    [anon_sym_PLUS] = ACTIONS(607),
    [anon_sym_STAR] = ACTIONS(609),
    [anon_sym_SLASH] = ACTIONS(609),
    [anon_sym_QMARK] = ACTIONS(609),
    [anon_sym_PIPE] = ACTIONS(607),
    [anon_sym_AMP] = ACTIONS(607),
    [anon_sym_SEMI] = ACTIONS(607),
    [anon_sym_DOT] = ACTIONS(609),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(607),
    [anon_sym_EQ_EQ] = ACTIONS(607),
    [anon_sym_GT_EQ] = ACTIONS(607),
    [anon_sym_LT_EQ] = ACTIONS(607),
    [anon_sym_TILDE] = ACTIONS(607),
    [anon_sym_SQUOTE] = ACTIONS(607),
    [anon_sym_DOLLAR] = ACTIONS(607),
    [anon_sym_LPAREN] = ACTIONS(607),
    [anon_sym_LBRACK] = ACTIONS(609),
    [anon_sym_LT] = ACTIONS(609),
    [sym_value] = ACTIONS(607),
    [sym_block_name] = ACTIONS(607),
    [aux_sym__symbol_name_token1] = ACTIONS(607),
    [aux_sym__symbol_name_token2] = ACTIONS(607),
    [aux_sym__symbol_name_token3] = ACTIONS(607),
    [sym_builtin_type] = ACTIONS(609),
    [anon_sym_tensor] = ACTIONS(609),
    [anon_sym_memref] = ACTIONS(609),
    [anon_sym_vector] = ACTIONS(609),
    [anon_sym_complex] = ACTIONS(609),
    [anon_sym_tuple] = ACTIONS(609),
    [sym_dialect_type] = ACTIONS(607),
    [anon_sym_affine_map] = ACTIONS(609),
    [anon_sym_affine_set] = ACTIONS(609),
    [anon_sym_array] = ACTIONS(609),
    [anon_sym_dense] = ACTIONS(609),
    [anon_sym_dense_resource] = ACTIONS(609),
    [anon_sym_distinct] = ACTIONS(609),
    [anon_sym_opaque] = ACTIONS(609),
    [anon_sym_sparse] = ACTIONS(609),
    [anon_sym_strided] = ACTIONS(609),
    [sym_dialect_attribute] = ACTIONS(607),
    [sym_keyword] = ACTIONS(609),
    [anon_sym_true] = ACTIONS(609),
    [anon_sym_false] = ACTIONS(609),
    [sym_dimensions] = ACTIONS(609),
    [sym_number] = ACTIONS(609),
    [sym_string] = ACTIONS(607),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(607),
    [sym__bare_name] = ACTIONS(607),
    [sym__quoted_name] = ACTIONS(607),
    [sym__label] = ACTIONS(607),
  },
  [106] = {
    [sym_identifier] = ACTIONS(613),
    [anon_sym_EQ] = ACTIONS(613),
    [anon_sym_COMMA] = ACTIONS(611),
    [anon_sym_COLON] = ACTIONS(613),
    [anon_sym_LBRACE] = ACTIONS(611),
    [anon_sym_RBRACE] = ACTIONS(611),
    [anon_sym_DASH_GT] = ACTIONS(611),
    [anon_sym_COLON_COLON] = ACTIONS(611),
    [anon_sym_DASH] = ACTIONS(613),
    [anon_sym_PLUS] = ACTIONS(611),
    [anon_sym_STAR] = ACTIONS(613),
    [anon_sym_SLASH] = ACTIONS(613),
    [anon_sym_QMARK] = ACTIONS(613),
    [anon_sym_PIPE] = ACTIONS(611),
    [anon_sym_AMP] = ACTIONS(611),
    [anon_sym_SEMI] = ACTIONS(611),
    [anon_sym_DOT] = ACTIONS(613),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(611),
    [anon_sym_EQ_EQ] = ACTIONS(611),
    [anon_sym_GT_EQ] = ACTIONS(611),
    [anon_sym_LT_EQ] = ACTIONS(611),
    [anon_sym_TILDE] = ACTIONS(611),
    [anon_sym_SQUOTE] = ACTIONS(611),
    [anon_sym_DOLLAR] = ACTIONS(611),
    [anon_sym_LPAREN] = ACTIONS(611),
    [anon_sym_LBRACK] = ACTIONS(613),
    [anon_sym_LT] = ACTIONS(613),
    [sym_value] = ACTIONS(611),
    [sym_block_name] = ACTIONS(611),
    [aux_sym__symbol_name_token1] = ACTIONS(611),
    [aux_sym__symbol_name_token2] = ACTIONS(611),
    [aux_sym__symbol_name_token3] = ACTIONS(611),
    [sym_builtin_type] = ACTIONS(613),
    [anon_sym_tensor] = ACTIONS(613),
    [anon_sym_memref] = ACTIONS(613),
    [anon_sym_vector] = ACTIONS(613),
    [anon_sym_complex] = ACTIONS(613),
    [anon_sym_tuple] = ACTIONS(613),
    [sym_dialect_type] = ACTIONS(611),
    [anon_sym_affine_map] = ACTIONS(613),
    [anon_sym_affine_set] = ACTIONS(613),
    [anon_sym_array] = ACTIONS(613),
    [anon_sym_dense] = ACTIONS(613),
    [anon_sym_dense_resource] = ACTIONS(613),
    [anon_sym_distinct] = ACTIONS(613),
    [anon_sym_opaque] = ACTIONS(613),
    [anon_sym_sparse] = ACTIONS(613),
    [anon_sym_strided] = ACTIONS(613),
    [sym_dialect_attribute] = ACTIONS(611),
    [sym_keyword] = ACTIONS(613),
    [anon_sym_true] = ACTIONS(613),
    [anon_sym_false] = ACTIONS(613),
    [sym_dimensions] = ACTIONS(613),
    [sym_number] = ACTIONS(613),
    [sym_string] = ACTIONS(611),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(611),
    [sym__bare_name] = ACTIONS(611),
    [sym__quoted_name] = ACTIONS(611),
    [sym__label] = ACTIONS(611),
  },
  [107] = {
    [sym_identifier] = ACTIONS(629),
    [anon_sym_EQ] = ACTIONS(629),
    [anon_sym_COMMA] = ACTIONS(627),
    [anon_sym_COLON] = ACTIONS(629),
    [anon_sym_LBRACE] = ACTIONS(627),
    [anon_sym_RBRACE] = ACTIONS(627),
    [anon_sym_DASH_GT] = ACTIONS(627),
    [anon_sym_COLON_COLON] = ACTIONS(627),
    [anon_sym_DASH] = ACTIONS(629),
    [anon_sym_PLUS] = ACTIONS(627),
    [anon_sym_STAR] = ACTIONS(629),
    [anon_sym_SLASH] = ACTIONS(629),
    [anon_sym_QMARK] = ACTIONS(629),
    [anon_sym_PIPE] = ACTIONS(627),
    [anon_sym_AMP] = ACTIONS(627),
    [anon_sym_SEMI] = ACTIONS(627),
    [anon_sym_DOT] = ACTIONS(629),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(627),
    [anon_sym_EQ_EQ] = ACTIONS(627),
    [anon_sym_GT_EQ] = ACTIONS(627),
    [anon_sym_LT_EQ] = ACTIONS(627),
    [anon_sym_TILDE] = ACTIONS(627),
    [anon_sym_SQUOTE] = ACTIONS(627),
    [anon_sym_DOLLAR] = ACTIONS(627),
    [anon_sym_LPAREN] = ACTIONS(627),
    [anon_sym_LBRACK] = ACTIONS(629),
    [anon_sym_LT] = ACTIONS(629),
    [sym_value] = ACTIONS(627),
    [sym_block_name] = ACTIONS(627),
    [aux_sym__symbol_name_token1] = ACTIONS(627),
    [aux_sym__symbol_name_token2] = ACTIONS(627),
    [aux_sym__symbol_name_token3] = ACTIONS(627),
    [sym_builtin_type] = ACTIONS(629),
    [anon_sym_tensor] = ACTIONS(629),
    [anon_sym_memref] = ACTIONS(629),
    [anon_sym_vector] = ACTIONS(629),
    [anon_sym_complex] = ACTIONS(629),
    [anon_sym_tuple] = ACTIONS(629),
    [sym_dialect_type] = ACTIONS(627),
    [anon_sym_affine_map] = ACTIONS(629),
    [anon_sym_affine_set] = ACTIONS(629),
    [anon_sym_array] = ACTIONS(629),
    [anon_sym_dense] = ACTIONS(629),
    [anon_sym_dense_resource] = ACTIONS(629),
    [anon_sym_distinct] = ACTIONS(629),
    [anon_sym_opaque] = ACTIONS(629),
    [anon_sym_sparse] = ACTIONS(629),
    [anon_sym_strided] = ACTIONS(629),
    [sym_dialect_attribute] = ACTIONS(627),
    [sym_keyword] = ACTIONS(629),
    [anon_sym_true] = ACTIONS(629),
    [anon_sym_false] = ACTIONS(629),
    [sym_dimensions] = ACTIONS(629),
    [sym_number] = ACTIONS(629),
    [sym_string] = ACTIONS(627),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(627),
    [sym__bare_name] = ACTIONS(627),
    [sym__quoted_name] = ACTIONS(627),
    [sym__label] = ACTIONS(627),
  },
  [108] = {
    [sym_identifier] = ACTIONS(641),
    [anon_sym_EQ] = ACTIONS(641),
    [anon_sym_COMMA] = ACTIONS(639),
    [anon_sym_COLON] = ACTIONS(641),
    [anon_sym_LBRACE] = ACTIONS(639),
    [anon_sym_RBRACE] = ACTIONS(639),
    [anon_sym_DASH_GT] = ACTIONS(639),
    [anon_sym_COLON_COLON] = ACTIONS(639),
    [anon_sym_DASH] = ACTIONS(641),
    [anon_sym_PLUS] = ACTIONS(639),
    [anon_sym_STAR] = ACTIONS(641),
    [anon_sym_SLASH] = ACTIONS(641),
    [anon_sym_QMARK] = ACTIONS(641),
    [anon_sym_PIPE] = ACTIONS(639),
    [anon_sym_AMP] = ACTIONS(639),
    [anon_sym_SEMI] = ACTIONS(639),
    [anon_sym_DOT] = ACTIONS(641),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(639),
    [anon_sym_EQ_EQ] = ACTIONS(639),
    [anon_sym_GT_EQ] = ACTIONS(639),
    [anon_sym_LT_EQ] = ACTIONS(639),
    [anon_sym_TILDE] = ACTIONS(639),
    [anon_sym_SQUOTE] = ACTIONS(639),
    [anon_sym_DOLLAR] = ACTIONS(639),
    [anon_sym_LPAREN] = ACTIONS(639),
    [anon_sym_LBRACK] = ACTIONS(641),
    [anon_sym_LT] = ACTIONS(641),
    [sym_value] = ACTIONS(639),
    [sym_block_name] = ACTIONS(639),
    [aux_sym__symbol_name_token1] = ACTIONS(639),
    [aux_sym__symbol_name_token2] = ACTIONS(639),
    [aux_sym__symbol_name_token3] = ACTIONS(639),
    [sym_builtin_type] = ACTIONS(641),
    [anon_sym_tensor] = ACTIONS(641),
    [anon_sym_memref] = ACTIONS(641),
    [anon_sym_vector] = ACTIONS(641),
    [anon_sym_complex] = ACTIONS(641),
    [anon_sym_tuple] = ACTIONS(641),
    [sym_dialect_type] = ACTIONS(639),
    [anon_sym_affine_map] = ACTIONS(641),
    [anon_sym_affine_set] = ACTIONS(641),
    [anon_sym_array] = ACTIONS(641),
    [anon_sym_dense] = ACTIONS(641),
    [anon_sym_dense_resource] = ACTIONS(641),
    [anon_sym_distinct] = ACTIONS(641),
    [anon_sym_opaque] = ACTIONS(641),
    [anon_sym_sparse] = ACTIONS(641),
    [anon_sym_strided] = ACTIONS(641),
    [sym_dialect_attribute] = ACTIONS(639),
    [sym_keyword] = ACTIONS(641),
    [anon_sym_true] = ACTIONS(641),
    [anon_sym_false] = ACTIONS(641),
    [sym_dimensions] = ACTIONS(641),
    [sym_number] = ACTIONS(641),
    [sym_string] = ACTIONS(639),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(639),
    [sym__bare_name] = ACTIONS(639),
    [sym__quoted_name] = ACTIONS(639),
    [sym__label] = ACTIONS(639),
  },
  [109] = {
    [sym_identifier] = ACTIONS(599),
    [anon_sym_EQ] = ACTIONS(599),
    [anon_sym_COMMA] = ACTIONS(597),
    [anon_sym_COLON] = ACTIONS(599),
    [anon_sym_LBRACE] = ACTIONS(597),
    [anon_sym_RBRACE] = ACTIONS(597),
    [anon_sym_DASH_GT] = ACTIONS(597),
    [anon_sym_COLON_COLON] = ACTIONS(597),
    [anon_sym_DASH] = ACTIONS(599),
    [anon_sym_PLUS] = ACTIONS(597),
    [anon_sym_STAR] = ACTIONS(599),
    [anon_sym_SLASH] = ACTIONS(599),
    [anon_sym_QMARK] = ACTIONS(599),
    [anon_sym_PIPE] = ACTIONS(597),
    [anon_sym_AMP] = ACTIONS(597),
    [anon_sym_SEMI] = ACTIONS(597),
    [anon_sym_DOT] = ACTIONS(599),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(597),
    [anon_sym_EQ_EQ] = ACTIONS(597),
    [anon_sym_GT_EQ] = ACTIONS(597),
    [anon_sym_LT_EQ] = ACTIONS(597),
    [anon_sym_TILDE] = ACTIONS(597),
    [anon_sym_SQUOTE] = ACTIONS(597),
    [anon_sym_DOLLAR] = ACTIONS(597),
    [anon_sym_LPAREN] = ACTIONS(597),
    [anon_sym_LBRACK] = ACTIONS(599),
    [anon_sym_LT] = ACTIONS(599),
    [sym_value] = ACTIONS(597),
    [sym_block_name] = ACTIONS(597),
    [aux_sym__symbol_name_token1] = ACTIONS(597),
    [aux_sym__symbol_name_token2] = ACTIONS(597),
    [aux_sym__symbol_name_token3] = ACTIONS(597),
    [sym_builtin_type] = ACTIONS(599),
    [anon_sym_tensor] = ACTIONS(599),
    [anon_sym_memref] = ACTIONS(599),
    [anon_sym_vector] = ACTIONS(599),
    [anon_sym_complex] = ACTIONS(599),
    [anon_sym_tuple] = ACTIONS(599),
    [sym_dialect_type] = ACTIONS(597),
    [anon_sym_affine_map] = ACTIONS(599),
    [anon_sym_affine_set] = ACTIONS(599),
    [anon_sym_array] = ACTIONS(599),
    [anon_sym_dense] = ACTIONS(599),
    [anon_sym_dense_resource] = ACTIONS(599),
    [anon_sym_distinct] = ACTIONS(599),
    [anon_sym_opaque] = ACTIONS(599),
    [anon_sym_sparse] = ACTIONS(599),
    [anon_sym_strided] = ACTIONS(599),
    [sym_dialect_attribute] = ACTIONS(597),
    [sym_keyword] = ACTIONS(599),
    [anon_sym_true] = ACTIONS(599),
    [anon_sym_false] = ACTIONS(599),
    [sym_dimensions] = ACTIONS(599),
    [sym_number] = ACTIONS(599),
    [sym_string] = ACTIONS(597),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(597),
    [sym__bare_name] = ACTIONS(597),
    [sym__quoted_name] = ACTIONS(597),
    [sym__label] = ACTIONS(597),
  },
  [110] = {
    [sym_identifier] = ACTIONS(645),
    [anon_sym_EQ] = ACTIONS(645),
    [anon_sym_COMMA] = ACTIONS(643),
    [anon_sym_COLON] = ACTIONS(645),
    [anon_sym_LBRACE] = ACTIONS(643),
    [anon_sym_RBRACE] = ACTIONS(643),
    [anon_sym_DASH_GT] = ACTIONS(643),
    [anon_sym_COLON_COLON] = ACTIONS(643),
    [anon_sym_DASH] = ACTIONS(645),
    [anon_sym_PLUS] = ACTIONS(643),
    [anon_sym_STAR] = ACTIONS(645),
    [anon_sym_SLASH] = ACTIONS(645),
    [anon_sym_QMARK] = ACTIONS(645),
    [anon_sym_PIPE] = ACTIONS(643),
    [anon_sym_AMP] = ACTIONS(643),
    [anon_sym_SEMI] = ACTIONS(643),
    [anon_sym_DOT] = ACTIONS(645),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(643),
    [anon_sym_EQ_EQ] = ACTIONS(643),
    [anon_sym_GT_EQ] = ACTIONS(643),
    [anon_sym_LT_EQ] = ACTIONS(643),
    [anon_sym_TILDE] = ACTIONS(643),
    [anon_sym_SQUOTE] = ACTIONS(643),
    [anon_sym_DOLLAR] = ACTIONS(643),
    [anon_sym_LPAREN] = ACTIONS(643),
    [anon_sym_LBRACK] = ACTIONS(645),
    [anon_sym_LT] = ACTIONS(645),
    [sym_value] = ACTIONS(643),
    [sym_block_name] = ACTIONS(643),
    [aux_sym__symbol_name_token1] = ACTIONS(643),
    [aux_sym__symbol_name_token2] = ACTIONS(643),
    [aux_sym__symbol_name_token3] = ACTIONS(643),
    [sym_builtin_type] = ACTIONS(645),
    [anon_sym_tensor] = ACTIONS(645),
    [anon_sym_memref] = ACTIONS(645),
    [anon_sym_vector] = ACTIONS(645),
    [anon_sym_complex] = ACTIONS(645),
    [anon_sym_tuple] = ACTIONS(645),
    [sym_dialect_type] = ACTIONS(643),
    [anon_sym_affine_map] = ACTIONS(645),
    [anon_sym_affine_set] = ACTIONS(645),
    [anon_sym_array] = ACTIONS(645),
    [anon_sym_dense] = ACTIONS(645),
    [anon_sym_dense_resource] = ACTIONS(645),
    [anon_sym_distinct] = ACTIONS(645),
    [anon_sym_opaque] = ACTIONS(645),
    [anon_sym_sparse] = ACTIONS(645),
    [anon_sym_strided] = ACTIONS(645),
    [sym_dialect_attribute] = ACTIONS(643),
    [sym_keyword] = ACTIONS(645),
    [anon_sym_true] = ACTIONS(645),
    [anon_sym_false] = ACTIONS(645),
    [sym_dimensions] = ACTIONS(645),
    [sym_number] = ACTIONS(645),
    [sym_string] = ACTIONS(643),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(643),
    [sym__bare_name] = ACTIONS(643),
    [sym__quoted_name] = ACTIONS(643),
    [sym__label] = ACTIONS(643),
  },
  [111] = {
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_RBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(570),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(570),
    [sym__bare_name] = ACTIONS(570),
    [sym__quoted_name] = ACTIONS(570),
    [sym__label] = ACTIONS(570),
  },
  [112] = {
    [sym_identifier] = ACTIONS(591),
    [anon_sym_EQ] = ACTIONS(591),
    [anon_sym_COMMA] = ACTIONS(589),
    [anon_sym_COLON] = ACTIONS(591),
    [anon_sym_LBRACE] = ACTIONS(589),
    [anon_sym_RBRACE] = ACTIONS(589),
    [anon_sym_DASH_GT] = ACTIONS(589),
    [anon_sym_COLON_COLON] = ACTIONS(589),
    [anon_sym_DASH] = ACTIONS(591),
    [anon_sym_PLUS] = ACTIONS(589),
    [anon_sym_STAR] = ACTIONS(591),
    [anon_sym_SLASH] = ACTIONS(591),
    [anon_sym_QMARK] = ACTIONS(591),
    [anon_sym_PIPE] = ACTIONS(589),
    [anon_sym_AMP] = ACTIONS(589),
    [anon_sym_SEMI] = ACTIONS(589),
    [anon_sym_DOT] = ACTIONS(591),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(589),
    [anon_sym_EQ_EQ] = ACTIONS(589),
    [anon_sym_GT_EQ] = ACTIONS(589),
    [anon_sym_LT_EQ] = ACTIONS(589),
    [anon_sym_TILDE] = ACTIONS(589),
    [anon_sym_SQUOTE] = ACTIONS(589),
    [anon_sym_DOLLAR] = ACTIONS(589),
    [anon_sym_LPAREN] = ACTIONS(589),
    [anon_sym_LBRACK] = ACTIONS(591),
    [anon_sym_LT] = ACTIONS(591),
    [sym_value] = ACTIONS(589),
    [sym_block_name] = ACTIONS(589),
    [aux_sym__symbol_name_token1] = ACTIONS(589),
    [aux_sym__symbol_name_token2] = ACTIONS(589),
    [aux_sym__symbol_name_token3] = ACTIONS(589),
    [sym_builtin_type] = ACTIONS(591),
    [anon_sym_tensor] = ACTIONS(591),
    [anon_sym_memref] = ACTIONS(591),
    [anon_sym_vector] = ACTIONS(591),
    [anon_sym_complex] = ACTIONS(591),
    [anon_sym_tuple] = ACTIONS(591),
    [sym_dialect_type] = ACTIONS(589),
    [anon_sym_affine_map] = ACTIONS(591),
    [anon_sym_affine_set] = ACTIONS(591),
    [anon_sym_array] = ACTIONS(591),
    [anon_sym_dense] = ACTIONS(591),
    [anon_sym_dense_resource] = ACTIONS(591),
    [anon_sym_distinct] = ACTIONS(591),
    [anon_sym_opaque] = ACTIONS(591),
    [anon_sym_sparse] = ACTIONS(591),
    [anon_sym_strided] = ACTIONS(591),
    [sym_dialect_attribute] = ACTIONS(589),
    [sym_keyword] = ACTIONS(591),
    [anon_sym_true] = ACTIONS(591),
    [anon_sym_false] = ACTIONS(591),
    [sym_dimensions] = ACTIONS(591),
    [sym_number] = ACTIONS(591),
    [sym_string] = ACTIONS(589),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(589),
    [sym__bare_name] = ACTIONS(589),
    [sym__quoted_name] = ACTIONS(589),
    [sym__label] = ACTIONS(589),
  },
  [113] = {
    [sym_identifier] = ACTIONS(583),
    [anon_sym_EQ] = ACTIONS(583),
    [anon_sym_COMMA] = ACTIONS(581),
    [anon_sym_COLON] = ACTIONS(583),
    [anon_sym_LBRACE] = ACTIONS(581),
    [anon_sym_RBRACE] = ACTIONS(581),
    [anon_sym_DASH_GT] = ACTIONS(581),
    [anon_sym_COLON_COLON] = ACTIONS(581),
    [anon_sym_DASH] = ACTIONS(583),
    [anon_sym_PLUS] = ACTIONS(581),
    [anon_sym_STAR] = ACTIONS(583),
    [anon_sym_SLASH] = ACTIONS(583),
    [anon_sym_QMARK] = ACTIONS(583),
    [anon_sym_PIPE] = ACTIONS(581),
    [anon_sym_AMP] = ACTIONS(581),
    [anon_sym_SEMI] = ACTIONS(581),
    [anon_sym_DOT] = ACTIONS(583),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(581),
    [anon_sym_EQ_EQ] = ACTIONS(581),
    [anon_sym_GT_EQ] = ACTIONS(581),
    [anon_sym_LT_EQ] = ACTIONS(581),
    [anon_sym_TILDE] = ACTIONS(581),
    [anon_sym_SQUOTE] = ACTIONS(581),
    [anon_sym_DOLLAR] = ACTIONS(581),
    [anon_sym_LPAREN] = ACTIONS(581),
    [anon_sym_LBRACK] = ACTIONS(583),
    [anon_sym_LT] = ACTIONS(583),
    [sym_value] = ACTIONS(581),
    [sym_block_name] = ACTIONS(581),
    [aux_sym__symbol_name_token1] = ACTIONS(581),
    [aux_sym__symbol_name_token2] = ACTIONS(581),
    [aux_sym__symbol_name_token3] = ACTIONS(581),
    [sym_builtin_type] = ACTIONS(583),
    [anon_sym_tensor] = ACTIONS(583),
    [anon_sym_memref] = ACTIONS(583),
    [anon_sym_vector] = ACTIONS(583),
    [anon_sym_complex] = ACTIONS(583),
    [anon_sym_tuple] = ACTIONS(583),
    [sym_dialect_type] = ACTIONS(581),
    [anon_sym_affine_map] = ACTIONS(583),
    [anon_sym_affine_set] = ACTIONS(583),
    [anon_sym_array] = ACTIONS(583),
    [anon_sym_dense] = ACTIONS(583),
    [anon_sym_dense_resource] = ACTIONS(583),
    [anon_sym_distinct] = ACTIONS(583),
    [anon_sym_opaque] = ACTIONS(583),
    [anon_sym_sparse] = ACTIONS(583),
    [anon_sym_strided] = ACTIONS(583),
    [sym_dialect_attribute] = ACTIONS(581),
    [sym_keyword] = ACTIONS(583),
    [anon_sym_true] = ACTIONS(583),
    [anon_sym_false] = ACTIONS(583),
    [sym_dimensions] = ACTIONS(583),
    [sym_number] = ACTIONS(583),
    [sym_string] = ACTIONS(581),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(581),
    [sym__bare_name] = ACTIONS(581),
    [sym__quoted_name] = ACTIONS(581),
    [sym__label] = ACTIONS(581),
  },
  [114] = {
    [sym_identifier] = ACTIONS(637),
    [anon_sym_EQ] = ACTIONS(637),
    [anon_sym_COMMA] = ACTIONS(635),
    [anon_sym_COLON] = ACTIONS(637),
    [anon_sym_LBRACE] = ACTIONS(635),
    [anon_sym_RBRACE] = ACTIONS(635),
    [anon_sym_DASH_GT] = ACTIONS(635),
    [anon_sym_COLON_COLON] = ACTIONS(635),
    [anon_sym_DASH] = ACTIONS(637),
    [anon_sym_PLUS] = ACTIONS(635),
    [anon_sym_STAR] = ACTIONS(637),
    [anon_sym_SLASH] = ACTIONS(637),
    [anon_sym_QMARK] = ACTIONS(637),
    [anon_sym_PIPE] = ACTIONS(635),
    [anon_sym_AMP] = ACTIONS(635),
    [anon_sym_SEMI] = ACTIONS(635),
    [anon_sym_DOT] = ACTIONS(637),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(635),
    [anon_sym_EQ_EQ] = ACTIONS(635),
    [anon_sym_GT_EQ] = ACTIONS(635),
    [anon_sym_LT_EQ] = ACTIONS(635),
    [anon_sym_TILDE] = ACTIONS(635),
    [anon_sym_SQUOTE] = ACTIONS(635),
    [anon_sym_DOLLAR] = ACTIONS(635),
    [anon_sym_LPAREN] = ACTIONS(635),
    [anon_sym_LBRACK] = ACTIONS(637),
    [anon_sym_LT] = ACTIONS(637),
    [sym_value] = ACTIONS(635),
    [sym_block_name] = ACTIONS(635),
    [aux_sym__symbol_name_token1] = ACTIONS(635),
    [aux_sym__symbol_name_token2] = ACTIONS(635),
    [aux_sym__symbol_name_token3] = ACTIONS(635),
    [sym_builtin_type] = ACTIONS(637),
    [anon_sym_tensor] = ACTIONS(637),
    [anon_sym_memref] = ACTIONS(637),
    [anon_sym_vector] = ACTIONS(637),
    [anon_sym_complex] = ACTIONS(637),
    [anon_sym_tuple] = ACTIONS(637),
    [sym_dialect_type] = ACTIONS(635),
    [anon_sym_affine_map] = ACTIONS(637),
    [anon_sym_affine_set] = ACTIONS(637),
    [anon_sym_array] = ACTIONS(637),
    [anon_sym_dense] = ACTIONS(637),
    [anon_sym_dense_resource] = ACTIONS(637),
    [anon_sym_distinct] = ACTIONS(637),
    [anon_sym_opaque] = ACTIONS(637),
    [anon_sym_sparse] = ACTIONS(637),
    [anon_sym_strided] = ACTIONS(637),
    [sym_dialect_attribute] = ACTIONS(635),
    [sym_keyword] = ACTIONS(637),
    [anon_sym_true] = ACTIONS(637),
    [anon_sym_false] = ACTIONS(637),
    [sym_dimensions] = ACTIONS(637),
    [sym_number] = ACTIONS(637),
    [sym_string] = ACTIONS(635),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(635),
    [sym__bare_name] = ACTIONS(635),
    [sym__quoted_name] = ACTIONS(635),
    [sym__label] = ACTIONS(635),
  },
  [115] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_RBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_RPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_RBRACK] = ACTIONS(556),
    [anon_sym_LT] = ACTIONS(558),
    [anon_sym_GT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(556),
    [anon_sym_LT2] = ACTIONS(562),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
  },
  [116] = {
    [aux_sym_symbol_repeat1] = STATE(116),
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_RBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(656),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_RPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_RBRACK] = ACTIONS(570),
    [anon_sym_LT] = ACTIONS(572),
    [anon_sym_GT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
  },
  [117] = {
    [aux_sym_symbol_repeat1] = STATE(96),
    [sym_identifier] = ACTIONS(579),
    [anon_sym_EQ] = ACTIONS(579),
    [anon_sym_COMMA] = ACTIONS(577),
    [anon_sym_COLON] = ACTIONS(579),
    [anon_sym_LBRACE] = ACTIONS(577),
    [anon_sym_RBRACE] = ACTIONS(577),
    [anon_sym_DASH_GT] = ACTIONS(577),
    [anon_sym_COLON_COLON] = ACTIONS(654),
    [anon_sym_DASH] = ACTIONS(579),
    [anon_sym_PLUS] = ACTIONS(577),
    [anon_sym_STAR] = ACTIONS(579),
    [anon_sym_SLASH] = ACTIONS(579),
    [anon_sym_QMARK] = ACTIONS(579),
    [anon_sym_PIPE] = ACTIONS(577),
    [anon_sym_AMP] = ACTIONS(577),
    [anon_sym_SEMI] = ACTIONS(577),
    [anon_sym_DOT] = ACTIONS(579),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(577),
    [anon_sym_EQ_EQ] = ACTIONS(577),
    [anon_sym_GT_EQ] = ACTIONS(577),
    [anon_sym_LT_EQ] = ACTIONS(577),
    [anon_sym_TILDE] = ACTIONS(577),
    [anon_sym_SQUOTE] = ACTIONS(577),
    [anon_sym_DOLLAR] = ACTIONS(577),
    [anon_sym_LPAREN] = ACTIONS(577),
    [anon_sym_RPAREN] = ACTIONS(577),
    [anon_sym_LBRACK] = ACTIONS(579),
    [anon_sym_RBRACK] = ACTIONS(577),
    [anon_sym_LT] = ACTIONS(579),
    [anon_sym_GT] = ACTIONS(579),
    [sym_value] = ACTIONS(577),
    [sym_block_name] = ACTIONS(577),
    [aux_sym__symbol_name_token1] = ACTIONS(577),
    [aux_sym__symbol_name_token2] = ACTIONS(577),
    [aux_sym__symbol_name_token3] = ACTIONS(577),
    [sym_builtin_type] = ACTIONS(579),
    [anon_sym_tensor] = ACTIONS(579),
    [anon_sym_memref] = ACTIONS(579),
    [anon_sym_vector] = ACTIONS(579),
    [anon_sym_complex] = ACTIONS(579),
    [anon_sym_tuple] = ACTIONS(579),
    [sym_dialect_type] = ACTIONS(577),
    [anon_sym_affine_map] = ACTIONS(579),
    [anon_sym_affine_set] = ACTIONS(579),
    [anon_sym_array] = ACTIONS(579),
    [anon_sym_dense] = ACTIONS(579),
    [anon_sym_dense_resource] = ACTIONS(579),
    [anon_sym_distinct] = ACTIONS(579),
    [anon_sym_opaque] = ACTIONS(579),
    [anon_sym_sparse] = ACTIONS(579),
    [anon_sym_strided] = ACTIONS(579),
    [sym_dialect_attribute] = ACTIONS(577),
    [sym_keyword] = ACTIONS(579),
    [anon_sym_true] = ACTIONS(579),
    [anon_sym_false] = ACTIONS(579),
    [sym_dimensions] = ACTIONS(579),
    [sym_number] = ACTIONS(579),
    [sym_string] = ACTIONS(577),
    [sym_comment] = ACTIONS(3),
  },
  [118] = {
    [sym_identifier] = ACTIONS(617),
    [anon_sym_EQ] = ACTIONS(617),
    [anon_sym_COMMA] = ACTIONS(615),
    [anon_sym_COLON] = ACTIONS(617),
    [anon_sym_LBRACE] = ACTIONS(615),
    [anon_sym_RBRACE] = ACTIONS(615),
    [anon_sym_DASH_GT] = ACTIONS(615),
    [anon_sym_COLON_COLON] = ACTIONS(615),
    [anon_sym_DASH] = ACTIONS(617),
    [anon_sym_PLUS] = ACTIONS(615),
    [anon_sym_STAR] = ACTIONS(617),
    [anon_sym_SLASH] = ACTIONS(617),
    [anon_sym_QMARK] = ACTIONS(617),
    [anon_sym_PIPE] = ACTIONS(615),
    [anon_sym_AMP] = ACTIONS(615),
    [anon_sym_SEMI] = ACTIONS(615),
    [anon_sym_DOT] = ACTIONS(617),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(615),
    [anon_sym_EQ_EQ] = ACTIONS(615),
    [anon_sym_GT_EQ] = ACTIONS(615),
    [anon_sym_LT_EQ] = ACTIONS(615),
    [anon_sym_TILDE] = ACTIONS(615),
    [anon_sym_SQUOTE] = ACTIONS(615),
    [anon_sym_DOLLAR] = ACTIONS(615),
    [anon_sym_LPAREN] = ACTIONS(615),
    [anon_sym_LBRACK] = ACTIONS(617),
    [anon_sym_LT] = ACTIONS(617),
    [sym_value] = ACTIONS(615),
    [sym_block_name] = ACTIONS(615),
    [aux_sym__symbol_name_token1] = ACTIONS(615),
    [aux_sym__symbol_name_token2] = ACTIONS(615),
    [aux_sym__symbol_name_token3] = ACTIONS(615),
    [sym_builtin_type] = ACTIONS(617),
    [anon_sym_tensor] = ACTIONS(617),
    [anon_sym_memref] = ACTIONS(617),
    [anon_sym_vector] = ACTIONS(617),
    [anon_sym_complex] = ACTIONS(617),
    [anon_sym_tuple] = ACTIONS(617),
    [sym_dialect_type] = ACTIONS(615),
    [anon_sym_affine_map] = ACTIONS(617),
    [anon_sym_affine_set] = ACTIONS(617),
    [anon_sym_array] = ACTIONS(617),
    [anon_sym_dense] = ACTIONS(617),
    [anon_sym_dense_resource] = ACTIONS(617),
    [anon_sym_distinct] = ACTIONS(617),
    [anon_sym_opaque] = ACTIONS(617),
    [anon_sym_sparse] = ACTIONS(617),
    [anon_sym_strided] = ACTIONS(617),
    [sym_dialect_attribute] = ACTIONS(615),
    [sym_keyword] = ACTIONS(617),
    [anon_sym_true] = ACTIONS(617),
    [anon_sym_false] = ACTIONS(617),
    [sym_dimensions] = ACTIONS(617),
    [sym_number] = ACTIONS(617),
    [sym_string] = ACTIONS(615),
    [sym_comment] = ACTIONS(3),
    [sym__result] = ACTIONS(615),
    [sym__bare_name] = ACTIONS(615),
    [sym__quoted_name] = ACTIONS(615),
    [sym__label] = ACTIONS(615),
  },
  [119] = {
    [sym_identifier] = ACTIONS(591),
    [anon_sym_EQ] = ACTIONS(591),
    [anon_sym_COMMA] = ACTIONS(589),
    [anon_sym_COLON] = ACTIONS(591),
    [anon_sym_LBRACE] = ACTIONS(589),
    [anon_sym_RBRACE] = ACTIONS(589),
    [anon_sym_DASH_GT] = ACTIONS(589),
    [anon_sym_COLON_COLON] = ACTIONS(589),
    [anon_sym_DASH] = ACTIONS(591),
    [anon_sym_PLUS] = ACTIONS(589),
    [anon_sym_STAR] = ACTIONS(591),
    [anon_sym_SLASH] = ACTIONS(591),
    [anon_sym_QMARK] = ACTIONS(591),
    [anon_sym_PIPE] = ACTIONS(589),
    [anon_sym_AMP] = ACTIONS(589),
    [anon_sym_SEMI] = ACTIONS(589),
    [anon_sym_DOT] = ACTIONS(591),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(589),
    [anon_sym_EQ_EQ] = ACTIONS(589),
    [anon_sym_GT_EQ] = ACTIONS(589),
    [anon_sym_LT_EQ] = ACTIONS(589),
    [anon_sym_TILDE] = ACTIONS(589),
    [anon_sym_SQUOTE] = ACTIONS(589),
    [anon_sym_DOLLAR] = ACTIONS(589),
    [anon_sym_LPAREN] = ACTIONS(589),
    [anon_sym_RPAREN] = ACTIONS(589),
    [anon_sym_LBRACK] = ACTIONS(591),
    [anon_sym_RBRACK] = ACTIONS(589),
    [anon_sym_LT] = ACTIONS(591),
    [anon_sym_GT] = ACTIONS(591),
    [sym_value] = ACTIONS(589),
    [sym_block_name] = ACTIONS(589),
    [aux_sym__symbol_name_token1] = ACTIONS(589),
    [aux_sym__symbol_name_token2] = ACTIONS(589),
    [aux_sym__symbol_name_token3] = ACTIONS(589),
    [sym_builtin_type] = ACTIONS(591),
    [anon_sym_tensor] = ACTIONS(591),
    [anon_sym_memref] = ACTIONS(591),
    [anon_sym_vector] = ACTIONS(591),
    [anon_sym_complex] = ACTIONS(591),
    [anon_sym_tuple] = ACTIONS(591),
    [sym_dialect_type] = ACTIONS(589),
    [anon_sym_affine_map] = ACTIONS(591),
    [anon_sym_affine_set] = ACTIONS(591),
    [anon_sym_array] = ACTIONS(591),
    [anon_sym_dense] = ACTIONS(591),
    [anon_sym_dense_resource] = ACTIONS(591),
    [anon_sym_distinct] = ACTIONS(591),
    [anon_sym_opaque] = ACTIONS(591),
    [anon_sym_sparse] = ACTIONS(591),
    [anon_sym_strided] = ACTIONS(591),
    [sym_dialect_attribute] = ACTIONS(589),
    [sym_keyword] = ACTIONS(591),
    [anon_sym_true] = ACTIONS(591),
    [anon_sym_false] = ACTIONS(591),
    [sym_dimensions] = ACTIONS(591),
    [sym_number] = ACTIONS(591),
    [sym_string] = ACTIONS(589),
    [sym_comment] = ACTIONS(3),
  },
  [120] = {
    [sym_identifier] = ACTIONS(599),
    [anon_sym_EQ] = ACTIONS(599),
    [anon_sym_COMMA] = ACTIONS(597),
    [anon_sym_COLON] = ACTIONS(599),
    [anon_sym_LBRACE] = ACTIONS(597),
    [anon_sym_RBRACE] = ACTIONS(597),
    [anon_sym_DASH_GT] = ACTIONS(597),
    [anon_sym_COLON_COLON] = ACTIONS(597),
    [anon_sym_DASH] = ACTIONS(599),
    [anon_sym_PLUS] = ACTIONS(597),
    [anon_sym_STAR] = ACTIONS(599),
    [anon_sym_SLASH] = ACTIONS(599),
    [anon_sym_QMARK] = ACTIONS(599),
    [anon_sym_PIPE] = ACTIONS(597),
    [anon_sym_AMP] = ACTIONS(597),
    [anon_sym_SEMI] = ACTIONS(597),
    [anon_sym_DOT] = ACTIONS(599),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(597),
    [anon_sym_EQ_EQ] = ACTIONS(597),
    [anon_sym_GT_EQ] = ACTIONS(597),
    [anon_sym_LT_EQ] = ACTIONS(597),
    [anon_sym_TILDE] = ACTIONS(597),
    [anon_sym_SQUOTE] = ACTIONS(597),
    [anon_sym_DOLLAR] = ACTIONS(597),
    [anon_sym_LPAREN] = ACTIONS(597),
    [anon_sym_RPAREN] = ACTIONS(597),
    [anon_sym_LBRACK] = ACTIONS(599),
    [anon_sym_RBRACK] = ACTIONS(597),
    [anon_sym_LT] = ACTIONS(599),
    [anon_sym_GT] = ACTIONS(599),
    [sym_value] = ACTIONS(597),
    [sym_block_name] = ACTIONS(597),
    [aux_sym__symbol_name_token1] = ACTIONS(597),
    [aux_sym__symbol_name_token2] = ACTIONS(597),
    [aux_sym__symbol_name_token3] = ACTIONS(597),
    [sym_builtin_type] = ACTIONS(599),
    [anon_sym_tensor] = ACTIONS(599),
    [anon_sym_memref] = ACTIONS(599),
    [anon_sym_vector] = ACTIONS(599),
    [anon_sym_complex] = ACTIONS(599),
    [anon_sym_tuple] = ACTIONS(599),
    [sym_dialect_type] = ACTIONS(597),
    [anon_sym_affine_map] = ACTIONS(599),
    [anon_sym_affine_set] = ACTIONS(599),
    [anon_sym_array] = ACTIONS(599),
    [anon_sym_dense] = ACTIONS(599),
    [anon_sym_dense_resource] = ACTIONS(599),
    [anon_sym_distinct] = ACTIONS(599),
    [anon_sym_opaque] = ACTIONS(599),
    [anon_sym_sparse] = ACTIONS(599),
    [anon_sym_strided] = ACTIONS(599),
    [sym_dialect_attribute] = ACTIONS(597),
    [sym_keyword] = ACTIONS(599),
    [anon_sym_true] = ACTIONS(599),
    [anon_sym_false] = ACTIONS(599),
    [sym_dimensions] = ACTIONS(599),
    [sym_number] = ACTIONS(599),
    [sym_string] = ACTIONS(597),
    [sym_comment] = ACTIONS(3),
  },
  [121] = {
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_RBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(570),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_RPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_RBRACK] = ACTIONS(570),
    [anon_sym_LT] = ACTIONS(572),
    [anon_sym_GT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(570),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
  },
  [122] = {
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_RBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_RPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_RBRACK] = ACTIONS(546),
    [anon_sym_LT] = ACTIONS(548),
    [anon_sym_GT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(546),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
  },
  [123] = {
    [sym_identifier] = ACTIONS(645),
    [anon_sym_EQ] = ACTIONS(645),
    [anon_sym_COMMA] = ACTIONS(643),
    [anon_sym_COLON] = ACTIONS(645),
    [anon_sym_LBRACE] = ACTIONS(643),
    [anon_sym_RBRACE] = ACTIONS(643),
    [anon_sym_DASH_GT] = ACTIONS(643),
    [anon_sym_COLON_COLON] = ACTIONS(643),
    [anon_sym_DASH] = ACTIONS(645),
    [anon_sym_PLUS] = ACTIONS(643),
    [anon_sym_STAR] = ACTIONS(645),
    [anon_sym_SLASH] = ACTIONS(645),
    [anon_sym_QMARK] = ACTIONS(645),
    [anon_sym_PIPE] = ACTIONS(643),
    [anon_sym_AMP] = ACTIONS(643),
    [anon_sym_SEMI] = ACTIONS(643),
    [anon_sym_DOT] = ACTIONS(645),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(643),
    [anon_sym_EQ_EQ] = ACTIONS(643),
    [anon_sym_GT_EQ] = ACTIONS(643),
    [anon_sym_LT_EQ] = ACTIONS(643),
    [anon_sym_TILDE] = ACTIONS(643),
    [anon_sym_SQUOTE] = ACTIONS(643),
    [anon_sym_DOLLAR] = ACTIONS(643),
    [anon_sym_LPAREN] = ACTIONS(643),
    [anon_sym_RPAREN] = ACTIONS(643),
    [anon_sym_LBRACK] = ACTIONS(645),
    [anon_sym_RBRACK] = ACTIONS(643),
    [anon_sym_LT] = ACTIONS(645),
    [anon_sym_GT] = ACTIONS(645),
    [sym_value] = ACTIONS(643),
    [sym_block_name] = ACTIONS(643),
    [aux_sym__symbol_name_token1] = ACTIONS(643),
    [aux_sym__symbol_name_token2] = ACTIONS(643),
    [aux_sym__symbol_name_token3] = ACTIONS(643),
    [sym_builtin_type] = ACTIONS(645),
    [anon_sym_tensor] = ACTIONS(645),
    [anon_sym_memref] = ACTIONS(645),
    [anon_sym_vector] = ACTIONS(645),
    [anon_sym_complex] = ACTIONS(645),
    [anon_sym_tuple] = ACTIONS(645),
    [sym_dialect_type] = ACTIONS(643),
    [anon_sym_affine_map] = ACTIONS(645),
    [anon_sym_affine_set] = ACTIONS(645),
    [anon_sym_array] = ACTIONS(645),
    [anon_sym_dense] = ACTIONS(645),
    [anon_sym_dense_resource] = ACTIONS(645),
    [anon_sym_distinct] = ACTIONS(645),
    [anon_sym_opaque] = ACTIONS(645),
    [anon_sym_sparse] = ACTIONS(645),
    [anon_sym_strided] = ACTIONS(645),
    [sym_dialect_attribute] = ACTIONS(643),
    [sym_keyword] = ACTIONS(645),
    [anon_sym_true] = ACTIONS(645),
    [anon_sym_false] = ACTIONS(645),
    [sym_dimensions] = ACTIONS(645),
    [sym_number] = ACTIONS(645),
    [sym_string] = ACTIONS(643),
    [sym_comment] = ACTIONS(3),
  },
  [124] = {
    [sym_identifier] = ACTIONS(629),
    [anon_sym_EQ] = ACTIONS(629),
    [anon_sym_COMMA] = ACTIONS(627),
    [anon_sym_COLON] = ACTIONS(629),
    [anon_sym_LBRACE] = ACTIONS(627),
    [anon_sym_RBRACE] = ACTIONS(627),
    [anon_sym_DASH_GT] = ACTIONS(627),
    [anon_sym_COLON_COLON] = ACTIONS(627),
    [anon_sym_DASH] = ACTIONS(629),
    [anon_sym_PLUS] = ACTIONS(627),
    [anon_sym_STAR] = ACTIONS(629),
    [anon_sym_SLASH] = ACTIONS(629),
    [anon_sym_QMARK] = ACTIONS(629),
    [anon_sym_PIPE] = ACTIONS(627),
    [anon_sym_AMP] = ACTIONS(627),
    [anon_sym_SEMI] = ACTIONS(627),
    [anon_sym_DOT] = ACTIONS(629),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(627),
    [anon_sym_EQ_EQ] = ACTIONS(627),
    [anon_sym_GT_EQ] = ACTIONS(627),
    [anon_sym_LT_EQ] = ACTIONS(627),
    [anon_sym_TILDE] = ACTIONS(627),
    [anon_sym_SQUOTE] = ACTIONS(627),
    [anon_sym_DOLLAR] = ACTIONS(627),
    [anon_sym_LPAREN] = ACTIONS(627),
    [anon_sym_RPAREN] = ACTIONS(627),
    [anon_sym_LBRACK] = ACTIONS(629),
    [anon_sym_RBRACK] = ACTIONS(627),
    [anon_sym_LT] = ACTIONS(629),
    [anon_sym_GT] = ACTIONS(629),
    [sym_value] = ACTIONS(627),
    [sym_block_name] = ACTIONS(627),
    [aux_sym__symbol_name_token1] = ACTIONS(627),
    [aux_sym__symbol_name_token2] = ACTIONS(627),
    [aux_sym__symbol_name_token3] = ACTIONS(627),
    [sym_builtin_type] = ACTIONS(629),
    [anon_sym_tensor] = ACTIONS(629),
    [anon_sym_memref] = ACTIONS(629),
    [anon_sym_vector] = ACTIONS(629),
    [anon_sym_complex] = ACTIONS(629),
    [anon_sym_tuple] = ACTIONS(629),
    [sym_dialect_type] = ACTIONS(627),
    [anon_sym_affine_map] = ACTIONS(629),
    [anon_sym_affine_set] = ACTIONS(629),
    [anon_sym_array] = ACTIONS(629),
    [anon_sym_dense] = ACTIONS(629),
    [anon_sym_dense_resource] = ACTIONS(629),
    [anon_sym_distinct] = ACTIONS(629),
    [anon_sym_opaque] = ACTIONS(629),
    [anon_sym_sparse] = ACTIONS(629),
    [anon_sym_strided] = ACTIONS(629),
    [sym_dialect_attribute] = ACTIONS(627),
    [sym_keyword] = ACTIONS(629),
    [anon_sym_true] = ACTIONS(629),
    [anon_sym_false] = ACTIONS(629),
    [sym_dimensions] = ACTIONS(629),
    [sym_number] = ACTIONS(629),
    [sym_string] = ACTIONS(627),
    [sym_comment] = ACTIONS(3),
  },
  [125] = {
    [sym_identifier] = ACTIONS(637),
    [anon_sym_EQ] = ACTIONS(637),
    [anon_sym_COMMA] = ACTIONS(635),
    [anon_sym_COLON] = ACTIONS(637),
    [anon_sym_LBRACE] = ACTIONS(635),
    [anon_sym_RBRACE] = ACTIONS(635),
    [anon_sym_DASH_GT] = ACTIONS(635),
    [anon_sym_COLON_COLON] = ACTIONS(635),
    [anon_sym_DASH] = ACTIONS(637),
    [anon_sym_PLUS] = ACTIONS(635),
    [anon_sym_STAR] = ACTIONS(637),
    [anon_sym_SLASH] = ACTIONS(637),
    [anon_sym_QMARK] = ACTIONS(637),
    [anon_sym_PIPE] = ACTIONS(635),
    [anon_sym_AMP] = ACTIONS(635),
    [anon_sym_SEMI] = ACTIONS(635),
    [anon_sym_DOT] = ACTIONS(637),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(635),
    [anon_sym_EQ_EQ] = ACTIONS(635),
    [anon_sym_GT_EQ] = ACTIONS(635),
    [anon_sym_LT_EQ] = ACTIONS(635),
    [anon_sym_TILDE] = ACTIONS(635),
    [anon_sym_SQUOTE] = ACTIONS(635),
    [anon_sym_DOLLAR] = ACTIONS(635),
    [anon_sym_LPAREN] = ACTIONS(635),
    [anon_sym_RPAREN] = ACTIONS(635),
    [anon_sym_LBRACK] = ACTIONS(637),
    [anon_sym_RBRACK] = ACTIONS(635),
    [anon_sym_LT] = ACTIONS(637),
    [anon_sym_GT] = ACTIONS(637),
    [sym_value] = ACTIONS(635),
    [sym_block_name] = ACTIONS(635),
    [aux_sym__symbol_name_token1] = ACTIONS(635),
    [aux_sym__symbol_name_token2] = ACTIONS(635),
    [aux_sym__symbol_name_token3] = ACTIONS(635),
    [sym_builtin_type] = ACTIONS(637),
    [anon_sym_tensor] = ACTIONS(637),
    [anon_sym_memref] = ACTIONS(637),
    [anon_sym_vector] = ACTIONS(637),
    [anon_sym_complex] = ACTIONS(637),
    [anon_sym_tuple] = ACTIONS(637),
    [sym_dialect_type] = ACTIONS(635),
    [anon_sym_affine_map] = ACTIONS(637),
    [anon_sym_affine_set] = ACTIONS(637),
    [anon_sym_array] = ACTIONS(637),
    [anon_sym_dense] = ACTIONS(637),
    [anon_sym_dense_resource] = ACTIONS(637),
    [anon_sym_distinct] = ACTIONS(637),
    [anon_sym_opaque] = ACTIONS(637),
    [anon_sym_sparse] = ACTIONS(637),
    [anon_sym_strided] = ACTIONS(637),
    [sym_dialect_attribute] = ACTIONS(635),
    [sym_keyword] = ACTIONS(637),
    [anon_sym_true] = ACTIONS(637),
    [anon_sym_false] = ACTIONS(637),
    [sym_dimensions] = ACTIONS(637),
    [sym_number] = ACTIONS(637),
    [sym_string] = ACTIONS(635),
    [sym_comment] = ACTIONS(3),
  },
  [126] = {
    [sym_identifier] = ACTIONS(583),
    [anon_sym_EQ] = ACTIONS(583),
    [anon_sym_COMMA] = ACTIONS(581),
    [anon_sym_COLON] = ACTIONS(583),
    [anon_sym_LBRACE] = ACTIONS(581),
    [anon_sym_RBRACE] = ACTIONS(581),
    [anon_sym_DASH_GT] = ACTIONS(581),
    [anon_sym_COLON_COLON] = ACTIONS(581),
    [anon_sym_DASH] = ACTIONS(583),
    [anon_sym_PLUS] = ACTIONS(581),
    [anon_sym_STAR] = ACTIONS(583),
    [anon_sym_SLASH] = ACTIONS(583),
    [anon_sym_QMARK] = ACTIONS(583),
    [anon_sym_PIPE] = ACTIONS(581),
    [anon_sym_AMP] = ACTIONS(581),
    [anon_sym_SEMI] = ACTIONS(581),
    [anon_sym_DOT] = ACTIONS(583),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(581),
    [anon_sym_EQ_EQ] = ACTIONS(581),
    [anon_sym_GT_EQ] = ACTIONS(581),
    [anon_sym_LT_EQ] = ACTIONS(581),
    [anon_sym_TILDE] = ACTIONS(581),
    [anon_sym_SQUOTE] = ACTIONS(581),
    [anon_sym_DOLLAR] = ACTIONS(581),
    [anon_sym_LPAREN] = ACTIONS(581),
    [anon_sym_RPAREN] = ACTIONS(581),
    [anon_sym_LBRACK] = ACTIONS(583),
    [anon_sym_RBRACK] = ACTIONS(581),
    [anon_sym_LT] = ACTIONS(583),
    [anon_sym_GT] = ACTIONS(583),
    [sym_value] = ACTIONS(581),
    [sym_block_name] = ACTIONS(581),
    [aux_sym__symbol_name_token1] = ACTIONS(581),
    [aux_sym__symbol_name_token2] = ACTIONS(581),
    [aux_sym__symbol_name_token3] = ACTIONS(581),
    [sym_builtin_type] = ACTIONS(583),
    [anon_sym_tensor] = ACTIONS(583),
    [anon_sym_memref] = ACTIONS(583),
    [anon_sym_vector] = ACTIONS(583),
    [anon_sym_complex] = ACTIONS(583),
    [anon_sym_tuple] = ACTIONS(583),
    [sym_dialect_type] = ACTIONS(581),
    [anon_sym_affine_map] = ACTIONS(583),
    [anon_sym_affine_set] = ACTIONS(583),
    [anon_sym_array] = ACTIONS(583),
    [anon_sym_dense] = ACTIONS(583),
    [anon_sym_dense_resource] = ACTIONS(583),
    [anon_sym_distinct] = ACTIONS(583),
    [anon_sym_opaque] = ACTIONS(583),
    [anon_sym_sparse] = ACTIONS(583),
    [anon_sym_strided] = ACTIONS(583),
    [sym_dialect_attribute] = ACTIONS(581),
    [sym_keyword] = ACTIONS(583),
    [anon_sym_true] = ACTIONS(583),
    [anon_sym_false] = ACTIONS(583),
    [sym_dimensions] = ACTIONS(583),
    [sym_number] = ACTIONS(583),
    [sym_string] = ACTIONS(581),
    [sym_comment] = ACTIONS(3),
  },
  [127] = {
    [sym_identifier] = ACTIONS(621),
    [anon_sym_EQ] = ACTIONS(621),
    [anon_sym_COMMA] = ACTIONS(619),
    [anon_sym_COLON] = ACTIONS(621),
    [anon_sym_LBRACE] = ACTIONS(619),
    [anon_sym_RBRACE] = ACTIONS(619),
    [anon_sym_DASH_GT] = ACTIONS(619),
    [anon_sym_COLON_COLON] = ACTIONS(619),
    [anon_sym_DASH] = ACTIONS(621),
    [anon_sym_PLUS] = ACTIONS(619),
    [anon_sym_STAR] = ACTIONS(621),
    [anon_sym_SLASH] = ACTIONS(621),
    [anon_sym_QMARK] = ACTIONS(621),
    [anon_sym_PIPE] = ACTIONS(619),
    [anon_sym_AMP] = ACTIONS(619),
    [anon_sym_SEMI] = ACTIONS(619),
    [anon_sym_DOT] = ACTIONS(621),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(619),
    [anon_sym_EQ_EQ] = ACTIONS(619),
    [anon_sym_GT_EQ] = ACTIONS(619),
    [anon_sym_LT_EQ] = ACTIONS(619),
    [anon_sym_TILDE] = ACTIONS(619),
    [anon_sym_SQUOTE] = ACTIONS(619),
    [anon_sym_DOLLAR] = ACTIONS(619),
    [anon_sym_LPAREN] = ACTIONS(619),
    [anon_sym_RPAREN] = ACTIONS(619),
    [anon_sym_LBRACK] = ACTIONS(621),
    [anon_sym_RBRACK] = ACTIONS(619),
    [anon_sym_LT] = ACTIONS(621),
    [anon_sym_GT] = ACTIONS(621),
    [sym_value] = ACTIONS(619),
    [sym_block_name] = ACTIONS(619),
    [aux_sym__symbol_name_token1] = ACTIONS(619),
    [aux_sym__symbol_name_token2] = ACTIONS(619),
    [aux_sym__symbol_name_token3] = ACTIONS(619),
    [sym_builtin_type] = ACTIONS(621),
    [anon_sym_tensor] = ACTIONS(621),
    [anon_sym_memref] = ACTIONS(621),
    [anon_sym_vector] = ACTIONS(621),
    [anon_sym_complex] = ACTIONS(621),
    [anon_sym_tuple] = ACTIONS(621),
    [sym_dialect_type] = ACTIONS(619),
    [anon_sym_affine_map] = ACTIONS(621),
    [anon_sym_affine_set] = ACTIONS(621),
    [anon_sym_array] = ACTIONS(621),
    [anon_sym_dense] = ACTIONS(621),
    [anon_sym_dense_resource] = ACTIONS(621),
    [anon_sym_distinct] = ACTIONS(621),
    [anon_sym_opaque] = ACTIONS(621),
    [anon_sym_sparse] = ACTIONS(621),
    [anon_sym_strided] = ACTIONS(621),
    [sym_dialect_attribute] = ACTIONS(619),
    [sym_keyword] = ACTIONS(621),
    [anon_sym_true] = ACTIONS(621),
    [anon_sym_false] = ACTIONS(621),
    [sym_dimensions] = ACTIONS(621),
    [sym_number] = ACTIONS(621),
    [sym_string] = ACTIONS(619),
    [sym_comment] = ACTIONS(3),
  },
  [128] = {
    [sym_identifier] = ACTIONS(641),
    [anon_sym_EQ] = ACTIONS(641),
    [anon_sym_COMMA] = ACTIONS(639),
    [anon_sym_COLON] = ACTIONS(641),
    [anon_sym_LBRACE] = ACTIONS(639),
    [anon_sym_RBRACE] = ACTIONS(639),
    [anon_sym_DASH_GT] = ACTIONS(639),
    [anon_sym_COLON_COLON] = ACTIONS(639),
    [anon_sym_DASH] = ACTIONS(641),
    [anon_sym_PLUS] = ACTIONS(639),
    [anon_sym_STAR] = ACTIONS(641),
    [anon_sym_SLASH] = ACTIONS(641),
    [anon_sym_QMARK] = ACTIONS(641),
    [anon_sym_PIPE] = ACTIONS(639),
    [anon_sym_AMP] = ACTIONS(639),
    [anon_sym_SEMI] = ACTIONS(639),
    [anon_sym_DOT] = ACTIONS(641),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(639),
    [anon_sym_EQ_EQ] = ACTIONS(639),
    [anon_sym_GT_EQ] = ACTIONS(639),
    [anon_sym_LT_EQ] = ACTIONS(639),
    [anon_sym_TILDE] = ACTIONS(639),
    [anon_sym_SQUOTE] = ACTIONS(639),
    [anon_sym_DOLLAR] = ACTIONS(639),
    [anon_sym_LPAREN] = ACTIONS(639),
    [anon_sym_RPAREN] = ACTIONS(639),
    [anon_sym_LBRACK] = ACTIONS(641),
    [anon_sym_RBRACK] = ACTIONS(639),
    [anon_sym_LT] = ACTIONS(641),
    [anon_sym_GT] = ACTIONS(641),
    [sym_value] = ACTIONS(639),
    [sym_block_name] = ACTIONS(639),
    [aux_sym__symbol_name_token1] = ACTIONS(639),
    [aux_sym__symbol_name_token2] = ACTIONS(639),
    [aux_sym__symbol_name_token3] = ACTIONS(639),
    [sym_builtin_type] = ACTIONS(641),
    [anon_sym_tensor] = ACTIONS(641),
    [anon_sym_memref] = ACTIONS(641),
    [anon_sym_vector] = ACTIONS(641),
    [anon_sym_complex] = ACTIONS(641),
    [anon_sym_tuple] = ACTIONS(641),
    [sym_dialect_type] = ACTIONS(639),
    [anon_sym_affine_map] = ACTIONS(641),
    [anon_sym_affine_set] = ACTIONS(641),
    [anon_sym_array] = ACTIONS(641),
    [anon_sym_dense] = ACTIONS(641),
    [anon_sym_dense_resource] = ACTIONS(641),
    [anon_sym_distinct] = ACTIONS(641),
    [anon_sym_opaque] = ACTIONS(641),
    [anon_sym_sparse] = ACTIONS(641),
    [anon_sym_strided] = ACTIONS(641),
    [sym_dialect_attribute] = ACTIONS(639),
    [sym_keyword] = ACTIONS(641),
    [anon_sym_true] = ACTIONS(641),
    [anon_sym_false] = ACTIONS(641),
    [sym_dimensions] = ACTIONS(641),
    [sym_number] = ACTIONS(641),
    [sym_string] = ACTIONS(639),
    [sym_comment] = ACTIONS(3),
  },
  [129] = {
    [sym_identifier] = ACTIONS(625),
    [anon_sym_EQ] = ACTIONS(625),
    [anon_sym_COMMA] = ACTIONS(623),
    [anon_sym_COLON] = ACTIONS(625),
    [anon_sym_LBRACE] = ACTIONS(623),
    [anon_sym_RBRACE] = ACTIONS(623),
    [anon_sym_DASH_GT] = ACTIONS(623),
    [anon_sym_COLON_COLON] = ACTIONS(623),
    [anon_sym_DASH] = ACTIONS(625),
    [anon_sym_PLUS] = ACTIONS(623),
    [anon_sym_STAR] = ACTIONS(625),
    [anon_sym_SLASH] = ACTIONS(625),
    [anon_sym_QMARK] = ACTIONS(625),
    [anon_sym_PIPE] = ACTIONS(623),
    [anon_sym_AMP] = ACTIONS(623),
    [anon_sym_SEMI] = ACTIONS(623),
    [anon_sym_DOT] = ACTIONS(625),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(623),
    [anon_sym_EQ_EQ] = ACTIONS(623),
    [anon_sym_GT_EQ] = ACTIONS(623),
    [anon_sym_LT_EQ] = ACTIONS(623),
    [anon_sym_TILDE] = ACTIONS(623),
    [anon_sym_SQUOTE] = ACTIONS(623),
    [anon_sym_DOLLAR] = ACTIONS(623),
    [anon_sym_LPAREN] = ACTIONS(623),
    [anon_sym_RPAREN] = ACTIONS(623),
    [anon_sym_LBRACK] = ACTIONS(625),
    [anon_sym_RBRACK] = ACTIONS(623),
    [anon_sym_LT] = ACTIONS(625),
    [anon_sym_GT] = ACTIONS(625),
    [sym_value] = ACTIONS(623),
    [sym_block_name] = ACTIONS(623),
    [aux_sym__symbol_name_token1] = ACTIONS(623),
    [aux_sym__symbol_name_token2] = ACTIONS(623),
    [aux_sym__symbol_name_token3] = ACTIONS(623),
    [sym_builtin_type] = ACTIONS(625),
    [anon_sym_tensor] = ACTIONS(625),
    [anon_sym_memref] = ACTIONS(625),
    [anon_sym_vector] = ACTIONS(625),
    [anon_sym_complex] = ACTIONS(625),
    [anon_sym_tuple] = ACTIONS(625),
    [sym_dialect_type] = ACTIONS(623),
    [anon_sym_affine_map] = ACTIONS(625),
    [anon_sym_affine_set] = ACTIONS(625),
    [anon_sym_array] = ACTIONS(625),
    [anon_sym_dense] = ACTIONS(625),
    [anon_sym_dense_resource] = ACTIONS(625),
    [anon_sym_distinct] = ACTIONS(625),
    [anon_sym_opaque] = ACTIONS(625),
    [anon_sym_sparse] = ACTIONS(625),
    [anon_sym_strided] = ACTIONS(625),
    [sym_dialect_attribute] = ACTIONS(623),
    [sym_keyword] = ACTIONS(625),
    [anon_sym_true] = ACTIONS(625),
    [anon_sym_false] = ACTIONS(625),
    [sym_dimensions] = ACTIONS(625),
    [sym_number] = ACTIONS(625),
    [sym_string] = ACTIONS(623),
    [sym_comment] = ACTIONS(3),
  },
  [130] = {
    [sym_identifier] = ACTIONS(603),
    [anon_sym_EQ] = ACTIONS(603),
    [anon_sym_COMMA] = ACTIONS(601),
    [anon_sym_COLON] = ACTIONS(603),
    [anon_sym_LBRACE] = ACTIONS(601),
    [anon_sym_RBRACE] = ACTIONS(601),
    [anon_sym_DASH_GT] = ACTIONS(601),
    [anon_sym_COLON_COLON] = ACTIONS(601),
    [anon_sym_DASH] = ACTIONS(603),
    [anon_sym_PLUS] = ACTIONS(601),
    [anon_sym_STAR] = ACTIONS(603),
    [anon_sym_SLASH] = ACTIONS(603),
    [anon_sym_QMARK] = ACTIONS(603),
    [anon_sym_PIPE] = ACTIONS(601),
    [anon_sym_AMP] = ACTIONS(601),
    [anon_sym_SEMI] = ACTIONS(601),
    [anon_sym_DOT] = ACTIONS(603),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(601),
    [anon_sym_EQ_EQ] = ACTIONS(601),
    [anon_sym_GT_EQ] = ACTIONS(601),
    [anon_sym_LT_EQ] = ACTIONS(601),
    [anon_sym_TILDE] = ACTIONS(601),
    [anon_sym_SQUOTE] = ACTIONS(601),
    [anon_sym_DOLLAR] = ACTIONS(601),
    [anon_sym_LPAREN] = ACTIONS(601),
    [anon_sym_RPAREN] = ACTIONS(601),
    [anon_sym_LBRACK] = ACTIONS(603),
    [anon_sym_RBRACK] = ACTIONS(601),
    [anon_sym_LT] = ACTIONS(603),
    [anon_sym_GT] = ACTIONS(603),
    [sym_value] = ACTIONS(601),
    [sym_block_name] = ACTIONS(601),
    [aux_sym__symbol_name_token1] = ACTIONS(601),
    [aux_sym__symbol_name_token2] = ACTIONS(601),
    [aux_sym__symbol_name_token3] = ACTIONS(601),
    [sym_builtin_type] = ACTIONS(603),
    [anon_sym_tensor] = ACTIONS(603),
    [anon_sym_memref] = ACTIONS(603),
    [anon_sym_vector] = ACTIONS(603),
    [anon_sym_complex] = ACTIONS(603),
    [anon_sym_tuple] = ACTIONS(603),
    [sym_dialect_type] = ACTIONS(601),
    [anon_sym_affine_map] = ACTIONS(603),
    [anon_sym_affine_set] = ACTIONS(603),
    [anon_sym_array] = ACTIONS(603),
    [anon_sym_dense] = ACTIONS(603),
    [anon_sym_dense_resource] = ACTIONS(603),
    [anon_sym_distinct] = ACTIONS(603),
    [anon_sym_opaque] = ACTIONS(603),
    [anon_sym_sparse] = ACTIONS(603),
    [anon_sym_strided] = ACTIONS(603),
    [sym_dialect_attribute] = ACTIONS(601),
    [sym_keyword] = ACTIONS(603),
    [anon_sym_true] = ACTIONS(603),
    [anon_sym_false] = ACTIONS(603),
    [sym_dimensions] = ACTIONS(603),
    [sym_number] = ACTIONS(603),
    [sym_string] = ACTIONS(601),
    [sym_comment] = ACTIONS(3),
  },
  [131] = {
    [sym_identifier] = ACTIONS(609),
    [anon_sym_EQ] = ACTIONS(609),
    [anon_sym_COMMA] = ACTIONS(607),
    [anon_sym_COLON] = ACTIONS(609),
    [anon_sym_LBRACE] = ACTIONS(607),
    [anon_sym_RBRACE] = ACTIONS(607),
    [anon_sym_DASH_GT] = ACTIONS(607),
    [anon_sym_COLON_COLON] = ACTIONS(607),
    [anon_sym_DASH] = ACTIONS(609),
    [anon_sym_PLUS] = ACTIONS(607),
    [anon_sym_STAR] = ACTIONS(609),
    [anon_sym_SLASH] = ACTIONS(609),
    [anon_sym_QMARK] = ACTIONS(609),
    [anon_sym_PIPE] = ACTIONS(607),
    [anon_sym_AMP] = ACTIONS(607),
    [anon_sym_SEMI] = ACTIONS(607),
    [anon_sym_DOT] = ACTIONS(609),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(607),
    [anon_sym_EQ_EQ] = ACTIONS(607),
    [anon_sym_GT_EQ] = ACTIONS(607),
    [anon_sym_LT_EQ] = ACTIONS(607),
    [anon_sym_TILDE] = ACTIONS(607),
    [anon_sym_SQUOTE] = ACTIONS(607),
    [anon_sym_DOLLAR] = ACTIONS(607),
    [anon_sym_LPAREN] = ACTIONS(607),
    [anon_sym_RPAREN] = ACTIONS(607),
    [anon_sym_LBRACK] = ACTIONS(609),
    [anon_sym_RBRACK] = ACTIONS(607),
    [anon_sym_LT] = ACTIONS(609),
    [anon_sym_GT] = ACTIONS(609),
    [sym_value] = ACTIONS(607),
    [sym_block_name] = ACTIONS(607),
    [aux_sym__symbol_name_token1] = ACTIONS(607),
    [aux_sym__symbol_name_token2] = ACTIONS(607),
    [aux_sym__symbol_name_token3] = ACTIONS(607),
    [sym_builtin_type] = ACTIONS(609),
    [anon_sym_tensor] = ACTIONS(609),
    [anon_sym_memref] = ACTIONS(609),
    [anon_sym_vector] = ACTIONS(609),
    [anon_sym_complex] = ACTIONS(609),
    [anon_sym_tuple] = ACTIONS(609),
    [sym_dialect_type] = ACTIONS(607),
    [anon_sym_affine_map] = ACTIONS(609),
    [anon_sym_affine_set] = ACTIONS(609),
    [anon_sym_array] = ACTIONS(609),
    [anon_sym_dense] = ACTIONS(609),
    [anon_sym_dense_resource] = ACTIONS(609),
    [anon_sym_distinct] = ACTIONS(609),
    [anon_sym_opaque] = ACTIONS(609),
    [anon_sym_sparse] = ACTIONS(609),
    [anon_sym_strided] = ACTIONS(609),
    [sym_dialect_attribute] = ACTIONS(607),
    [sym_keyword] = ACTIONS(609),
    [anon_sym_true] = ACTIONS(609),
    [anon_sym_false] = ACTIONS(609),
    [sym_dimensions] = ACTIONS(609),
    [sym_number] = ACTIONS(609),
    [sym_string] = ACTIONS(607),
    [sym_comment] = ACTIONS(3),
  },
  [132] = {
    [sym_identifier] = ACTIONS(613),
    [anon_sym_EQ] = ACTIONS(613),
    [anon_sym_COMMA] = ACTIONS(611),
    [anon_sym_COLON] = ACTIONS(613),
    [anon_sym_LBRACE] = ACTIONS(611),
    [anon_sym_RBRACE] = ACTIONS(611),
    [anon_sym_DASH_GT] = ACTIONS(611),
    [anon_sym_COLON_COLON] = ACTIONS(611),
    [anon_sym_DASH] = ACTIONS(613),
    [anon_sym_PLUS] = ACTIONS(611),
    [anon_sym_STAR] = ACTIONS(613),
    [anon_sym_SLASH] = ACTIONS(613),
    [anon_sym_QMARK] = ACTIONS(613),
    [anon_sym_PIPE] = ACTIONS(611),
    [anon_sym_AMP] = ACTIONS(611),
    [anon_sym_SEMI] = ACTIONS(611),
    [anon_sym_DOT] = ACTIONS(613),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(611),
    [anon_sym_EQ_EQ] = ACTIONS(611),
    [anon_sym_GT_EQ] = ACTIONS(611),
    [anon_sym_LT_EQ] = ACTIONS(611),
    [anon_sym_TILDE] = ACTIONS(611),
    [anon_sym_SQUOTE] = ACTIONS(611),
    [anon_sym_DOLLAR] = ACTIONS(611),
    [anon_sym_LPAREN] = ACTIONS(611),
    [anon_sym_RPAREN] = ACTIONS(611),
    [anon_sym_LBRACK] = ACTIONS(613),
    [anon_sym_RBRACK] = ACTIONS(611),
    [anon_sym_LT] = ACTIONS(613),
    [anon_sym_GT] = ACTIONS(613),
    [sym_value] = ACTIONS(611),
    [sym_block_name] = ACTIONS(611),
    [aux_sym__symbol_name_token1] = ACTIONS(611),
    [aux_sym__symbol_name_token2] = ACTIONS(611),
    [aux_sym__symbol_name_token3] = ACTIONS(611),
    [sym_builtin_type] = ACTIONS(613),
    [anon_sym_tensor] = ACTIONS(613),
    [anon_sym_memref] = ACTIONS(613),
    [anon_sym_vector] = ACTIONS(613),
    [anon_sym_complex] = ACTIONS(613),
    [anon_sym_tuple] = ACTIONS(613),
    [sym_dialect_type] = ACTIONS(611),
    [anon_sym_affine_map] = ACTIONS(613),
    [anon_sym_affine_set] = ACTIONS(613),
    [anon_sym_array] = ACTIONS(613),
    [anon_sym_dense] = ACTIONS(613),
    [anon_sym_dense_resource] = ACTIONS(613),
    [anon_sym_distinct] = ACTIONS(613),
    [anon_sym_opaque] = ACTIONS(613),
    [anon_sym_sparse] = ACTIONS(613),
    [anon_sym_strided] = ACTIONS(613),
    [sym_dialect_attribute] = ACTIONS(611),
    [sym_keyword] = ACTIONS(613),
    [anon_sym_true] = ACTIONS(613),
    [anon_sym_false] = ACTIONS(613),
    [sym_dimensions] = ACTIONS(613),
    [sym_number] = ACTIONS(613),
    [sym_string] = ACTIONS(611),
    [sym_comment] = ACTIONS(3),
  },
  [133] = {
    [sym_identifier] = ACTIONS(617),
    [anon_sym_EQ] = ACTIONS(617),
    [anon_sym_COMMA] = ACTIONS(615),
    [anon_sym_COLON] = ACTIONS(617),
    [anon_sym_LBRACE] = ACTIONS(615),
    [anon_sym_RBRACE] = ACTIONS(615),
    [anon_sym_DASH_GT] = ACTIONS(615),
    [anon_sym_COLON_COLON] = ACTIONS(615),
    [anon_sym_DASH] = ACTIONS(617),
    [anon_sym_PLUS] = ACTIONS(615),
    [anon_sym_STAR] = ACTIONS(617),
    [anon_sym_SLASH] = ACTIONS(617),
    [anon_sym_QMARK] = ACTIONS(617),
    [anon_sym_PIPE] = ACTIONS(615),
    [anon_sym_AMP] = ACTIONS(615),
    [anon_sym_SEMI] = ACTIONS(615),
    [anon_sym_DOT] = ACTIONS(617),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(615),
    [anon_sym_EQ_EQ] = ACTIONS(615),
    [anon_sym_GT_EQ] = ACTIONS(615),
    [anon_sym_LT_EQ] = ACTIONS(615),
    [anon_sym_TILDE] = ACTIONS(615),
    [anon_sym_SQUOTE] = ACTIONS(615),
    [anon_sym_DOLLAR] = ACTIONS(615),
    [anon_sym_LPAREN] = ACTIONS(615),
    [anon_sym_RPAREN] = ACTIONS(615),
    [anon_sym_LBRACK] = ACTIONS(617),
    [anon_sym_RBRACK] = ACTIONS(615),
    [anon_sym_LT] = ACTIONS(617),
    [anon_sym_GT] = ACTIONS(617),
    [sym_value] = ACTIONS(615),
    [sym_block_name] = ACTIONS(615),
    [aux_sym__symbol_name_token1] = ACTIONS(615),
    [aux_sym__symbol_name_token2] = ACTIONS(615),
    [aux_sym__symbol_name_token3] = ACTIONS(615),
    [sym_builtin_type] = ACTIONS(617),
    [anon_sym_tensor] = ACTIONS(617),
    [anon_sym_memref] = ACTIONS(617),
    [anon_sym_vector] = ACTIONS(617),
    [anon_sym_complex] = ACTIONS(617),
    [anon_sym_tuple] = ACTIONS(617),
    [sym_dialect_type] = ACTIONS(615),
    [anon_sym_affine_map] = ACTIONS(617),
    [anon_sym_affine_set] = ACTIONS(617),
    [anon_sym_array] = ACTIONS(617),
    [anon_sym_dense] = ACTIONS(617),
    [anon_sym_dense_resource] = ACTIONS(617),
    [anon_sym_distinct] = ACTIONS(617),
    [anon_sym_opaque] = ACTIONS(617),
    [anon_sym_sparse] = ACTIONS(617),
    [anon_sym_strided] = ACTIONS(617),
    [sym_dialect_attribute] = ACTIONS(615),
    [sym_keyword] = ACTIONS(617),
    [anon_sym_true] = ACTIONS(617),
    [anon_sym_false] = ACTIONS(617),
    [sym_dimensions] = ACTIONS(617),
    [sym_number] = ACTIONS(617),
    [sym_string] = ACTIONS(615),
    [sym_comment] = ACTIONS(3),
  },
  [134] = {
    [sym__parameters] = STATE(141),
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(546),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(548),
    [anon_sym_LT2] = ACTIONS(659),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
  },
  [135] = {
    [sym__parameters] = STATE(143),
    [sym_identifier] = ACTIONS(554),
    [anon_sym_EQ] = ACTIONS(554),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(552),
    [anon_sym_COMMA] = ACTIONS(552),
    [anon_sym_COLON] = ACTIONS(554),
    [anon_sym_LBRACE] = ACTIONS(552),
    [anon_sym_DASH_GT] = ACTIONS(552),
    [anon_sym_COLON_COLON] = ACTIONS(552),
    [anon_sym_DASH] = ACTIONS(554),
    [anon_sym_PLUS] = ACTIONS(552),
    [anon_sym_STAR] = ACTIONS(554),
    [anon_sym_SLASH] = ACTIONS(554),
    [anon_sym_QMARK] = ACTIONS(554),
    [anon_sym_PIPE] = ACTIONS(552),
    [anon_sym_AMP] = ACTIONS(552),
    [anon_sym_SEMI] = ACTIONS(552),
    [anon_sym_DOT] = ACTIONS(554),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(552),
    [anon_sym_EQ_EQ] = ACTIONS(552),
    [anon_sym_GT_EQ] = ACTIONS(552),
    [anon_sym_LT_EQ] = ACTIONS(552),
    [anon_sym_TILDE] = ACTIONS(552),
    [anon_sym_SQUOTE] = ACTIONS(552),
    [anon_sym_DOLLAR] = ACTIONS(552),
    [anon_sym_LPAREN] = ACTIONS(552),
    [anon_sym_LBRACK] = ACTIONS(554),
    [anon_sym_LT] = ACTIONS(554),
    [sym_value] = ACTIONS(552),
    [sym_block_name] = ACTIONS(552),
    [aux_sym__symbol_name_token1] = ACTIONS(552),
    [aux_sym__symbol_name_token2] = ACTIONS(552),
    [aux_sym__symbol_name_token3] = ACTIONS(552),
    [sym_builtin_type] = ACTIONS(554),
    [anon_sym_tensor] = ACTIONS(554),
    [anon_sym_memref] = ACTIONS(554),
    [anon_sym_vector] = ACTIONS(554),
    [anon_sym_complex] = ACTIONS(554),
    [anon_sym_tuple] = ACTIONS(554),
    [sym_dialect_type] = ACTIONS(552),
    [anon_sym_affine_map] = ACTIONS(554),
    [anon_sym_affine_set] = ACTIONS(554),
    [anon_sym_array] = ACTIONS(554),
    [anon_sym_dense] = ACTIONS(554),
    [anon_sym_dense_resource] = ACTIONS(554),
    [anon_sym_distinct] = ACTIONS(554),
    [anon_sym_opaque] = ACTIONS(554),
    [anon_sym_sparse] = ACTIONS(554),
    [anon_sym_strided] = ACTIONS(554),
    [sym_dialect_attribute] = ACTIONS(554),
    [anon_sym_LT2] = ACTIONS(659),
    [sym_keyword] = ACTIONS(554),
    [anon_sym_true] = ACTIONS(554),
    [anon_sym_false] = ACTIONS(554),
    [sym_dimensions] = ACTIONS(554),
    [sym_number] = ACTIONS(554),
    [sym_string] = ACTIONS(552),
    [sym_comment] = ACTIONS(3),
  },
  [136] = {
    [aux_sym_symbol_repeat1] = STATE(137),
    [sym_identifier] = ACTIONS(566),
    [anon_sym_EQ] = ACTIONS(566),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(564),
    [anon_sym_COMMA] = ACTIONS(564),
    [anon_sym_COLON] = ACTIONS(566),
    [anon_sym_LBRACE] = ACTIONS(564),
    [anon_sym_DASH_GT] = ACTIONS(564),
    [anon_sym_COLON_COLON] = ACTIONS(661),
    [anon_sym_DASH] = ACTIONS(566),
    [anon_sym_PLUS] = ACTIONS(564),
    [anon_sym_STAR] = ACTIONS(566),
    [anon_sym_SLASH] = ACTIONS(566),
    [anon_sym_QMARK] = ACTIONS(566),
    [anon_sym_PIPE] = ACTIONS(564),
    [anon_sym_AMP] = ACTIONS(564),
    [anon_sym_SEMI] = ACTIONS(564),
    [anon_sym_DOT] = ACTIONS(566),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(564),
    [anon_sym_EQ_EQ] = ACTIONS(564),
    [anon_sym_GT_EQ] = ACTIONS(564),
    [anon_sym_LT_EQ] = ACTIONS(564),
    [anon_sym_TILDE] = ACTIONS(564),
    [anon_sym_SQUOTE] = ACTIONS(564),
    [anon_sym_DOLLAR] = ACTIONS(564),
    [anon_sym_LPAREN] = ACTIONS(564),
    [anon_sym_LBRACK] = ACTIONS(566),
    [anon_sym_LT] = ACTIONS(566),
    [sym_value] = ACTIONS(564),
    [sym_block_name] = ACTIONS(564),
    [aux_sym__symbol_name_token1] = ACTIONS(564),
    [aux_sym__symbol_name_token2] = ACTIONS(564),
    [aux_sym__symbol_name_token3] = ACTIONS(564),
    [sym_builtin_type] = ACTIONS(566),
    [anon_sym_tensor] = ACTIONS(566),
    [anon_sym_memref] = ACTIONS(566),
    [anon_sym_vector] = ACTIONS(566),
    [anon_sym_complex] = ACTIONS(566),
    [anon_sym_tuple] = ACTIONS(566),
    [sym_dialect_type] = ACTIONS(564),
    [anon_sym_affine_map] = ACTIONS(566),
    [anon_sym_affine_set] = ACTIONS(566),
    [anon_sym_array] = ACTIONS(566),
    [anon_sym_dense] = ACTIONS(566),
    [anon_sym_dense_resource] = ACTIONS(566),
    [anon_sym_distinct] = ACTIONS(566),
    [anon_sym_opaque] = ACTIONS(566),
    [anon_sym_sparse] = ACTIONS(566),
    [anon_sym_strided] = ACTIONS(566),
    [sym_dialect_attribute] = ACTIONS(566),
    [sym_keyword] = ACTIONS(566),
    [anon_sym_true] = ACTIONS(566),
    [anon_sym_false] = ACTIONS(566),
    [sym_dimensions] = ACTIONS(566),
    [sym_number] = ACTIONS(566),
    [sym_string] = ACTIONS(564),
    [sym_comment] = ACTIONS(3),
  },
  [137] = {
    [aux_sym_symbol_repeat1] = STATE(137),
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(570),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(663),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(572),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
  },
  [138] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(556),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(558),
    [anon_sym_LT2] = ACTIONS(560),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
  },
  [139] = {
    [sym_identifier] = ACTIONS(558),
    [anon_sym_EQ] = ACTIONS(558),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(556),
    [anon_sym_COMMA] = ACTIONS(556),
    [anon_sym_COLON] = ACTIONS(558),
    [anon_sym_LBRACE] = ACTIONS(556),
    [anon_sym_DASH_GT] = ACTIONS(556),
    [anon_sym_COLON_COLON] = ACTIONS(556),
    [anon_sym_DASH] = ACTIONS(558),
    [anon_sym_PLUS] = ACTIONS(556),
    [anon_sym_STAR] = ACTIONS(558),
    [anon_sym_SLASH] = ACTIONS(558),
    [anon_sym_QMARK] = ACTIONS(558),
    [anon_sym_PIPE] = ACTIONS(556),
    [anon_sym_AMP] = ACTIONS(556),
    [anon_sym_SEMI] = ACTIONS(556),
    [anon_sym_DOT] = ACTIONS(558),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(556),
    [anon_sym_EQ_EQ] = ACTIONS(556),
    [anon_sym_GT_EQ] = ACTIONS(556),
    [anon_sym_LT_EQ] = ACTIONS(556),
    [anon_sym_TILDE] = ACTIONS(556),
    [anon_sym_SQUOTE] = ACTIONS(556),
    [anon_sym_DOLLAR] = ACTIONS(556),
    [anon_sym_LPAREN] = ACTIONS(556),
    [anon_sym_LBRACK] = ACTIONS(558),
    [anon_sym_LT] = ACTIONS(558),
    [sym_value] = ACTIONS(556),
    [sym_block_name] = ACTIONS(556),
    [aux_sym__symbol_name_token1] = ACTIONS(556),
    [aux_sym__symbol_name_token2] = ACTIONS(556),
    [aux_sym__symbol_name_token3] = ACTIONS(556),
    [sym_builtin_type] = ACTIONS(558),
    [anon_sym_tensor] = ACTIONS(558),
    [anon_sym_memref] = ACTIONS(558),
    [anon_sym_vector] = ACTIONS(558),
    [anon_sym_complex] = ACTIONS(558),
    [anon_sym_tuple] = ACTIONS(558),
    [sym_dialect_type] = ACTIONS(556),
    [anon_sym_affine_map] = ACTIONS(558),
    [anon_sym_affine_set] = ACTIONS(558),
    [anon_sym_array] = ACTIONS(558),
    [anon_sym_dense] = ACTIONS(558),
    [anon_sym_dense_resource] = ACTIONS(558),
    [anon_sym_distinct] = ACTIONS(558),
    [anon_sym_opaque] = ACTIONS(558),
    [anon_sym_sparse] = ACTIONS(558),
    [anon_sym_strided] = ACTIONS(558),
    [sym_dialect_attribute] = ACTIONS(558),
    [anon_sym_LT2] = ACTIONS(562),
    [sym_keyword] = ACTIONS(558),
    [anon_sym_true] = ACTIONS(558),
    [anon_sym_false] = ACTIONS(558),
    [sym_dimensions] = ACTIONS(558),
    [sym_number] = ACTIONS(558),
    [sym_string] = ACTIONS(556),
    [sym_comment] = ACTIONS(3),
  },
  [140] = {
    [aux_sym_symbol_repeat1] = STATE(136),
    [sym_identifier] = ACTIONS(579),
    [anon_sym_EQ] = ACTIONS(579),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(577),
    [anon_sym_COMMA] = ACTIONS(577),
    [anon_sym_COLON] = ACTIONS(579),
    [anon_sym_LBRACE] = ACTIONS(577),
    [anon_sym_DASH_GT] = ACTIONS(577),
    [anon_sym_COLON_COLON] = ACTIONS(661),
    [anon_sym_DASH] = ACTIONS(579),
    [anon_sym_PLUS] = ACTIONS(577),
    [anon_sym_STAR] = ACTIONS(579),
    [anon_sym_SLASH] = ACTIONS(579),
    [anon_sym_QMARK] = ACTIONS(579),
    [anon_sym_PIPE] = ACTIONS(577),
    [anon_sym_AMP] = ACTIONS(577),
    [anon_sym_SEMI] = ACTIONS(577),
    [anon_sym_DOT] = ACTIONS(579),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(577),
    [anon_sym_EQ_EQ] = ACTIONS(577),
    [anon_sym_GT_EQ] = ACTIONS(577),
    [anon_sym_LT_EQ] = ACTIONS(577),
    [anon_sym_TILDE] = ACTIONS(577),
    [anon_sym_SQUOTE] = ACTIONS(577),
    [anon_sym_DOLLAR] = ACTIONS(577),
    [anon_sym_LPAREN] = ACTIONS(577),
    [anon_sym_LBRACK] = ACTIONS(579),
    [anon_sym_LT] = ACTIONS(579),
    [sym_value] = ACTIONS(577),
    [sym_block_name] = ACTIONS(577),
    [aux_sym__symbol_name_token1] = ACTIONS(577),
    [aux_sym__symbol_name_token2] = ACTIONS(577),
    [aux_sym__symbol_name_token3] = ACTIONS(577),
    [sym_builtin_type] = ACTIONS(579),
    [anon_sym_tensor] = ACTIONS(579),
    [anon_sym_memref] = ACTIONS(579),
    [anon_sym_vector] = ACTIONS(579),
    [anon_sym_complex] = ACTIONS(579),
    [anon_sym_tuple] = ACTIONS(579),
    [sym_dialect_type] = ACTIONS(577),
    [anon_sym_affine_map] = ACTIONS(579),
    [anon_sym_affine_set] = ACTIONS(579),
    [anon_sym_array] = ACTIONS(579),
    [anon_sym_dense] = ACTIONS(579),
    [anon_sym_dense_resource] = ACTIONS(579),
    [anon_sym_distinct] = ACTIONS(579),
    [anon_sym_opaque] = ACTIONS(579),
    [anon_sym_sparse] = ACTIONS(579),
    [anon_sym_strided] = ACTIONS(579),
    [sym_dialect_attribute] = ACTIONS(579),
    [sym_keyword] = ACTIONS(579),
    [anon_sym_true] = ACTIONS(579),
    [anon_sym_false] = ACTIONS(579),
    [sym_dimensions] = ACTIONS(579),
    [sym_number] = ACTIONS(579),
    [sym_string] = ACTIONS(577),
    [sym_comment] = ACTIONS(3),
  },
  [141] = {
    [sym_identifier] = ACTIONS(613),
    [anon_sym_EQ] = ACTIONS(613),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(611),
    [anon_sym_COMMA] = ACTIONS(611),
    [anon_sym_COLON] = ACTIONS(613),
    [anon_sym_LBRACE] = ACTIONS(611),
    [anon_sym_DASH_GT] = ACTIONS(611),
    [anon_sym_COLON_COLON] = ACTIONS(611),
    [anon_sym_DASH] = ACTIONS(613),
    [anon_sym_PLUS] = ACTIONS(611),
    [anon_sym_STAR] = ACTIONS(613),
    [anon_sym_SLASH] = ACTIONS(613),
    [anon_sym_QMARK] = ACTIONS(613),
    [anon_sym_PIPE] = ACTIONS(611),
    [anon_sym_AMP] = ACTIONS(611),
    [anon_sym_SEMI] = ACTIONS(611),
    [anon_sym_DOT] = ACTIONS(613),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(611),
    [anon_sym_EQ_EQ] = ACTIONS(611),
    [anon_sym_GT_EQ] = ACTIONS(611),
    [anon_sym_LT_EQ] = ACTIONS(611),
    [anon_sym_TILDE] = ACTIONS(611),
    [anon_sym_SQUOTE] = ACTIONS(611),
    [anon_sym_DOLLAR] = ACTIONS(611),
    [anon_sym_LPAREN] = ACTIONS(611),
    [anon_sym_LBRACK] = ACTIONS(613),
    [anon_sym_LT] = ACTIONS(613),
    [sym_value] = ACTIONS(611),
    [sym_block_name] = ACTIONS(611),
    [aux_sym__symbol_name_token1] = ACTIONS(611),
    [aux_sym__symbol_name_token2] = ACTIONS(611),
    [aux_sym__symbol_name_token3] = ACTIONS(611),
    [sym_builtin_type] = ACTIONS(613),
    [anon_sym_tensor] = ACTIONS(613),
    [anon_sym_memref] = ACTIONS(613),
    [anon_sym_vector] = ACTIONS(613),
    [anon_sym_complex] = ACTIONS(613),
    [anon_sym_tuple] = ACTIONS(613),
    [sym_dialect_type] = ACTIONS(611),
    [anon_sym_affine_map] = ACTIONS(613),
    [anon_sym_affine_set] = ACTIONS(613),
    [anon_sym_array] = ACTIONS(613),
    [anon_sym_dense] = ACTIONS(613),
    [anon_sym_dense_resource] = ACTIONS(613),
    [anon_sym_distinct] = ACTIONS(613),
    [anon_sym_opaque] = ACTIONS(613),
    [anon_sym_sparse] = ACTIONS(613),
    [anon_sym_strided] = ACTIONS(613),
    [sym_dialect_attribute] = ACTIONS(613),
    [sym_keyword] = ACTIONS(613),
    [anon_sym_true] = ACTIONS(613),
    [anon_sym_false] = ACTIONS(613),
    [sym_dimensions] = ACTIONS(613),
    [sym_number] = ACTIONS(613),
    [sym_string] = ACTIONS(611),
    [sym_comment] = ACTIONS(3),
  },
  [142] = {
    [sym_identifier] = ACTIONS(629),
    [anon_sym_EQ] = ACTIONS(629),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(627),
    [anon_sym_COMMA] = ACTIONS(627),
    [anon_sym_COLON] = ACTIONS(629),
    [anon_sym_LBRACE] = ACTIONS(627),
    [anon_sym_DASH_GT] = ACTIONS(627),
    [anon_sym_COLON_COLON] = ACTIONS(627),
    [anon_sym_DASH] = ACTIONS(629),
    [anon_sym_PLUS] = ACTIONS(627),
    [anon_sym_STAR] = ACTIONS(629),
    [anon_sym_SLASH] = ACTIONS(629),
    [anon_sym_QMARK] = ACTIONS(629),
    [anon_sym_PIPE] = ACTIONS(627),
    [anon_sym_AMP] = ACTIONS(627),
    [anon_sym_SEMI] = ACTIONS(627),
    [anon_sym_DOT] = ACTIONS(629),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(627),
    [anon_sym_EQ_EQ] = ACTIONS(627),
    [anon_sym_GT_EQ] = ACTIONS(627),
    [anon_sym_LT_EQ] = ACTIONS(627),
    [anon_sym_TILDE] = ACTIONS(627),
    [anon_sym_SQUOTE] = ACTIONS(627),
    [anon_sym_DOLLAR] = ACTIONS(627),
    [anon_sym_LPAREN] = ACTIONS(627),
    [anon_sym_LBRACK] = ACTIONS(629),
    [anon_sym_LT] = ACTIONS(629),
    [sym_value] = ACTIONS(627),
    [sym_block_name] = ACTIONS(627),
    [aux_sym__symbol_name_token1] = ACTIONS(627),
    [aux_sym__symbol_name_token2] = ACTIONS(627),
    [aux_sym__symbol_name_token3] = ACTIONS(627),
    [sym_builtin_type] = ACTIONS(629),
    [anon_sym_tensor] = ACTIONS(629),
    [anon_sym_memref] = ACTIONS(629),
    [anon_sym_vector] = ACTIONS(629),
    [anon_sym_complex] = ACTIONS(629),
    [anon_sym_tuple] = ACTIONS(629),
    [sym_dialect_type] = ACTIONS(627),
    [anon_sym_affine_map] = ACTIONS(629),
    [anon_sym_affine_set] = ACTIONS(629),
    [anon_sym_array] = ACTIONS(629),
    [anon_sym_dense] = ACTIONS(629),
    [anon_sym_dense_resource] = ACTIONS(629),
    [anon_sym_distinct] = ACTIONS(629),
    [anon_sym_opaque] = ACTIONS(629),
    [anon_sym_sparse] = ACTIONS(629),
    [anon_sym_strided] = ACTIONS(629),
    [sym_dialect_attribute] = ACTIONS(629),
    [sym_keyword] = ACTIONS(629),
    [anon_sym_true] = ACTIONS(629),
    [anon_sym_false] = ACTIONS(629),
    [sym_dimensions] = ACTIONS(629),
    [sym_number] = ACTIONS(629),
    [sym_string] = ACTIONS(627),
    [sym_comment] = ACTIONS(3),
  },
  [143] = {
    [sym_identifier] = ACTIONS(617),
    [anon_sym_EQ] = ACTIONS(617),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(615),
    [anon_sym_COMMA] = ACTIONS(615),
    [anon_sym_COLON] = ACTIONS(617),
    [anon_sym_LBRACE] = ACTIONS(615),
    [anon_sym_DASH_GT] = ACTIONS(615),
    [anon_sym_COLON_COLON] = ACTIONS(615),
    [anon_sym_DASH] = ACTIONS(617),
    [anon_sym_PLUS] = ACTIONS(615),
    [anon_sym_STAR] = ACTIONS(617),
    [anon_sym_SLASH] = ACTIONS(617),
    [anon_sym_QMARK] = ACTIONS(617),
    [anon_sym_PIPE] = ACTIONS(615),
    [anon_sym_AMP] = ACTIONS(615),
    [anon_sym_SEMI] = ACTIONS(615),
    [anon_sym_DOT] = ACTIONS(617),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(615),
    [anon_sym_EQ_EQ] = ACTIONS(615),
    [anon_sym_GT_EQ] = ACTIONS(615),
    [anon_sym_LT_EQ] = ACTIONS(615),
    [anon_sym_TILDE] = ACTIONS(615),
    [anon_sym_SQUOTE] = ACTIONS(615),
    [anon_sym_DOLLAR] = ACTIONS(615),
    [anon_sym_LPAREN] = ACTIONS(615),
    [anon_sym_LBRACK] = ACTIONS(617),
    [anon_sym_LT] = ACTIONS(617),
    [sym_value] = ACTIONS(615),
    [sym_block_name] = ACTIONS(615),
    [aux_sym__symbol_name_token1] = ACTIONS(615),
    [aux_sym__symbol_name_token2] = ACTIONS(615),
    [aux_sym__symbol_name_token3] = ACTIONS(615),
    [sym_builtin_type] = ACTIONS(617),
    [anon_sym_tensor] = ACTIONS(617),
    [anon_sym_memref] = ACTIONS(617),
    [anon_sym_vector] = ACTIONS(617),
    [anon_sym_complex] = ACTIONS(617),
    [anon_sym_tuple] = ACTIONS(617),
    [sym_dialect_type] = ACTIONS(615),
    [anon_sym_affine_map] = ACTIONS(617),
    [anon_sym_affine_set] = ACTIONS(617),
    [anon_sym_array] = ACTIONS(617),
    [anon_sym_dense] = ACTIONS(617),
    [anon_sym_dense_resource] = ACTIONS(617),
    [anon_sym_distinct] = ACTIONS(617),
    [anon_sym_opaque] = ACTIONS(617),
    [anon_sym_sparse] = ACTIONS(617),
    [anon_sym_strided] = ACTIONS(617),
    [sym_dialect_attribute] = ACTIONS(617),
    [sym_keyword] = ACTIONS(617),
    [anon_sym_true] = ACTIONS(617),
    [anon_sym_false] = ACTIONS(617),
    [sym_dimensions] = ACTIONS(617),
    [sym_number] = ACTIONS(617),
    [sym_string] = ACTIONS(615),
    [sym_comment] = ACTIONS(3),
  },
  [144] = {
    [sym_identifier] = ACTIONS(641),
    [anon_sym_EQ] = ACTIONS(641),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(639),
    [anon_sym_COMMA] = ACTIONS(639),
    [anon_sym_COLON] = ACTIONS(641),
    [anon_sym_LBRACE] = ACTIONS(639),
    [anon_sym_DASH_GT] = ACTIONS(639),
    [anon_sym_COLON_COLON] = ACTIONS(639),
    [anon_sym_DASH] = ACTIONS(641),
    [anon_sym_PLUS] = ACTIONS(639),
    [anon_sym_STAR] = ACTIONS(641),
    [anon_sym_SLASH] = ACTIONS(641),
    [anon_sym_QMARK] = ACTIONS(641),
    [anon_sym_PIPE] = ACTIONS(639),
    [anon_sym_AMP] = ACTIONS(639),
    [anon_sym_SEMI] = ACTIONS(639),
    [anon_sym_DOT] = ACTIONS(641),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(639),
    [anon_sym_EQ_EQ] = ACTIONS(639),
    [anon_sym_GT_EQ] = ACTIONS(639),
    [anon_sym_LT_EQ] = ACTIONS(639),
    [anon_sym_TILDE] = ACTIONS(639),
    [anon_sym_SQUOTE] = ACTIONS(639),
    [anon_sym_DOLLAR] = ACTIONS(639),
    [anon_sym_LPAREN] = ACTIONS(639),
    [anon_sym_LBRACK] = ACTIONS(641),
    [anon_sym_LT] = ACTIONS(641),
    [sym_value] = ACTIONS(639),
    [sym_block_name] = ACTIONS(639),
    [aux_sym__symbol_name_token1] = ACTIONS(639),
    [aux_sym__symbol_name_token2] = ACTIONS(639),
    [aux_sym__symbol_name_token3] = ACTIONS(639),
    [sym_builtin_type] = ACTIONS(641),
    [anon_sym_tensor] = ACTIONS(641),
    [anon_sym_memref] = ACTIONS(641),
    [anon_sym_vector] = ACTIONS(641),
    [anon_sym_complex] = ACTIONS(641),
    [anon_sym_tuple] = ACTIONS(641),
    [sym_dialect_type] = ACTIONS(639),
    [anon_sym_affine_map] = ACTIONS(641),
    [anon_sym_affine_set] = ACTIONS(641),
    [anon_sym_array] = ACTIONS(641),
    [anon_sym_dense] = ACTIONS(641),
    [anon_sym_dense_resource] = ACTIONS(641),
    [anon_sym_distinct] = ACTIONS(641),
    [anon_sym_opaque] = ACTIONS(641),
    [anon_sym_sparse] = ACTIONS(641),
    [anon_sym_strided] = ACTIONS(641),
    [sym_dialect_attribute] = ACTIONS(641),
    [sym_keyword] = ACTIONS(641),
    [anon_sym_true] = ACTIONS(641),
    [anon_sym_false] = ACTIONS(641),
    [sym_dimensions] = ACTIONS(641),
    [sym_number] = ACTIONS(641),
    [sym_string] = ACTIONS(639),
    [sym_comment] = ACTIONS(3),
  },
  [145] = {
    [sym_identifier] = ACTIONS(599),
    [anon_sym_EQ] = ACTIONS(599),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(597),
    [anon_sym_COMMA] = ACTIONS(597),
    [anon_sym_COLON] = ACTIONS(599),
    [anon_sym_LBRACE] = ACTIONS(597),
    [anon_sym_DASH_GT] = ACTIONS(597),
    [anon_sym_COLON_COLON] = ACTIONS(597),
    [anon_sym_DASH] = ACTIONS(599),
    [anon_sym_PLUS] = ACTIONS(597),
    [anon_sym_STAR] = ACTIONS(599),
    [anon_sym_SLASH] = ACTIONS(599),
    [anon_sym_QMARK] = ACTIONS(599),
    [anon_sym_PIPE] = ACTIONS(597),
    [anon_sym_AMP] = ACTIONS(597),
    [anon_sym_SEMI] = ACTIONS(597),
    [anon_sym_DOT] = ACTIONS(599),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(597),
    [anon_sym_EQ_EQ] = ACTIONS(597),
    [anon_sym_GT_EQ] = ACTIONS(597),
    [anon_sym_LT_EQ] = ACTIONS(597),
    [anon_sym_TILDE] = ACTIONS(597),
    [anon_sym_SQUOTE] = ACTIONS(597),
    [anon_sym_DOLLAR] = ACTIONS(597),
    [anon_sym_LPAREN] = ACTIONS(597),
    [anon_sym_LBRACK] = ACTIONS(599),
    [anon_sym_LT] = ACTIONS(599),
    [sym_value] = ACTIONS(597),
    [sym_block_name] = ACTIONS(597),
    [aux_sym__symbol_name_token1] = ACTIONS(597),
    [aux_sym__symbol_name_token2] = ACTIONS(597),
    [aux_sym__symbol_name_token3] = ACTIONS(597),
    [sym_builtin_type] = ACTIONS(599),
    [anon_sym_tensor] = ACTIONS(599),
    [anon_sym_memref] = ACTIONS(599),
    [anon_sym_vector] = ACTIONS(599),
    [anon_sym_complex] = ACTIONS(599),
    [anon_sym_tuple] = ACTIONS(599),
    [sym_dialect_type] = ACTIONS(597),
    [anon_sym_affine_map] = ACTIONS(599),
    [anon_sym_affine_set] = ACTIONS(599),
    [anon_sym_array] = ACTIONS(599),
    [anon_sym_dense] = ACTIONS(599),
    [anon_sym_dense_resource] = ACTIONS(599),
    [anon_sym_distinct] = ACTIONS(599),
    [anon_sym_opaque] = ACTIONS(599),
    [anon_sym_sparse] = ACTIONS(599),
    [anon_sym_strided] = ACTIONS(599),
    [sym_dialect_attribute] = ACTIONS(599),
    [sym_keyword] = ACTIONS(599),
    [anon_sym_true] = ACTIONS(599),
    [anon_sym_false] = ACTIONS(599),
    [sym_dimensions] = ACTIONS(599),
    [sym_number] = ACTIONS(599),
    [sym_string] = ACTIONS(597),
    [sym_comment] = ACTIONS(3),
  },
  [146] = {
    [sym_identifier] = ACTIONS(633),
    [anon_sym_EQ] = ACTIONS(633),
    [anon_sym_COMMA] = ACTIONS(631),
    [anon_sym_COLON] = ACTIONS(633),
    [anon_sym_LBRACE] = ACTIONS(631),
    [anon_sym_DASH_GT] = ACTIONS(631),
    [anon_sym_COLON_COLON] = ACTIONS(631),
    [anon_sym_DASH] = ACTIONS(633),
    [anon_sym_PLUS] = ACTIONS(631),
    [anon_sym_STAR] = ACTIONS(633),
    [anon_sym_SLASH] = ACTIONS(633),
    [anon_sym_QMARK] = ACTIONS(633),
    [anon_sym_PIPE] = ACTIONS(631),
    [anon_sym_AMP] = ACTIONS(631),
    [anon_sym_SEMI] = ACTIONS(631),
    [anon_sym_DOT] = ACTIONS(633),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(631),
    [anon_sym_EQ_EQ] = ACTIONS(631),
    [anon_sym_GT_EQ] = ACTIONS(631),
    [anon_sym_LT_EQ] = ACTIONS(631),
    [anon_sym_TILDE] = ACTIONS(631),
    [anon_sym_SQUOTE] = ACTIONS(631),
    [anon_sym_DOLLAR] = ACTIONS(631),
    [anon_sym_LPAREN] = ACTIONS(631),
    [anon_sym_RPAREN] = ACTIONS(631),
    [anon_sym_LBRACK] = ACTIONS(633),
    [anon_sym_LT] = ACTIONS(633),
    [sym_value] = ACTIONS(631),
    [sym_block_name] = ACTIONS(631),
    [aux_sym__symbol_name_token1] = ACTIONS(631),
    [aux_sym__symbol_name_token2] = ACTIONS(631),
    [aux_sym__symbol_name_token3] = ACTIONS(631),
    [sym_builtin_type] = ACTIONS(633),
    [anon_sym_tensor] = ACTIONS(633),
    [anon_sym_memref] = ACTIONS(633),
    [anon_sym_vector] = ACTIONS(633),
    [anon_sym_complex] = ACTIONS(633),
    [anon_sym_tuple] = ACTIONS(633),
    [sym_dialect_type] = ACTIONS(631),
    [anon_sym_affine_map] = ACTIONS(633),
    [anon_sym_affine_set] = ACTIONS(633),
    [anon_sym_array] = ACTIONS(633),
    [anon_sym_dense] = ACTIONS(633),
    [anon_sym_dense_resource] = ACTIONS(633),
    [anon_sym_distinct] = ACTIONS(633),
    [anon_sym_opaque] = ACTIONS(633),
    [anon_sym_sparse] = ACTIONS(633),
    [anon_sym_strided] = ACTIONS(633),
    [sym_dialect_attribute] = ACTIONS(631),
    [sym_keyword] = ACTIONS(633),
    [anon_sym_true] = ACTIONS(633),
    [anon_sym_false] = ACTIONS(633),
    [sym_dimensions] = ACTIONS(633),
    [sym_number] = ACTIONS(633),
    [sym_string] = ACTIONS(631),
    [sym_comment] = ACTIONS(3),
  },
  [147] = {
    [sym_identifier] = ACTIONS(572),
    [anon_sym_EQ] = ACTIONS(572),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(570),
    [anon_sym_COMMA] = ACTIONS(570),
    [anon_sym_COLON] = ACTIONS(572),
    [anon_sym_LBRACE] = ACTIONS(570),
    [anon_sym_DASH_GT] = ACTIONS(570),
    [anon_sym_COLON_COLON] = ACTIONS(570),
    [anon_sym_DASH] = ACTIONS(572),
    [anon_sym_PLUS] = ACTIONS(570),
    [anon_sym_STAR] = ACTIONS(572),
    [anon_sym_SLASH] = ACTIONS(572),
    [anon_sym_QMARK] = ACTIONS(572),
    [anon_sym_PIPE] = ACTIONS(570),
    [anon_sym_AMP] = ACTIONS(570),
    [anon_sym_SEMI] = ACTIONS(570),
    [anon_sym_DOT] = ACTIONS(572),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(570),
    [anon_sym_EQ_EQ] = ACTIONS(570),
    [anon_sym_GT_EQ] = ACTIONS(570),
    [anon_sym_LT_EQ] = ACTIONS(570),
    [anon_sym_TILDE] = ACTIONS(570),
    [anon_sym_SQUOTE] = ACTIONS(570),
    [anon_sym_DOLLAR] = ACTIONS(570),
    [anon_sym_LPAREN] = ACTIONS(570),
    [anon_sym_LBRACK] = ACTIONS(572),
    [anon_sym_LT] = ACTIONS(572),
    [sym_value] = ACTIONS(570),
    [sym_block_name] = ACTIONS(570),
    [aux_sym__symbol_name_token1] = ACTIONS(570),
    [aux_sym__symbol_name_token2] = ACTIONS(570),
    [aux_sym__symbol_name_token3] = ACTIONS(570),
    [sym_builtin_type] = ACTIONS(572),
    [anon_sym_tensor] = ACTIONS(572),
    [anon_sym_memref] = ACTIONS(572),
    [anon_sym_vector] = ACTIONS(572),
    [anon_sym_complex] = ACTIONS(572),
    [anon_sym_tuple] = ACTIONS(572),
    [sym_dialect_type] = ACTIONS(570),
    [anon_sym_affine_map] = ACTIONS(572),
    [anon_sym_affine_set] = ACTIONS(572),
    [anon_sym_array] = ACTIONS(572),
    [anon_sym_dense] = ACTIONS(572),
    [anon_sym_dense_resource] = ACTIONS(572),
    [anon_sym_distinct] = ACTIONS(572),
    [anon_sym_opaque] = ACTIONS(572),
    [anon_sym_sparse] = ACTIONS(572),
    [anon_sym_strided] = ACTIONS(572),
    [sym_dialect_attribute] = ACTIONS(572),
    [sym_keyword] = ACTIONS(572),
    [anon_sym_true] = ACTIONS(572),
    [anon_sym_false] = ACTIONS(572),
    [sym_dimensions] = ACTIONS(572),
    [sym_number] = ACTIONS(572),
    [sym_string] = ACTIONS(570),
    [sym_comment] = ACTIONS(3),
  },
  [148] = {
    [sym_identifier] = ACTIONS(645),
    [anon_sym_EQ] = ACTIONS(645),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(643),
    [anon_sym_COMMA] = ACTIONS(643),
    [anon_sym_COLON] = ACTIONS(645),
    [anon_sym_LBRACE] = ACTIONS(643),
    [anon_sym_DASH_GT] = ACTIONS(643),
    [anon_sym_COLON_COLON] = ACTIONS(643),
    [anon_sym_DASH] = ACTIONS(645),
    [anon_sym_PLUS] = ACTIONS(643),
    [anon_sym_STAR] = ACTIONS(645),
    [anon_sym_SLASH] = ACTIONS(645),
    [anon_sym_QMARK] = ACTIONS(645),
    [anon_sym_PIPE] = ACTIONS(643),
    [anon_sym_AMP] = ACTIONS(643),
    [anon_sym_SEMI] = ACTIONS(643),
    [anon_sym_DOT] = ACTIONS(645),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(643),
    [anon_sym_EQ_EQ] = ACTIONS(643),
    [anon_sym_GT_EQ] = ACTIONS(643),
    [anon_sym_LT_EQ] = ACTIONS(643),
    [anon_sym_TILDE] = ACTIONS(643),
    [anon_sym_SQUOTE] = ACTIONS(643),
    [anon_sym_DOLLAR] = ACTIONS(643),
    [anon_sym_LPAREN] = ACTIONS(643),
    [anon_sym_LBRACK] = ACTIONS(645),
    [anon_sym_LT] = ACTIONS(645),
    [sym_value] = ACTIONS(643),
    [sym_block_name] = ACTIONS(643),
    [aux_sym__symbol_name_token1] = ACTIONS(643),
    [aux_sym__symbol_name_token2] = ACTIONS(643),
    [aux_sym__symbol_name_token3] = ACTIONS(643),
    [sym_builtin_type] = ACTIONS(645),
    [anon_sym_tensor] = ACTIONS(645),
    [anon_sym_memref] = ACTIONS(645),
    [anon_sym_vector] = ACTIONS(645),
    [anon_sym_complex] = ACTIONS(645),
    [anon_sym_tuple] = ACTIONS(645),
    [sym_dialect_type] = ACTIONS(643),
    [anon_sym_affine_map] = ACTIONS(645),
    [anon_sym_affine_set] = ACTIONS(645),
    [anon_sym_array] = ACTIONS(645),
    [anon_sym_dense] = ACTIONS(645),
    [anon_sym_dense_resource] = ACTIONS(645),
    [anon_sym_distinct] = ACTIONS(645),
    [anon_sym_opaque] = ACTIONS(645),
    [anon_sym_sparse] = ACTIONS(645),
    [anon_sym_strided] = ACTIONS(645),
    [sym_dialect_attribute] = ACTIONS(645),
    [sym_keyword] = ACTIONS(645),
    [anon_sym_true] = ACTIONS(645),
    [anon_sym_false] = ACTIONS(645),
    [sym_dimensions] = ACTIONS(645),
    [sym_number] = ACTIONS(645),
    [sym_string] = ACTIONS(643),
    [sym_comment] = ACTIONS(3),
  },
  [149] = {
    [sym_identifier] = ACTIONS(587),
    [anon_sym_EQ] = ACTIONS(587),
    [anon_sym_COMMA] = ACTIONS(585),
    [anon_sym_COLON] = ACTIONS(587),
    [anon_sym_LBRACE] = ACTIONS(585),
    [anon_sym_DASH_GT] = ACTIONS(585),
    [anon_sym_COLON_COLON] = ACTIONS(585),
    [anon_sym_DASH] = ACTIONS(587),
    [anon_sym_PLUS] = ACTIONS(585),
    [anon_sym_STAR] = ACTIONS(587),
    [anon_sym_SLASH] = ACTIONS(587),
    [anon_sym_QMARK] = ACTIONS(587),
    [anon_sym_PIPE] = ACTIONS(585),
    [anon_sym_AMP] = ACTIONS(585),
    [anon_sym_SEMI] = ACTIONS(585),
    [anon_sym_DOT] = ACTIONS(587),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(585),
    [anon_sym_EQ_EQ] = ACTIONS(585),
    [anon_sym_GT_EQ] = ACTIONS(585),
    [anon_sym_LT_EQ] = ACTIONS(585),
    [anon_sym_TILDE] = ACTIONS(585),
    [anon_sym_SQUOTE] = ACTIONS(585),
    [anon_sym_DOLLAR] = ACTIONS(585),
    [anon_sym_LPAREN] = ACTIONS(585),
    [anon_sym_RPAREN] = ACTIONS(585),
    [anon_sym_LBRACK] = ACTIONS(587),
    [anon_sym_LT] = ACTIONS(587),
    [sym_value] = ACTIONS(585),
    [sym_block_name] = ACTIONS(585),
    [aux_sym__symbol_name_token1] = ACTIONS(585),
    [aux_sym__symbol_name_token2] = ACTIONS(585),
    [aux_sym__symbol_name_token3] = ACTIONS(585),
    [sym_builtin_type] = ACTIONS(587),
    [anon_sym_tensor] = ACTIONS(587),
    [anon_sym_memref] = ACTIONS(587),
    [anon_sym_vector] = ACTIONS(587),
    [anon_sym_complex] = ACTIONS(587),
    [anon_sym_tuple] = ACTIONS(587),
    [sym_dialect_type] = ACTIONS(585),
    [anon_sym_affine_map] = ACTIONS(587),
    [anon_sym_affine_set] = ACTIONS(587),
    [anon_sym_array] = ACTIONS(587),
    [anon_sym_dense] = ACTIONS(587),
    [anon_sym_dense_resource] = ACTIONS(587),
    [anon_sym_distinct] = ACTIONS(587),
    [anon_sym_opaque] = ACTIONS(587),
    [anon_sym_sparse] = ACTIONS(587),
    [anon_sym_strided] = ACTIONS(587),
    [sym_dialect_attribute] = ACTIONS(585),
    [sym_keyword] = ACTIONS(587),
    [anon_sym_true] = ACTIONS(587),
    [anon_sym_false] = ACTIONS(587),
    [sym_dimensions] = ACTIONS(587),
    [sym_number] = ACTIONS(587),
    [sym_string] = ACTIONS(585),
    [sym_comment] = ACTIONS(3),
  },
  [150] = {
    [sym_identifier] = ACTIONS(591),
    [anon_sym_EQ] = ACTIONS(591),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(589),
    [anon_sym_COMMA] = ACTIONS(589),
    [anon_sym_COLON] = ACTIONS(591),
    [anon_sym_LBRACE] = ACTIONS(589),
    [anon_sym_DASH_GT] = ACTIONS(589),
    [anon_sym_COLON_COLON] = ACTIONS(589),
    [anon_sym_DASH] = ACTIONS(591),
    [anon_sym_PLUS] = ACTIONS(589),
    [anon_sym_STAR] = ACTIONS(591),
    [anon_sym_SLASH] = ACTIONS(591),
    [anon_sym_QMARK] = ACTIONS(591),
    [anon_sym_PIPE] = ACTIONS(589),
    [anon_sym_AMP] = ACTIONS(589),
    [anon_sym_SEMI] = ACTIONS(589),
    [anon_sym_DOT] = ACTIONS(591),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(589),
    [anon_sym_EQ_EQ] = ACTIONS(589),
    [anon_sym_GT_EQ] = ACTIONS(589),
    [anon_sym_LT_EQ] = ACTIONS(589),
    [anon_sym_TILDE] = ACTIONS(589),
    [anon_sym_SQUOTE] = ACTIONS(589),
    [anon_sym_DOLLAR] = ACTIONS(589),
    [anon_sym_LPAREN] = ACTIONS(589),
    [anon_sym_LBRACK] = ACTIONS(591),
    [anon_sym_LT] = ACTIONS(591),
    [sym_value] = ACTIONS(589),
    [sym_block_name] = ACTIONS(589),
    [aux_sym__symbol_name_token1] = ACTIONS(589),
    [aux_sym__symbol_name_token2] = ACTIONS(589),
    [aux_sym__symbol_name_token3] = ACTIONS(589),
    [sym_builtin_type] = ACTIONS(591),
    [anon_sym_tensor] = ACTIONS(591),
    [anon_sym_memref] = ACTIONS(591),
    [anon_sym_vector] = ACTIONS(591),
    [anon_sym_complex] = ACTIONS(591),
    [anon_sym_tuple] = ACTIONS(591),
    [sym_dialect_type] = ACTIONS(589),
    [anon_sym_affine_map] = ACTIONS(591),
    [anon_sym_affine_set] = ACTIONS(591),
    [anon_sym_array] = ACTIONS(591),
    [anon_sym_dense] = ACTIONS(591),
    [anon_sym_dense_resource] = ACTIONS(591),
    [anon_sym_distinct] = ACTIONS(591),
    [anon_sym_opaque] = ACTIONS(591),
    [anon_sym_sparse] = ACTIONS(591),
    [anon_sym_strided] = ACTIONS(591),
    [sym_dialect_attribute] = ACTIONS(591),
    [sym_keyword] = ACTIONS(591),
    [anon_sym_true] = ACTIONS(591),
    [anon_sym_false] = ACTIONS(591),
    [sym_dimensions] = ACTIONS(591),
    [sym_number] = ACTIONS(591),
    [sym_string] = ACTIONS(589),
    [sym_comment] = ACTIONS(3),
  },
  [151] = {
    [sym_identifier] = ACTIONS(595),
    [anon_sym_EQ] = ACTIONS(595),
    [anon_sym_COMMA] = ACTIONS(593),
    [anon_sym_COLON] = ACTIONS(595),
    [anon_sym_LBRACE] = ACTIONS(593),
    [anon_sym_DASH_GT] = ACTIONS(593),
    [anon_sym_COLON_COLON] = ACTIONS(593),
    [anon_sym_DASH] = ACTIONS(595),
    [anon_sym_PLUS] = ACTIONS(593),
    [anon_sym_STAR] = ACTIONS(595),
    [anon_sym_SLASH] = ACTIONS(595),
    [anon_sym_QMARK] = ACTIONS(595),
    [anon_sym_PIPE] = ACTIONS(593),
    [anon_sym_AMP] = ACTIONS(593),
    [anon_sym_SEMI] = ACTIONS(593),
    [anon_sym_DOT] = ACTIONS(595),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(593),
    [anon_sym_EQ_EQ] = ACTIONS(593),
    [anon_sym_GT_EQ] = ACTIONS(593),
    [anon_sym_LT_EQ] = ACTIONS(593),
    [anon_sym_TILDE] = ACTIONS(593),
    [anon_sym_SQUOTE] = ACTIONS(593),
    [anon_sym_DOLLAR] = ACTIONS(593),
    [anon_sym_LPAREN] = ACTIONS(593),
    [anon_sym_RPAREN] = ACTIONS(593),
    [anon_sym_LBRACK] = ACTIONS(595),
    [anon_sym_LT] = ACTIONS(595),
    [sym_value] = ACTIONS(593),
    [sym_block_name] = ACTIONS(593),
    [aux_sym__symbol_name_token1] = ACTIONS(593),
    [aux_sym__symbol_name_token2] = ACTIONS(593),
    [aux_sym__symbol_name_token3] = ACTIONS(593),
    [sym_builtin_type] = ACTIONS(595),
    [anon_sym_tensor] = ACTIONS(595),
    [anon_sym_memref] = ACTIONS(595),
    [anon_sym_vector] = ACTIONS(595),
    [anon_sym_complex] = ACTIONS(595),
    [anon_sym_tuple] = ACTIONS(595),
    [sym_dialect_type] = ACTIONS(593),
    [anon_sym_affine_map] = ACTIONS(595),
    [anon_sym_affine_set] = ACTIONS(595),
    [anon_sym_array] = ACTIONS(595),
    [anon_sym_dense] = ACTIONS(595),
    [anon_sym_dense_resource] = ACTIONS(595),
    [anon_sym_distinct] = ACTIONS(595),
    [anon_sym_opaque] = ACTIONS(595),
    [anon_sym_sparse] = ACTIONS(595),
    [anon_sym_strided] = ACTIONS(595),
    [sym_dialect_attribute] = ACTIONS(593),
    [sym_keyword] = ACTIONS(595),
    [anon_sym_true] = ACTIONS(595),
    [anon_sym_false] = ACTIONS(595),
    [sym_dimensions] = ACTIONS(595),
    [sym_number] = ACTIONS(595),
    [sym_string] = ACTIONS(593),
    [sym_comment] = ACTIONS(3),
  },
  [152] = {
    [sym_identifier] = ACTIONS(603),
    [anon_sym_EQ] = ACTIONS(603),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(601),
    [anon_sym_COMMA] = ACTIONS(601),
    [anon_sym_COLON] = ACTIONS(603),
    [anon_sym_LBRACE] = ACTIONS(601),
    [anon_sym_DASH_GT] = ACTIONS(601),
    [anon_sym_COLON_COLON] = ACTIONS(601),
    [anon_sym_DASH] = ACTIONS(603),
    [anon_sym_PLUS] = ACTIONS(601),
    [anon_sym_STAR] = ACTIONS(603),
    [anon_sym_SLASH] = ACTIONS(603),
    [anon_sym_QMARK] = ACTIONS(603),
    [anon_sym_PIPE] = ACTIONS(601),
    [anon_sym_AMP] = ACTIONS(601),
    [anon_sym_SEMI] = ACTIONS(601),
    [anon_sym_DOT] = ACTIONS(603),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(601),
    [anon_sym_EQ_EQ] = ACTIONS(601),
    [anon_sym_GT_EQ] = ACTIONS(601),
    [anon_sym_LT_EQ] = ACTIONS(601),
    [anon_sym_TILDE] = ACTIONS(601),
    [anon_sym_SQUOTE] = ACTIONS(601),
    [anon_sym_DOLLAR] = ACTIONS(601),
    [anon_sym_LPAREN] = ACTIONS(601),
    [anon_sym_LBRACK] = ACTIONS(603),
    [anon_sym_LT] = ACTIONS(603),
    [sym_value] = ACTIONS(601),
    [sym_block_name] = ACTIONS(601),
    [aux_sym__symbol_name_token1] = ACTIONS(601),
    [aux_sym__symbol_name_token2] = ACTIONS(601),
    [aux_sym__symbol_name_token3] = ACTIONS(601),
    [sym_builtin_type] = ACTIONS(603),
    [anon_sym_tensor] = ACTIONS(603),
    [anon_sym_memref] = ACTIONS(603),
    [anon_sym_vector] = ACTIONS(603),
    [anon_sym_complex] = ACTIONS(603),
    [anon_sym_tuple] = ACTIONS(603),
    [sym_dialect_type] = ACTIONS(601),
    [anon_sym_affine_map] = ACTIONS(603),
    [anon_sym_affine_set] = ACTIONS(603),
    [anon_sym_array] = ACTIONS(603),
    [anon_sym_dense] = ACTIONS(603),
    [anon_sym_dense_resource] = ACTIONS(603),
    [anon_sym_distinct] = ACTIONS(603),
    [anon_sym_opaque] = ACTIONS(603),
    [anon_sym_sparse] = ACTIONS(603),
    [anon_sym_strided] = ACTIONS(603),
    [sym_dialect_attribute] = ACTIONS(603),
    [sym_keyword] = ACTIONS(603),
    [anon_sym_true] = ACTIONS(603),
    [anon_sym_false] = ACTIONS(603),
    [sym_dimensions] = ACTIONS(603),
    [sym_number] = ACTIONS(603),
    [sym_string] = ACTIONS(601),
    [sym_comment] = ACTIONS(3),
  },
  [153] = {
    [sym_identifier] = ACTIONS(548),
    [anon_sym_EQ] = ACTIONS(548),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(546),
    [anon_sym_COMMA] = ACTIONS(546),
    [anon_sym_COLON] = ACTIONS(548),
    [anon_sym_LBRACE] = ACTIONS(546),
    [anon_sym_DASH_GT] = ACTIONS(546),
    [anon_sym_COLON_COLON] = ACTIONS(546),
    [anon_sym_DASH] = ACTIONS(548),
    [anon_sym_PLUS] = ACTIONS(546),
    [anon_sym_STAR] = ACTIONS(548),
    [anon_sym_SLASH] = ACTIONS(548),
    [anon_sym_QMARK] = ACTIONS(548),
    [anon_sym_PIPE] = ACTIONS(546),
    [anon_sym_AMP] = ACTIONS(546),
    [anon_sym_SEMI] = ACTIONS(546),
    [anon_sym_DOT] = ACTIONS(548),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(546),
    [anon_sym_EQ_EQ] = ACTIONS(546),
    [anon_sym_GT_EQ] = ACTIONS(546),
    [anon_sym_LT_EQ] = ACTIONS(546),
    [anon_sym_TILDE] = ACTIONS(546),
    [anon_sym_SQUOTE] = ACTIONS(546),
    [anon_sym_DOLLAR] = ACTIONS(546),
    [anon_sym_LPAREN] = ACTIONS(546),
    [anon_sym_LBRACK] = ACTIONS(548),
    [anon_sym_LT] = ACTIONS(548),
    [sym_value] = ACTIONS(546),
    [sym_block_name] = ACTIONS(546),
    [aux_sym__symbol_name_token1] = ACTIONS(546),
    [aux_sym__symbol_name_token2] = ACTIONS(546),
    [aux_sym__symbol_name_token3] = ACTIONS(546),
    [sym_builtin_type] = ACTIONS(548),
    [anon_sym_tensor] = ACTIONS(548),
    [anon_sym_memref] = ACTIONS(548),
    [anon_sym_vector] = ACTIONS(548),
    [anon_sym_complex] = ACTIONS(548),
    [anon_sym_tuple] = ACTIONS(548),
    [sym_dialect_type] = ACTIONS(546),
    [anon_sym_affine_map] = ACTIONS(548),
    [anon_sym_affine_set] = ACTIONS(548),
    [anon_sym_array] = ACTIONS(548),
    [anon_sym_dense] = ACTIONS(548),
    [anon_sym_dense_resource] = ACTIONS(548),
    [anon_sym_distinct] = ACTIONS(548),
    [anon_sym_opaque] = ACTIONS(548),
    [anon_sym_sparse] = ACTIONS(548),
    [anon_sym_strided] = ACTIONS(548),
    [sym_dialect_attribute] = ACTIONS(548),
    [sym_keyword] = ACTIONS(548),
    [anon_sym_true] = ACTIONS(548),
    [anon_sym_false] = ACTIONS(548),
    [sym_dimensions] = ACTIONS(548),
    [sym_number] = ACTIONS(548),
    [sym_string] = ACTIONS(546),
    [sym_comment] = ACTIONS(3),
  },
  [154] = {
    [sym_identifier] = ACTIONS(621),
    [anon_sym_EQ] = ACTIONS(621),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(619),
    [anon_sym_COMMA] = ACTIONS(619),
    [anon_sym_COLON] = ACTIONS(621),
    [anon_sym_LBRACE] = ACTIONS(619),
    [anon_sym_DASH_GT] = ACTIONS(619),
    [anon_sym_COLON_COLON] = ACTIONS(619),
    [anon_sym_DASH] = ACTIONS(621),
    [anon_sym_PLUS] = ACTIONS(619),
    [anon_sym_STAR] = ACTIONS(621),
    [anon_sym_SLASH] = ACTIONS(621),
    [anon_sym_QMARK] = ACTIONS(621),
    [anon_sym_PIPE] = ACTIONS(619),
    [anon_sym_AMP] = ACTIONS(619),
    [anon_sym_SEMI] = ACTIONS(619),
    [anon_sym_DOT] = ACTIONS(621),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(619),
    [anon_sym_EQ_EQ] = ACTIONS(619),
    [anon_sym_GT_EQ] = ACTIONS(619),
    [anon_sym_LT_EQ] = ACTIONS(619),
    [anon_sym_TILDE] = ACTIONS(619),
    [anon_sym_SQUOTE] = ACTIONS(619),
    [anon_sym_DOLLAR] = ACTIONS(619),
    [anon_sym_LPAREN] = ACTIONS(619),
    [anon_sym_LBRACK] = ACTIONS(621),
    [anon_sym_LT] = ACTIONS(621),
    [sym_value] = ACTIONS(619),
    [sym_block_name] = ACTIONS(619),
    [aux_sym__symbol_name_token1] = ACTIONS(619),
    [aux_sym__symbol_name_token2] = ACTIONS(619),
    [aux_sym__symbol_name_token3] = ACTIONS(619),
    [sym_builtin_type] = ACTIONS(621),
    [anon_sym_tensor] = ACTIONS(621),
    [anon_sym_memref] = ACTIONS(621),
    [anon_sym_vector] = ACTIONS(621),
    [anon_sym_complex] = ACTIONS(621),
    [anon_sym_tuple] = ACTIONS(621),
    [sym_dialect_type] = ACTIONS(619),
    [anon_sym_affine_map] = ACTIONS(621),
    [anon_sym_affine_set] = ACTIONS(621),
    [anon_sym_array] = ACTIONS(621),
    [anon_sym_dense] = ACTIONS(621),
    [anon_sym_dense_resource] = ACTIONS(621),
    [anon_sym_distinct] = ACTIONS(621),
    [anon_sym_opaque] = ACTIONS(621),
    [anon_sym_sparse] = ACTIONS(621),
    [anon_sym_strided] = ACTIONS(621),
    [sym_dialect_attribute] = ACTIONS(621),
    [sym_keyword] = ACTIONS(621),
    [anon_sym_true] = ACTIONS(621),
    [anon_sym_false] = ACTIONS(621),
    [sym_dimensions] = ACTIONS(621),
    [sym_number] = ACTIONS(621),
    [sym_string] = ACTIONS(619),
    [sym_comment] = ACTIONS(3),
  },
  [155] = {
    [sym_identifier] = ACTIONS(583),
    [anon_sym_EQ] = ACTIONS(583),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(581),
    [anon_sym_COMMA] = ACTIONS(581),
    [anon_sym_COLON] = ACTIONS(583),
    [anon_sym_LBRACE] = ACTIONS(581),
    [anon_sym_DASH_GT] = ACTIONS(581),
    [anon_sym_COLON_COLON] = ACTIONS(581),
    [anon_sym_DASH] = ACTIONS(583),
    [anon_sym_PLUS] = ACTIONS(581),
    [anon_sym_STAR] = ACTIONS(583),
    [anon_sym_SLASH] = ACTIONS(583),
    [anon_sym_QMARK] = ACTIONS(583),
    [anon_sym_PIPE] = ACTIONS(581),
    [anon_sym_AMP] = ACTIONS(581),
    [anon_sym_SEMI] = ACTIONS(581),
    [anon_sym_DOT] = ACTIONS(583),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(581),
    [anon_sym_EQ_EQ] = ACTIONS(581),
    [anon_sym_GT_EQ] = ACTIONS(581),
    [anon_sym_LT_EQ] = ACTIONS(581),
    [anon_sym_TILDE] = ACTIONS(581),
    [anon_sym_SQUOTE] = ACTIONS(581),
    [anon_sym_DOLLAR] = ACTIONS(581),
    [anon_sym_LPAREN] = ACTIONS(581),
    [anon_sym_LBRACK] = ACTIONS(583),
    [anon_sym_LT] = ACTIONS(583),
    [sym_value] = ACTIONS(581),
    [sym_block_name] = ACTIONS(581),
    [aux_sym__symbol_name_token1] = ACTIONS(581),
    [aux_sym__symbol_name_token2] = ACTIONS(581),
    [aux_sym__symbol_name_token3] = ACTIONS(581),
    [sym_builtin_type] = ACTIONS(583),
    [anon_sym_tensor] = ACTIONS(583),
    [anon_sym_memref] = ACTIONS(583),
    [anon_sym_vector] = ACTIONS(583),
    [anon_sym_complex] = ACTIONS(583),
    [anon_sym_tuple] = ACTIONS(583),
    [sym_dialect_type] = ACTIONS(581),
    [anon_sym_affine_map] = ACTIONS(583),
    [anon_sym_affine_set] = ACTIONS(583),
    [anon_sym_array] = ACTIONS(583),
    [anon_sym_dense] = ACTIONS(583),
    [anon_sym_dense_resource] = ACTIONS(583),
    [anon_sym_distinct] = ACTIONS(583),
    [anon_sym_opaque] = ACTIONS(583),
    [anon_sym_sparse] = ACTIONS(583),
    [anon_sym_strided] = ACTIONS(583),
    [sym_dialect_attribute] = ACTIONS(583),
    [sym_keyword] = ACTIONS(583),
    [anon_sym_true] = ACTIONS(583),
    [anon_sym_false] = ACTIONS(583),
    [sym_dimensions] = ACTIONS(583),
    [sym_number] = ACTIONS(583),
    [sym_string] = ACTIONS(581),
    [sym_comment] = ACTIONS(3),
  },
  [156] = {
    [sym_identifier] = ACTIONS(637),
    [anon_sym_EQ] = ACTIONS(637),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(635),
    [anon_sym_COMMA] = ACTIONS(635),
    [anon_sym_COLON] = ACTIONS(637),
    [anon_sym_LBRACE] = ACTIONS(635),
    [anon_sym_DASH_GT] = ACTIONS(635),
    [anon_sym_COLON_COLON] = ACTIONS(635),
    [anon_sym_DASH] = ACTIONS(637),
    [anon_sym_PLUS] = ACTIONS(635),
    [anon_sym_STAR] = ACTIONS(637),
    [anon_sym_SLASH] = ACTIONS(637),
    [anon_sym_QMARK] = ACTIONS(637),
    [anon_sym_PIPE] = ACTIONS(635),
    [anon_sym_AMP] = ACTIONS(635),
    [anon_sym_SEMI] = ACTIONS(635),
    [anon_sym_DOT] = ACTIONS(637),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(635),
    [anon_sym_EQ_EQ] = ACTIONS(635),
    [anon_sym_GT_EQ] = ACTIONS(635),
    [anon_sym_LT_EQ] = ACTIONS(635),
    [anon_sym_TILDE] = ACTIONS(635),
    [anon_sym_SQUOTE] = ACTIONS(635),
    [anon_sym_DOLLAR] = ACTIONS(635),
    [anon_sym_LPAREN] = ACTIONS(635),
    [anon_sym_LBRACK] = ACTIONS(637),
    [anon_sym_LT] = ACTIONS(637),
    [sym_value] = ACTIONS(635),
    [sym_block_name] = ACTIONS(635),
    [aux_sym__symbol_name_token1] = ACTIONS(635),
    [aux_sym__symbol_name_token2] = ACTIONS(635),
    [aux_sym__symbol_name_token3] = ACTIONS(635),
    [sym_builtin_type] = ACTIONS(637),
    [anon_sym_tensor] = ACTIONS(637),
    [anon_sym_memref] = ACTIONS(637),
    [anon_sym_vector] = ACTIONS(637),
    [anon_sym_complex] = ACTIONS(637),
    [anon_sym_tuple] = ACTIONS(637),
    [sym_dialect_type] = ACTIONS(635),
    [anon_sym_affine_map] = ACTIONS(637),
    [anon_sym_affine_set] = ACTIONS(637),
    [anon_sym_array] = ACTIONS(637),
    [anon_sym_dense] = ACTIONS(637),
    [anon_sym_dense_resource] = ACTIONS(637),
    [anon_sym_distinct] = ACTIONS(637),
    [anon_sym_opaque] = ACTIONS(637),
    [anon_sym_sparse] = ACTIONS(637),
    [anon_sym_strided] = ACTIONS(637),
    [sym_dialect_attribute] = ACTIONS(637),
    [sym_keyword] = ACTIONS(637),
    [anon_sym_true] = ACTIONS(637),
    [anon_sym_false] = ACTIONS(637),
    [sym_dimensions] = ACTIONS(637),
    [sym_number] = ACTIONS(637),
    [sym_string] = ACTIONS(635),
    [sym_comment] = ACTIONS(3),
  },
  [157] = {
    [sym_identifier] = ACTIONS(609),
    [anon_sym_EQ] = ACTIONS(609),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(607),
    [anon_sym_COMMA] = ACTIONS(607),
    [anon_sym_COLON] = ACTIONS(609),
    [anon_sym_LBRACE] = ACTIONS(607),
    [anon_sym_DASH_GT] = ACTIONS(607),
    [anon_sym_COLON_COLON] = ACTIONS(607),
    [anon_sym_DASH] = ACTIONS(609),
    [anon_sym_PLUS] = ACTIONS(607),
    [anon_sym_STAR] = ACTIONS(609),
    [anon_sym_SLASH] = ACTIONS(609),
    [anon_sym_QMARK] = ACTIONS(609),
    [anon_sym_PIPE] = ACTIONS(607),
    [anon_sym_AMP] = ACTIONS(607),
    [anon_sym_SEMI] = ACTIONS(607),
    [anon_sym_DOT] = ACTIONS(609),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(607),
    [anon_sym_EQ_EQ] = ACTIONS(607),
    [anon_sym_GT_EQ] = ACTIONS(607),
    [anon_sym_LT_EQ] = ACTIONS(607),
    [anon_sym_TILDE] = ACTIONS(607),
    [anon_sym_SQUOTE] = ACTIONS(607),
    [anon_sym_DOLLAR] = ACTIONS(607),
    [anon_sym_LPAREN] = ACTIONS(607),
    [anon_sym_LBRACK] = ACTIONS(609),
    [anon_sym_LT] = ACTIONS(609),
    [sym_value] = ACTIONS(607),
    [sym_block_name] = ACTIONS(607),
    [aux_sym__symbol_name_token1] = ACTIONS(607),
    [aux_sym__symbol_name_token2] = ACTIONS(607),
    [aux_sym__symbol_name_token3] = ACTIONS(607),
    [sym_builtin_type] = ACTIONS(609),
    [anon_sym_tensor] = ACTIONS(609),
    [anon_sym_memref] = ACTIONS(609),
    [anon_sym_vector] = ACTIONS(609),
    [anon_sym_complex] = ACTIONS(609),
    [anon_sym_tuple] = ACTIONS(609),
    [sym_dialect_type] = ACTIONS(607),
    [anon_sym_affine_map] = ACTIONS(609),
    [anon_sym_affine_set] = ACTIONS(609),
    [anon_sym_array] = ACTIONS(609),
    [anon_sym_dense] = ACTIONS(609),
    [anon_sym_dense_resource] = ACTIONS(609),
    [anon_sym_distinct] = ACTIONS(609),
    [anon_sym_opaque] = ACTIONS(609),
    [anon_sym_sparse] = ACTIONS(609),
    [anon_sym_strided] = ACTIONS(609),
    [sym_dialect_attribute] = ACTIONS(609),
    [sym_keyword] = ACTIONS(609),
    [anon_sym_true] = ACTIONS(609),
    [anon_sym_false] = ACTIONS(609),
    [sym_dimensions] = ACTIONS(609),
    [sym_number] = ACTIONS(609),
    [sym_string] = ACTIONS(607),
    [sym_comment] = ACTIONS(3),
  },
  [158] = {
    [sym_identifier] = ACTIONS(625),
    [anon_sym_EQ] = ACTIONS(625),
    [anon_sym_POUND_DASH_RBRACE] = ACTIONS(623),
    [anon_sym_COMMA] = ACTIONS(623),
    [anon_sym_COLON] = ACTIONS(625),
    [anon_sym_LBRACE] = ACTIONS(623),
    [anon_sym_DASH_GT] = ACTIONS(623),
    [anon_sym_COLON_COLON] = ACTIONS(623),
    [anon_sym_DASH] = ACTIONS(625),
    [anon_sym_PLUS] = ACTIONS(623),
    [anon_sym_STAR] = ACTIONS(625),
    [anon_sym_SLASH] = ACTIONS(625),
    [anon_sym_QMARK] = ACTIONS(625),
    [anon_sym_PIPE] = ACTIONS(623),
    [anon_sym_AMP] = ACTIONS(623),
    [anon_sym_SEMI] = ACTIONS(623),
    [anon_sym_DOT] = ACTIONS(625),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(623),
    [anon_sym_EQ_EQ] = ACTIONS(623),
    [anon_sym_GT_EQ] = ACTIONS(623),
    [anon_sym_LT_EQ] = ACTIONS(623),
    [anon_sym_TILDE] = ACTIONS(623),
    [anon_sym_SQUOTE] = ACTIONS(623),
    [anon_sym_DOLLAR] = ACTIONS(623),
    [anon_sym_LPAREN] = ACTIONS(623),
    [anon_sym_LBRACK] = ACTIONS(625),
    [anon_sym_LT] = ACTIONS(625),
    [sym_value] = ACTIONS(623),
    [sym_block_name] = ACTIONS(623),
    [aux_sym__symbol_name_token1] = ACTIONS(623),
    [aux_sym__symbol_name_token2] = ACTIONS(623),
    [aux_sym__symbol_name_token3] = ACTIONS(623),
    [sym_builtin_type] = ACTIONS(625),
    [anon_sym_tensor] = ACTIONS(625),
    [anon_sym_memref] = ACTIONS(625),
    [anon_sym_vector] = ACTIONS(625),
    [anon_sym_complex] = ACTIONS(625),
    [anon_sym_tuple] = ACTIONS(625),
    [sym_dialect_type] = ACTIONS(623),
    [anon_sym_affine_map] = ACTIONS(625),
    [anon_sym_affine_set] = ACTIONS(625),
    [anon_sym_array] = ACTIONS(625),
    [anon_sym_dense] = ACTIONS(625),
    [anon_sym_dense_resource] = ACTIONS(625),
    [anon_sym_distinct] = ACTIONS(625),
    [anon_sym_opaque] = ACTIONS(625),
    [anon_sym_sparse] = ACTIONS(625),
    [anon_sym_strided] = ACTIONS(625),
    [sym_dialect_attribute] = ACTIONS(625),
    [sym_keyword] = ACTIONS(625),
    [anon_sym_true] = ACTIONS(625),
    [anon_sym_false] = ACTIONS(625),
    [sym_dimensions] = ACTIONS(625),
    [sym_number] = ACTIONS(625),
    [sym_string] = ACTIONS(623),
    [sym_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(7), 1,
      anon_sym_LBRACE_DASH_POUND,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(13), 1,
      sym__label,
    ACTIONS(15), 1,
      sym__alias,
    ACTIONS(666), 1,
      ts_builtin_sym_end,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(11), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(160), 5,
      sym_alias_definition,
      sym_resources,
      sym_operation,
      sym_block,
      aux_sym_source_file_repeat1,
  [36] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(668), 1,
      ts_builtin_sym_end,
    ACTIONS(670), 1,
      anon_sym_LBRACE_DASH_POUND,
    ACTIONS(673), 1,
      sym__result,
    ACTIONS(679), 1,
      sym__label,
    ACTIONS(682), 1,
      sym__alias,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(676), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(160), 5,
      sym_alias_definition,
      sym_resources,
      sym_operation,
      sym_block,
      aux_sym_source_file_repeat1,
  [72] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(11), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(163), 2,
      sym_operation,
      aux_sym_region_repeat1,
    ACTIONS(685), 4,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [99] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(687), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(185), 2,
      sym_block,
      aux_sym_region_repeat2,
  [130] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(691), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(694), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(163), 2,
      sym_operation,
      aux_sym_region_repeat1,
    ACTIONS(689), 4,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [157] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(11), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(171), 2,
      sym_operation,
      aux_sym_region_repeat1,
    ACTIONS(685), 4,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [184] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(697), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(189), 2,
      sym_block,
      aux_sym_region_repeat2,
  [215] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(699), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(186), 2,
      sym_block,
      aux_sym_region_repeat2,
  [246] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(701), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(193), 2,
      sym_block,
      aux_sym_region_repeat2,
  [277] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(703), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(188), 2,
      sym_block,
      aux_sym_region_repeat2,
  [308] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(705), 1,
      anon_sym_RBRACE,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(192), 2,
      sym_block,
      aux_sym_region_repeat2,
  [339] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(11), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(161), 2,
      sym_operation,
      aux_sym_region_repeat1,
    ACTIONS(707), 4,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [366] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(223), 1,
      sym_results,
    ACTIONS(11), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(163), 2,
      sym_operation,
      aux_sym_region_repeat1,
    ACTIONS(709), 4,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [393] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(168), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(192), 2,
      sym_block,
      aux_sym_region_repeat2,
  [421] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(162), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(186), 2,
      sym_block,
      aux_sym_region_repeat2,
  [449] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    ACTIONS(47), 1,
      sym__label,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(167), 2,
      sym_operation,
      aux_sym_region_repeat1,
    STATE(189), 2,
      sym_block,
      aux_sym_region_repeat2,
  [477] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    ACTIONS(685), 2,
      sym__label,
      anon_sym_RBRACE,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
  [502] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    ACTIONS(685), 2,
      sym__label,
      anon_sym_RBRACE,
    STATE(177), 2,
      sym_operation,
      aux_sym_region_repeat1,
  [527] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    ACTIONS(709), 2,
      sym__label,
      anon_sym_RBRACE,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
  [552] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(691), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(689), 2,
      sym__label,
      anon_sym_RBRACE,
    ACTIONS(711), 2,
      sym__bare_name,
      sym__quoted_name,
    STATE(178), 2,
      sym_operation,
      aux_sym_region_repeat1,
  [577] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(198), 1,
      sym__counted_result,
    STATE(222), 1,
      sym_results,
    ACTIONS(45), 2,
      sym__bare_name,
      sym__quoted_name,
    ACTIONS(707), 2,
      sym__label,
      anon_sym_RBRACE,
    STATE(175), 2,
      sym_operation,
      aux_sym_region_repeat1,
  [602] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(714), 7,
      sym__result,
      sym__bare_name,
      sym__quoted_name,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [615] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(716), 7,
      sym__result,
      sym__bare_name,
      sym__quoted_name,
      sym__label,
      sym__alias,
      ts_builtin_sym_end,
      anon_sym_LBRACE_DASH_POUND,
  [628] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(705), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [642] = 3,
    ACTIONS(3), 1,
      sym_comment,
    STATE(70), 1,
      sym__symbol_name,
    ACTIONS(718), 3,
      aux_sym__symbol_name_token1,
      aux_sym__symbol_name_token2,
      aux_sym__symbol_name_token3,
  [654] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(697), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [668] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(720), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [682] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(687), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [696] = 3,
    ACTIONS(3), 1,
      sym_comment,
    STATE(147), 1,
      sym__symbol_name,
    ACTIONS(722), 3,
      aux_sym__symbol_name_token1,
      aux_sym__symbol_name_token2,
      aux_sym__symbol_name_token3,
  [708] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(724), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [722] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(701), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [736] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(699), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [750] = 3,
    ACTIONS(3), 1,
      sym_comment,
    STATE(121), 1,
      sym__symbol_name,
    ACTIONS(726), 3,
      aux_sym__symbol_name_token1,
      aux_sym__symbol_name_token2,
      aux_sym__symbol_name_token3,
  [762] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(703), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [776] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(47), 1,
      sym__label,
    ACTIONS(728), 1,
      anon_sym_RBRACE,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [790] = 3,
    ACTIONS(3), 1,
      sym_comment,
    STATE(111), 1,
      sym__symbol_name,
    ACTIONS(730), 3,
      aux_sym__symbol_name_token1,
      aux_sym__symbol_name_token2,
      aux_sym__symbol_name_token3,
  [802] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(732), 1,
      anon_sym_RBRACE,
    ACTIONS(734), 1,
      sym__label,
    STATE(195), 2,
      sym_block,
      aux_sym_region_repeat2,
  [816] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(737), 1,
      anon_sym_COLON,
    ACTIONS(739), 1,
      anon_sym_LPAREN,
    STATE(219), 1,
      sym_parentheses,
  [829] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(741), 1,
      anon_sym_EQ,
    ACTIONS(743), 1,
      anon_sym_COMMA,
    STATE(200), 1,
      aux_sym_results_repeat1,
  [842] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(743), 1,
      anon_sym_COMMA,
    ACTIONS(745), 1,
      anon_sym_EQ,
    STATE(197), 1,
      aux_sym_results_repeat1,
  [855] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(739), 1,
      anon_sym_LPAREN,
    ACTIONS(747), 1,
      anon_sym_COLON,
    STATE(217), 1,
      sym_parentheses,
  [868] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(749), 1,
      anon_sym_EQ,
    ACTIONS(751), 1,
      anon_sym_COMMA,
    STATE(200), 1,
      aux_sym_results_repeat1,
  [881] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(756), 1,
      anon_sym_COLON,
    ACTIONS(754), 2,
      anon_sym_EQ,
      anon_sym_COMMA,
  [892] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(758), 1,
      anon_sym_LT2,
    STATE(118), 1,
      sym__parameters,
  [902] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(760), 1,
      anon_sym_LT2,
    STATE(143), 1,
      sym__parameters,
  [912] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(762), 2,
      sym__bare_name,
      sym__quoted_name,
  [920] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(758), 1,
      anon_sym_LT2,
    STATE(106), 1,
      sym__parameters,
  [930] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(764), 2,
      sym__bare_name,
      sym__quoted_name,
  [938] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(766), 1,
      anon_sym_LT2,
    STATE(80), 1,
      sym__parameters,
  [948] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(9), 1,
      sym__result,
    STATE(214), 1,
      sym__counted_result,
  [958] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(768), 1,
      anon_sym_LT2,
    STATE(132), 1,
      sym__parameters,
  [968] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(768), 1,
      anon_sym_LT2,
    STATE(133), 1,
      sym__parameters,
  [978] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(760), 1,
      anon_sym_LT2,
    STATE(141), 1,
      sym__parameters,
  [988] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(770), 2,
      anon_sym_EQ,
      anon_sym_COMMA,
  [996] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(766), 1,
      anon_sym_LT2,
    STATE(81), 1,
      sym__parameters,
  [1006] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(749), 2,
      anon_sym_EQ,
      anon_sym_COMMA,
  [1014] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(635), 1,
      anon_sym_COLON,
  [1021] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(772), 1,
      anon_sym_EQ,
  [1028] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(774), 1,
      anon_sym_COLON,
  [1035] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(776), 1,
      ts_builtin_sym_end,
  [1042] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(778), 1,
      anon_sym_COLON,
  [1049] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(581), 1,
      anon_sym_COLON,
  [1056] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(780), 1,
      sym_number,
  [1063] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(782), 1,
      anon_sym_EQ,
  [1070] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(784), 1,
      anon_sym_EQ,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(159)] = 0,
  [SMALL_STATE(160)] = 36,
  [SMALL_STATE(161)] = 72,
  [SMALL_STATE(162)] = 99,
  [SMALL_STATE(163)] = 130,
  [SMALL_STATE(164)] = 157,
  [SMALL_STATE(165)] = 184,
  [SMALL_STATE(166)] = 215,
  [SMALL_STATE(167)] = 246,
  [SMALL_STATE(168)] = 277,
  [SMALL_STATE(169)] = 308,
  [SMALL_STATE(170)] = 339,
  [SMALL_STATE(171)] = 366,
  [SMALL_STATE(172)] = 393,
  [SMALL_STATE(173)] = 421,
  [SMALL_STATE(174)] = 449,
  [SMALL_STATE(175)] = 477,
  [SMALL_STATE(176)] = 502,
  [SMALL_STATE(177)] = 527,
  [SMALL_STATE(178)] = 552,
  [SMALL_STATE(179)] = 577,
  [SMALL_STATE(180)] = 602,
  [SMALL_STATE(181)] = 615,
  [SMALL_STATE(182)] = 628,
  [SMALL_STATE(183)] = 642,
  [SMALL_STATE(184)] = 654,
  [SMALL_STATE(185)] = 668,
  [SMALL_STATE(186)] = 682,
  [SMALL_STATE(187)] = 696,
  [SMALL_STATE(188)] = 708,
  [SMALL_STATE(189)] = 722,
  [SMALL_STATE(190)] = 736,
  [SMALL_STATE(191)] = 750,
  [SMALL_STATE(192)] = 762,
  [SMALL_STATE(193)] = 776,
  [SMALL_STATE(194)] = 790,
  [SMALL_STATE(195)] = 802,
  [SMALL_STATE(196)] = 816,
  [SMALL_STATE(197)] = 829,
  [SMALL_STATE(198)] = 842,
  [SMALL_STATE(199)] = 855,
  [SMALL_STATE(200)] = 868,
  [SMALL_STATE(201)] = 881,
  [SMALL_STATE(202)] = 892,
  [SMALL_STATE(203)] = 902,
  [SMALL_STATE(204)] = 912,
  [SMALL_STATE(205)] = 920,
  [SMALL_STATE(206)] = 930,
  [SMALL_STATE(207)] = 938,
  [SMALL_STATE(208)] = 948,
  [SMALL_STATE(209)] = 958,
  [SMALL_STATE(210)] = 968,
  [SMALL_STATE(211)] = 978,
  [SMALL_STATE(212)] = 988,
  [SMALL_STATE(213)] = 996,
  [SMALL_STATE(214)] = 1006,
  [SMALL_STATE(215)] = 1014,
  [SMALL_STATE(216)] = 1021,
  [SMALL_STATE(217)] = 1028,
  [SMALL_STATE(218)] = 1035,
  [SMALL_STATE(219)] = 1042,
  [SMALL_STATE(220)] = 1049,
  [SMALL_STATE(221)] = 1056,
  [SMALL_STATE(222)] = 1063,
  [SMALL_STATE(223)] = 1070,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(216),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(30),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(83),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(47),
  [29] = {.entry = {.count = 1, .reusable = false}}, SHIFT(48),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [33] = {.entry = {.count = 1, .reusable = false}}, SHIFT(122),
  [35] = {.entry = {.count = 1, .reusable = false}}, SHIFT(100),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [39] = {.entry = {.count = 1, .reusable = false}}, SHIFT(115),
  [41] = {.entry = {.count = 1, .reusable = true}}, SHIFT(89),
  [43] = {.entry = {.count = 1, .reusable = false}}, SHIFT(127),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [49] = {.entry = {.count = 1, .reusable = true}}, SHIFT(172),
  [51] = {.entry = {.count = 1, .reusable = false}}, SHIFT(56),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [57] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [59] = {.entry = {.count = 1, .reusable = false}}, SHIFT(49),
  [61] = {.entry = {.count = 1, .reusable = true}}, SHIFT(49),
  [63] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [65] = {.entry = {.count = 1, .reusable = true}}, SHIFT(173),
  [67] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_operation, 1, 0, 1),
  [69] = {.entry = {.count = 1, .reusable = false}}, SHIFT(7),
  [71] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [73] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [75] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [77] = {.entry = {.count = 1, .reusable = false}}, SHIFT(37),
  [79] = {.entry = {.count = 1, .reusable = false}}, SHIFT(38),
  [81] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [83] = {.entry = {.count = 1, .reusable = false}}, SHIFT(75),
  [85] = {.entry = {.count = 1, .reusable = false}}, SHIFT(64),
  [87] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [89] = {.entry = {.count = 1, .reusable = false}}, SHIFT(65),
  [91] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [93] = {.entry = {.count = 1, .reusable = false}}, SHIFT(82),
  [95] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0),
  [97] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(6),
  [100] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(6),
  [103] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(2),
  [106] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(16),
  [109] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(37),
  [112] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(38),
  [115] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(68),
  [118] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(75),
  [121] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(64),
  [124] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(62),
  [127] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(65),
  [130] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(63),
  [133] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(82),
  [136] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_operation, 2, 0, 1),
  [138] = {.entry = {.count = 1, .reusable = false}}, SHIFT(6),
  [140] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [142] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_alias_definition, 3, 0, 1),
  [144] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_operation, 4, 0, 3),
  [146] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_operation, 3, 0, 3),
  [148] = {.entry = {.count = 1, .reusable = false}}, SHIFT(9),
  [150] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [152] = {.entry = {.count = 1, .reusable = false}}, SHIFT(12),
  [154] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [156] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [158] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [160] = {.entry = {.count = 1, .reusable = false}}, SHIFT(54),
  [162] = {.entry = {.count = 1, .reusable = false}}, SHIFT(55),
  [164] = {.entry = {.count = 1, .reusable = true}}, SHIFT(93),
  [166] = {.entry = {.count = 1, .reusable = false}}, SHIFT(99),
  [168] = {.entry = {.count = 1, .reusable = false}}, SHIFT(90),
  [170] = {.entry = {.count = 1, .reusable = true}}, SHIFT(77),
  [172] = {.entry = {.count = 1, .reusable = false}}, SHIFT(91),
  [174] = {.entry = {.count = 1, .reusable = true}}, SHIFT(78),
  [176] = {.entry = {.count = 1, .reusable = false}}, SHIFT(102),
  [178] = {.entry = {.count = 1, .reusable = false}}, SHIFT(15),
  [180] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [182] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [184] = {.entry = {.count = 1, .reusable = true}}, SHIFT(13),
  [186] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(15),
  [189] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(15),
  [192] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(3),
  [195] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(26),
  [198] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(54),
  [201] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(55),
  [204] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(93),
  [207] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(99),
  [210] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(90),
  [213] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(77),
  [216] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(91),
  [219] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(78),
  [222] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(102),
  [225] = {.entry = {.count = 1, .reusable = false}}, SHIFT(17),
  [227] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [231] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [233] = {.entry = {.count = 1, .reusable = false}}, SHIFT(18),
  [235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(86),
  [239] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(18),
  [242] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(18),
  [245] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(4),
  [248] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(23),
  [251] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(47),
  [254] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(48),
  [257] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [260] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(122),
  [263] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(100),
  [266] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(92),
  [269] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(115),
  [272] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(89),
  [275] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_alias_definition_repeat1, 2, 0, 0), SHIFT_REPEAT(127),
  [278] = {.entry = {.count = 1, .reusable = true}}, SHIFT(215),
  [280] = {.entry = {.count = 1, .reusable = false}}, SHIFT(19),
  [282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [284] = {.entry = {.count = 1, .reusable = true}}, SHIFT(220),
  [286] = {.entry = {.count = 1, .reusable = false}}, SHIFT(22),
  [288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [290] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(156),
  [294] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [296] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [298] = {.entry = {.count = 1, .reusable = true}}, SHIFT(126),
  [300] = {.entry = {.count = 1, .reusable = true}}, SHIFT(125),
  [302] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(25),
  [305] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(25),
  [308] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(41),
  [311] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0),
  [313] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(23),
  [316] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(47),
  [319] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(48),
  [322] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0),
  [324] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(117),
  [327] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(122),
  [330] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(100),
  [333] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(92),
  [336] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(115),
  [339] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(89),
  [342] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(127),
  [345] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [347] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [349] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [351] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [353] = {.entry = {.count = 1, .reusable = false}}, SHIFT(8),
  [355] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [357] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [359] = {.entry = {.count = 1, .reusable = false}}, SHIFT(59),
  [361] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [363] = {.entry = {.count = 1, .reusable = false}}, SHIFT(110),
  [365] = {.entry = {.count = 1, .reusable = false}}, SHIFT(25),
  [367] = {.entry = {.count = 1, .reusable = true}}, SHIFT(25),
  [369] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [371] = {.entry = {.count = 1, .reusable = false}}, SHIFT(42),
  [373] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [375] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [377] = {.entry = {.count = 1, .reusable = true}}, SHIFT(87),
  [379] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [381] = {.entry = {.count = 1, .reusable = false}}, SHIFT(36),
  [383] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [385] = {.entry = {.count = 1, .reusable = false}}, SHIFT(88),
  [387] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(35),
  [390] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(35),
  [393] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(31),
  [396] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(21),
  [399] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(61),
  [402] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(40),
  [405] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(140),
  [408] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(153),
  [411] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(138),
  [414] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(134),
  [417] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(139),
  [420] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(135),
  [423] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_resources_repeat1, 2, 0, 0), SHIFT_REPEAT(154),
  [426] = {.entry = {.count = 1, .reusable = false}}, SHIFT(72),
  [428] = {.entry = {.count = 1, .reusable = false}}, SHIFT(32),
  [430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [434] = {.entry = {.count = 1, .reusable = false}}, SHIFT(33),
  [436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
  [438] = {.entry = {.count = 1, .reusable = false}}, SHIFT(79),
  [440] = {.entry = {.count = 1, .reusable = false}}, SHIFT(35),
  [442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(180),
  [444] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [450] = {.entry = {.count = 1, .reusable = false}}, SHIFT(61),
  [452] = {.entry = {.count = 1, .reusable = false}}, SHIFT(40),
  [454] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [456] = {.entry = {.count = 1, .reusable = false}}, SHIFT(153),
  [458] = {.entry = {.count = 1, .reusable = false}}, SHIFT(138),
  [460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(134),
  [462] = {.entry = {.count = 1, .reusable = false}}, SHIFT(139),
  [464] = {.entry = {.count = 1, .reusable = false}}, SHIFT(135),
  [466] = {.entry = {.count = 1, .reusable = false}}, SHIFT(154),
  [468] = {.entry = {.count = 1, .reusable = false}}, SHIFT(44),
  [470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [472] = {.entry = {.count = 1, .reusable = false}}, SHIFT(157),
  [474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(142),
  [476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [478] = {.entry = {.count = 1, .reusable = false}}, SHIFT(145),
  [480] = {.entry = {.count = 1, .reusable = false}}, SHIFT(46),
  [482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [484] = {.entry = {.count = 1, .reusable = false}}, SHIFT(148),
  [486] = {.entry = {.count = 1, .reusable = false}}, SHIFT(150),
  [488] = {.entry = {.count = 1, .reusable = false}}, SHIFT(50),
  [490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(130),
  [494] = {.entry = {.count = 1, .reusable = false}}, SHIFT(51),
  [496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(51),
  [498] = {.entry = {.count = 1, .reusable = false}}, SHIFT(131),
  [500] = {.entry = {.count = 1, .reusable = true}}, SHIFT(124),
  [502] = {.entry = {.count = 1, .reusable = true}}, SHIFT(128),
  [504] = {.entry = {.count = 1, .reusable = false}}, SHIFT(120),
  [506] = {.entry = {.count = 1, .reusable = false}}, SHIFT(53),
  [508] = {.entry = {.count = 1, .reusable = true}}, SHIFT(53),
  [510] = {.entry = {.count = 1, .reusable = false}}, SHIFT(123),
  [512] = {.entry = {.count = 1, .reusable = false}}, SHIFT(119),
  [514] = {.entry = {.count = 1, .reusable = false}}, SHIFT(57),
  [516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [518] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [520] = {.entry = {.count = 1, .reusable = false}}, SHIFT(58),
  [522] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [524] = {.entry = {.count = 1, .reusable = false}}, SHIFT(105),
  [526] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [528] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [530] = {.entry = {.count = 1, .reusable = false}}, SHIFT(109),
  [532] = {.entry = {.count = 1, .reusable = false}}, SHIFT(112),
  [534] = {.entry = {.count = 1, .reusable = false}}, SHIFT(39),
  [536] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [538] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [540] = {.entry = {.count = 1, .reusable = false}}, SHIFT(43),
  [542] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [544] = {.entry = {.count = 1, .reusable = true}}, SHIFT(152),
  [546] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type, 1, 0, 0),
  [548] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type, 1, 0, 0),
  [550] = {.entry = {.count = 1, .reusable = false}}, SHIFT(34),
  [552] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 1, 0, 0),
  [554] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 1, 0, 0),
  [556] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__parametric_word, 1, 0, 0),
  [558] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__parametric_word, 1, 0, 0),
  [560] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_shaped_type, 1, 0, 0),
  [562] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_builtin_attribute, 1, 0, 0),
  [564] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_symbol, 2, 0, 0),
  [566] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_symbol, 2, 0, 0),
  [568] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [570] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0),
  [572] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0),
  [574] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0), SHIFT_REPEAT(183),
  [577] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_symbol, 1, 0, 0),
  [579] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_symbol, 1, 0, 0),
  [581] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parentheses, 2, 0, 0),
  [583] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parentheses, 2, 0, 0),
  [585] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_region, 4, 0, 0),
  [587] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_region, 4, 0, 0),
  [589] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__parameters, 3, 0, 0),
  [591] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__parameters, 3, 0, 0),
  [593] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_region, 5, 0, 0),
  [595] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_region, 5, 0, 0),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_angles, 3, 0, 0),
  [599] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_angles, 3, 0, 0),
  [601] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_brackets, 2, 0, 0),
  [603] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_brackets, 2, 0, 0),
  [605] = {.entry = {.count = 1, .reusable = false}}, SHIFT(29),
  [607] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_angles, 2, 0, 0),
  [609] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_angles, 2, 0, 0),
  [611] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type, 2, 0, 0),
  [613] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type, 2, 0, 0),
  [615] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2, 0, 0),
  [617] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2, 0, 0),
  [619] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1, 0, 0),
  [621] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1, 0, 0),
  [623] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 2, 0, 0),
  [625] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 2, 0, 0),
  [627] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 3, 0, 0),
  [629] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 3, 0, 0),
  [631] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_region, 3, 0, 0),
  [633] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_region, 3, 0, 0),
  [635] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parentheses, 3, 0, 0),
  [637] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_parentheses, 3, 0, 0),
  [639] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_brackets, 3, 0, 0),
  [641] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_brackets, 3, 0, 0),
  [643] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__parameters, 2, 0, 0),
  [645] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__parameters, 2, 0, 0),
  [647] = {.entry = {.count = 1, .reusable = false}}, SHIFT(52),
  [649] = {.entry = {.count = 1, .reusable = true}}, SHIFT(194),
  [651] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0), SHIFT_REPEAT(194),
  [654] = {.entry = {.count = 1, .reusable = true}}, SHIFT(191),
  [656] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0), SHIFT_REPEAT(191),
  [659] = {.entry = {.count = 1, .reusable = false}}, SHIFT(45),
  [661] = {.entry = {.count = 1, .reusable = true}}, SHIFT(187),
  [663] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_symbol_repeat1, 2, 0, 0), SHIFT_REPEAT(187),
  [666] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [668] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [670] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(60),
  [673] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(201),
  [676] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(5),
  [679] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(196),
  [682] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(216),
  [685] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 3, 0, 2),
  [687] = {.entry = {.count = 1, .reusable = true}}, SHIFT(149),
  [689] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_region_repeat1, 2, 0, 0),
  [691] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_region_repeat1, 2, 0, 0), SHIFT_REPEAT(201),
  [694] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_region_repeat1, 2, 0, 0), SHIFT_REPEAT(5),
  [697] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [699] = {.entry = {.count = 1, .reusable = true}}, SHIFT(146),
  [701] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [703] = {.entry = {.count = 1, .reusable = true}}, SHIFT(71),
  [705] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [707] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 2, 0, 2),
  [709] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 4, 0, 2),
  [711] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_region_repeat1, 2, 0, 0), SHIFT_REPEAT(11),
  [714] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_resources, 3, 0, 0),
  [716] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_resources, 2, 0, 0),
  [718] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [720] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [722] = {.entry = {.count = 1, .reusable = true}}, SHIFT(147),
  [724] = {.entry = {.count = 1, .reusable = true}}, SHIFT(73),
  [726] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [728] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [730] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [732] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_region_repeat2, 2, 0, 0),
  [734] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_region_repeat2, 2, 0, 0), SHIFT_REPEAT(199),
  [737] = {.entry = {.count = 1, .reusable = true}}, SHIFT(170),
  [739] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [741] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_results, 2, 0, 0),
  [743] = {.entry = {.count = 1, .reusable = true}}, SHIFT(208),
  [745] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_results, 1, 0, 0),
  [747] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [749] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_results_repeat1, 2, 0, 0),
  [751] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_results_repeat1, 2, 0, 0), SHIFT_REPEAT(208),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__counted_result, 1, 0, 0),
  [756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(221),
  [758] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [760] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [762] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [764] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [766] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [768] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__counted_result, 3, 0, 0),
  [772] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [774] = {.entry = {.count = 1, .reusable = true}}, SHIFT(176),
  [776] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [778] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [780] = {.entry = {.count = 1, .reusable = true}}, SHIFT(212),
  [782] = {.entry = {.count = 1, .reusable = true}}, SHIFT(206),
  [784] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
};

enum ts_external_scanner_symbol_identifiers {
  ts_external_token__result = 0,
  ts_external_token__bare_name = 1,
  ts_external_token__quoted_name = 2,
  ts_external_token__label = 3,
  ts_external_token__alias = 4,
  ts_external_token__region_start = 5,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__result] = sym__result,
  [ts_external_token__bare_name] = sym__bare_name,
  [ts_external_token__quoted_name] = sym__quoted_name,
  [ts_external_token__label] = sym__label,
  [ts_external_token__alias] = sym__alias,
  [ts_external_token__region_start] = sym__region_start,
};

static const bool ts_external_scanner_states[8][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__result] = true,
    [ts_external_token__bare_name] = true,
    [ts_external_token__quoted_name] = true,
    [ts_external_token__label] = true,
    [ts_external_token__alias] = true,
    [ts_external_token__region_start] = true,
  },
  [2] = {
    [ts_external_token__result] = true,
    [ts_external_token__bare_name] = true,
    [ts_external_token__quoted_name] = true,
    [ts_external_token__label] = true,
    [ts_external_token__alias] = true,
  },
  [3] = {
    [ts_external_token__result] = true,
    [ts_external_token__bare_name] = true,
    [ts_external_token__quoted_name] = true,
    [ts_external_token__label] = true,
    [ts_external_token__region_start] = true,
  },
  [4] = {
    [ts_external_token__result] = true,
    [ts_external_token__bare_name] = true,
    [ts_external_token__quoted_name] = true,
    [ts_external_token__label] = true,
  },
  [5] = {
    [ts_external_token__label] = true,
  },
  [6] = {
    [ts_external_token__bare_name] = true,
    [ts_external_token__quoted_name] = true,
  },
  [7] = {
    [ts_external_token__result] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_mlir_external_scanner_create(void);
void tree_sitter_mlir_external_scanner_destroy(void *);
bool tree_sitter_mlir_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_mlir_external_scanner_serialize(void *, char *);
void tree_sitter_mlir_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_mlir(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_mlir_external_scanner_create,
      tree_sitter_mlir_external_scanner_destroy,
      tree_sitter_mlir_external_scanner_scan,
      tree_sitter_mlir_external_scanner_serialize,
      tree_sitter_mlir_external_scanner_deserialize,
    },
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
