/** One end of a line along which plain data goes: to a worker, or from inside it. */
export interface Port {
  post(message: unknown): void;
  /** @param onError - told when the other end breaks down */
  listen(onMessage: (message: unknown) => void, onError?: (error: unknown) => void): void;
  close(): void;
}

/** A Worker, a MessagePort or the inside of a worker, in a browser. */
export interface WebEnd {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  start?(): void;
  terminate?(): void;
  close?(): void;
}

/** The same in Node, where `node:worker_threads` has them. */
export interface NodeEnd {
  postMessage(message: unknown): void;
  on(type: string, listener: (value: unknown) => void): unknown;
  terminate?(): unknown;
  close?(): void;
}

/** The line that ends in a worker, a message port or the inside of a worker, in a browser or in Node. */
export function portOf(end: WebEnd | NodeEnd): Port {
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
