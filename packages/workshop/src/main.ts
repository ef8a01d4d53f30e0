#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { formatText, type Language, type Message } from "@serpentarium/core";
import { buildWorkshop } from "./build.ts";
import { type Command, languageOf, parseCommand, USAGE } from "./command.ts";
import { processConditions } from "./module-paths.ts";
import { findPackage, readManifest, UsageError } from "./plugin-package.ts";
import type { Problem } from "./report.ts";
import { createWorkshopServer } from "./server.ts";

const SERVED: Message = { en: "{name}: {url}", fr: "{name} : {url}" };
const WRITTEN: Message = { en: "{name}: written to {folder}", fr: "{name} : écrit dans {folder}" };

const version = (): string => {
  // the source is one level below package.json, the build two
  const manifests = ["..", "../.."].map((path) =>
    readManifest(fileURLToPath(new URL(path, import.meta.url))),
  );
  return String(manifests.find((manifest) => manifest?.["name"] === "@serpentarium/workshop")?.["version"]);
};

const formatProblem = ({ title, message, detail }: Problem, language: Language): string =>
  [title[language], message[language], ...(detail ? [detail] : [])].join("\n");

async function serve({ path, entry, port, host, open, language }: Command): Promise<void> {
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
    console.log(formatText(SERVED, language, { name: pluginPackage.name, url }));
  }
}

async function build({ path, entry, out, base, language }: Command): Promise<void> {
  const pluginPackage = findPackage(process.cwd(), path, entry);
  const options = { conditions: processConditions(), ...(out && { out }), ...(base && { base }) };
  const { folder, report } = await buildWorkshop(pluginPackage, options);
  if (!report.problem)
    return console.log(formatText(WRITTEN, language, { name: pluginPackage.name, folder }));
  console.error(formatProblem(report.problem, language));
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args, process.env);
  if (command.name === "help") console.log(USAGE[command.language]);
  else if (command.name === "version") console.log(version());
  else if (command.name === "build") await build(command);
  else await serve(command);
}

const args = process.argv.slice(2);
try {
  await run(args);
} catch (error) {
  const isUsageError = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    `serpentarium-workshop: ${isUsageError ? error.text[languageOf(args, process.env)] : message}`,
  );
  process.exitCode = isUsageError ? 2 : 1;
}
