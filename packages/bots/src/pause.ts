/**
 * A moment for everything else that waits: messages, presses, cancellations. A message to oneself is not held back as
 * timers are in browsers.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
