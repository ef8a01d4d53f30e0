import type { Message } from "@serpentarium/core";
import type { JSX } from "preact";
import type { Hint, HintState } from "../bots/hint.ts";
import { formatPercent } from "../bots/percent.ts";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";

function expectedMessage(proven: boolean, isMixed: boolean): Message {
  if (isMixed) return MESSAGES.expectMixed;
  return proven ? MESSAGES.expectSurely : MESSAGES.expect;
}

/** The recommended action, and its expected share of a win. */
function HintText({ hint, reader }: { readonly hint: Hint; readonly reader: Reader }): JSX.Element {
  const { notation, description, share, proven, mixture } = hint;
  const expected = expectedMessage(proven, mixture !== undefined);
  return (
    <>
      {localise(reader, MESSAGES.youCould)} <code class="notation">{notation}</code> –{" "}
      {description[reader.language]}{" "}
      {localise(reader, expected, { percent: formatPercent(share), mixture: mixture ?? "" })}
    </>
  );
}

function hintContent(hint: HintState | undefined, reader: Reader): JSX.Element | string {
  if (!hint) return "";
  if (hint.state === "given") return <HintText hint={hint} reader={reader} />;
  return localise(reader, hint.state === "thinking" ? MESSAGES.hintLoading : MESSAGES.noHint);
}

/** The requested hint. */
export const HintView = ({ state: { hint }, reader }: ViewProps): JSX.Element => (
  <p class="hint" role="status" hidden={!hint}>
    {hintContent(hint, reader)}
  </p>
);
