import { say } from "@serpentarium/core";
import { isEndingReason, tellEnding } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { logOf } from "../log.ts";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ClauseLink } from "./clause-link.tsx";

/** All that happened, the last first: each event in words, under its clause. */
export function LogView(props: ViewProps): JSX.Element | null {
  const { desk, taste } = props;
  const { plugin, context } = desk;
  if (!plugin || !context) return null;
  const { game } = plugin;
  const log = logOf(game, context);
  const { language } = taste;
  const link = (clause: string): JSX.Element | false =>
    !isEndingReason(clause) && <ClauseLink {...props} plugin={plugin} clause={clause} />;
  return (
    <>
      {context.start !== null && (
        <p>
          {read(language, WORDS.fromPosition)} <code>{context.start}</code>
        </p>
      )}
      {context.ended && <p>{read(language, tellEnding(game, context.position, context.ended))}</p>}
      {log.length === 0 && <p class="empty">{read(language, WORDS.nothingYet)}</p>}
      <ol class="log" reversed>
        {log
          .map(({ notation, events }, index) => (
            <li key={index}>
              <code>{notation}</code>
              {events.map((event, i) => (
                // events keep their order
                <p key={i}>
                  {say(game, event, language)} {link(event.clause)}
                </p>
              ))}
            </li>
          ))
          .toReversed()}
      </ol>
    </>
  );
}
