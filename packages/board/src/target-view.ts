import type { Rect, Target } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import type { BoardViewProps } from "./board-view.ts";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** Where an area lies in a box: by its middle, so that one drawn too small can grow around it. */
export function spot(area: Rect, box: Rect): string {
  const left = percent(area.x + area.w / 2 - box.x, box.w);
  const top = percent(area.y + area.h / 2 - box.y, box.h);
  return `left:${left};top:${top};width:${percent(area.w, box.w)};height:${percent(area.h, box.h)}`;
}

/** How a target stands: whether it leads on, and whether it was pressed. */
function standingOf(
  { id }: Target,
  { panes, enabled, selected }: BoardViewProps,
): Readonly<Record<"enabled" | "selected" | "next", boolean>> {
  const isEnabled = enabled?.includes(id) ?? true;
  const isSelected = selected.includes(id);
  // where actions are paths the first step shows too; elsewhere nearly everything could begin an action
  const isNext = isEnabled && !isSelected && (selected.length > 0 || panes.scene.walk !== undefined);
  return { enabled: isEnabled, selected: isSelected, next: isNext };
}

const classOf = (kind: string, standing: ReturnType<typeof standingOf>): string =>
  [kind, ...Object.entries(standing).flatMap(([name, is]) => (is ? [name] : []))].join(" ");

/** What a target that can be refused has in common with one that can be pressed: it stays pressable. */
function pressable(target: Target, board: BoardViewProps, kind: string) {
  const standing = standingOf(target, board);
  return {
    type: "button",
    class: classOf(kind, standing),
    part: kind,
    "data-target": target.id,
    "aria-disabled": standing.enabled || standing.selected ? undefined : "true",
    "aria-pressed": standing.selected ? "true" : undefined,
    onClick: () => board.onPress(target.id),
  };
}

interface TargetProps {
  readonly target: Target;
  readonly board: BoardViewProps;
}

export interface TargetViewProps extends TargetProps {
  readonly area: Rect;
  /** What the target lies in, measured like its area. */
  readonly box: Rect;
}

/** A target that lies over the drawing. */
export function TargetView({ target, board, area, box }: TargetViewProps): JSX.Element {
  return h("button", {
    ...pressable(target, board, "target"),
    style: spot(area, box),
    "aria-label": target.label[board.language],
    tabIndex: target.id === board.current ? 0 : -1,
    onFocus: () => board.onFocus(target.id),
  });
}

/** A target beside the drawing. */
export const ButtonView = ({ target, board }: TargetProps): JSX.Element =>
  h("button", pressable(target, board, "button"), target.label[board.language]);

/** A target where it is seen once more: for fingers and mice alone, since keys and voices have the target itself. */
export const EchoView = ({ target, board, area, box }: TargetViewProps): JSX.Element =>
  h("div", {
    class: `${classOf("target", standingOf(target, board))} echo`,
    "data-echo": target.id,
    "aria-hidden": "true",
    style: spot(area, box),
    // the focus stays where it is: this cannot have it
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => board.onPress(target.id),
  });
