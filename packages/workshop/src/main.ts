#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Words } from "@serpentarium/core/words";
import { processConditions } from "@serpentarium/plugins";
import { buildWorkshop } from "./build.ts";
import { type Command, parseCommand, programLanguage } from "./command.ts";
import { OWN_FOLDER } from "./module-paths.ts";
import { findPackage } from "./plugin-package.ts";
import type { Problem } from "./report.ts";
import { createWorkshopServer } from "./server.ts";
import { UsageError } from "./usage-error.ts";
import { programWords } from "./words.ts";

const formatProblem = ({ title, message, detail }: Problem, words: Words): string =>
  [words.format(title), words.format(message), ...(detail ? [detail] : [])].join("\n");

const ownVersion = (): string =>
  String(JSON.parse(readFileSync(join(OWN_FOLDER, "package.json"), "utf8")).version);

async function serve({ path, entry, port, host, open }: Command, words: Words): Promise<void> {
  const pluginPackage = findPackage(process.cwd(), path, entry);
  const conditions = processConditions();
  const server = await createWorkshopServer(pluginPackage, {
    host,
    open,
    conditions,
    ...(port !== undefined && { port }),
  });
  await server.listen();
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  for (const url of [...local, ...network]) {
    console.log(words.text("workshop.program.served", { name: pluginPackage.name, url }));
  }
}

async function build({ path, entry, out, base }: Command, words: Words): Promise<void> {
  const pluginPackage = findPackage(process.cwd(), path, entry);
  const options = { conditions: processConditions(), ...(out && { out }), ...(base && { base }) };
  const { folder, report } = await buildWorkshop(pluginPackage, options);
  if (!report.problem)
    return console.log(words.text("workshop.program.written", { name: pluginPackage.name, folder }));
  console.error(formatProblem(report.problem, words));
  process.exitCode = 1;
}

async function run(args: readonly string[], words: Words): Promise<void> {
  const command = parseCommand(args);
  if (command.name === "help") console.log(words.text("workshop.program.usage"));
  else if (command.name === "version") console.log(ownVersion());
  else if (command.name === "build") await build(command, words);
  else await serve(command, words);
}

const args = process.argv.slice(2);
const words = programWords(programLanguage(args, process.env));
try {
  await run(args, words);
} catch (error) {
  const isUsageError = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`serpentarium-workshop: ${isUsageError ? words.format(error.text) : message}`);
  process.exitCode = isUsageError ? 2 : 1;
}
