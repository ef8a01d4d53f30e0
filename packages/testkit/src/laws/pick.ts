import type { ActionRange, AnyAction, AnyPosition, Game, Seat } from "@serpentarium/core";
import { spreadActions } from "@serpentarium/core/internal";
import { type ClickResolver, clickResolver, LAYOUTS } from "@serpentarium/core/scene";
import { firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

/** The number of positions of a playout to check; every sequence of presses is tried in each. */
const MAX_POSITIONS = 8;
/** More sequences of presses than any position has. */
const MAX_PRESSES = 20_000;

/** The texts of all actions that presses can spell, found by following the next targets; undefined if there are too many. */
function reachableActions(
  game: Game,
  position: AnyPosition,
  resolve: ClickResolver<AnyAction>,
): Set<string> | undefined {
  const texts = new Set<string>();
  const paths: string[][] = [[]];
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] ?? [];
    const { action, next } = resolve(path);
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

function createTargetLookup(game: Game, position: AnyPosition, seat: Seat | undefined): IsTargetShown {
  const options = seat === undefined ? {} : { seat };
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  const targetsAfter = (clicked: readonly string[]): readonly ReadonlySet<string>[] => {
    const key = clicked.join("\n");
    const targets =
      known.get(key) ??
      LAYOUTS.map(
        (layout) =>
          new Set(game.scene(position, layout, { ...options, clicked }).targets.map(({ id }) => id)),
      );
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
  resolve: ClickResolver<AnyAction>,
): string | undefined {
  if (clicks.length === 0) return `"${text}" has no clicks`;
  if (missing !== undefined) return `"${missing}", clicked for "${text}", is not a target of the scene`;
  const { action } = resolve(clicks);
  const spelled = action && game.formatAction(action, position);
  return spelled === text
    ? undefined
    : `${clicks.join(", ")} is clicked for "${text}", but spells ${spelled ?? "nothing"}`;
}

/** Finds an unmarked target that plays an action by its first press. */
function findUnmarkedAction(
  game: Game,
  position: AnyPosition,
  resolve: ClickResolver<AnyAction>,
  seat: Seat | undefined,
): string | undefined {
  const next = new Set(resolve([]).next);
  const { targets } = game.scene(position, "wide", seat === undefined ? {} : { seat });
  const acting = targets.find(({ id }) => !next.has(id) && resolve([id]).action !== undefined);
  return acting && `one press of "${acting.id}" plays an action, although no action begins there`;
}

/** The number of actions of a range whose clicks are compared. */
const MAX_IN_RANGE = 16;

/** Finds an action of a range with other clicks than the rest: amounts are chosen after the clicks. */
function findOtherClicks(game: Game, position: AnyPosition, range: ActionRange): string | undefined {
  if (range.amounts.length === 0) return undefined;
  const clicksOf = (action: AnyAction): string => game.clicks(position, action).join(", ");
  const other = spreadActions([range], MAX_IN_RANGE).find(
    (action) => clicksOf(action) !== clicksOf(range.action),
  );
  if (!other) return undefined;
  const [a, b] = [range.action, other].map((action) => game.formatAction(action, position));
  return `"${a}" and "${b}" differ only in amounts, but also in their clicks`;
}

/** Checks the targets of one seat, or of the only one that can act. */
function checkTargets(
  game: Game,
  { position, index }: PlayoutStep,
  seat: Seat | undefined,
): string | undefined {
  const ranges = game.legalRanges(position, seat);
  const actions = ranges.map(({ action }) => ({
    text: game.formatAction(action, position),
    clicks: game.clicks(position, action),
  }));
  // actions of chance need no clicks
  const hasNoClicks = actions.every(({ clicks }) => clicks.length === 0);
  if (hasNoClicks && game.toAct(position) === "chance") return undefined;
  const isShown = createTargetLookup(game, position, seat);
  const resolve = clickResolver(game, position, seat);
  const problem = firstDefined(
    actions.map((action, i) => () => {
      const missing = findMissingTarget(action, isShown, i === index % actions.length);
      return checkClicks(game, position, action, missing, resolve);
    }),
  );
  if (problem) return problem;
  const other = firstDefined(ranges.map((range) => () => findOtherClicks(game, position, range)));
  if (other) return other;
  const unmarked = findUnmarkedAction(game, position, resolve, seat);
  if (unmarked) return unmarked;
  const found = reachableActions(game, position, resolve);
  if (!found) return `more than ${MAX_PRESSES} presses begin an action`;
  return found.size === actions.length
    ? undefined
    : `presses spell ${found.size} of ${actions.length} actions`;
}

/** Checks the targets of every acting seat: in a simultaneous phase, any of them can be the first. */
function checkStep(step: PlayoutStep, { game }: Playout): string | undefined {
  const { position } = step;
  if (position.phase === "over") return undefined;
  if (game.phases[position.phase]?.kind !== "simultaneous") return checkTargets(game, step, undefined);
  return firstDefined(
    game.seatsToAct(position).map((seat) => () => {
      const problem = checkTargets(game, step, seat);
      return problem && `for seat ${seat}, ${problem}`;
    }),
  );
}

export const pick: Law = {
  id: "pick",
  title: { id: "laws.pick" },
  check: atEachStep(checkStep, MAX_POSITIONS),
};
