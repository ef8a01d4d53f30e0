import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { formatLiveLink, isToken, parseLiveLink } from "@serpentarium/live/client";
import { withFileLock } from "../file-lock.ts";
import { createFolder, writeOutputFile } from "../write-file.ts";

/** How long a call waits for another call about the same match, in milliseconds. */
const PATIENCE = 30_000;

/** The assistant's seat in a match on a live server, with its secret. */
export interface LiveSeat {
  readonly server: string;
  readonly match: string;
  /** The secret that others need to join. */
  readonly invite: string;
  readonly secret: string;
  readonly player: number;
}

function parseSeat(text: string): LiveSeat | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { server, match, invite, secret, player } = Object(data) as Record<keyof LiveSeat, unknown>;
  const isValid = isToken(match) && isToken(invite) && isToken(secret) && Number.isInteger(player);
  if (!isValid || typeof server !== "string" || typeof player !== "number") return undefined;
  return { server, match, invite, secret, player };
}

/** Parses a link to join a match; undefined if it is not one. */
export function parseInvitation(link: string): Pick<LiveSeat, "match" | "invite"> | undefined {
  const { id: match, invite } = parseLiveLink(link.slice(link.indexOf("#") + 1)) ?? {};
  return match !== undefined && invite !== undefined ? { match, invite } : undefined;
}

/** The link with which another person joins a match on the site of its server. */
export const formatInvitation = ({ server, match, invite }: LiveSeat, game: string): string =>
  `${new URL(`play/${game}/`, server)}#${formatLiveLink({ id: match, invite })}`;

/** The assistant's seats in a folder, one file each: the server stores only hashes of their secrets. */
export class LiveSeats {
  readonly #folder: string;
  readonly server: string;

  constructor(folder: string, server: string) {
    this.#folder = folder;
    this.server = server;
  }

  #file(match: string): string {
    return join(this.#folder, `live-${match}.json`);
  }

  /** Writes a seat. @throws CommandError if it cannot be written */
  async write(seat: LiveSeat): Promise<void> {
    await createFolder(this.#folder);
    await writeOutputFile(this.#file(seat.match), `${JSON.stringify(seat)}\n`);
  }

  /** Runs a task while no other call, of this process or another one, changes the seat in a match or plays for it. */
  async inTurn<T>(match: string, task: () => Promise<T>): Promise<T> {
    await createFolder(this.#folder);
    return withFileLock(this.#file(match), task, PATIENCE);
  }

  /** Reads the seat in a match of this server; undefined if there is none. */
  async read(match: string): Promise<LiveSeat | undefined> {
    if (!isToken(match)) return undefined;
    const text = await readFile(this.#file(match), "utf8").catch(() => undefined);
    const seat = text === undefined ? undefined : parseSeat(text);
    return seat?.server === this.server ? seat : undefined;
  }
}
