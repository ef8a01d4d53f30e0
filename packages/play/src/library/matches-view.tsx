/** @jsxImportSource preact */

import type { GameRecord } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import type { MatchSummary } from "./match-summary.ts";

export interface GameMatches {
  readonly game: string;
  /** The URL of the page for playing it. */
  readonly page: string;
  readonly title: string;
  readonly matches: readonly MatchSummary[];
}

export interface MatchesState {
  /** Most recently saved first; undefined if the browser allows no storage. */
  readonly games: readonly GameMatches[] | undefined;
  /** The ids of the matches that are open in other tabs. */
  readonly held: readonly string[];
  /** The match deleted last, which can be restored. */
  readonly deleted: MatchSummary["match"] | undefined;
  /** The last failed command, as a text. */
  readonly problem: string | undefined;
}

export interface MatchesHandlers {
  save(record: GameRecord): void;
  deleteMatch(match: MatchSummary["match"]): void;
  restore(match: MatchSummary["match"]): void;
  openFile(): void;
}

interface MatchesProps {
  readonly state: MatchesState;
  readonly handlers: MatchesHandlers;
  readonly reader: Reader;
}

function MatchItem({
  page,
  summary: { match, link, players, facts, isOver, count, picture, ...summary },
  ...props
}: MatchesProps & { readonly page: string; readonly summary: MatchSummary }): JSX.Element {
  const { state, handlers, reader } = props;
  const language = reader.words.language;
  const isHeld = state.held.includes(match.id);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const names = players.join(" – ");
  const saved = when.format(match.savedAt);
  const shown = [
    ...facts,
    reader.words.text("matches.actions", { n: count }),
    ...(isHeld ? [reader.words.text("matches.is-open")] : []),
  ];
  const label = (id: string): string => reader.words.text("matches.button", { action: { id }, names, saved });
  const goOn = isOver ? "matches.view" : "matches.continue";
  return (
    <li data-match={match.id}>
      <div class="picture">
        {picture &&
          (["light", "dark"] as const).map((theme) => (
            <img key={theme} data-theme={theme} src={picture[theme]} alt="" loading="lazy" />
          ))}
      </div>
      <div class="facts">
        <strong>{names}</strong>
        <span>{shown.join(", ")}</span>
        <time dateTime={new Date(match.savedAt).toISOString()}>{saved}</time>
      </div>
      <div class="buttons">
        <a class="main" href={`${page}${link}`} aria-label={label(goOn)}>
          {reader.words.text(goOn)}
        </a>
        <button
          type="button"
          aria-label={label("matches.save")}
          onClick={() => handlers.save(summary.record)}
        >
          {reader.words.text("matches.save")}
        </button>
        {/* the tab that plays it would store it again */}
        {!isHeld && (
          <button
            type="button"
            aria-label={label("matches.delete")}
            onClick={() => handlers.deleteMatch(match)}
          >
            {reader.words.text("matches.delete")}
          </button>
        )}
      </div>
    </li>
  );
}

function GameList({ game, ...props }: MatchesProps & { readonly game: GameMatches }): JSX.Element {
  return (
    <section aria-labelledby={`matches-${game.game}`}>
      <h2 id={`matches-${game.game}`}>{game.title}</h2>
      <ul>
        {game.matches.map((summary) => (
          <MatchItem key={summary.match.id} page={game.page} summary={summary} {...props} />
        ))}
      </ul>
    </section>
  );
}

export function MatchesView(props: MatchesProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { games, deleted, problem } = state;
  return (
    <>
      <p>{reader.words.text(games ? "matches.intro" : "matches.blocked")}</p>
      <p class="buttons">
        <button type="button" onClick={() => handlers.openFile()}>
          {reader.words.text("matches.open")}
        </button>
      </p>
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
      {games?.length === 0 && <p>{reader.words.text("matches.none")}</p>}
      {games?.map((game) => (
        <GameList key={game.game} game={game} {...props} />
      ))}
    </>
  );
}
