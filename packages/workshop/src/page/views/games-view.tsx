import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { GamesData } from "../page-data.ts";
import type { ViewProps } from "../view-props.ts";
import { PreferencesView } from "./header-view.tsx";

interface GamesProps extends Pick<ViewProps, "preferences" | "onPreferencesChange"> {
  readonly games: GamesData;
  /** The folder of all pages. */
  readonly root: URL;
  /** The path that was asked for: the list is also the answer where there is no page. */
  readonly path: string;
}

/** The paths of the list, from the folder of all pages. */
const LIST_PATHS = ["", "index.html", "play/", "play/index.html"];

/** The games of a server, as links to their pages. */
export function GamesView({ games, root, path, ...props }: GamesProps): JSX.Element {
  const { language } = props.preferences;
  const title = localise(language, MESSAGES.games);
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
            {localise(language, MESSAGES.noPage, { path })}
          </p>
        )}
        {games.length === 0 && <p class="empty">{localise(language, MESSAGES.noGames)}</p>}
        <ul class="games">
          {games.map(({ id, title: name, version }) => (
            <li key={id}>
              <a href={new URL(`play/${id}/`, root).href}>
                <strong>{localise(language, name)}</strong> <small>{version}</small>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
