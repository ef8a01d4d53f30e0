import type { Words } from "@serpentarium/core";
import type { Panel } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import { moveFocus } from "./button-row-focus.ts";

export const tabId = (panel: Panel, tabs: readonly Panel[]): string =>
  `tab-${tabs.findIndex(({ id }) => id === panel.id)}`;

interface TabsProps {
  readonly tabs: readonly Panel[];
  readonly selected: string | undefined;
  readonly words: Words;
  readonly onSelect: (panel: string) => void;
}

/** Selects another tab by keyboard. */
function onKeyDown(event: KeyboardEvent, { onSelect }: TabsProps): void {
  const panel = moveFocus(event)?.dataset["panel"];
  if (panel !== undefined) onSelect(panel);
}

/** The parts of a label, as in “Player 1 · 5 short”, which do not wrap internally. */
const lineParts = (label: string): ComponentChildren =>
  label.split(/(?<= ·) /).flatMap((part, i) => [i > 0 && " ", h("span", { key: i }, part)]);

/** The labels of all panels as tabs, if only one panel is shown at a time. */
export function TabsView(props: TabsProps): JSX.Element {
  const { tabs, selected, words, onSelect } = props;
  return h(
    "div",
    {
      class: "tabs",
      part: "tabs",
      role: "tablist",
      "aria-label": words.text("board.parts"),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, props),
    },
    tabs.map((panel) => {
      const isSelected = panel.id === selected;
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
          "aria-selected": isSelected ? "true" : "false",
          "aria-controls": isSelected ? "panel" : undefined,
          tabIndex: isSelected ? 0 : -1,
          onClick: () => onSelect(panel.id),
        },
        h("span", { class: "name" }, lineParts(words.format(panel.label))),
        panel.active && h("span", { class: "hidden" }, `, ${words.text("board.active")}`),
      );
    }),
  );
}
