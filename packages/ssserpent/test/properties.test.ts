import { createRandom, createTable, playout, randomAction } from "@serpentarium/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, ssserpent } from "../src/index.ts";
import { areAdjacent, type Cell, HEADING_LETTERS, headingFromLetter } from "../src/material/grid.ts";
import { WALLED_GROUND } from "../src/material/ground.ts";
import { type BySeat, type Serpent, stepsFor } from "../src/material/serpent.ts";
import type { BoardContents, Position } from "../src/position.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const tableOf = (options: object) => createTable(ssserpent, { options });
const TABLES = [
  {},
  { size: 7, apples: 6, blueApples: 8, bodies: 12 },
  { size: 7, apples: 8, blueApples: 8, bodies: 8 },
  { size: 11, apples: 2, blueApples: 0, bodies: 3 },
].map(tableOf);

const seeds = fc.integer();
const tables = fc.constantFrom(...TABLES);

/** Every position of a random match. */
function playoutPositions(table: (typeof TABLES)[number], seed: number): Position[] {
  const positions: Position[] = [];
  const end = playout(ssserpent, ssserpent.start(table), createRandom(seed), (position) => {
    positions.push(position);
  });
  return [...positions, end];
}

const piecesOf = (position: Position, seat: 0 | 1): number => {
  const { serpents, apples } = position;
  const held = position.phase === "replant" && position.toAct !== seat ? position.held : 0;
  return Math.max(serpents[seat].body.length - 1, 0) + apples[seat].length + serpents[seat].reserve + held;
};

const applesToPlace = ({ phase, apples, table, serpents }: Position, seat: 0 | 1): number => {
  if (phase !== "blue" && phase !== "apples") return 0;
  const { bodies, apples: each } = table.options;
  return each - apples[seat].length - (serpents[seat].reserve - (bodies - each));
};

describe("material.pieces", () => {
  test("the pieces of each colour always add up", () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        for (const position of playoutPositions(table, seed)) {
          for (const seat of [0, 1] as const) {
            const lost =
              position.phase === "over" &&
              position.outcome.reason === "end.head" &&
              position.outcome.places[seat] !== 1;
            const count = piecesOf(position, seat) + applesToPlace(position, seat);
            if (lost) expect(count).toBeLessThanOrEqual(table.options.bodies);
            else expect(count).toBe(table.options.bodies);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Every path of up to `steps` steps, in order; a prefix comes before its extensions. */
const pathsUpTo = (steps: number): string[] =>
  steps === 0
    ? []
    : HEADING_LETTERS.flatMap((direction) => [
        direction,
        ...pathsUpTo(steps - 1).map((rest) => direction + rest),
      ]);

describe("move.steps", () => {
  test("legalActions lists exactly the paths that refuse accepts", () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        for (const position of playoutPositions(table, seed)) {
          if (position.phase !== "move") continue;
          const steps = stepsFor(position.serpents[position.toAct === 0 ? 0 : 1].body.length);
          if (steps > 3) continue;
          const open = pathsUpTo(steps).filter(
            (path) => !ssserpent.refuse(position, { phase: "move", path }),
          );
          expect(ssserpent.legalActions(position).map((action) => "path" in action && action.path)).toEqual(
            open,
          );
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("move.follow", () => {
  test("a serpent is always connected, and no pieces overlap", () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        const grid = WALLED_GROUND.gridOf(table.options);
        for (const { serpents, blue, apples } of playoutPositions(table, seed)) {
          for (const { body } of serpents) {
            const links = body.slice(1).map((cell, i) => areAdjacent(grid, cell, body[i] as Cell));
            expect(links).not.toContain(false);
          }
          const all = [...serpents.flatMap(({ body }) => body), ...blue, ...apples.flat()];
          expect(new Set(all).size).toBe(all.length);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("end.quiet, end.long", () => {
  test("the limits end every match within maxActions", () => {
    const limits = fc.record({
      quietLimit: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
      moveLimit: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(limits, seeds, (options, seed) => {
        const positions = playoutPositions(tableOf(options), seed);
        expect(positions.length - 1).toBeLessThanOrEqual(ssserpent.maxActions(tableOf(options)) as number);
        const last = positions.at(-1) as Extract<Position, { phase: "over" }>;
        expect(last.moves).toBeLessThanOrEqual(options.moveLimit);
        if (options.quietLimit !== null) expect(last.quiet).toBeLessThanOrEqual(options.quietLimit);
      }),
      { numRuns: 40 },
    );
  });
});

/** A symmetry of the square: its maps of cells and of headings. */
interface Symmetry {
  readonly cell: (size: number, column: number, row: number) => readonly [number, number];
  readonly heading: (heading: number) => number;
}
const QUARTER_TURN: Symmetry = { cell: (size, x, y) => [y, size - 1 - x], heading: (h) => (h + 1) % 4 };
const MIRROR: Symmetry = {
  cell: (size, x, y) => [size - 1 - x, y],
  heading: (h) => (h % 2 === 1 ? (h + 2) % 4 : h),
};

const sorted = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => a - b);

function transform(position: Position, { cell, heading }: Symmetry): Position {
  const { size } = position.table.options;
  const at = (from: Cell): Cell => {
    const [x, y] = cell(size, Math.floor(from / size), from % size);
    return x * size + y;
  };
  const mapSerpent = (serpent: Serpent): Serpent => ({
    ...serpent,
    body: serpent.body.map(at),
    lastHeading: serpent.lastHeading < 0 ? -1 : heading(serpent.lastHeading),
  });
  return {
    ...position,
    serpents: [mapSerpent(position.serpents[0]), mapSerpent(position.serpents[1])],
    blue: sorted(position.blue.map(at)),
    apples: [sorted(position.apples[0].map(at)), sorted(position.apples[1].map(at))],
  };
}

const swap = <X>([a, b]: BySeat<X>): BySeat<X> => [b, a];

/** The position with the colours exchanged. */
function swapColours(position: Position): Position {
  const field: Pick<BoardContents, "serpents" | "apples"> = {
    serpents: swap(position.serpents),
    apples: swap(position.apples),
  };
  return "toAct" in position
    ? { ...position, ...field, toAct: 1 - position.toAct }
    : { ...position, ...field };
}

const texts = (position: Position): string[] =>
  ssserpent
    .legalActions(position)
    .map((action) => ssserpent.formatAction(action, position))
    .sort();

const transformAction = (position: Position, action: Action, symmetry: Symmetry): string => {
  if (action.phase === "first") return action.colour;
  if (action.phase === "move") {
    return Array.from(
      action.path,
      (letter) => HEADING_LETTERS[symmetry.heading(headingFromLetter(letter))],
    ).join("");
  }
  const { size } = position.table.options;
  const [x, y] = symmetry.cell(size, Math.floor(action.cell / size), action.cell % size);
  return WALLED_GROUND.gridOf({ size }).names[x * size + y] ?? "";
};

describe("symmetry", () => {
  test.each([
    ["a quarter turn", QUARTER_TURN],
    ["a mirror image", MIRROR],
  ])("%s maps the legal actions alike", (_, symmetry) => {
    fc.assert(
      fc.property(tables, seeds, fc.nat(80), (table, seed, depth) => {
        const random = createRandom(seed);
        let position = ssserpent.start(table);
        for (let i = 0; i < depth && position.phase !== "over"; i++) {
          position = ssserpent.apply(position, randomAction(ssserpent, position, random));
        }
        const expected = ssserpent
          .legalActions(position)
          .map((action) => transformAction(position, action, symmetry));
        expect(texts(transform(position, symmetry))).toEqual(expected.sort());
      }),
      { numRuns: 60 },
    );
  });

  test("exchanging the colours keeps the legal actions", () => {
    fc.assert(
      fc.property(tables, seeds, fc.integer({ min: 20, max: 90 }), (table, seed, depth) => {
        const random = createRandom(seed);
        let position = ssserpent.start(table);
        for (let i = 0; i < depth && position.phase !== "over"; i++) {
          position = ssserpent.apply(position, randomAction(ssserpent, position, random));
        }
        fc.pre(position.phase === "move" || position.phase === "replant");
        expect(texts(swapColours(position))).toEqual(texts(position));
      }),
      { numRuns: 60 },
    );
  });
});
