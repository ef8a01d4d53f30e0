import type { Rect, Target } from "@serpentarium/core";
import { h, type JSX } from "preact";
import type { BoardViewProps } from "./board-view.ts";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** Where an area lies in a box: by its middle, so that one drawn too small can grow around it. */
export function spot(area: Rect, box: Rect): string {
  const left = percent(area.x + area.w / 2 - box.x, box.w);
  const top = percent(area.y + area.h / 2 - box.y, box.h);
  return `left:${left};top:${top};width:${percent(area.w, box.w)};height:${percent(area.h, box.h)}`;
}

/** What a target that can be refused has in common with one that can be pressed: it stays pressable. */
function pressable({ id }: Target, { panes, enabled, selected, onPress }: BoardViewProps, kind: string) {
  const isEnabled = enabled?.includes(id) ?? true;
  const isSelected = selected.includes(id);
  // where actions are paths the first step shows too; elsewhere nearly everything could begin an action
  const isNext = isEnabled && !isSelected && (selected.length > 0 || panes.scene.walk !== undefined);
  const classes = [kind, isEnabled && "enabled", isSelected && "selected", isNext && "next"];
  return {
    type: "button",
    class: classes.filter(Boolean).join(" "),
    part: kind,
    "data-target": id,
    "aria-disabled": isEnabled || isSelected ? undefined : "true",
    "aria-pressed": isSelected ? "true" : undefined,
    onClick: () => onPress(id),
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
