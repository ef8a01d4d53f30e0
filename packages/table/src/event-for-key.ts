import type { TableEvent, TableState } from "./table-state.ts";

/** The event for a key, such as stepping through the match with arrows; undefined if the key has no effect now. */
export function eventForKey(
  key: string,
  { log, lookingBack = log.length }: Pick<TableState, "log" | "lookingBack">,
): TableEvent<never> | undefined {
  if (log.length === 0) return undefined;
  switch (key) {
    case "ArrowLeft":
      return { type: "lookBack", count: Math.max(lookingBack - 1, 0) };
    case "ArrowRight":
      return { type: "lookBack", count: lookingBack + 1 };
    case "Home":
      return { type: "lookBack", count: 0 };
    case "End":
      return { type: "lookBack" };
    default:
      return undefined;
  }
}
