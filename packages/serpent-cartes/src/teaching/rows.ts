/*
 * The rows of the pictures and the tasks: shuffled rows on which single throws make all the difference.
 */

/** A lone pawn rests on 21, 22 and 16, and then on the goal. */
export const RACE =
  "Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc";

/** A throw of 1 leads furthest, to 28; a 2 leads nowhere. */
export const MODEST =
  "Th,As,7c,9d,9s,8h,Ac,Ad,Qc,7h,9h,Tc,Kd,Qs,7d,Td,Jh,Jc,Kh,8s,Qh,Ts,Ah,Jd,8c,7s,Kc,Ks,Js,9c,Qd,8d";

/** A throw of 6 goes round the goal, back to 24. */
export const BOUNCE =
  "9c,Qs,7s,Tc,7h,7d,Qc,Ad,Jc,Kd,7c,Td,8c,Jd,9d,Js,Jh,Th,9s,Ac,Ts,8h,8s,Kc,Kh,Ks,As,8d,Qh,Ah,9h,Qd";

/** A throw of 2 goes round the goal and all the way back, off the row. */
export const SLIDE =
  "Jd,Ts,Jc,Tc,Kd,Kh,Jh,Qh,Qd,Td,Ah,7c,Ac,9s,7s,8h,Qs,8s,Th,Ad,Kc,Qc,7d,9d,8c,8d,9h,Js,9c,Ks,As,7h";

/** A throw of 1 leads straight to the goal. */
export const DIRECT =
  "7h,8h,8s,9h,7d,Qh,Jd,9c,7s,Kh,Qd,8c,Ad,Kd,As,Kc,8d,Ah,Ts,Th,9s,Ac,Js,Qc,7c,Tc,Jh,Qs,Jc,Td,Ks,9d";

/** A throw of 1 leads to 11, one of 2 to 10, and one of 6 straight to the goal. */
export const CROWD =
  "Td,8d,Qc,Jd,Qs,7h,9s,Ks,Qd,Jh,Ah,Kh,Ts,Kc,Ad,9c,8c,Tc,Jc,As,Th,Ac,9h,7c,8s,Js,Kd,7d,8h,7s,Qh,9d";

/** From card 1 to 11, then 31, then the goal; two pawns that follow each other meet on 31. */
export const CHASE =
  "Td,Jd,Qh,7d,7s,8h,Js,Qd,As,8s,Jc,Th,Ac,9h,8d,Tc,Kh,Kc,7c,8c,Qc,9d,Jh,Ks,Ad,7h,Qs,9c,Ts,Ah,Kd,9s";
