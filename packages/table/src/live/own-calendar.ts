import { createToken } from "@serpentarium/live/client";

const KEY = "serpentarium:live:calendar";

/** The secret of the calendar of this browser, for all its matches; a new one where nothing can be stored. */
export function loadCalendar(): string {
  const created = createToken();
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) localStorage.setItem(KEY, created);
    return stored ?? created;
  } catch {
    return created;
  }
}
