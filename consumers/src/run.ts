import { spawn } from "node:child_process";

/** What a program wrote, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a program runs, and the environment that it sees. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A program run to its end; `npm` and the like are scripts on Windows, hence the shell there. */
export function run(command: string, args: readonly string[], { cwd, env }: RunOptions): Promise<Ran> {
  const shell = process.platform === "win32";
  const child = spawn(command, [...args], { cwd, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  const wrote = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    wrote.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    wrote.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, ...wrote }));
  });
}

/** What a program wrote to standard output; where it fails, all that it wrote is the error. */
export async function output(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(" ")} ended with ${code}\n${stdout}\n${stderr}`);
}
