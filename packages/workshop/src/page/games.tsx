/** The page that lists the games of a server. */
import games from "virtual:serpentarium-workshop/games";
import { render } from "preact";
import { languagesOf, loadWords } from "./load-words.ts";
import { chooseLanguage } from "./page-words.ts";
import {
  applyLanguage,
  applyPreferences,
  loadPreferences,
  onColorSchemeChange,
  savePreferences,
  wantedLanguages,
} from "./preferences.ts";
import { GamesView } from "./views/games-view.tsx";

// a separate constant, because Vite would treat `new URL` with a literal as a path of a file
const here = import.meta.url;
/** The folder of all pages, which contains a folder with the scripts. */
const root = new URL("..", here);

/** The languages of the platform, and those in which a game has a title. */
const languages = [
  ...new Set([...languagesOf(), ...games.flatMap(({ titles }) => titles.map(({ language }) => language))]),
];

let preferences = loadPreferences();
const loadChosenWords = () => loadWords(chooseLanguage(wantedLanguages(preferences), languages));
let words = await loadChosenWords();
const element = document.getElementById("workshop") ?? document.body;

function renderPage(): void {
  applyLanguage(words);
  render(
    <GamesView
      games={games}
      root={root}
      path={location.pathname}
      preferences={preferences}
      words={words}
      languages={languages}
      onPreferencesChange={async (change) => {
        preferences = { ...preferences, ...change };
        savePreferences(preferences);
        words = await loadChosenWords();
        renderPage();
      }}
    />,
    element,
  );
}

applyPreferences(preferences);
onColorSchemeChange(() => applyPreferences(preferences));
renderPage();
