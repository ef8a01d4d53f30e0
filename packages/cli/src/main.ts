#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coreRangeIn, describeCoreMismatch } from "./core-peer.ts";
import { createTerminal } from "./terminal.ts";

const rawArgs = process.argv.slice(2);
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

const folder = fileURLToPath(new URL("..", import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
const mismatch = describeCoreMismatch("serpentarium", folder, coreRangeIn(manifest));
// nothing can be said where messages cannot be written: the exit code tells
process.stderr.on("error", () => {});
if (mismatch) {
  console.error(`serpentarium: ${createTerminal(streams, undefined).translate(mismatch)}`);
  process.exitCode = 1;
} else {
  // everything else imports core
  const { reportOutputError, run } = await import("./run.ts");
  process.stdout.on("error", (error) => process.exit(reportOutputError(rawArgs, streams, error)));
  process.exitCode = await run(rawArgs, streams);
}
