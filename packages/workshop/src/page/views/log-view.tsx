import { redactPosition } from "@serpentarium/core";
import { isEarlyEndingReason, narrateEarlyEnding } from "@serpentarium/core/record";
import { startPositionOf } from "@serpentarium/core/turn";
import { logOf, narrateEntry } from "@serpentarium/table";
import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { viewerOf } from "../match.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** The log, the last action first: each event as a sentence with its clause. */
export function LogView(props: ViewProps): JSX.Element | null {
  const { controller, preferences } = props;
  const { plugin, context } = controller;
  if (!plugin || !context) return null;
  const { game } = plugin;
  const viewer = viewerOf(game, context, preferences.viewer);
  const log = logOf(game, context, viewer);
  const start = redactPosition(game, startPositionOf(game, context), viewer);
  const { language } = preferences;
  const link = (clause: string): JSX.Element | false =>
    !isEarlyEndingReason(clause) && <ClauseLink {...props} plugin={plugin} clause={clause} />;
  return (
    <>
      {context.start !== null && (
        <p>
          {localise(language, MESSAGES.fromPosition)} <code>{game.formatPosition(start)}</code>
        </p>
      )}
      {context.ended && (
        <p>{localise(language, narrateEarlyEnding(game, context.position, context.ended))}</p>
      )}
      {log.length === 0 && <p class="empty">{localise(language, MESSAGES.nothingYet)}</p>}
      <ol class="log" reversed>
        {log.toReversed().map((entry) => (
          <li key={entry.index}>
            <code>{entry.notation}</code>
            {narrateEntry(entry, game, language).map((sentence, i) => (
              // events keep their order
              <p key={i}>
                {sentence} {link(entry.events[i]?.clause ?? "")}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
