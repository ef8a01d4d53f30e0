import { createServer } from "node:http";
import fastify from "fastify";
import { acceptSockets, handle } from "./live.ts";

const app = fastify({
  // Fastify reads the body of a request before its routes see it
  serverFactory: (next) =>
    createServer((request, response) => handle(request, response, () => next(request, response))),
});
app.get("/", () => "A page of Fastify");
await app.listen({ port: Number(process.env["PORT"] ?? 8080) });

export const { server } = app;
acceptSockets(server);
