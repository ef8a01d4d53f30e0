import {
  type Game,
  type Message,
  narrateEvent,
  type Outcome,
  type Seat,
  type Words,
} from "@serpentarium/core";
import { countActions, formatRange } from "@serpentarium/core/internal";
import { seatOf, seatsToAct } from "@serpentarium/core/match";
import { canReadRecords, isEarlyEndingReason } from "@serpentarium/core/record";
import {
  applyLiveEvent,
  type LiveEvent,
  type WatchedAction,
  type WatchedMatch,
} from "@serpentarium/live/client";
import { describeOutcome, promptOf, renderBoard, seatName } from "../describe.ts";
import { quote } from "./quote.ts";

/** A match on a live server, derived from its events for one player. */
export interface SeatMatch extends WatchedMatch {
  readonly game: Game;
  readonly player: number;
  /** The number of the last event that changed the decision of the own seat. */
  readonly number: number;
}

/** Returns the game of a match. @throws Error with its id and version if no game can read it */
function gameOf(games: readonly Game[], event: LiveEvent): Game {
  if (event.type !== "created") throw new Error(`event ${event.n} came before the first one`);
  const game = games.find(
    ({ id, version }) => id === event.game && canReadRecords({ version }, event.version),
  );
  if (!game) throw new Error(`${event.game} ${event.version}`);
  return game;
}

/** The own last action, and all later ones. */
const recentActions = (match: SeatMatch): readonly WatchedAction[] =>
  match.actions.from(
    Math.max(
      0,
      match.actions.findLastIndex(({ actor }) => actor === ownSeat(match)),
    ),
  );

/** Whether an event changes the decision of the own seat: another seat’s simultaneous choice does not, if the own one is pending. */
function changesDecision(before: SeatMatch, after: SeatMatch, event: LiveEvent): boolean {
  if (event.type !== "played")
    return before.hasBegun !== after.hasBegun || ["undone", "began", "ended"].includes(event.type);
  const isChoice = before.game.phases[before.position.phase]?.kind === "simultaneous";
  return !(isChoice && event.actor !== ownSeat(before) && isToAct(before) && isToAct(after));
}

/** Checks the outcome of a match from a server. @throws Error */
function checkOutcome(game: Game, { places, reason, scores = [] }: Outcome): void {
  const isKnown = Object.hasOwn(game.clauses, reason) || isEarlyEndingReason(reason);
  if (!isKnown || ![...places, ...scores].every(Number.isFinite)) throw new Error("bad outcome");
}

/**
 * Returns a match after an event of its stream.
 *
 * @param match - undefined before the first event, which creates it
 * @throws Error with its id and version if no game can read the match
 */
export function applySeatEvent(
  games: readonly Game[],
  match: SeatMatch | undefined,
  event: LiveEvent,
  player: number,
): SeatMatch {
  const game = match?.game ?? gameOf(games, event);
  const next = { ...applyLiveEvent(game, match, event), game, player, number: match?.number ?? event.n };
  if (next.outcome) checkOutcome(game, next.outcome);
  return match && changesDecision(match, next, event) ? { ...next, number: event.n } : next;
}

/** The own seat in the current match. */
export const ownSeat = (match: SeatMatch): Seat => seatOf(match, match.player);

/** Whether the own seat has to act. */
export const isToAct = (match: SeatMatch): boolean => seatsToAct(match.game, match).includes(ownSeat(match));

/** The legal actions of the own seat in notation, of a range the first and the last one; empty if it does not have to act. */
export function ownLegalTexts(match: SeatMatch): readonly string[] {
  const { game, position } = match;
  if (!isToAct(match)) return [];
  return game
    .legalRanges(position, ownSeat(match))
    .map((range) => formatRange(range, (action) => game.formatAction(action, position)));
}

/** Describes a match to the assistant: the actions since its last one, the board, and whose turn it is. */
export function describeLiveMatch(match: SeatMatch, id: string, words: Words): string {
  const { game, position, outcome } = match;
  const own = seatName(game, position, ownSeat(match));
  const players = match.occupants.map((one): Message => {
    if (!one) return { id: "cli.mcp.match.free-seat" };
    return quote("bot" in one ? `bot ${one.bot}` : one.name);
  });
  const told = recentActions(match).flatMap(({ events }) =>
    // the server's events may have been written by another program
    events.map((event) =>
      quote(
        words.text("cli.clauses.applied", { sentence: narrateEvent(event, words), clause: event.clause }),
      ),
    ),
  );
  const toAct = game.seatsToAct(position).map((seat) => seatName(game, position, seat));
  const turn = (): string => {
    if (outcome) return words.format(describeOutcome(game, position, outcome));
    if (!match.hasBegun) return words.text("cli.mcp.match.not-begun");
    const legal = ownLegalTexts(match);
    if (legal.length === 0) return words.text("cli.mcp.match.waiting", { seats: toAct });
    const count = countActions(game.legalRanges(position, ownSeat(match)));
    return [
      words.text("cli.mcp.match.turn", { seat: own, prompt: promptOf(position) }),
      words.text("cli.mcp.match.legal", { count, actions: legal.join(", ") }),
    ].join("\n\n");
  };
  return [
    words.text("cli.mcp.match.head-with-players", { match: id, title: { id: "title" }, own, players }),
    ...told,
    renderBoard(game, position, words),
    words.text("cli.mcp.match.number", { number: match.number }),
    words.text("cli.mcp.match.position", { position: game.formatPosition(position) }),
    turn(),
  ].join("\n\n");
}
