import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const POLICY_META = /<meta http-equiv="content-security-policy" content="([^"]*)"/;

const tagsOf = (html: string): readonly string[] =>
  html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, "$1").match(/<[a-z](?:"[^"]*"|[^>"])*>/gi) ?? [];

/** Whether a tag contains something that the policy forbids: an event handler or a `javascript:` URL. */
const isForbidden = (tag: string): boolean => {
  const bare = tag.replaceAll(/="[^"]*"/g, "=");
  return /\son[a-z]+=/i.test(bare) || /\s(?:href|src|action)="\s*javascript:/i.test(tag);
};

const isRemote = (tag: string): boolean =>
  /^<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\ssrc="(?:https?:)?\/\//i.test(tag) ||
  /^<link [^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest)"[^>]*href="(?:https?:)?\/\//i.test(
    tag,
  );

/** The inline scripts of a page that its policy blocks. */
function blockedScripts(html: string, policy: string): string[] {
  const scripts = [...html.matchAll(/<script(\s[^>]*)?>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, attributes = "", text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return / src=/.test(attributes) || policy.includes(`'sha256-${digest}'`)
      ? []
      : [`script ${text.slice(0, 40)}`];
  });
}

function pageProblems(html: string): string[] {
  const [, policy = ""] = POLICY_META.exec(html) ?? [];
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "";
  const isOpen = !scripts || /unsafe-inline|unsafe-hashes|(?<!wasm-)unsafe-eval|https?:|\*/.test(scripts);
  const tags = tagsOf(html);
  return [
    ...(isOpen ? [`policy "${scripts}"`] : []),
    ...(html.indexOf("<script") < html.search(POLICY_META) ? ["a script before its policy"] : []),
    ...blockedScripts(html, scripts),
    ...tags.filter((tag) => isForbidden(tag) || isRemote(tag)).map((tag) => tag.slice(0, 120)),
  ];
}

/** Finds policy problems of a built site: policies that are too open, and content that they block. */
export const policyProblems = (dist: string): string[] =>
  globSync("**/*.html", { cwd: dist }).flatMap((file) =>
    pageProblems(readFileSync(join(dist, file), "utf8")).map((problem) => `/${file}: ${problem}`),
  );
