import { createRandom, createTable, type Random, randomAction } from "@serpentarium/core";
import { asSeatPhase } from "@serpentarium/core/variant";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Position, ssserpent } from "../src/index.ts";
import type { Heading } from "../src/material/grid.ts";
import { WALLED_GROUND } from "../src/material/ground.ts";
import type { BySeat, Serpent } from "../src/material/serpent.ts";
import { Stepper } from "../src/material/stepper.ts";
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

test("a stepper that goes on from its last step is like a new one", () => {
  fc.assert(
    fc.property(positions, fc.nat(), (position, seed) => {
      const seat = position.toAct;
      const random = createRandom(seed);
      const stepper = new Stepper(WALLED_GROUND, position, seat);
      for (let left = 12; left > 0 && stepper.openHeadings() > 0; left--) {
        const open = [0, 1, 2, 3].filter((heading) => (stepper.openHeadings() >> heading) & 1);
        stepper.step(open[random.integer(open.length)] as Heading);
      }
      const { body } = stepper;
      const moved = { ...position.serpents[seat === 0 ? 0 : 1], body };
      const serpents: BySeat<Serpent> =
        seat === 0 ? [moved, position.serpents[1]] : [position.serpents[0], moved];
      // the same arrays of apples: what the steps ate is still there
      const field = { ...position, serpents };
      stepper.load(WALLED_GROUND, field, seat);
      const fresh = new Stepper(WALLED_GROUND, field, seat);
      expect(stepper.cells).toEqual(fresh.cells);
      expect(stepper.body).toEqual(body);
    }),
    { seed: 3, numRuns: 100 },
  );
});

test("the next seat moves from where the steps of a match without limits have led", () => {
  const endless = createTable(ssserpent, { options: { quietLimit: null, moveLimit: null } });
  const random = createRandom("endless");
  // so that each serpent takes far more steps than a trail keeps
  for (let [moves, position] = [0, ssserpent.start(endless)]; moves < 5000; moves++) {
    if (position.phase === "over") position = ssserpent.start(endless);
    const copy = structuredClone(position);
    position = ssserpent.apply(position, randomAction(ssserpent, position, random));
    const legal = ssserpent.legalActions(position);
    expect(ssserpent.legalActions(copy).length).toBeGreaterThan(0);
    expect(legal).toEqual(ssserpent.legalActions(structuredClone(position)));
  }
});
