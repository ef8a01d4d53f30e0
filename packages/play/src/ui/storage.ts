/** The settings that are stored. */
export type Slot = "sound" | "forced" | "speed";

const storageKey = (game: string, slot: string): string => `serpentarium:${game}:${slot}`;

/** Returns the result, or undefined if the browser has no storage. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The unchecked stored data; undefined if there is none. */
export function loadSlot(game: string, slot: Slot): unknown {
  const text = tryStorage(() => localStorage.getItem(storageKey(game, slot))) ?? undefined;
  return text === undefined ? undefined : (tryStorage((): unknown => JSON.parse(text)) ?? text);
}

export function saveSlot(game: string, slot: Slot, data: unknown): void {
  tryStorage(() => localStorage.setItem(storageKey(game, slot), JSON.stringify(data)));
}

/** The id of the match last played in this tab; it may have been deleted. */
export const loadTabMatch = (game: string): string | undefined =>
  tryStorage(() => sessionStorage.getItem(storageKey(game, "match"))) ?? undefined;

export function saveTabMatch(game: string, id: string): void {
  tryStorage(() => sessionStorage.setItem(storageKey(game, "match"), id));
}
