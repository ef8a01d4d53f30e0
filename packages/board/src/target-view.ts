import type { Area, Rect, Target } from "@serpentarium/core/scene";
import { Fragment, h, type JSX } from "preact";
import type { BoardViewProps } from "./board-view.ts";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** The style that places an area in a box. It is centred, so that a target enlarged to the minimal size grows in all directions. */
export function placementStyle(area: Rect, box: Rect): string {
  const left = percent(area.x + area.w / 2 - box.x, box.w);
  const top = percent(area.y + area.h / 2 - box.y, box.h);
  return `left:${left};top:${top};width:${percent(area.w, box.w)};height:${percent(area.h, box.h)}`;
}

/** The state of a target: enabled, the origin of a drag, selected, or a possible next step. */
function targetState(
  { id }: Target,
  { display, enabled, movable, selected }: BoardViewProps,
): Readonly<Record<"enabled" | "movable" | "selected" | "next", boolean>> {
  const isEnabled = enabled?.includes(id) ?? true;
  const isSelected = selected.includes(id);
  // if actions are paths the first step is marked, too; otherwise nearly every target could start an action
  const isNext =
    isEnabled && !isSelected && (selected.length > 0 || display.scene.keyboardStart !== undefined);
  return { enabled: isEnabled, movable: movable.includes(id), selected: isSelected, next: isNext };
}

const classOf = (kind: string, state: ReturnType<typeof targetState>): string =>
  [kind, ...Object.entries(state).flatMap(([name, is]) => (is ? [name] : []))].join(" ");

/** The attributes of all targets. The board listens for presses; disabled targets can be pressed, too, to explain the refusal. */
function targetAttributes(target: Target, board: BoardViewProps, kind: string) {
  const state = targetState(target, board);
  return {
    type: "button",
    class: classOf(kind, state),
    part: kind,
    "data-target": target.id,
    "aria-disabled": state.enabled || state.selected ? undefined : "true",
    "aria-pressed": state.selected ? "true" : undefined,
  };
}

interface TargetProps {
  readonly target: Target;
  readonly board: BoardViewProps;
}

export interface TargetViewProps extends TargetProps {
  readonly area: Area;
  /** The rectangle that contains the target, in the units of its area. */
  readonly box: Rect;
}

export function TargetView({ target, board, area, box }: TargetViewProps): JSX.Element {
  const { outlines } = board;
  const style = placementStyle(area, box);
  const button = h("button", {
    ...targetAttributes(target, board, "target"),
    style: style + (outlines?.outlineStyle(area) ?? ""),
    "aria-label": board.words.format(target.label),
    tabIndex: target.id === board.current ? 0 : -1,
    onFocus: () => board.onFocus(target.id),
  });
  return h(Fragment, null, button, outlines && h(outlines.RingView, { area, style }));
}

export const ButtonView = ({ target, board }: TargetProps): JSX.Element =>
  h("button", targetAttributes(target, board, "button"), board.words.format(target.label));

/** An echo of a target across a wrap-around edge, for pointers only: keyboards and screen readers use the target itself. */
export const EchoView = ({ target, board, area, box }: TargetViewProps): JSX.Element =>
  h("div", {
    class: `${classOf("target", targetState(target, board))} echo`,
    "data-echo": target.id,
    "aria-hidden": "true",
    style: placementStyle(area, box) + (board.outlines?.outlineStyle(area) ?? ""),
    // keeps the focus, because an echo cannot have it
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
