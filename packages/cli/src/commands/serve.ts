import { existsSync } from "node:fs";
import type { Message } from "@serpentarium/core";
import type { Journal } from "@serpentarium/live";
import { pluginArg, requireInteger } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { CommandError, usageError } from "../command-error.ts";
import { createInterrupt, untilAborted } from "../lab/interrupt.ts";
import { loadOptional } from "../optional-packages.ts";
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
  throw usageError(
    `${option}: expected a number of days, such as 90d`,
    `${option} : attendu un nombre de jours, comme 90d`,
  );
}

/** Opens the journal in a file or a database. @throws CommandError usage error */
async function openJournal(
  file: string | undefined,
  database: string | undefined,
  onNotice: (notice: Message) => void,
): Promise<Journal> {
  if (file !== undefined && database !== undefined)
    throw usageError("expected --data or --database, not both", "attendu --data ou --database, pas les deux");
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
    throw usageError(`${what} cannot be opened: ${reason}`, `${what} ne s’ouvre pas : ${reason}`, { cause });
  }
}

export const serve = (terminal: Terminal): Command => {
  const { translate, errors } = terminal;
  const report = (en: string, fr: string): void => {
    errors.write(`serpentarium: ${translate({ en, fr })}\n`);
  };
  return createCommand(terminal, {
    name: "serve",
    description: translate({
      en: "Serve a page for each game, and live matches between people on different machines, until Ctrl-C",
      fr: "Servir une page par jeu, et des parties en direct entre personnes à distance, jusqu’à Ctrl-C",
    }),
    examples: [
      "serpentarium serve",
      "serpentarium serve --port 80 --hostname 0.0.0.0 --data matches.sqlite --site ./site",
      "serpentarium serve --database postgres://live@localhost/live --behind-proxy 1 --metrics 9090",
    ],
    args: {
      port: {
        type: "string",
        valueHint: "n",
        description: translate({
          en: `the port (default: ${DEFAULT_PORT}; 0: a free one)`,
          fr: `le port (par défaut : ${DEFAULT_PORT} ; 0 : un port libre)`,
        }),
      },
      hostname: {
        type: "string",
        valueHint: translate({ en: "address", fr: "adresse" }),
        description: translate({
          en: "the address to listen at (default: 127.0.0.1, this machine only)",
          fr: "l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)",
        }),
      },
      data: {
        type: "string",
        valueHint: translate({ en: "file", fr: "fichier" }),
        description: translate({
          en: `the SQLite file with the matches (default: ${DEFAULT_FILE})`,
          fr: `le fichier SQLite des parties (par défaut : ${DEFAULT_FILE})`,
        }),
      },
      database: {
        type: "string",
        valueHint: "postgres://…",
        description: translate({
          en: "the Postgres database with the matches, for several servers",
          fr: "la base Postgres des parties, pour plusieurs serveurs",
        }),
      },
      site: {
        type: "string",
        valueHint: translate({ en: "folder", fr: "dossier" }),
        description: translate({
          en: "a folder with a site to serve at the same address, before the pages",
          fr: "un dossier avec un site à servir à la même adresse, avant les pages",
        }),
      },
      "without-pages": {
        type: "boolean",
        description: translate({
          en: "build no pages (default: the games at / or, beside a site, at /play/; each at /play/<game>/)",
          fr: "ne pas construire de pages (par défaut, les jeux à / ou, à côté d’un site, à /play/ ; chacun à /play/<jeu>/)",
        }),
      },
      metrics: {
        type: "string",
        valueHint: translate({ en: "[address:]port", fr: "[adresse:]port" }),
        description: translate({
          en: "answer /healthz and /metrics there (default: at the address of the matches)",
          fr: "répondre là à /healthz et /metrics (par défaut, à l’adresse des parties)",
        }),
      },
      "behind-proxy": {
        type: "string",
        valueHint: "n",
        description: translate({
          en: "how many proxies of your own are in front: clients have the addresses that these name (X-Forwarded-For)",
          fr: "combien de vos mandataires sont placés devant : ils donnent les adresses des clients (X-Forwarded-For)",
        }),
      },
      "matches-per-hour": {
        type: "string",
        valueHint: "n",
        description: translate({
          en: `how many matches an address may open in an hour (default: ${DEFAULT_MATCHES}); a school may share one address`,
          fr: `combien de parties une adresse peut ouvrir en une heure (par défaut : ${DEFAULT_MATCHES}) ; une école peut n’en avoir qu’une`,
        }),
      },
      keep: {
        type: "string",
        valueHint: translate({ en: "days, such as 90d", fr: "jours, p. ex. 90d" }),
        description: translate({
          en: "delete matches in which nothing has happened for so long (default: never)",
          fr: "effacer les parties où rien ne s’est passé depuis si longtemps (par défaut, jamais)",
        }),
      },
      "bot-workers": {
        type: "string",
        valueHint: "n",
        description: translate({
          en: "how many threads bots think in (default: one fewer than there are cores, at most 4)",
          fr: "dans combien de fils réfléchissent les robots (par défaut, un de moins que de cœurs, 4 au plus)",
        }),
      },
      ...pluginArg(terminal),
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
        throw usageError(
          `--site: there is no folder "${site}"`,
          `--site : il n’y a pas de dossier « ${site} »`,
        );
      const { createHost } = await loadOptional("serve", LIVE, () => import("@serpentarium/live"));
      const { startServer } = await import("@serpentarium/live/node");
      const { createBotPool } = await import("@serpentarium/bots/node");
      const { moduleSpecifier } = await import("../module-specifier.ts");
      const { loadSources } = await import("../plugins.ts");
      const { sources, broken } = await loadSources(plugin);
      for (const { text } of broken) report(`skipped: ${text.en}`, `ignoré : ${text.fr}`);
      const journal = await openJournal(data, database, ({ en, fr }) => report(en, fr));
      const reportError = (error: unknown): void =>
        report(`error: ${messageOf(error)}`, `erreur : ${messageOf(error)}`);
      const pool = createBotPool({
        games: sources.map((source) => ({
          game: source.plugin.game,
          url: import.meta.resolve(moduleSpecifier(source)),
        })),
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
          throw usageError(`cannot listen: ${reason}`, `écoute impossible : ${reason}`, { cause });
        });
        const at = server.urls.join(", ") || `http://${hostname ?? "127.0.0.1"}:${server.port}`;
        const [en, fr] = pages ? ["Games and live matches", "Jeux et parties"] : ["Live matches", "Parties"];
        terminal.print(
          translate({ en: `${en} at ${at}; Ctrl-C stops.`, fr: `${fr} en direct à ${at} ; Ctrl-C arrête.` }),
        );
        if (monitor) {
          const at = `http://${monitor.hostname ?? "127.0.0.1"}:${server.monitorPort}`;
          terminal.print(translate({ en: `Health and metrics at ${at}.`, fr: `État et mesures à ${at}.` }));
        }
        await Promise.race([untilAborted(interrupt.signal), stop.crashed]);
        return await stop.close([
          [{ en: "the server", fr: "le serveur" }, () => server.close()],
          [{ en: "the matches", fr: "les parties" }, () => journal.close()],
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
