import type { Failure, Text } from "@serpentarium/core";

/** How the program ends. */
export const EXIT = { ok: 0, failed: 1, wrongUse: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What ends a command with a message for the person who called it, and no stack trace. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly text: Text;
  readonly exitCode: ExitCode;

  constructor(text: Text, exitCode: ExitCode, options?: ErrorOptions) {
    super(text.en, options);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** The program was called in a way that it does not know. */
export const wrongUse = (en: string, fr: string, options?: ErrorOptions): CommandError =>
  new CommandError({ en, fr }, EXIT.wrongUse, options);

/** What was asked for does not hold: a check, a record. */
export const failed = (en: string, fr: string, options?: ErrorOptions): CommandError =>
  new CommandError({ en, fr }, EXIT.failed, options);

/** A failure of core as wrong use. */
export const misused = ({ message }: Failure): CommandError => wrongUse(message.en, message.fr);
