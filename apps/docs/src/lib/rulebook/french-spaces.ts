import type { MdastPluginEntry } from "satteri";
import { typeset } from "../words/typography.ts";

/** Inserts the no-break spaces of French punctuation into every French page. */
export const frenchSpaces: MdastPluginEntry = ({ fileURL }) => {
  if (!/\/fr(?:\/[^.]+)?\.mdx?$/.test(fileURL?.pathname ?? "")) return undefined;
  return {
    name: "french-spaces",
    text(node, context) {
      const value = typeset(node.value, "fr");
      if (value !== node.value) context.setProperty(node, "value", value);
    },
  };
};
