// Measures the speed of the built package: random games and actions per second.

import plugin from "@my-scope/my-serpent";
import { createRandom, parseTable, playout, unwrap } from "@serpentarium/core";
import { Bench } from "tinybench";

const { game } = plugin;
const table = unwrap(parseTable(game));

/** Plays the random game of a seed. @returns the number of its actions */
function play(seed) {
  let actions = 0;
  playout(game, game.start(table), createRandom(seed), () => {
    actions += 1;
  });
  return actions;
}

let played = 0;
let actions = 0;
const bench = new Bench({ time: 2000 }).add("playouts", () => {
  actions += play(played);
  played += 1;
});
await bench.run();

const [task] = bench.tasks;
const perSecond = task?.result?.throughput?.mean ?? Number.NaN;
const whole = (number) => Math.round(number).toLocaleString("en");
console.log(`${game.id} ${game.version}, Node ${process.version}`);
console.log(`${whole(perSecond)} playouts a second`);
console.log(`${whole((perSecond * actions) / played)} actions a second`);
