/**
 * Checks every page of the built site: internal links and anchors, heads, landmarks, security policies, translations and
 * Markdown.
 */
import { deploymentOf } from "../src/lib/build/deployment.ts";
import { withBase } from "../src/lib/links/links.ts";
import { headProblems } from "./check-heads.ts";
import { landmarkProblems } from "./check-landmarks.ts";
import { languageProblems } from "./check-languages.ts";
import { checkLinks } from "./check-links.ts";
import { markdownProblems } from "./check-markdown.ts";
import { policyProblems } from "./check-policies.ts";
import { dist } from "./pages.ts";

const { site, base } = deploymentOf(process.env);
const { pages, links, broken } = checkLinks(dist, base);
const problems = [
  ...broken,
  ...headProblems(dist, site + withBase("/", base)),
  ...landmarkProblems(dist),
  ...policyProblems(dist),
  ...languageProblems(dist, site + withBase("/", base)),
  ...markdownProblems(dist, site + withBase("/", base)),
];
console.log(
  `${links} internal links on ${pages} pages; ${problems.length} problems in links, heads, landmarks, policies, languages and Markdown`,
);
if (pages === 0) throw new Error("no pages: build the site first");
if (problems.length > 0) throw new Error(problems.join("\n"));
