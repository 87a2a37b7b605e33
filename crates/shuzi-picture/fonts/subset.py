"""The fonts of what is printed: for each script the signs that its languages need, in two weights.

    python3 assets/fonts/subset.py [FOLDER OF NotoSansCJK-*.ttc]

Needs fonttools, and Noto Sans CJK as distributions package it. Its outlines are turned into TrueType,
which every reader of PDF draws; nothing is kept of features but the outlines.
"""

import sys
import tomllib
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, newTable

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
# A script, the languages written in it, and the face drawn for them.
SCRIPTS = {
    "alphabets": (["en", "fr", "de", "es", "ru"], "Noto Sans CJK JP"),
    "simplified": (["zh"], "Noto Sans CJK SC"),
    "traditional": (["zh-Hant"], "Noto Sans CJK TC"),
    "japanese": (["ja"], "Noto Sans CJK JP"),
    "korean": (["ko"], "Noto Sans CJK KR"),
}
# Characters on pages besides the messages: digits, names in Latin letters, symbols.
ALWAYS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x100)))
    + "–—‘’“”„‚«»…·×÷−±≤≥→←↑↓✓●○½¼¾№\u00a0\u202f"
)
# Cyrillic letters that names may contain.
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "Ёё"


def signs(languages):
    text = set(ALWAYS)
    for language in languages:
        for part in ("facts", "pages", "rules", "screen", "sheet"):
            path = ROOT / "crates/shuzi-words/languages" / language / f"{part}.ftl"
            text |= set(path.read_text(encoding="utf-8"))
    if "ru" in languages:
        text |= set(CYRILLIC)
    # Titles and notes of rule sets contain the Chinese names of servers.
    for path in (ROOT / "configs/rules").glob("*.toml"):
        profile = tomllib.loads(path.read_text(encoding="utf-8"))
        text |= set(profile.get("title", ""))
        text |= {sign for note in profile.get("notes", []) for sign in note}
    return {sign for sign in text if sign.isprintable() or sign in "\u00a0\u202f"}


def quadratic(font):
    """Cubic outlines as quadratic ones."""
    order, glyphs = font.getGlyphOrder(), font.getGlyphSet()
    table = newTable("glyf")
    table.glyphOrder, table.glyphs = order, {}
    for name in order:
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(Cu2QuPen(pen, max_err=2.0, reverse_direction=True))
        table.glyphs[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), table
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for name, value in dict(
        maxZones=1, maxTwilightPoints=0, maxStorage=0, maxFunctionDefs=0, maxInstructionDefs=0,
        maxStackElements=0, maxSizeOfInstructions=0, maxComponentElements=0,
    ).items():
        setattr(maxp, name, value)
    font["head"].glyphDataFormat = 0
    del font["CFF "]
    if "VORG" in font:
        del font["VORG"]
    font.sfntVersion = "\0\1\0\0"


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/noto"
    for weight in ("Regular", "Bold"):
        for script, (languages, face) in SCRIPTS.items():
            faces = TTCollection(f"{folder}/NotoSansCJK-{weight}.ttc").fonts
            # The family name is the same for both weights.
            font = next(f for f in faces if f["name"].getDebugName(1) == face)
            wanted = signs(languages)
            options = Options()
            options.layout_features, options.notdef_outline, options.hinting = [], True, False
            options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "VORG", "DSIG"]
            options.name_IDs = [0, 1, 2, 13, 14]
            subsetter = Subsetter(options)
            subsetter.populate(text="".join(wanted))
            subsetter.subset(font)
            quadratic(font)
            font["post"].formatType = 3.0
            path = HERE / f"{script}-{weight.lower()}.ttf"
            # The same signs give the same file.
            font.recalcTimestamp = False
            font.save(path)
            missing = {sign for sign in wanted if ord(sign) not in font.getBestCmap()}
            print(path.name, path.stat().st_size, "missing:", "".join(sorted(missing)) or "none")


main()
