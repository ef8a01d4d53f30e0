import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { collectTemplates } from "../build/collect-templates.ts";
import type { Host } from "../src/host.ts";
import type { Prompt } from "../src/prompt.ts";
import { runCreate } from "../src/run.ts";

/** A new empty folder, removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "create-serpentarium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export const templateBundle = collectTemplates();

export interface CreateResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** Installations as `npm in <folder>`, with `quietly` if only errors were printed. */
  readonly installed: readonly string[];
}

interface CreateOptions {
  readonly folder?: string;
  readonly prompt?: Prompt;
  readonly env?: Readonly<Record<string, string>>;
  readonly host?: Partial<Host>;
}

/** A stream that captures its output. */
function captureStream(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** Runs the program in this process, without installing; the user's name in git is Ada. */
export async function create(args: readonly string[], options: CreateOptions = {}): Promise<CreateResult> {
  const { folder = emptyFolder(), prompt, env = {}, host } = options;
  const [output, errors] = [captureStream(), captureStream()];
  const installed: string[] = [];
  const code = await runCreate(
    args,
    { input: Readable.from([]), output: output.stream, errors: errors.stream, env },
    {
      folder,
      node: "24.21.0",
      stock: async () => templateBundle,
      author: async () => "Ada",
      version: async () => "1.2.3",
      async install(manager, target, isQuiet) {
        installed.push(`${manager} in ${target}${isQuiet ? ", quietly" : ""}`);
        return true;
      },
      ...host,
    },
    prompt,
  );
  return { code, output: output.text(), errors: errors.text(), installed };
}
