from odsgen.reduction.reducer import EDITS as EDITS
from odsgen.reduction.reducer import QUICK_EDITS as QUICK_EDITS
from odsgen.reduction.reducer import Progress as Progress
from odsgen.reduction.reducer import Reducer as Reducer
from odsgen.reduction.testers import ScriptError as ScriptError
from odsgen.reduction.testers import ScriptTester as ScriptTester
