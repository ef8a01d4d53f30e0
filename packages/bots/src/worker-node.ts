/**
 * The script of a Node worker thread in which bots think. It imports plugins by URL.
 *
 * @module
 */
import { parentPort } from "node:worker_threads";
import { toPort } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

if (parentPort) serveBots(toPort(parentPort));
