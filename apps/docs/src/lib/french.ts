import type { MdastPluginEntry } from "satteri";
import { typeset } from "./typography.ts";

/** Sets the spaces of French punctuation in every French page, so that nobody has to type them. */
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
