/** @jsxImportSource preact */
import type { Rect } from "@serpentarium/core/scene";
import type { JSX } from "preact";
import { DISC, doorOf, type Point } from "../arcs.ts";
import type { Fate, Jump } from "../graph.ts";

/** How a card and its arc look; each has a shape of its own, so that none needs its colour. */
export type Look = "goal" | "circle" | "lost" | "other" | "end" | "counted";

const LOOKS: Readonly<Record<Fate, Look>> = { goal: "goal", circle: "circle", caught: "lost", off: "lost" };

/** How a jump looks. */
export const lookOf = ({ fate, isReached }: Pick<Jump, "fate" | "isReached">): Look =>
  isReached ? LOOKS[fate] : "other";

/** Round where it goes well, with corners where it goes in circles. */
function outline(look: Look): JSX.Element {
  const r = DISC;
  if (look === "circle") return <path class="shape" d={`M0 ${-r - 2}L${r + 2} 0 0 ${r + 2} ${-r - 2} 0Z`} />;
  if (look === "lost")
    return <rect class="shape" x={-r + 1} y={-r + 1} width={2 * r - 2} height={2 * r - 2} rx={2} />;
  return <circle class="shape" r={look === "other" ? r - 2 : r} />;
}

interface DiscProps {
  readonly card: number;
  readonly at: Point | undefined;
  readonly look: Look;
  readonly onPress?: () => void;
}

/** The number of a card, on the card. */
export function DiscView({ card, at, look, onPress }: DiscProps): JSX.Element | null {
  if (!at) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the table has a button for each
    <g class="disc" data-look={look} transform={`translate(${at.x} ${at.y})`} onClick={onPress}>
      {look === "end" && <circle class="ring" r={DISC + 3.5} />}
      {outline(look)}
      <text y={4.3} font-size={12}>
        {card}
      </text>
    </g>
  );
}

interface DoorProps {
  readonly jump: Jump;
  readonly at: Rect | undefined;
  readonly onPress: () => void;
}

/** Where a pawn enters: a wedge at the upper edge of its card. */
export function DoorView({ jump, at, onPress }: DoorProps): JSX.Element | null {
  if (!at) return null;
  const { x, y } = doorOf(at);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the table has a button for each
    <g class="door" data-look={lookOf(jump)} transform={`translate(${x} ${y})`} onClick={onPress}>
      <path class="shape" d="M-8-9H8V0L0 8-8 0Z" />
      <text y={2.4} font-size={10.5}>
        {jump.from}
      </text>
    </g>
  );
}
