import { createHmac, hash } from "node:crypto";
import type { Turn, TurnMessage } from "./endpoint.ts";

/** Messages to programs, signed as `standardwebhooks` describes it. */
export interface Webhooks {
  /** The key with which requests to an endpoint are signed. It is derived, so that it need not be stored. */
  secretOf(match: string, id: string): string;
  createMessage(id: string, turn: Turn): TurnMessage;
}

const PREFIX = "whsec_";

/** @param secret - the secret from which the keys of all endpoints are derived */
export function createWebhooks(secret: string): Webhooks {
  const keyOf = (match: string, id: string): Buffer =>
    createHmac("sha256", secret).update(`webhook ${match} ${id}`).digest();
  return {
    secretOf: (match, id) => PREFIX + keyOf(match, id).toString("base64"),
    createMessage(id, turn) {
      const { match, player, n } = turn;
      // the same for each attempt, by which a receiver knows a repeated one
      const message = `msg_${hash("sha256", `${match} ${id} ${player} ${n}`, "base64url")}`;
      const timestamp = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({
        type: "turn",
        timestamp: new Date(timestamp * 1000).toISOString(),
        data: turn,
      });
      const signed = `${message}.${timestamp}.${body}`;
      const signature = createHmac("sha256", keyOf(match, id)).update(signed).digest("base64");
      return {
        headers: {
          "content-type": "application/json",
          "webhook-id": message,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${signature}`,
        },
        body,
      };
    },
  };
}
