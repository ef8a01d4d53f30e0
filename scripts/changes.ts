/**
 * Describes in Markdown the changes since a commit, for a comment in a pull request: `pnpm --silent run changes <commit>`. Types are
 * compared by the API reports, rules by `serpentarium diff` on random games of the old version.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { PackageJson } from "type-fest";

const root = join(import.meta.dirname, "..");
const CLI = join(root, "packages/cli/src/main.ts");

/** GitHub rejects longer comments. */
const MAX_CHARACTERS = 65_000;
/** The numbers of lines to show of each change: the first limit is used with which the comment is not too long. */
const LINE_LIMITS = [1000, 300, 100, 30, 0];

/** A package that changed, with the differences. */
interface Change {
  readonly title: string;
  readonly language: "diff" | "text";
  readonly lines: readonly string[];
}

interface ProgramResult {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program; throws if its exit status is not an expected one. */
function run(expected: readonly number[], command: string, ...args: readonly string[]): ProgramResult {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 1 << 30 } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status !== null && expected.includes(status)) return { status, output: (stdout || stderr).trimEnd() };
  throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`, { cause: error });
}

const git = (...args: readonly string[]): string => run([0], "git", ...args).output;

/** The differences of the API reports. */
function compareTypes(commit: string): readonly Change[] {
  const reports = git("diff", "--name-only", "--no-renames", commit, "--", "packages/*/etc/*.api.md");
  return reports
    .split("\n")
    .filter(Boolean)
    .map((report) => {
      const all = git("diff", "--no-renames", commit, "--", report).split("\n");
      const lines = all.slice(all.findIndex((line) => line.startsWith("@@")));
      const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
      const title = `${basename(report, ".api.md")}: +${count("+")} −${count("-")} lines`;
      return { title, language: "diff", lines };
    });
}

/** The folders of the games in a checkout. */
const gameFolders = (checkout: string): readonly string[] =>
  globSync("packages/*/package.json", { cwd: checkout })
    .filter((file) => {
      const manifest = JSON.parse(readFileSync(join(checkout, file), "utf8")) as PackageJson;
      return manifest["serpentarium"] !== undefined;
    })
    .map(dirname)
    .sort();

/** The differences of the games, with an old checkout whose packages are installed. */
function compareRules(old: string): readonly Change[] {
  const folders = [...new Set([...gameFolders(old), ...gameFolders(root)])].sort();
  return folders.flatMap((folder): readonly Change[] => {
    const name = basename(folder);
    if (!existsSync(join(old, folder)))
      return [{ title: `${name}: a new game`, language: "text", lines: [] }];
    if (!existsSync(join(root, folder))) return [{ title: `${name}: removed`, language: "text", lines: [] }];
    const options = ["--games", "100", "--legal", "--language", "en"];
    const versions = [join(old, folder), join(root, folder)];
    const program = ["--conditions=@serpentarium/source", CLI, "diff", ...versions, ...options];
    // 1: the rules differ; 2: they cannot be compared
    const { status, output } = run([0, 1, 2], process.execPath, ...program);
    const [first = "", ...lines] = output.split("\n").filter(Boolean);
    return status === 0 ? [] : [{ title: `${name}: ${first}`, language: "text", lines }];
  });
}

/** Checks a commit out to a temporary folder, and installs its packages. */
function withCheckout<T>(commit: string, use: (checkout: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-changes-"));
  try {
    git("worktree", "add", "--quiet", "--detach", folder, commit);
    const options = ["--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts", "--prod"];
    run([0], "pnpm", "--dir", folder, "--filter", "./packages/*", "install", ...options);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
    git("worktree", "prune");
  }
}

function formatChange({ title, language, lines }: Change, limit: number): string {
  const heading = `<summary>${title.replaceAll("<", "&lt;")}</summary>`;
  const more = lines.length > limit ? [`… ${lines.length - limit} more lines`] : [];
  if (lines.length === 0) return `- ${title}\n`;
  return `<details>${heading}\n\n~~~${language}\n${[...lines.slice(0, limit), ...more].join("\n")}\n~~~\n\n</details>\n`;
}

const section = (title: string, changes: readonly Change[], none: string, limit: number): string =>
  `### ${title}\n\n${changes.map((change) => formatChange(change, limit)).join("\n") || `${none}\n`}`;

const { positionals } = parseArgs({ allowPositionals: true });
const [commit] = positionals;
if (commit === undefined || positionals.length > 1) {
  console.error("expected one commit, such as origin/main");
  process.exit(2);
}
const types = compareTypes(commit);
const rules = withCheckout(commit, compareRules);
const texts = LINE_LIMITS.map((limit) =>
  [
    section("Types", types, "No exported type changed.", limit),
    section(
      "Rules",
      rules,
      "All games accept the same actions, with the same results, in 100 random games each.",
      limit,
    ),
  ].join("\n"),
);
console.log(texts.find((text) => text.length <= MAX_CHARACTERS) ?? texts.at(-1));
