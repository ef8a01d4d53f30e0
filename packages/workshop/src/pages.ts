import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Message } from "@serpentarium/core";
import { processConditions } from "@serpentarium/plugins";
import { buildModules, buildWorkshop, headTags } from "./build.ts";
import { commonConfig } from "./config.ts";
import { GAMES_MODULE } from "./module-paths.ts";
import type { GamesData } from "./page/page-data.ts";
import { findPackage } from "./plugin-package.ts";
import { toProblem } from "./problem.ts";
import { UsageError } from "./usage-error.ts";
import { gamesSources, pageHtml } from "./virtual-modules.ts";

/** A game that gets a page. */
export interface PageGame {
  readonly id: string;
  readonly version: string;
  /** The path of the module that exports its plugin. */
  readonly entry: string;
}

/** The content security policy of the pages: files of their own server, and no inline code except styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** The headers of all files, in the format of static hosts. */
const HEADERS = `/*
  Content-Security-Policy: ${POLICY}
  Referrer-Policy: no-referrer
`;

/** The number of concurrent builds: each runs a process that inspects its game. */
const BUILDERS = 3;

/** The pages that list the games, each with the path from it to the common folder. */
const LISTS = { "index.html": "./", "play/index.html": "../", "404.html": "/" } as const;

const buildGame = async ({ id, entry }: PageGame, folder: string, conditions: readonly string[]) => {
  const out = join(folder, "play", id);
  const options = { out, conditions, isQuiet: true, isLive: true };
  return (await buildWorkshop(findPackage(dirname(entry), entry), options)).report;
};

async function buildList(games: GamesData, folder: string, conditions: readonly string[]): Promise<void> {
  const output = await buildModules(
    commonConfig(dirname(GAMES_MODULE), conditions, () => gamesSources(games)),
    {
      base: "./",
      logLevel: "silent",
      build: { outDir: folder, emptyOutDir: false },
    },
  );
  mkdirSync(join(folder, "play"), { recursive: true });
  for (const [file, base] of Object.entries(LISTS))
    writeFileSync(join(folder, file), pageHtml("Serpentarium", headTags(output, base)));
}

/**
 * Writes a page for each game, `play/<id>/`, for playing on the board and live on the server of the pages, and a page that lists them, as a
 * folder for `startServer` of `@serpentarium/live/node`.
 *
 * @param folder - the folder to write to, which is empty
 * @param onProblem - called with each game whose page cannot be built, and the reason
 */
export async function buildPages(
  games: readonly PageGame[],
  folder: string,
  onProblem: (game: PageGame, problem: Message) => void,
): Promise<void> {
  const conditions = processConditions();
  const built = new Map<PageGame, GamesData[number]>();
  const queue = games.values();
  const buildSome = async (): Promise<void> => {
    for (const game of queue) {
      const { id, version } = game;
      try {
        const { problem, facts } = await buildGame(game, folder, conditions);
        if (problem) onProblem(game, problem.message);
        else built.set(game, { id, version, titles: facts?.titles ?? [] });
      } catch (error) {
        onProblem(game, error instanceof UsageError ? error.text : toProblem(error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: BUILDERS }, buildSome));
  // in the given order
  const listed = games.flatMap((game) => built.get(game) ?? []);
  await buildList(listed, folder, conditions);
  writeFileSync(join(folder, "_headers"), HEADERS);
}
