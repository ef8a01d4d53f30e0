/** @jsxImportSource preact */

import type { GameRecord } from "@serpentarium/core/record";
import type { JSX } from "preact";
import { playUrl } from "../learn/page-urls.ts";
import { languageOf, type SiteText } from "../lib/site-text.ts";
import { localise, type Reader } from "../play/reader.ts";
import type { MatchSummary } from "./match-summary.ts";
import { MATCHES_MESSAGES as MESSAGES } from "./matches-messages.ts";

/** The matches of one game. */
export interface GameMatches {
  readonly game: string;
  readonly title: string;
  readonly matches: readonly MatchSummary[];
}

/** The state of the page. */
export interface MatchesState {
  /** Most recently saved first; undefined if the browser allows no storage. */
  readonly games: readonly GameMatches[] | undefined;
  /** The ids of the matches that are open in other tabs. */
  readonly held: readonly string[];
  /** The match deleted last, which can be restored. */
  readonly deleted: MatchSummary["match"] | undefined;
  /** What could not be done. */
  readonly problem: string | undefined;
}

/** The commands of the page. */
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

/** The texts of the first numbers of actions. */
const COUNT_TEXTS: readonly SiteText[] = [MESSAGES.noAction, MESSAGES.oneAction];

function MatchItem({
  game,
  summary: { match, link, players, facts, isOver, count, picture, ...summary },
  ...props
}: MatchesProps & { readonly game: string; readonly summary: MatchSummary }): JSX.Element {
  const { state, handlers, reader } = props;
  const language = languageOf(reader);
  const isHeld = state.held.includes(match.id);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const names = players.join(" – ");
  const saved = when.format(match.savedAt);
  const shown = [
    ...facts,
    localise(reader, COUNT_TEXTS[count] ?? MESSAGES.actions, { n: count }),
    ...(isHeld ? [localise(reader, MESSAGES.isOpen)] : []),
  ];
  const label = (text: SiteText): string => `${localise(reader, text)}: ${names}, ${saved}`;
  const goOn = isOver ? MESSAGES.view : MESSAGES.continue;
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
        <a class="main" href={`${playUrl(game, language)}${link}`} aria-label={label(goOn)}>
          {localise(reader, goOn)}
        </a>
        <button type="button" aria-label={label(MESSAGES.save)} onClick={() => handlers.save(summary.record)}>
          {localise(reader, MESSAGES.save)}
        </button>
        {/* the tab that plays it would store it again */}
        {!isHeld && (
          <button
            type="button"
            aria-label={label(MESSAGES.delete)}
            onClick={() => handlers.deleteMatch(match)}
          >
            {localise(reader, MESSAGES.delete)}
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
          <MatchItem key={summary.match.id} game={game.game} summary={summary} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** The page of stored matches. */
export function MatchesView(props: MatchesProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { games, deleted, problem } = state;
  return (
    <>
      <p>{localise(reader, games ? MESSAGES.intro : MESSAGES.blocked)}</p>
      <p class="buttons">
        <button type="button" onClick={() => handlers.openFile()}>
          {localise(reader, MESSAGES.open)}
        </button>
      </p>
      <div class="status" role="status">
        {problem && <p>{problem}</p>}
        {deleted && (
          <p>
            {localise(reader, MESSAGES.deleted)}{" "}
            <button type="button" onClick={() => handlers.restore(deleted)}>
              {localise(reader, MESSAGES.undo)}
            </button>
          </p>
        )}
      </div>
      {games?.length === 0 && <p>{localise(reader, MESSAGES.none)}</p>}
      {games?.map((game) => (
        <GameList key={game.game} game={game} {...props} />
      ))}
    </>
  );
}
