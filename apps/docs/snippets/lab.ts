// #region run
import { unwrap } from "@serpentarium/core";
import { createCrewHere, createSetup, openSetup, reportOf, runLab } from "@serpentarium/lab";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";

// workers load the game by themselves: they are told where it is
const where = import.meta.resolve("@serpentarium/tic-tac-toe");
const setup = unwrap(createSetup(ticTacToe, where, { bots: ["mcts:20", "random"], seed: "monday" }));
const crew = createCrewHere(); // or createThreads({ workers: 4 })
const [run] = await runLab([unwrap(openSetup(plugin, setup))], { games: 100, crew });
await crew.close();

// #endregion

// #region report
export const report = run && reportOf(run);
const outcome = report?.sections.find(({ id }) => id === "outcome");
export const first = outcome?.figures.find(({ id }) => id === "order.1.points");

// { value, low, high, of }: the share of the win of the first to move, with its interval of 95 %
// #endregion

// #region page
import { writeFile } from "node:fs/promises";
import { pageOfPaper, paperOfReport } from "@serpentarium/lab";

/** Writes the report as one page of HTML that needs nothing else. */
export const writePage = async (file: string): Promise<void> => {
  if (report) await writeFile(file, pageOfPaper(paperOfReport(report, "en")));
};
// #endregion
