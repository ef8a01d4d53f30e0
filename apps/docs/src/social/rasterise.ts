import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");

/** The fonts of the pictures: from a package, so that the result does not depend on the machine. */
const fontFiles = ["DejaVuSerif-Bold", "DejaVuSans", "DejaVuSans-Bold"].map((name) =>
  join(fonts, `${name}.ttf`),
);

/** Renders an SVG as PNG. */
export const rasterise = (svg: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    new Resvg(svg, {
      font: {
        fontFiles,
        loadSystemFonts: false,
        defaultFontFamily: "DejaVu Sans",
        sansSerifFamily: "DejaVu Sans",
      },
    })
      .render()
      .asPng(),
  );
