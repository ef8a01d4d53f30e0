/**
 * Web Push for players whose turn it is. Needs `web-push`, which is not installed with the package.
 *
 * @module
 */
import { hash } from "node:crypto";
import webPush from "web-push";
import type { PushChannel } from "./turns/push-channel.ts";

export type { PushChannel } from "./turns/push-channel.ts";

/** How long a push service keeps a message for a browser that is off, in seconds. */
const DAY = 86_400;
/** The maximal length of a topic: a message replaces an undelivered one of its topic. */
const TOPIC_LENGTH = 32;

/** The identity of a server for push services: VAPID, RFC 8292. */
export interface VapidDetails {
  /** How the push service reaches the operator: an address with `mailto:` or `https:`. */
  readonly subject: string;
  /** In base64url. Browsers that have subscribed know it: with another one, they have to subscribe again. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Returns new keys: keep them as long as the server. */
export const createVapidKeys = (): Pick<VapidDetails, "publicKey" | "privateKey"> =>
  webPush.generateVAPIDKeys();

/** Creates the channel for `notifications` of `createHost`. @throws Error if a key or the subject cannot be one */
export function createPush(vapidDetails: VapidDetails): PushChannel {
  const { subject, publicKey, privateKey } = vapidDetails;
  // tells of mistakes at once
  webPush.getVapidHeaders("https://push.example.org", subject, publicKey, privateKey, "aes128gcm");
  return {
    publicKey,
    createMessage({ endpoint, keys }, turn) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(turn), {
        vapidDetails,
        TTL: DAY,
        urgency: "high",
        topic: hash("sha256", turn.match, "base64url").slice(0, TOPIC_LENGTH),
      });
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      return { headers: Object.fromEntries(named), body };
    },
  };
}
