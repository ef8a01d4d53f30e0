import { type AnyPosition, type Game, resolveClicks as picked } from "@serpentarium/core";
import { LAYOUTS } from "@serpentarium/core/scene";
import { firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

/** Positions of a playout that are checked; every sequence of presses is tried in each. */
const MAX_POSITIONS = 8;
/** More sequences of presses than any position has. */
const MAX_PRESSES = 20_000;

/** The texts of all actions that presses can spell, found by following the next targets; undefined if there are too many. */
function reachableActions(game: Game, position: AnyPosition): Set<string> | undefined {
  const texts = new Set<string>();
  const paths: string[][] = [[]];
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] ?? [];
    const { action, next } = picked(game, position, path);
    if (action) texts.add(game.formatAction(action, position));
    paths.push(...next.map((target) => [...path, target]));
    if (i > MAX_PRESSES) return undefined;
  }
  return texts;
}

/** An action in notation, and its clicks. */
interface ActionClicks {
  readonly text: string;
  readonly clicks: readonly string[];
}

/** Whether every layout shows a target after some clicks. */
type IsTargetShown = (target: string, clicked: readonly string[]) => boolean;

function createTargetLookup(game: Game, position: AnyPosition): IsTargetShown {
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  const targetsAfter = (clicked: readonly string[]): readonly ReadonlySet<string>[] => {
    const key = clicked.join("\n");
    const targets =
      known.get(key) ??
      LAYOUTS.map((layout) => new Set(game.scene(position, layout, { clicked }).targets.map(({ id }) => id)));
    known.set(key, targets);
    return targets;
  };
  return (target, clicked) => targetsAfter(clicked).every((targets) => targets.has(target));
}

/**
 * Finds the first click whose target is not shown.
 *
 * @param isThorough - checks the scene after every click, even if the target is shown from the start
 */
function findMissingTarget(
  { clicks }: ActionClicks,
  isShown: IsTargetShown,
  isThorough: boolean,
): string | undefined {
  return clicks.find((id, i) => !(!isThorough && isShown(id, [])) && !isShown(id, clicks.slice(0, i)));
}

/** Checks that the clicks of an action are shown as targets and spell the action. */
function checkClicks(
  game: Game,
  position: AnyPosition,
  { text, clicks }: ActionClicks,
  missing: string | undefined,
): string | undefined {
  if (clicks.length === 0) return `"${text}" has no clicks`;
  if (missing !== undefined) return `"${missing}", clicked for "${text}", is not a target of the scene`;
  const { action } = picked(game, position, clicks);
  const spelled = action && game.formatAction(action, position);
  return spelled === text
    ? undefined
    : `${clicks.join(", ")} is clicked for "${text}", but spells ${spelled ?? "nothing"}`;
}

function checkStep({ position, index }: PlayoutStep, { game }: Playout): string | undefined {
  if (position.phase === "over") return undefined;
  const actions = game.legalActions(position).map((action) => ({
    text: game.formatAction(action, position),
    clicks: game.clicks(position, action),
  }));
  // actions of chance need no clicks
  const hasNoClicks = actions.every(({ clicks }) => clicks.length === 0);
  if (hasNoClicks && game.toAct(position) === "chance") return undefined;
  const isShown = createTargetLookup(game, position);
  const problem = firstDefined(
    actions.map((action, i) => () => {
      const missing = findMissingTarget(action, isShown, i === index % actions.length);
      return checkClicks(game, position, action, missing);
    }),
  );
  if (problem) return problem;
  const found = reachableActions(game, position);
  if (!found) return `more than ${MAX_PRESSES} presses begin an action`;
  return found.size === actions.length
    ? undefined
    : `presses spell ${found.size} of ${actions.length} actions`;
}

export const pick: Law = {
  id: "pick",
  title: {
    en: "pressing the targets of the scene spells every legal action, and nothing else",
    fr: "presser les cibles de la scène compose toutes les actions légales, et rien d’autre",
  },
  check: atEachStep(checkStep, MAX_POSITIONS),
};
