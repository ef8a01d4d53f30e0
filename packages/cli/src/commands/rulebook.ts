import { type Command, createCommand } from "../command.ts";
import { usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { rulebookReview } from "./rulebook-review.ts";

export const rulebook = (terminal: Terminal): Command => {
  const commands = { review: rulebookReview(terminal) };
  return createCommand(terminal, {
    name: "rulebook",
    description: terminal.words.text("cli.rulebook.description"),
    examples: ["serpentarium rulebook review ."],
    args: {},
    isVariadic: true,
    async run() {
      const data = { name: "serpentarium rulebook", values: Object.keys(commands) };
      throw usageError({ id: "cli.usage.one-of", data });
    },
    commands,
  });
};
