/** Lets the browser draw and handle input before the next step. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Lets the browser lay out and draw before the next step. A hidden page does not draw. */
export const nextFrame = (): Promise<void> =>
  document.hidden ? nextTask() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
