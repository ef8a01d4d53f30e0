import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { NotificationOptions } from "@serpentarium/live";
import * as v from "valibot";
import { usageError } from "./command-error.ts";
import { loadOptional } from "./optional-packages.ts";

/** What a server needs as long as it exists: with other keys, browsers have to subscribe again. */
const secretsSchema = v.strictObject({
  push: v.exactOptional(v.strictObject({ publicKey: v.string(), privateKey: v.string() })),
  webhooks: v.exactOptional(v.pipe(v.string(), v.minLength(32))),
});
type Secrets = v.InferOutput<typeof secretsSchema>;

const SECRET_BYTES = 32;

interface Wanted {
  /** How push services reach the operator; undefined without Web Push. */
  readonly push: string | undefined;
  readonly webhooks: boolean;
  readonly allowsPrivate: boolean;
}

const cannotOpen = (option: string, cause: unknown) => {
  const problem = cause instanceof Error ? cause.message : String(cause);
  return usageError({ id: "cli.serve.cannot-open", data: { option, problem } }, { cause });
};

/** Reads a file of secrets; empty if there is none. @throws CommandError usage error */
function readSecrets(file: string): Secrets {
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return {};
    throw cannotOpen("--secrets", cause);
  }
}

/** Writes a file of secrets that only its owner can read. @throws CommandError usage error */
function writeSecrets(file: string, secrets: Secrets): void {
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  } catch (cause) {
    throw cannotOpen("--secrets", cause);
  }
}

/**
 * Returns how players are told of their turns, with the secrets of a file, which is created where it lacks some.
 *
 * @throws CommandError usage error
 */
export async function openNotifications(
  { push, webhooks, allowsPrivate }: Wanted,
  file: string,
): Promise<NotificationOptions> {
  if (push === undefined && !webhooks) return {};
  const load = () => import("@serpentarium/live/push");
  const channel = push === undefined ? undefined : await loadOptional("--push", ["web-push"], load);
  const known = readSecrets(file);
  const secrets: Secrets = {
    ...known,
    ...(channel && { push: known.push ?? channel.createVapidKeys() }),
    ...(webhooks && { webhooks: known.webhooks ?? randomBytes(SECRET_BYTES).toString("base64url") }),
  };
  if (JSON.stringify(secrets) !== JSON.stringify(known)) writeSecrets(file, secrets);
  try {
    return {
      allowsPrivate,
      ...(push !== undefined &&
        channel &&
        secrets.push && { push: channel.createPush({ subject: push, ...secrets.push }) }),
      ...(webhooks && secrets.webhooks !== undefined && { webhookSecret: secrets.webhooks }),
    };
  } catch (cause) {
    throw cannotOpen("--push", cause);
  }
}
