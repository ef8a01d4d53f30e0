import { readFile } from "node:fs/promises";
import { parseNetwork, withNetwork } from "@serpentarium/bots/network";
import { fail, type Game, type Result, succeed } from "@serpentarium/core";
import { fileError } from "../command-error.ts";

/** Reads a file as JSON. Fails with `bad-network`. */
async function readJson(file: string): Promise<Result<unknown>> {
  try {
    return succeed(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return fail("bad-network", { id: "cli.failures.bad-network.json" });
  }
}

/**
 * The game for bots, with the network of a file.
 *
 * @throws CommandError usage error if the file contains no network for the game
 */
export async function readNetwork(file: string, game: Game): Promise<Game> {
  const data = await readJson(file);
  const network = data.ok ? parseNetwork(game, data.value) : data;
  if (network.ok) return withNetwork(game, network.value);
  throw fileError(file, network.error);
}
