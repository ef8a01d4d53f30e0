import type { Failure } from "@serpentarium/core";
import type { ClickResult } from "@serpentarium/core/scene";

/** The result of pressing a target. */
export interface PressResult<A> {
  /** The targets that stay selected. */
  readonly clicked: readonly string[];
  /** The action to play, if it is complete and no target can follow. */
  readonly action?: A;
  /** Why the press is illegal, if the game can explain it. */
  readonly failure?: Failure;
  /** Whether the press has no effect. */
  readonly idle?: true;
}

/** Whether a choice remains. */
const isOpen = ({ next, amounts }: ClickResult<unknown>): boolean => next.length > 0 || amounts !== undefined;

/**
 * Presses a target. A possible next target continues an action; a selected one is taken back, with all after it; one that begins another
 * action is a new selection. Any other press has no effect, and is explained if the game can explain it.
 *
 * @param resolve - the meaning of targets in the position, see `resolveClicks`
 */
export function press<A>(
  resolve: (clicked: readonly string[]) => ClickResult<A>,
  clicked: readonly string[],
  target: string,
): PressResult<A> {
  const { next, ends = [] } = resolve(clicked);
  const pressed = resolve([...clicked, target]);
  if (next.includes(target) && isOpen(pressed)) return { clicked: [...clicked, target] };
  if (pressed.action && [...next, ...ends].includes(target))
    return isOpen(pressed) ? { clicked: [...clicked, target] } : { clicked: [], action: pressed.action };
  if (clicked.includes(target)) return { clicked: clicked.slice(0, clicked.indexOf(target)) };
  // require an empty selection first, because this target could play at once without being marked
  if (clicked.length > 0 && resolve([]).next.includes(target))
    return { clicked: isOpen(resolve([target])) ? [target] : [] };
  const failure = pressed.failure ?? (clicked.length > 0 ? resolve([target]).failure : undefined);
  return { clicked, ...(failure ? { failure } : { idle: true }) };
}
