import type { Seat, Text } from "@serpentarium/core";
import type { Look, Panel, Piece, Rect, Space, Target } from "@serpentarium/core/scene";
import { fitsAt, pressedIn } from "../clicks.ts";
import { EMPTY, HEAD, type Laid, TAIL, WAYS } from "../material/cards.ts";
import type { Fitting } from "../material/fit.ts";
import {
  beside,
  type Cell,
  ENDS,
  type EndName,
  type Placed,
  placeOf,
  type Snake,
} from "../material/snake.ts";
import { tracedParts } from "../material/traced.ts";
import { isLaying, type LayingPosition, ownerIn, type Position, snakeOf } from "../position.ts";
import { cellSpace, endSpace, placeId, tableOf } from "../spaces.ts";
import { headShapes, tailShapes } from "./big-card.ts";
import { cardShapes, ghostShapes, SNAKE_PAINTS, type SnakePaint } from "./card.ts";
import { GLYPHS, laidName, playerName, sideName } from "./names.ts";
import { areaOf, middleAt, middleOf, viewOf } from "./plane.ts";

/** What lies on a player's table. */
export interface TableScene {
  readonly panel: Panel;
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly targets: readonly Target[];
}

const END_NAMES: Readonly<Record<EndName, Text>> = {
  h: { en: "head end", fr: "bout de la tête" },
  t: { en: "tail end", fr: "bout de la queue" },
};

function standing(seat: Seat, short: number): Text {
  const { en, fr } = playerName(seat);
  if (short === 0) return { en: `${en} · complete!`, fr: `${fr} · complet !` };
  return {
    en: `${en} · ${short} short`,
    fr: `${fr} · manque ${short}`,
  };
}

/** What a cell is called: whose it is, what lies there, and where. */
function cellName(seat: Seat, snake: Snake, cell: Cell, what: Text): Text {
  const { x, y } = placeOf(snake, cell);
  const { en, fr } = playerName(seat);
  const at = `${x}, ${y}`.replaceAll("-", "−");
  return { en: `${en}: ${what.en} at ${at}`, fr: `${fr} : ${what.fr} en ${at}` };
}

const filled = ({ cells }: Snake): { readonly cell: Cell; readonly laid: Laid }[] =>
  cells.flatMap((laid, cell) => (laid === EMPTY ? [] : [{ cell, laid }]));

function endName(seat: Seat, snake: Snake, name: EndName): Text {
  const end = snake.ends?.[name];
  if (!end) return END_NAMES[name];
  const way = sideName(end.way);
  const what = {
    en: `${END_NAMES[name].en}, going ${way.en},`,
    fr: `${END_NAMES[name].fr}, vers le côté ${way.fr},`,
  };
  return cellName(seat, snake, end.cell, what);
}

/** The ends that face a cell: only the head end where both face one. */
const facing = ({ ends }: Snake): EndName[] =>
  ENDS.filter((name) => ends && (name === "h" || ends.h.cell !== ends.t.cell));

function spacesOf(seat: Seat, snake: Snake): Space[] {
  const panel = tableOf(seat);
  return [
    ...filled(snake).map(
      ({ cell, laid }): Space => ({
        id: cellSpace(seat, snake, cell),
        panel,
        ...areaOf(snake, cell),
        label: cellName(seat, snake, cell, laidName(laid)),
      }),
    ),
    ...facing(snake).map((name): Space => {
      const cell = snake.ends?.[name].cell ?? 0;
      return {
        id: cellSpace(seat, snake, cell),
        panel,
        ...areaOf(snake, cell),
        label: endName(seat, snake, name),
      };
    }),
  ];
}

function shapesOf(laid: Laid, paint: SnakePaint, sides: readonly number[]): Piece["shapes"] {
  if (laid === TAIL) return tailShapes(paint);
  if (laid === HEAD) return headShapes(paint);
  return cardShapes(laid, paint, (part) => part.some((side) => sides.includes(side)));
}

function cardPieces(seat: Seat, snake: Snake): Piece[] {
  const traced = tracedParts(snake);
  const paint = SNAKE_PAINTS[seat] ?? "green";
  return filled(snake).map(
    ({ cell, laid }): Piece => ({
      id: placeId("card", seat, snake, cell),
      panel: tableOf(seat),
      ...middleOf(snake, cell),
      shapes: shapesOf(laid, paint, traced.get(cell) ?? []),
      label: laidName(laid),
      glyph: GLYPHS[laid] ?? "?",
    }),
  );
}

function ghost(seat: Seat, { laid, ...place }: Placed, id: string, chosen: boolean): Piece {
  return {
    id,
    panel: tableOf(seat),
    ...middleAt(place),
    shapes: ghostShapes(laid, chosen ? "accent" : "muted"),
    label: laidName(laid),
    glyph: "?",
  };
}

/** Where the card that was chosen fits, as it would lie there; pressed once more, it lies the other way. */
function choices(
  position: LayingPosition,
  snake: Snake,
  clicked: readonly string[],
  fitting: Fitting,
): Piece[] {
  const { kind, end, times } = pressedIn(position, clicked);
  if (!kind || !snake.ends) return [];
  const { ends } = snake;
  const shown = end ? [end] : ENDS;
  return shown.flatMap((name) => {
    const ways = fitsAt(fitting, position, kind, name);
    const fit = ways[name === end ? Math.max(0, times - 1) : 0];
    if (!fit) return [];
    const card = { ...placeOf(snake, ends[name].cell), laid: fit.laid };
    return [ghost(ownerIn(position), card, `choice-${name}`, name === end)];
  });
}

/** One cheapest way to finish (`finish.missing`). */
const missingCards = (seat: Seat, wanted: readonly Placed[]): Piece[] =>
  wanted.map((card) => ghost(seat, card, `missing-${seat + 1}-${card.x}.${card.y}`, false));

/** Empty cells beside the snake that no end faces: places where somebody might try to lay a card. */
function bystanders({ cells, width, ends }: Snake): Cell[] {
  const empty = cells.flatMap((laid, cell) =>
    laid !== EMPTY ? WAYS.map((way) => beside(cell, way, width)).filter((next) => cells[next] === EMPTY) : [],
  );
  return [...new Set(empty)].filter((cell) => cell !== ends?.h.cell && cell !== ends?.t.cell);
}

const NO_CARD: Text = { en: "an empty place", fr: "une case vide" };

function targetsOf(seat: Seat, snake: Snake): Target[] {
  const panel = tableOf(seat);
  const at = (cell: Cell, id: string, what: Text): Target => ({
    id: placeId(id, seat, snake, cell),
    panel,
    area: areaOf(snake, cell),
    label: cellName(seat, snake, cell, what),
  });
  const cards = filled(snake).filter(({ laid }) => laid < TAIL);
  return [
    ...bystanders(snake).map((cell) => at(cell, "cell", NO_CARD)),
    ...cards.map(({ cell, laid }) => at(cell, "card", laidName(laid))),
    ...facing(snake).map(
      (name): Target => ({
        id: endSpace(seat, name),
        panel,
        area: areaOf(snake, snake.ends?.[name].cell ?? 0),
        label: endName(seat, snake, name),
      }),
    ),
  ];
}

/** A player's table: the snake, and for whoever lays a card there what can be done. */
export function tableScene(
  position: Position,
  seat: Seat,
  area: Rect,
  head: number,
  look: Look,
  fitting: Fitting,
): TableScene {
  const snake = snakeOf(position, seat);
  const laying = isLaying(position) && ownerIn(position) === seat ? position : undefined;
  const { clicked = [], aids = [] } = look;
  const shows = aids.includes("completion") ? missingCards(seat, fitting.completion(snake)) : [];
  const chosen = laying ? choices(laying, snake, clicked, fitting) : [];
  const covered = new Set(chosen.map(({ x, y }) => `${x},${y}`));
  const rolls = (position.phase === "roll" || position.phase === "draw") && position.roller === seat;
  const active = laying !== undefined || rolls;
  return {
    panel: {
      id: tableOf(seat),
      label: standing(seat, fitting.missing(snake)),
      area,
      head,
      view: viewOf(snake),
      ...(active && { active: true }),
    },
    spaces: spacesOf(seat, snake),
    pieces: [...cardPieces(seat, snake), ...shows.filter(({ x, y }) => !covered.has(`${x},${y}`)), ...chosen],
    targets: laying ? targetsOf(seat, snake) : [],
  };
}
