/** @jsxImportSource preact */
import { parseTable } from "@serpentarium/core";
import type { JSX } from "preact";
import type { LinkMatch } from "../by-link/shelf.ts";
import { LINK_WORDS } from "../by-link/wording.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { seatName, seatNumber } from "../seats.ts";

/** Enough of an id to tell a match from the few others. */
const shortId = ({ id }: LinkMatch): string => id.slice(0, 4);

function whoIn({ state: { game } }: ViewProps, { record, seat }: LinkMatch) {
  const table = parseTable(game, record.options, record.seats);
  return table.ok ? seatName(game, game.start(table.value), seat) : seatNumber(seat);
}

/** One match by link, with the way to it. */
function Entry({ match, ...props }: ViewProps & { readonly match: LinkMatch }): JSX.Element {
  const { state, orders, reader } = props;
  const id = shortId(match);
  const isShown = state.link?.id === match.id && state.readWith === undefined;
  return (
    <li aria-current={isShown ? "true" : undefined}>
      <p>
        <strong>{read(reader, LINK_WORDS.match, { id, who: whoIn(props, match) })}</strong>{" "}
        {[
          read(reader, LINK_WORDS[match.turn]),
          read(reader, LINK_WORDS.actions, { n: match.record.actions.length }),
          ...(isShown ? [read(reader, LINK_WORDS.shown)] : []),
        ].join(", ")}
      </p>
      {!isShown && (
        <span class="row">
          <button
            type="button"
            aria-label={read(reader, LINK_WORDS.goOn, { id })}
            onClick={() => orders.goOn(match.id)}
          >
            {read(reader, LINK_WORDS.open)}
          </button>
          <button
            type="button"
            aria-label={read(reader, LINK_WORDS.drop, { id })}
            onClick={() => orders.drop(match.id)}
          >
            {read(reader, LINK_WORDS.forget)}
          </button>
        </span>
      )}
    </li>
  );
}

/** The matches by link that this browser keeps. */
export const LinkList = (props: ViewProps): JSX.Element => (
  <section class="links" aria-labelledby="links-title">
    <h2 id="links-title">{read(props.reader, LINK_WORDS.matches)}</h2>
    <ul>
      {props.state.links.map((match) => (
        <Entry key={match.id} match={match} {...props} />
      ))}
    </ul>
  </section>
);
