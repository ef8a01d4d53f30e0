import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

// a program, whose subcommands load in chunks when they are called, the script of its threads, and libraries: its commands, and how it
// compares versions
export default defineConfig({
  entry: {
    main: "src/main.ts",
    commands: "src/command-reference.ts",
    diff: "src/diff/count-differences.ts",
    "puzzle-worker": "src/puzzles/worker.ts",
    ...wordsEntries(),
  },
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: declarations("src/command-reference.ts", "src/diff/count-differences.ts"),
});
