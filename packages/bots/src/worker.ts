/**
 * The script of a Web Worker in which bots think. It takes in plugins by the address of their modules; a script that knows
 * its games calls `serveBots` itself.
 *
 * @module
 */
import { portOf, type WebEnd } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

// what a worker sees as itself; the types of this package are those of Node
serveBots(portOf(globalThis as unknown as WebEnd));
