/** What is stored: the running match, the earlier one, the matches by link, and two settings. */
export type Slot = "match" | "earlier" | "links" | "sound" | "forced";

const storageKey = (game: string, slot: Slot): string => `serpentarium:${game}:${slot}`;

/** The result, or undefined if the browser has no storage. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The stored data, which must be checked; undefined if there is none. */
export function loadSlot(game: string, slot: Slot): unknown {
  const text = tryStorage(() => localStorage.getItem(storageKey(game, slot))) ?? undefined;
  return text === undefined ? undefined : (tryStorage((): unknown => JSON.parse(text)) ?? text);
}

export function saveSlot(game: string, slot: Slot, data: unknown): void {
  tryStorage(() => localStorage.setItem(storageKey(game, slot), JSON.stringify(data)));
}

export function removeSlot(game: string, slot: Slot): void {
  tryStorage(() => localStorage.removeItem(storageKey(game, slot)));
}
