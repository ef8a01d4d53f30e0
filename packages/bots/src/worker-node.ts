/**
 * The script of a Node worker thread in which bots think. It imports plugins by URL.
 *
 * @module
 */
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { toPort } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

if (parentPort) {
  // gives the other threads of a server priority; other systems only have priorities of processes
  if (process.platform === "linux")
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  serveBots(toPort(parentPort));
}
