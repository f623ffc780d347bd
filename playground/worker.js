// Python, and odsgen in it. A request is the text of a JSON object; so is its answer (odsgen/playground/requests.py).
import { loadPyodide } from "./pyodide/pyodide.mjs";

const SETUP = `
import io, os, sys, tarfile, tempfile

def unpack(data, folder):
    with tarfile.open(fileobj=io.BytesIO(data.to_bytes()), mode="r:zst") as archive:
        archive.extractall(folder, filter="data")
    sys.path.insert(0, folder)
`;
const START = `
from odsgen.playground import Session, answer
session = Session(tempfile.mkdtemp())
def ask(request):
    return answer(session, request)
ask
`;

const base = new URL(".", import.meta.url);

async function bytes(name) {
  const response = await fetch(new URL(name, base));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function start() {
  const archives = [bytes("libraries.tar.zst"), bytes("odsgen.tar.zst")];
  const python = await loadPyodide({ indexURL: new URL("pyodide/", base).href });
  python.runPython(SETUP);
  const unpack = python.globals.get("unpack");
  unpack(await archives[0], "/libraries");
  unpack(await archives[1], "/odsgen");
  // What is typed may run here, and must not get out of the page: the page's policy allows its own server alone,
  // and from here on not even that is asked.
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "importScripts", "indexedDB", "caches"])
    Object.defineProperty(self, name, { value: undefined, configurable: false, writable: false });
  return python.runPython(START);
}

const ready = start();
ready.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error.message ?? error) }),
);
self.onmessage = async (event) => {
  const { id, request } = event.data;
  try {
    const ask = await ready;
    postMessage({ id, answer: ask(request) });
  } catch (error) {
    postMessage({ id, failed: String(error.message ?? error).trim().split("\n").pop() });
  }
};
