import { existsSync } from "node:fs";
import type { Message } from "@serpentarium/core";
import type { Journal } from "@serpentarium/live";
import { pluginArg, requireInteger } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { CommandError, usageError } from "../command-error.ts";
import { createInterrupt, untilAborted } from "../lab/interrupt.ts";
import { loadOptional } from "../optional-packages.ts";
import { openNotifications } from "../serve-notifications.ts";
import { buildPages, type Pages } from "../serve-pages.ts";
import { createStop } from "../serve-stop.ts";
import type { Terminal } from "../terminal.ts";

const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;
const MAX_WORKERS = 1024;
const DEFAULT_FILE = "matches.sqlite";
const DEFAULT_MATCHES = 60;
const MAX_MATCHES = 1_000_000;
const MAX_PROXIES = 10;
const DAY = 86_400_000;
const LIVE = ["@serpentarium/live"] as const;
const DEFAULT_SECRETS = "serve-secrets.json";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Parses `[host:]port`. @throws CommandError usage error */
function parseAddress(name: string, text: string): { readonly hostname?: string; readonly port: number } {
  const [, hostname, port = text] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  return {
    port: requireInteger(name, port, 0, MAX_PORT),
    ...(hostname !== undefined && { hostname: hostname.replace(/^\[(.*)\]$/, "$1") }),
  };
}

/** Parses a number of days, such as `90d`; returns milliseconds. @throws CommandError usage error */
function parseDays(option: string, text: string): number {
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1]);
  if (days > 0) return days * DAY;
  throw usageError({ id: "cli.serve.bad-days", data: { option } });
}

/** Opens the journal in a file or a database. @throws CommandError usage error */
async function openJournal(
  file: string | undefined,
  database: string | undefined,
  onNotice: (notice: Message) => void,
): Promise<Journal> {
  if (file !== undefined && database !== undefined) throw usageError({ id: "cli.serve.data-and-database" });
  try {
    if (database === undefined) {
      const { openSqliteJournal } = await loadOptional(
        "serve",
        LIVE,
        () => import("@serpentarium/live/sqlite"),
      );
      return openSqliteJournal(file ?? DEFAULT_FILE);
    }
    const load = () => import("@serpentarium/live/postgres");
    const { openPostgresJournal } = await loadOptional("--database", ["pg"], load);
    return await openPostgresJournal(database, { onNotice });
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    const [what, reason] = [database === undefined ? "--data" : "--database", messageOf(cause)];
    throw usageError({ id: "cli.serve.cannot-open", data: { option: what, problem: reason } }, { cause });
  }
}

export const serve = (terminal: Terminal): Command => {
  const { words } = terminal;
  const report = (notice: Message): void => terminal.note(words.format(notice));
  return createCommand(terminal, {
    name: "serve",
    description: words.text("cli.serve.description"),
    examples: [
      "serpentarium serve",
      "serpentarium serve --port 80 --hostname 0.0.0.0 --data matches.sqlite --site ./site",
      "serpentarium serve --database postgres://live@localhost/live --behind-proxy 1 --metrics 9090",
    ],
    args: {
      port: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.serve.arguments.port", { port: DEFAULT_PORT }),
      },
      hostname: {
        type: "string",
        valueHint: words.text("cli.value-hints.address"),
        description: words.text("cli.serve.arguments.hostname"),
      },
      data: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.serve.arguments.data", { file: DEFAULT_FILE }),
      },
      database: {
        type: "string",
        valueHint: "postgres://…",
        description: words.text("cli.serve.arguments.database"),
      },
      site: {
        type: "string",
        valueHint: words.text("cli.value-hints.folder"),
        description: words.text("cli.serve.arguments.site"),
      },
      "without-pages": {
        type: "boolean",
        description: words.text("cli.serve.arguments.without-pages"),
      },
      metrics: {
        type: "string",
        valueHint: words.text("cli.value-hints.address-and-port"),
        description: words.text("cli.serve.arguments.metrics"),
      },
      "behind-proxy": {
        type: "string",
        valueHint: "n",
        description: words.text("cli.serve.arguments.behind-proxy"),
      },
      "matches-per-hour": {
        type: "string",
        valueHint: "n",
        description: words.text("cli.serve.arguments.matches-per-hour", { matches: DEFAULT_MATCHES }),
      },
      keep: {
        type: "string",
        valueHint: words.text("cli.value-hints.days"),
        description: words.text("cli.serve.arguments.keep"),
      },
      push: {
        type: "string",
        valueHint: "mailto:…",
        description: words.text("cli.serve.arguments.push"),
      },
      webhooks: {
        type: "boolean",
        description: words.text("cli.serve.arguments.webhooks"),
      },
      "private-endpoints": {
        type: "boolean",
        description: words.text("cli.serve.arguments.private-endpoints"),
      },
      secrets: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.serve.arguments.secrets", { file: DEFAULT_SECRETS }),
      },
      "bot-workers": {
        type: "string",
        valueHint: "n",
        description: words.text("cli.serve.arguments.bot-workers"),
      },
      ...pluginArg(terminal.words),
    },
    async run(args, { plugin }) {
      const { data, database, hostname, site } = args;
      const port = requireInteger("--port", args.port ?? String(DEFAULT_PORT), 0, MAX_PORT);
      const proxies = requireInteger("--behind-proxy", args["behind-proxy"] ?? "0", 0, MAX_PROXIES);
      const matchesPerHour = args["matches-per-hour"] ?? String(DEFAULT_MATCHES);
      const matchesPerAddress = requireInteger("--matches-per-hour", matchesPerHour, 1, MAX_MATCHES);
      const monitor = args.metrics === undefined ? undefined : parseAddress("--metrics", args.metrics);
      const keep = args.keep === undefined ? undefined : parseDays("--keep", args.keep);
      const count = args["bot-workers"];
      const workers =
        count === undefined ? {} : { workers: requireInteger("--bot-workers", count, 1, MAX_WORKERS) };
      if (site !== undefined && !existsSync(site))
        throw usageError({ id: "cli.serve.no-site", data: { site } });
      const { createHost } = await loadOptional("serve", LIVE, () => import("@serpentarium/live"));
      const { startServer } = await import("@serpentarium/live/node");
      const { createBotPool } = await import("@serpentarium/bots/node");
      const { loadSources } = await import("../plugins.ts");
      const { sources, broken } = await loadSources(plugin);
      for (const problem of broken) report({ id: "cli.plugins.skipped", data: { problem } });
      const { push, webhooks = false, secrets = DEFAULT_SECRETS } = args;
      const allowsPrivate = args["private-endpoints"] ?? false;
      const notifications = await openNotifications({ push, webhooks, allowsPrivate }, secrets);
      const journal = await openJournal(data, database, report);
      const reportError = (error: unknown): void =>
        report({ id: "cli.serve.error", data: { problem: messageOf(error) } });
      const pool = createBotPool({
        games: sources.map(({ plugin: { game }, url }) => ({ game, url })),
        ...workers,
      });
      const interrupt = createInterrupt(terminal.interrupt);
      const stop = createStop(terminal, report);
      let pages: Pages | undefined;
      try {
        if (!args["without-pages"]) pages = await buildPages(sources, report);
        const host = createHost({
          journal,
          games: sources.map((source) => source.plugin.game),
          bots: pool.bots,
          notifications,
          ...(keep !== undefined && { keep }),
          onError: reportError,
        });
        const server = await startServer({
          host,
          port,
          hostname,
          proxies,
          limits: { matchesPerAddress },
          onError: reportError,
          ...(monitor && { monitor }),
          site: [site, pages?.folder].filter((folder) => folder !== undefined),
        }).catch(async (cause) => {
          await host.close();
          await journal.close();
          const reason = messageOf(cause);
          throw usageError({ id: "cli.serve.cannot-listen", data: { problem: reason } }, { cause });
        });
        const urls =
          server.urls.length > 0 ? server.urls : [`http://${hostname ?? "127.0.0.1"}:${server.port}`];
        terminal.print(words.text(pages ? "cli.serve.started-with-pages" : "cli.serve.started", { urls }));
        if (monitor) {
          const at = `http://${monitor.hostname ?? "127.0.0.1"}:${server.monitorPort}`;
          terminal.print(words.text("cli.serve.monitor", { url: at }));
        }
        await Promise.race([untilAborted(interrupt.signal), stop.crashed]);
        return await stop.close([
          [{ id: "cli.serve.parts.server" }, () => server.close()],
          [{ id: "cli.serve.parts.matches" }, () => journal.close()],
        ]);
      } finally {
        stop.release();
        pool.close();
        pages?.remove();
        interrupt.release();
      }
    },
  });
};
