// Compiles the modules that the page needs at its start with the Python that runs them there; usage: node compile.mjs FOLDER OUTPUT
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.mountNodeFS("/site", process.argv[2]);
python.mountNodeFS("/output", process.argv[3]);
console.log(python.runPython(`
import importlib, json, os, py_compile, sys, tempfile, time
begin = time.time()
sys.path[:0] = ["/site/odsgen", "/site/libraries"]
sys.dont_write_bytecode = True
from odsgen.playground import Session, answer
session = Session(tempfile.mkdtemp())
def ask(**request):
    start = time.time()
    found = json.loads(answer(session, json.dumps(request)))
    return round((time.time() - start) * 1000), found
SPEC = """
dialect: warm
summary: Loads what a spec needs.
imports: [builtin]
ops:
  add:
    arguments: {lhs: AnySignlessInteger, rhs: AnySignlessInteger}
    results: {result: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$lhs \`,\` $rhs attr-dict \`:\` type($lhs)"
"""
PROGRAM = "func.func @main(%a: i32) -> i32 {\\n  %0 = warm.add %a, %a : i32\\n  %1 = arith.addi %0, %a : i32\\n  return %1 : i32\\n}\\n"
print("import", round((time.time() - begin) * 1000))
for number in range(3):
    print(ask(ask="set_spec", text=SPEC + "\\n" * number, hooks=""))
    print(ask(ask="set_program", text=PROGRAM + "\\n" * number)[0])
print(ask(ask="run_passes", text=PROGRAM, pipeline="canonicalize,cse"))
PROGRAM2 = PROGRAM.replace("warm.add", "arith.addi")
print(ask(ask="run_function", text=PROGRAM2, entry="main", arguments="4"))
print(ask(ask="complete", which="program", line=2, column=12)[0], ask(ask="hover", which="program", line=2, column=12)[0])
print(ask(ask="code")[0], ask(ask="page")[0])
count = 0
for module in list(sys.modules.values()):
    file = getattr(module, "__file__", None) or ""
    if file.startswith("/site/") and file.endswith(".py"):
        py_compile.compile(file, file + "c", dfile=file, doraise=True, optimize=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
        os.remove(file)
        count += 1
import tarfile
def plain(entry):
    entry.mtime = entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
for name in ("libraries", "odsgen"):
    with tarfile.open(f"/output/{name}.tar.zst", "w:zst", level=19) as archive:
        for path in sorted(os.listdir(f"/site/{name}")):
            archive.add(f"/site/{name}/{path}", arcname=path, filter=plain)
f"{count} modules are compiled ahead"
`));
