import type { PushKeys, Turn, TurnMessage } from "./endpoint.ts";

/** Messages to browsers by Web Push. */
export interface PushChannel {
  /** With which browsers subscribe, in base64url. */
  readonly publicKey: string;
  /** Encrypts a message. @throws Error if the keys cannot be those of a browser */
  createMessage(to: { readonly endpoint: string; readonly keys: PushKeys }, turn: Turn): TurnMessage;
}
