import { createHash } from "node:crypto";

/** Returns the SHA-256 of a secret: the journal contains no secrets. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
