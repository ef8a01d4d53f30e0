import type { Words } from "@serpentarium/core";
import type { Target } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { A11yText } from "./a11y-text.ts";
import { AidsView } from "./aids-view.ts";
import { Drawing, viewBoxOf } from "./drawing.ts";
import type { GestureActions, Gestures } from "./gestures.ts";
import type { Mark } from "./mark.ts";
import type { PanelDisplay } from "./panel-controller.ts";
import { itemsOn } from "./plane.ts";
import type { Overlays } from "./plane-view.ts";
import { echoTargets, isPlaced } from "./target-navigation.ts";
import { ButtonView, EchoView, TargetView } from "./target-view.ts";
import { type Theme, themeClass } from "./theme.ts";

/** The last announcement; `refused` has a colour and a sign. */
export interface Status {
  readonly text: string;
  readonly kind: "info" | "refused";
  /** The language of the text, if it may differ from that of the board. */
  readonly language?: string | undefined;
}

/** The user's actions on panels. */
export interface PanelActions extends GestureActions {
  selectPanel(panel: string): void;
}

/** The functions that draw targets other than rectangles. */
export type Outlines = Pick<typeof import("./outlines.ts"), "outlineStyle" | "RingView">;

/** What draws panels, and what their views call. */
export interface PanelParts extends Pick<typeof import("./panels.ts"), "PanelOverlay" | "TabsView"> {
  readonly actions: PanelActions;
  /** Loaded when a pointer comes to the board. */
  readonly gestures: Gestures | undefined;
}

export interface BoardViewProps {
  /** The scene, and how its panels are displayed. */
  readonly display: PanelDisplay;
  readonly words: Words;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** All targets by default. */
  readonly enabled: readonly string[] | undefined;
  readonly movable: readonly string[];
  readonly selected: readonly string[];
  readonly aids: readonly string[];
  readonly shownAids: readonly string[];
  readonly current: string | undefined;
  readonly status: Status;
  /** Whether there are or were buttons beside the board. */
  readonly hasHadButtons: boolean;
  /** Loaded if there are panels. */
  readonly panels: PanelParts | undefined;
  /** Loaded if there are targets other than rectangles. */
  readonly outlines: Outlines | undefined;
  /** Loaded if there are marks with paths, or if the match is decided. */
  readonly overlays: Overlays | undefined;
  readonly onAid: (aid: string) => void;
  readonly onFocus: (target: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The drawing, with its targets over it. */
function BoardDrawing({ board }: { readonly board: BoardViewProps }): JSX.Element {
  const { display, words, theme, marks, panels, overlays } = board;
  const { scene, planes, isSmooth, slide } = display;
  const box = viewBoxOf(scene);
  const placed = itemsOn(scene.targets).filter(isPlaced);
  const root = { "aria-hidden": "true", part: "drawing" };
  return h(
    "div",
    {
      class: ["stage", isSmooth && "smooth", slide].filter(Boolean).join(" "),
      part: "stage",
      role: "group",
      // the words of a game may lack the language of the reader
      lang: words.languageOf(scene.label),
      "aria-label": words.format(scene.label),
    },
    h(Drawing, { scene, words, theme, marks, planes, overlays, rootAttributes: root }),
    h(A11yText, { scene, words }),
    placed.map((target) => h(TargetView, { key: target.id, target, board, area: target.area, box })),
    echoTargets(scene).map((target) => {
      const key = `${target.id} ${target.area.x} ${target.area.y}`;
      return h(EchoView, { key, target, board, area: target.area, box });
    }),
    panels &&
      scene.panels?.map((panel) =>
        h(panels.PanelOverlay, { key: `panel ${panel.id}`, panel, board, parts: panels }),
      ),
  );
}

interface ButtonsProps {
  readonly targets: readonly Target[];
  readonly board: BoardViewProps;
}

/** The targets without an area, as buttons. Their space is reserved after they disappear. */
function Buttons({ targets, board }: ButtonsProps): JSX.Element | null {
  if (!board.hasHadButtons) return null;
  const buttons = targets.map((target) => h(ButtonView, { key: target.id, target, board }));
  return h("div", { class: "buttons", part: "buttons" }, buttons);
}

/** The whole board: drawing and targets, tabs, aids, buttons and status. */
export function BoardView(board: BoardViewProps): JSX.Element {
  const { display, words, theme, status, aids, shownAids, panels } = board;
  const { scene, tabs } = display;
  const { w, h: height } = viewBoxOf(scene);
  return h(
    "div",
    {
      class: `root ${themeClass(theme)}${tabs.length > 0 ? " tabbed" : ""}`,
      part: "root",
      lang: words.language,
      style: `--width:${w};--ratio:${w / height}`,
      onKeyDown: board.onKey,
    },
    h(BoardDrawing, { board }),
    panels &&
      tabs.length > 0 &&
      h(panels.TabsView, {
        tabs,
        selected: scene.panels?.[0]?.id,
        words,
        onSelect: (panel: string) => panels.actions.selectPanel(panel),
      }),
    // above parts of variable height, which would move the aids
    h(AidsView, { aids, shown: shownAids, words, onAid: board.onAid }),
    h(Buttons, { targets: scene.targets.filter((target) => !isPlaced(target)), board }),
    h(
      "p",
      { class: `status ${status.kind}`, part: "status", role: "status" },
      // a new node for each text, because changing a text in place counts as a layout shift
      h("span", { key: status.text, lang: status.language }, status.text),
    ),
  );
}
