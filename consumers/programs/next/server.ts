import { createServer } from "node:http";
import next from "next";
import { handle } from "./live.ts";

const app = next({ dev: process.env["NODE_ENV"] !== "production" });
await app.prepare();
const serveNext = app.getRequestHandler();

createServer((request, response) =>
  handle(request, response, () => void serveNext(request, response)),
).listen(Number(process.env["PORT"] ?? 8080));
