import type { ClickResult, Failure } from "@serpentarium/core";

/** The result of pressing a target. */
export interface PressResult<A> {
  /** The targets that stay selected. */
  readonly clicked: readonly string[];
  /** The action to play: it is complete, and no target can follow. */
  readonly action?: A;
  /** Why the press is illegal, if the game can explain it. */
  readonly failure?: Failure;
  /** Whether the press has no effect. */
  readonly idle?: true;
}

/**
 * Presses a target: continues an action, or takes back a selected target and all after it. An illegal press is explained if
 * the game can explain it, and starts another action if it can.
 *
 * @param resolve - what the targets mean in the position, see `resolveClicks`
 */
export function press<A>(
  resolve: (clicked: readonly string[]) => ClickResult<A>,
  clicked: readonly string[],
  target: string,
): PressResult<A> {
  const continues = resolve(clicked).next.includes(target);
  if (!continues && clicked.includes(target)) return { clicked: clicked.slice(0, clicked.indexOf(target)) };
  const { action, next, failure } = resolve([...clicked, target]);
  if (next.length > 0) return { clicked: [...clicked, target] };
  if (action) return { clicked: [], action };
  const restarted = clicked.length > 0 ? press(resolve, [], target) : undefined;
  const restarts = restarted && !(restarted.failure || restarted.idle);
  if (failure) return { clicked: restarts && !restarted.action ? restarted.clicked : clicked, failure };
  return restarts
    ? restarted
    : {
        clicked,
        ...(restarted?.failure && { failure: restarted.failure }),
        ...(!restarted?.failure && { idle: true }),
      };
}
