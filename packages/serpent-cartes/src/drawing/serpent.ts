import type { Shape } from "@serpentarium/core/scene";
import { type Frame, lineOf, middleOf, placeOf, spanOf, waitingPlace, wayOf } from "./layout.ts";

const BODY = 18;
/** How sharply it turns at the end of a line, and how far beside the cards. */
const BEND = 12;
const BESIDE = 3;

const scale = (x: number, y: number): string => `M${x} ${y - 5.5}l3.5 5.5-3.5 5.5-3.5-5.5z`;

/** The turn into a line of cards from the one above it: to the right (1) or to the left. */
interface Turn {
  readonly way: -1 | 1;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function turnsOf(frame: Frame): readonly Turn[] {
  const [left, right] = spanOf(frame);
  const lines = lineOf(frame.cards, frame) + 1;
  return Array.from({ length: lines }, (_, line): Turn => {
    const way = line % 2 === 0 ? 1 : -1;
    return { way, x: way > 0 ? right : left, top: middleOf(line - 1, frame), bottom: middleOf(line, frame) };
  });
}

function bend({ way, x, bottom }: Turn): string {
  const [out, sweep] = [way * BEND, way > 0 ? 1 : 0];
  return (
    `H${x + way * BESIDE}a${BEND} ${BEND} 0 0 ${sweep} ${out} ${BEND}V${bottom - BEND}` +
    `a${BEND} ${BEND} 0 0 ${sweep} ${-out} ${BEND}`
  );
}

/** Diamonds on its back where it turns. */
function scalesOf({ way, x, top, bottom }: Turn): string {
  const middle = (top + bottom) / 2;
  const apart = Math.min(17, (bottom - top) / 4);
  return [-apart, 0, apart].map((at) => scale(x + way * (BESIDE + BEND), middle + at)).join("");
}

/** Where the goal's card ends: the head begins there. */
function neckOf(frame: Frame): { readonly x: number; readonly y: number; readonly way: -1 | 1 } {
  const way = wayOf(frame.cards, frame);
  const { x, w } = placeOf(frame.cards, frame);
  return { x: way < 0 ? x : x + w, y: middleOf(lineOf(frame.cards, frame), frame), way };
}

/** The middle line of the body: from the tail above the row along all lines to the head. */
function spine(frame: Frame): string {
  const [, right] = spanOf(frame);
  return `M${right} ${middleOf(-1, frame)}${turnsOf(frame).map(bend).join("")}H${neckOf(frame).x}`;
}

/** The tail above the row, which ends beyond the last of those who wait. */
function tail(frame: Frame): string {
  const [, right] = spanOf(frame);
  const [y, half] = [middleOf(-1, frame), BODY / 2];
  const tip = waitingPlace("up", frame).x - 24;
  const third = (right - tip) / 3;
  return (
    `M${right + 1} ${y - half}C${right - third} ${y - half} ${tip + third} ${y - half - 2} ${tip} ${y + 5}` +
    `C${tip + third} ${y + 4} ${right - third} ${y + half} ${right + 1} ${y + half}`
  );
}

/** The head beyond the goal, seen from above. */
function head(frame: Frame): Shape[] {
  const { x, y, way } = neckOf(frame);
  const at = (along: number, across: number): string => `${x + way * along} ${y + across}`;
  const skull =
    `M${at(0, -9)}C${at(6, -9)} ${at(6, -15)} ${at(13, -15)}C${at(20, -15)} ${at(27, -8)} ${at(27, 0)}` +
    `C${at(27, 8)} ${at(20, 15)} ${at(13, 15)}C${at(6, 15)} ${at(6, 9)} ${at(0, 9)}`;
  const eyes = [-8, 8].flatMap((across): Shape[] => [
    { shape: "circle", x: x + way * 15, y: y + across, r: 4, fill: "light", stroke: "neutral-ink" },
    { shape: "circle", x: x + way * 16, y: y + across, r: 1.8, fill: "neutral-ink" },
  ]);
  return [
    {
      shape: "path",
      d: `M${at(26, 0)}L${at(33, 0)}L${at(37, -3)}M${at(33, 0)}L${at(37, 3)}`,
      stroke: "red",
      width: 2,
    },
    { shape: "path", d: skull, fill: "neutral", stroke: "line", width: 1.25 },
    ...eyes,
  ];
}

/** What is to be seen before cards lie there: diamonds along the whole back, and the place of each goal. */
export function bareShapes(frame: Frame): Shape[] {
  const goals = frame.hasTwoEnds ? [1, frame.cards] : [frame.cards];
  const others = Array.from({ length: frame.cards }, (_, i) => i + 1).filter((card) => !goals.includes(card));
  const d = others
    .map((card) => placeOf(card, frame))
    .map(({ x, y, w, h }) => scale(x + w / 2, y + h / 2))
    .join("");
  return [
    { shape: "path", d, fill: "neutral-ink" },
    ...goals.map(
      (card): Shape => ({
        shape: "rect",
        ...placeOf(card, frame),
        r: 5,
        fill: "paper",
        stroke: "line",
        dashed: true,
      }),
    ),
  ];
}

/** The serpent on which the cards lie: its tail above the row, its head at the goal. */
export function serpentShapes(frame: Frame): Shape[] {
  const d = spine(frame);
  return [
    { shape: "path", d, stroke: "line", width: BODY + 2 },
    { shape: "path", d: tail(frame), fill: "neutral", stroke: "line", width: 1.25 },
    { shape: "path", d, stroke: "neutral", width: BODY },
    { shape: "path", d: turnsOf(frame).map(scalesOf).join(""), fill: "neutral-ink" },
    ...head(frame),
  ];
}
