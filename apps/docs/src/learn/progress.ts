/** Which tasks of a lesson are done, kept in this browser. */

const key = (game: string): string => `serpentarium:${game}:lesson`;

/** The ids of tasks from what was kept, which may have become anything; those that the lesson has. */
export function parseProgress(text: string | null, tasks: readonly string[]): readonly string[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(data) ? tasks.filter((id) => data.includes(id)) : [];
}

/** The tasks of a lesson that are done; none where the browser keeps nothing. */
export function recallProgress(game: string, tasks: readonly string[]): readonly string[] {
  try {
    return parseProgress(localStorage.getItem(key(game)), tasks);
  } catch {
    return [];
  }
}

export function keepProgress(game: string, done: readonly string[]): void {
  try {
    if (done.length > 0) localStorage.setItem(key(game), JSON.stringify(done));
    else localStorage.removeItem(key(game));
  } catch {
    // a browser that keeps nothing teaches all the same
  }
}
