"""What axe-core finds wrong for people who cannot see, point or tell colours apart."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """One line for each thing that violates a rule; none if all is well.

    The script is evaluated rather than added to the page, because the page's policy forbids foreign scripts.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [f"{rule['id']} ({rule['impact']}): {' '.join(node['target'])}" for rule in found for node in rule["nodes"]]
