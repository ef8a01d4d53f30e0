import type { Language, Text } from "@serpentarium/core";
import type { Target } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { AidsView } from "./aids-view.ts";
import { Drawing, frameOf } from "./drawing.ts";
import type { Gestures, Gesturing } from "./gestures.ts";
import type { Mark } from "./mark.ts";
import { echoesOn, isPlaced } from "./navigation.ts";
import { PaneView } from "./pane-view.ts";
import type { PanesView } from "./panes.ts";
import { lyingOn } from "./plane.ts";
import { TabsView } from "./tabs-view.ts";
import { ButtonView, EchoView, TargetView } from "./target-view.ts";
import { type Theme, themeClass } from "./theme.ts";
import { Unspoken } from "./unspoken.ts";

/** What was last announced; `refused` also shows by colour and sign. */
export interface Status {
  readonly text: string;
  readonly kind: "told" | "refused";
}

/** What somebody does to panels. */
export interface PanelOrders extends Gesturing {
  bring(panel: string): void;
}

export interface BoardViewProps {
  /** The scene, and how its panels lie. */
  readonly panes: PanesView;
  readonly language: Language;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** All of them when left out. */
  readonly enabled: readonly string[] | undefined;
  readonly selected: readonly string[];
  readonly aids: Readonly<Record<string, Text>>;
  readonly shownAids: readonly string[];
  /** The target that Tab leads to. */
  readonly current: string | undefined;
  readonly status: Status;
  /** Whether there is or was something to press beside the board. */
  readonly hasHadButtons: boolean;
  readonly orders: PanelOrders;
  readonly gestures: Gestures;
  readonly onPress: (target: string) => void;
  readonly onAid: (aid: string) => void;
  readonly onFocus: (target: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The drawing, with its targets over it. */
function Stage({ board }: { readonly board: BoardViewProps }): JSX.Element {
  const { panes, language, theme, marks } = board;
  const { scene, planes, isSmooth, turn } = panes;
  const box = frameOf(scene);
  const placed = lyingOn(scene.targets).filter(isPlaced);
  const root = { "aria-hidden": "true", part: "drawing" };
  return h(
    "div",
    {
      class: ["stage", isSmooth && "smooth", turn].filter(Boolean).join(" "),
      role: "group",
      "aria-label": scene.label[language],
    },
    h(Drawing, { scene, language, theme, marks, planes, root }),
    h(Unspoken, { scene, language }),
    placed.map((target) => h(TargetView, { key: target.id, target, board, area: target.area, box })),
    echoesOn(scene).map((target) => {
      const key = `${target.id} ${target.area.x} ${target.area.y}`;
      return h(EchoView, { key, target, board, area: target.area, box });
    }),
    scene.panels?.map((panel) => h(PaneView, { key: `panel ${panel.id}`, panel, board })),
  );
}

interface ButtonsProps {
  readonly targets: readonly Target[];
  readonly board: BoardViewProps;
}

/** What is pressed beside the board. Under tables that grow the buttons come and go all the time: their room stays. */
function Buttons({ targets, board }: ButtonsProps): JSX.Element | null {
  const isRoomy = board.hasHadButtons && board.panes.scene.panels !== undefined;
  if (targets.length === 0 && !isRoomy) return null;
  const buttons = targets.map((target) => h(ButtonView, { key: target.id, target, board }));
  return h("div", { class: isRoomy ? "buttons roomy" : "buttons" }, buttons);
}

/** The drawing with its targets, what is beside it, and what was said last. */
export function BoardView(board: BoardViewProps): JSX.Element {
  const { panes, language, theme, status, aids, shownAids } = board;
  const { scene, tabs } = panes;
  const { w, h: height } = frameOf(scene);
  return h(
    "div",
    {
      class: `root ${themeClass(theme)}${tabs.length > 0 ? " tabbed" : ""}`,
      lang: language,
      style: `--width:${w};--ratio:${w / height}`,
      onKeyDown: board.onKey,
    },
    h(Stage, { board }),
    tabs.length > 0 &&
      h(TabsView, {
        tabs,
        front: scene.panels?.[0]?.id,
        language,
        onBring: (panel: string) => board.orders.bring(panel),
      }),
    h(Buttons, { targets: scene.targets.filter((target) => !isPlaced(target)), board }),
    h("p", { class: `status ${status.kind}`, part: "status", role: "status" }, status.text),
    h(AidsView, { aids, shown: shownAids, language, onAid: board.onAid }),
  );
}
