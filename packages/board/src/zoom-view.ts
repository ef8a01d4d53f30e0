import type { Language, Text } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { MIDDLE } from "./camera.ts";
import type { Sight } from "./cameras.ts";
import type { Gesturing } from "./gestures.ts";
import { walkAlong } from "./row-of-buttons.ts";
import { WORDS } from "./wording.ts";

/** How much closer one press leads. */
const STEP = 1.5;

interface ZoomProps {
  readonly panel: string;
  readonly sight: Sight;
  readonly language: Language;
  readonly orders: Gesturing;
}

interface Tool {
  readonly label: Text;
  /** In a box of 16 by 16. */
  readonly icon: string;
  readonly isIdle: boolean;
  press(): void;
}

const toolsOf = ({ panel, sight, orders }: ZoomProps): readonly Tool[] => [
  {
    label: WORDS.closer,
    icon: "M8 3v10M3 8h10",
    isIdle: sight.isClosest,
    press: () => orders.magnify(panel, STEP, MIDDLE, true),
  },
  {
    label: WORDS.farther,
    icon: "M3 8h10",
    isIdle: sight.isFarthest,
    press: () => orders.magnify(panel, 1 / STEP, MIDDLE, true),
  },
  {
    label: WORDS.showAll,
    icon: "M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3",
    isIdle: !sight.isOwn,
    press: () => orders.showAll(panel),
  },
];

/** The tools to look closer at a panel, for those without a wheel or two fingers. */
export function ZoomView(props: ZoomProps): JSX.Element {
  const { language } = props;
  return h(
    "div",
    {
      class: "zoom",
      part: "zoom",
      role: "toolbar",
      "aria-label": WORDS.view[language],
      onKeyDown: walkAlong,
    },
    toolsOf(props).map(({ label, icon, isIdle, press }, i) =>
      h(
        "button",
        {
          type: "button",
          "aria-label": label[language],
          title: label[language],
          "aria-disabled": isIdle ? "true" : undefined,
          tabIndex: i === 0 ? 0 : -1,
          onClick: () => !isIdle && press(),
        },
        h("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: icon })),
      ),
    ),
  );
}
