/**
 * The script of a worker thread of Node in which bots think. It takes in plugins by the address of their modules.
 *
 * @module
 */
import { parentPort } from "node:worker_threads";
import { portOf } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

if (parentPort) serveBots(portOf(parentPort));
