import type { Message } from "@serpentarium/core";

/** Codes of failures to create a package. */
export const FAILURE_CODES = [
  "wrong-use",
  "bad-name",
  "bad-title",
  "bad-language",
  "unknown-template",
  "unknown-package-manager",
  "not-empty",
  "not-writable",
  "install-failed",
  "cancelled",
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** A failure: a code for programs, a message for users. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: Message;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (
  code: FailureCode,
  message: Message,
): { readonly ok: false; readonly error: Failure } => ({ ok: false, error: { code, message } });
