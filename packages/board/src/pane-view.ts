import type { Panel } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import type { BoardViewProps } from "./board-view.ts";
import { frameOf } from "./drawing.ts";
import { isPlaced } from "./navigation.ts";
import { GROUND, lyingOn, onScene, portOf } from "./plane.ts";
import { tabId } from "./tabs-view.ts";
import { spot, TargetView } from "./target-view.ts";
import { Unspoken } from "./unspoken.ts";
import { WORDS } from "./wording.ts";
import { ZoomView } from "./zoom-view.ts";

export interface PaneProps {
  readonly panel: Panel;
  readonly board: BoardViewProps;
}

/** What a panel is to those who hear it. */
function roleOf({ panel, board }: PaneProps): object {
  const { language, panes } = board;
  if (panes.tabs.length > 0)
    return { role: "tabpanel", id: "pane", "aria-labelledby": tabId(panel, panes.tabs) };
  const label = panel.label[language];
  return { role: "group", "aria-label": panel.active ? `${label}, ${WORDS.active[language]}` : label };
}

/** What lies over the drawing of a panel: its targets, which show and can be pressed only in its opening. */
export function PaneView({ panel, board }: PaneProps): JSX.Element {
  const { panes, language } = board;
  const { scene } = panes;
  const plane = panes.planes.get(panel.id) ?? GROUND;
  const sight = panes.sights.get(panel.id);
  const port = portOf(panel);
  return h(
    "div",
    {
      class: `pane${sight?.isOwn ? " own" : ""}`,
      part: "panel",
      "data-panel": panel.id,
      style: `${spot(panel.area, frameOf(scene))};--head:${(100 * panel.head) / panel.area.h}%`,
      ...roleOf({ panel, board }),
    },
    h(Unspoken, { scene, language, panel: panel.id }),
    h(
      "div",
      { class: "port", ...board.gestures.on(panel.id) },
      lyingOn(scene.targets, panel.id)
        .filter(isPlaced)
        .map((target) =>
          h(TargetView, { key: target.id, target, board, area: onScene(plane, target.area), box: port }),
        ),
    ),
    sight && h(ZoomView, { panel: panel.id, sight, language, orders: board.orders }),
  );
}
