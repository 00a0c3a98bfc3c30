"""An audit never takes silence for good news. The reports are cut down from real ones."""

from __future__ import annotations

import pytest
from audit import Answer, answer_of_npm, answer_of_pypi, tell

FLAW = '{"name": "h11", "version": "0.14.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.16.0"]}]}'
CLEAN = '{"name": "rich", "version": "15.0.0", "vulns": []}'
SKIPPED = '{"name": "idna", "skip_reason": "Dependency not found on PyPI and could not be audited"}'
NOTHING = Answer([], ["anything"])


def test_a_flaw_is_told_with_its_cure_and_what_was_skipped_is_told_beside_it() -> None:
    assert Answer([], []) == answer_of_pypi(f'{{"dependencies": [{CLEAN}]}}')
    assert Answer(["h11 0.14.0: PYSEC-1, fixed in 0.16.0"], ["idna"]) == answer_of_pypi(f'{{"dependencies": [{FLAW}, {CLEAN}, {SKIPPED}]}}')


def test_what_npm_knows() -> None:
    flaw = '{"vite": {"severity": "high", "range": "<=8.3.4"}}'

    assert Answer([], []) == answer_of_npm('{"auditReportVersion": 2, "vulnerabilities": {}}')
    assert Answer(["vite <=8.3.4: high"], []) == answer_of_npm(f'{{"auditReportVersion": 2, "vulnerabilities": {flaw}}}')


def test_no_report_is_no_answer() -> None:
    assert [NOTHING, NOTHING] == [answer_of_pypi(""), answer_of_npm("")]
    assert [NOTHING, NOTHING] == [answer_of_pypi(f'{{"dependencies": [{packages}]}}') for packages in ("", SKIPPED)]
    assert NOTHING == answer_of_npm('{"message": "405 Method Not Allowed", "error": {"summary": ""}}')


def test_the_code_tells_no_flaw_from_flaws_and_from_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert [0, 1, 2] == [tell("npm", answer) for answer in (Answer([], []), Answer(["vite: high"], []), NOTHING)]
    assert [
        "npm: no flaw is known",
        "npm: vite: high",
        "npm: NOT AUDITED, no advisory database told of anything",
    ] == capsys.readouterr().out.splitlines()
