import {
  createTable,
  fail,
  type Game,
  type Message,
  type Result,
  succeed,
  type Table,
  type Words,
} from "@serpentarium/core";
import type { MaterialPiece } from "@serpentarium/core/scene";
import { Canvas, type Fonts } from "./canvas.ts";
import { drawPlayerAid, type ShortRules } from "./player-aid.ts";
import {
  fitsPaper,
  layoutSheets,
  PAPERS,
  type Paper,
  PRINTER_MARGIN,
  type Sheet,
  turnSheet,
} from "./sheet.ts";

/** What is printed, for whom, and on which paper. */
export interface PrintOptions {
  readonly game: Game;
  /** The tables whose pieces are printed; by default one for each number of seats, with the default options. */
  readonly tables?: readonly Table[];
  /** Those of the game, of core and of this package. */
  readonly words: Words;
  readonly paper: Paper;
  readonly fonts: Fonts;
  /** The short rules for the player aid, those of a variant before those of its base; no player aid by default. */
  readonly rules?: readonly ShortRules[];
}

/** The size of the font of headers and footers, and of a title, in millimetres. */
const SMALL = 2.7;
const TITLE = 5.5;
/** The width of a cut mark and of the ruler, in millimetres. */
const HAIRLINE = 0.15;
const RULER = 50;

/** A table for each number of seats, the highest first. */
const tablesOf = (game: Game): readonly Table[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) =>
    createTable(game, { seats: game.seats.max - i }),
  );

/**
 * Returns the pieces with which one can play at each of some tables: of each kind as many as the table needs that needs most of them.
 * Empty if the game declares no material.
 */
export function collectMaterial(
  game: Game,
  tables: readonly Table[] = tablesOf(game),
): readonly MaterialPiece[] {
  const kinds = new Map<string, MaterialPiece>();
  for (const piece of tables.flatMap((table) => game.material?.(table) ?? [])) {
    if (piece.count > (kinds.get(piece.id)?.count ?? 0)) kinds.set(piece.id, piece);
  }
  return [...kinds.values()];
}

/** The numbers of pieces by name, such as "60 × straight". */
function describePieces(pieces: readonly MaterialPiece[], words: Words): string {
  const counts = new Map<string, number>();
  for (const { label } of pieces) {
    const name = words.format(label);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kinds = [...counts].map(([piece, count]): Message => ({ id: "print.count", data: { count, piece } }));
  return words.text("print.pieces", { kinds });
}

/** Whether the material can be drawn on the paper: the failure if it cannot. */
function checkMaterial(
  pieces: readonly MaterialPiece[],
  { words, paper }: PrintOptions,
): Result<never> | undefined {
  if (pieces.length === 0) return fail("no-material", { id: "print.failures.no-material" });
  const large = pieces.find((piece) => !fitsPaper(piece, paper));
  const data = large && { piece: words.format(large.label) };
  return data && fail("bad-material", { id: "print.failures.too-large", data });
}

/** Draws the header and the footer of a page. */
function drawMargins(canvas: Canvas, paper: Paper, header: string, right: string, footer: string): void {
  const { width, height } = PAPERS[paper];
  const [baseline, edge] = [PRINTER_MARGIN + SMALL, width - PRINTER_MARGIN - 5];
  const gap = 4;
  const used = canvas.widthOf(header, "bold") * SMALL;
  canvas.text(header, PRINTER_MARGIN + 5, baseline, { size: SMALL, weight: "bold" });
  canvas.text(right, edge, baseline, {
    size: SMALL,
    align: "right",
    maxWidth: edge - PRINTER_MARGIN - 5 - used - gap,
  });
  canvas.text(footer, edge, height - PRINTER_MARGIN - 0.7, { size: SMALL, align: "right" });
}

/** Draws a line of 5 cm, by which a reader can check the scale of the printer. */
function drawRuler(canvas: Canvas, paper: Paper, words: Words): void {
  const { height } = PAPERS[paper];
  const [left, y] = [PRINTER_MARGIN + 5, height - PRINTER_MARGIN - 1.5];
  canvas.line([left, y], [left + RULER, y], HAIRLINE);
  for (const at of [left, left + RULER]) canvas.line([at, y - 1.2], [at, y + 1.2], HAIRLINE);
  canvas.text(
    words.text("print.scale", { length: RULER }),
    left + RULER + 2.5,
    height - PRINTER_MARGIN - 0.7,
    {
      size: SMALL,
      maxWidth: 100,
    },
  );
}

/** Draws the pieces of one side of a sheet. */
function drawSheet(canvas: Canvas, { pieces, marks }: Sheet, side: "front" | "back"): void {
  for (const { piece, ...place } of pieces) {
    const face = piece[side];
    if (face) canvas.face(face, place);
  }
  for (const { from, to } of marks) canvas.line(from, to, HAIRLINE);
}

/**
 * Prints the material of a game as a PDF: sheets of pieces at their real size with cut marks, and the player aid. If a piece has a back,
 * each sheet is followed by its other side, mirrored for printing on both sides and turning the paper on its long edge.
 *
 * Fails with `no-material` if the game declares none, `bad-material` if a piece is larger than the paper, and `bad-font` if the fonts
 * lack a character of a text.
 */
export async function printGame(options: PrintOptions): Promise<Result<Uint8Array>> {
  const { game, words, paper, fonts, rules = [] } = options;
  const material = collectMaterial(game, options.tables);
  const problem = checkMaterial(material, options);
  if (problem) return problem;
  const title = words.text("title");
  const canvas = new Canvas(words.text("print.title", { game: title }), words, paper, fonts);
  const sheets = layoutSheets(material, paper);
  const hasBacks = material.some(({ back }) => back);
  let page = 0;
  const beginPage = (right: string): void => {
    canvas.addPage();
    page += 1;
    drawMargins(canvas, paper, title, right, words.text("print.page", { page }));
  };
  for (const sheet of sheets) {
    beginPage(
      describePieces(
        sheet.pieces.map(({ piece }) => piece),
        words,
      ),
    );
    drawRuler(canvas, paper, words);
    drawSheet(canvas, sheet, "front");
    if (!hasBacks) continue;
    beginPage(words.text("print.back", { page }));
    // a blank side has nothing to cut
    if (sheet.pieces.some(({ piece }) => piece.back)) drawSheet(canvas, turnSheet(sheet, paper), "back");
  }
  if (rules.length > 0) {
    drawPlayerAid(rules, paper, canvas, () => {
      beginPage(words.text("print.player-aid"));
      const top = PRINTER_MARGIN + 5;
      canvas.text(title, top, top + TITLE, { size: TITLE, weight: "bold" });
      return top + TITLE + 3;
    });
  }
  const characters = [...canvas.missing];
  const file = await canvas.end();
  return characters.length > 0
    ? fail("bad-font", { id: "print.failures.bad-font", data: { characters } })
    : succeed(file);
}
