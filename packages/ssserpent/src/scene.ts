import { hasWon, type Message, type Seat } from "@serpentarium/core";
import type { Scene, Space, Target } from "@serpentarium/core/scene";
import { type Action, headingsOf } from "./action.ts";
import { boardFace, cellRect, type GridLayout, gridLayoutOf } from "./drawing/grid-layout.ts";
import {
  APPLE_NAMES,
  applePiece,
  BODY_NAMES,
  HEAD_NAMES,
  serpentLines,
  serpentPieces,
} from "./drawing/pieces.ts";
import { CELL } from "./drawing/shapes.ts";
import { FREE as FREE_CELL } from "./material/contents.ts";
import { adjacentCell, type Cell, type Heading } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { COLOURS } from "./material/serpent.ts";
import { Stepper } from "./material/stepper.ts";
import { fieldAfter } from "./phases/move.ts";
import type { BoardContents, OverPosition, Position } from "./position.ts";

const HEADINGS: readonly Heading[] = [0, 1, 2, 3];

const FREE: Message = { id: "scene.free" };

/** The name of the content of each occupied cell. */
function contentNames({ serpents, blue, apples }: BoardContents): Map<Cell, Message> {
  const map = new Map<Cell, Message>(blue.map((cell) => [cell, APPLE_NAMES.blue]));
  for (const [seat, colour] of COLOURS.entries()) {
    for (const cell of apples[seat] ?? []) map.set(cell, APPLE_NAMES[colour]);
    for (const cell of serpents[seat]?.body ?? []) map.set(cell, BODY_NAMES[colour]);
    const head = serpents[seat]?.body[0];
    if (head !== undefined) map.set(head, HEAD_NAMES[colour]);
  }
  return map;
}

/** The head that has swallowed the other one, or the one that could not move. */
function decisiveHeads(position: OverPosition): readonly Cell[] {
  const { reason } = position.outcome;
  return position.serpents.flatMap(({ body }, seat) => {
    const isDecisive =
      reason === "end.head" ? hasWon(position, seat) : reason === "end.stuck" && !hasWon(position, seat);
    return isDecisive ? body.slice(0, 1) : [];
  });
}

const BUTTONS: readonly Target[] = [
  { id: "red", label: { id: "scene.begins", data: { colour: "red" } } },
  { id: "yellow", label: { id: "scene.begins", data: { colour: "yellow" } } },
];

/** The seat whose next step can eat or bite: its mouth is open. */
function biterOf(ground: Ground, position: Position): Seat | undefined {
  if (position.phase !== "move") return undefined;
  const stepper = new Stepper(ground, position, position.toAct);
  const open = stepper.openHeadings();
  const hasPrey = HEADINGS.some(
    (heading) =>
      (open & (1 << heading)) !== 0 &&
      stepper.cells[adjacentCell(stepper.grid, stepper.head, heading)] !== FREE_CELL,
  );
  return hasPrey ? position.toAct : undefined;
}

/** The spaces, pieces and targets of the grid. The pieces of a serpent are listed from tail to head, so that the head is on top. */
function sceneContents(
  ground: Ground,
  layout: GridLayout,
  position: Position,
): Pick<Scene, "pitch" | "spaces" | "pieces" | "lines" | "keyboardStart" | "targets" | "decisive"> {
  const { grid } = layout;
  const names = contentNames(position);
  const spaces = grid.cells.map((cell): Space => {
    const name = grid.names[cell] ?? "";
    const contents = names.get(cell) ?? FREE;
    const label = { id: "scene.contents", data: { name, contents } };
    return { id: name, label, ...cellRect(layout, cell), ...(contents === FREE && { empty: true }) };
  });
  const biter = biterOf(ground, position);
  return {
    pitch: { x: CELL, y: CELL },
    spaces,
    pieces: [
      ...position.blue.map((cell) => applePiece(layout, "blue", cell)),
      ...COLOURS.flatMap((colour, seat) =>
        (position.apples[seat] ?? []).map((cell) => applePiece(layout, colour, cell)),
      ),
      ...COLOURS.flatMap((colour, seat) => {
        const serpent = position.serpents[seat];
        return serpent ? serpentPieces(layout, serpent, colour, biter === seat) : [];
      }),
    ],
    lines: COLOURS.flatMap((colour, seat) => {
      const serpent = position.serpents[seat];
      return serpent ? serpentLines(serpent, colour) : [];
    }),
    ...(position.phase === "over" && {
      decisive: decisiveHeads(position).map((cell) => [grid.names[cell] ?? ""]),
    }),
    ...(position.phase === "move" && {
      keyboardStart: grid.names[position.serpents[position.toAct === 0 ? 0 : 1].body[0] ?? 0] ?? "",
    }),
    targets:
      position.phase === "first"
        ? BUTTONS
        : position.phase === "over"
          ? []
          : spaces.map(({ id, label, x, y, w, h }) => ({ id, label, area: { x, y, w, h } })),
  };
}

const wrapAroundAxis = ({ marginX, marginY }: GridLayout): "both" | "x" | "y" | undefined => {
  if (marginX > 0) return marginY > 0 ? "both" : "x";
  return marginY > 0 ? "y" : undefined;
};

/** Creates the scene function. Beyond an edge that wraps around, the scene has a margin that shows the opposite cells. */
export const createScene =
  (ground: Ground) =>
  (position: Position): Scene => {
    const layout = gridLayoutOf(gridOfTable(ground, position.table));
    const { grid, left, top } = layout;
    const side = grid.size * CELL;
    const axis = wrapAroundAxis(layout);
    return {
      ...boardFace(layout),
      label: { id: "scene.grid", data: { size: grid.size, edges: axis ?? "walls" } },
      ...sceneContents(ground, layout, position),
      ...(axis && {
        wrapAround: { x: left, y: top, w: side, h: side, margin: CELL, ...(axis !== "both" && { axis }) },
      }),
    };
  };

/** Creates the frames function: a scene after each step of a move except the last. */
export const createFrames =
  (ground: Ground, scene: (position: Position) => Scene) =>
  (position: Position, action: Action): readonly Scene[] => {
    if (position.phase !== "move" || action.phase !== "move") return [];
    const stepper = new Stepper(ground, position, position.toAct);
    return headingsOf(action)
      .slice(0, -1)
      .map((heading) => {
        stepper.step(heading);
        return scene({ ...position, ...fieldAfter(position, stepper) });
      });
  };
