import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createRandom } from "@serpentarium/core";
import { measure } from "./measure.ts";
import { formatMemory, formatSpeed, formatVerdicts, type Measured } from "./report.ts";
import { createConnectFour } from "./subjects/connect-four.ts";
import { measureMatchMemory } from "./subjects/match-memory.ts";
import { createPantarei } from "./subjects/pantarei.ts";
import { createRowAnalysis, createSerpentCartes } from "./subjects/serpent-cartes.ts";
import { createSsserpent } from "./subjects/ssserpent.ts";
import { createSssnake } from "./subjects/sssnake.ts";
import { createTicTacToe } from "./subjects/tic-tac-toe.ts";
import { createTurnMachineSubject } from "./subjects/turn-machine.ts";
import { judge, judgeMemory } from "./verdict.ts";

const { values } = parseArgs({ options: { json: { type: "string" } } });
const plan = { rounds: 15, milliseconds: 100 };

console.log(
  `Node ${process.version}: everybody plays the same random games, in ${plan.rounds} rounds of ${plan.milliseconds} ms each.\n`,
);
// first, while there is little else that the collector could take away meanwhile
const memory = measureMatchMemory();
const subjects = [
  createPantarei(),
  createSsserpent(),
  createSssnake(),
  createSerpentCartes(),
  createRowAnalysis(),
  createTicTacToe(),
  createConnectFour(),
  createTurnMachineSubject(),
];
const figures = measure(
  subjects.flatMap(({ tasks }) => tasks),
  plan,
  createRandom("order"),
);
const measured = subjects.map((subject): Measured => {
  const ofSubject = subject.tasks.map((task) => [task.name, figures.get(task) ?? []] as const);
  return { subject, figures: new Map(ofSubject) };
});
const verdicts = [...measured.flatMap((each) => judge(each.subject, each.figures)), judgeMemory(memory)];

console.log(`${formatSpeed(measured)}\n\n${formatMemory(memory)}\n\n${formatVerdicts(verdicts)}`);

if (values.json !== undefined) {
  const speed = measured.flatMap(({ subject, figures }) =>
    [...figures].map(([task, perSecond]) => ({ subject: subject.name, task, unit: subject.unit, perSecond })),
  );
  writeFileSync(
    values.json,
    `${JSON.stringify({ node: process.version, speed, memory, verdicts }, null, 2)}\n`,
  );
}

const missed = verdicts.filter(({ met }) => !met);
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.map(({ goal }) => goal).join("; ")}`);
  process.exitCode = 1;
}
