import type { Page } from "@playwright/test";

/** The texts of the visible links of a page that have the colour of the browser, not of the site. */
export const unstyledLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.createElement("span");
    sample.style.color = "LinkText";
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return [...document.querySelectorAll("a[href]")]
      .filter((link) => {
        const style = getComputedStyle(link);
        // links that skip to a part are clipped until they have the focus
        const isClipped = style.clip !== "auto" || style.clipPath !== "none";
        return style.color === color && link.checkVisibility() && !isClipped;
      })
      .map((link) => link.textContent.trim());
  });
