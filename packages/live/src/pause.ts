/** After how many entries others may have their turn, and for how long entries are replayed until then, in milliseconds. */
export const REPLAYED_AT_ONCE = 50;
const MAX_PAUSE = 5;

/** Creates a function that lets others have their turn, if they have waited for long. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < MAX_PAUSE) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}
