"""What axe-core finds wrong for people who cannot see, point or tell colours apart."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


ALL_RULES = "{}"
# The rules that a theme can violate by itself.
COLOURS = "{ runOnly: ['color-contrast', 'link-in-text-block'] }"


def violations_in_both_themes(page: Page) -> list[str]:
    """What is wrong now, and what is wrong with the colours of the other theme, in which the page remains."""
    found = violations(page)
    other: Literal["light", "dark"] = "light" if page.locator("html").get_attribute("data-theme") == "dark" else "dark"
    page.emulate_media(color_scheme=other)
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    return found + violations(page, COLOURS)


def violations(page: Page, rules: str = ALL_RULES) -> list[str]:
    """One line for each thing that violates a rule; none if all is well.

    The script is evaluated rather than added to the page, because the page's policy forbids foreign scripts.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(f"async () => (await axe.run(document, {{ resultTypes: ['violations'], ...{rules} }})).violations")
    return [f"{rule['id']} ({rule['impact']}): {' '.join(node['target'])}" for rule in found for node in rule["nodes"]]
