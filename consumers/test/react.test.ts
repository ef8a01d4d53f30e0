import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { someGames } from "../src/games.ts";
import { INSTALLERS, writeProjectFile } from "../src/project.ts";
import { output } from "../src/run.ts";
import { workspace } from "../src/tools.ts";

/** Renders the component of a README, and clicks buttons of legal actions until the game is over. */
const CLICK_PROGRAM = `
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const { act, createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { Match } = await import(process.argv[2]);

const root = window.document.body.appendChild(window.document.createElement("div"));
const buttons = () => [...root.querySelectorAll("button")];
const reason = () => root.querySelector("p")?.textContent;
const settle = () => act(() => new Promise((done) => setTimeout(done)));
await act(() => createRoot(root).render(createElement(Match)));
let clicks = 0;
let dice = 1;
for (let waits = 0; !reason() && waits < 10_000; ) {
  dice = (dice * 48271) % 2147483647;
  const button = buttons()[dice % buttons().length];
  if (button) await act(() => button.click());
  else await settle();
  if (button) clicks += 1;
  else waits += 1;
}
console.log(JSON.stringify({ clicks, reason: reason() }));
`;

/** Renders the program of the guide, presses targets until their action is in its log, and removes the board. */
const BOARD_PROGRAM = `
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of ["HTMLElement", "Element", "CustomEvent", "CSSStyleSheet", "customElements", "ResizeObserver"])
  globalThis[name] = window[name];
for (const name of ["matchMedia", "getComputedStyle"]) globalThis[name] = window[name].bind(window);
const { act, createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { Match } = await import(process.argv[2]);

const body = window.document.body.appendChild(window.document.createElement("div"));
const root = createRoot(body);
const settle = () => act(() => new Promise((done) => setTimeout(done)));
const lines = () => [...body.querySelectorAll("li")].map((line) => line.textContent);
await act(() => root.render(createElement(Match)));
const board = body.querySelector("serpent-board");
for (let presses = 0; lines().length === 0 && presses < 1000; presses++) {
  await settle();
  const target = board.enabled?.[0];
  if (target) await act(() => board.dispatchEvent(new window.CustomEvent("pick", { detail: { target } })));
}
console.log(JSON.stringify({ theme: board.getAttribute("theme"), line: lines()[0] }));
await act(() => root.unmount());
process.exit();
`;

const unscopedName = (name: string): string => name.slice(name.indexOf("/") + 1);

describe.each(INSTALLERS)("installed with %s", (installer) => {
  const project = inject(installer);

  test.each(someGames)("$name: the component plays a whole game by clicks", async ({ name, recipe }) => {
    const { code } = await transform(recipe("In React").code, { loader: "tsx", jsx: "automatic" });
    const component = writeProjectFile(project, `react/${unscopedName(name)}.js`, code);
    const clicker = writeProjectFile(project, "react/clicker.js", CLICK_PROGRAM);
    const printed = await output(process.execPath, [clicker, component], {
      cwd: project.folder,
      env: project.env,
    });
    const { clicks, reason } = JSON.parse(printed) as { clicks: number; reason?: string };
    expect(reason).toMatch(/^end\./);
    expect(clicks).toBeGreaterThan(1);
  });
});

test("the board of the guide shows a match, and passes its events to the component", async () => {
  const project = inject("npm");
  const source = readFileSync(join(workspace, "consumers/programs/react-board.tsx"), "utf8");
  const { code } = await transform(source, { loader: "tsx", jsx: "automatic" });
  const component = writeProjectFile(project, "react/board.js", code);
  const program = writeProjectFile(project, "react/board-program.js", BOARD_PROGRAM);
  const options = { cwd: project.folder, env: project.env };
  const printed = JSON.parse(await output(process.execPath, [program, component], options)) as unknown;
  expect(printed).toEqual({ theme: "dark", line: expect.stringMatching(/^Player \d/) });
});
