import { type Game, messageOfEvent } from "@serpentarium/core";
import { narrateEarlyEnding } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { LogEntry } from "../log.ts";
import { playerName } from "../player-names.ts";
import { beginnerOf, isSeries } from "../series.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";
import { Sentences } from "./text.tsx";

interface EntryProps extends Omit<ViewProps, "state"> {
  readonly entry: LogEntry;
  readonly game: Game;
}

/** One action: its narration as a button that shows the position after it, and its clauses. */
function EntryContent({ entry, game, send, reader }: EntryProps): JSX.Element {
  const { index, notation, events } = entry;
  const clauses = [...new Set(events.map(({ clause }) => clause))];
  return (
    <div>
      <button
        type="button"
        class="action"
        data-notation={notation}
        title={reader.words.text("table.show", { notation })}
        onClick={() => send({ type: "lookBack", count: index + 1 })}
      >
        <span class="narration">
          {events.length > 0 ? (
            <Sentences words={reader.words} messages={events.map(messageOfEvent)} />
          ) : (
            notation
          )}
        </span>
      </button>{" "}
      <span class="clauses">
        {clauses.map((clause) => (
          <ClauseLink key={clause} game={game} clause={clause} reader={reader} />
        ))}
      </span>
    </div>
  );
}

/** An action in the log; its content is memoized. */
function LogItem({ entry, state, send, reader }: ViewProps & { readonly entry: LogEntry }): JSX.Element {
  const { game, log, lookingBack = log.length } = state;
  const count = entry.index + 1;
  const content = useMemo(
    () => <EntryContent {...{ entry, game, send, reader }} />,
    [entry, game, send, reader],
  );
  return (
    <li value={count} aria-current={lookingBack === count ? "step" : undefined}>
      {content}
    </li>
  );
}

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

/** Number of entries rendered in one task, so that none blocks the browser for long. */
const RENDER_STEP = 20;

/** The entries to render: of a new long log first only the last part, then all of it. */
function useRenderedEntries(log: readonly LogEntry[]): readonly LogEntry[] {
  const [renderedCount, setRenderedCount] = useState(0);
  const count = Math.min(renderedCount + RENDER_STEP, log.length);
  useEffect(() => {
    // in a separate task, because an effect may run in the same task as the rendering
    setTimeout(() => setRenderedCount(count));
  }, [count]);
  return log.slice(log.length - count);
}

/** The log, latest action first. */
export function LogView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { log, context } = state;
  const { ended } = context;
  const entries = useRenderedEntries(log);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{reader.words.text("table.log")}</h2>
      {log.length === 0 && <p>{reader.words.text("table.nothing-yet")}</p>}
      {ended && <p class="narration">{reader.words.format(narrateEarlyEnding(ended))}</p>}
      <div class="entries">
        <ol reversed>
          {entries.toReversed().map((entry) => (
            <LogItem key={entry.index} entry={entry} {...props} />
          ))}
        </ol>
      </div>
      <StartPosition {...props} />
      <SeriesGame {...props} />
    </section>
  );
}
