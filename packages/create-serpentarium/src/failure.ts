import type { Text } from "@serpentarium/core";

/** What can keep a package from being made. */
export const CODES = [
  "wrong-use",
  "bad-name",
  "bad-title",
  "unknown-template",
  "unknown-package-manager",
  "not-empty",
  "not-writable",
  "install-failed",
  "cancelled",
] as const;
export type Code = (typeof CODES)[number];

/** Why no package was made: a code for programs, a message for people. */
export interface Failure {
  readonly code: Code;
  readonly message: Text;
}

/** A value, or why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (
  code: Code,
  en: string,
  fr: string,
): { readonly ok: false; readonly error: Failure } => ({ ok: false, error: { code, message: { en, fr } } });
