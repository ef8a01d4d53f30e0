#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { fill, type Language, type Text } from "@serpentarium/core";
import { buildWorkshop } from "./build.ts";
import { type Command, languageOf, parseCommand, USAGE } from "./command.ts";
import { findPackage, readManifest, WrongUse } from "./plugin-package.ts";
import type { Trouble } from "./report.ts";
import { ownConditions } from "./running-from.ts";
import { createWorkshop } from "./server.ts";

const SERVED: Text = { en: "{name}: {url}", fr: "{name} : {url}" };
const WRITTEN: Text = { en: "{name}: written to {folder}", fr: "{name} : écrit dans {folder}" };

const version = (): string => {
  const up = ["..", "../.."].map((path) => readManifest(fileURLToPath(new URL(path, import.meta.url))));
  return String(up.find((manifest) => manifest?.["name"] === "@serpentarium/workshop")?.["version"]);
};

const words = ({ title, message, detail }: Trouble, language: Language): string =>
  [title[language], message[language], ...(detail ? [detail] : [])].join("\n");

async function serve({ path, entry, port, host, open, language }: Command): Promise<void> {
  const home = findPackage(process.cwd(), path, entry);
  const conditions = ownConditions();
  const server = await createWorkshop(home, { host, open, conditions, ...(port !== undefined && { port }) });
  await server.listen();
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  for (const url of [...local, ...network]) console.log(fill(SERVED, language, { name: home.name, url }));
}

async function build({ path, entry, out, base, language }: Command): Promise<void> {
  const home = findPackage(process.cwd(), path, entry);
  const options = { conditions: ownConditions(), ...(out && { out }), ...(base && { base }) };
  const { folder, report } = await buildWorkshop(home, options);
  if (!report.trouble) return console.log(fill(WRITTEN, language, { name: home.name, folder }));
  console.error(words(report.trouble, language));
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
  const known = error instanceof WrongUse;
  const plain = error instanceof Error ? error.message : String(error);
  console.error(`serpentarium-workshop: ${known ? error.text[languageOf(args, process.env)] : plain}`);
  process.exitCode = known ? 2 : 1;
}
