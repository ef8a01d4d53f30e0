import type { Game, Seat } from "@serpentarium/core";
import { type GameRecord, parseRecord } from "@serpentarium/core/record";
import { recordOf, stateOf } from "@serpentarium/core/turn";
import type { MatchContext } from "../match.ts";
import { keep, recall } from "../store.ts";
import { inOrder, type LinkSeat, parseLinkSeat } from "./link-seat.ts";

const TURNS = ["here", "elsewhere", "over"] as const;

/** A match by link as this browser keeps it. */
export interface LinkMatch extends LinkSeat {
  readonly record: GameRecord;
  /** Who is to act: whoever sits here, or somebody elsewhere. */
  readonly turn: (typeof TURNS)[number];
}

/** More of them are not kept of one game. */
const MOST = 40;

function parseLinkMatch(data: unknown): LinkMatch | undefined {
  const seat = parseLinkSeat(data);
  const record = parseRecord(Object(data).record);
  const turn = TURNS.find((known) => known === Object(data).turn);
  return seat && record.ok && turn ? { ...seat, record: record.value, turn } : undefined;
}

/** Who is to act in a match, for whoever sits at a seat of it. */
function turnOf(game: Game, context: MatchContext, seat: Seat): LinkMatch["turn"] {
  if (stateOf(context) === "over") return "over";
  return game.toAct(context.position) === seat ? "here" : "elsewhere";
}

/** A match by link as it is kept. */
export function toLinkMatch(game: Game, context: MatchContext, link: LinkSeat): LinkMatch {
  const taken = inOrder([...link.taken, link.seat]);
  return { ...link, taken, record: recordOf(game, context), turn: turnOf(game, context, link.seat) };
}

/** The matches by link of a game, the one that was touched last first; a browser that keeps nothing has them while the page stands. */
export class Shelf {
  readonly #game: Game;
  #matches: readonly LinkMatch[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.reload();
  }

  get matches(): readonly LinkMatch[] {
    return this.#matches;
  }

  /** Looks what another page of this browser has kept meanwhile. */
  reload(): void {
    const kept = recall(this.#game.id, "links");
    if (Array.isArray(kept)) this.#matches = kept.flatMap((data) => parseLinkMatch(data) ?? []);
  }

  find(id: string): LinkMatch | undefined {
    return this.#matches.find((match) => match.id === id);
  }

  /** Keeps a match before all others; of too many, one that is over goes first. */
  put(context: MatchContext, link: LinkSeat): void {
    this.reload();
    const match = toLinkMatch(this.#game, context, link);
    const all = [match, ...this.#without(match.id)];
    const last = all.findLast(({ turn }) => turn === "over") ?? all.at(-1);
    this.#keep(all.length > MOST ? all.filter((one) => one !== last) : all);
  }

  drop(id: string): void {
    this.reload();
    this.#keep(this.#without(id));
  }

  #without(id: string): readonly LinkMatch[] {
    return this.#matches.filter((match) => match.id !== id);
  }

  #keep(matches: readonly LinkMatch[]): void {
    this.#matches = matches;
    keep(this.#game.id, "links", matches);
  }
}
