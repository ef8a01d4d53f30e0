import type { Rect } from "@serpentarium/core/scene";
import type { JSX } from "preact";
import { DISC_RADIUS, entryPoint, type Point } from "../arrows.ts";
import type { Fate, Jump } from "../jumps.ts";

/** The kinds of discs and arcs; they differ in shape as well as in colour. */
export type DiscKind = "goal" | "circle" | "lost" | "other" | "end" | "counted";

const FATE_KINDS: Readonly<Record<Fate, DiscKind>> = {
  goal: "goal",
  circle: "circle",
  caught: "lost",
  off: "lost",
};

/** The kind of a jump's disc and arc. */
export const discKindOf = ({ fate, isReachable }: Pick<Jump, "fate" | "isReachable">): DiscKind =>
  isReachable ? FATE_KINDS[fate] : "other";

/** Round for jumps to the goal, angular for jumps into cycles. */
function outline(kind: DiscKind): JSX.Element {
  const r = DISC_RADIUS;
  if (kind === "circle") return <path class="shape" d={`M0 ${-r - 2}L${r + 2} 0 0 ${r + 2} ${-r - 2} 0Z`} />;
  if (kind === "lost")
    return <rect class="shape" x={-r + 1} y={-r + 1} width={2 * r - 2} height={2 * r - 2} rx={2} />;
  return <circle class="shape" r={kind === "other" ? r - 2 : r} />;
}

interface DiscProps {
  readonly card: number;
  readonly at: Point | undefined;
  readonly kind: DiscKind;
  readonly onPress?: () => void;
}

/** The number disc on a card. */
export function DiscView({ card, at, kind, onPress }: DiscProps): JSX.Element | null {
  if (!at) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the table has a button for each
    <g class="disc" data-kind={kind} transform={`translate(${at.x} ${at.y})`} onClick={onPress}>
      {kind === "end" && <circle class="ring" r={DISC_RADIUS + 3.5} />}
      {outline(kind)}
      <text y={4.3} font-size={12}>
        {card}
      </text>
    </g>
  );
}

interface EntryProps {
  readonly jump: Jump;
  readonly at: Rect | undefined;
  readonly onPress: () => void;
}

/** A wedge at the upper edge of a card on which pawns enter. */
export function EntryView({ jump, at, onPress }: EntryProps): JSX.Element | null {
  if (!at) return null;
  const { x, y } = entryPoint(at);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the table has a button for each
    <g class="entry" data-kind={discKindOf(jump)} transform={`translate(${x} ${y})`} onClick={onPress}>
      <path class="shape" d="M-8-9H8V0L0 8-8 0Z" />
      <text y={2.4} font-size={10.5}>
        {jump.from}
      </text>
    </g>
  );
}
