/** Lets the browser draw and handle input before the next step. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** The longest wait for a frame, in milliseconds: a page draws none once it is hidden. */
const LONGEST_FRAME = 250;

/** Lets the browser lay out and draw before the next step. A hidden page does not draw. */
export const nextFrame = (): Promise<void> =>
  document.hidden
    ? nextTask()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, LONGEST_FRAME);
      });
