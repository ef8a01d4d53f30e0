import setup from "virtual:serpentarium-workshop/setup";
import { sceneCss, themeProperties } from "@serpentarium/board";
import { parsePlugin } from "@serpentarium/core/plugin";
import { render } from "preact";
import { CHANNEL, type Finding, type Report, withFinding } from "../report.ts";
import { notAPlugin, troubleOf } from "../trouble.ts";
import { Desk, type Store } from "./desk.ts";
import { applyTaste, keepTaste, onNightfall, recallTaste, type Taste } from "./taste.ts";
import { AppView } from "./views/app-view.tsx";
import { WORDS } from "./words.ts";

/** The storage of the browser, where it allows any. */
const store: Store = {
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
      // the match is then lost with the page
    }
  },
};

/** The colours of boards and pictures, by the page's own switch between light and dark. */
function addBoardStyle(): void {
  const style = document.createElement("style");
  const themes = (["light", "dark"] as const).map(
    (theme) => `[data-theme=${theme}]{${themeProperties(theme)}}`,
  );
  style.textContent = themes.join("") + sceneCss("auto");
  document.head.append(style);
}

let taste = recallTaste();
let isAsked = false;
const root = document.getElementById("workshop") ?? document.body;

/** Draws the page once everything that has just changed has changed. */
function draw(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    render(<AppView name={setup.name} desk={desk} taste={taste} onTaste={change} />, root);
  });
}

function change(part: Partial<Taste>): void {
  taste = { ...taste, ...part };
  keepTaste(taste);
  draw();
}

const desk = new Desk(setup.name, store, draw);

/** Hears from the server how the inspection goes; a page that was built knows it from the beginning. */
function listen(): void {
  if (setup.report) desk.hear(setup.report);
  // Vite looks for these very words
  const hot = import.meta.hot;
  hot?.on(CHANNEL.report, (report: Report) => desk.hear(report));
  hot?.on(CHANNEL.finding, ({ run, finding }: { readonly run: number; readonly finding: Finding }) => {
    if (desk.report?.run === run) desk.hear(withFinding(desk.report, finding));
  });
  hot?.send(CHANNEL.hello);
}

async function load(): Promise<void> {
  try {
    const parsed = parsePlugin(await import("virtual:serpentarium-workshop/plugin"));
    if (parsed.ok) desk.open(parsed.value);
    else desk.fail(notAPlugin(parsed.error));
  } catch (error) {
    desk.fail(troubleOf(error));
  }
}

/** What the author's code throws wherever it is called. */
const thrown = (error: unknown): void => {
  if (error instanceof Error) desk.fail(troubleOf(error, WORDS.threw));
};
window.addEventListener("error", ({ error }) => thrown(error));
window.addEventListener("unhandledrejection", ({ reason }) => thrown(reason));

addBoardStyle();
applyTaste(taste);
onNightfall(() => applyTaste(taste));
draw();
listen();
await load();
