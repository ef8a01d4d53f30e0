import { connectFour } from "@serpentarium/connect-four";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  randomAction,
  redactPosition,
} from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { pennies } from "../../core/test/fixtures/pennies.ts";
import { type Budget, createBot, createMctsSearch, type MctsOptions } from "../src/index.ts";
import { betGame } from "./fixtures/bet.ts";
import { startPosition } from "./fixtures/positions.ts";
import { toyGame } from "./fixtures/toy.ts";

interface Wide extends AnyPosition {
  readonly actions: number;
}

/** A game with as many legal actions as a node can hardly have room for. */
const wideGame = toyGame<Wide>({
  id: "wide",
  maxSeats: 2,
  start: (seats) => ({ phase: "choose", table: { seats, options: {} }, actions: 0 }),
  toAct: ({ actions }) => actions % 2,
  legal: () => Array.from({ length: 2000 }, (_, i) => `n${i}`),
  after: (position, word) => {
    const next = { ...position, actions: position.actions + 1 };
    if (next.actions < 8) return next;
    return { ...next, phase: "over", outcome: { reason: "toy.rule", places: word < "n5" ? [1, 2] : [2, 1] } };
  },
  format: ({ actions }) => String(actions),
});

const GAMES: readonly Game[] = [
  connectFour,
  hiddenHands,
  pantarei,
  pennies,
  ssserpent,
  sssnake,
  ticTacToe,
  betGame() as unknown as Game,
  wideGame as unknown as Game,
  { ...(wideGame as unknown as Game), id: "wide-with-evaluate", evaluate: () => 0.5 },
];

const BUDGETS: readonly (Budget & MctsOptions)[] = [
  { iterations: 0 },
  { iterations: 1 },
  { iterations: 2, maxNodes: 1 },
  { milliseconds: 0 },
  { milliseconds: 1, maxNodes: 3 },
  { iterations: 3, rolloutLimit: 1 },
];

/** Positions of a random game in which a seat is to act. */
function positionsOf(game: Game) {
  const random = createRandom("budget");
  const positions = [];
  let position = game.seats.min > 2 ? game.start(createTable(game)) : startPosition(game, 2);
  for (let actions = 0; actions < 12 && position.phase !== "over"; actions++) {
    if (typeof game.toAct(position) === "number") positions.push(position);
    position = game.apply(position, randomAction(game, position, random));
  }
  return positions;
}

test.each(GAMES.map((game) => [game.id, game] as const))("bots answer at any budget: %s", (_id, game) => {
  for (const [index, position] of positionsOf(game).entries()) {
    const seat = game.toAct(position) as number;
    const seen = redactPosition(game, position, seat);
    const budget = BUDGETS[index % BUDGETS.length] as Budget;
    const action = createBot(game, { bot: "mcts", ...budget }).choose(seen, index);
    expect(
      game.refuse(position, action),
      `${JSON.stringify(budget)} ${game.formatPosition(position)}`,
    ).toBeUndefined();
  }
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  "a search that moves before it runs answers: %s",
  (_id, game) => {
    const [first, ...others] = positionsOf(game);
    if (!first) throw new Error("no position");
    const search = createMctsSearch(game, redactPosition(game, first, game.toAct(first) as number), 1);
    for (const position of others) {
      search.moveTo(redactPosition(game, position, game.toAct(position) as number));
      const [best] = search.explain().actions;
      expect(best && game.refuse(position, best.action)).toBeUndefined();
      expect(best).toBeDefined();
    }
  },
);
