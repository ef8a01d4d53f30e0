import { expect, test } from "vitest";
import { LatestRequest, type RequestContext } from "../src/bots/latest-request.ts";

const MATCH = {};
const OTHER = {};

/** A request answered by the test, which counts the change notifications. */
function createRequest() {
  let changeCount = 0;
  const request = new LatestRequest<string>(() => changeCount++);
  const ask = (about: object) => {
    let resolve: (value: string) => void = () => {};
    let reject: (error: Error) => void = () => {};
    const promise = new Promise<string>((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    let asking: RequestContext<string> | undefined;
    request.start(about, "…", "failed", (given) => {
      asking = given;
      return promise;
    });
    return {
      resolve,
      reject,
      report: (value: string) => asking?.report(value),
      signal: () => asking?.signal,
    };
  };
  return { request, ask, changeCount: () => changeCount };
}

/** Waits until settled promises have been handled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("reports partial and final values, only for the subject of the request", async () => {
  const { request, ask, changeCount } = createRequest();
  const { resolve, report } = ask(MATCH);
  expect([request.valueFor(MATCH), request.valueFor(OTHER)]).toEqual(["…", undefined]);
  report("half");
  expect(request.valueFor(MATCH)).toBe("half");
  resolve("all");
  await settled();
  expect([request.valueFor(MATCH), changeCount()]).toEqual(["all", 3]);
});

test("reports a failed request", async () => {
  const { request, ask } = createRequest();
  ask(MATCH).reject(new Error("the worker broke down"));
  await settled();
  expect(request.valueFor(MATCH)).toBe("failed");
});

test("ignores the results of a cancelled request", async () => {
  const { request, ask, changeCount } = createRequest();
  const { resolve, report, signal } = ask(MATCH);
  request.cancel();
  expect(signal()?.aborted).toBe(true);
  report("half");
  resolve("all");
  await settled();
  expect([request.valueFor(MATCH), changeCount()]).toEqual([undefined, 1]);
});

test("a new request cancels the previous one, even if that answers later", async () => {
  const { request, ask } = createRequest();
  const first = ask(MATCH);
  const second = ask(MATCH);
  second.resolve("second");
  first.resolve("first");
  await settled();
  expect([first.signal()?.aborted, request.valueFor(MATCH)]).toEqual([true, "second"]);
});

test("cancels a request about another subject", () => {
  const { request, ask } = createRequest();
  const { signal } = ask(MATCH);
  request.cancelUnlessFor(MATCH);
  expect(signal()?.aborted).toBe(false);
  request.cancelUnlessFor(OTHER);
  expect([signal()?.aborted, request.valueFor(MATCH)]).toEqual([true, undefined]);
});
