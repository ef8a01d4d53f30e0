import type { Message, Words } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { moveFocus } from "./button-row-focus.ts";
import { CENTRE } from "./camera.ts";
import type { ZoomState } from "./cameras.ts";
import type { GestureActions } from "./gestures.ts";

/** The zoom factor of one press. */
const ZOOM_STEP = 1.5;

interface ZoomProps {
  readonly panel: string;
  readonly state: ZoomState;
  readonly words: Words;
  readonly actions: GestureActions;
}

interface ZoomButton {
  readonly label: Message;
  /** Path data in a box of 16 by 16. */
  readonly icon: string;
  readonly isDisabled: boolean;
  press(): void;
}

const zoomButtons = ({ panel, state, actions }: ZoomProps): readonly ZoomButton[] => [
  {
    label: { id: "board.zoom-in" },
    icon: "M8 3v10M3 8h10",
    isDisabled: state.isMaxZoom,
    press: () => actions.zoom(panel, ZOOM_STEP, CENTRE, true),
  },
  {
    label: { id: "board.zoom-out" },
    icon: "M3 8h10",
    isDisabled: state.isMinZoom,
    press: () => actions.zoom(panel, 1 / ZOOM_STEP, CENTRE, true),
  },
  {
    label: { id: "board.show-all" },
    icon: "M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3",
    isDisabled: !state.isAdjusted,
    press: () => actions.showAll(panel),
  },
];

/** The zoom toolbar of a panel, for users without a wheel or touch screen. */
export function ZoomView(props: ZoomProps): JSX.Element {
  const { words } = props;
  return h(
    "div",
    {
      class: "zoom",
      part: "zoom",
      role: "toolbar",
      "aria-label": words.text("board.view"),
      onKeyDown: moveFocus,
    },
    zoomButtons(props).map(({ label, icon, isDisabled, press }, i) =>
      h(
        "button",
        {
          type: "button",
          "aria-label": words.format(label),
          title: words.format(label),
          "aria-disabled": isDisabled ? "true" : undefined,
          tabIndex: i === 0 ? 0 : -1,
          onClick: () => !isDisabled && press(),
        },
        h("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: icon })),
      ),
    ),
  );
}
