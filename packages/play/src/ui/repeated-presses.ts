/** A press with the data that tells whether it repeats another one. */
interface Press {
  /** The number of consecutive presses at the same place, as in `UIEvent.detail`. */
  readonly detail: number;
  /** The pressed element. */
  readonly control: EventTarget | undefined;
  /** The number of actions played before it. */
  readonly progress: number;
}

/**
 * Whether a press is the second of a double press whose first has played: it would act for the opponent or press an element that has moved
 * there. Buttons of the page, such as Undo, may be pressed repeatedly.
 */
export const isRepeatedPress = (first: Press, press: Press, isOnBoard: boolean): boolean =>
  press.detail > 1 && press.progress !== first.progress && (isOnBoard || press.control !== first.control);

/**
 * Ignores repeated presses on a page, and key repeat on its board. It listens on the page in the capture phase, before all other listeners.
 */
export function dropRepeatedPresses(page: Element, board: Element, progress: () => number): void {
  let first: Press = { detail: 0, control: undefined, progress: 0 };
  const drop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  page.addEventListener(
    "click",
    (event) => {
      const { detail } = event as MouseEvent;
      const [control] = event.composedPath();
      const press = { detail, control, progress: progress() };
      if (isRepeatedPress(first, press, event.composedPath().includes(board))) drop(event);
      else if (detail <= 1) first = press;
    },
    { capture: true },
  );
  board.addEventListener(
    "keydown",
    (event) => {
      const { repeat, key } = event as KeyboardEvent;
      if (repeat && (key === "Enter" || key === " ")) drop(event);
    },
    { capture: true },
  );
}
