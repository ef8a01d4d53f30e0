import { type CallToolResult, fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { fail, LANGUAGES, type Language, type Result, succeed, type Text } from "@serpentarium/core";
import type { LoadedPlugin } from "../loaded-plugin.ts";

const LANGUAGE = { type: "string", enum: [...LANGUAGES], description: "The language of the answer" } as const;
export const MATCH = { type: "string", description: "The id of the match, from new_match" } as const;
export const GAME = { type: "string", description: "The id of the game, from list_games" } as const;
export const ACTION = {
  type: "string",
  description: "An action in the notation of the game's rulebook",
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
/** Why a call failed. */
export interface ToolFailure {
  readonly code: string;
  readonly clause?: string;
  readonly message: Text;
}

/** The text that a tool answers with, or why it failed. */
export type ToolResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: ToolFailure };

const answer = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

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
    : fail("unknown-game", `expected one of ${known}`, `attendu un jeu parmi ${known}`);
}

/** Registers a tool that answers with a text, or with a failure. */
export type Register = <T extends LanguageArgument>(
  name: string,
  description: string,
  isReading: boolean,
  schema: ReturnType<typeof argumentsOf<T>>,
  run: (args: T, language: Language) => Promise<ToolResult>,
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
      async (args) => {
        const language = args.language ?? defaultLanguage;
        const result = await run(args, language);
        return result.ok ? answer(result.value) : failed(result.error, language);
      },
    );
  };
