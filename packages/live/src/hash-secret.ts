import { hash } from "node:crypto";

/** Returns the SHA-256 of a secret, if there is one, because the journal must not contain secrets. */
export const hashSecret = <T extends string | undefined>(secret: T): T | string =>
  secret === undefined ? secret : hash("sha256", secret);
