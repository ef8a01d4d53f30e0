/** Lets the browser draw and react before what follows. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Lets the browser lay out and draw what has changed before what follows. A hidden page draws nothing. */
export const nextFrame = (): Promise<void> =>
  document.hidden ? nextTask() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
