import type { Page } from "@playwright/test";

/** The texts of the visible links of a page that have the colour of the browser, not of the site. */
export const unstyledLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.createElement("span");
    sample.style.color = "LinkText";
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return (
      [...document.querySelectorAll("a[href]")]
        // links that skip to a part are clipped until they have the focus
        .filter((link) => link.checkVisibility() && getComputedStyle(link).clip === "auto")
        .filter((link) => getComputedStyle(link).color === color)
        .map((link) => link.textContent.trim())
    );
  });
