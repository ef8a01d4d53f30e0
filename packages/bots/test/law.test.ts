import { connectFour } from "@serpentarium/connect-four";
import { determinize, type Game, redactAction, redactPosition, unwrap } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { checkLaw, parseTestTable } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { pennies } from "../../core/test/fixtures/pennies.ts";
import { botsLaw } from "../src/law.ts";

const violationOf = (game: Game, seats = game.seats.min): string | undefined =>
  checkLaw(game, botsLaw, unwrap(parseTestTable(game, { seats })), { runs: 12 })?.what;

const GAMES: readonly Game[] = [connectFour, hiddenHands, pantarei, pennies, ssserpent, sssnake, ticTacToe];

test.each(GAMES.map((game) => [game.id, game] as const))("%s keeps the law", (_, game) => {
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats++)
    expect(violationOf(game, seats)).toBeUndefined();
});

const place = ticTacToe.phases.place;
const hands: Game = hiddenHands;

/** Games with one planted fault, and what is said of it. */
const FAULTS: readonly (readonly [how: string, game: Game, what: RegExp])[] = [
  [
    "an estimate throws",
    {
      ...(pantarei as Game),
      evaluate() {
        throw new RangeError("no estimate");
      },
    },
    /^the bot (?!random)\w+: the game threw RangeError: no estimate/,
  ],
  [
    "a phase samples the first cell, even if it is taken",
    {
      ...(ticTacToe as Game),
      phases: { place: Object.assign({ ...place }, { sample: () => ({ phase: "place", cell: 0 }) }) },
    },
    /^the bot random: plays "a3", which is refused by place\.free$/,
  ],
  [
    "a seat thinks about another hand than its own",
    {
      ...hands,
      hidden: {
        redactPosition: (position, seat) => redactPosition(hands, position, seat),
        redactAction: (action, seat, position) => redactAction(hands, position, action, seat),
        determinize: (view, seat, random) => determinize(hands, view, seat === 0 ? 1 : 0, random),
      },
    },
    /^the bot \w+: plays "\w+", which is refused by /,
  ],
  [
    "a seat that chooses at the same time as others gets the actions of the first one",
    { ...(pennies as Game), legalActions: (position) => (pennies as Game).legalActions(position, 0) },
    /^the bot \w+: (plays "\S+", of seat 0, as seat 1|the game threw )/,
  ],
];

test.each(FAULTS)("a game breaks the law if %s", (_, game, what) => {
  expect(violationOf(game)).toMatch(what);
});
