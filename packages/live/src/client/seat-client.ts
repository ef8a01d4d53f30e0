import type { Result } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import type { Acknowledgement } from "../room.ts";
import { createToken } from "../token.ts";
import { createClient, type LiveClient } from "./create-client.ts";
import type { LiveSeat, LiveStorage } from "./live-seat.ts";
import { sharedFetch } from "./shared-stream.ts";

/** A match in which a browser may have a seat. */
interface SeatedMatch {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** The address of the server. */
  readonly url: string;
  readonly storage: LiveStorage;
}

/** The seat of a browser in a match, or its role as a spectator, and the client that acts for it. */
export class SeatClient {
  readonly #match: SeatedMatch;
  #seat: LiveSeat;
  #client: LiveClient;

  constructor(match: SeatedMatch, seat: LiveSeat) {
    this.#match = match;
    this.#seat = seat;
    this.#client = this.#createClient();
  }

  get seat(): LiveSeat {
    return this.#seat;
  }

  get client(): LiveClient {
    return this.#client;
  }

  /** Stores a seat in this browser, so that the link of the match opens it again. */
  async keep(seat: LiveSeat): Promise<void> {
    const { id, game, storage } = this.#match;
    this.#seat = seat;
    this.#client = this.#createClient();
    await storage.keepSeat(id, game, seat);
  }

  /**
   * Takes the seat of a player. Fails like {@link LiveClient.send}, but stores the seat anyway.
   *
   * @param after - the number of the last known event, if any
   */
  async take(
    player: Player,
    name: string,
    after: number | undefined,
    signal: AbortSignal,
  ): Promise<Result<Acknowledgement>> {
    // stored before sending: the seat may be taken even if the page is closed meanwhile
    await this.keep({ ...this.#seat, secret: createToken(), player });
    const { invite = "" } = this.#seat;
    const command = { type: "join", invite, name, player, ...(after !== undefined && { after }) } as const;
    return this.#client.send(command, signal);
  }

  /** Deletes the seat, and keeps the invitation. */
  forget(): Promise<void> {
    const { secret: _none, player: _nobody, ...rest } = this.#seat;
    return this.keep(rest);
  }

  #createClient(): LiveClient {
    const { url, id } = this.#match;
    const { secret } = this.#seat;
    return createClient({
      ...{ url, match: id, fetch: sharedFetch(id, secret) },
      ...(secret !== undefined && { secret }),
    });
  }
}
