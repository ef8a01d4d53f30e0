import { messageOfEvent, seatsOf } from "@serpentarium/core";
import { narrateEarlyEnding } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../log.ts";
import { type LogRow, toLogRows } from "../log-rows.ts";
import { playerName } from "../player-names.ts";
import { seatName } from "../seat-names.ts";
import { beginnerOf, isSeries } from "../series.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { seatStyle } from "./seat-style.ts";
import { Sentences } from "./text.tsx";

interface EntryProps extends Pick<ViewProps, "reader"> {
  readonly entry: LogEntry;
}

/** The number of characters of a notation above which an action of chance has the title of its phase instead, such as a deal. */
const MAX_NOTATION = 10;

/** One action: its notation, and its narration for screen readers; the board shows it to others. */
function EntryContent({ entry, reader }: EntryProps): JSX.Element {
  const { notation, actor, events, from } = entry;
  const isChance = actor === "chance";
  const isLong = isChance && notation.length > MAX_NOTATION;
  const shown = isLong ? reader.words.text(`phases.${from.phase}.title`) : notation;
  return (
    <>
      <span class={isChance ? "by-chance" : undefined}>{shown}</span>
      {events.length > 0 && (
        <span class="narration">
          <Sentences words={reader.words} messages={events.map(messageOfEvent)} />
        </span>
      )}
    </>
  );
}

/** An action in the log, as a button that shows the position after it; its content is memoized. */
function LogAction({ entry, state, send, reader }: ViewProps & { readonly entry: LogEntry }): JSX.Element {
  const { log, lookingBack = log.length } = state;
  const count = entry.index + 1;
  const content = useMemo(() => <EntryContent {...{ entry, reader }} />, [entry, reader]);
  return (
    <button
      type="button"
      class="action"
      data-notation={entry.notation}
      aria-current={lookingBack === count ? "step" : undefined}
      onClick={() => send({ type: "lookBack", count })}
    >
      {content}
    </button>
  );
}

/** A numbered row: the actions of each seat in its column. */
const RowView = ({ row, ...props }: ViewProps & { readonly row: LogRow }): JSX.Element => (
  <li>
    {row.cells.map((entries, seat) => (
      <div key={seat}>
        {entries.map((entry) => (
          <LogAction key={entry.index} entry={entry} {...props} />
        ))}
      </div>
    ))}
  </li>
);

/** The start position of a match that was set up; not shown in games with hidden information. */
function StartPosition({ state: { game, context }, reader }: ViewProps): JSX.Element | null {
  if (context.start === null || game.hidden) return null;
  return (
    <p class="narration" title={context.start}>
      {reader.words.text("table.set-up-at")}
    </p>
  );
}

/** The number of the game in a series, and who began it. */
function SeriesGame({ state: { game, context }, reader }: ViewProps): JSX.Element | null {
  const { plan, earlier } = context;
  if (!isSeries(plan)) return null;
  const first = beginnerOf(game, context, earlier.length);
  return (
    <p class="narration">
      {reader.words.text("table.game-of", { n: earlier.length + 1, all: plan.games })}.
      {first !== undefined && ` ${reader.words.text("table.begins", { who: playerName(context, first) })}`}
    </p>
  );
}

/** The clauses of the action that led to the position on the board. */
function LastClauses({ state: { game, last }, reader }: ViewProps): JSX.Element {
  const clauses = [...new Set(last?.events.map(({ clause }) => clause))];
  return (
    <p class="clauses">
      {clauses.map((clause) => (
        <ClauseLink key={clause} game={game} clause={clause} reader={reader} />
      ))}
    </p>
  );
}

/** Number of rows rendered in one task, so that none blocks the browser for long. */
const RENDER_STEP = 20;

/** The number of rows to render, from the last one on: of a new long log first only some, then all. */
function useRenderedCount({ length }: readonly LogRow[]): number {
  const [renderedCount, setRenderedCount] = useState(0);
  const count = Math.min(renderedCount + RENDER_STEP, length);
  useEffect(() => {
    // in a separate task, because an effect may run in the same task as the rendering
    setTimeout(() => setRenderedCount(count));
  }, [count]);
  return count;
}

/** Scrolls the log, and not the page, to the action that led to the position on the board. */
function scrollToCurrent(list: HTMLElement | null): void {
  if (!list) return;
  const current = list.querySelector<HTMLElement>("[aria-current]");
  if (!current) return;
  const { offsetTop, offsetHeight } = current;
  const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (isBelow || offsetTop < list.scrollTop)
    list.scrollTop = offsetTop - (isBelow ? list.clientHeight - offsetHeight : 0);
}

/** The log: a row for each round, and a column for each seat. */
export function LogView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { game, log, context, lookingBack } = state;
  const { ended, table, position } = context;
  const rows = useMemo(() => toLogRows(game, log, table.seats), [game, log, table.seats]);
  const first = rows.length - useRenderedCount(rows);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToCurrent(list.current), [log, lookingBack, first]);
  useEffect(() => {
    // the result of the match takes some of its room
    const observer = new ResizeObserver(() => scrollToCurrent(list.current));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section class="log" aria-labelledby="log-title" style={{ "--seats": table.seats }}>
      <h2 id="log-title">{reader.words.text("table.log")}</h2>
      <p class="seats" aria-hidden="true">
        {seatsOf(table).map((seat) => (
          <span key={seat} data-seat={seat} style={seatStyle(game, position, seat)}>
            {reader.words.format(seatName(game, position, seat))}
          </span>
        ))}
      </p>
      <SeriesGame {...props} />
      <StartPosition {...props} />
      <div class="entries" ref={list}>
        {log.length === 0 && <p>{reader.words.text("table.nothing-yet")}</p>}
        <ol style={{ "--unrendered": first, counterReset: `row ${first}` }}>
          {rows.slice(first).map((row, i) => (
            <RowView key={first + i} row={row} {...props} />
          ))}
        </ol>
        {ended && <p class="narration">{reader.words.format(narrateEarlyEnding(ended))}</p>}
      </div>
      <LastClauses {...props} />
    </section>
  );
}
