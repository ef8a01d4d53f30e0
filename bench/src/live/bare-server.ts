import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Starts a server that speaks the HTTP interface of live matches and knows no rules: it numbers the commands of a match, and sends an event of
 * each to its streams. Returns its port. What it costs is the cost of HTTP in Node.
 */
export async function startBareServer(): Promise<number> {
  const matches = new Map<string, { count: number; readonly streams: Set<ServerResponse> }>();
  const server = createServer(async (request, response) => {
    const [, , id = "", of] = request.url?.split("/") ?? [];
    const match = matches.get(id) ?? { count: 0, streams: new Set() };
    matches.set(id, match);
    if (of === "events") {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      match.streams.add(response);
      response.on("close", () => match.streams.delete(response));
      return;
    }
    const command = JSON.parse(await text(request));
    const n = match.count++;
    for (const stream of match.streams) stream.write(`id: ${n}\ndata: ${JSON.stringify(command)}\n\n`);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ n }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
