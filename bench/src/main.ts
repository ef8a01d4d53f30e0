import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Measured, measure } from "./measure.ts";
import { readRecorded, regressions, writeRecorded } from "./recorded.ts";
import { formatMemory, formatSpeed, formatVerdicts } from "./report.ts";
import { SUBJECT_NAMES } from "./subjects/index.ts";
import { measureMatchMemory } from "./subjects/match-memory.ts";
import { judge, judgeMemory } from "./verdict.ts";

const { values } = parseArgs({
  options: {
    /** Where to write all figures. */
    json: { type: "string" },
    /** Says what is a fifth slower than when ratios were last recorded. */
    compare: { type: "boolean", default: false },
    /** Records the ratios of this run. */
    record: { type: "boolean", default: false },
  },
});
const plan = { rounds: 15, milliseconds: 100 };

console.log(
  `Node ${process.version}: everybody plays the same random games, in ${plan.rounds} rounds of ${plan.milliseconds} ms each.\n`,
);
const memory = measureMatchMemory();
const measured: Measured[] = [];
for (const name of SUBJECT_NAMES) measured.push(await measure(name, plan));
const verdicts = [...measured.flatMap(judge), judgeMemory(memory)];

console.log(`${formatSpeed(measured)}\n\n${formatMemory(memory)}\n\n${formatVerdicts(verdicts)}`);

if (values.json !== undefined) {
  const data = { node: process.version, speed: measured, memory, verdicts };
  writeFileSync(values.json, `${JSON.stringify(data, null, 2)}\n`);
}

if (values.record) writeRecorded(verdicts);

const slower = values.compare ? regressions(readRecorded(), verdicts) : [];
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
