import {
  createRandom,
  createTable,
  type Game,
  type Result,
  randomAction,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { actionsOf, recordOf } from "@serpentarium/core/match";
import { createRecord, parseLink } from "@serpentarium/core/record";
import { type Seating, snapshotFromRecord } from "@serpentarium/core/turn";
import {
  type MatchContext,
  type MatchInput,
  type MatchMachine,
  type MatchStart,
  newSeed,
} from "@serpentarium/table";
import { isSetupPhase } from "./decisions.ts";
import { PRESSED_DEALER } from "./match.ts";

/** The table that the site proposes for a new match: with the options of the preset that the game proposes, if any. */
export const proposedTable = (game: Game): Table =>
  createTable(game, { options: { ...game.presets?.find(({ isProposed }) => isProposed)?.options } });

/** The match that the site proposes: of people at this screen, who press for each roll. */
export const proposedMatch = (game: Game): MatchInput => ({
  table: proposedTable(game),
  dealer: PRESSED_DEALER,
});

/** Whether the game begins with a deal that needs no press, such as that of a whole deck: its outcomes cannot be listed. */
const isDealtAtOnce = (game: Game, { table, dealer }: MatchInput): boolean => {
  const start = game.start(table);
  return dealer === PRESSED_DEALER && game.toAct(start) === "chance" && !game.chanceOutcomes(start);
};

/** Deals after which chance decides the whole game are rare: so many in a row are that game's rule. */
const MAX_DEALS = 20;

/** Random actions up to the first turn of a player: the set-up of the board, or all that chance decides from the first deal on. */
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

/** Separates, in a seed, that of the match in which a line began from the line’s own. */
const LINE_MARK = "~";

/** The seed of the match in which a line began. */
const firstSeed = (seed: string): string => seed.split(LINE_MARK, 1).join("");

/** The seed of another line of a match: chance differs from now on, and its beginning is still known. */
const lineSeed = (seed: string): string => `${firstSeed(seed)}${LINE_MARK}${newSeed()}`;

/** The seed of the random actions with which a match begins; the same one in all its lines. */
const beginningSeed = (seed: string): string => `${firstSeed(seed)} begins`;

/** The number of actions that the site has played to begin a match. */
export function countBeginning(game: Game, context: MatchContext): number {
  const { table, seating, start, earlier } = context;
  if (start !== null || earlier.length > 0) return 0;
  const begun = drawBeginning(game, { table, dealer: seating.dealer }, beginningSeed(seating.seed));
  const played = actionsOf(context);
  return begun.every((action, i) => action === played[i]) ? begun.length : 0;
}

/**
 * A new match or series; by default the one that the site proposes. A single match begins where the players do something: the
 * page draws its board once.
 *
 * @param isSetUp - whether the site sets up the board for the players
 */
export function newMatch(
  game: Game,
  machine: MatchMachine,
  start: MatchInput = proposedMatch(game),
  isSetUp = true,
): MatchStart {
  const { table, plan, position, ...seating } = { seed: newSeed(), ...start };
  const begins = isSetUp && !position && (plan?.games ?? 1) === 1;
  const actions = begins ? drawBeginning(game, start, beginningSeed(seating.seed)) : [];
  if (actions.length === 0) return { input: { ...start, seed: seating.seed } };
  return unwrap(snapshotFromRecord(game, machine, createRecord(game, { table, actions }), seating));
}

/** A match from an untrusted record. */
export const matchFromRecord = (
  game: Game,
  machine: MatchMachine,
  record: unknown,
  seating: Seating = {},
): Result<MatchStart> => snapshotFromRecord(game, machine, record, { seed: newSeed(), ...seating });

/** The running match as it was after `count` actions of the current game. */
export function matchUpTo(
  game: Game,
  machine: MatchMachine,
  running: MatchContext,
  count: number,
): Result<MatchStart> {
  const record = recordOf(game, running);
  const beginning = { ...record, actions: record.actions.slice(0, count), outcome: null };
  return snapshotFromRecord(game, machine, beginning, {
    ...running.seating,
    occupants: running.occupants,
    names: running.names,
    seed: lineSeed(running.seating.seed),
  });
}

/** A match from the fragment of a link. */
export function matchFromLink(game: Game, machine: MatchMachine, link: string): Result<MatchStart> {
  const record = parseLink(link);
  return record.ok ? matchFromRecord(game, machine, record.value) : record;
}
