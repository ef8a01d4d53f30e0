import { isCancel, select, text } from "@clack/prompts";
import type { Result } from "./failure.ts";
import type { Terminal } from "./terminal.ts";

/** Questions to a person; nothing as the answer means that they left. */
export interface Prompt {
  ask(question: Question): Promise<string | undefined>;
  choose<V extends string>(question: string, choices: readonly Choice<V>[]): Promise<V | undefined>;
}

export interface Question {
  readonly message: string;
  /** What an empty line stands for. */
  readonly usual: string;
  /** Says what is wrong with an answer, so that the person can mend it. */
  check(answer: string): Result<unknown>;
}

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint: string;
}

/** A prompt for a person at a terminal. */
export function createPrompt({ input, output, say }: Terminal): Prompt {
  const streams = { input, output };
  return {
    async ask({ message, usual, check }) {
      const answer = await text({
        ...streams,
        message,
        placeholder: usual,
        defaultValue: usual,
        validate(typed) {
          const checked = check(typed || usual);
          return checked.ok ? undefined : say(checked.error.message);
        },
      });
      return isCancel(answer) ? undefined : answer;
    },
    async choose(message, choices) {
      const options = choices.map(({ value, label, hint }) => ({ value: value as string, label, hint }));
      const picked = await select({ ...streams, message, options, showInstructions: false });
      return choices.find(({ value }) => value === picked)?.value;
    },
  };
}
