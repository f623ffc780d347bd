// Records a pipeline on the program of the editor, and shows the program as it is after each step.

const { EventEmitter, Uri, ViewColumn, window, workspace } = require("vscode");

const SCHEME = "odsgen-moment";
const MARKER = /^\/\/ -----\s*$/gm;
const counted = (counts) => Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(", ");

/** The texts of moments, as documents that cannot be changed. */
class Moments {
  constructor() {
    this.changed = new EventEmitter();
    this.onDidChange = this.changed.event;
    this.texts = new Map();
  }

  provideTextDocumentContent(uri) {
    return this.texts.get(uri.toString()) ?? "";
  }

  async show(uri, text) {
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri);
    const document = await workspace.openTextDocument(uri);
    await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true });
  }
}

/** Number of the program, of those between markers, in which the cursor stands. */
function chunkOf(editor) {
  const before = editor.document.getText().slice(0, editor.document.offsetAt(editor.selection.active));
  return before.match(MARKER)?.length ?? 0;
}

function itemsOf({ passes, steps, count }) {
  const items = [{ label: "0  before everything", moment: 0 }];
  for (const step of steps) {
    const cause = step.cause ? `, because of step ${step.cause}` : "";
    const pass = passes[step.pass];
    items.push({
      label: `${step.number}  ${step.title}`,
      description: `${counted(step.counts)}${cause}`,
      detail: pass ? `in ${pass.name}` : undefined,
      moment: step.number,
    });
  }
  if (count > steps.length) {
    items.push({ label: `${count}  the end`, description: `${count - steps.length} steps are not listed`, moment: count });
  }
  return items;
}

/** The command: asks for a pipeline, runs it, and lists its steps; the one that is chosen is shown beside the program. */
async function record(client, moments, state) {
  const editor = window.activeTextEditor;
  if (!client || editor?.document.languageId !== "mlir") {
    window.showErrorMessage("Open an MLIR program to record a pipeline on it.");
    return;
  }
  const pipeline = await window.showInputBox({
    title: "Record a pipeline",
    prompt: "The passes, as --pass-pipeline has them",
    value: state.get("odsgen.pipeline", "builtin.module(canonicalize,cse)"),
  });
  if (!pipeline) {
    return;
  }
  const uri = editor.document.uri.toString();
  let told;
  try {
    told = await client.sendRequest("odsgen/record", { uri, pipeline, chunk: chunkOf(editor) });
  } catch (error) {
    window.showErrorMessage(error.message);
    return;
  }
  await state.update("odsgen.pipeline", pipeline);
  if (told.failure) {
    window.showWarningMessage(told.failure);
  }
  const picker = window.createQuickPick();
  const shown = Uri.from({ scheme: SCHEME, path: editor.document.uri.path });
  let wanted = 0;
  picker.title = `${told.count} steps of ${pipeline}`;
  picker.matchOnDescription = picker.matchOnDetail = true;
  picker.items = itemsOf(told);
  picker.onDidChangeActive(async ([item]) => {
    if (!item) {
      return;
    }
    wanted = item.moment;
    try {
      const { text } = await client.sendRequest("odsgen/moment", { uri, moment: item.moment });
      if (wanted === item.moment) {
        await moments.show(shown, text);
      }
    } catch (error) {
      window.showErrorMessage(error.message);
    }
  });
  picker.onDidAccept(() => picker.hide());
  picker.onDidHide(() => picker.dispose());
  picker.show();
}

module.exports = { Moments, SCHEME, record };
