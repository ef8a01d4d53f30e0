#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coreRangeIn, describeCoreMismatch } from "@serpentarium/plugins/core-peer";

const rawArgs = process.argv.slice(2);
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

const folder = fileURLToPath(new URL("..", import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
const mismatch = describeCoreMismatch("serpentarium", folder, coreRangeIn(manifest));
// if messages cannot be written, only the exit code reports the error
process.stderr.on("error", () => {});
if (mismatch) {
  // an old version of core may not support words
  const text = await import("./terminal.ts").then(
    ({ createTerminal }) => createTerminal(streams, undefined).words.format(mismatch),
    () => mismatch.data.command,
  );
  console.error(`serpentarium: ${text}`);
  process.exitCode = 1;
} else {
  // loaded late, because everything else imports core
  const { reportOutputError, run } = await import("./run.ts");
  process.stdout.on("error", (error) => process.exit(reportOutputError(rawArgs, streams, error)));
  process.exitCode = await run(rawArgs, streams);
}
