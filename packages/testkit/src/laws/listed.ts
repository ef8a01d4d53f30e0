import { type AnyPosition, allLegalActions } from "@serpentarium/core";
import { candidates, readActions, strays } from "../candidates.ts";
import { first } from "../data.ts";
import { atEachStep, type Finding, type Law } from "../law.ts";
import type { Walk } from "../walk.ts";

/** Whether the game can say all that is legal: not where chance draws from too many outcomes. */
const isListable = ({ game }: Walk, position: AnyPosition): boolean =>
  position.phase !== "over" && (game.toAct(position) !== "chance" || game.outcomes(position) !== undefined);

function disagreement({ game }: Walk, position: AnyPosition, texts: readonly string[]): Finding | undefined {
  const written = (action: { readonly phase: string }): string => game.formatAction(action, position);
  const legal = allLegalActions(game, position);
  const say = (what: string): Finding => ({ what, position: game.formatPosition(position) });
  for (const action of legal) {
    const refusal = game.refuse(position, action);
    if (refusal) return say(`"${written(action)}" is listed, yet refused by ${refusal.clause}`);
  }
  const listed = new Set(legal.map(written));
  const other = readActions(game, texts, position).find(
    (action) => !listed.has(written(action)) && !game.refuse(position, action),
  );
  return other && say(`"${written(other)}" is not refused, yet not listed`);
}

export const listed: Law = {
  id: "listed",
  title: {
    en: "an action is listed if and only if no clause refuses it",
    fr: "une action figure dans la liste si et seulement si aucune clause ne la refuse",
  },
  // the positions of the walk, and those near them that the notation can say
  check: atEachStep((step, walk) => {
    const texts = candidates(step, walk);
    const near = strays(step, walk).map(({ position }) => position);
    const positions = [step.position, ...near].filter((position) => isListable(walk, position));
    return first(positions.map((position) => () => disagreement(walk, position, texts)));
  }),
};
