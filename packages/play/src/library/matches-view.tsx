/** @jsxImportSource preact */

import type { Reader } from "@serpentarium/table";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { MatchHeader } from "./match-header.ts";
import type { RemovedMatch } from "./match-headers.ts";
import type { MatchPicture, MatchSummary } from "./match-summary.ts";
import { ALL_MATCHES, type MatchesFilter, RESULT_FILTERS } from "./matches-filter.ts";

export interface MatchesState {
  /** Most recently saved first; undefined if the browser allows no storage. */
  readonly matches: readonly MatchSummary[] | undefined;
  /** Whether there are more matches than the list shows. */
  readonly hasMore: boolean;
  /** The games that have matches, with their titles. */
  readonly games: readonly (readonly [id: string, title: string])[];
  readonly filter: MatchesFilter;
  /** The ids of the matches that are open in other tabs. */
  readonly held: readonly string[];
  /** The match deleted last, which can be restored. */
  readonly deleted: RemovedMatch | undefined;
  /** The last failed command, as a text. */
  readonly problem: string | undefined;
}

export interface MatchesHandlers {
  filter(filter: MatchesFilter): void;
  showMore(): void;
  save(header: MatchHeader): void;
  deleteMatch(header: MatchHeader): void;
  restore(match: RemovedMatch): void;
  openFile(): void;
}

interface MatchesProps {
  readonly state: MatchesState;
  readonly handlers: MatchesHandlers;
  readonly reader: Reader;
  /** The URL of the page of the user’s statistics. */
  readonly statisticsPage: string | undefined;
}

/** How far outside the window a picture is drawn, so that scrolling finds it drawn. */
const MARGIN = "300px";

/** The last position, drawn once its place comes near the window. */
function Picture({ draw }: Pick<MatchSummary, "draw">): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<MatchPicture>();
  useEffect(() => {
    setPicture(undefined);
    if (!draw || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setPicture(draw());
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [draw]);
  return (
    <div class="picture" ref={place}>
      {picture &&
        (["light", "dark"] as const).map((theme) => (
          <img key={theme} data-theme={theme} src={picture[theme]} alt="" />
        ))}
    </div>
  );
}

function MatchItem({
  summary: { header, title, page, link, players, state: stateText, facts, opening, draw },
  ...props
}: MatchesProps & { readonly summary: MatchSummary }): JSX.Element {
  const { state, handlers, reader } = props;
  const { id, savedAt, turn, results } = header;
  const isHeld = state.held.includes(id);
  const isOver = turn === "over";
  const when = new Intl.DateTimeFormat(reader.words.language, { dateStyle: "medium", timeStyle: "short" });
  const names = players.join(" – ");
  const saved = when.format(savedAt);
  const more = [...facts, ...(isHeld ? [reader.words.text("matches.is-open")] : [])];
  const label = (action: string): string =>
    reader.words.text("matches.button", { action: { id: action }, names, saved });
  const goOn = isOver ? "matches.view" : "matches.continue";
  return (
    <li data-match={id}>
      <Picture draw={draw} />
      <div class="facts">
        <span class="game">{title}</span>
        <strong>{names}</strong>
        <span>
          <b data-result={isOver ? results.at(-1) : undefined}>{stateText}</b>
          {more.map((fact) => `, ${fact}`)}
        </span>
        {opening !== undefined && <span>{reader.words.text("matches.opening", { actions: opening })}</span>}
        <time dateTime={new Date(savedAt).toISOString()}>{saved}</time>
      </div>
      <div class="buttons">
        <a class="main" href={`${page}${link}`} aria-label={label(goOn)}>
          {reader.words.text(goOn)}
        </a>
        <button type="button" aria-label={label("matches.save")} onClick={() => handlers.save(header)}>
          {reader.words.text("matches.save")}
        </button>
        {/* the tab that plays it would store it again */}
        {!isHeld && (
          <button
            type="button"
            aria-label={label("matches.delete")}
            onClick={() => handlers.deleteMatch(header)}
          >
            {reader.words.text("matches.delete")}
          </button>
        )}
      </div>
    </li>
  );
}

/** The fields with which the user chooses what the list shows. */
function FilterView({ state, handlers, reader }: MatchesProps): JSX.Element {
  const { games, filter } = state;
  return (
    <div class="filter">
      <SelectView
        id="matches-game"
        label={reader.words.text("matches.game")}
        value={filter.game ?? ""}
        choices={[["", reader.words.text("matches.all-games")], ...games]}
        onChange={(game) => handlers.filter({ ...filter, game: game || undefined })}
      />
      <SelectView
        id="matches-result"
        label={reader.words.text("matches.result")}
        value={filter.result ?? ""}
        choices={[
          ["", reader.words.text("matches.all-results")],
          ...RESULT_FILTERS.map(
            (result) => [result, reader.words.text(`matches.results.${result}`)] as const,
          ),
        ]}
        onChange={(value) =>
          handlers.filter({ ...filter, result: RESULT_FILTERS.find((result) => result === value) })
        }
      />
    </div>
  );
}

export function MatchesView(props: MatchesProps): JSX.Element {
  const { state, handlers, reader, statisticsPage } = props;
  const { matches, hasMore, filter, games, deleted, problem } = state;
  const isFiltered = filter.game !== ALL_MATCHES.game || filter.result !== ALL_MATCHES.result;
  return (
    <>
      <p>{reader.words.text(matches ? "matches.intro" : "matches.blocked")}</p>
      <div class="buttons">
        <button type="button" onClick={() => handlers.openFile()}>
          {reader.words.text("matches.open")}
        </button>
        {statisticsPage !== undefined && (
          <a href={statisticsPage}>{reader.words.text("matches.statistics")}</a>
        )}
      </div>
      <div class="status" role="status">
        {problem && <p>{problem}</p>}
        {deleted && (
          <p>
            {reader.words.text("matches.deleted")}{" "}
            <button type="button" onClick={() => handlers.restore(deleted)}>
              {reader.words.text("matches.undo")}
            </button>
          </p>
        )}
      </div>
      {games.length > 0 && <FilterView {...props} />}
      {matches?.length === 0 && (
        <p>{reader.words.text(isFiltered ? "matches.none-like-that" : "matches.none")}</p>
      )}
      {matches && matches.length > 0 && (
        <ul>
          {matches.map((summary) => (
            <MatchItem key={summary.header.id} summary={summary} {...props} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p class="buttons">
          <button type="button" onClick={() => handlers.showMore()}>
            {reader.words.text("matches.more")}
          </button>
        </p>
      )}
    </>
  );
}
