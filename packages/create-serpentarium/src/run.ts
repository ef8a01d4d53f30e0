import { relative, resolve } from "node:path";
import { type Arguments, askedLanguage, readArguments, usage } from "./arguments.ts";
import { compose, type Plan } from "./compose.ts";
import { decide } from "./decide.ts";
import { type Code, type Failure, fail, type Result, succeed } from "./failure.ts";
import type { Host } from "./host.ts";
import { olderNode } from "./node-version.ts";
import { createPrompt, type Prompt } from "./prompt.ts";
import { createTerminal, type Streams, type Terminal } from "./terminal.ts";
import { checkFolder, writeFolder } from "./write-folder.ts";

/** How the program ends: 1 where something could not be done, 2 where it was asked in a wrong way. */
export type ExitCode = 0 | 1 | 2;

const TRIED: readonly Code[] = ["not-empty", "not-writable", "install-failed", "cancelled"];

function report({ errors, say }: Terminal, { code, message }: Failure): ExitCode {
  errors.write(`create-serpentarium: ${code}: ${say(message)}\n`);
  return TRIED.includes(code) ? 1 : 2;
}

const run = (manager: Plan["manager"], script: string): string =>
  script === "test" ? `${manager} test` : `${manager} run ${script}`;

/** Says at once that the Node at hand is too old for the tools, if it is. */
function noteNode({ errors, say }: Terminal, { node }: Host): void {
  const note = olderNode(node);
  if (note) errors.write(`create-serpentarium: ${say(note)}\n`);
}

/** What to type next. */
function printNext({ say, print }: Terminal, { manager }: Plan, path: string, isInstalled: boolean): void {
  const steps = [
    ...(path === "" ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
    ...(isInstalled ? [] : [`${manager} install`]),
    run(manager, "test"),
    run(manager, "dev"),
  ];
  print();
  print(say({ en: "Next:", fr: "Et maintenant :" }));
  for (const step of steps) print(`  ${step}`);
}

async function install(
  { say, print }: Terminal,
  host: Host,
  { manager }: Plan,
  folder: string,
): Promise<Result<string>> {
  print(say({ en: `Installing with ${manager} …`, fr: `Installation avec ${manager} …` }));
  if (await host.install(manager, folder, olderNode(host.node) !== undefined)) return succeed(folder);
  return fail(
    "install-failed",
    `all files are there, but ${manager} install failed in ${folder}; call it again there`,
    `tous les fichiers sont là, mais ${manager} install a échoué dans ${folder} ; relancez-le là-bas`,
  );
}

/** Decides, writes, installs, and says what comes next. */
async function create(
  terminal: Terminal,
  host: Host,
  args: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<string>> {
  const plan = await decide(terminal, host, args, prompt);
  if (!plan.ok) return plan;
  const folder = resolve(host.folder, args.directory ?? plan.value.name.id);
  const free = await checkFolder(folder);
  if (!free.ok) return free;
  noteNode(terminal, host);
  const files = compose(await host.stock(), plan.value);
  const written = await writeFolder(folder, files);
  if (!written.ok) return written;
  const { say, print } = terminal;
  const count = Object.keys(files).length;
  print(say({ en: `Wrote ${count} files to ${folder}.`, fr: `${count} fichiers écrits dans ${folder}.` }));
  const isInstalling = !args["no-install"];
  if (isInstalling) {
    const installed = await install(terminal, host, plan.value, folder);
    if (!installed.ok) return installed;
  }
  printNext(terminal, plan.value, relative(host.folder, folder), isInstalling);
  return succeed(folder);
}

/**
 * The whole program.
 *
 * @param ask - who is asked for what the command line leaves open; left out, a person at the terminal, if there is one
 */
export async function runCreate(
  rawArgs: readonly string[],
  streams: Streams,
  host: Host,
  ask?: Prompt,
): Promise<ExitCode> {
  const terminal = createTerminal(streams, askedLanguage(rawArgs));
  const args = readArguments(rawArgs);
  if (!args.ok) return report(terminal, args.error);
  const { help, version, yes } = args.value;
  if (help || version) {
    terminal.print(help ? await usage(terminal, await host.version()) : await host.version());
    return 0;
  }
  const prompt = ask ?? (terminal.isInteractive ? createPrompt(terminal) : undefined);
  const created = await create(terminal, host, args.value, yes ? undefined : prompt);
  return created.ok ? 0 : report(terminal, created.error);
}
