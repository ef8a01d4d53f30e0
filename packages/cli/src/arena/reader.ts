import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { MISREADERS } from "./misreaders.ts";
import type { Question } from "./question.ts";

/** A player of the arena, which can be any program. */
export interface Reader {
  readonly name: string;
  /** Answers with an action in notation; empty if there is none. */
  answer(question: Question): Promise<string>;
}

/** The prefix of a player that speaks the engine protocol. */
const ENGINE = "engine:";

/** The maximal length of a program's output that is read, in characters. */
const MAX_OUTPUT = 1e6;

/** Runs a command with a text as its input. @returns its output; empty if it fails or takes too long */
async function outputOf(command: string, input: string, milliseconds: number): Promise<string> {
  const child = spawn(command, {
    shell: true,
    stdio: ["pipe", "pipe", "inherit"],
    signal: AbortSignal.timeout(milliseconds),
  });
  // a program may exit before it has read its whole input
  child.stdin.on("error", () => {});
  const failed = new Promise<string>((resolve) => child.once("error", () => resolve("")));
  child.stdin.end(input);
  return (await Promise.race([text(child.stdout), failed])).slice(0, MAX_OUTPUT);
}

const lastLine = (output: string): string => output.trim().split("\n").at(-1)?.trim() ?? "";

/** A command that reads the prompt; the last line of its output is the action. */
const commandReader = (command: string, milliseconds: number): Reader => ({
  name: command,
  answer: async ({ prompt }) => lastLine(await outputOf(command, prompt, milliseconds)),
});

/** A program that speaks the engine protocol; answers with one of the actions that it considers legal. */
const engineReader = (command: string, milliseconds: number): Reader => ({
  name: `${ENGINE}${command}`,
  async answer({ game, table, position, random }) {
    const options = Object.entries(table.options).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
    const requests = [
      `new ${game.id} seats=${table.seats}${options.join("")}`,
      `set ${position}`,
      "legal",
      "quit",
    ];
    const lines = (await outputOf(command, `${requests.join("\n")}\n`, milliseconds)).split(/\r?\n/);
    if (lines.some((line) => line.startsWith("error "))) return "";
    const actions = lines.slice(lines.indexOf("ok", 1) + 1).filter((line) => line !== "ok" && line !== "");
    return actions.length === 0 ? "" : (actions[random.integer(actions.length)] ?? "");
  },
});

/**
 * Creates the player of an argument: the name of a misreader, `engine:<command>`, or a command.
 *
 * @param seconds - the maximal time for an answer
 */
export const createReader = (specifier: string, seconds: number): Reader =>
  (Object.hasOwn(MISREADERS, specifier) ? MISREADERS[specifier]?.() : undefined) ??
  (specifier.startsWith(ENGINE)
    ? engineReader(specifier.slice(ENGINE.length), seconds * 1000)
    : commandReader(specifier, seconds * 1000));
