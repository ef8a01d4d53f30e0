import * as v from "valibot";
import { type Failure, fail, type Result, succeed } from "./failure.ts";
import type { Game, GameTypes } from "./game.ts";
import { misshape } from "./misshape.ts";
import { parseTable } from "./options.ts";
import { parseLegal } from "./play.ts";
import { type Outcome, RESIGN, resignation, type Seat, type Table } from "./table.ts";

/** The name and version of the format of a record. */
export const RECORD_FORMAT = "serpentarium/1";

/** Made when it is needed: at the top level it would stay in every bundle. */
const createSchema = () =>
  v.object({
    format: v.literal(RECORD_FORMAT),
    game: v.string(),
    version: v.string(),
    seats: v.number(),
    options: v.looseObject({}),
    actions: v.array(v.string()),
    outcome: v.nullable(
      v.object({
        winners: v.array(v.number()),
        reason: v.string(),
        scores: v.optional(v.array(v.number())),
      }),
    ),
  });

/** A match as plain data: what was played, in notation. It opens only by being replayed. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's package that wrote it. */
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** Every action from the first position on, chance included. */
  readonly actions: readonly string[];
  /** `null` while the match goes on. */
  readonly outcome: Outcome | null;
}

/** A record that was replayed. */
export interface Replay<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  readonly actions: readonly T["action"][];
  /** One more than the actions: before each of them, and after the last. */
  readonly positions: readonly T["position"][];
  readonly position: T["position"];
  /** The seat that gave up, if one did. */
  readonly resigned?: Seat;
}

/** A match in progress, or one that is over. */
export interface Match {
  readonly table: Table;
  readonly actions: readonly string[];
  readonly outcome?: Outcome | undefined;
}

export const formatRecord = <T extends GameTypes>(
  game: Pick<Game<T>, "id" | "version">,
  { table, actions, outcome = undefined }: Match,
): GameRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  seats: table.seats,
  options: table.options,
  actions,
  outcome: outcome ?? null,
});

/** A record from data that may come from anywhere; only its shape is checked. Fails with `bad-record`. */
export function parseRecord(data: unknown): Result<GameRecord> {
  const raw = typeof data === "string" ? fromJson(data) : data;
  const checked = v.safeParse(createSchema(), raw, { abortEarly: true });
  // as they came: valibot leaves out "__proto__", which parseTable must see
  if (checked.success)
    return succeed({ ...(checked.output as GameRecord), options: (raw as GameRecord).options });
  const { en, fr } = misshape(checked.issues[0]);
  return fail("bad-record", `not a record: ${en}`, `pas une partie enregistrée : ${fr}`);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Versions that read each other's records: the same major, or the same minor before 1.0. */
const line = (version: string): string => /^(0\.\d+|[1-9]\d*)\.\d/.exec(version)?.[1] ?? "";

const same = (a: Outcome | null, b: Outcome | null): boolean =>
  a?.reason === b?.reason &&
  String(a?.winners) === String(b?.winners) &&
  String(a?.scores) === String(b?.scores);

/**
 * Opens a record by playing it through, so that it can never hold an illegal game. Fails with `bad-record`,
 * `unknown-game`, `bad-version`, `bad-seats` or `bad-option`, or with the failure of the first action that
 * does not hold, with its `index`.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Replay<T>> {
  const parsed = parseRecord(data);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (record.game !== game.id) {
    return fail(
      "unknown-game",
      `a record of ${record.game}, not of ${game.id}`,
      `partie de ${record.game}, pas de ${game.id}`,
    );
  }
  if (!line(record.version) || line(record.version) !== line(game.version)) {
    const { version } = record;
    return fail(
      "bad-version",
      `played with ${game.id} ${version}; this is ${game.version}`,
      `jouée avec ${game.id} ${version} ; voici ${game.version}`,
    );
  }
  const table = parseTable(game, record.options, record.seats);
  if (!table.ok) return table;

  const actions: T["action"][] = [];
  const positions: T["position"][] = [game.start(table.value)];
  let position = positions[0] as T["position"];
  for (const [index, text] of record.actions.entries()) {
    const legal = parseLegal(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index } };
    actions.push(legal.value);
    position = game.apply(position, legal.value);
    positions.push(position);
  }
  const opened = { table: table.value, actions, positions, position };
  if (record.outcome?.reason === RESIGN && position.phase !== "over") {
    const { winners } = record.outcome;
    const resigned = Array.from({ length: record.seats }, (_, seat) => seat).find(
      (seat) => !winners.includes(seat),
    );
    if (resigned !== undefined && same(record.outcome, resignation(table.value, resigned))) {
      return succeed({ ...opened, resigned });
    }
  } else if (same(record.outcome, position.outcome ?? null)) return succeed(opened);
  return { ok: false, error: mismatch(record.actions.length) };
}

const mismatch = (index: number): Failure => ({
  code: "bad-record",
  message: {
    en: "the outcome is not the one that these actions lead to",
    fr: "le résultat n’est pas celui auquel mènent ces coups",
  },
  index,
});
