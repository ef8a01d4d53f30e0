/** @jsxImportSource preact */
import { parseTable, type Text } from "@serpentarium/core";
import { defaultSeatName, seatName } from "@serpentarium/table";
import type { JSX } from "preact";
import { LINK_MESSAGES } from "../by-link/link-messages.ts";
import type { LinkMatch } from "../by-link/match-store.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

/** The beginning of an id, enough to distinguish the stored matches. */
const shortId = ({ id }: LinkMatch): string => id.slice(0, 4);

function ownSeatName({ state: { game } }: ViewProps, { record, seat }: LinkMatch) {
  const table = parseTable(game, record.options, record.seats);
  return table.ok ? seatName(game, game.start(table.value), seat) : defaultSeatName(seat);
}

const actionsText = (n: number): Text =>
  n > 1 ? LINK_MESSAGES.actions : n === 1 ? LINK_MESSAGES.oneAction : LINK_MESSAGES.noAction;

/** A match by link, with buttons to open and remove it. */
function LinkMatchItem({ match, ...props }: ViewProps & { readonly match: LinkMatch }): JSX.Element {
  const { state, handlers, reader } = props;
  const id = shortId(match);
  const isShown = state.link?.id === match.id && state.readOnly === undefined;
  return (
    <li aria-current={isShown ? "true" : undefined}>
      <p>
        <strong>{localise(reader, LINK_MESSAGES.match, { id, who: ownSeatName(props, match) })}</strong>{" "}
        {[
          localise(reader, LINK_MESSAGES[match.turn]),
          localise(reader, actionsText(match.record.actions.length), { n: match.record.actions.length }),
          ...(isShown ? [localise(reader, LINK_MESSAGES.shown)] : []),
        ].join(", ")}
      </p>
      {!isShown && (
        <span class="row">
          <button
            type="button"
            aria-label={localise(reader, LINK_MESSAGES.openMatch, { id })}
            onClick={() => handlers.resumeByLink(match.id)}
          >
            {localise(reader, LINK_MESSAGES.open)}
          </button>
          <button
            type="button"
            aria-label={localise(reader, LINK_MESSAGES.forgetMatch, { id })}
            onClick={() => handlers.forgetByLink(match.id)}
          >
            {localise(reader, LINK_MESSAGES.forget)}
          </button>
        </span>
      )}
    </li>
  );
}

/** The stored matches by link. */
export const LinkList = (props: ViewProps): JSX.Element => (
  <section class="links" aria-labelledby="links-title">
    <h2 id="links-title">{localise(props.reader, LINK_MESSAGES.matches)}</h2>
    <ul>
      {props.state.linkMatches.map((match) => (
        <LinkMatchItem key={match.id} match={match} {...props} />
      ))}
    </ul>
  </section>
);
