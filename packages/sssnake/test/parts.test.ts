import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { sssnake } from "../src/index.ts";
import { createTurnRules, handOf, JOINED_FINISH_RULES, NO_CARDS, snakeOfSeat } from "../src/parts.ts";

const table = createTable(sssnake);
const position = unwrap(sssnake.parsePosition("keep:1 1 50.40.5.1 SC 1 - 2.0.CNW+2.1.SV", table));
const before = { ...position, stones: 2 };
const rules = createTurnRules({ finish: JOINED_FINISH_RULES });

test("the rules of a turn keep the fields that a variant adds, and no others", () => {
  const { table: at, roller, rolled, deck, snakes } = position;
  const common = { table: at, roller, rolled, deck, snakes, stones: 2 };
  expect(rules.nextTurn(before, snakes)).toEqual({ ...common, phase: "roll", roller: 1, rolled: 0 });
  const over = rules.nextTurn({ ...before, deck: NO_CARDS }, snakes);
  expect(over).toMatchObject({ phase: "over", stones: 2, outcome: rules.deckOutcome(snakes) });
  expect("left" in over).toBe(false);
  const hand = [1, 0, 0, 0] as const;
  expect(rules.give(before, hand, "lend")).toEqual({ ...common, phase: "lend", hand });
  expect(rules.endWithSnake(before, snakes, 0, hand)).toEqual({
    ...common,
    phase: "over",
    hand,
    outcome: rules.completeOutcome(snakes, 0),
  });
});

test("legalLays are the legal actions of a turn", () => {
  const legal = rules.legalLays("keep", snakeOfSeat(position, 0), handOf(position));
  expect(legal.length).toBeGreaterThan(0);
  expect(sssnake.legalActions(position)).toEqual(legal);
});
