import { stateValueOf } from "@serpentarium/core/context";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ViewProps } from "../view-props.ts";

/** The statechart of the turn machine, with the current state of the match highlighted. */
export function StatechartView({ controller, words }: ViewProps): JSX.Element {
  const figure = useRef<HTMLElement>(null);
  const facts = controller.report?.facts;
  // a plugin in a single file may have a language without a file
  const svg = facts?.statechart[words.language] ?? facts?.statechart[facts.source] ?? "";
  const currentState = controller.context && stateValueOf(controller.context);
  useLayoutEffect(() => {
    for (const state of figure.current?.querySelectorAll<SVGElement>("[data-state]") ?? []) {
      state.toggleAttribute("data-current", state.dataset["state"] === currentState);
    }
  }, [svg, currentState]);
  return (
    <figure
      class="statechart"
      ref={figure}
      // SVG rendered by the server from the names of the phases
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
