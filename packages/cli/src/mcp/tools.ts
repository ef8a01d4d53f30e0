import { type CallToolResult, fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { fail, LANGUAGES, type Language, type Message, type Result, succeed } from "@serpentarium/core";
import { CommandError } from "../command-error.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import { quote, showInvisible } from "./quote.ts";

const LANGUAGE = { type: "string", enum: [...LANGUAGES], description: "The language of the answer" } as const;
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

/** The schema of the arguments of a tool; all but those named are optional. */
export const argumentsOf = <T>(
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
) =>
  fromJsonSchema<T>({
    type: "object",
    properties: { ...properties, language: LANGUAGE },
    required: [...required],
    additionalProperties: false,
  });

export interface LanguageArgument {
  readonly language?: Language;
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
}

/** A value, or why a call failed. */
export type ToolOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ToolFailure };
/** The text that a tool answers with, or why it failed. */
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

/** The failure that another server reports, or that is about what a file contains: its message is quoted. */
export function quoteFailure({ code, clause, message }: Partial<ToolFailure> = {}) {
  const { en, fr } = Object(message) as Partial<Message>;
  return {
    ok: false as const,
    error: {
      code: CODE.test(String(code)) ? String(code) : "failed",
      ...(CLAUSE.test(String(clause ?? "")) && { clause: String(clause) }),
      message: { en: quote(String(en)), fr: quote(String(fr)) },
    },
  };
}

/** The failure of a call that was made for an earlier state of a match. */
export const movedOn = () =>
  failTool("moved-on", {
    en: "the match has moved on: look at it with show_match, and choose again",
    fr: "la partie a avancé : la regarder avec show_match, et choisir de nouveau",
  });

const answer = (text: string): CallToolResult => ({ content: [{ type: "text", text: showInvisible(text) }] });

/** The answer to a failed call: its code, the clause, and what was expected. */
const failed = ({ code, clause, message }: ToolFailure, language: Language): CallToolResult => ({
  ...answer(`${[code, ...(clause ? [clause] : [])].join(" ")}: ${message[language]}`),
  isError: true,
});

/** Finds the plugin of a game. Fails with `unknown-game`. */
export function findSource(sources: readonly LoadedPlugin[], id: string): Result<LoadedPlugin> {
  const source = sources.find(({ plugin }) => plugin.game.id === id);
  const known = sources.map(({ plugin }) => plugin.game.id).join(", ");
  return source
    ? succeed(source)
    : fail("unknown-game", { en: `expected one of ${known}`, fr: `attendu un jeu parmi ${known}` });
}

/** Registers a tool that answers with a text, or with a failure. The signal is aborted when the client cancels or goes. */
export type Register = <T extends LanguageArgument>(
  name: string,
  description: string,
  isReading: boolean,
  schema: ReturnType<typeof argumentsOf<T>>,
  run: (args: T, language: Language, signal: AbortSignal) => Promise<ToolResult>,
) => void;

/**
 * Returns a function that registers tools at a server.
 *
 * @param defaultLanguage - the language of answers when a call names none
 */
export const createRegister =
  (server: McpServer, defaultLanguage: Language): Register =>
  (name, description, isReading, schema, run) => {
    server.registerTool(
      name,
      { description, inputSchema: schema, annotations: { readOnlyHint: isReading, openWorldHint: false } },
      async (args, { mcpReq: { signal } }) => {
        const language = args.language ?? defaultLanguage;
        const result = await run(args, language, signal).catch((error: unknown) => {
          if (signal.aborted) throw error;
          if (error instanceof CommandError) return failTool("not-stored", error.text);
          const message = error instanceof Error ? error.message : String(error);
          return quoteFailure({ message: { en: message, fr: message } });
        });
        return result.ok ? answer(result.value) : failed(result.error, language);
      },
    );
  };
