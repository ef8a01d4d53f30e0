import { type AnyPosition, type Game, LAYOUTS, pick as picked } from "@serpentarium/core";
import { first } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";

/** How many positions of a walk are looked at: all that can be pressed is tried in each. */
const POSITIONS = 8;
/** More presses than any position needs. */
const PRESSES = 20_000;

/** The texts of the actions that presses can spell, each by following the targets that come next. */
function reachable(game: Game, position: AnyPosition): Set<string> | undefined {
  const texts = new Set<string>();
  const paths: string[][] = [[]];
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] ?? [];
    const { action, next } = picked(game, position, path);
    if (action) texts.add(game.formatAction(action, position));
    paths.push(...next.map((target) => [...path, target]));
    if (i > PRESSES) return undefined;
  }
  return texts;
}

/** What is wrong with the clicks of one action. */
function misclicked(
  game: Game,
  position: AnyPosition,
  targets: readonly Set<string>[],
  text: string,
  clicks: readonly string[],
): string | undefined {
  if (clicks.length === 0) return `nothing is pressed for "${text}"`;
  const lost = clicks.find((id) => targets.some((known) => !known.has(id)));
  if (lost !== undefined) return `"${lost}", pressed for "${text}", is not a target of the scene`;
  const { action } = picked(game, position, clicks);
  const spelled = action && game.formatAction(action, position);
  return spelled === text
    ? undefined
    : `${clicks.join(", ")} is pressed for "${text}", but spells ${spelled ?? "nothing"}`;
}

function mispicked(game: Game, position: AnyPosition): string | undefined {
  if (position.phase === "over" || game.toAct(position) === "chance") return undefined;
  const targets = LAYOUTS.map((layout) => new Set(game.scene(position, layout).targets.map(({ id }) => id)));
  const spelled = game.legalActions(position).map((action) => ({
    text: game.formatAction(action, position),
    clicks: game.clicks(position, action),
  }));
  const wrong = first(
    spelled.map(
      ({ text, clicks }) =>
        () =>
          misclicked(game, position, targets, text, clicks),
    ),
  );
  if (wrong) return wrong;
  const found = reachable(game, position);
  if (!found) return `more than ${PRESSES} presses begin an action`;
  return found.size === spelled.length
    ? undefined
    : `presses spell ${found.size} of ${spelled.length} actions`;
}

export const pick: Law = {
  id: "pick",
  title: {
    en: "pressing the targets of the scene spells every legal action, and nothing else",
    fr: "presser les cibles de la scène compose toutes les actions légales, et rien d’autre",
  },
  check: atEachStep(({ position }, { game }) => mispicked(game, position), POSITIONS),
};
