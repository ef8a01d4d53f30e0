// #region run
import { unwrap } from "@serpentarium/core";
import { buildReport, createLocalPool, createSetup, resolveSetup, runLab } from "@serpentarium/lab";
import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";

// the URL from which workers load the game
const location = import.meta.resolve("./tic-tac-toe/src/index.ts");
const setup = unwrap(createSetup(ticTacToe, location, { bots: ["mcts:20", "random"], seed: "monday" }));
const pool = createLocalPool(); // or createThreadPool({ workers: 4 })
const [run] = await runLab([unwrap(resolveSetup(plugin, setup))], { games: 100, pool });
await pool.close();

// #endregion

// #region report
export const report = run && buildReport(run);
const outcome = report?.sections.find(({ id }) => id === "outcome");
export const first = outcome?.figures.find(({ id }) => id === "order.1.points");

// { value, low, high, of }: the share of the win of the first to move, with its interval of 95 %
// #endregion

// #region page
import { writeFile } from "node:fs/promises";
import botsEn from "@serpentarium/bots/words/en";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import { toReportDocument } from "@serpentarium/lab";
import { renderHtml } from "@serpentarium/lab/html";
import labEn from "@serpentarium/lab/words/en";

const words = createWords("en", ...plugin.words, labEn, botsEn, coreEn);

/** Writes the report as a self-contained HTML page. */
export const writePage = async (file: string): Promise<void> => {
  if (report) await writeFile(file, renderHtml(toReportDocument(report, words)));
};
// #endregion
