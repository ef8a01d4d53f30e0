import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { acceptSockets, handle } from "./live.ts";

const app = new Hono();
app.get("/", (context) => context.text("A page of Hono"));
const next = getRequestListener(app.fetch);

export const server = createServer((request, response) =>
  handle(request, response, () => void next(request, response)),
).listen(Number(process.env["PORT"] ?? 8080));
acceptSockets(server);
