import { isCancel, select, text } from "@clack/prompts";
import type { Result } from "./failure.ts";
import type { Terminal } from "./terminal.ts";

/** Asks the user; undefined means that they cancelled. */
export interface Prompt {
  ask(question: Question): Promise<string | undefined>;
  choose<V extends string>(question: string, choices: readonly Choice<V>[]): Promise<V | undefined>;
}

export interface Question {
  readonly message: string;
  /** The answer for an empty line. */
  readonly defaultValue: string;
  /** Checks an answer; the user can correct it after a failure. */
  check(answer: string): Result<unknown>;
}

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint: string;
}

/** Creates a prompt for an interactive terminal. */
export function createPrompt({ input, output, words }: Terminal): Prompt {
  const streams = { input, output };
  return {
    async ask(question) {
      const answer = await text({
        ...streams,
        message: question.message,
        placeholder: question.defaultValue,
        defaultValue: question.defaultValue,
        validate(typed) {
          const result = question.check(typed || question.defaultValue);
          return result.ok ? undefined : words.format(result.error.message);
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
