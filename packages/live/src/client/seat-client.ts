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

/** The seat of a browser in a match, or its place among the spectators, and the client that acts for it. */
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

  /** Keeps a seat in this browser, so that its link opens it again. */
  async keep(seat: LiveSeat): Promise<void> {
    const { id, game, storage } = this.#match;
    this.#seat = seat;
    this.#client = this.#createClient();
    await storage.keepSeat(id, game, seat);
  }

  /**
   * Takes the seat of a player. Fails like {@link LiveClient.send}, and keeps the seat all the same.
   *
   * @param after - the number of the last event that is known, if any
   */
  async take(
    player: Player,
    name: string,
    after: number | undefined,
    signal: AbortSignal,
  ): Promise<Result<Acknowledgement>> {
    // kept before it is sent: if the page is closed meanwhile, the seat may be taken
    await this.keep({ ...this.#seat, secret: createToken(), player });
    const { invite = "" } = this.#seat;
    const command = { type: "join", invite, name, player, ...(after !== undefined && { after }) } as const;
    return this.#client.send(command, signal);
  }

  /** Forgets the seat, and keeps the invitation. */
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
