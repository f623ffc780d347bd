// Tells where an operation, a block, or the definition of an alias begins: by what follows, not by a separator.

#include "operations.h"
#include "tree_sitter/parser.h"

#include <stdlib.h>
#include <string.h>

enum Token { RESULT, BARE_NAME, QUOTED_NAME, LABEL, ALIAS, REGION_START };

enum { LONGEST_NAME = 128 };

void *tree_sitter_mlir_external_scanner_create(void) { return NULL; }
void tree_sitter_mlir_external_scanner_destroy(void *payload) { (void)payload; }
unsigned tree_sitter_mlir_external_scanner_serialize(void *payload, char *buffer) {
  (void)payload;
  (void)buffer;
  return 0;
}
void tree_sitter_mlir_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  (void)payload;
  (void)buffer;
  (void)length;
}

static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }
static bool is_name(int32_t c) { return is_letter(c) || is_digit(c) || c == '$' || c == '.'; }
static bool is_suffix(int32_t c) { return is_name(c) || c == '-'; }

static void skip_suffix(TSLexer *lexer) {
  while (is_suffix(lexer->lookahead)) lexer->advance(lexer, false);
}

// Blanks and comments.
static void skip_blanks(TSLexer *lexer) {
  for (;;) {
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
    if (lexer->lookahead != '/') return;
    lexer->advance(lexer, false);
    if (lexer->lookahead != '/') return;
    while (lexer->lookahead != '\n' && !lexer->eof(lexer)) lexer->advance(lexer, false);
  }
}

static bool skip_string(TSLexer *lexer) {
  lexer->advance(lexer, false);
  while (lexer->lookahead != '"') {
    if (lexer->eof(lexer) || lexer->lookahead == '\n') return false;
    if (lexer->lookahead == '\\') lexer->advance(lexer, false);
    lexer->advance(lexer, false);
  }
  lexer->advance(lexer, false);
  return true;
}

// Past the bracket that closes the one at the lexer.
static bool skip_parentheses(TSLexer *lexer) {
  unsigned depth = 0;
  do {
    if (lexer->eof(lexer)) return false;
    if (lexer->lookahead == '"') {
      if (!skip_string(lexer)) return false;
      continue;
    }
    if (lexer->lookahead == '(') depth++;
    if (lexer->lookahead == ')') depth--;
    lexer->advance(lexer, false);
  } while (depth);
  return true;
}

static bool at_equals(TSLexer *lexer) {
  if (lexer->lookahead != '=') return false;
  lexer->advance(lexer, false);
  return lexer->lookahead != '=';
}

static int compare(const void *name, const void *entry) { return strcmp(name, *(const char *const *)entry); }

static bool is_among(const char *name, const char *const *names, size_t count) {
  return bsearch(name, names, count, sizeof *names, compare) != NULL;
}

// Reads a bare identifier; whether it has a dot.
static bool read_name(TSLexer *lexer, char *name) {
  bool has_dot = false;
  unsigned length = 0;
  while (is_name(lexer->lookahead)) {
    has_dot |= lexer->lookahead == '.';
    if (length + 1 < LONGEST_NAME) name[length++] = (char)lexer->lookahead;
    lexer->advance(lexer, false);
  }
  name[length] = 0;
  return has_dot;
}

// `%a:2, %b = name`: the results of an operation, and no operands; `for %i = max` is none of the operation `max`.
static bool scan_results(TSLexer *lexer, bool begins_line) {
  lexer->advance(lexer, false);
  if (!is_suffix(lexer->lookahead)) return false;
  skip_suffix(lexer);
  lexer->mark_end(lexer);
  for (;;) {
    skip_blanks(lexer);
    if (lexer->lookahead == ':') {
      lexer->advance(lexer, false);
      skip_blanks(lexer);
      if (!is_digit(lexer->lookahead)) return false;
      while (is_digit(lexer->lookahead)) lexer->advance(lexer, false);
      skip_blanks(lexer);
    }
    if (lexer->lookahead != ',') break;
    lexer->advance(lexer, false);
    skip_blanks(lexer);
    if (lexer->lookahead != '%') return false;
    lexer->advance(lexer, false);
    skip_suffix(lexer);
  }
  if (!at_equals(lexer)) return false;
  skip_blanks(lexer);
  if (lexer->lookahead == '"') return true;
  if (!is_letter(lexer->lookahead)) return false;
  char name[LONGEST_NAME];
  return read_name(lexer, name) || (begins_line && is_among(name, BARE_OPERATIONS, BARE_OPERATION_COUNT));
}

// `"name"(`
static bool scan_quoted_name(TSLexer *lexer) {
  lexer->advance(lexer, false);
  skip_suffix(lexer);
  if (lexer->lookahead != '"') return false;
  lexer->advance(lexer, false);
  lexer->mark_end(lexer);
  skip_blanks(lexer);
  return lexer->lookahead == '(';
}

// `^name:` and `^name(...):`
static bool scan_label(TSLexer *lexer) {
  lexer->advance(lexer, false);
  skip_suffix(lexer);
  lexer->mark_end(lexer);
  skip_blanks(lexer);
  if (lexer->lookahead == '(' && !skip_parentheses(lexer)) return false;
  skip_blanks(lexer);
  if (lexer->lookahead != ':') return false;
  lexer->advance(lexer, false);
  return lexer->lookahead != ':';
}

// `#name =` and `!name =`
static bool scan_alias(TSLexer *lexer) {
  lexer->advance(lexer, false);
  if (!is_suffix(lexer->lookahead)) return false;
  skip_suffix(lexer);
  lexer->mark_end(lexer);
  skip_blanks(lexer);
  return at_equals(lexer);
}

// The name of an operation in its own form: with a dot, or of a dialect whose operations need none somewhere.
static bool scan_bare_name(TSLexer *lexer, bool is_first, bool is_on_new_line) {
  char name[LONGEST_NAME];
  bool has_dot = read_name(lexer, name);
  if (!has_dot) {
    if (!(is_first || is_on_new_line) || !is_among(name, BARE_OPERATIONS, BARE_OPERATION_COUNT)) return false;
  }
  lexer->mark_end(lexer);
  skip_blanks(lexer);
  switch (lexer->lookahead) {
  case '=':
    return false; // an entry of a dictionary
  case ',':
    return !is_first;
  case ':':
    return has_dot || !is_first;
  case '}': // a region of one operation, or a dictionary of one entry
    return !is_first || is_on_new_line || is_among(name, TERMINATORS, TERMINATOR_COUNT);
  default:
    return true;
  }
}

bool tree_sitter_mlir_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  if (!valid[RESULT] && !valid[BARE_NAME] && !valid[QUOTED_NAME] && !valid[LABEL] && !valid[ALIAS]) return false;
  bool is_on_new_line = lexer->get_column(lexer) == 0;
  while (is_blank(lexer->lookahead)) {
    is_on_new_line |= lexer->lookahead == '\n';
    lexer->advance(lexer, true);
  }
  bool is_first = valid[REGION_START];
  bool has_results = !valid[RESULT]; // behind them nothing but a name comes
  int32_t c = lexer->lookahead;
  if (c == '%' && valid[RESULT]) {
    lexer->result_symbol = RESULT;
    // Behind a comma nothing but another result comes.
    return scan_results(lexer, is_first || is_on_new_line || !valid[BARE_NAME]);
  }
  if (c == '"' && valid[QUOTED_NAME]) {
    lexer->result_symbol = QUOTED_NAME;
    return (has_results || is_first || is_on_new_line) && scan_quoted_name(lexer);
  }
  if (c == '^' && valid[LABEL]) {
    lexer->result_symbol = LABEL;
    return (is_first || is_on_new_line) && scan_label(lexer);
  }
  if ((c == '#' || c == '!') && valid[ALIAS]) {
    lexer->result_symbol = ALIAS;
    return scan_alias(lexer);
  }
  if (is_letter(c) && valid[BARE_NAME]) {
    lexer->result_symbol = BARE_NAME;
    if (has_results) {
      char name[LONGEST_NAME];
      read_name(lexer, name);
      lexer->mark_end(lexer);
      return true;
    }
    return scan_bare_name(lexer, is_first, is_on_new_line);
  }
  return false;
}
