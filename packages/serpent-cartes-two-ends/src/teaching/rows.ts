/*
 * The rows of the pictures and the tasks: shuffled rows on which single throws make all the difference.
 */

/** From card 1 up to 10, 31 and the goal; from card 32 down to 16, round card 1 and back to 31, and then to the goal. */
export const MEET =
  "Kc,8s,Jc,7c,8c,Qd,9s,7h,Kh,Qs,Tc,Ts,Ah,Th,8d,Ac,Qh,Ks,8h,As,Td,Jh,Js,Qc,9d,Kd,7d,9h,Jd,9c,Ad,7s";

/** From the other end a throw of 5 leads nowhere, one of 6 to 19, and one of 4 down to 5. */
export const DOWN =
  "Ac,9d,9h,Qc,Jh,8h,Kh,8s,Kd,Kc,7c,Jd,9s,Ks,Th,Jc,Qd,As,Qs,Td,9c,7h,Qh,Ah,8d,Ad,8c,Js,7s,Tc,Ts,7d";

/** From the other end a throw of 2 leads straight to card 1. */
export const DIRECT =
  "Kc,Qc,Jh,Ac,As,Ad,Qd,7d,Th,Kh,Tc,Qs,8d,8h,Js,Jd,9s,Jc,Td,Qh,8c,9h,Kd,7s,Ts,9d,Ah,9c,8s,7c,7h,Ks";

/** Cards 27 to 30 are kings, queens and jacks, where pawns of both headings rest. */
export const DOORSTEP =
  "Ac,Jc,8d,9h,Js,8c,9c,7c,Jd,8s,7h,Td,Kc,Ad,Kh,9s,Qc,Th,As,9d,Ks,Tc,Qd,Ts,Ah,8h,Qs,Kd,Jh,Qh,7d,7s";
