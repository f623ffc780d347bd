// The three editors, with completion, hover and diagnostics by what Python answers.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, Prec, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers, showTooltip } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { mlir } from "./mlir.js";

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definition(tags.propertyName), tags.propertyName], color: "var(--keyword)" },
  { tag: [tags.typeName, tags.className, tags.labelName], color: "var(--name)" },
  { tag: [tags.string, tags.number, tags.bool], color: "var(--string)" },
  { tag: tags.comment, color: "var(--comment)", fontStyle: "italic" },
]);
const LOOK = EditorView.theme({
  "&": { backgroundColor: "var(--pane)", color: "var(--text)" },
  ".cm-content": { caretColor: "var(--text)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { backgroundColor: "var(--ground)", color: "var(--soft)", borderRightColor: "var(--line)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, transparent)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--accent) 28%, transparent) !important" },
  ".cm-tooltip": { backgroundColor: "var(--pane)", color: "var(--text)", borderColor: "var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--pane)" },
});
const KINDS = { function: "function", method: "method", module: "namespace", keyword: "keyword", variable: "variable", class: "class", struct: "type", enummember: "enum", typeparameter: "type", property: "property" };

// What the tokens name, by the last answer; edits move it.
const setTokens = StateEffect.define();
const TOKENS = StateField.define({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    const given = effects.find((effect) => effect.is(setTokens));
    return given ? given.value : marks.map(changes);
  },
  provide: (field) => Prec.high(EditorView.decorations.from(field)),
});

// The signature of the operation that is being written, above the cursor; gone when the cursor goes elsewhere.
const setSignature = StateEffect.define();
const SIGNATURE = StateField.define({
  create: () => null,
  update: (shown, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setSignature)) return effect.value;
    return transaction.docChanged && shown ? { ...shown, pos: transaction.newSelection.main.head } : transaction.selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

function signatureTooltip({ text, part }, pos) {
  const [from, to] = part ?? [text.length, text.length];
  const dom = document.createElement("div");
  dom.className = "signature";
  dom.setAttribute("role", "status");
  const active = document.createElement("strong");
  active.textContent = text.slice(from, to);
  dom.append(text.slice(0, from), active, text.slice(to));
  return { pos, above: true, create: () => ({ dom }) };
}

// Offsets in the document of [line, column, line, column], clamped: the text may be newer than the answer.
export function span(doc, range) {
  const at = (line, column) => {
    const found = doc.line(Math.min(line + 1, doc.lines));
    return Math.min(found.from + column, found.to);
  };
  const from = at(range[0], range[1]);
  return { from, to: Math.max(from, at(range[2], range[3])) };
}

function place(state, position) {
  const line = state.doc.lineAt(position);
  return { line: line.number - 1, column: position - line.from };
}

export class Editor {
  // `ask(request)` gives a promise of the answer; `markdown(text)` an element; `changed()` is called after each edit.
  constructor(parent, { label, language, which, ask, markdown, changed }) {
    const languages = { yaml: yaml(), python: python(), mlir };
    Object.assign(this, { which, ask, typed: false });
    const answering = which === null ? [] : [
      autocompletion({ override: [(context) => complete(context, which, ask)] }),
      hoverTooltip((view, position) => hover(view, position, which, ask, markdown)),
      SIGNATURE,
      EditorView.updateListener.of(({ transactions }) => {
        if (transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete"))) this.typed = true;
      }),
      keymap.of([{ key: "Escape", run: (view) => !!view.state.field(SIGNATURE) && (view.dispatch({ effects: setSignature.of(null) }), true) }]),
    ];
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(),
          highlightActiveLine(), highlightSelectionMatches(), lintGutter(), syntaxHighlighting(COLOURS), LOOK,
          languages[language], TOKENS, ...answering,
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of((update) => { if (update.docChanged) changed(); }),
        ],
      }),
    });
  }

  get text() { return this.view.state.doc.toString(); }

  set text(text) {
    if (text !== this.text) this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  show(diagnostics) {
    const { state } = this.view;
    const found = diagnostics.filter((each) => each.range).map((each) => ({
      ...span(state.doc, each.range),
      severity: each.severity === "error" ? "error" : each.severity === "warning" ? "warning" : "info",
      message: [each.message, ...each.notes.map((note) => note.message)].join("\n"),
    }));
    this.view.dispatch(setDiagnostics(state, found));
  }

  // `tokens` are [line, column, length, kind], in the order of the text that is shown.
  colour(tokens) {
    const { doc } = this.view.state;
    const marks = tokens.map(([line, column, length, kind]) => {
      const from = doc.line(line + 1).from + column;
      return Decoration.mark({ class: `token-${kind}` }).range(from, from + length);
    });
    this.view.dispatch({ effects: setTokens.of(Decoration.set(marks)) });
  }

  // After an edit, when Python has the text.
  async sign() {
    const { state } = this.view;
    const { head } = state.selection.main;
    if (!this.typed || !this.view.hasFocus) return;
    this.typed = false;
    const found = await this.ask({ ask: "signature", which: this.which, ...place(state, head) });
    if (this.view.state.doc !== state.doc || this.view.state.selection.main.head !== head) return;
    const value = found.text ? signatureTooltip(found, head) : null;
    if (value || this.view.state.field(SIGNATURE)) this.view.dispatch({ effects: setSignature.of(value) });
  }

  go(range) {
    const { from } = span(this.view.state.doc, range);
    this.view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.view.focus();
  }
}

async function complete(context, which, ask) {
  if (!context.explicit && !context.matchBefore(/[\w.%^!#@$-]$/)) return null;
  const { items } = await ask({ ask: "complete", which, ...place(context.state, context.pos) });
  if (!items?.length || context.aborted) return null;
  const range = items[0].range;
  const from = range ? span(context.state.doc, range).from : context.pos;
  return {
    from,
    options: items.map((item) => ({ label: item.label, apply: item.text, detail: item.detail, type: KINDS[item.kind] ?? "text" })),
    validFor: /^[\w.%^!#@$-]*$/,
  };
}

async function hover(view, position, which, ask, markdown) {
  const found = await ask({ ask: "hover", which, ...place(view.state, position) });
  if (!found.text) return null;
  const { from, to } = found.range ? span(view.state.doc, found.range) : { from: position, to: position };
  return { pos: from, end: to, above: true, create: () => ({ dom: markdown(found.text, "hover") }) };
}
