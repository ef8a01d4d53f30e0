import { join } from "node:path";
import { normalizePath, type ViteDevServer, type Plugin as VitePlugin } from "vite";
import { Inspection } from "./inspection.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { CHANNEL, type Finding, type Report } from "./report.ts";
import { ENTRY_MODULE, isWordsModule, pageHtml } from "./virtual-modules.ts";

const isPageRequest = ({
  url = "/",
  method,
}: {
  readonly url?: string | undefined;
  readonly method?: string | undefined;
}): boolean => method === "GET" && /^\/(?:index\.html)?(?:\?.*)?$/.test(url);

function sendFinding(server: ViteDevServer, finding: Finding | undefined, report: Report): void {
  if (finding === undefined) server.ws.send(CHANNEL.report, report);
  else server.ws.send(CHANNEL.finding, { run: report.run, finding });
  if (finding?.type === "facts") server.watcher.add([...finding.facts.baseFiles]);
}

/**
 * A Vite plugin that serves the page, and on each save of code or words reloads it and restarts the inspection. The page restores its
 * match. A change of the rulebook does not reload the page.
 */
export function reloadPlugin(pluginPackage: PluginPackage, conditions: readonly string[]): VitePlugin {
  const pathTo = (part: string): string => normalizePath(join(pluginPackage.folder, part));
  const [folder, rulebook, source] = [pathTo(""), pathTo("rulebook/"), pathTo("src/")];
  const [words, manifest] = [pathTo("words/"), pathTo("package.json")];
  let inspection: Inspection | undefined;
  return {
    name: "serpentarium-workshop:reloading",
    configureServer(server) {
      inspection = new Inspection(pluginPackage, { checks: true }, conditions, (finding, report) =>
        sendFinding(server, finding, report),
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
        if (!isPageRequest(request)) return next();
        const html = pageHtml(
          pluginPackage.name,
          `<script type="module" src="/@id/${ENTRY_MODULE}"></script>`,
        );
        server.transformIndexHtml("/", html).then((page) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(page);
        }, next);
      });
      start();
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "client") return undefined;
      const isOfBase = inspection?.report.facts?.baseFiles.map(normalizePath).includes(file) ?? false;
      const isWords = file.startsWith(words) || (isOfBase && file.endsWith(".json"));
      const isRulebook = file.startsWith(rulebook) || isOfBase;
      const isCode = modules.length > 0 || file.startsWith(source) || file === manifest;
      if (!(isRulebook || isWords || isCode)) return undefined;
      inspection?.start();
      const { moduleGraph } = this.environment;
      if (isWords)
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (isWordsModule(id)) moduleGraph.invalidateModule(module);
      if (isCode || isWords) server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}
