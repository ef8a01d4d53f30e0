import { createTable, parseLegal, play, unwrap } from "@serpentarium/core";
import type { Position } from "@serpentarium/pantarei";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pantareiRing } from "../src/index.ts";

const table = createTable(pantareiRing, { options: { goal: 12 } });
const KINDS = ["l1", "l2", "l3", "d1", "d2", "d3"];
const SET = [...KINDS, ...KINDS, ...KINDS, "n"];

/** A position in play, as the parts of its text. */
interface Parts {
  readonly piles: readonly string[];
  readonly before: string;
  readonly after: string;
}

const textOf = ({ piles, before, after }: Parts): string => [before, piles.join(","), after].join(" ");

function partsOf(text: string): Parts {
  const [before = "", ring = "", ...after] = text.split(" ");
  return { piles: ring.split(","), before, after: after.join(" ") };
}

/** Rings of up to nineteen pieces, cut into piles anywhere, with either seat and colour to act. */
const parts: fc.Arbitrary<Parts> = fc
  .record({
    pieces: fc.shuffledSubarray(SET, { minLength: 1 }),
    cuts: fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }),
    seat: fc.constantFrom(1, 2),
    colour: fc.constantFrom("light", "dark"),
    last: fc.constantFrom("-", "s"),
  })
  .map(({ pieces, cuts, seat, colour, last }) => {
    const ring = pieces.reduce((text, piece, i) => `${text}${cuts[i] ? "," : "+"}${piece}`);
    return { piles: ring.split(","), before: `move:${seat}`, after: `${colour} ${last} 0` };
  })
  .filter(({ piles }) => piles.every((pile) => pile.split("+").length < 12));

const read = (text: string): Position => unwrap(pantareiRing.parsePosition(text, table));

/** Every text that could be a turn there, legal or not. */
function turns(piles: number): string[] {
  const numbers = Array.from({ length: piles }, (_, i) => i + 1);
  const swaps = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => `${a}x${b}`));
  return [
    ...numbers.flatMap((pile) => ["L", "R", "L2", "R2"].map((way) => `${pile}${way}`)),
    ...swaps,
    "pass",
  ];
}

/** A turn with other names for the piles and the ways round. */
function renamed(turn: string, pile: (pile: number) => number, way: (way: string) => string): string {
  const named = turn.replace(/\d+(?=[LRx])/, (number) => String(pile(Number(number))));
  const [, first, second] = /^(\d+)x(\d+)$/.exec(named) ?? [];
  if (first === undefined) return named.replace(/[LR]/, way);
  const [a, b] = [Number(first), pile(Number(second))];
  return `${Math.min(a, b)}x${Math.max(a, b)}`;
}

/** What the game says of a turn: the ring after it, or why it cannot be. */
function answer(text: string, turn: string): string {
  const position = read(text);
  const legal = parseLegal(pantareiRing, position, turn);
  if (!legal.ok) return legal.error.clause ?? legal.error.code;
  return pantareiRing.formatPosition(unwrap(play(pantareiRing, position, turn)));
}

/** The ring of a text begun at whatever pile makes its text the least; refusals stay as they are. */
function unbegun(text: string): string {
  if (!text.includes(" ")) return text;
  const { piles, ...others } = partsOf(text);
  const begun = piles.map((_, i) => textOf({ ...others, piles: [...piles.slice(i), ...piles.slice(0, i)] }));
  return begun.toSorted()[0] ?? "";
}

const mirrored = (text: string): string => {
  if (!text.includes(" ")) return text;
  const { piles, ...others } = partsOf(text);
  return textOf({ ...others, piles: piles.toReversed() });
};

const rightOnly = (text: string, turn: string): string =>
  answer(text, turn) === "notation" ? turn.replace("L", "R") : turn;

describe("a ring", () => {
  test("ring.closed: where it begins changes nothing but the names of the piles", () => {
    fc.assert(
      fc.property(parts, fc.nat(18), ({ piles, ...others }, by) => {
        const start = by % piles.length;
        const text = textOf({ ...others, piles });
        const turned = textOf({ ...others, piles: [...piles.slice(start), ...piles.slice(0, start)] });
        const pile = (number: number): number => ((number - 1 - start + piles.length) % piles.length) + 1;
        for (const turn of turns(piles.length)) {
          const same = renamed(turn, pile, (way) => way);
          expect(unbegun(answer(turned, same)), `${turned}: ${same}`).toBe(unbegun(answer(text, turn)));
        }
      }),
      { seed: 19, numRuns: 60 },
    );
  });

  test("move.own-top: left and right are mirror images, and so is what either leads to", () => {
    fc.assert(
      fc.property(parts, ({ piles, ...others }) => {
        const text = textOf({ ...others, piles });
        const pile = (number: number): number => piles.length + 1 - number;
        for (const turn of turns(piles.length)) {
          const own = rightOnly(text, turn);
          const image = rightOnly(
            mirrored(text),
            renamed(own, pile, (way) => (way === "L" ? "R" : "L")),
          );
          expect(unbegun(mirrored(answer(mirrored(text), image))), `${text}: ${own}`).toBe(
            unbegun(answer(text, own)),
          );
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
  ])("at %s pile %s goes right, and left is no text", (text, pile) => {
    expect(answer(text, `${pile}R`)).toMatch(/^move:/);
    expect(answer(text, `${pile}L`)).toBe("notation");
  });

  test("a distance that is not half the ring has both texts", () => {
    const text = "move:1 d1,l2,n,d3,d2 light - 0";
    expect(answer(text, "2R")).not.toBe(answer(text, "2L"));
    expect(answer(text, "2L")).toMatch(/^move:2/);
  });
});

test("ring.full-turn: at every size, exactly what reaches its own pile or passes it is refused", () => {
  const others = ["d1", "d1", "d1", "d2", "d2"];
  for (const value of [1, 2, 3]) {
    for (let piles = 1; piles <= 6; piles++) {
      const text = `move:1 ${[`l${value}`, ...others].slice(0, piles).join(",")} light - 0`;
      expect(answer(text, "1R") === "ring.full-turn", text).toBe(value >= piles);
    }
  }
});
