import type { Canvas, Weight } from "./canvas.ts";
import { PAPERS, type Paper, PRINTER_MARGIN } from "./sheet.ts";

/** The short rules of a game, for the player aid. */
export interface ShortRules {
  /** The title of the game. */
  readonly title: string;
  /** The text as Markdown: headings, paragraphs and lists. */
  readonly markdown: string;
}

/** A heading, a paragraph or an item of a list. */
interface TextBlock {
  readonly kind: "heading" | "paragraph" | "item";
  readonly text: string;
}

/** A word with its weight and the distance from the left of the column. */
interface PlacedWord {
  readonly text: string;
  readonly weight: Weight;
  readonly x: number;
}

interface TextLine {
  readonly words: readonly PlacedWord[];
  /** The distance from the line before, relative to the size of the font. */
  readonly advance: number;
  /** Whether the next line must be in the same column. */
  readonly keepsNext: boolean;
}

const MARGIN = PRINTER_MARGIN + 5;
const COLUMN_GAP = 8;
/** The sizes of the font in millimetres: the largest that fits one page is taken. */
const MAX_SIZE = 4.2;
const MIN_SIZE = 2.5;
const SIZE_STEP = 0.1;
const LINE_HEIGHT = 1.32;
const INDENT = 1.1;

/** Splits Markdown into blocks, without links and marks of code. */
function parseBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .split(/\r?\n/)) {
    const [, heading, item] = /^(?:#+ +(.*)|(?:[-*]|\d+\.) +(.*))$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (line.trim() === "") isOpen = false;
    else if (heading !== undefined) blocks.push({ kind: "heading", text: heading });
    else if (item !== undefined) blocks.push({ kind: "item", text: item });
    else if (isOpen && last) blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    else blocks.push({ kind: "paragraph", text: line.trim() });
    if (line.trim() !== "") isOpen = heading === undefined;
  }
  return blocks;
}

/** Splits a text into words; `**` begins and ends bold ones. A no-break space is part of a word. */
function splitWords(text: string, weight: Weight): { readonly text: string; readonly weight: Weight }[][] {
  let isBold = false;
  return text.split(/[ \t]+/).map((word) =>
    word.split("**").flatMap((part, i) => {
      if (i > 0) isBold = !isBold;
      return part === "" ? [] : [{ text: part, weight: isBold ? "bold" : weight }];
    }),
  );
}

/** Breaks a block into lines of a width that is relative to the size of the font. */
function breakLines({ kind, text }: TextBlock, width: number, canvas: Canvas): TextLine[] {
  const isHeading = kind === "heading";
  const weight = isHeading ? "bold" : "regular";
  const indent = kind === "item" ? INDENT : 0;
  const space = canvas.widthOf(" ", weight);
  const lines: PlacedWord[][] = [[]];
  let x = indent;
  for (const parts of splitWords(text, weight)) {
    const wordWidth = parts.reduce((sum, part) => sum + canvas.widthOf(part.text, part.weight), 0);
    const line = lines.at(-1) as PlacedWord[];
    const isFirst = line.length === 0;
    if (!isFirst && x + space + wordWidth > width) {
      lines.push([]);
      x = indent;
    } else if (!isFirst) x += space;
    for (const part of parts) {
      lines.at(-1)?.push({ ...part, x });
      x += canvas.widthOf(part.text, part.weight);
    }
  }
  if (kind === "item") lines[0]?.unshift({ text: "•", weight, x: 0.15 });
  return lines.map((words, i) => ({
    words,
    advance: LINE_HEIGHT + (i > 0 ? 0 : isHeading ? 0.75 : 0.28),
    // no heading or first line of a block alone at the end of a column, and no last line at the beginning of one
    keepsNext: isHeading || (lines.length > 1 && (i === 0 || i === lines.length - 2)),
  }));
}

interface PlacedLine extends TextLine {
  readonly page: number;
  readonly column: number;
  /** The baseline below the top of the column, in millimetres. */
  readonly y: number;
}

/** Places lines in the columns of as many pages as needed. */
function placeLines(lines: readonly TextLine[], size: number, height: number): PlacedLine[] {
  const placed: PlacedLine[] = [];
  let [place, y] = [0, 0];
  for (const [i, line] of lines.entries()) {
    let needed = y === 0 ? 1 : line.advance;
    for (let next = i; lines[next]?.keepsNext; next++) needed += lines[next + 1]?.advance ?? 0;
    if (y > 0 && y + needed * size > height) [place, y] = [place + 1, 0];
    y += (y === 0 ? 1 : line.advance) * size;
    placed.push({ ...line, page: Math.floor(place / 2), column: place % 2, y });
  }
  return placed;
}

/**
 * Draws the short rules in two columns, in the largest size that fits one page; very long ones go on.
 *
 * @param rules - those of a variant before those of its base
 * @param beginPage - begins a page, and returns the top of its columns in millimetres
 */
export function drawPlayerAid(
  rules: readonly ShortRules[],
  paper: Paper,
  canvas: Canvas,
  beginPage: () => number,
): void {
  const { width, height } = PAPERS[paper];
  const columnWidth = (width - 2 * MARGIN - COLUMN_GAP) / 2;
  const blocks = rules.flatMap(({ title, markdown }, i) => [
    ...(i > 0 ? [{ kind: "heading", text: title } as const] : []),
    ...parseBlocks(markdown),
  ]);
  let top = beginPage();
  const room = height - MARGIN - 6 - top;
  const layoutAt = (size: number, height = room): PlacedLine[] =>
    placeLines(
      blocks.flatMap((block) => breakLines(block, columnWidth / size, canvas)),
      size,
      height,
    );
  const fitsPage = (lines: readonly PlacedLine[]): boolean => lines.every(({ page }) => page === 0);
  let size = MAX_SIZE;
  while (size > MIN_SIZE && !fitsPage(layoutAt(size))) size -= SIZE_STEP;
  let lines = layoutAt(size);
  // columns of about the same height
  for (let height = room / 2; fitsPage(lines) && height < room; height += size) {
    const balanced = layoutAt(size, height);
    if (fitsPage(balanced)) {
      lines = balanced;
      break;
    }
  }
  let page = 0;
  for (const line of lines) {
    if (line.page > page) {
      page = line.page;
      top = beginPage();
    }
    const left = MARGIN + line.column * (columnWidth + COLUMN_GAP);
    for (const { text, weight, x } of line.words)
      canvas.text(text, left + x * size, top + line.y, { size, weight });
  }
}
