/**
 * The script of a Web Worker in which bots think. It imports plugins by URL; a script with its games built in calls
 * `serveBots` itself.
 *
 * @module
 */
import { toPort, type WebEndpoint } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

// the worker's own scope: this package has the types of Node
serveBots(toPort(globalThis as unknown as WebEndpoint));
