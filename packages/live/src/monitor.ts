import type { IncomingMessage, ServerResponse } from "node:http";
import { badMethod, refuse } from "./answer.ts";
import type { Host } from "./host.ts";

/** The paths for monitoring a host. */
export const MONITOR_PATH: RegExp = /^\/(healthz|metrics)(?:\?|$)/;

export async function serveMonitor(
  { isHealthy, metrics }: Pick<Host, "isHealthy" | "metrics">,
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const write = (status: number, text: string, type = "text/plain"): void => {
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
  };
  const [, page] = MONITOR_PATH.exec(url) ?? [];
  if (method !== "GET" && method !== "HEAD")
    return refuse(response, badMethod("GET, HEAD"), { allow: "GET, HEAD" });
  if (page === "metrics") return write(200, metrics.format(), "text/plain; version=0.0.4");
  return (await isHealthy()) ? write(200, "ok\n") : write(503, "not stored\n");
}
