import { spawn } from "node:child_process";

/** The output and the exit code of a program. */
export interface RunResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The working folder and the environment of a program. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end; in a shell on Windows, where `npm` and others are scripts. */
export function run(command: string, args: readonly string[], { cwd, env }: RunOptions): Promise<RunResult> {
  const shell = process.platform === "win32";
  const child = spawn(command, [...args], { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  const written = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, ...written }));
  });
}

/** Runs a program and returns its standard output. @throws Error with all output if the program fails */
export async function output(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(" ")} ended with ${code}\n${stdout}\n${stderr}`);
}
