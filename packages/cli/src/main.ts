#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coreRangeIn, describeCoreMismatch } from "@serpentarium/plugins/core-peer";

const rawArgs = process.argv.slice(2);
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

const folder = fileURLToPath(new URL("..", import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
const mismatch = describeCoreMismatch("serpentarium", folder, coreRangeIn(manifest));
// nothing can be said where messages cannot be written: the exit code tells
process.stderr.on("error", () => {});
if (mismatch) {
  // that core may be too old to have words
  const text = await import("./terminal.ts").then(
    ({ createTerminal }) => createTerminal(streams, undefined).words.format(mismatch),
    () => mismatch.data.command,
  );
  console.error(`serpentarium: ${text}`);
  process.exitCode = 1;
} else {
  // everything else imports core
  const { reportOutputError, run } = await import("./run.ts");
  process.stdout.on("error", (error) => process.exit(reportOutputError(rawArgs, streams, error)));
  process.exitCode = await run(rawArgs, streams);
}
