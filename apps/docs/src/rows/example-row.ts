import { unwrap } from "@serpentarium/core";
import { parseSetup } from "./row-link.ts";
import type { Setup } from "./setup.ts";

/** The row that the page begins with: pawns come to the goal after turning back, and with the die there is a circle. */
export const EXAMPLE: Setup = unwrap(
  parseSetup(
    "row=Js,7c,Qs,9h,Qd,9d,Ts,Kc,Ks,7d,Qh,Kh,Jc,8s,Ac,Tc,Qc,9c,Ah,7s,As,Th,Jd,Jh,Ad,7h,Kd,8h,8d,Td,8c,9s",
  ),
);
