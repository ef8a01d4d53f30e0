import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readBaseline, regressions, writeBaseline } from "./baseline.ts";
import { type Measurement, measure } from "./measure.ts";
import { formatAnalyses, formatLive, formatMemory, formatSpeed, formatVerdicts } from "./report.ts";
import { checkConnectFour, countAnalysisErrors, countSolverNodes } from "./subjects/exact-solving.ts";
import { measureExploitability } from "./subjects/hidden-games.ts";
import { SUBJECT_NAMES } from "./subjects/index.ts";
import { measureIntervalCoverage } from "./subjects/interval-coverage.ts";
import { measureLive } from "./subjects/live.ts";
import { measureMatchMemory } from "./subjects/match-memory.ts";
import { playPuctMatch } from "./subjects/puct-match.ts";
import { measureSearchMemory } from "./subjects/search-memory.ts";
import { playWorkerMatches } from "./subjects/worker-match.ts";
import {
  analysisVerdicts,
  connectFourVerdicts,
  coverageVerdicts,
  exploitabilityVerdict,
  liveVerdicts,
  memoryVerdict,
  nodesVerdict,
  puctVerdicts,
  searchGrowthVerdict,
  searchMemoryVerdict,
  verdictsOf,
  workerVerdict,
} from "./verdict.ts";

const { values } = parseArgs({
  options: {
    /** The file for all figures. */
    json: { type: "string" },
    /** Compares with the recorded ratios, and fails if one is a fifth slower. */
    compare: { type: "boolean", default: false },
    /** Records the ratios of this run. */
    record: { type: "boolean", default: false },
  },
});
const options = { rounds: 15, milliseconds: 100 };

console.log(
  `Node ${process.version}: all players play the same random games, in ${options.rounds} rounds of ${options.milliseconds} ms each.\n`,
);
const memory = await measureMatchMemory();
const searchMemory = await measureSearchMemory();
const live = await measureLive();
const measurements: Measurement[] = [];
for (const name of SUBJECT_NAMES) measurements.push(await measure(name, options));
const connectFourAnalyses = await checkConnectFour();
const verdicts = [
  ...measurements.flatMap(verdictsOf),
  memoryVerdict(memory),
  searchMemoryVerdict(searchMemory),
  searchGrowthVerdict(searchMemory),
  ...countSolverNodes().map(nodesVerdict),
  ...(await countAnalysisErrors()).flatMap(analysisVerdicts),
  ...connectFourVerdicts(connectFourAnalyses),
  ...puctVerdicts(playPuctMatch()),
  ...(await playWorkerMatches()).map(workerVerdict),
  ...measureExploitability().map(exploitabilityVerdict),
  ...coverageVerdicts(measureIntervalCoverage()),
  ...liveVerdicts(live),
];

console.log(
  `${formatSpeed(measurements)}\n\n${formatMemory(memory)}\n\n${formatLive(live)}\n\n${formatAnalyses(connectFourAnalyses)}\n\n${formatVerdicts(verdicts)}`,
);

if (values.json !== undefined) {
  const data = { node: process.version, speed: measurements, memory, searchMemory, verdicts };
  writeFileSync(values.json, `${JSON.stringify(data, null, 2)}\n`);
}

if (values.record) writeBaseline(verdicts);

const slower = values.compare ? regressions(readBaseline(), verdicts) : [];
for (const { goal, was, is } of slower) {
  console.error(`\nSlower than recorded: ${goal} was ${was}, is ${is.toPrecision(3)}`);
  process.exitCode = 1;
}
if (values.compare && slower.length === 0) console.log("\nNothing is a fifth slower than recorded.");

const missed = verdicts.filter(({ met }) => !met);
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.map(({ goal }) => goal).join("; ")}`);
  process.exitCode = 1;
}
