import type { Panel } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { A11yText } from "./a11y-text.ts";
import type { BoardViewProps, PanelParts } from "./board-view.ts";
import { viewBoxOf } from "./drawing.ts";
import { itemsOn, SCENE_PLANE, toScene, viewportOf } from "./plane.ts";
import { tabId } from "./tabs-view.ts";
import { isPlaced } from "./target-navigation.ts";
import { placementStyle, TargetView } from "./target-view.ts";
import { ZoomView } from "./zoom-view.ts";

export interface PanelOverlayProps {
  readonly panel: Panel;
  readonly board: BoardViewProps;
  readonly parts: PanelParts;
}

/** The role and label of a panel for screen readers. */
function roleOf({ panel, board }: Pick<PanelOverlayProps, "panel" | "board">): object {
  const { words, display } = board;
  if (display.tabs.length > 0)
    return { role: "tabpanel", id: "panel", "aria-labelledby": tabId(panel, display.tabs) };
  const label = words.format(panel.label);
  return { role: "group", "aria-label": panel.active ? words.text("board.with-active", { label }) : label };
}

/** The overlay of a panel: its targets, clipped by its viewport, and its zoom toolbar. */
export function PanelOverlay({ panel, board, parts }: PanelOverlayProps): JSX.Element {
  const { display, words } = board;
  const { scene } = display;
  const plane = display.planes.get(panel.id) ?? SCENE_PLANE;
  const zoomState = display.zoomStates.get(panel.id);
  const viewport = viewportOf(panel);
  return h(
    "div",
    {
      class: `overlay${zoomState?.isAdjusted ? " adjusted" : ""}`,
      part: "panel",
      "data-panel": panel.id,
      style: `${placementStyle(panel.area, viewBoxOf(scene))};--head:${(100 * panel.labelHeight) / panel.area.h}%`,
      ...roleOf({ panel, board }),
    },
    h(A11yText, { scene, words, panel: panel.id }),
    h(
      "div",
      { class: "viewport", ...parts.gestures?.listenersFor(panel.id) },
      itemsOn(scene.targets, panel.id)
        .filter(isPlaced)
        .map((target) =>
          h(TargetView, { key: target.id, target, board, area: toScene(plane, target.area), box: viewport }),
        ),
    ),
    zoomState && h(ZoomView, { panel: panel.id, state: zoomState, words, actions: parts.actions }),
  );
}
