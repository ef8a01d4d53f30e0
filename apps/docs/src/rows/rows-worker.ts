import { carryOut, type Order } from "./work.ts";

addEventListener("message", ({ data }: MessageEvent<Order>) => postMessage(carryOut(data)));
