import type { Language } from "@serpentarium/core";
import type { Panel } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { walkAlong } from "./row-of-buttons.ts";
import { WORDS } from "./wording.ts";

export const tabId = (panel: Panel, tabs: readonly Panel[]): string =>
  `tab-${tabs.findIndex(({ id }) => id === panel.id)}`;

interface TabsProps {
  readonly tabs: readonly Panel[];
  readonly front: string | undefined;
  readonly language: Language;
  readonly onBring: (panel: string) => void;
}

/** Brings the panel of another tab to the front, by the keys that tabs have. */
function walk(event: KeyboardEvent, { onBring }: TabsProps): void {
  const panel = walkAlong(event)?.dataset["panel"];
  if (panel !== undefined) onBring(panel);
}

/** The labels of all panels, where only one is shown at a time. */
export function TabsView(props: TabsProps): JSX.Element {
  const { tabs, front, language, onBring } = props;
  return h(
    "div",
    {
      class: "tabs",
      part: "tabs",
      role: "tablist",
      "aria-label": WORDS.parts[language],
      onKeyDown: (event: KeyboardEvent) => walk(event, props),
    },
    tabs.map((panel) => {
      const isFront = panel.id === front;
      return h(
        "button",
        {
          key: panel.id,
          type: "button",
          role: "tab",
          part: "tab",
          class: `tab${panel.active ? " active" : ""}`,
          id: tabId(panel, tabs),
          "data-panel": panel.id,
          "aria-selected": isFront ? "true" : "false",
          "aria-controls": isFront ? "pane" : undefined,
          tabIndex: isFront ? 0 : -1,
          onClick: () => onBring(panel.id),
        },
        h("span", { class: "name" }, panel.label[language]),
        panel.active && h("span", { class: "hidden" }, `, ${WORDS.active[language]}`),
      );
    }),
  );
}
