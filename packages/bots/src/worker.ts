/**
 * The script of a Web Worker in which bots think. It imports plugins by URL; a script with built-in games calls `serveBots` itself.
 *
 * @module
 */
import { toPort, type WebEndpoint } from "./worker/port.ts";
import { serveBots } from "./worker/serve.ts";

// the scope of the worker, declared here because this package has the types of Node
declare const self: WebEndpoint;

serveBots(toPort(self));
