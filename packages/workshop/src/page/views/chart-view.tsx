import { stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ViewProps } from "../view-props.ts";

/** The turn machine, drawn, with the state in which the match is. */
export function ChartView({ desk, taste: { language } }: ViewProps): JSX.Element {
  const figure = useRef<HTMLElement>(null);
  const svg = desk.report?.facts?.chart[language] ?? "";
  const now = desk.context && stateOf(desk.context);
  useLayoutEffect(() => {
    for (const state of figure.current?.querySelectorAll<SVGElement>("[data-state]") ?? []) {
      state.toggleAttribute("data-current", state.dataset["state"] === now);
    }
  }, [svg, now]);
  return (
    <figure
      class="chart"
      ref={figure}
      // drawn by the server from the names of the phases
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
