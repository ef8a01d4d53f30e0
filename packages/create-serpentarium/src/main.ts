#!/usr/bin/env node
import { createHost } from "./host.ts";
import { runCreate } from "./run.ts";

const streams = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

process.exitCode = await runCreate(process.argv.slice(2), streams, createHost());
