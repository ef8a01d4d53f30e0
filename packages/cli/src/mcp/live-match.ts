import {
  type AnyPosition,
  type Game,
  type Language,
  narrateEvent,
  type Outcome,
  parseTable,
  type Seat,
  seatsOf,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { canReadRecords, isEarlyEndingReason, type MatchRecord } from "@serpentarium/core/record";
import { type LiveEvent, type SeatOrder, seatOf } from "@serpentarium/live/client";
import { describeOutcome, renderBoard, seatName } from "../describe.ts";
import { quote } from "./quote.ts";

type Played = Extract<LiveEvent, { readonly type: "played" }>;

/** A match on a live server as its events show it to one player. */
export interface LiveMatch extends SeatOrder {
  readonly game: Game;
  readonly table: Table;
  readonly player: number;
  /** The names of people and bots by player; undefined where the seat is free. */
  readonly names: readonly (string | undefined)[];
  readonly hasBegun: boolean;
  readonly position: AnyPosition;
  readonly outcome: Outcome | undefined;
  readonly actions: readonly string[];
  /** The number of the last event that changed what the own seat has to decide. */
  readonly number: number;
  /** The number of the last event. */
  readonly last: number;
  /** The own last action, and those after it. */
  readonly recent: readonly Played[];
}

function create(games: readonly Game[], event: LiveEvent, player: number): LiveMatch {
  if (event.type !== "created") throw new Error(`event ${event.n} came before the first one`);
  const game = games.find(
    ({ id, version }) => id === event.game && canReadRecords({ version }, event.version),
  );
  if (!game) throw new Error(`${event.game} ${event.version}`);
  const table = unwrap(parseTable(game, event.options, event.seats));
  return {
    game,
    table,
    player,
    plan: event.plan,
    rematches: 0,
    earlier: [],
    names: seatsOf(table).map(() => undefined),
    hasBegun: false,
    position: game.start(table),
    outcome: undefined,
    actions: [],
    number: event.n,
    last: event.n,
    recent: [],
  };
}

function withNext(match: LiveMatch): LiveMatch {
  const record: MatchRecord = { actions: match.actions, outcome: match.outcome ?? null };
  const earlier = [...match.earlier, record];
  const isSeriesOver = earlier.length >= match.plan.games;
  return {
    ...match,
    earlier: isSeriesOver ? [] : earlier,
    rematches: match.rematches + Number(isSeriesOver),
    actions: [],
    recent: [],
  };
}

function withName(match: LiveMatch, player: number, name: string | undefined): LiveMatch {
  const names = match.names.with(player, name);
  return { ...match, names, hasBegun: match.hasBegun || !names.includes(undefined) };
}

function change(match: LiveMatch, event: LiveEvent): LiveMatch {
  switch (event.type) {
    case "joined":
      return withName(match, event.player, event.name ?? `bot ${event.bot}`);
    case "left":
      return withName(match, event.player, undefined);
    case "played": {
      const recent = event.actor === ownSeat(match) ? [event] : [...match.recent, event];
      return { ...match, actions: [...match.actions, event.action], recent };
    }
    case "undone":
      return { ...match, actions: match.actions.toSpliced(event.index, event.count), recent: [] };
    case "began":
      return withNext(match);
    default:
      return match;
  }
}

/** Whether an event changes what the own seat has to decide: another seat’s choice does not, while the own one is still to make. */
function changesDecision(before: LiveMatch, after: LiveMatch, event: LiveEvent): boolean {
  if (event.type !== "played")
    return before.hasBegun !== after.hasBegun || ["undone", "began", "ended"].includes(event.type);
  const isChoice = before.game.phases[before.position.phase]?.kind === "simultaneous";
  return !(isChoice && event.actor !== ownSeat(before) && isToAct(before) && isToAct(after));
}

/** Checks the end of a match that a server reports. @throws Error */
function checkOutcome(game: Game, outcome: Outcome | undefined): Outcome | undefined {
  if (!outcome) return undefined;
  const { winners, reason, scores = [] } = outcome;
  const isKnown = Object.hasOwn(game.clauses, reason) || isEarlyEndingReason(reason);
  if (!isKnown || ![...winners, ...scores].every(Number.isFinite)) throw new Error("bad outcome");
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
  const after = match ? change(match, event) : create(games, event, player);
  const { game, table } = after;
  const parse = game.hidden?.parsePosition ?? game.parsePosition;
  const position = event.view === undefined ? after.position : unwrap(parse(event.view, table));
  const next = { ...after, position, outcome: checkOutcome(game, event.outcome), last: event.n };
  return match && changesDecision(match, next, event) ? { ...next, number: event.n } : next;
}

/** The own seat in the current match. */
export const ownSeat = (match: LiveMatch): Seat => seatOf(match, match.player);

/** Whether the own seat has to act. */
export const isToAct = (match: LiveMatch): boolean =>
  match.hasBegun && !match.outcome && match.game.seatsToAct(match.position).includes(ownSeat(match));

/** The legal actions of the own seat in notation; none while it does not have to act. */
export function ownLegalTexts(match: LiveMatch): readonly string[] {
  const { game, position } = match;
  if (!isToAct(match)) return [];
  return game.legalActions(position, ownSeat(match)).map((action) => game.formatAction(action, position));
}

/** Describes a match to the assistant: what happened since its last action, the board, and whose turn it is. */
export function describeLiveMatch(match: LiveMatch, id: string, language: Language): string {
  const { game, position, names, outcome, recent } = match;
  const say = (en: string, fr: string): string => (language === "fr" ? fr : en);
  const own = seatName(game, position, ownSeat(match))[language];
  const players = names
    .map((name) => (name === undefined ? say("free seat", "place libre") : quote(name)))
    .join(", ");
  const told = recent.flatMap(({ events }) =>
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
    const list = say(`Legal actions (${legal.length}): `, `Coups permis (${legal.length}) : `);
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
