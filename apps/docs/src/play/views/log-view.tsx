/** @jsxImportSource preact */
import { type Game, say } from "@serpentarium/core";
import { tellEnding } from "@serpentarium/core/record";
import { playerAt } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { typeset } from "../../lib/typography.ts";
import type { LogEntry } from "../log.ts";
import type { ViewProps } from "../play-state.ts";
import { playerName } from "../players.ts";
import { read } from "../reader.ts";
import { goesRound, isSeries } from "../series.ts";
import { WORDS } from "../wording.ts";
import { ClauseId } from "./clause-link.tsx";

interface EntryProps extends Pick<ViewProps, "orders" | "reader"> {
  readonly entry: LogEntry;
  readonly game: Game;
}

/** One action: its notation, which shows the board after it, what it did, and the clauses that it applied. */
function EntryView({ entry, game, orders, reader }: EntryProps): JSX.Element {
  const { index, notation, events } = entry;
  const clauses = [...new Set(events.map(({ clause }) => clause))];
  const told = events.map((event) => say(game, event, reader.language)).join(" ");
  return (
    <div>
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
    </div>
  );
}

/** An action at its place in the log; what it did is written once, however often the page is drawn. */
function ItemView({ entry, state, orders, reader }: ViewProps & { readonly entry: LogEntry }): JSX.Element {
  const { game, log, lookingBack = log.length } = state;
  const count = entry.index + 1;
  const written = useMemo(
    () => <EntryView {...{ entry, game, orders, reader }} />,
    [entry, game, orders, reader],
  );
  return (
    <li value={count} aria-current={lookingBack === count ? "step" : undefined}>
      {written}
    </li>
  );
}

/** Where a match began that was set up; what that hides stays hidden. */
function SetUp({ state: { game, context }, reader }: ViewProps): JSX.Element | null {
  if (context.start === null || game.hidden) return null;
  return (
    <p class="told">
      {read(reader, WORDS.setUpAt)} <span class="notation">{context.start}</span>
    </p>
  );
}

/** How a match of a series began. */
function Opening({ state: { context }, reader }: ViewProps): JSX.Element | null {
  const { plan, earlier, table } = context;
  if (!isSeries(plan)) return null;
  const first = playerAt(plan, table.seats, earlier.length, 0);
  return (
    <p class="told">
      {read(reader, WORDS.gameOf, { n: earlier.length + 1, all: plan.games })}.
      {goesRound(plan) && ` ${read(reader, WORDS.begins, { who: playerName(plan, first) })}`}
    </p>
  );
}

/** How much of a log comes with the rest of the page. */
const AT_ONCE = 40;

/** What is written of a log: of a long one that has come at once the last part first, and all of it after the next paint. */
function useWritten(log: readonly LogEntry[]): readonly LogEntry[] {
  const [written, write] = useState(0);
  const isLong = log.length - written > AT_ONCE;
  useEffect(() => {
    if (isLong) write(log.length);
  }, [isLong, log.length]);
  return isLong ? log.slice(-AT_ONCE) : log;
}

/** All that happened, the last first. */
export function LogView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { log, game, context } = state;
  const { ended, position } = context;
  const written = useWritten(log);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{read(reader, WORDS.log)}</h2>
      {log.length === 0 && <p>{read(reader, WORDS.nothingYet)}</p>}
      {ended && <p class="told">{read(reader, tellEnding(game, position, ended))}</p>}
      <ol reversed>
        {written.toReversed().map((entry) => (
          <ItemView key={entry.index} entry={entry} {...props} />
        ))}
      </ol>
      <SetUp {...props} />
      <Opening {...props} />
    </section>
  );
}
