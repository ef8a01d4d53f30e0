#!/usr/bin/env node
import { createHost } from "./host.ts";
import { reportOutputError, runCreate } from "./run.ts";

const rawArgs = process.argv.slice(2);
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

process.stdout.on("error", (error) => process.exit(reportOutputError(rawArgs, streams, error)));
// if messages cannot be written, only the exit code reports the error
process.stderr.on("error", () => {});

process.exitCode = await runCreate(rawArgs, streams, createHost());
