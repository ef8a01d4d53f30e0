import { join } from "node:path";
import {
  createTable,
  definePlugin,
  type Game,
  type GamePlugin,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { centredFace, type MaterialPiece, type Rect } from "@serpentarium/core/scene";
import { createWords, type WordsFile } from "@serpentarium/core/words";
import { readWords } from "@serpentarium/core/words/node";
import pantarei from "@serpentarium/pantarei";
import pantareiRing from "@serpentarium/pantarei-ring";
import { readShortRules } from "@serpentarium/rulebook/node";
import serpentCartes from "@serpentarium/serpent-cartes";
import serpentCartesTwoEnds from "@serpentarium/serpent-cartes-two-ends";
import ssserpent from "@serpentarium/ssserpent";
import ssserpentTorus from "@serpentarium/ssserpent-torus";
import sssnake from "@serpentarium/sssnake";
import sssnakeTight from "@serpentarium/sssnake-tight";
import { describe, expect, test } from "vitest";
import { collectMaterial, PAPERS, type Paper, type PrintOptions, printGame } from "../src/index.ts";
import { readFonts } from "../src/node.ts";
import { type PdfPage, readPdf } from "./read-pdf.ts";

const fonts = readFonts();
const LANGUAGES = ["en", "fr", "de", "es"];
const folder = (name: string): string => join(import.meta.dirname, "../..", name);
const wordsIn = (name: string, language: string): readonly WordsFile[] =>
  readWords(folder(name), language, "en");

/** A game with the folders of its words, its own before that of its base. */
interface Printed {
  readonly plugin: GamePlugin;
  readonly folders: readonly string[];
}
const GAMES: readonly Printed[] = [
  { plugin: pantarei, folders: ["pantarei"] },
  { plugin: ssserpent, folders: ["ssserpent"] },
  { plugin: sssnake, folders: ["sssnake"] },
  { plugin: serpentCartes, folders: ["serpent-cartes"] },
  { plugin: pantareiRing, folders: ["pantarei-ring", "pantarei"] },
  { plugin: ssserpentTorus, folders: ["ssserpent-torus", "ssserpent"] },
  { plugin: sssnakeTight, folders: ["sssnake-tight", "sssnake"] },
  { plugin: serpentCartesTwoEnds, folders: ["serpent-cartes-two-ends", "serpent-cartes"] },
] as unknown as readonly Printed[];

function optionsFor({ plugin, folders }: Printed, language: string, paper: Paper): PrintOptions {
  const files = [...folders, "print", "core"].flatMap((name) => wordsIn(name, language));
  const words = createWords(language, ...files);
  const rules = folders.map((name) => ({
    title: createWords(language, ...wordsIn(name, language)).text("title"),
    markdown: readShortRules(folder(name))[language] ?? "",
  }));
  return { game: plugin.game, words, paper, fonts, rules };
}

const printPages = async (options: PrintOptions): Promise<readonly PdfPage[]> =>
  readPdf(unwrap(await printGame(options)));

const printed = new Map<string, Promise<readonly PdfPage[]>>();
/** The pages of a game, which several tests measure. */
function pagesOf(game: Printed, language: string, paper: Paper): Promise<readonly PdfPage[]> {
  const key = `${game.folders[0]} ${language} ${paper}`;
  const pages = printed.get(key) ?? printPages(optionsFor(game, language, paper));
  printed.set(key, pages);
  return pages;
}

/** Rounds to a thousandth of a millimetre. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const roundedRect = ({ x, y, w, h }: Rect): readonly number[] => [x, y, w, h].map(rounded);
const sorted = (rects: readonly (readonly number[])[]): string[] =>
  rects.map((rect) => rect.join(" ")).sort();

describe.each(GAMES)("$folders.0", (source) => {
  const { game } = source.plugin;
  const material = collectMaterial(game);

  test.each(["a4", "letter"] as const)(
    "on %s, each piece is as often there as the game has it, at its size",
    async (paper) => {
      const pages = await pagesOf(source, "en", paper);
      const expected = material.flatMap(({ count, width, front }) =>
        Array.from({ length: count }, () => [width, (width * front.height) / front.width].map(rounded)),
      );
      // with backs, every other page is the back of the one before
      const hasBacks = material.some(({ back }) => back);
      const sheets = pages.slice(0, -1).filter((_, i) => !hasBacks || i % 2 === 0);
      const printedSizes = sheets.flatMap(({ pieces }) => pieces.map(({ w, h }) => [w, h].map(rounded)));
      expect(sorted(printedSizes)).toEqual(sorted(expected));
      for (const { width, height } of pages)
        expect([width, height].map(rounded)).toEqual([PAPERS[paper].width, PAPERS[paper].height]);
    },
  );

  test.each(["a4", "letter"] as const)("on %s, a back lies exactly behind its front", async (paper) => {
    const pages = await pagesOf(source, "en", paper);
    const backs = material.reduce((sum, { back, count }) => sum + (back ? count : 0), 0);
    let found = 0;
    for (const [i, { pieces, width }] of pages.slice(0, -1).entries()) {
      if (i % 2 === 0) continue;
      const fronts = sorted((pages[i - 1]?.pieces ?? []).map(roundedRect));
      for (const { x, ...back } of pieces)
        expect(fronts).toContain(roundedRect({ ...back, x: width - x - back.w }).join(" "));
      found += pieces.length;
    }
    expect(found).toBe(backs);
  });

  test.each(["a4", "letter"] as const)(
    "on %s, cut marks are at the edges of pieces, which they do not touch",
    async (paper) => {
      for (const { pieces, lines, height } of (await pagesOf(source, "en", paper)).slice(0, -1)) {
        // the line to check the scale is in the margin at the bottom
        const marks = lines.filter(({ y }) => y < height - 10);
        const edges = (axis: "x" | "y", size: "w" | "h") =>
          new Set(pieces.flatMap((piece) => [rounded(piece[axis]), rounded(piece[axis] + piece[size])]));
        if (pieces.length === 0) continue;
        const [xs, ys] = [edges("x", "w"), edges("y", "h")];
        const marked = { x: new Set<number>(), y: new Set<number>() };
        for (const { x, y, w, h } of marks) {
          expect([rounded(w), rounded(h)].sort()).toEqual([0, 4]);
          const axis = w < h ? "x" : "y";
          marked[axis].add(rounded(axis === "x" ? x : y));
          const touched = pieces.find(
            (piece) =>
              x + w > piece.x - 0.99 &&
              x < piece.x + piece.w + 0.99 &&
              y + h > piece.y - 0.99 &&
              y < piece.y + piece.h + 0.99,
          );
          expect(touched).toBeUndefined();
        }
        for (const x of xs) expect(marked.x).toContain(x);
        for (const y of ys) expect(marked.y).toContain(y);
      }
    },
  );

  test.each(LANGUAGES)(
    "in %s, nothing is beyond the margins, texts do not meet, and the rules fill one page",
    async (language) => {
      for (const paper of ["a4", "letter"] as const) {
        const { rules = [] } = optionsFor(source, language, paper);
        const pages = await pagesOf(source, language, paper);
        expect(pages).toHaveLength(
          pages.findIndex(({ pieces, lines }) => pieces.length + lines.length === 0) + 1,
        );
        for (const { pieces, lines, texts, width, height } of pages) {
          const boxes = [
            ...pieces,
            ...lines,
            ...texts.map(({ x, baseline, width: w }) => ({ x, y: baseline, w, h: 0 })),
          ];
          for (const { x, y, w, h } of boxes) {
            expect(Math.min(x, y, width - x - w, height - y - h)).toBeGreaterThanOrEqual(6.99);
          }
          const [left, right] = texts.filter(({ baseline }) => baseline < 11);
          expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan((right?.x ?? 0) - 1);
        }
        const aid =
          pages
            .at(-1)
            ?.texts.map(({ text }) => text)
            .join(" ") ?? "";
        for (const { markdown } of rules) {
          const words = markdown.replaceAll(/\]\([^)]*\)|[[`*]|^(?:#+|[-]) /gm, "").split(/\s+/);
          for (const word of words) expect(aid).toContain(word);
        }
      }
    },
  );
});

const scarabs: MaterialPiece = {
  id: "scarab",
  label: { id: "pieces.scarab" },
  count: 3,
  width: 25,
  front: centredFace(50, 50, [{ shape: "text", x: 0, y: 0, size: 9, text: { id: "pieces.scarab" } }]),
};

/** A game of somebody else, whose only piece is a scarab; with words in any language. */
async function printScarabs(language: string, scarab: string, change: Partial<MaterialPiece> = {}) {
  const game = { ...pantarei.game, material: () => [{ ...scarabs, ...change }] } as unknown as Game;
  const own = { language, title: scarab, pieces: { scarab } };
  const words = createWords(
    language,
    own,
    ...definePlugin(game).words,
    ...wordsIn("print", language),
    ...wordsIn("core", "en"),
  );
  return { words, result: await printGame({ game, words, paper: "a4", fonts }) };
}

describe("any game", () => {
  test.each([
    ["pl", "skarabeusz, żółw i gęś"],
    ["el", "σκαραβαίος"],
    ["uk", "скарабей і їжак"],
    ["tr", "bokböceği ışığı"],
    ["vi", "bọ hung đẹp"],
  ])("is printed in %s", async (language, scarab) => {
    const { result } = await printScarabs(language, scarab);
    const [page] = await readPdf(unwrap(result));
    const texts = page?.texts.map(({ text }) => text.normalize()) ?? [];
    expect(texts.filter((text) => text === scarab.normalize())).toHaveLength(4);
    expect(page?.pieces.map(({ w, h }) => [rounded(w), rounded(h)])).toEqual([1, 2, 3].map(() => [25, 25]));
  });

  test("in a script that the fonts lack, a failure names the characters", async () => {
    const { words, result } = await printScarabs("ja", "黄金虫");
    expect(result).toMatchObject({ ok: false, error: { code: "bad-font" } });
    expect(result.ok ? "" : words.format(result.error.message)).toMatch(/黄.*金.*虫/);
  });

  test("which declares no material, or a piece larger than the paper, is not printed", async () => {
    const { words, result } = await printScarabs("en", "scarab", { width: 190 });
    expect(result).toMatchObject({ ok: false, error: { code: "bad-material" } });
    expect(result.ok ? "" : words.format(result.error.message)).toContain("scarab");
    const game = { ...pantarei.game, material: undefined } as unknown as Game;
    expect(await printGame({ game, words, paper: "a4", fonts })).toMatchObject({
      error: { code: "no-material" },
    });
  });

  test("is printed to the same bytes again", async () => {
    const options = optionsFor(GAMES[0] as Printed, "en", "a4");
    expect(unwrap(await printGame(options))).toEqual(unwrap(await printGame(options)));
  });
});

test("without a table, there is what each number of players needs", () => {
  const total = (tables?: readonly Table[]): number =>
    collectMaterial(serpentCartes.game as unknown as Game, tables).reduce((sum, { count }) => sum + count, 0);
  const tableFor = (seats: number): Table => createTable(serpentCartes.game, { seats });
  expect([2, 3, 4].map((seats) => total([tableFor(seats)]))).toEqual([32 + 2, 52 + 3, 64 + 4]);
  // two packs of 32, and the cards from 2 to 6 of one of 52
  expect(total()).toBe(64 + 20 + 4);
});

test("the pieces of a game are those of its rules", () => {
  const counts = ({ plugin }: Printed): Readonly<Record<string, number>> =>
    Object.fromEntries(collectMaterial(plugin.game).map(({ id, count }) => [id, count]));
  const [first, second, third] = GAMES as [Printed, Printed, Printed];
  expect(counts(first)).toEqual({ l1: 3, l2: 3, l3: 3, d1: 3, d2: 3, d3: 3, n: 1 });
  const serpents = { "red-head": 1, "red-body": 8, "yellow-head": 1, "yellow-body": 8 };
  expect(counts(second)).toEqual({ board: 1, ...serpents, "blue-apple": 4 });
  expect(counts(third)).toMatchObject({ S: 60, C: 48, X: 8, D: 4, die: 1 });
  expect(Object.keys(counts(third)).filter((id) => id.startsWith("big-card"))).toHaveLength(4);
});

test("the options of a table change its pieces", async () => {
  const [, , , source] = GAMES;
  const { game } = serpentCartes;
  const pages = await printPages({
    ...optionsFor(source as Printed, "en", "a4"),
    tables: [createTable(game, { seats: 3 })],
  });
  const fronts = pages.filter((_, i) => i % 2 === 0).flatMap(({ pieces }) => pieces);
  expect(fronts).toHaveLength(52 + 3);
});
