import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { first, report, writePage } from "../snippets/lab.ts";

test("the run matches the guide", () => {
  expect(report?.subject).toMatchObject({ id: "tic-tac-toe", games: 100, seed: "monday" });
  expect(first?.of).toBe(100);
  expect(first?.low).toBeLessThan(first?.value ?? 0);
  expect(first?.high).toBeGreaterThan(first?.value ?? 1);
});

test("the HTML report is self-contained", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lab-"));
  await writePage(join(folder, "report.html"));
  const html = readFileSync(join(folder, "report.html"), "utf8");
  rmSync(folder, { recursive: true });
  expect(html).toContain("<svg");
  expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});
