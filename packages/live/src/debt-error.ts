/** Thrown if a request costs more than its sender may currently spend. */
export class DebtError extends Error {
  override readonly name = "DebtError";
}
