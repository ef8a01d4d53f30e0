import { relative, resolve } from "node:path";
import { type Arguments, parseArguments, renderHelp, requestedLanguage } from "./arguments.ts";
import { composeFiles, type PackageSpec } from "./compose-files.ts";
import { type Failure, type FailureCode, fail, type Result, succeed } from "./failure.ts";
import { gatherSpec } from "./gather-spec.ts";
import type { Host } from "./host.ts";
import { nodeVersionWarning } from "./node-version.ts";
import { createPrompt, type Prompt } from "./prompt.ts";
import { createTerminal, type Streams, type Terminal } from "./terminal.ts";
import { checkFolder, writeFolder } from "./write-folder.ts";

/** Exit codes: 1 if something could not be done, 2 for a usage error. */
export type ExitCode = 0 | 1 | 2;

const EXIT_1_CODES: readonly FailureCode[] = ["not-empty", "not-writable", "install-failed", "cancelled"];

function reportFailure({ errors, words }: Terminal, { code, message }: Failure): ExitCode {
  errors.write(`create-serpentarium: ${code}: ${words.format(message)}\n`);
  return EXIT_1_CODES.includes(code) ? 1 : 2;
}

const scriptCommand = (manager: PackageSpec["manager"], script: string): string =>
  script === "test" ? `${manager} test` : `${manager} run ${script}`;

/** Warns if the Node version is too old for the tools. */
function warnNodeVersion({ errors, words }: Terminal, { node }: Host): void {
  const warning = nodeVersionWarning(node);
  if (warning) errors.write(`create-serpentarium: ${words.format(warning)}\n`);
}

/** Prints the next commands to run. */
function printNextSteps(
  { words, print }: Terminal,
  { manager }: PackageSpec,
  path: string,
  isInstalled: boolean,
): void {
  const steps = [
    ...(path === "" ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
    ...(isInstalled ? [] : [`${manager} install`]),
    scriptCommand(manager, "test"),
    scriptCommand(manager, "dev"),
  ];
  print();
  print(words.text("progress.next"));
  for (const step of steps) print(`  ${step}`);
}

async function install(
  { words, print }: Terminal,
  host: Host,
  { manager }: PackageSpec,
  folder: string,
): Promise<Result<string>> {
  print(words.text("progress.installing", { manager }));
  if (await host.install(manager, folder, nodeVersionWarning(host.node) !== undefined))
    return succeed(folder);
  return fail("install-failed", { id: "failures.install-failed", data: { manager, folder } });
}

/** Gathers the specification, writes the package, installs its dependencies, and prints the next steps. */
async function create(
  terminal: Terminal,
  host: Host,
  args: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<string>> {
  const spec = await gatherSpec(terminal, host, args, prompt);
  if (!spec.ok) return spec;
  const folder = resolve(host.folder, args.directory ?? spec.value.name.id);
  const checked = await checkFolder(folder);
  if (!checked.ok) return checked;
  warnNodeVersion(terminal, host);
  const files = composeFiles(await host.stock(), spec.value);
  const written = await writeFolder(folder, files);
  if (!written.ok) return written;
  const { words, print } = terminal;
  print(words.text("progress.wrote", { count: Object.keys(files).length, folder }));
  const isInstalling = !args["no-install"];
  if (isInstalling) {
    const installed = await install(terminal, host, spec.value, folder);
    if (!installed.ok) return installed;
  }
  printNextSteps(terminal, spec.value, relative(host.folder, folder), isInstalling);
  return succeed(folder);
}

/**
 * Runs the program.
 *
 * @param prompt - asks for missing arguments; by default a prompt at the terminal, if it is interactive
 */
export async function runCreate(
  passedArgs: readonly string[],
  streams: Streams,
  host: Host,
  prompt?: Prompt,
): Promise<ExitCode> {
  // npm removes the `--` before the arguments; pnpm dlx and others pass it on
  const rawArgs = passedArgs.filter((arg) => arg !== "--");
  const terminal = createTerminal(streams, requestedLanguage(rawArgs));
  const args = parseArguments(rawArgs);
  if (!args.ok) return reportFailure(terminal, args.error);
  const { help, version, yes } = args.value;
  if (help || version) {
    terminal.print(help ? await renderHelp(terminal, await host.version()) : await host.version());
    return 0;
  }
  const activePrompt = prompt ?? (terminal.isInteractive ? createPrompt(terminal) : undefined);
  const created = await create(terminal, host, args.value, yes ? undefined : activePrompt);
  return created.ok ? 0 : reportFailure(terminal, created.error);
}

/**
 * Reports why the output cannot be written; ignores a closed pipe, for example to `head`.
 *
 * @returns the exit code
 */
export function reportOutputError(
  rawArgs: readonly string[],
  streams: Streams,
  { code }: NodeJS.ErrnoException,
): ExitCode {
  if (code === "EPIPE") return 0;
  const terminal = createTerminal(streams, requestedLanguage(rawArgs));
  const message = { id: "failures.not-writable.output", data: { code } };
  return reportFailure(terminal, { code: "not-writable", message });
}
