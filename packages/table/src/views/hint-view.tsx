import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";
import type { HintTextProps } from "./hint-text.tsx";
import { lateView } from "./lazy-view.tsx";

const HintText = lateView<HintTextProps>(async () => (await import("./hint-text.tsx")).HintText);

function hintContent({ state, reader }: ViewProps): JSX.Element | string {
  const { hint } = state;
  if (!hint) return "";
  if (hint.state === "given") return <HintText hint={hint} state={state} reader={reader} />;
  return reader.words.text(hint.state === "thinking" ? "table.hint-loading" : "table.no-hint");
}

/** The requested hint. */
export const HintView = (props: ViewProps): JSX.Element => (
  <p class="hint" role="status" hidden={!props.state.hint}>
    {hintContent(props)}
  </p>
);
