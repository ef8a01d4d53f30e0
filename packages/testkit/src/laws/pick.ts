import { type AnyPosition, type Game, pick as picked } from "@serpentarium/core";
import { LAYOUTS } from "@serpentarium/core/scene";
import { first } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Step, Walk } from "../walk.ts";

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

/** An action, and what is pressed for it. */
interface Spelled {
  readonly text: string;
  readonly clicks: readonly string[];
}

/** Whether every layout shows a target once some others are pressed. */
type Shows = (target: string, clicked: readonly string[]) => boolean;

function showsAt(game: Game, position: AnyPosition): Shows {
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  const targetsAfter = (clicked: readonly string[]): readonly ReadonlySet<string>[] => {
    const key = clicked.join("\n");
    const made =
      known.get(key) ??
      LAYOUTS.map((layout) => new Set(game.scene(position, layout, { clicked }).targets.map(({ id }) => id)));
    known.set(key, made);
    return made;
  };
  return (target, clicked) => targetsAfter(clicked).every((targets) => targets.has(target));
}

/** The first target that is not there to be pressed; every scene on the way is asked, or only where it must be. */
function lostIn({ clicks }: Spelled, shows: Shows, isThorough: boolean): string | undefined {
  return clicks.find((id, i) => !(!isThorough && shows(id, [])) && !shows(id, clicks.slice(0, i)));
}

/** What is wrong with the clicks of one action. */
function misclicked(
  game: Game,
  position: AnyPosition,
  { text, clicks }: Spelled,
  lost: string | undefined,
): string | undefined {
  if (clicks.length === 0) return `nothing is pressed for "${text}"`;
  if (lost !== undefined) return `"${lost}", pressed for "${text}", is not a target of the scene`;
  const { action } = picked(game, position, clicks);
  const spelled = action && game.formatAction(action, position);
  return spelled === text
    ? undefined
    : `${clicks.join(", ")} is pressed for "${text}", but spells ${spelled ?? "nothing"}`;
}

function mispicked({ position, index }: Step, { game }: Walk): string | undefined {
  if (position.phase === "over") return undefined;
  const spelled = game.legalActions(position).map((action) => ({
    text: game.formatAction(action, position),
    clicks: game.clicks(position, action),
  }));
  // what chance does can be left to text
  const isUnpressed = spelled.every(({ clicks }) => clicks.length === 0);
  if (isUnpressed && game.toAct(position) === "chance") return undefined;
  const shows = showsAt(game, position);
  const wrong = first(
    spelled.map((action, i) => () => {
      const lost = lostIn(action, shows, i === index % spelled.length);
      return misclicked(game, position, action, lost);
    }),
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
  check: atEachStep(mispicked, POSITIONS),
};
