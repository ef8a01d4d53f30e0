import express from "express";
import { acceptSockets, handle } from "./live.ts";

const app = express();
app.use(express.json());
app.use(handle);
app.get("/", (_, response) => void response.send("A page of Express"));

export const server = app.listen(Number(process.env["PORT"] ?? 8080));
acceptSockets(server);
