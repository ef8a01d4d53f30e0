import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compareVersions } from "compare-versions";

interface Version {
  /** The first version with a feature, or before which it was added (`≤79`); `false` or `preview` where none has it. */
  readonly version_added: string | false;
  /** Set where it works only with a setting of the browser. */
  readonly flags?: unknown;
}

/** A feature of MDN's compatibility data, with its members by name; those of a class end in `_static`. */
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Version | readonly Version[]>> };
  readonly [member: string]: unknown;
}

interface CompatibilityData {
  readonly api: Readonly<Record<string, Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Feature>> };
}

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
const data = JSON.parse(readFileSync(file, "utf8")) as CompatibilityData;

/** The names of MDN for the browsers of browserslist. */
const MDN_NAMES: Readonly<Record<string, string>> = { ios_saf: "safari_ios" };

/** The interfaces of objects that scripts have by a name of their own. */
const INTERFACES: Readonly<Record<string, string>> = {
  crypto: "Crypto",
  document: "Document",
  navigator: "Navigator",
  performance: "Performance",
};

const isFeature = (value: unknown): value is Feature => typeof value === "object" && value !== null;

/** Whether browsers, such as `safari 16.4`, have a feature; true where there is no data. */
function isSupported(feature: unknown, browsers: readonly string[]): boolean {
  const support = isFeature(feature) ? feature.__compat?.support : undefined;
  if (!support) return true;
  return browsers.every((browser) => {
    const [name = "", version = ""] = browser.split(" ");
    return [support[MDN_NAMES[name] ?? name] ?? []].flat().some(({ version_added: added, flags }) => {
      const since = added && !flags ? added.replace("≤", "") : "preview";
      return since !== "preview" && compareVersions(since, version) <= 0;
    });
  });
}

/** The feature of a global, such as `URLPattern`. */
const globalFeature = (name: string): Feature | undefined => data.javascript.builtins[name] ?? data.api[name];

/** The feature of a member that is called on a global, such as `any` of `AbortSignal`. */
function memberFeature(owner: string, member: string): unknown {
  const feature = globalFeature(INTERFACES[owner] ?? owner);
  return feature?.[`${member}_static`] ?? feature?.[member];
}

/**
 * Finds the globals and their members in code that some of the browsers lack, such as `AbortSignal.any`. Methods of other values are
 * held by the type checker, whose library is that of ES2023.
 */
export function newerFeatures(code: string, browsers: readonly string[]): readonly string[] {
  const members = Array.from(code.matchAll(/\b([A-Za-z]\w*)\.(\w+)/g), ([text, owner = "", member = ""]) => ({
    text,
    feature: memberFeature(owner, member),
  }));
  const globals = Array.from(code.matchAll(/\bnew ([A-Z]\w*)/g), ([, name = ""]) => ({
    text: name,
    feature: globalFeature(name),
  }));
  const missing = [...members, ...globals].filter(({ feature }) => !isSupported(feature, browsers));
  return [...new Set(missing.map(({ text }) => text))].sort();
}
