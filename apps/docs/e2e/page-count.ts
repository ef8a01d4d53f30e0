/** The number of pages of a PDF. */
export const pageCount = (pdf: string): number =>
  Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, pages]) => Number(pages)));
