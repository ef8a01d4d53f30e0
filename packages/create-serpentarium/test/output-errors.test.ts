import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const MAIN = new URL("../src/main.ts", import.meta.url).pathname;

/** Runs the program as a shell does, with its streams redirected. */
function runRedirected(redirection: string, ...args: string[]) {
  const program = [process.execPath, "--conditions=@serpentarium/source", MAIN, ...args];
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `set -o pipefail; "$0" "$@" ${redirection}`, ...program],
    {
      encoding: "utf8",
    },
  );
  return { code: status, errors: stderr };
}

test.skipIf(process.platform !== "linux").each([
  [
    ">/dev/full",
    "en",
    1,
    /^create-serpentarium: not-writable: standard output cannot be written \(ENOSPC\)\n$/,
  ],
  [
    ">/dev/full",
    "fr",
    1,
    /^create-serpentarium: not-writable: impossible d’écrire la sortie standard \(ENOSPC\)\n$/,
  ],
  ["| head -0", "en", 0, /^$/],
  [">/dev/full 2>/dev/full", "en", 1, /^$/],
])("%s ends the program with a line that says why, or quietly", (redirection, language, code, errors) => {
  expect(runRedirected(redirection, "--help", "--language", language)).toEqual({
    code,
    errors: expect.stringMatching(errors),
  });
});
