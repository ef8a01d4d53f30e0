/** Creates a controller that is also aborted by a signal, because `AbortSignal.any` needs newer browsers. */
export function linkedController(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { signal: controller.signal });
  return controller;
}
