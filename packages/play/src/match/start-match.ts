import {
  createRandom,
  createTable,
  type Game,
  type Result,
  randomAction,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { contextFromRecord, createContext, PERSON, type Seating } from "@serpentarium/core/context";
import { actionsOf, recordOf } from "@serpentarium/core/match";
import { createRecord, parseLink } from "@serpentarium/core/record";
import {
  type MatchContext,
  type MatchInput,
  newSeed,
  REMOTE_PLAYER,
  type RunningContext,
} from "@serpentarium/table";
import { isSetupPhase } from "./decisions.ts";
import { PRESSED_DEALER } from "./occupants.ts";

/** The table that the site proposes for a new match, with the options of the game’s proposed preset. */
export const proposedTable = (game: Game): Table =>
  createTable(game, { options: { ...game.presets?.find(({ isProposed }) => isProposed)?.options } });

/** The match that the site proposes: people at this screen, who press for each roll. */
export const proposedMatch = (game: Game): MatchInput => ({
  table: proposedTable(game),
  dealer: PRESSED_DEALER,
});

/** Whether the game begins with a deal whose outcomes cannot be listed, such as a shuffled deck: it needs no press. */
const isDealtAtOnce = (game: Game, { table, dealer }: MatchInput): boolean => {
  const start = game.start(table);
  return dealer === PRESSED_DEALER && game.toAct(start) === "chance" && !game.chanceOutcomes(start);
};

/** Stops after this many deals that end the game: in some game every deal may. */
const MAX_DEALS = 20;

function drawBeginning(game: Game, match: MatchInput, seed: string): readonly string[] {
  const random = createRandom(seed);
  const isDealt = isDealtAtOnce(game, match);
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    const actions: string[] = [];
    let position = game.start(match.table);
    while (isSetupPhase(game, position.phase) || (isDealt && game.toAct(position) === "chance")) {
      const action = randomAction(game, position, random);
      actions.push(game.formatAction(action, position));
      position = game.apply(position, action);
    }
    if (!position.outcome) return actions;
  }
  return [];
}

/** Separates the seed of the original match from the suffix of a line. */
const LINE_MARK = "~";

/** The seed of the original match. */
const firstSeed = (seed: string): string => seed.split(LINE_MARK, 1).join("");

/** The seed of a new line of a match: later outcomes of chance differ, and the beginning can still be reproduced. */
const lineSeed = (seed: string): string => `${firstSeed(seed)}${LINE_MARK}${newSeed()}`;

/** The seed of the random actions that begin a match; the same in all its lines. */
const beginningSeed = (seed: string): string => `${firstSeed(seed)} begins`;

/** The beginnings of matches, which their pages ask for after each action. */
const beginnings = new WeakMap<
  MatchContext["seating"],
  { game: Game; table: Table; begun: readonly string[] }
>();

/** The actions with which the site would have begun a match. */
function beginningOf(game: Game, { table, seating }: MatchContext): readonly string[] {
  const known = beginnings.get(seating);
  if (known?.game === game && known.table === table) return known.begun;
  const begun = drawBeginning(game, { table, dealer: seating.dealer }, beginningSeed(seating.seed));
  beginnings.set(seating, { game, table, begun });
  return begun;
}

/** The number of actions that the site played to begin a match. */
export function countBeginning(game: Game, context: MatchContext): number {
  const { start, earlier } = context;
  if (start !== null || earlier.length > 0) return 0;
  const begun = beginningOf(game, context);
  const played = actionsOf(context);
  return begun.every((action, i) => action === played[i]) ? begun.length : 0;
}

/**
 * A new match or series; by default the one that the site proposes. The site plays a single match up to the first turn of a player.
 *
 * @param isSetUp - whether the site sets up the board for the players
 */
export function newMatch(
  game: Game,
  start: MatchInput = proposedMatch(game),
  isSetUp = true,
): RunningContext {
  const { table, plan, position, ...seating } = { seed: newSeed(), ...start };
  const begins = isSetUp && !position && (plan?.games ?? 1) === 1;
  const actions = begins ? drawBeginning(game, start, beginningSeed(seating.seed)) : [];
  if (actions.length === 0) return createContext(game, { ...start, seed: seating.seed });
  return unwrap(contextFromRecord(game, createRecord(game, { table, actions }), seating));
}

/** A match from an untrusted record. */
export const matchFromRecord = (game: Game, record: unknown, seating: Seating = {}): Result<RunningContext> =>
  contextFromRecord(game, record, { seed: newSeed(), ...seating });

/** A match after its first `count` actions of the current game; players elsewhere become persons at this screen. */
export function matchUpTo(
  game: Game,
  { seating, occupants, names, ...match }: MatchContext,
  count: number,
): Result<RunningContext> {
  const record = recordOf(game, { ...match, names });
  const beginning = { ...record, actions: record.actions.slice(0, count), outcome: null };
  const isElsewhere = seating.dealer === REMOTE_PLAYER;
  return contextFromRecord(game, beginning, {
    ...(isElsewhere ? { dealer: PRESSED_DEALER } : seating),
    occupants: occupants.map((occupant) => (occupant === REMOTE_PLAYER ? PERSON : occupant)),
    names,
    seed: lineSeed(seating.seed || newSeed()),
  });
}

/** A match from the fragment of a link. */
export function matchFromLink(game: Game, link: string): Result<RunningContext> {
  const record = parseLink(link);
  return record.ok ? matchFromRecord(game, record.value) : record;
}
