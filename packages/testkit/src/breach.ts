import type { Table } from "@serpentarium/core";
import { messageOf } from "./data.ts";
import type { Law, Violation } from "./law.ts";
import type { Walk } from "./walk.ts";

/** A law broken by a game, with the shortest list of actions that shows it. */
export interface Breach {
  readonly law: Law;
  readonly table: Table;
  /** What was played, in notation; nothing where the law asks for one walk only. */
  readonly actions: readonly string[];
  /** The text of the position in which the law broke, where it asks for one. */
  readonly position: string | undefined;
  readonly what: string;
}

/** Text of something whose notation may be broken. */
function written(format: () => string): string {
  try {
    return format();
  } catch (error) {
    return `(${messageOf(error)})`;
  }
}

const actionTexts = ({ game, steps }: Walk): string[] =>
  steps.flatMap(({ action, position }) =>
    action ? [written(() => game.formatAction(action, position))] : [],
  );

/** The violation of a law, with the walk as it reads. */
export function breachOf(law: Law, walk: Walk, { index, what, position }: Violation): Breach {
  const { game, table, steps } = walk;
  const broken = { law, table, what };
  if (law.once) return { ...broken, actions: [], position };
  const reached = steps[index]?.position;
  return {
    ...broken,
    actions: actionTexts(walk).slice(0, index),
    position: position ?? (reached && written(() => game.formatPosition(reached))),
  };
}

/** A table in a few words, such as `2 seats {"goal":3}`. */
export const formatTable = ({ seats, options }: Table): string =>
  `${seats} ${seats === 1 ? "seat" : "seats"} ${JSON.stringify(options)}`;

/**
 * A breach as a report of a few lines: the table, the actions, the position they lead to, and what broke there.
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
export const formatBreach = ({ law, table, actions, position, what }: Breach): string =>
  [
    `${law.id}: ${law.title.en}`,
    `  table     ${formatTable(table)}`,
    ...(law.once ? [] : [`  actions   ${actions.join(" ") || "(none)"}`]),
    ...(position === undefined ? [] : [`  position  ${position}`]),
    `  broken    ${what}`,
  ].join("\n");
