import { createBot, findForcedWin } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  type Seat,
  soleWinnerOf,
} from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import type { Subject, Task } from "../subject.ts";

/** Positions of one game, and the search depth for wins. */
interface PositionSet {
  readonly game: Game;
  readonly positions: readonly AnyPosition[];
  readonly maxActions: number;
}

/** The positions before the last actions of games of a weak bot against itself. */
function lastPositions(game: Game, games: number, last: number): readonly AnyPosition[] {
  const bot = createBot(game, { bot: "mcts", iterations: 60, solverNodes: 0 });
  const table = createTable(game);
  return Array.from({ length: games }, (_, seed) => {
    const random = createRandom(`forced-wins/${seed}`);
    const positions: AnyPosition[] = [];
    let position = game.start(table);
    while (!position.outcome) {
      const isChance = game.toAct(position) === "chance";
      if (!isChance) positions.push(position);
      const seeds = `${seed}.${positions.length}`;
      const action = isChance ? game.drawOutcome(position, random) : bot.choose(position, seeds);
      position = game.apply(position, action);
    }
    return positions.slice(-last);
  }).flat();
}

const createSets = (): readonly PositionSet[] => [
  { game: pantarei, positions: lastPositions(pantarei, 3, 3), maxActions: 5 },
  { game: connectFour, positions: lastPositions(connectFour, 4, 8), maxActions: 9 },
];

/** The number of actions of the shortest win and the number of actions that win as fast, at most 2; empty without a win. */
type Answer = readonly number[];

const MAX_WINNING = 2;

function answerOwn({ game, maxActions }: PositionSet, position: AnyPosition): Answer {
  const limits = { maxActions, maxWinning: MAX_WINNING, nodes: Number.POSITIVE_INFINITY };
  const won = findForcedWin(game, position, limits);
  return won ? [won.actions, won.winning.length] : [];
}

/** Whether a seat wins within this many actions, by trying all of them. */
function winsPlainly(game: Game, position: AnyPosition, seat: Seat, actions: number): boolean {
  const { outcome } = position;
  if (outcome) return soleWinnerOf(outcome) === seat;
  if (actions === 0) return false;
  const wins = (action: Parameters<Game["apply"]>[1]): boolean =>
    winsPlainly(game, game.apply(position, action), seat, actions - 1);
  const legal = game.legalActions(position);
  return game.toAct(position) === seat ? legal.some(wins) : legal.every(wins);
}

/** The same by depth-first search without a table and move ordering; it shares no code with the search. */
function answerPlainly({ game, maxActions }: PositionSet, position: AnyPosition): Answer {
  const seat = game.toAct(position);
  if (typeof seat !== "number") return [];
  for (let actions = 1; actions <= maxActions; actions++) {
    const winning = game
      .legalActions(position)
      .filter((action) => winsPlainly(game, game.apply(position, action), seat, actions - 1));
    if (winning.length > 0) return [actions, Math.min(winning.length, MAX_WINNING)];
  }
  return [];
}

const answersOf = (
  sets: readonly PositionSet[],
  answer: (set: PositionSet, position: AnyPosition) => Answer,
): readonly Answer[] => sets.flatMap((set) => set.positions.map((position) => answer(set, position)));

function createTask(name: string, answer: (set: PositionSet, position: AnyPosition) => Answer): Task {
  return {
    name,
    start() {
      const sets = createSets();
      return {
        units: sets.reduce((sum, { positions }) => sum + positions.length, 0),
        run: () => void answersOf(sets, answer),
      };
    },
  };
}

const OWN = "search with killer replies";
const PLAIN = "plain depth-first search";

/** The shortest forced win and whether it is the only one, near the end of games of Pantareï and connect four. */
export const createForcedWins = (): Subject => ({
  tasks: [createTask(OWN, answerOwn), createTask(PLAIN, answerPlainly)],
  check() {
    const sets = createSets();
    const [own, plain] = [answersOf(sets, answerOwn), answersOf(sets, answerPlainly)];
    if (JSON.stringify(own) !== JSON.stringify(plain)) throw new Error("the searches give other answers");
    return {
      name: "Forced wins",
      unit: "positions",
      actions: 1,
      goals: [{ of: OWN, against: PLAIN, atLeast: 2 }],
    };
  },
});
