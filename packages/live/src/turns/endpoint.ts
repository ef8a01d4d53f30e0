import type { Player } from "@serpentarium/core/series";

/**
 * The addresses at which players are told of their turns: texts by match and id. Unlike entries they can be deleted, and are deleted with
 * their match.
 */
export interface EndpointStore {
  /** Stores a text, in place of an earlier one with its id. */
  put(match: string, id: string, text: string): Promise<void>;
  /** Returns the texts of a match by id, the latest last. */
  read(match: string): Promise<ReadonlyMap<string, string>>;
  remove(match: string, id: string): Promise<void>;
}

/** The keys of a browser for Web Push, in base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** An address that a player has given: of a browser if it has keys for Web Push, otherwise of a program. */
export interface Endpoint {
  readonly endpoint: string;
  readonly keys?: PushKeys | undefined;
}

/** An endpoint in its stored form, or where a calendar that contains the match is stored. */
export type StoredEndpoint = {
  /** The hash of the secret of its player, who may leave the seat. */
  readonly key: string;
} & (Endpoint | { readonly calendar: string });

/** A player’s turn, as everyone may know it. */
export interface Turn {
  readonly match: string;
  /** The id of the game. */
  readonly game: string;
  readonly player: Player;
  /** The number of the event with which the turn began. */
  readonly n: number;
}

/** A request to an endpoint, sent with POST. */
export interface TurnMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}
