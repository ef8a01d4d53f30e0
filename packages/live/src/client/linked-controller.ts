/** Creates a controller that is also aborted by a signal. `AbortSignal.any` would need newer browsers. */
export function linkedController(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { signal: controller.signal });
  return controller;
}
