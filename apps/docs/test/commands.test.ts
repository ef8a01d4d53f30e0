import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { createRandom, createTable, playout } from "@serpentarium/core";
import { createRecord } from "@serpentarium/core/record";
import { parseRulebook } from "@serpentarium/rulebook";
import { checkRulebookTypography } from "@serpentarium/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram } from "../../../packages/cli/test/program.ts";
import { collectTemplates } from "../../../packages/create-serpentarium/build/collect-templates.ts";
import { createHost } from "../../../packages/create-serpentarium/src/host.ts";
import { runCreate } from "../../../packages/create-serpentarium/src/run.ts";
import { parseManifest } from "../../../packages/plugins/src/manifest.ts";
import plugin from "../snippets/ssserpent-quick/src/index.ts";
import { type Block, blocks } from "./guide-pages.ts";

const docs = join(import.meta.dirname, "..");
const program = join(docs, "../../packages/cli/src/main.ts");

/** Commands of other programs, servers, and those that need a registry or Redis: not run here. */
const NOT_RUN =
  /^(npm (install|test|run|publish|pack|init|trust)\b|git clone |cd |npx serpentarium (lab .*--queue|mcp|serve) |node -e |pg_|docker |echo |SERPENTARIUM_PLUGINS=\S+ npx -y pnpm)/;

/** Writes the record of a random match of the guides' example package. */
function writeRecord(file: string, version: string): void {
  const { game } = plugin;
  const table = createTable(game);
  const actions: string[] = [];
  const end = playout(game, game.start(table), createRandom("guide"), (position, action) =>
    actions.push(game.formatAction(action, position)),
  );
  const outcome = end.phase === "over" ? end.outcome : undefined;
  writeFileSync(file, JSON.stringify(createRecord({ ...game, version }, { table, actions, outcome })));
}

/** Makes the package export its source, as nothing is built here. */
const asSource = (manifest: string): void =>
  writeFileSync(manifest, readFileSync(manifest, "utf8").replaceAll("./dist/index.js", "./src/index.ts"));

/** Turns the game into its first version, without the clause `heads.other-side`. */
function withoutSides(source: string): void {
  const change = (file: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(source, file), "utf8");
    writeFileSync(join(source, file), text.replace(from, to));
  };
  change("../package.json", '"version": "0.1.0"', '"version": "0.0.9"');
  change("game.ts", /^import { heads }.*\n/m, "");
  change("game.ts", "phases: { heads, move }", "phases: { move }");
}

/** An author's folder: the package of the guides with its dependencies and its released version. */
function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "guides-"));
  const [folder, released] = [join(root, "ssserpent-quick"), join(root, "released")];
  for (const copy of [folder, released]) {
    cpSync(join(docs, "snippets/ssserpent-quick"), copy, { recursive: true });
    asSource(join(copy, "package.json"));
    mkdirSync(join(copy, "node_modules"));
    symlinkSync(join(docs, "node_modules/@serpentarium"), join(copy, "node_modules/@serpentarium"));
  }
  withoutSides(join(released, "src"));
  symlinkSync(released, join(folder, "node_modules/ssserpent-quick-0"));
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const devDependencies = { ...manifest.devDependencies, "ssserpent-quick-0": "npm:ssserpent-quick@0" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, devDependencies }));
  writeRecord(join(folder, "game.json"), plugin.game.version);
  writeRecord(join(folder, "old.json"), "0.0.9");
  return folder;
}

const folder = createFolder();
const workingFolder = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(workingFolder);
  rmSync(join(folder, ".."), { recursive: true });
});

const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

/** Runs a command line of the CLI in the author's folder. */
const run = (line: string, language: string): Promise<ProgramResult> =>
  runProgram([...wordsOf(line.replace(/ > \S+$/, "")).slice(2), "--language", language], "quit\n");

interface CommandLine {
  readonly line: string;
  /** From the comment after the command; default 0. */
  readonly exitCode: number;
}

const linesOf = ({ code }: Block): CommandLine[] =>
  code.split("\n").map((line) => ({
    line: line.replace(/\s+# .*$/, ""),
    exitCode: Number(/ # .*\bexit code (\d)$/.exec(line)?.[1] ?? 0),
  }));

/** The words of a command line. */
const wordsOf = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));

const shell = blocks.filter(({ lang }) => lang === "sh");
const lines = shell.flatMap((block) =>
  linesOf(block).map((line, i, all) => ({
    page: block.page,
    ...line,
    // the output shown is that of the last line
    output: i === all.length - 1 ? block.output : undefined,
  })),
);

describe("commands of the guides", () => {
  const ours = lines.filter(({ line }) => line.startsWith("npx serpentarium ") && !NOT_RUN.test(line));
  // French pages have the same commands, and only some show output
  const checked = ours.filter(({ page, output }) => !page.startsWith("fr/") || output !== undefined);

  test.each(checked)("$page: $line", async ({ page, line, exitCode, output }) => {
    const ran = await run(line, page.startsWith("fr/") ? "fr" : "en");
    const printed = ran.output + ran.errors;
    expect(printed).not.toBe("");
    for (const shown of output?.split("\n") ?? []) {
      expect(plainSpaces(printed)).toContain(shown.replace(/ ?…$/, ""));
    }
    expect(ran.code, printed).toBe(exitCode);
  });

  const creating = lines.filter(({ line }) => line.startsWith("npm create serpentarium@latest "));

  test.each(creating)("$page: $line", async ({ line }) => {
    const [name = "", , ...flags] = wordsOf(line).slice(3);
    const target = mkdtempSync(join(tmpdir(), "created-"));
    const host = { ...createHost(), folder: target, stock: async () => collectTemplates() };
    const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
    const streams = { input: Readable.from([]), output: nowhere(), errors: nowhere(), env: {} };
    expect(await runCreate([name, ...flags, "--yes", "--no-install"], streams, host)).toBe(0);
    const written = parseManifest(readFileSync(join(target, name, "package.json"), "utf8"));
    expect(written).toMatchObject({ ok: true, value: { plugin: { ok: true, value: { games: [name] } } } });
    const rulebook = join(target, name, "rulebook");
    for (const file of readdirSync(rulebook).filter((name) => name.endsWith(".mdx"))) {
      const text = readFileSync(join(rulebook, file), "utf8");
      expect(checkRulebookTypography(parseRulebook(text), file.replace(".mdx", "")), file).toBeUndefined();
    }
    rmSync(target, { recursive: true });
  });

  test("recognises all other commands", () => {
    const known = [...ours, ...creating];
    const unknown = lines.filter((line) => !(known.includes(line) || NOT_RUN.test(line.line)));
    expect(unknown).toEqual([]);
  });

  test("both languages show the same commands and configuration", () => {
    const configuration = blocks.filter(({ lang }) => lang === "yaml");
    const of = (french: boolean): string[] =>
      [...lines, ...configuration.map(({ page, code }) => ({ page, line: code }))]
        .filter(({ page }) => page.startsWith("fr/") === french)
        .map(({ page, line }) => `${page.replace("fr/", "")}: ${line}`)
        .toSorted();
    expect(of(true)).toEqual(of(false));
  });
});

describe("JSON of the guides", () => {
  const texts = blocks.filter(({ lang }) => lang === "json");
  const isHost = ({ code }: Block): boolean => code.includes('"mcp"');

  test.each(texts.filter(isHost))("$page: $code", ({ code }) => {
    const [servers = {}]: readonly Record<string, unknown>[] = Object.values(JSON.parse(code));
    const npx = ["-y", "-p", "serpentarium", "-p", "@modelcontextprotocol/server", "serpentarium", "mcp"];
    expect(servers).toEqual({
      serpentarium: { command: "npx", args: [...npx, "--data", expect.stringMatching(/matches$/)] },
    });
    const { peerDependencies } = JSON.parse(readFileSync(join(program, "../../package.json"), "utf8"));
    expect(peerDependencies).toHaveProperty(["@modelcontextprotocol/server"]);
  });

  test.each(texts.filter((text) => !isHost(text)))("$page: $code", ({ code }) => {
    const manifest = parseManifest(code.startsWith("{") ? code : `{${code}}`);
    expect(manifest).toMatchObject({ ok: true, value: { plugin: { ok: true, value: { contract: 1 } } } });
  });
});

test("the package.json of the guides matches the plugin", () => {
  const manifest: unknown = JSON.parse(
    readFileSync(join(docs, "snippets/ssserpent-quick/package.json"), "utf8"),
  );
  const { id, version } = plugin.game;
  expect(manifest).toMatchObject({ name: id, version, serpentarium: { contract: 1, games: [id] } });
});
