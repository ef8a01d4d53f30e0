import { createWords } from "@serpentarium/core/words";
import { Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { GamesData } from "../page-data.ts";
import { inPreference } from "../page-words.ts";
import { type PreferencesProps, PreferencesView } from "./header-view.tsx";

interface GamesProps extends PreferencesProps {
  readonly games: GamesData;
  /** The folder of all pages. */
  readonly root: URL;
  /** The requested path: the list is also shown for unknown pages. */
  readonly path: string;
}

/** The paths of the list, from the folder of all pages. */
const LIST_PATHS = ["", "index.html", "play/", "play/index.html"];

interface TitleProps {
  readonly titles: GamesData[number]["titles"];
  readonly language: string;
}

/** The title of a game in the language of the page, or in that of its author. */
const TitleView = ({ titles, language }: TitleProps): JSX.Element => (
  <Text words={createWords(language, ...inPreference(titles, language))} message={{ id: "title" }} />
);

export function GamesView({ games, root, path, ...props }: GamesProps): JSX.Element {
  const { words } = props;
  const title = words.text("workshop.games");
  const isList = LIST_PATHS.some((from) => new URL(from, root).pathname === path);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <header>
        <div class="title">
          <h1>{title}</h1>
        </div>
        <PreferencesView {...props} />
      </header>
      <main>
        {!isList && (
          <p class="notice" role="alert">
            {words.text("workshop.no-page", { path })}
          </p>
        )}
        {games.length === 0 && <p class="empty">{words.text("workshop.no-games")}</p>}
        <ul class="games">
          {games.map(({ id, titles, version }) => (
            <li key={id}>
              <a href={new URL(`play/${id}/`, root).href}>
                <strong>
                  <TitleView titles={titles} language={words.language} />
                </strong>{" "}
                <small>{version}</small>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
