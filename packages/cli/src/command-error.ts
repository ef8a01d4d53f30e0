import type { Failure, Message } from "@serpentarium/core";

/** Exit codes of the program. */
export const EXIT = { ok: 0, failed: 1, usageError: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that ends a command with a message for the user and without a stack trace. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly text: Message;
  readonly exitCode: ExitCode;

  constructor(text: Message, exitCode: ExitCode, options?: ErrorOptions) {
    super(JSON.stringify(text), options);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** An error with exit code 2: the command line is wrong. */
export const usageError = (text: Message, options?: ErrorOptions): CommandError =>
  new CommandError(text, EXIT.usageError, options);

/** An error with exit code 1: a check failed, or a record is invalid. */
export const commandFailure = (text: Message, options?: ErrorOptions): CommandError =>
  new CommandError(text, EXIT.failed, options);

/** Converts a failure of core to a usage error. */
export const toUsageError = ({ message }: Failure): CommandError => usageError(message);

/** Converts a failure about a file to a usage error. */
export const fileError = (file: string, { message }: Failure): CommandError =>
  usageError({ id: "cli.files.problem", data: { file, problem: message } });
