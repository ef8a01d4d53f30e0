import type { Text } from "@serpentarium/core";
import type { Scene, Space, Target } from "@serpentarium/core/scene";
import { type Action, headingsOf } from "./action.ts";
import { apple, FRUIT_NAMES, serpentPieces } from "./drawing/pieces.ts";
import { cellsOf, corner, namesOf, type Plot, plotOf, rimOf } from "./drawing/plot.ts";
import { CELL, EDGE } from "./drawing/shapes.ts";
import type { Cell } from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import { COLOUR_NAMES, COLOURS } from "./material/serpent.ts";
import { Walk } from "./material/walk.ts";
import { fieldAfter } from "./phases/move.ts";
import type { Field, Position } from "./position.ts";

const FREE: Text = { en: "free", fr: "libre" };

/** What each cell holds, in words. */
function contents({ serpents, blue, apples }: Field): Map<Cell, Text> {
  const map = new Map<Cell, Text>(blue.map((cell) => [cell, FRUIT_NAMES.blue]));
  for (const [seat, colour] of COLOURS.entries()) {
    for (const cell of apples[seat] ?? []) map.set(cell, FRUIT_NAMES[colour]);
    const { en, fr } = COLOUR_NAMES[colour];
    for (const cell of serpents[seat]?.body ?? []) map.set(cell, { en: `${en} body`, fr: `corps ${fr}` });
    const head = serpents[seat]?.body[0];
    if (head !== undefined) map.set(head, { en: `${en} head`, fr: `tête ${fr}` });
  }
  return map;
}

const BUTTONS: readonly Target[] = [
  { id: "red", label: { en: "Red begins", fr: "Rouge commence" } },
  { id: "yellow", label: { en: "Yellow begins", fr: "Jaune commence" } },
];

/** What lies on a grid, and what can be pressed there: each serpent is drawn as one body from its tail to its head. */
function furnish(
  plot: Plot,
  position: Position,
): Pick<Scene, "pitch" | "spaces" | "pieces" | "walk" | "targets"> {
  const { grid } = plot;
  const holds = contents(position);
  const spaces = grid.cells.map((cell): Space => {
    const name = grid.names[cell] ?? "";
    const content = holds.get(cell) ?? FREE;
    const label = { en: `${name}: ${content.en}`, fr: `${name} : ${content.fr}` };
    return { id: name, label, ...corner(plot, cell), ...(content === FREE && { empty: true }) };
  });
  return {
    pitch: { x: CELL, y: CELL },
    spaces,
    pieces: [
      ...position.blue.map((cell) => apple(plot, "blue", cell)),
      ...COLOURS.flatMap((colour, seat) =>
        (position.apples[seat] ?? []).map((cell) => apple(plot, colour, cell)),
      ),
      ...COLOURS.flatMap((colour, seat) => {
        const serpent = position.serpents[seat];
        return serpent ? serpentPieces(plot, serpent, colour) : [];
      }),
    ],
    ...(position.phase === "move" && {
      walk: grid.names[position.serpents[position.toAct === 0 ? 0 : 1].body[0] ?? 0] ?? "",
    }),
    targets:
      position.phase === "first"
        ? BUTTONS
        : position.phase === "over"
          ? []
          : spaces.map(({ id, label, x, y, w, h }) => ({ id, label, area: { x, y, w, h } })),
  };
}

const WITHIN: Text = { en: "", fr: "" };
const JOINED: Readonly<Record<"both" | "x" | "y", Text>> = {
  both: { en: " whose opposite edges join", fr: ", dont les bords opposés se rejoignent" },
  x: { en: " whose left and right edges join", fr: ", dont les bords gauche et droit se rejoignent" },
  y: { en: " whose top and bottom edges join", fr: ", dont les bords haut et bas se rejoignent" },
};

const joinsOf = ({ rimX, rimY }: Plot): "both" | "x" | "y" | undefined => {
  if (rimX > 0) return rimY > 0 ? "both" : "x";
  return rimY > 0 ? "y" : undefined;
};

/** The grid with both serpents, and beyond each edge that joins the cells of the opposite one. */
export const createScene =
  (ground: Ground) =>
  (position: Position): Scene => {
    const plot = plotOf(gridAt(ground, position.table));
    const { grid, left, top, rimX, rimY } = plot;
    const side = grid.size * CELL;
    const axis = joinsOf(plot);
    const { en, fr } = axis ? JOINED[axis] : WITHIN;
    return {
      width: left + side + (rimX || 4),
      height: top + side + rimY + EDGE + (rimY ? 0 : 2),
      label: {
        en: `A grid of ${grid.size} by ${grid.size} cells${en}`,
        fr: `Une grille de ${grid.size} cases sur ${grid.size}${fr}`,
      },
      background: [...rimOf(plot), ...cellsOf(plot), ...namesOf(plot)],
      ...furnish(plot, position),
      ...(axis && {
        joined: { x: left, y: top, w: side, h: side, rim: CELL, ...(axis !== "both" && { axis }) },
      }),
    };
  };

/** The steps of a move one by one, all but the last. */
export const createFrames =
  (ground: Ground, scene: (position: Position) => Scene) =>
  (position: Position, action: Action): readonly Scene[] => {
    if (position.phase !== "move" || action.phase !== "move") return [];
    const walk = new Walk(ground, position, position.toAct);
    return headingsOf(action)
      .slice(0, -1)
      .map((heading) => {
        walk.step(heading);
        return scene({ ...position, ...fieldAfter(position, walk) });
      });
  };
