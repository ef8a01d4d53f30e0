/** A press, as far as it matters whether it repeats another one. */
interface Press {
  /** The number of presses in a row at the same place, as in `UIEvent.detail`. */
  readonly detail: number;
  /** What was pressed. */
  readonly control: EventTarget | undefined;
  /** The actions played so far. */
  readonly progress: number;
}

/**
 * Whether a press is the second one of a double press whose first one has played: it would play for the opponent, or press
 * what has moved there. A button of the page, such as Undo, may be pressed repeatedly.
 */
export const isRepeatedPress = (first: Press, press: Press, isOnBoard: boolean): boolean =>
  press.detail > 1 && press.progress !== first.progress && (isOnBoard || press.control !== first.control);

/**
 * Drops repeated presses on a page, and the repetition of a held key on its board. The listeners are on the page in the
 * capture phase, so they precede all others.
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
