import { expect, type Locator, type Page } from "@playwright/test";

export class RowsPage {
  readonly page: Page;
  readonly text: Locator;
  readonly mistakes: Locator;
  readonly notice: Locator;
  readonly verdict: Locator;
  readonly graph: Locator;
  readonly jumps: Locator;
  readonly odds: Locator;
  readonly method: Locator;
  readonly figures: Locator;
  readonly surveyStatus: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.locator("#row");
    this.mistakes = page.locator("#row-error li");
    this.notice = page.locator("serpent-rows .notice");
    this.verdict = page.locator("serpent-rows .verdict");
    this.graph = page.locator("serpent-rows .layers .graph:visible");
    this.jumps = page.locator("serpent-rows .jump-table tbody tr");
    this.odds = page.locator("serpent-rows .odds tbody tr");
    this.method = page.locator("serpent-rows .odds .method");
    this.figures = page.locator("serpent-rows .by-deck tbody tr");
    this.surveyStatus = page.locator("serpent-rows .survey [role=status]");
  }

  async open(fragment = "", path = "/tools/rows/"): Promise<void> {
    await this.page.goto(path + (fragment && `#${fragment}`));
    await expect(this.page.locator("serpent-rows[data-live]")).toBeVisible();
  }

  /** Opens a link in the open page. */
  async openLink(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  button(name: string): Locator {
    return this.page.locator("serpent-rows").getByRole("button", { name, exact: true });
  }

  async enterRow(row: string): Promise<void> {
    await this.text.fill(row);
    await this.button("Show this row").click();
  }

  /** The texts of the cells of each table row. */
  cells(rows: Locator): Promise<string[][]> {
    return rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
      ),
    );
  }

  /** The fragment of the URL, without `#`. */
  fragment(): string {
    return new URL(this.page.url()).hash.slice(1);
  }
}
