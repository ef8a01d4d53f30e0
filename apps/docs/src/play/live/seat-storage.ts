import type { Player } from "@serpentarium/core/series";

/** What a browser keeps of a live match: who it plays for, and the invitation for the others. */
export interface StoredSeat {
  readonly secret?: string;
  readonly player?: Player;
  readonly invite?: string;
  /** The game, and when this browser began with the match. */
  readonly game?: string;
  readonly since?: number;
}

const PREFIX = "serpentarium:live:";

const keyOf = (name: string): string => PREFIX + name;

function load(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return undefined;
  }
}

function save(name: string, data: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(data));
  } catch {
    // without storage the seat is kept as long as the page is open
  }
}

/** The stored seat of a live match; its parts are missing where nothing is stored. */
export function loadSeat(id: string): StoredSeat {
  const { secret, player, invite, game, since } = Object(load(id));
  return {
    ...(typeof game === "string" && typeof since === "number" && { game, since }),
    ...(typeof invite === "string" && { invite }),
    ...(typeof secret === "string" && typeof player === "number" && { secret, player }),
  };
}

export const saveSeat = (id: string, seat: StoredSeat): void => save(id, seat);

/** The maximum number of matches in the list. */
const MAX_LISTED = 5;

/** The live matches of a game in which this browser has a seat, the newest first. */
export function listSeats(game: string): readonly { readonly id: string; readonly since: number }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const id = key.slice(PREFIX.length);
        const seat = loadSeat(id);
        return seat.game === game && seat.secret !== undefined ? [{ id, since: seat.since ?? 0 }] : [];
      })
      .toSorted((a, b) => b.since - a.since)
      .slice(0, MAX_LISTED);
  } catch {
    return [];
  }
}

/** The name that the user typed last. */
export const loadName = (): string => String(load("name") ?? "");

export const saveName = (name: string): void => save("name", name);
