"""`odsgen check`: what it does with the packages of specs, and with programs that are made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from odsgen.codegen import load_in_memory
from odsgen.codegen.generate import OutputError, generate_loaded
from odsgen.codegen.hook_stubs import folder_of_package
from odsgen.codegen.missing_hooks import unwritten_hooks, with_hooks
from odsgen.codegen.package_names import BUNDLED_PACKAGE, package_name
from odsgen.ods import DialectDef, SpecDiagnostic, SpecErrors, load_dialect
from odsgen.ods.model.hooks import Hook, asked_hooks, required_hooks
from odsgen.ods.resolve.allowances import not_allowed
from odsgen.resources import resource_directory
from odsgen.runtime import Context, Dialect, load_dialect_package
from odsgen.spec.warning_kinds import WarningSource
from odsgen.validation import Program, ProgramGenerator, round_trip_findings
from odsgen.validation.hook_check import hook_reports
from odsgen.wording import counted


def package_problems(spec: Path, dialect: DialectDef, output: Path) -> tuple[SpecDiagnostic, ...]:
    """Problems of the package of a spec in a folder: stale files, mistakes in hooks, and the warnings of both."""
    result = generate_loaded([dialect], output, check=True)
    stale = (
        SpecDiagnostic(
            f"{path} is not what 'odsgen generate' writes",
            dialect.place,
            f"run `odsgen generate {spec} -o {output}`",
        )
        for path in result.stale
    )
    return (*result.problems, *problems_of_hooks([dialect], output), *stale)


def problems_of_hooks(dialects: Sequence[DialectDef], output: Path) -> tuple[SpecDiagnostic, ...]:
    """Mistakes in the hooks of packages, and the warnings of them that the specs do not allow; imports the hooks."""
    found: list[SpecDiagnostic] = []
    for dialect, report in zip(dialects, hook_reports(dialects, output), strict=True):
        found += _not_allowed(dialect, (*report.problems, *report.summary))
    return tuple(found)


def _not_allowed(
    dialect: DialectDef, problems: Sequence[SpecDiagnostic]
) -> tuple[SpecDiagnostic, ...]:
    errors = [problem for problem in problems if problem.severity == "error"]
    others = [problem for problem in problems if problem.severity != "error"]
    return (*errors, *not_allowed(dialect, others, WarningSource.HOOKS))


@dataclass(frozen=True, slots=True)
class HookListing:
    """The hooks of a spec that nobody has written, as `odsgen check --hooks` lists them, and what is wrong with the others."""

    hooks: tuple[Hook, ...]
    problems: tuple[SpecDiagnostic, ...]
    #: The operations without a typed builder: the spec leaves `build` out, and nobody has written another one.
    without_builder: tuple[str, ...] = ()

    def lines(self) -> Iterator[str]:
        """The hooks with what they do, and how they are declared."""
        for hook in self.hooks:
            name = hook.direction or hook.function
            yield f"  {hook.meaning}: {' '.join(hook.documentation.split())}"
            yield f"    {hook.decoration} def {name}{hook.declaration}: ..."
        for operation in self.without_builder:
            yield f"  '{operation}' has no typed builder: drop `skip_default_builders`, or write one of `builders`"


def hooks_to_write(dialect: DialectDef, output: Path) -> tuple[Hook, ...]:
    """The hooks of a dialect that nobody has written; raises SpecErrors where those that there are cannot be imported."""
    (report,) = hook_reports([dialect], output)
    if report.fails:
        raise SpecErrors([p for p in report.problems if p.severity == "error"])
    return report.to_write(dialect)


def hook_listing(spec: Path, dialect: DialectDef, output: Path | None) -> HookListing:
    """List hooks; those that there are are imported with the package in `output`, beside the spec, or among the bundled ones."""
    directory = _directory(spec, dialect, output)
    if directory is None:
        hooks = unwritten_hooks(dialect) or asked_hooks(with_hooks(dialect))
        return HookListing(hooks, (), operations_without_builder(dialect))
    (report,) = hook_reports([dialect], directory.parent)
    problems = _not_allowed(dialect, report.problems)
    return HookListing(report.to_write(dialect), problems, operations_without_builder(dialect))


def operations_without_builder(dialect: DialectDef) -> tuple[str, ...]:
    """The operations of which a package builds none but by `build_generic`."""
    pruned = with_hooks(dialect)
    return tuple(op.name for op in pruned.ops if op.skip_default_builders and not op.builders)


@dataclass(frozen=True, slots=True)
class RoundTripCheck:
    """Outcome of a check: the programs, the operations that none of them has, and the findings."""

    programs: int
    reached: int
    unreached: dict[str, str]
    problems: tuple[SpecDiagnostic, ...]

    def report(self) -> Iterator[str]:
        """The lines that tell of it."""
        programs = counted(self.programs, "program")
        operations = counted(self.reached, "operation")
        if not self.problems:
            yield f"{programs} of {operations} are read as they are printed"
        else:
            yield f"{programs} of {operations}: {counted(len(self.problems), 'operation')} not read as printed"
        for name, reason in self.unreached.items():
            yield f"  never reached: {name}: {reason.splitlines()[0]}"


def round_trip_problems(
    spec: Path, dialect: DialectDef, output: Path | None, programs: int, seed: int
) -> RoundTripCheck:
    """Make programs of a dialect and print and read them, with the hooks of its package.

    Raises OutputError where its hooks are not to be found, and what loading the package raises.
    """
    context = Context(dialects=[run_time_dialect(spec, dialect, output)])
    generator = ProgramGenerator(
        with_hooks(dialect), context, imported=_imported(dialect, spec), seed=seed
    )
    made = 0

    def made_programs() -> Iterator[Program]:
        nonlocal made
        for program in generator.programs(programs):
            made += 1
            yield program

    findings = list(round_trip_findings(made_programs(), context))
    return RoundTripCheck(
        made,
        len(dialect.ops) - len(generator.unreached),
        generator.unreached,
        tuple(finding.diagnostic(dialect) for finding in findings),
    )


def _directory(spec: Path, dialect: DialectDef, output: Path | None) -> Path | None:
    """The folder of the package of a spec: in `output`, else beside the spec, or bundled; None where there is none."""
    if output is None and spec.resolve().parent == resource_directory("dialect_specs").resolve():
        found = find_spec(BUNDLED_PACKAGE)
        output = None if found is None or found.origin is None else Path(found.origin).parent
    if output is None:
        try:
            output = folder_of_package(spec)
        except OutputError:
            return None
    directory = output / package_name(dialect.name, output)
    return directory if (directory / "__init__.py").is_file() else None


def run_time_dialect(spec: Path, dialect: DialectDef, output: Path | None) -> Dialect:
    """The dialect at run time: the package that was generated, or one made now if no hook of it is to be written by hand."""
    directory = _directory(spec, dialect, output)
    if directory is not None:
        if generate_loaded([dialect], directory.parent, check=True).stale:
            raise OutputError(
                f"the package {directory} is not that of {spec}: run `odsgen generate {spec} -o {directory.parent}`"
            )
        return load_dialect_package(directory)
    if dialect.hooks_module is None and required_hooks(with_hooks(dialect)):
        raise OutputError(
            f"the hooks of {spec} are in its package, and there is none"
            f"{' beside it: say where it is, by -o' if output is None else f' in {output}'}"
        )
    made = load_in_memory(dialect, search=[spec.parent]).DIALECT
    assert isinstance(made, Dialect)
    return made


def _imported(dialect: DialectDef, spec: Path) -> list[DialectDef]:
    """The dialects that one imports, and those that these import, from where the spec takes them."""
    found: dict[str, DialectDef] = {}
    pending = list(dialect.imports)
    folders = (spec.resolve().parent, resource_directory("dialect_specs"))
    while pending:
        name = pending.pop()
        file = next((f / f"{name}.yaml" for f in folders if (f / f"{name}.yaml").is_file()), None)
        if name not in found and file is not None:
            found[name] = load_dialect(file)
            pending += found[name].imports
    return list(found.values())
