/** One end of a message channel for plain data: to a worker, or from inside one. */
export interface Port {
  post(message: unknown): void;
  /** @param onError - called when the other end crashes */
  listen(onMessage: (message: unknown) => void, onError?: (error: unknown) => void): void;
  close(): void;
}

/** A `Worker`, a `MessagePort` or the global scope of a worker, in a browser. */
export interface WebEndpoint {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  start?(): void;
  terminate?(): void;
  close?(): void;
}

/** The same in Node, from `node:worker_threads`. */
export interface NodeEndpoint {
  postMessage(message: unknown): void;
  on(type: string, listener: (value: unknown) => void): unknown;
  terminate?(): unknown;
  close?(): void;
}

/** Wraps a worker, a message port or a worker's own scope, of a browser or of Node. */
export function toPort(end: WebEndpoint | NodeEndpoint): Port {
  return {
    post: (message) => end.postMessage(message),
    listen(onMessage, onError) {
      if ("on" in end) {
        end.on("message", onMessage);
        end.on("error", (error) => onError?.(error));
        end.on("exit", () => onError?.(new Error("the worker has ended")));
        return;
      }
      end.addEventListener("message", ({ data }) => onMessage(data));
      end.addEventListener("error", (event) => onError?.(event));
      end.start?.();
    },
    close() {
      if (end.terminate) end.terminate();
      else end.close?.();
    },
  };
}
