import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { workspace } from "../src/tools.ts";

test("workflows pin every action to a commit, with its version", () => {
  const folders = [".github", "packages/create-serpentarium/templates/shared/github"];
  const steps = globSync(
    folders.map((folder) => `${folder}/workflows/*.yml`),
    { cwd: workspace },
  ).flatMap((file) =>
    readFileSync(join(workspace, file), "utf8")
      .split("\n")
      .filter((line) => /\buses:/.test(line)),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
});

/** A job of a workflow, as far as the tests read it. */
interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly "continue-on-error"?: boolean;
  }[];
}

/** The names of a job and of all that must have succeeded before it. */
const withNeeds = (jobs: Readonly<Record<string, Job>>, name: string): readonly string[] => [
  name,
  ...[jobs[name]?.needs ?? []].flat().flatMap((needed) => withNeeds(jobs, needed)),
];

test.each([
  [".github/workflows", /^\.ci\/run$/],
  ["packages/create-serpentarium/templates/shared/github/workflows", /^npm test$/],
])(
  "the release workflow of %s publishes after the tests of its own commit, or not at all",
  (folder, command) => {
    const read = (file: string) => parse(readFileSync(join(workspace, folder, file), "utf8"));
    const jobs: Readonly<Record<string, Job>> = read("release.yml").jobs;
    const isPublishing = ({ steps }: Job): boolean =>
      steps.some(({ run = "", uses = "" }) => uses.includes("/publish@") || /\bpublish\b/.test(run));
    const publishing = Object.keys(jobs).filter((name) => jobs[name] && isPublishing(jobs[name]));
    expect(publishing).toEqual(["publish"]);
    const before = withNeeds(jobs, "publish").flatMap((name) => jobs[name] ?? []);
    // these would let a job run after one that failed
    for (const job of before) expect(job.if ?? "").not.toMatch(/always|failure|cancelled/);
    const steps = before.flatMap((job) => job.steps);
    expect(steps.filter(({ run = "" }) => command.test(run))).toHaveLength(1);
    expect(steps.filter((step) => step["continue-on-error"])).toEqual([]);
    // each job checks out the commit that was pushed
    expect(JSON.stringify(before)).not.toContain('"ref"');
    const ofCi: readonly Job[] = Object.values(read("ci.yml").jobs);
    expect(ofCi.flatMap((job) => job.steps).some(({ run = "" }) => command.test(run))).toBe(true);
  },
);
