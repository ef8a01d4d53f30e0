/** Thrown where a request costs more than its sender may spend now. */
export class DebtError extends Error {
  override readonly name = "DebtError";
}
