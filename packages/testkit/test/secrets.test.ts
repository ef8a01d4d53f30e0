import {
  defineGame,
  type Game,
  type GameDefinition,
  type GameTypes,
  type HiddenInformation,
  type Seat,
  unwrap,
} from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { checkLaw, LAWS, parseTestTable } from "../src/index.ts";
import { describeGame } from "../src/vitest.ts";
import bluffPlugin, { type BluffGame, bluff } from "./fixtures/bluff/game.ts";
import draftPlugin, { type DraftGame, draft } from "./fixtures/draft/game.ts";
import manhuntPlugin, { type Manhunt, manhunt, move } from "./fixtures/manhunt/game.ts";

describeGame(bluffPlugin);
describeGame(draftPlugin);
describeGame(manhuntPlugin);

/** The problem that the law `views` finds in a game that hides something else. */
function problemOf<T extends GameTypes>(
  game: Game<T>,
  changes: Partial<GameDefinition<T>>,
): string | undefined {
  const changed: Game = defineGame<T>({ ...game.definition, ...changes });
  const law = LAWS.find(({ id }) => id === "views") ?? expect.fail("no law");
  return checkLaw(changed, law, unwrap(parseTestTable(changed, {})), { runs: 200 })?.what;
}

const secretsOf = <T extends GameTypes>({ definition: { hidden } }: Game<T>): HiddenInformation<T> =>
  hidden ?? expect.fail("hides nothing");

/** Changes some of what a game hides. */
const hiding = <T extends GameTypes>(game: Game<T>, changes: Partial<HiddenInformation<T>>) =>
  problemOf(game, { hidden: { ...secretsOf(game), ...changes } });

/** Adds to what one seat sees of a position, which then has no text. */
function showing<T extends GameTypes>(
  game: Game<T>,
  viewer: Seat,
  show: (position: T["position"]) => object,
) {
  const { parsePosition: _, ...hidden } = secretsOf(game);
  const redactPosition: typeof hidden.redactPosition = (position, seat) => {
    const seen = hidden.redactPosition(position, seat);
    return seat === viewer && position.phase !== "over" ? { ...seen, ...show(position) } : seen;
  };
  return problemOf(game, { hidden: { ...hidden, redactPosition } });
}

const NOT_TOLD = /^seat 1 cannot tell .* and is not told, but sees different positions after them$/;
const SEES_ACTION = /^seat 1 cannot tell .* by the positions after them, but sees which one was played$/;

describe("the law views rejects a hidden move", () => {
  test("whose place the position shows", () => {
    expect(showing<Manhunt>(manhunt, 1, ({ trail }) => ({ trail }))).toMatch(NOT_TOLD);
  });
  test("whose distance the position shows", () => {
    const distanceIn = ({ trail, hunt }: Manhunt["position"]) => {
      const [node = 0, hunter = 0] = [trail.at(-1), hunt.at(-1)];
      return node > 0 ? { distance: Math.abs(node - hunter) } : {};
    };
    expect(showing<Manhunt>(manhunt, 1, distanceIn)).toMatch(NOT_TOLD);
  });
  test("that is heard without being told", () => {
    const events: typeof manhunt.events = (...step) =>
      manhunt.events(...step).filter(({ type }) => type !== "heard");
    expect(problemOf<Manhunt>(manhunt, { events })).toMatch(NOT_TOLD);
  });
  test("that the action shows", () => {
    expect(hiding<Manhunt>(manhunt, { redactAction: (action) => action })).toMatch(SEES_ACTION);
  });
  test("that shows in the next action", () => {
    const redactAction: HiddenInformation<Manhunt>["redactAction"] = (action, seat, position) => ({
      ...secretsOf(manhunt).redactAction(action, seat, position),
      ...(seat === 1 && position.trail.length > position.hunt.length && { from: position.trail.at(-1) }),
    });
    expect(hiding<Manhunt>(manhunt, { redactAction })).toMatch(SEES_ACTION);
  });
  test("that forbids actions of another seat", () => {
    const isFree = ({ trail }: Manhunt["position"], { node }: Manhunt["action"]) => trail.at(-1) !== node;
    const legalActions: typeof move.legalActions = (position) =>
      move.legalActions(position).filter((action) => position.toAct === 0 || isFree(position, action));
    expect(problemOf<Manhunt>(manhunt, { phases: { move: { ...move, legalActions } } })).toBe(
      "seat 1 sees other legal actions than the position has",
    );
  });
  test("where a view does not parse", () => {
    expect(hiding<Manhunt>(manhunt, { parsePosition: manhunt.parsePosition })).toMatch(
      /which does not parse/,
    );
  });
});

describe("the law views rejects a secret pick", () => {
  test("that the position shows", () => {
    expect(showing<DraftGame>(draft, 1, ({ picks }) => ({ picks }))).toMatch(NOT_TOLD);
  });
  test("that the action shows", () => {
    expect(
      hiding<DraftGame>(draft, {
        redactAction: (action, seat, position) =>
          action.phase === "deal" ? secretsOf(draft).redactAction(action, seat, position) : action,
      }),
    ).toMatch(/^seat \d cannot tell .* but sees which one was played$/);
  });
});

describe("the law views rejects a card face down", () => {
  test("that the position shows", () => {
    expect(showing<BluffGame>(bluff, 1, ({ rounds }) => ({ rounds }))).toMatch(NOT_TOLD);
  });
  test("that the action shows, although nobody calls it", () => {
    expect(hiding<BluffGame>(bluff, { redactAction: (action) => action })).toMatch(SEES_ACTION);
  });
  test("that is turned over without being told", () => {
    const hide = ({ phase, seat, play }: BluffGame["action"]) => ({
      phase,
      seat,
      play: seat === 0 ? 0 : play,
    });
    const redactAction: HiddenInformation<BluffGame>["redactAction"] = (action, seat) =>
      action.seat === seat ? action : hide(action);
    expect(hiding<BluffGame>(bluff, { redactAction })).toMatch(NOT_TOLD);
  });
});
