import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serveFolder } from "../src/folder-server.ts";
import { importMap } from "../src/import-map.ts";
import { pageProgram, playPage } from "../src/page.ts";
import { createProject, install, type Project, writeProjectFile } from "../src/project.ts";
import { output } from "../src/run.ts";
import { workspace } from "../src/tools.ts";
import { skipReason, useChromium } from "./chromium.ts";

const NAME = "@serpentarium/tic-tac-toe";
const source = join(workspace, "examples/tic-tac-toe");
const browser = useChromium();
let project: Project;

/** Runs the packed program with the plugin. */
const serpentarium = (...args: readonly string[]): Promise<string> => {
  const program = join(project.folder, "node_modules/serpentarium/dist/main.js");
  return output(process.execPath, [program, ...args], { cwd: project.folder, env: project.env });
};

beforeAll(async () => {
  project = createProject(inject("npm").env["HOME"]);
  const mcp = ["client", "server"].map((name) => `@modelcontextprotocol/${name}`);
  const ours = ["core", "board", "bots", "live"].map((name) => `@serpentarium/${name}`);
  await install(project, "npm", inject("registry"), ["serpentarium", "xstate", ...ours, ...mcp]);
  for (const part of ["package.json", "dist", "rulebook", "words"])
    cpSync(join(source, part), join(project.folder, "node_modules", NAME, part), { recursive: true });
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

test("a first game is one file of at most 90 lines, and takes at most 10 names from core", () => {
  const text = readFileSync(join(workspace, "examples/first-game/src/index.ts"), "utf8");
  expect(globSync("src/**/*.ts", { cwd: join(workspace, "examples/first-game") })).toEqual(["src/index.ts"]);
  expect(text.split("\n").length).toBeLessThanOrEqual(90);
  const names = [...text.matchAll(/import \{([^}]*)\} from "@serpentarium\/core[^"]*"/g)].flatMap(
    ([, list = ""]) => list.split(",").filter((name) => name.trim() !== ""),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(names.length).toBeLessThanOrEqual(10);
});

test("the plugin has at most 325 lines, and names no tool", () => {
  const files = globSync("src/**/*.ts", { cwd: source }).map((file) =>
    readFileSync(join(source, file), "utf8"),
  );
  expect(files.join("").match(/\n/g)?.length).toBeLessThanOrEqual(325);
  const imports = files.flatMap((text) =>
    [...text.matchAll(/from "(@?[^."][^"]*)"/g)].map(([, name]) => name),
  );
  expect(imports.filter((name) => !name?.startsWith("@serpentarium/core"))).toEqual([]);
});

test.each([
  ["check", [NAME, "--runs", "5"], /all passed/],
  ["play", [NAME, "--players", "mcts:20,greedy", "--seed", "1"], /3 .+\n.*2 .+\n.*1 [\s\S]*\[end\./],
  ["svg", [NAME], /^<svg /],
  ["lab", [NAME, "--games", "4", "--workers", "1"], /Tic-tac-toe/],
  ["arena", [NAME, "skimmer", "--games", "2"], /skimmer/],
] as const)("serpentarium %s works with it", async (command, args, expected) => {
  expect(await serpentarium(command, ...args)).toMatch(expected);
});

test("serpentarium puzzles makes a puzzle of it", async () => {
  await serpentarium("puzzles", NAME, "--count", "1", "--out", "puzzles.jsonl");
  const [line = ""] = readFileSync(join(project.folder, "puzzles.jsonl"), "utf8").split("\n");
  expect(JSON.parse(line)).toMatchObject({ game: "tic-tac-toe" });
});

/** Each prints what a face of the game answers, as JSON. */
const PROGRAMS = {
  engine: `
import { spawn } from "node:child_process";
const [, , program, plugin] = process.argv;
const engine = spawn(process.execPath, [program, "engine", "--plugin", plugin]);
let text = "";
engine.stdout.on("data", (chunk) => (text += chunk));
engine.on("close", () => console.log(JSON.stringify(text)));
engine.stdin.end("new tic-tac-toe\\nplay b2\\nplay b2\\nquit\\n");
`,
  mcp: `
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
const [, , program, plugin] = process.argv;
const client = new Client({ name: "test", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, "mcp", "--plugin", plugin] }));
const call = async (name, args) => (await client.callTool({ name, arguments: args })).content[0].text;
const text = await call("new_match", { game: "tic-tac-toe", seats: [1, 2] });
const match = /Match (\\S+):/.exec(text)[1];
await call("play", { match, action: "b2" });
console.log(JSON.stringify(await call("play", { match, action: "b2" })));
await client.close();
`,
  live: `
import { spawn } from "node:child_process";
import { createClient, createToken } from "@serpentarium/live/client";
const [, , program, plugin] = process.argv;
const server = spawn(process.execPath, [program, "serve", "--port", "0", "--data", "live.sqlite", "--plugin", plugin]);
const url = await new Promise((resolve) =>
  server.stdout.on("data", (chunk) => /http:\\S+\\d/.test(chunk) && resolve(/http:\\S+\\d/.exec(chunk)[0])));
const [match, secret, invite] = [createToken(), createToken(), createToken()];
const client = createClient({ url, match, secret });
await client.send({ type: "create", game: "tic-tac-toe", invite });
await client.send({ type: "join", invite, name: "Ann" });
await client.send({ type: "seat-bot", player: 1, bot: "random" });
await client.send({ type: "play", action: "b2" });
console.log(JSON.stringify(await new Promise((resolve) => {
  const stop = new AbortController();
  client.watch({ signal: stop.signal, onEvent({ n, view }) {
    if (n < 4) return;
    stop.abort();
    resolve(view);
  } });
})));
server.kill("SIGINT");
`,
} as const;

test.each([
  ["engine", /^ok\nok\nerror refused place\.free /],
  ["mcp", /^refused place\.free: /],
  ["live", /^place:1 (?=.*o)/],
] as const)("%s: another program plays it", async (face, expected) => {
  const file = writeProjectFile(project, `${face}.js`, PROGRAMS[face]);
  const program = join(project.folder, "node_modules/serpentarium/dist/main.js");
  const options = { cwd: project.folder, env: project.env };
  expect(JSON.parse(await output(process.execPath, [file, program, NAME], options))).toMatch(expected);
});

test.skipIf(skipReason)("it is played on a board, in a browser", async () => {
  const server = await serveFolder(project.folder);
  const code = `
import "@serpentarium/board/element";
import { connectBoard } from "@serpentarium/board/connect";
import boardWords from "@serpentarium/board/words/en";
import { createTable } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createWords } from "@serpentarium/core/words";
import core from "@serpentarium/core/words/en";
import { ticTacToe } from "${NAME}";
import en from "${NAME}/words/en";
import { createActor } from "xstate";
const match = createActor(createTurnMachine(ticTacToe), { input: { table: createTable(ticTacToe) } }).start();
const board = document.body.appendChild(document.createElement("serpent-board"));
const words = createWords("en", en, core, boardWords);
connectBoard(board, { game: ticTacToe, actor: match, words });`;
  const map = importMap(project.folder, [NAME, "@serpentarium/board", "xstate"]);
  const page = pageProgram({ game: "ticTacToe", recipe: () => ({ install: [], code }) });
  const html = `<!doctype html><meta charset="utf-8"><title>Board</title><body>
<script type="importmap">${JSON.stringify(map)}</script>
<script type="module">${page}</script>`;
  writeProjectFile(project, "page.html", html);
  expect((await playPage(browser(), `${server.url}/page.html`)).reason).toMatch(/^end\./);
  await server.close();
});
