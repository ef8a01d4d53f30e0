/** The number of entries between two pauses of a replay, and the time to replay before a pause, in milliseconds. */
export const REPLAYED_AT_ONCE = 50;
const MAX_PAUSE = 5;

/** Creates a function that yields to other tasks if they have waited for long. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < MAX_PAUSE) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}
