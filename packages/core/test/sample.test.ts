import { describe, expect, test } from "vitest";
import {
  createRandom,
  createTable,
  defineGame,
  type Game,
  playout,
  type Random,
  randomAction,
  type SeatPhase,
  unwrap,
} from "../src/index.ts";
import { asSeatPhase, defineVariant, type VariantDefinition, withRefusal } from "../src/variant/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

type Take = SeatPhase<Pebbles, "take">;

// always 1, which shows that it was called
const sample: Take["sample"] = (_position, random) => ({ phase: "take", count: 1 + random.integer(1) });
const take: Take = { ...asSeatPhase(pebbles.phases.take), sample };
const sampled = defineGame<Pebbles>({ ...pebbles.definition, phases: { ...pebbles.phases, take } });

const variantWith = (phases: NonNullable<VariantDefinition<Pebbles>["phases"]>): Game<Pebbles> =>
  defineVariant<Pebbles>(sampled, {
    id: "gravel",
    version: "1.0.0",
    base: `^${pebbles.version}`,
    phases,
  });

const table = createTable(pebbles);
const position = unwrap(pebbles.parsePosition("take=3 9 12 0 - 0,0", table));
/** A source that returns the greatest number. */
const greatest: Random = { integer: (bound) => bound - 1 };
const drawn = (game: Game<Pebbles>): string =>
  game.formatAction(randomAction(game, position, greatest), position);

describe("sample of a phase", () => {
  test("is used for random actions and in playouts", () => {
    expect([drawn(pebbles), drawn(sampled)]).toEqual(["take3", "take1"]);
    const counts = new Set<number>();
    playout(sampled, sampled.start(table), createRandom(1), (_, action) => {
      if (action.phase === "take") counts.add(action.count);
    });
    expect(counts).toEqual(new Set([1]));
  });

  test("is used in a variant that keeps legalActions", () => {
    expect(drawn(variantWith({}))).toBe("take1");
    expect(drawn(variantWith({ take: (phase) => ({ ...phase, next: [...phase.next] }) }))).toBe("take1");
  });

  test("is used in a phase that a variant adds", () => {
    const added: object = { again: take, take: { ...take, next: [...take.next, "again"] } };
    const { phases } = variantWith({ ...added });
    expect(Object.keys(phases)).toContain("again");
    expect(Reflect.get(phases, "again")).toHaveProperty("sample", sample);
  });

  test("is dropped in a variant that replaces legalActions", () => {
    const legalActions: Take["legalActions"] = (where) =>
      take.legalActions(where).filter(({ count }) => count < 3);
    expect(drawn(variantWith({ take: (phase) => ({ ...phase, legalActions }) }))).toBe("take2");
    expect(drawn(variantWith({ take: { ...take, legalActions } }))).toBe("take2");
  });

  test("is used in a variant that replaces legalActions and sample", () => {
    const legalActions: Take["legalActions"] = () => [{ phase: "take", count: 2 }];
    const own: Take["sample"] = () => ({ phase: "take", count: 2 });
    expect(drawn(variantWith({ take: (phase) => ({ ...phase, legalActions, sample: own }) }))).toBe("take2");
  });

  test("is dropped by withRefusal", () => {
    const phase = withRefusal(take, (_, { count }) => (count === 1 ? { clause: "take.most" } : undefined));
    expect("sample" in phase).toBe(false);
    expect(drawn(variantWith({ take: phase }))).toBe("take3");
  });
});
