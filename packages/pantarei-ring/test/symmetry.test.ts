import { createTable, play, unwrap } from "@serpentarium/core";
import type { Position } from "@serpentarium/pantarei";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pantareiRing } from "../src/index.ts";

const table = createTable(pantareiRing, { options: { goal: 12 } });
const KINDS = ["l1", "l2", "l3", "d1", "d2", "d3"];
const SET = [...KINDS, ...KINDS, ...KINDS, "n"];

/** The text of a position in the `move` phase, split before and after its piles. */
interface PositionParts {
  readonly piles: readonly string[];
  readonly before: string;
  readonly after: string;
}

const joinPosition = ({ piles, before, after }: PositionParts): string =>
  [before, piles.join(","), after].join(" ");

function splitPosition(text: string): PositionParts {
  const [before = "", ring = "", ...after] = text.split(" ");
  return { piles: ring.split(","), before, after: after.join(" ") };
}

/** Rings of up to 19 pieces with random piles, seat to act, colours and last turn. */
const positions: fc.Arbitrary<PositionParts> = fc
  .record({
    pieces: fc.shuffledSubarray(SET, { minLength: 1 }),
    cuts: fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }),
    seat: fc.constantFrom(1, 2),
    colour: fc.constantFrom("light", "dark"),
    last: fc.constantFrom("-", "s"),
  })
  .map(({ pieces, cuts, seat, colour, last }) => {
    const ring = pieces.reduce((text, piece, i) => `${text}${cuts[i] ? "," : "+"}${piece}`);
    const piles = ring.split(",");
    const swapper = (seat === 2) === (colour === "light") ? "l" : "d";
    const canHaveSwapped = piles.filter((pile) => pile.split("+").at(-1)?.startsWith(swapper)).length > 1;
    return { piles, before: `move:${seat}`, after: `${colour} ${canHaveSwapped ? last : "-"} 0` };
  })
  .filter(({ piles }) => piles.every((pile) => pile.split("+").length < 12));

const toPosition = (text: string): Position => unwrap(pantareiRing.parsePosition(text, table));

/** The text of every possible turn, legal or not. */
function candidateTurns(piles: number): string[] {
  const numbers = Array.from({ length: piles }, (_, i) => i + 1);
  const swaps = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => `${a}x${b}`));
  return [
    ...numbers.flatMap((pile) => ["L", "R", "L2", "R2"].map((way) => `${pile}${way}`)),
    ...swaps,
    "pass",
  ];
}

/** A turn with its piles and directions mapped. */
function relabelTurn(
  turn: string,
  mapPile: (pile: number) => number,
  mapDirection: (direction: string) => string,
): string {
  const mapped = turn.replace(/\d+(?=[LRx])/, (number) => String(mapPile(Number(number))));
  const [, first, second] = /^(\d+)x(\d+)$/.exec(mapped) ?? [];
  if (first === undefined) return mapped.replace(/[LR]/, mapDirection);
  const [a, b] = [Number(first), mapPile(Number(second))];
  return `${Math.min(a, b)}x${Math.max(a, b)}`;
}

/** The position after a turn, or the clause or code that refuses it. */
function resultOf(text: string, turn: string): string {
  const played = play(pantareiRing, toPosition(text), turn);
  if (!played.ok) return played.error.clause ?? played.error.code;
  return pantareiRing.formatPosition(played.value.position);
}

/** The rotation of a position whose text sorts first; a refusal stays unchanged. */
function canonicalRotation(text: string): string {
  if (!text.includes(" ")) return text;
  const { piles, ...others } = splitPosition(text);
  const rotations = piles.map((_, i) =>
    joinPosition({ ...others, piles: [...piles.slice(i), ...piles.slice(0, i)] }),
  );
  return rotations.toSorted()[0] ?? "";
}

const mirrorPosition = (text: string): string => {
  if (!text.includes(" ")) return text;
  const { piles, ...others } = splitPosition(text);
  return joinPosition({ ...others, piles: piles.toReversed() });
};

const withWrittenDirection = (text: string, turn: string): string =>
  resultOf(text, turn) === "notation" ? turn.replace("L", "R") : turn;

describe("a ring", () => {
  test("ring.closed: rotating the ring only renumbers the piles", () => {
    fc.assert(
      fc.property(positions, fc.nat(18), ({ piles, ...others }, by) => {
        const start = by % piles.length;
        const text = joinPosition({ ...others, piles });
        const turned = joinPosition({ ...others, piles: [...piles.slice(start), ...piles.slice(0, start)] });
        const pile = (number: number): number => ((number - 1 - start + piles.length) % piles.length) + 1;
        for (const turn of candidateTurns(piles.length)) {
          const same = relabelTurn(turn, pile, (way) => way);
          expect(canonicalRotation(resultOf(turned, same)), `${turned}: ${same}`).toBe(
            canonicalRotation(resultOf(text, turn)),
          );
        }
      }),
      { seed: 19, numRuns: 60 },
    );
  });

  test("move.own-top: moves left and right are mirror images", () => {
    fc.assert(
      fc.property(positions, ({ piles, ...others }) => {
        const text = joinPosition({ ...others, piles });
        const pile = (number: number): number => piles.length + 1 - number;
        for (const turn of candidateTurns(piles.length)) {
          const own = withWrittenDirection(text, turn);
          const image = withWrittenDirection(
            mirrorPosition(text),
            relabelTurn(own, pile, (way) => (way === "L" ? "R" : "L")),
          );
          expect(
            canonicalRotation(mirrorPosition(resultOf(mirrorPosition(text), image))),
            `${text}: ${own}`,
          ).toBe(canonicalRotation(resultOf(text, own)));
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });
});

describe("ring.opposite: one move, one text", () => {
  test.each([
    ["move:1 d1,l2,n,d3 light - 0", "2"],
    ["move:1 l1+d1,n+l1 light - 0", "2"],
    ["move:2 l1,d1,d3,n,l2,d2 light - 0", "3"],
  ])("in %s pile %s is only written with R", (text, pile) => {
    expect(resultOf(text, `${pile}R`)).toMatch(/^move:/);
    expect(resultOf(text, `${pile}L`)).toBe("notation");
  });

  test("a distance other than half the ring is written with either direction", () => {
    const text = "move:1 d1,l2,n,d3,d2 light - 0";
    expect(resultOf(text, "2R")).not.toBe(resultOf(text, "2L"));
    expect(resultOf(text, "2L")).toMatch(/^move:2/);
  });
});

test("ring.full-turn: refuses exactly the pieces that would reach or pass their own pile", () => {
  const others = ["d1", "d1", "d1", "d2", "d2"];
  for (const value of [1, 2, 3]) {
    for (let piles = 1; piles <= 6; piles++) {
      const text = `move:1 ${[`l${value}`, ...others].slice(0, piles).join(",")} light - 0`;
      expect(resultOf(text, "1R") === "ring.full-turn", text).toBe(value >= piles);
    }
  }
});
