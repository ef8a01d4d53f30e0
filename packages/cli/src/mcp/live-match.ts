import { type Game, type Language, narrateEvent, type Outcome, type Seat } from "@serpentarium/core";
import { countActions, formatRange } from "@serpentarium/core/internal";
import { seatOf } from "@serpentarium/core/match";
import { canReadRecords, isEarlyEndingReason } from "@serpentarium/core/record";
import {
  applyLiveEvent,
  type LiveEvent,
  type WatchedAction,
  type WatchedMatch,
} from "@serpentarium/live/client";
import { describeOutcome, renderBoard, seatName } from "../describe.ts";
import { quote } from "./quote.ts";

/** A match on a live server as its events show it to one player. */
export interface SeatMatch extends WatchedMatch {
  readonly game: Game;
  readonly player: number;
  /** The number of the last event that changed what the own seat has to decide. */
  readonly number: number;
}

/** Returns the game of a match. @throws Error where none can read it, with its id and version */
function gameOf(games: readonly Game[], event: LiveEvent): Game {
  if (event.type !== "created") throw new Error(`event ${event.n} came before the first one`);
  const game = games.find(
    ({ id, version }) => id === event.game && canReadRecords({ version }, event.version),
  );
  if (!game) throw new Error(`${event.game} ${event.version}`);
  return game;
}

/** The own last action, and those after it. */
const recentActions = (match: SeatMatch): readonly WatchedAction[] =>
  match.actions.from(
    Math.max(
      0,
      match.actions.findLastIndex(({ actor }) => actor === ownSeat(match)),
    ),
  );

/** Whether an event changes what the own seat has to decide: another seat’s choice does not, while the own one is still to make. */
function changesDecision(before: SeatMatch, after: SeatMatch, event: LiveEvent): boolean {
  if (event.type !== "played")
    return before.hasBegun !== after.hasBegun || ["undone", "began", "ended"].includes(event.type);
  const isChoice = before.game.phases[before.position.phase]?.kind === "simultaneous";
  return !(isChoice && event.actor !== ownSeat(before) && isToAct(before) && isToAct(after));
}

/** Checks the end of a match that a server reports. @throws Error */
function checkOutcome(game: Game, { places, reason, scores = [] }: Outcome): void {
  const isKnown = Object.hasOwn(game.clauses, reason) || isEarlyEndingReason(reason);
  if (!isKnown || ![...places, ...scores].every(Number.isFinite)) throw new Error("bad outcome");
}

/**
 * Returns a match after an event of its stream.
 *
 * @param match - undefined before the first event, which creates it
 * @throws Error where no game can read the match, with its id and version
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
export const isToAct = (match: SeatMatch): boolean =>
  match.hasBegun && !match.outcome && match.game.seatsToAct(match.position).includes(ownSeat(match));

/** The legal actions of the own seat in notation, of a range the first and the last one; none while it does not have to act. */
export function ownLegalTexts(match: SeatMatch): readonly string[] {
  const { game, position } = match;
  if (!isToAct(match)) return [];
  return game
    .legalRanges(position, ownSeat(match))
    .map((range) => formatRange(range, (action) => game.formatAction(action, position)));
}

/** Describes a match to the assistant: what happened since its last action, the board, and whose turn it is. */
export function describeLiveMatch(match: SeatMatch, id: string, language: Language): string {
  const { game, position, outcome } = match;
  const say = (en: string, fr: string): string => (language === "fr" ? fr : en);
  const own = seatName(game, position, ownSeat(match))[language];
  const players = match.occupants
    .map((one) => {
      if (!one) return say("free seat", "place libre");
      return quote("bot" in one ? `bot ${one.bot}` : one.name);
    })
    .join(", ");
  const told = recentActions(match).flatMap(({ events }) =>
    // from the server: another program may have written it
    events.map((event) => quote(`${narrateEvent(game, event, language)} [${event.clause}]`)),
  );
  const toAct = game.seatsToAct(position).map((seat) => seatName(game, position, seat)[language]);
  const text = game.formatPosition(position);
  const turn = (): string => {
    if (outcome) return describeOutcome(game, position, outcome)[language];
    if (!match.hasBegun)
      return say(
        "The match begins when all seats are taken.",
        "La partie commence quand toutes les places sont prises.",
      );
    const legal = ownLegalTexts(match);
    if (legal.length === 0)
      return say(`Waiting for ${toAct.join(", ")}.`, `C’est à ${toAct.join(", ")} de jouer.`);
    const prompt = game.phases[position.phase]?.prompt[language] ?? "";
    const count = countActions(game.legalRanges(position, ownSeat(match)));
    const list = say(`Legal actions (${count}): `, `Coups permis (${count}) : `);
    return `${own}: ${prompt}\n\n${list}${legal.join(", ")}`;
  };
  return [
    say(
      `Match ${id}: ${game.title.en}. You play: ${own}. Players: ${players}.`,
      `Partie ${id} : ${game.title.fr}. Vous jouez : ${own}. Joueurs : ${players}.`,
    ),
    ...told,
    renderBoard(game, position, language),
    say(`Number: ${match.number}`, `Numéro : ${match.number}`),
    say(`Position: ${text}`, `Position : ${text}`),
    turn(),
  ].join("\n\n");
}
