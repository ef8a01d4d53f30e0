/** The sheets of every game that declares its material, to print and cut out, for each size of paper. */
import type { Paper } from "@serpentarium/print";
import type { APIRoute, GetStaticPaths } from "astro";
import { localisedGamePaths } from "../../../../lib/links/localised-paths.ts";
import { gamesWithSheets, printSheets, SHEET_PAPERS } from "../../../../lib/rulebook/printed-sheets.ts";
import type { Language } from "../../../../lib/words/languages.ts";

export const getStaticPaths = (() =>
  localisedGamePaths(gamesWithSheets).flatMap(({ params, props }) =>
    SHEET_PAPERS.map((paper) => ({
      params: { ...params, sheets: `${params.game}-${paper}` },
      props: { ...props, paper },
    })),
  )) satisfies GetStaticPaths;

interface SheetsProps extends Record<string, unknown> {
  readonly game: string;
  readonly language: Language;
  readonly paper: Paper;
}

export const GET: APIRoute<SheetsProps> = async ({ props: { game, paper, language } }) =>
  new Response((await printSheets(game, paper, language)).slice(), {
    headers: { "Content-Type": "application/pdf" },
  });
