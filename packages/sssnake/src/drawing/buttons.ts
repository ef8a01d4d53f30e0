import type { Message } from "@serpentarium/core";
import type { Rect, Shape, Space, Target } from "@serpentarium/core/scene";
import { clickStateOf, fitsAnywhere, fitsAt, LAY_TARGET, needsTurning, OUT_TARGET } from "../clicks.ts";
import type { FitRules } from "../material/fit-rules.ts";
import { isLayingPosition, type LayingPosition, type Position } from "../position.ts";

/** A button of the scene: to lay a card as shown, or to put one out of the game. Its space is always there. */
interface Button {
  readonly id: string;
  readonly label: Message;
  readonly text: Message;
  readonly isShown: boolean;
  /** Whether it can be pressed now. */
  readonly isReady: boolean;
}

/** Whether a chosen card is shown at an end where another press would turn it. */
function isTurning(position: LayingPosition, clicked: readonly string[], fitRules: FitRules): boolean {
  const { kind, end } = clickStateOf(position, clicked);
  return kind !== undefined && end !== undefined && fitsAt(fitRules, position, kind, end).length > 1;
}

export function buttonsOf(
  position: Position,
  clicked: readonly string[],
  fitRules: FitRules,
): readonly Button[] {
  const laying = isLayingPosition(position) ? position : undefined;
  const keeping = laying?.phase === "keep" ? laying : undefined;
  return [
    {
      id: LAY_TARGET,
      label: { id: "scene.lay" },
      text: { id: "scene.captions.lay" },
      isShown: laying !== undefined && needsTurning(fitRules, laying),
      isReady: laying !== undefined && isTurning(laying, clicked, fitRules),
    },
    {
      id: OUT_TARGET,
      label: { id: "scene.out" },
      text: { id: "scene.captions.out" },
      isShown: keeping !== undefined,
      isReady: keeping !== undefined && !fitsAnywhere(fitRules, keeping),
    },
  ];
}

function buttonShapes({ text, isReady }: Button, { w, h }: Rect): readonly Shape[] {
  return [
    {
      shape: "rect",
      x: 1,
      y: 1,
      w: w - 2,
      h: h - 2,
      r: 10,
      fill: isReady ? "paper" : "surface",
      stroke: isReady ? "accent" : "line",
      width: isReady ? 2.5 : 1,
    },
    {
      shape: "text",
      x: w / 2,
      y: h / 2,
      size: 15,
      text,
      fill: isReady ? "ink" : "muted",
      maxWidth: w - 12,
    },
  ];
}

export function buttonScene(
  button: Button,
  area: Rect,
): { readonly space: Space; readonly targets: readonly Target[] } {
  const { id, label, isShown } = button;
  const space: Space = { id, ...area, label, empty: true };
  return isShown
    ? { space: { ...space, shapes: buttonShapes(button, area) }, targets: [{ id, label, area }] }
    : { space, targets: [] };
}
