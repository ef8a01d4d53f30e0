import type { JSX } from "preact";
import type { Hint, HintState } from "../bots/hint.ts";
import { formatPercent } from "../bots/percent.ts";
import type { Reader } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";

function expectedId(proven: boolean, isMixed: boolean): string {
  if (isMixed) return "table.expect-mixed";
  return proven ? "table.expect-surely" : "table.expect";
}

/** The recommended action, and its expected share of a win. */
function HintText({ hint, reader }: { readonly hint: Hint; readonly reader: Reader }): JSX.Element {
  const { notation, description, share, proven, mixture } = hint;
  const expected = expectedId(proven, mixture !== undefined);
  return (
    <>
      {reader.words.text("table.you-could")} <code class="notation">{notation}</code> –{" "}
      {description.map((part) => reader.words.format(part)).join(" ")}{" "}
      {reader.words.text(expected, { percent: formatPercent(share, reader.words), mixture })}
    </>
  );
}

function hintContent(hint: HintState | undefined, reader: Reader): JSX.Element | string {
  if (!hint) return "";
  if (hint.state === "given") return <HintText hint={hint} reader={reader} />;
  return reader.words.text(hint.state === "thinking" ? "table.hint-loading" : "table.no-hint");
}

/** The requested hint. */
export const HintView = ({ state: { hint }, reader }: ViewProps): JSX.Element => (
  <p class="hint" role="status" hidden={!hint}>
    {hintContent(hint, reader)}
  </p>
);
