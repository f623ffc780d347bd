"""The page of a recording: one file, in which whatever a program says is text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from odsgen.recording.page import recording_page
from tests.recording.recorded import read, recorded

_EVIL = """
"builtin.module"() ({
  func.func @"</script><script>document.title='hacked'</script>"(%a: i32) -> i32
      attributes {note = "<!--<script>document.title='hacked'</script>"} {
    %0 = "x.</script><script>document.title='hacked'</script>"(%a) {"a\\" onload=\\"" = "${x} $title <b>"} : (i32) -> i32
    %c = arith.constant 0 : i32
    %1 = arith.addi %0, %c : i32 loc("<img src=x onerror=document.title='hacked'>")
    return %1 : i32
  }
}) {sym_name = "$title"} : () -> ()
"""
_BROWSER = (
    shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
)


def page_of(text: str, pipeline: str = "builtin.module(canonicalize)", **options: int) -> str:
    recording = read(recorded(text, pipeline)[2], "<img src=x onerror=document.title='hacked'>")
    return recording_page(recording, **options)


def data_of(page: str):
    [data] = re.findall(r'<script id="data"[^>]*>(.*?)</script>', page, re.S)
    return json.loads(data)


def test_nothing_of_a_program_is_markup() -> None:
    page = page_of(_EVIL)
    assert page.count("<script") == 2
    assert page.count("</script") == 2
    assert "<img" not in page
    assert "<!--" not in page
    assert "src=" not in page.replace("src=x onerror", "")
    assert "http" not in page.replace("http-equiv", "")
    data = data_of(page)
    assert any("</script>" in text for text, _ in data["lines"])


def test_each_moment_is_in_it() -> None:
    text = "func.func @f(%a: i32) -> i32 {\n  %c = arith.constant 0 : i32\n  %0 = arith.addi %a, %c : i32\n  return %0 : i32\n}"
    lines = recorded(text, "builtin.module(canonicalize)")[2]
    recording = read(lines)
    data = data_of(recording_page(recording))
    shown: list[int] = []
    for moment, start, gone, here in data["moments"]:
        shown[start : start + gone] = here
        recording.go_to(moment)
        assert "\n".join(data["lines"][line][0] for line in shown) == recording.text().rstrip("\n")
    assert [moment for moment, *_ in data["moments"]] == list(range(recording.last + 1))


def test_a_long_program_keeps_some_moments_and_the_last() -> None:
    body = "".join(f"  %{n} = arith.constant {n} : i32\n" for n in range(100))
    data = data_of(page_of(f"func.func @f() {{\n{body}  return\n}}", most_lines=1000))
    moments = [moment for moment, *_ in data["moments"]]
    assert len(moments) < 20
    assert moments[-1] == len(data["steps"]) == 100


#: Presses keys, and keeps the moment to which each leads.
_KEYS = """<script>
const moments = ["Home", "ArrowUp", "ArrowDown", "]", "ArrowUp"].map((key) => {
  element("steps").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return element("moment").textContent;
});
document.body.dataset.moments = moments.join();
</script></body>"""


@pytest.mark.skipif(_BROWSER is None, reason="no browser is installed")
def test_scripts_in_names_and_attributes_do_nothing_and_keys_work(tmp_path: Path) -> None:
    page = page_of(_EVIL).replace("</body>", _KEYS)
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    options = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        f"--user-data-dir={tmp_path}/user",
    ]
    done = subprocess.run(
        [
            str(_BROWSER),
            *options,
            "--virtual-time-budget=2000",
            "--dump-dom",
            f"file://{tmp_path}/page.html#step=1",
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    [shown] = re.findall(r"<title>(.*?)</title>", done.stdout)
    assert "hacked" not in shown.replace("document.title='hacked'", "")
    assert (
        '<div id="what" aria-live="polite"><p><strong>' in done.stdout
    )  # the page's own script ran
    assert "&lt;/script&gt;" in done.stdout
    assert 'data-moments="0 of 3,0 of 3,1 of 3,3 of 3,2 of 3"' in done.stdout
