import fastify from "fastify";
import { acceptSockets, handle } from "./live.ts";

const app = fastify();
// #region route
app.all("/matches/*", ({ raw, body }, reply) => {
  reply.hijack();
  handle(Object.assign(raw, { body }), reply.raw);
});
// #endregion
await app.listen({ port: Number(process.env["PORT"] ?? 8080) });

export const { server } = app;
acceptSockets(server);
