import type { Game, Seat } from "@serpentarium/core";
import { type GameRecord, parseRecord } from "@serpentarium/core/record";
import { recordOf, stateValueOf } from "@serpentarium/core/turn";
import type { MatchContext } from "@serpentarium/table";
import { loadSlot, saveSlot } from "../storage.ts";
import { type LinkSeat, parseLinkSeat, sortSeats } from "./link-seat.ts";

const TURN_STATES = ["here", "elsewhere", "over"] as const;

/** A match by link as stored in this browser. */
export interface LinkMatch extends LinkSeat {
  readonly record: GameRecord;
  /** Whether the player here or one elsewhere is to act. */
  readonly turn: (typeof TURN_STATES)[number];
}

/** Maximal number of stored matches of one game. */
const MAX_MATCHES = 40;

function parseLinkMatch(data: unknown): LinkMatch | undefined {
  const seat = parseLinkSeat(data);
  const record = parseRecord(Object(data).record);
  const turn = TURN_STATES.find((known) => known === Object(data).turn);
  return seat && record.ok && turn ? { ...seat, record: record.value, turn } : undefined;
}

/** Who is to act, seen from a seat. */
function turnState(game: Game, context: MatchContext, seat: Seat): LinkMatch["turn"] {
  if (stateValueOf(context) === "over") return "over";
  return game.toAct(context.position) === seat ? "here" : "elsewhere";
}

/** Converts a match by link to its stored form. */
export function toLinkMatch(game: Game, context: MatchContext, link: LinkSeat): LinkMatch {
  const taken = sortSeats([...link.taken, link.seat]);
  return { ...link, taken, record: recordOf(game, context), turn: turnState(game, context, link.seat) };
}

/** The matches by link of a game, most recently used first. Without browser storage they are kept in memory. */
export class MatchStore {
  readonly #game: Game;
  #matches: readonly LinkMatch[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.reload();
  }

  get matches(): readonly LinkMatch[] {
    return this.#matches;
  }

  /** Reads changes of other pages of this browser. */
  reload(): void {
    const stored = loadSlot(this.#game.id, "links");
    if (Array.isArray(stored)) this.#matches = stored.flatMap((data) => parseLinkMatch(data) ?? []);
  }

  find(id: string): LinkMatch | undefined {
    return this.#matches.find((match) => match.id === id);
  }

  /** Stores a match as the most recent one. If there are too many, removes a finished match first. */
  save(context: MatchContext, link: LinkSeat): void {
    this.reload();
    const match = toLinkMatch(this.#game, context, link);
    const all = [match, ...this.#without(match.id)];
    const last = all.findLast(({ turn }) => turn === "over") ?? all.at(-1);
    this.#write(all.length > MAX_MATCHES ? all.filter((one) => one !== last) : all);
  }

  remove(id: string): void {
    this.reload();
    this.#write(this.#without(id));
  }

  #without(id: string): readonly LinkMatch[] {
    return this.#matches.filter((match) => match.id !== id);
  }

  #write(matches: readonly LinkMatch[]): void {
    this.#matches = matches;
    saveSlot(this.#game.id, "links", matches);
  }
}
