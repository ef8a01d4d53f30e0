import type { AnyPosition, Game } from "@serpentarium/core";
import { LAYOUTS, type Layout, type Look, type Piece, type Scene } from "@serpentarium/core/scene";
import { first, unplain } from "../data.ts";
import { atEachAction, atEachStep, type Law } from "../law.ts";
import { lookName, looksAt } from "../looks.ts";
import { mistold } from "../wording.ts";
import { isInside, mispanelled, thingsOf } from "./panels.ts";

const PARTS = ["panels", "spaces", "pieces", "targets"] as const;

const idsOf = (scene: Scene, part: (typeof PARTS)[number]): string[] =>
  (scene[part] ?? []).map(({ id }) => id);

/** What lies outside the scene, or on a panel with less than no size: its plane has no bounds. */
function outside(scene: Scene): string | undefined {
  const out = thingsOf(scene).find(({ panel, area }) =>
    panel === undefined ? !isInside(scene, area) : area.w < 0 || area.h < 0,
  );
  return out && `"${out.id}" is outside the scene`;
}

function doubled(scene: Scene): string | undefined {
  for (const part of PARTS) {
    const ids = idsOf(scene, part);
    const known = new Set([""]);
    const twice = ids.find((id) => known.size === known.add(id).size);
    if (twice !== undefined) return `two of its ${part} have the id "${twice}"`;
  }
  return undefined;
}

/** What is wrong with edges that join: the rim shows the other side once, and all of it is within the scene. */
function misjoined(scene: Scene): string | undefined {
  if (!scene.joined) return undefined;
  const { x, y, w, h, rim, axis } = scene.joined;
  const [dx, dy] = [axis === "y" ? 0 : rim, axis === "x" ? 0 : rim];
  if (!(rim > 0 && rim <= w && rim <= h))
    return "what is seen beyond its joined edges is nothing, or too much";
  const seen = { x: x - dx, y: y - dy, w: w + 2 * dx, h: h + 2 * dy };
  return isInside(scene, seen) ? undefined : "what is seen beyond its joined edges is outside the scene";
}

/** What is wrong with a scene by itself. */
function misdrawn(scene: Scene, layout: Layout): string | undefined {
  const labelled = [...(scene.panels ?? []), ...scene.spaces, ...scene.pieces, ...scene.targets];
  const blank = scene.pieces.find(({ glyph }) => glyph.length < 1 || [...glyph].length > 3);
  const size = Math.min(scene.width, scene.height, scene.pitch.x, scene.pitch.y);
  return (
    unplain(scene, "scene") ??
    (size > 0 ? undefined : "its size and pitch must be positive") ??
    doubled(scene) ??
    outside(scene) ??
    mispanelled(scene, layout) ??
    misjoined(scene) ??
    mistold("its label", scene.label) ??
    first(
      labelled.map(
        ({ id, label }) =>
          () =>
            mistold(`the label of "${id}"`, label),
      ),
    ) ??
    (blank && `the glyph of "${blank.id}" is not one to three characters`)
  );
}

/** What one layout shows and the other does not. */
function missing(scenes: Readonly<Record<Layout, Scene>>): string | undefined {
  for (const part of PARTS) {
    const [ids, others] = LAYOUTS.map((layout) => idsOf(scenes[layout], part).toSorted());
    if (ids?.join("\n") !== others?.join("\n")) return `the layouts do not have the same ${part}`;
  }
  return undefined;
}

/** What is wrong with the scenes of all layouts. */
const unsound = (scenes: Readonly<Record<Layout, Scene>>): string | undefined =>
  first(
    LAYOUTS.map((layout) => () => {
      const wrong = misdrawn(scenes[layout], layout);
      return wrong && `${layout}: ${wrong}`;
    }),
  ) ?? missing(scenes);

/** What is wrong with the scenes of a position, if anything is. */
export function unsoundAt(game: Game, position: AnyPosition, look?: Look): string | undefined {
  return unsound({
    wide: game.scene(position, "wide", look),
    narrow: game.scene(position, "narrow", look),
  });
}

export const scene: Law = {
  id: "scene",
  title: {
    en: "a scene is sound in every layout, whatever is pressed and shown: unique ids, finite numbers within it, labels in both languages",
    fr: "la scène est saine dans toute disposition, quoi qu’on presse ou affiche : identifiants uniques, nombres finis et dans le cadre, libellés dans les deux langues",
  },
  check: atEachStep((step, walk) => {
    const { game } = walk;
    const shown = (look?: Look): string | undefined => unsoundAt(game, step.position, look);
    return (
      shown() ??
      first(
        looksAt(step, walk).map((look) => () => {
          const wrong = shown(look);
          return wrong && `${lookName(look)}: ${wrong}`;
        }),
      )
    );
  }, 12),
};

/** Where a piece stands and what it looks like; two pieces may share it. */
const look = ({ panel, x, y, glyph, label }: Piece): string => JSON.stringify([panel, x, y, glyph, label]);

/**
 * A piece that stays where it was and as it was, but under an id that was nobody's, or that of a piece of another
 * kind. What moves may be told apart by nothing but its id, so nothing can be said of it here.
 */
function renamed(before: readonly Piece[], after: readonly Piece[]): string | undefined {
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const kept = new Map(after.map((piece) => [piece.id, look(piece)]));
  const now = new Map(after.map((piece) => [look(piece), piece]));
  for (const piece of before) {
    const same = now.get(look(piece));
    if (!same || same.id === piece.id) continue;
    const namesake = known.get(same.id);
    const stranger = !namesake && !kept.has(piece.id);
    // one of the two may change: a piece turns, or grows up
    const thief = namesake && namesake.glyph !== same.glyph && namesake.label.en !== same.label.en;
    if (stranger || thief) return `the piece "${piece.id}" stays where it is, but becomes "${same.id}"`;
  }
  return undefined;
}

export const pieceIds: Law = {
  id: "piece-ids",
  title: {
    en: "a piece keeps its id for as long as it is on the board",
    fr: "une pièce garde son identifiant tant qu’elle est sur le plateau",
  },
  check: atEachAction(
    ({ position, next }, { game }) =>
      first(
        LAYOUTS.map(
          (layout) => () => renamed(game.scene(position, layout).pieces, game.scene(next, layout).pieces),
        ),
      ),
    12,
  ),
};
