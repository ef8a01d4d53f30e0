/** The page that lists the games of a server. */
import games from "virtual:serpentarium-workshop/games";
import { render } from "preact";
import { applyPreferences, loadPreferences, onColorSchemeChange, savePreferences } from "./preferences.ts";
import { GamesView } from "./views/games-view.tsx";

// Vite would take a text beside it for the path of a file
const here = import.meta.url;
/** The folder of all pages: the scripts are in one of its folders. */
const root = new URL("..", here);

let preferences = loadPreferences();
const element = document.getElementById("workshop") ?? document.body;

function renderPage(): void {
  render(
    <GamesView
      games={games}
      root={root}
      path={location.pathname}
      preferences={preferences}
      onPreferencesChange={(change) => {
        preferences = { ...preferences, ...change };
        savePreferences(preferences);
        renderPage();
      }}
    />,
    element,
  );
}

applyPreferences(preferences);
onColorSchemeChange(() => applyPreferences(preferences));
renderPage();
