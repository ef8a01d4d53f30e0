import { stat } from "node:fs/promises";
import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { parseAllHeaders } from "@netlify/headers-parser";

/** The rules of `_headers`: headers by pattern of paths. */
type Rules = readonly { readonly forRegExp: RegExp; readonly values: Readonly<Record<string, string>> }[];

/** The header rules of a file in the format of Netlify and Cloudflare. */
export interface HeaderRules {
  /** Rereads the file if it has changed. */
  refresh(): Promise<void>;
  /** Sets the headers for a path, by the rules read last. */
  apply(path: string, response: ServerResponse): void;
}

/** Keeps only valid headers: a file that is being written may end anywhere. */
const sendable = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      try {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return true;
      } catch {
        return false;
      }
    }),
  );

/** Opens the header rules of a file, which may not exist. */
export function openHeaderRules(file: string): HeaderRules {
  let rules: Rules = [];
  let version = "";
  return {
    async refresh() {
      const found = await stat(file).catch(() => undefined);
      // a new deployment may contain a file with an older date
      const next = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : "";
      if (next === version) return;
      version = next;
      const { headers } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
      rules = headers.flatMap((rule) =>
        "forRegExp" in rule ? [{ forRegExp: rule.forRegExp, values: sendable(rule.values) }] : [],
      );
    },
    apply(path, response) {
      for (const { forRegExp, values } of rules)
        if (forRegExp.test(path))
          for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    },
  };
}
