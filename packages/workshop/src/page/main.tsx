import live from "virtual:serpentarium-workshop/live";
import pageData from "virtual:serpentarium-workshop/page-data";
import { sceneCss, themeProperties } from "@serpentarium/board";
import type { GamePlugin } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { render } from "preact";
import { CODE_THREW, toPluginProblem, toProblem } from "../problem.ts";
import { CHANNEL, type Finding, type Report, withFinding } from "../report.ts";
import { languagesOf, loadWords } from "./load-words.ts";
import { chooseLanguage } from "./page-words.ts";
import {
  applyLanguage,
  applyPreferences,
  loadPreferences,
  onColorSchemeChange,
  type Preferences,
  savePreferences,
  wantedLanguages,
} from "./preferences.ts";
import { AppView } from "./views/app-view.tsx";
import { type TextStorage, WorkshopController } from "./workshop-controller.ts";

/** The storage of the browser; does nothing if the browser denies access. */
const storage: TextStorage = {
  getItem(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // the match lasts until the page is closed
    }
  },
};

/** Adds the colours of boards and pictures, which follow the page's own colour scheme. */
function addBoardStyle(): void {
  const style = document.createElement("style");
  const themes = (["light", "dark"] as const).map(
    (theme) => `[data-theme=${theme}]{${themeProperties(theme)}}`,
  );
  style.textContent = themes.join("") + sceneCss("auto");
  document.head.append(style);
}

let preferences = loadPreferences();
let plugin: GamePlugin | undefined;
const loadChosenWords = () =>
  loadWords(chooseLanguage(wantedLanguages(preferences), languagesOf(plugin)), plugin);
let words = await loadChosenWords();
let isRenderScheduled = false;
const root = document.getElementById("workshop") ?? document.body;

/** Renders the page once after the current changes. */
function renderPage(): void {
  if (isRenderScheduled) return;
  isRenderScheduled = true;
  queueMicrotask(() => {
    isRenderScheduled = false;
    render(
      <AppView
        name={pageData.name}
        controller={controller}
        preferences={preferences}
        onPreferencesChange={changePreferences}
        words={words}
        languages={languagesOf(plugin)}
        live={live}
      />,
      root,
    );
  });
}

function changePreferences(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  savePreferences(preferences);
  if (change.language !== undefined) updateWords();
  renderPage();
}

/** Loads the words in the chosen language; the last choice wins. */
async function updateWords(): Promise<void> {
  const { language } = preferences;
  try {
    const loaded = await loadChosenWords();
    if (preferences.language !== language) return;
    words = loaded;
    applyLanguage(words);
    renderPage();
  } catch (error) {
    controller.setProblem(toProblem(error));
  }
}

const controller = new WorkshopController(pageData.name, storage, renderPage);

/** Receives the report from the server; a built page contains it. */
function listen(): void {
  if (pageData.report) controller.setReport(pageData.report);
  // Vite requires the literal text `import.meta.hot`
  const hot = import.meta.hot;
  hot?.on(CHANNEL.report, (report: Report) => controller.setReport(report));
  hot?.on(CHANNEL.finding, ({ run, finding }: { readonly run: number; readonly finding: Finding }) => {
    if (controller.report?.run === run) controller.setReport(withFinding(controller.report, finding));
  });
  hot?.send(CHANNEL.hello);
}

function startLive(): void {
  const { plugin, store } = controller;
  if (!(live && plugin && store)) return;
  const offer = new URL("../../live.json", location.href);
  const matches = new live.LiveMatches({ game: plugin.game, store, storage, offer, onChange: renderPage });
  controller.setLive(matches);
  matches.start();
}

async function load(): Promise<void> {
  try {
    const parsed = parsePlugin(await import("virtual:serpentarium-workshop/plugin"));
    if (parsed.ok) {
      plugin = parsed.value;
      await updateWords();
      controller.loadPlugin(plugin);
      startLive();
    } else controller.setProblem(toPluginProblem(parsed.error));
  } catch (error) {
    controller.setProblem(toProblem(error));
  }
}

/** Shows uncaught exceptions of the author's code. */
const showError = (error: unknown): void => {
  if (error instanceof Error) controller.setProblem(toProblem(error, CODE_THREW));
};
window.addEventListener("error", ({ error }) => showError(error));
window.addEventListener("unhandledrejection", ({ reason }) => showError(reason));

addBoardStyle();
applyPreferences(preferences);
applyLanguage(words);
onColorSchemeChange(() => applyPreferences(preferences));
renderPage();
listen();
await load();
