/** The rows of the examples. */

/** A row of the base game: a pawn from card 1 rests on 21, 22 and 16, and then on card 32. */
export const RACE =
  "Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc";

/** The same row reversed: a pawn from card 32 rests on 12, 11 and 17, and then on card 1. */
export const MIRROR = RACE.split(",").toReversed().join(",");

/** Queens at both ends: up by 1, 12, 22 and 31 to the goal, down by 32, 31 and 20. */
export const QUEENS =
  "Qh,Tc,Qc,7h,Qs,Kc,Td,Js,8h,9c,Ad,As,9d,7c,Kd,Ah,Jd,8c,9s,Ac,Th,Kh,8s,7s,Jh,7d,8d,Ks,9h,Ts,Jc,Qd";

/** The chain from card 32 leads straight to card 1, where there is an ace. */
export const SWIFT =
  "Ad,9h,Kh,Jh,Js,Ac,7s,7c,Ah,Qd,Kd,Ts,Kc,Qs,Ks,9s,9d,8h,Jd,7h,Tc,Td,8c,7d,As,Jc,Qh,Th,9c,Qc,8s,8d";

/** From card 32 to 5, and from there off the row; a pawn from card 1 reaches its goal. */
export const ASTRAY =
  "7c,9s,Ac,8h,Qh,Tc,Qd,9d,7h,Ad,Jh,Qs,Jd,9h,Kc,7d,8d,Td,7s,Js,Ts,As,9c,Th,Ks,Kh,8s,Jc,Kd,Qc,Ah,8c";

/** The chains from both ends lead off the row, so that no pawn ever rests on it. */
export const VOID =
  "8h,Ks,Jh,7h,As,Th,Qh,Qd,7s,Js,9s,Jd,Qc,Td,9d,Tc,Ah,8d,Kd,Ac,Jc,Kc,8s,Ad,7d,8c,Kh,Qs,Ts,7c,9h,9c";

/** From both ends the first chain leads to the queen on card 9. */
export const TRYST =
  "8c,As,9c,Jh,Ks,Ad,Th,Ts,Qc,Jd,Qd,Js,7s,7d,Td,7h,8h,Kd,9h,Qh,Ah,Jc,Kh,8d,9d,Kc,Ac,8s,Tc,Qs,9s,7c";
