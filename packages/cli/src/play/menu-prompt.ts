import { isCancel, select, text } from "@clack/prompts";
import type { Terminal } from "../terminal.ts";
import type { Prompt } from "./prompt.ts";

const MAX_ITEMS = 12;

export function createMenuPrompt({ input, output }: Terminal): Prompt {
  const streams = { input, output };
  return {
    async ask(message, placeholder) {
      const answer = await text({ ...streams, message, placeholder });
      return isCancel(answer) ? undefined : (answer ?? "");
    },
    async choose(message, choices) {
      const options = choices.map(({ value, hint }) => ({ value, label: value, hint }));
      const picked = await select({
        ...streams,
        message,
        options,
        maxItems: MAX_ITEMS,
        showInstructions: false,
      });
      return isCancel(picked) ? undefined : picked;
    },
    close() {},
  };
}
