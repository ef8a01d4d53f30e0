import { type CallToolResult, fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { fail, type Game, type Message, type Result, succeed, type Words } from "@serpentarium/core";
import type { MessageValue } from "@serpentarium/core/words";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { CommandError } from "../command-error.ts";
import { explainFailure } from "../describe.ts";
import { knownLanguages } from "../words.ts";
import { type CallWords, createCallWords } from "./call-words.ts";
import { quote, showInvisible } from "./quote.ts";

export const MATCH = { type: "string", description: "The id of the match, from new_match" } as const;
export const GAME = { type: "string", description: "The id of the game, from list_games" } as const;
export const ACTION = {
  type: "string",
  description: "An action in the notation of the game's rulebook",
} as const;
export const NUMBER = {
  type: "integer",
  description:
    "The number of the match in the answer for which you chose the action; if the match has moved on since, the action is refused",
} as const;

export interface ArgumentsSchema<T> {
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** The type of the parsed arguments. */
  readonly values?: T;
}

/** The arguments of a tool; all are optional except the named ones. */
export const argumentsOf = <T>(
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
): ArgumentsSchema<T> => ({ properties, required });

const toJsonSchema = <T>({ properties, required }: ArgumentsSchema<T>, languages: readonly string[]) => {
  const language = { type: "string", enum: [...languages], description: "The language of the answer" };
  return fromJsonSchema<T>({
    type: "object",
    properties: { ...properties, language },
    required: [...required],
    additionalProperties: false,
  });
};

export interface LanguageArgument {
  readonly language?: string;
}
export interface MatchArguments extends LanguageArgument {
  readonly match: string;
}
export interface ActionArguments extends MatchArguments {
  readonly action: string;
}
export interface PlayArguments extends ActionArguments {
  readonly number?: number;
}
/** Why a call failed. */
export interface ToolFailure {
  readonly code: string;
  readonly clause?: string;
  readonly message: Message;
  /** Whether another program wrote the message, so that it is quoted. */
  readonly isQuoted?: true;
}

/** A value, or why a call failed. */
export type ToolOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ToolFailure };
/** The text of a tool's answer, or a failure. */
export type ToolResult = ToolOutcome<string>;

export const failTool = (
  code: string,
  message: Message,
): { readonly ok: false; readonly error: ToolFailure } => ({
  ok: false,
  error: { code, message },
});

const CODE = /^[a-z][a-z-]{0,39}$/;
const CLAUSE = /^[\w.-]{1,80}$/;

/** Reads the value of a placeholder from another program. */
function readValue(value: unknown): MessageValue {
  if (typeof value === "string" || typeof value === "number") return value;
  return Array.isArray(value) ? value.map(readValue) : readMessage(value);
}

/** Reads a message from another program. */
function readMessage(message: unknown): Message {
  const { id, data } = Object(message);
  if (typeof id !== "string") return String(message);
  const values = Object.entries(Object(data)).filter(([, value]) => value !== undefined);
  return { id, data: Object.fromEntries(values.map(([name, value]) => [name, readValue(value)])) };
}

/** A failure from another server or about the contents of a file: its message is quoted. */
export const quoteFailure = ({ code, clause, message }: Partial<ToolFailure> = {}) => ({
  ok: false as const,
  error: {
    code: CODE.test(String(code)) ? String(code) : "failed",
    ...(CLAUSE.test(String(clause ?? "")) && { clause: String(clause) }),
    message: readMessage(message),
    isQuoted: true as const,
  },
});

/** Formats a failure in the words of a game. */
export const inWordsOf = <T>(words: Words, outcome: ToolOutcome<T>): ToolOutcome<T> =>
  outcome.ok
    ? outcome
    : { ok: false, error: { ...outcome.error, message: words.format(outcome.error.message) } };

/** The failure of a call for an outdated state of a match. */
export const movedOn = () => failTool("moved-on", { id: "cli.failures.moved-on" });

const answer = (text: string): CallToolResult => ({ content: [{ type: "text", text: showInvisible(text) }] });

/** The text of a failed call: its code, clause and message. */
export function describeFailure({ code, clause, message, isQuoted }: ToolFailure, words: Words): string {
  const text = words.format(message);
  const head = [code, ...(clause ? [clause] : [])].join(" ");
  return `${head}: ${isQuoted ? quote(text) : text}`;
}

/** Finds the plugin of a game. Fails with `unknown-game`. */
export function findSource(sources: readonly LoadedPlugin[], id: string): Result<LoadedPlugin> {
  const source = sources.find(({ plugin }) => plugin.game.id === id);
  return source
    ? succeed(source)
    : fail("unknown-game", {
        id: "cli.failures.unknown-game.known",
        data: { known: sources.map(({ plugin }) => plugin.game.id) },
      });
}

/** Says whether an action is legal, or which clause forbids it. */
export function explainAction(game: Game, tried: Result<unknown>, words: Words): ToolResult {
  if (tried.ok) return succeed(words.text("cli.mcp.legal"));
  const { code, clause } = tried.error;
  if (code !== "refused") return inWordsOf(words, tried);
  return succeed(`${clause}: ${words.format(explainFailure(game, tried.error))}`);
}

/** Registers a tool that answers with a text or a failure. The signal is aborted if the client cancels or disconnects. */
export type Register = <T extends LanguageArgument>(
  name: string,
  description: string,
  isReading: boolean,
  schema: ArgumentsSchema<T>,
  run: (args: T, words: CallWords, signal: AbortSignal) => Promise<ToolResult>,
) => void;

/**
 * Returns a function that registers tools at a server.
 *
 * @param language - the language of answers when a call names none
 */
export function createRegister(
  server: McpServer,
  sources: readonly LoadedPlugin[],
  language: string,
): Register {
  const languages = knownLanguages(sources);
  return (name, description, isReading, schema, run) => {
    const inputSchema = toJsonSchema(schema, languages);
    server.registerTool(
      name,
      { description, inputSchema, annotations: { readOnlyHint: isReading, openWorldHint: false } },
      async (args, { mcpReq: { signal } }) => {
        const words = await createCallWords(sources, args.language ?? language);
        const result = await run(args, words, signal).catch((error: unknown) => {
          if (signal.aborted) throw error;
          if (error instanceof CommandError) return failTool("not-stored", error.text);
          return quoteFailure({ message: error instanceof Error ? error.message : String(error) });
        });
        return result.ok
          ? answer(result.value)
          : { ...answer(describeFailure(result.error, words.own)), isError: true };
      },
    );
  };
}
