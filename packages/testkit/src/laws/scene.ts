import type { AnyPosition, Game } from "@serpentarium/core";
import {
  LAYOUTS,
  type Layout,
  type Piece,
  type Scene,
  type Shape,
  type ViewOptions,
} from "@serpentarium/core/scene";
import { dequal } from "dequal/lite";
import { findNonJson, firstDefined } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { atEachAction, atEachStep, type Law } from "../law.ts";
import { checkMessage } from "../text-checks.ts";
import { formatViewOptions, viewOptionsAt } from "../view-options.ts";
import { checkPanels, isInside, placedItems } from "./panels.ts";

const PARTS = ["panels", "spaces", "pieces", "lines", "targets"] as const;

const idsOf = (scene: Scene, part: (typeof PARTS)[number]): string[] =>
  (scene[part] ?? []).map(({ id }) => id);

/** Finds an item outside the scene, or one on a panel with a negative size; the plane of a panel is unbounded. */
function findOutside(scene: Scene): string | undefined {
  const outsider = placedItems(scene).find(({ panel, area }) =>
    panel === undefined ? !isInside(scene, area) : area.w < 0 || area.h < 0,
  );
  return outsider && `"${outsider.id}" is outside the scene`;
}

/** Finds an outline that is not a polygon within its area. */
function findBadOutline({ spaces, targets }: Scene): string | undefined {
  const outlined = [...spaces, ...targets.flatMap(({ id, area }) => (area ? [{ ...area, id }] : []))];
  const bad = outlined.find(({ outline, w, h }) =>
    typeof outline === "object"
      ? outline.length < 3 || outline.flat().some((part) => part < 0 || part > 1)
      : outline === "circle" && w !== h,
  );
  return bad && `the outline of "${bad.id}" is neither a polygon within its area nor a circle in a square`;
}

function findDuplicateId(scene: Scene): string | undefined {
  for (const part of PARTS) {
    const ids = idsOf(scene, part);
    const known = new Set([""]);
    const duplicate = ids.find((id) => known.size === known.add(id).size);
    if (duplicate !== undefined) return `two of its ${part} have the id "${duplicate}"`;
  }
  return undefined;
}

/** Checks wrap-around edges: the margin is at most one board wide, and inside the scene. */
function checkWrapAround(scene: Scene): string | undefined {
  if (!scene.wrapAround) return undefined;
  const { x, y, w, h, margin, axis } = scene.wrapAround;
  const [dx, dy] = [axis === "y" ? 0 : margin, axis === "x" ? 0 : margin];
  if (!(margin > 0 && margin <= w && margin <= h))
    return "the margin of its wrap-around edges is empty or larger than the board";
  const visible = { x: x - dx, y: y - dy, w: w + 2 * dx, h: h + 2 * dy };
  return isInside(scene, visible) ? undefined : "the margin of its wrap-around edges is outside the scene";
}

/** Finds a space among those that decided the match that the scene does not have. */
function findUnknownDecisive({ decisive = [], spaces }: Scene): string | undefined {
  if (decisive.some((group) => group.length === 0)) return "nothing is in a part of what decided the match";
  const unknown = decisive.flat().find((id) => spaces.every((space) => space.id !== id));
  return unknown === undefined
    ? undefined
    : `"${unknown}", which decided the match, is not one of its spaces`;
}

/** Finds a line with a piece that is not on the scene itself. */
function findLooseLine({ lines = [], pieces }: Scene): string | undefined {
  const ids = new Set(pieces.flatMap(({ id, panel }) => (panel === undefined ? id : [])));
  const loose = lines.find((line) => line.pieces.some((id) => !ids.has(id)));
  return loose && `the line "${loose.id}" has a piece that is not on the scene`;
}

const shapesOf = ({ background = [], spaces, pieces }: Scene): readonly Shape[] => [
  ...background,
  ...spaces.flatMap(({ shapes = [] }) => shapes),
  ...pieces.flatMap(({ shapes }) => shapes),
];

/** Checks the text of a shape, which may be empty. */
const checkShape = (shape: Shape, words: readonly CheckedWords[]): string | undefined =>
  shape.shape === "text" && shape.text !== "" ? checkMessage("a text on it", shape.text, words) : undefined;

/** Checks one scene. */
function checkScene(scene: Scene, layout: Layout, words: readonly CheckedWords[]): string | undefined {
  const labelled = [...(scene.panels ?? []), ...scene.spaces, ...scene.pieces, ...scene.targets];
  const badGlyph = scene.pieces.find(({ glyph }) => glyph.length < 1 || [...glyph].length > 3);
  const size = Math.min(scene.width, scene.height, scene.pitch.x, scene.pitch.y);
  return (
    findNonJson(scene, "scene") ??
    (size > 0 ? undefined : "its size and pitch must be positive") ??
    findDuplicateId(scene) ??
    findOutside(scene) ??
    findBadOutline(scene) ??
    checkPanels(scene, layout) ??
    checkWrapAround(scene) ??
    findUnknownDecisive(scene) ??
    findLooseLine(scene) ??
    checkMessage("its label", scene.label, words) ??
    firstDefined(
      labelled.map(
        ({ id, label }) =>
          () =>
            checkMessage(`the label of "${id}"`, label, words),
      ),
    ) ??
    firstDefined(shapesOf(scene).map((shape) => () => checkShape(shape, words))) ??
    (badGlyph && `the glyph of "${badGlyph.id}" is not one to three characters`)
  );
}

function compareLayouts(scenes: Readonly<Record<Layout, Scene>>): string | undefined {
  for (const part of PARTS) {
    const [ids, others] = LAYOUTS.map((layout) => idsOf(scenes[layout], part).toSorted());
    if (ids?.join("\n") !== others?.join("\n")) return `the layouts do not have the same ${part}`;
  }
  return undefined;
}

/** Checks the scenes of all layouts. */
const checkLayouts = (
  scenes: Readonly<Record<Layout, Scene>>,
  words: readonly CheckedWords[],
): string | undefined =>
  firstDefined(
    LAYOUTS.map((layout) => () => {
      const problem = checkScene(scenes[layout], layout, words);
      return problem && `${layout}: ${problem}`;
    }),
  ) ?? compareLayouts(scenes);

/** Checks the scenes of a position, for given view options. */
export function checkScenesAt(
  game: Game,
  position: AnyPosition,
  words: readonly CheckedWords[],
  look?: ViewOptions,
): string | undefined {
  return checkLayouts(
    { wide: game.scene(position, "wide", look), narrow: game.scene(position, "narrow", look) },
    words,
  );
}

export const scene: Law = {
  id: "scene",
  title: { id: "laws.scene" },
  check: atEachStep((step, playout, words) => {
    const { game } = playout;
    const check = (look?: ViewOptions): string | undefined => checkScenesAt(game, step.position, words, look);
    return (
      check() ??
      firstDefined(
        viewOptionsAt(step, playout).map((look) => () => {
          const problem = check(look);
          return problem && `${formatViewOptions(look)}: ${problem}`;
        }),
      )
    );
  }, 12),
};

/** The place and the appearance of a piece as a key; two pieces may share it. */
const appearanceOf = ({ panel, x, y, glyph, label }: Piece): string =>
  JSON.stringify([panel, x, y, glyph, label]);

/**
 * Finds a piece that keeps its place and appearance but changes its id to a new one, or to that of a piece of another kind. Pieces that
 * move cannot be checked: only their ids identify them.
 */
function findRenamedPiece(before: readonly Piece[], after: readonly Piece[]): string | undefined {
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const kept = new Map(after.map((piece) => [piece.id, appearanceOf(piece)]));
  const now = new Map(after.map((piece) => [appearanceOf(piece), piece]));
  for (const piece of before) {
    const same = now.get(appearanceOf(piece));
    if (!same || same.id === piece.id) continue;
    const namesake = known.get(same.id);
    const isNew = !namesake && !kept.has(piece.id);
    // glyph or label alone may change: a piece turns, or is promoted
    const isOtherKind = namesake && namesake.glyph !== same.glyph && !dequal(namesake.label, same.label);
    if (isNew || isOtherKind)
      return `the piece "${piece.id}" stays in place, but its id becomes "${same.id}"`;
  }
  return undefined;
}

export const pieceIds: Law = {
  id: "piece-ids",
  title: { id: "laws.piece-ids" },
  check: atEachAction(
    ({ position, next }, { game }) =>
      firstDefined(
        LAYOUTS.map(
          (layout) => () =>
            findRenamedPiece(game.scene(position, layout).pieces, game.scene(next, layout).pieces),
        ),
      ),
    12,
  ),
};
