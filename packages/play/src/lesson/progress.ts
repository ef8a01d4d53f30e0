const storageKey = (game: string): string => `serpentarium:${game}:lesson`;

/** Parses untrusted stored progress; keeps only ids of tasks in the lesson. */
export function parseProgress(text: string | null, tasks: readonly string[]): readonly string[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(data) ? tasks.filter((id) => data.includes(id)) : [];
}

/** The ids of completed tasks; empty without browser storage. */
export function loadProgress(game: string, tasks: readonly string[]): readonly string[] {
  try {
    return parseProgress(localStorage.getItem(storageKey(game)), tasks);
  } catch {
    return [];
  }
}

export function saveProgress(game: string, done: readonly string[]): void {
  try {
    if (done.length > 0) localStorage.setItem(storageKey(game), JSON.stringify(done));
    else localStorage.removeItem(storageKey(game));
  } catch {
    // lessons also work without browser storage
  }
}
