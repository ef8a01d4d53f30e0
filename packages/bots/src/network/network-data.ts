import { fail, type Game, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import { hashText, INPUTS } from "./features.ts";

/** The format of a network. It changes with the definition of features. */
export const NETWORK_FORMAT = "serpentarium-network/1";

/** The number of hidden units. */
export const HIDDEN_UNITS = 16;

/** A learned evaluation of the positions of a game, as plain data: at most 100 kB of JSON. */
export interface NetworkData {
  readonly format: typeof NETWORK_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game used in training. The network evaluates positions of any version; after a change of rules, less well. */
  readonly version: string;
  /** The supported number of seats. */
  readonly seats: number;
  /** The options of the games used in training. */
  readonly options: object;
  /** The weight of the log-odds of the game's own `evaluate`; 0 if that is not used. */
  readonly evaluateWeight: number;
  /** From inputs to hidden units: an 8-bit integer for each input and unit, in base64; multiplied by `scale`. */
  readonly weights: string;
  readonly scale: number;
  readonly biases: readonly number[];
  /** For each seat after the acting one except the last, which has 0: the weights of the hidden units and, last, the bias. */
  readonly outputs: readonly (readonly number[])[];
  /** A checksum of everything else. */
  readonly checksum: number;
}

/** The checksum of a network. */
export const networkChecksum = ({
  checksum: _,
  ...data
}: Omit<NetworkData, "checksum"> & { checksum?: number }): number => hashText(JSON.stringify(data)) >>> 0;

/** The length of the base64 text of some bytes. */
const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

const MAX_SEATS = 16;

function createSchema() {
  const number = v.pipe(v.number(), v.finite());
  return v.strictObject({
    format: v.literal(NETWORK_FORMAT),
    game: v.string(),
    version: v.string(),
    seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_SEATS)),
    options: v.record(v.string(), v.unknown()),
    evaluateWeight: number,
    weights: v.pipe(
      v.string(),
      v.length(base64Length(INPUTS * HIDDEN_UNITS)),
      v.regex(/^[A-Za-z\d+/]*={0,2}$/, "base64"),
    ),
    scale: number,
    biases: v.pipe(v.array(number), v.length(HIDDEN_UNITS)),
    outputs: v.array(v.pipe(v.array(number), v.length(HIDDEN_UNITS + 1))),
    checksum: number,
  });
}

/**
 * Parses a network from untrusted data.
 *
 * Fails with `bad-network` if the data is not a network of this format or was changed, or if it is for another game, or for a number of
 * seats that the game does not have.
 */
export function parseNetwork(game: Pick<Game, "id" | "seats">, data: unknown): Result<NetworkData> {
  try {
    const shaped = parseShape(data);
    return shaped.ok ? checkNetwork(game, shaped.value) : shaped;
  } catch {
    // a getter or proxy has thrown
    return fail("bad-network", { id: "failures.bad-network.unreadable" });
  }
}

function parseShape(data: unknown): Result<NetworkData> {
  const parsed = v.safeParse(createSchema(), data, { abortEarly: true });
  if (parsed.success) return succeed(parsed.output);
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? "network";
  const expected = issue.expected ?? issue.message;
  return fail("bad-network", {
    id: "failures.bad-network.part",
    data: { place, expected, found: issue.received },
  });
}

function checkNetwork({ id, seats }: Pick<Game, "id" | "seats">, network: NetworkData): Result<NetworkData> {
  if (network.game !== id)
    return fail("bad-network", { id: "failures.bad-network.game", data: { game: id, found: network.game } });
  const outputs = network.outputs.length;
  if (network.seats < seats.min || network.seats > seats.max || outputs !== network.seats - 1)
    return fail("bad-network", {
      id: "failures.bad-network.seats",
      data: { ...seats, found: network.seats, outputs },
    });
  if (networkChecksum(network) !== network.checksum)
    return fail("bad-network", { id: "failures.bad-network.checksum" });
  return succeed(network);
}
