import { RESIGN, say } from "@serpentarium/core";
import type { JSX } from "preact";
import { logOf } from "../log.ts";
import { seatName } from "../match.ts";
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
    clause !== RESIGN && <ClauseLink {...props} plugin={plugin} clause={clause} />;
  return (
    <>
      {context.start !== null && (
        <p>
          {read(language, WORDS.fromPosition)} <code>{context.start}</code>
        </p>
      )}
      {context.resigned !== null && (
        <p>{read(language, WORDS.resigned, { who: seatName(game, context, context.resigned) })}</p>
      )}
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
