import type { Player } from "@serpentarium/core/series";

/** What a browser keeps of a live match: who it plays for, and the invitation for the others. */
export interface StoredSeat {
  readonly secret?: string;
  readonly player?: Player;
  readonly invite?: string;
}

const keyOf = (name: string): string => `serpentarium:live:${name}`;

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
  const { secret, player, invite } = Object(load(id));
  return {
    ...(typeof invite === "string" && { invite }),
    ...(typeof secret === "string" && typeof player === "number" && { secret, player }),
  };
}

export const saveSeat = (id: string, seat: StoredSeat): void => save(id, seat);

/** The name that the user typed last. */
export const loadName = (): string => String(load("name") ?? "");

export const saveName = (name: string): void => save("name", name);
