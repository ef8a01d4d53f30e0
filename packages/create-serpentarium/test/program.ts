import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { collectStock } from "../build/collect.ts";
import type { Host } from "../src/host.ts";
import type { Prompt } from "../src/prompt.ts";
import { runCreate } from "../src/run.ts";

/** An empty folder of its own, until the test is over. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "create-serpentarium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export const stock = collectStock();

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** What was installed, as `npm in <folder>`, and whether errors alone were told. */
  readonly installed: readonly string[];
}

interface Circumstances {
  readonly folder?: string;
  readonly prompt?: Prompt;
  readonly env?: Readonly<Record<string, string>>;
  readonly host?: Partial<Host>;
}

/** A stream that keeps what is written to it. */
function keeper(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** Runs the program in this process, where nothing is installed and git knows Ada. */
export async function create(args: readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const { folder = emptyFolder(), prompt, env = {}, host } = circumstances;
  const [output, errors] = [keeper(), keeper()];
  const installed: string[] = [];
  const code = await runCreate(
    args,
    { input: Readable.from([]), output: output.stream, errors: errors.stream, env },
    {
      folder,
      node: "24.21.0",
      stock: async () => stock,
      author: async () => "Ada",
      version: async () => "1.2.3",
      async install(manager, where, isTerse) {
        installed.push(`${manager} in ${where}${isTerse ? ", tersely" : ""}`);
        return true;
      },
      ...host,
    },
    prompt,
  );
  return { code, output: output.text(), errors: errors.text(), installed };
}
