/** What is kept: the match that is played, the one that was left for it, those that are played by link, and a wish for sounds. */
export type Slot = "match" | "earlier" | "links" | "sound";

const key = (game: string, slot: Slot): string => `serpentarium:${game}:${slot}`;

/** What a browser that keeps nothing answers. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Data kept in this browser, which may have become anything; nothing where nothing is kept. */
export function recall(game: string, slot: Slot): unknown {
  const text = attempt(() => localStorage.getItem(key(game, slot))) ?? undefined;
  return text === undefined ? undefined : (attempt((): unknown => JSON.parse(text)) ?? text);
}

export function keep(game: string, slot: Slot, data: unknown): void {
  attempt(() => localStorage.setItem(key(game, slot), JSON.stringify(data)));
}

export function forget(game: string, slot: Slot): void {
  attempt(() => localStorage.removeItem(key(game, slot)));
}
