import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import {
  type Block,
  createSeatName,
  frameBlock,
  hstack,
  type Layout,
  rowBlock,
  type Scene,
  type Shape,
  type Slot,
  type SlotPiece,
  type ViewOptions,
  vstack,
} from "@serpentarium/core/scene";
import { heightsLeft, heightsOf, type Position, takersOf } from "./rules.ts";

const SLOT = { w: 46, h: 100 };
const NEST_HEIGHT = 36;
const PADDING = 8;

export const PAINTS = ["red", "blue", "green", "yellow"] as const;
export const seatName = createSeatName([
  { id: "colours.red" },
  { id: "colours.blue" },
  { id: "colours.green" },
  { id: "colours.yellow" },
]);

/** A nest, some way below the middle of its slot: that of the second round has two eggs, and so on. */
function nestShapes(eggs: number, below: number): readonly Shape[] {
  const nest = `M-17 ${below - 4}Q0 ${below + 17} 17 ${below - 4}`;
  const shapes = Array.from({ length: eggs }, (_, i): Shape => {
    const [inRow, y] = i < 4 ? [Math.min(eggs, 4), below] : [eggs - 4, below - 7];
    return {
      shape: "circle",
      x: 8 * (i % 4) - 4 * (inRow - 1),
      y,
      r: 3.5,
      fill: "light",
      stroke: "light-ink",
    };
  });
  return [{ shape: "path", d: nest, stroke: "muted", width: 5 }, ...shapes];
}

/** A free nest. */
function nestPiece(eggs: number): SlotPiece {
  const label = { id: "pieces.nest", data: { eggs } };
  return { id: `nest-${eggs}`, shapes: nestShapes(eggs, 0), label, glyph: `${eggs}e` };
}

/** A serpent that rears up, with the nest that it has taken: its head shows the height. */
function serpentPiece(seat: Seat, height: number, eggs = 0): SlotPiece {
  const [paint, head] = [PAINTS[seat] ?? "red", 12 - 7 * height];
  return {
    id: `serpent-${seat + 1}-${height}`,
    shapes: [
      ...(eggs > 0 ? nestShapes(eggs, 34) : []),
      { shape: "path", d: `M-13 22H0V${head}`, stroke: paint, width: 9 },
      { shape: "circle", x: 0, y: head, r: 11, fill: paint },
      { shape: "text", x: 0, y: head, size: 14, text: String(height), fill: `${paint}-ink` },
    ],
    label: { id: eggs > 0 ? "pieces.serpent-with-nest" : "pieces.serpent", data: { height, eggs } },
    glyph: eggs > 0 ? `${height}*` : String(height),
  };
}

/** What a seat has shown in each round, with the nests that it has taken, and the heights that it has left. */
function seatBlock(position: Position, seat: Seat, layout: Layout, isChoosing: boolean): Block {
  const { table, rounds } = position;
  const takers = takersOf(position);
  const shown = rounds.map((round, i): Slot => {
    return { pieces: [serpentPiece(seat, round[seat] ?? 0, takers[i] === seat ? i + 1 : 0)] };
  });
  const left = heightsLeft(position, seat);
  const choices = heightsOf(table).map((height): Slot => {
    if (!left.includes(height)) return {};
    const label = { id: "scene.choose", data: { seat, height } };
    const pieces = position.phase === "rear" ? [serpentPiece(seat, height)] : [];
    return { pieces, target: isChoosing && { id: `${seat + 1}:${height}`, label } };
  });
  const size = { ...SLOT, count: table.options.heights };
  const data = { colour: PAINTS[seat] };
  const played = {
    id: `round-${seat + 1}`,
    label: { id: "scene.shown-by", data },
    title: { id: "scene.shown" },
  };
  const unused = {
    id: `left-${seat + 1}`,
    label: { id: "scene.left-to", data },
    title: { id: "scene.left" },
  };
  const rows = [rowBlock({ ...size, ...played }, shown), rowBlock({ ...size, ...unused }, choices)];
  const stack = layout === "narrow" ? vstack : hstack;
  const stroke = isChoosing || hasWon(position, seat) ? "accent" : "line";
  return frameBlock(stack(rows, 12), { padding: PADDING, r: 8, fill: "paper", stroke, width: 2 });
}

/** The free nests, and the serpents of each player below. `seat` is the one about to choose. */
export function scene(position: Position, layout: Layout, { seat: chooser }: ViewOptions): Scene {
  const { table, phase } = position;
  const takers = takersOf(position);
  const nests = heightsOf(table).map((eggs, round): Slot => {
    return { pieces: takers[round] === undefined ? [nestPiece(eggs)] : [] };
  });
  const label = { id: "scene.nest" };
  const row = rowBlock(
    { ...SLOT, h: NEST_HEIGHT, id: "nest", label, count: nests.length, shapes: [] },
    nests,
  );
  const seats = seatsOf(table).map((seat) =>
    seatBlock(position, seat, layout, phase === "rear" && seat === chooser),
  );
  const board = vstack([frameBlock(row, { padding: PADDING }), ...seats], 8);
  return {
    ...frameBlock(board, { padding: PADDING }),
    pitch: { x: SLOT.w, y: 70 },
    label: { id: "scene.board" },
  };
}
