import {
  type AnyPosition,
  type Game,
  type GameEvent,
  type GameTypes,
  type Language,
  narrateEvent,
  type Outcome,
  parseTable,
  type Seat,
  type SeenAction,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { countActions, formatRange } from "@serpentarium/core/internal";
import { applyMatchEvent, createMatch, type Match, type MatchRules, seatOf } from "@serpentarium/core/match";
import {
  canReadRecords,
  isEarlyEndingReason,
  type OutcomeRecord,
  outcomeOfRecord,
} from "@serpentarium/core/record";
import { type LiveEvent, type LiveOccupant, matchEventOf } from "@serpentarium/live/client";
import { describeOutcome, renderBoard, seatName } from "../describe.ts";
import { quote } from "./quote.ts";

/** An action as the own seat saw it, and what it did. */
interface ToldAction extends SeenAction {
  readonly events: readonly GameEvent[];
}

/** A match on a live server as its events show it to one player. */
export interface LiveMatch extends Match<GameTypes, LiveOccupant, ToldAction> {
  readonly game: Game;
  readonly player: number;
  /** The number of the last event that changed what the own seat has to decide. */
  readonly number: number;
  /** The number of the last event. */
  readonly last: number;
}

/** Parses the text of a position as the own seat sees it. @throws SerpentariumError where it is none */
const parseView = (game: Game, table: Table, view: string): AnyPosition =>
  unwrap((game.hidden?.parsePosition ?? game.parsePosition)(view, table));

function create(games: readonly Game[], event: LiveEvent, player: number): LiveMatch {
  if (event.type !== "created") throw new Error(`event ${event.n} came before the first one`);
  const game = games.find(
    ({ id, version }) => id === event.game && canReadRecords({ version }, event.version),
  );
  if (!game) throw new Error(`${event.game} ${event.version}`);
  const table = unwrap(parseTable(game, event.options, event.seats));
  const match = createMatch<GameTypes, LiveOccupant, ToldAction>(game, { table, plan: event.plan });
  return { ...match, game, player, number: event.n, last: event.n };
}

function change(match: LiveMatch, event: LiveEvent, position: AnyPosition): LiveMatch {
  if (event.type === "created") return match;
  const rules: MatchRules<GameTypes, ToldAction> = {
    teams: match.game,
    start: () => position,
    again: (from, action) => ({ ...action, from, position }),
  };
  if (event.type !== "played") return applyMatchEvent(rules, match, matchEventOf(event));
  const { actor, action: text, events } = event;
  const action = { actor, text, events, from: match.position, position };
  return applyMatchEvent(rules, match, { type: "played", action });
}

/** The own last action, and those after it. */
const recentActions = (match: LiveMatch): readonly ToldAction[] =>
  match.actions.from(
    Math.max(
      0,
      match.actions.findLastIndex(({ actor }) => actor === ownSeat(match)),
    ),
  );

/** Whether an event changes what the own seat has to decide: another seat’s choice does not, while the own one is still to make. */
function changesDecision(before: LiveMatch, after: LiveMatch, event: LiveEvent): boolean {
  if (event.type !== "played")
    return before.hasBegun !== after.hasBegun || ["undone", "began", "ended"].includes(event.type);
  const isChoice = before.game.phases[before.position.phase]?.kind === "simultaneous";
  return !(isChoice && event.actor !== ownSeat(before) && isToAct(before) && isToAct(after));
}

/** Checks the end of a match that a server reports. @throws Error */
function checkOutcome(game: Game, table: Table, recorded: OutcomeRecord | undefined): Outcome | null {
  if (!recorded) return null;
  const outcome = outcomeOfRecord(recorded, table);
  const { places, reason, scores = [] } = outcome;
  const isKnown = Object.hasOwn(game.clauses, reason) || isEarlyEndingReason(reason);
  if (!isKnown || ![...places, ...scores].every(Number.isFinite)) throw new Error("bad outcome");
  return outcome;
}

/**
 * Returns a match after an event of its stream.
 *
 * @param match - undefined before the first event, which creates it
 * @throws Error where no game can read the match, with its id and version
 */
export function applyLiveEvent(
  games: readonly Game[],
  match: LiveMatch | undefined,
  event: LiveEvent,
  player: number,
): LiveMatch {
  const before = match ?? create(games, event, player);
  const { game, table } = before;
  const position = event.view === undefined ? before.position : parseView(game, table, event.view);
  const outcome = checkOutcome(game, table, event.outcome);
  const next = { ...change(before, event, position), position, outcome, last: event.n };
  return match && changesDecision(match, next, event) ? { ...next, number: event.n } : next;
}

/** The own seat in the current match. */
export const ownSeat = (match: LiveMatch): Seat => seatOf(match, match.player);

/** Whether the own seat has to act. */
export const isToAct = (match: LiveMatch): boolean =>
  match.hasBegun && !match.outcome && match.game.seatsToAct(match.position).includes(ownSeat(match));

/** The legal actions of the own seat in notation, of a range the first and the last one; none while it does not have to act. */
export function ownLegalTexts(match: LiveMatch): readonly string[] {
  const { game, position } = match;
  if (!isToAct(match)) return [];
  return game
    .legalRanges(position, ownSeat(match))
    .map((range) => formatRange(range, (action) => game.formatAction(action, position)));
}

/** Describes a match to the assistant: what happened since its last action, the board, and whose turn it is. */
export function describeLiveMatch(match: LiveMatch, id: string, language: Language): string {
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
