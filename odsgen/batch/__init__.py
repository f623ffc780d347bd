"""Many programs at once: each is read, verified, sent through a pipeline, and becomes a row of a table.

The one way through::

    inputs ──plan──▶ tasks ──engine──▶ parts of the output, and a summary of each
                     (names and ranges)  (rows, written where the programs are read)

- `planning` turns inputs (files, folders, globs, archives, tables) into *tasks*. A task holds *pieces*: the names and
  ranges of so many programs, never the programs themselves (`model`). The plan depends on the inputs and on nothing else,
  so the same inputs give the same tasks again.
- An *engine* (`engines`) has tasks run: in this process, by worker processes of this machine, or by a Dask cluster. It
  yields a summary for each task, in any order. Nothing else comes back.
- Whoever runs a task (`running`) reads its programs (`reading`), processes one after another (`processing`), and appends
  a row for each to a *journal*, a file of JSON Lines. When all are done the journal becomes the part of that task in the
  output (`parts`), by one rename. The number of the part is that of the task, so the order of the parts is that of the
  inputs.
- Except in process, a task runs in a *cell* (`cell`, `supervision`): a process of its own, which the kernel ends when a
  program takes too long or too much memory. Whoever watches it starts another one, which counts the rows of the journal,
  gives the next program the status `killed`, and goes on behind it.
- The driver (`driver`) keeps a log of the parts that are there (`run_log`). `resume` plans again and leaves out what the
  log has.

`run` writes an output folder, `records` yields the same rows. Only Parquet, Dask and the progress bar need more than the
standard library.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.batch.driver": "BatchError Progress Totals records run",
        "odsgen.batch.engines": "Engine in_process local",
        "odsgen.batch.engines.dask_cluster": "dask",
        "odsgen.batch.model": "DiagnosticRecord Emit Format InputError Note Record Settings Status",
    },
)
