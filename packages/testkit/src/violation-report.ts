import type { Table } from "@serpentarium/core";
import { messageOf } from "./data.ts";
import { KIT_WORDS } from "./kit-words.ts";
import type { Law, Violation } from "./law.ts";
import type { Playout } from "./playout.ts";

/** A violated law, with the shortest list of actions found for it. */
export interface ViolationReport {
  readonly law: Law;
  readonly table: Table;
  /** The actions in notation; empty for a law that checks one playout only. */
  readonly actions: readonly string[];
  /** The text of the position that violates the law, if the law concerns a position. */
  readonly position: string | undefined;
  /** A description of the problem. */
  readonly what: string;
}

/** The formatted text; the error message if formatting throws. */
function formatOrError(format: () => string): string {
  try {
    return format();
  } catch (error) {
    return `(${messageOf(error)})`;
  }
}

const actionTexts = ({ game, steps }: Playout): string[] =>
  steps.flatMap(({ action, position }) =>
    action ? [formatOrError(() => game.formatAction(action, position))] : [],
  );

/** Adds the actions and the position, in notation, to the violation of a law. */
export function reportViolation(
  law: Law,
  playout: Playout,
  { index, what, position }: Violation,
): ViolationReport {
  const { game, table, steps } = playout;
  const report = { law, table, what };
  if (law.once) return { ...report, actions: [], position };
  const reached = steps[index]?.position;
  return {
    ...report,
    actions: actionTexts(playout).slice(0, index),
    position: position ?? (reached && formatOrError(() => game.formatPosition(reached))),
  };
}

/** Formats a table, such as `2 seats {"goal":3}`. */
export const formatTable = ({ seats, options }: Table): string =>
  `${seats} ${seats === 1 ? "seat" : "seats"} ${JSON.stringify(options)}`;

/**
 * Formats a violation in a few lines: the law, the table, the actions, the position after them, and the problem there.
 *
 * @example
 * ```text
 * listed: an action is listed if and only if no clause refuses it
 *   table     2 seats {}
 *   actions   b2 a3
 *   position  place:1 o...x....
 *   broken    "a3" is listed, yet refused by place.free
 * ```
 */
export const formatViolation = ({ law, table, actions, position, what }: ViolationReport): string =>
  [
    `${law.id}: ${KIT_WORDS.format(law.title)}`,
    `  table     ${formatTable(table)}`,
    ...(law.once ? [] : [`  actions   ${actions.join(" ") || "(none)"}`]),
    ...(position === undefined ? [] : [`  position  ${position}`]),
    `  broken    ${what}`,
  ].join("\n");
