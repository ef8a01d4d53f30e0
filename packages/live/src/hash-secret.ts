import { hash } from "node:crypto";

/** Returns the SHA-256 of a secret: the journal contains no secrets. */
export const hashSecret = (secret: string): string => hash("sha256", secret);
