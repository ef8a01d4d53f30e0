import { createRandom, createTable, type Random, randomAction } from "@serpentarium/core";
import { asSeatPhase } from "@serpentarium/core/variant";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Position, ssserpent } from "../src/index.ts";
import type { MovePosition } from "../src/position.ts";

/*
 * The cache of the position examined last changes no result.
 */

const table = createTable(ssserpent, { options: { size: 7, apples: 2, blueApples: 4, bodies: 4 } });

/** A `move` position of a random match, after at least `count` actions. */
function randomMovePosition(seed: number, count: number): MovePosition {
  const random = createRandom(seed);
  let position: Position = ssserpent.start(table);
  for (let left = count; position.phase !== "move" || left > 0; left--) {
    if (position.phase === "over") return randomMovePosition(seed + 1, count);
    position = ssserpent.apply(position, randomAction(ssserpent, position, random));
  }
  return position;
}

const move = asSeatPhase(ssserpent.phases.move);
const positions = fc.tuple(fc.nat(1000), fc.nat(40)).map(([seed, count]) => randomMovePosition(seed, count));

test("draws the same path when the random source examines another position", () => {
  fc.assert(
    fc.property(positions, positions, fc.nat(), (position, other, seed) => {
      const random = createRandom(seed);
      const interleaving: Random = {
        ...random,
        integer(bound) {
          ssserpent.legalActions({ ...other, toAct: position.toAct });
          return random.integer(bound);
        },
      };
      const drawn = move.sample?.(position, interleaving);
      expect(drawn).toEqual(move.sample?.(position, createRandom(seed)));
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("a malformed position leaves no state behind", () => {
  fc.assert(
    fc.property(positions, fc.nat(1), fc.boolean(), (position, seat, isEmpty) => {
      const legal = ssserpent.legalActions(position);
      const serpents = [...position.serpents] as [unknown, unknown];
      serpents[seat] = isEmpty ? undefined : { ...position.serpents[seat], body: undefined };
      const malformed = { ...position, serpents } as unknown as MovePosition;
      // another object, so that its paths are not cached
      const same = structuredClone(position);
      for (const action of legal) ssserpent.apply(same, action);
      expect(() => ssserpent.legalActions({ ...malformed, blue: same.blue, apples: same.apples })).toThrow(
        TypeError,
      );
      expect(ssserpent.legalActions(same)).toEqual(legal);
    }),
    { seed: 2, numRuns: 60 },
  );
});
