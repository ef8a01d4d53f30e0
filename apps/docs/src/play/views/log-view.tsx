/** @jsxImportSource preact */
import { say } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { typeset } from "../../lib/typography.ts";
import type { LogEntry } from "../log.ts";
import type { ViewProps } from "../play-state.ts";
import { playerName } from "../players.ts";
import { read } from "../reader.ts";
import { seatName } from "../seats.ts";
import { goesRound, isSeries } from "../series.ts";
import { WORDS } from "../wording.ts";
import { ClauseId } from "./clause-link.tsx";

/** One action: its notation, which shows the board after it, what it did, and the clauses that it applied. */
function EntryView({ entry, state, orders, reader }: ViewProps & { readonly entry: LogEntry }): JSX.Element {
  const { game, log, lookingBack = log.length } = state;
  const { index, notation, events } = entry;
  const clauses = [...new Set(events.map(({ clause }) => clause))];
  const told = events.map((event) => say(game, event, reader.language)).join(" ");
  return (
    <li value={index + 1} aria-current={lookingBack === index + 1 ? "step" : undefined}>
      <button
        type="button"
        class="notation"
        title={read(reader, WORDS.show, { notation })}
        onClick={() => orders.lookBack(index + 1)}
      >
        {notation}
      </button>
      <span class="told">{typeset(told, reader.language)}</span>{" "}
      <span class="clauses">
        {clauses.map((clause) => (
          <ClauseId key={clause} game={game} clause={clause} reader={reader} />
        ))}
      </span>
    </li>
  );
}

/** Where a match began that was set up; what that hides stays hidden. */
function SetUp({ state: { game, context }, reader }: ViewProps): JSX.Element | null {
  if (context.start === null || game.hides) return null;
  return (
    <p class="told">
      {read(reader, WORDS.setUpAt)} <span class="notation">{context.start}</span>
    </p>
  );
}

/** How a match of a series began. */
function Opening({ state: { series }, reader }: ViewProps): JSX.Element | null {
  const { plan, earlier, match } = series;
  if (!isSeries(plan)) return null;
  const first = playerAt(plan, match.table.seats, earlier.length, 0);
  return (
    <p class="told">
      {read(reader, WORDS.gameOf, { n: earlier.length + 1, all: plan.games })}.
      {goesRound(plan) && ` ${read(reader, WORDS.begins, { who: playerName(plan, first) })}`}
    </p>
  );
}

/** All that happened, the last first. */
export function LogView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { log, game, context } = state;
  const { resigned, position } = context;
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{read(reader, WORDS.log)}</h2>
      {log.length === 0 && <p>{read(reader, WORDS.nothingYet)}</p>}
      {resigned !== null && (
        <p class="told">{read(reader, WORDS.resigned, { who: seatName(game, position, resigned) })}</p>
      )}
      <ol reversed>
        {log.toReversed().map((entry) => (
          <EntryView key={entry.index} entry={entry} {...props} />
        ))}
      </ol>
      <SetUp {...props} />
      <Opening {...props} />
    </section>
  );
}
