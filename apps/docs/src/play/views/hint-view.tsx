/** @jsxImportSource preact */
import type { JSX } from "preact";
import { typeset } from "../../lib/typography.ts";
import type { Advice, Hint } from "../bots/advice.ts";
import { percent } from "../bots/percent.ts";
import type { ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";

/** What could be played, and what is to be expected of it. */
function AdviceView({ advice, reader }: { readonly advice: Advice; readonly reader: Reader }): JSX.Element {
  const { notation, told, share, proven } = advice;
  const expected = proven ? WORDS.expectSurely : WORDS.expect;
  return (
    <>
      {read(reader, WORDS.youCould)} <code class="notation">{notation}</code> –{" "}
      {typeset(told[reader.language], reader.language)} {read(reader, expected, { percent: percent(share) })}
    </>
  );
}

function said(hint: Hint | undefined, reader: Reader): JSX.Element | string {
  if (!hint) return "";
  if (hint.state === "given") return <AdviceView advice={hint} reader={reader} />;
  return read(reader, hint.state === "thinking" ? WORDS.hintComes : WORDS.noHint);
}

/** A hint that was asked for. */
export const HintView = ({ state: { hint }, reader }: ViewProps): JSX.Element => (
  <p class="hint" role="status" hidden={!hint}>
    {said(hint, reader)}
  </p>
);
