import { unwrap } from "@serpentarium/core";
import { parseSetup } from "./row-link.ts";
import type { Setup } from "./setup.ts";

/** The initial row: pawns turn back before they reach the goal, and with entry by the die there is a cycle. */
export const EXAMPLE_SETUP: Setup = unwrap(
  parseSetup(
    "row=Js,7c,Qs,9h,Qd,9d,Ts,Kc,Ks,7d,Qh,Kh,Jc,8s,Ac,Tc,Qc,9c,Ah,7s,As,Th,Jd,Jh,Ad,7h,Kd,8h,8d,Td,8c,9s",
  ),
);
