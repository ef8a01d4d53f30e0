import { join } from "node:path";
import { normalizePath, type ViteDevServer, type Plugin as VitePlugin } from "vite";
import { Inspection } from "./inspection.ts";
import { ENTRY, pageHtml } from "./modules.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { CHANNEL, type Finding, type Report } from "./report.ts";

const wantsPage = ({
  url = "/",
  method,
}: {
  readonly url?: string | undefined;
  readonly method?: string | undefined;
}): boolean => method === "GET" && /^\/(?:index\.html)?(?:\?.*)?$/.test(url);

function tell(server: ViteDevServer, finding: Finding | undefined, report: Report): void {
  if (finding === undefined) server.ws.send(CHANNEL.report, report);
  else server.ws.send(CHANNEL.finding, { run: report.run, finding });
  if (finding?.type === "facts") server.watcher.add([...finding.facts.files]);
}

/**
 * Serves the page, and begins it and the inspection anew on each save: the page keeps the match by itself. A change of
 * the rulebook alone needs no new page.
 */
export function reloading(home: PluginPackage, conditions: readonly string[]): VitePlugin {
  const [folder, book, source, manifest] = ["", "rulebook/", "src/", "package.json"].map((part) =>
    normalizePath(join(home.folder, part)),
  ) as [string, string, string, string];
  let inspection: Inspection | undefined;
  return {
    name: "serpentarium-workshop:reloading",
    configureServer(server) {
      inspection = new Inspection(home, { checks: true }, conditions, (finding, report) =>
        tell(server, finding, report),
      );
      const { start, stop } = {
        start: inspection.start.bind(inspection),
        stop: inspection.stop.bind(inspection),
      };
      server.ws.on(CHANNEL.hello, (_data, client) => client.send(CHANNEL.report, inspection?.report));
      server.watcher.add([folder]);
      server.httpServer?.once("close", stop);
      process.once("exit", stop);
      server.middlewares.use((request, response, next) => {
        if (!wantsPage(request)) return next();
        const html = pageHtml(home.name, `<script type="module" src="/@id/${ENTRY}"></script>`);
        server.transformIndexHtml("/", html).then((page) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(page);
        }, next);
      });
      start();
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "client") return undefined;
      const known = inspection?.report.facts?.files.map(normalizePath) ?? [];
      const isBook = file.startsWith(book) || known.includes(file);
      const isCode = modules.length > 0 || file.startsWith(source) || file === manifest;
      if (!(isBook || isCode)) return undefined;
      inspection?.start();
      if (isCode) server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}
