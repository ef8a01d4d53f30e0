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

/** What the server prints for a component. */
const SERVER_PROGRAM = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const { Match } = await import(process.argv[2]);
console.log(renderToString(createElement(Match)));
`;

/**
 * Renders a component, or hydrates what a server has rendered, presses targets until there is a line in its log, and removes it.
 */
const BOARD_PROGRAM = `
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of ["HTMLElement", "Element", "CustomEvent", "CSSStyleSheet", "customElements", "ResizeObserver"])
  globalThis[name] = window[name];
for (const name of ["matchMedia", "getComputedStyle"]) globalThis[name] = window[name].bind(window);
const { act, createElement } = await import("react");
const { createRoot, hydrateRoot } = await import("react-dom/client");
const { Match } = await import(process.argv[2]);
const html = process.argv[3];

const errors = [];
console.error = (...error) => errors.push(error.join(" "));
const body = window.document.body.appendChild(window.document.createElement("div"));
const settle = () => act(() => new Promise((done) => setTimeout(done)));
const lines = () => [...body.querySelectorAll("li")].map((line) => line.textContent);
let root;
await act(() => {
  if (html) body.innerHTML = html;
  if (html) root = hydrateRoot(body, createElement(Match), { onRecoverableError: console.error });
  else root = createRoot(body).render(createElement(Match));
});
const board = body.querySelector("serpent-board");
await settle();
for (let presses = 0; lines().length === 0 && presses < 1000; presses++) {
  await settle();
  const target = board.enabled?.[0] ?? board.scene?.targets[0].id;
  if (target) await act(() => board.dispatchEvent(new window.CustomEvent("pick", { detail: { target } })));
}
const isDrawn = board.shadowRoot.querySelector(".stage > svg") !== null;
console.log(JSON.stringify({ theme: board.getAttribute("theme"), line: lines()[0], isDrawn, errors }));
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

/** A board without a match, which the component draws itself. */
const SCENE = `
import "@serpentarium/board/element";
import { Board } from "@serpentarium/board/react";
import { createTable, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { createElement, useState } from "react";

const table = createTable(pantarei, { options: { goal: 7 } });
const position = unwrap(pantarei.parsePosition("move:2 l1,d2+l3,n+d1,d3 dark - 4", table));
const scene = pantarei.scene(position, "wide");

export function Match() {
  const [log, setLog] = useState([]);
  const onpick = ({ detail }) => setLog([...log, "Player pressed " + detail.target]);
  const board = createElement(Board, { scene, marks: [], theme: "dark", onpick });
  return createElement("div", null, board, log.map((line) => createElement("li", { key: line }, line)));
}
`;

describe.each<[string, () => Promise<string>]>([
  [
    "the board of the guide",
    async () => {
      const source = readFileSync(join(workspace, "consumers/programs/react-board.tsx"), "utf8");
      return (await transform(source, { loader: "tsx", jsx: "automatic" })).code;
    },
  ],
  ["a board with a scene", async () => SCENE],
])("%s", (name, code) => {
  const project = inject("npm");
  const options = { cwd: project.folder, env: project.env };
  const file = name.replaceAll(" ", "-");

  test.each(["in a browser", "hydrated"])("%s: it is drawn, and passes its events on", async (where) => {
    const component = writeProjectFile(project, `react/${file}.js`, await code());
    const server = writeProjectFile(project, "react/server.js", SERVER_PROGRAM);
    const program = writeProjectFile(project, "react/board-program.js", BOARD_PROGRAM);
    const html = where === "hydrated" ? await output(process.execPath, [server, component], options) : "";
    const printed = await output(process.execPath, [program, component, html.trim()], options);
    expect(JSON.parse(printed)).toEqual({
      theme: "dark",
      line: expect.stringMatching(/^Player /),
      isDrawn: true,
      errors: [],
    });
  });
});
