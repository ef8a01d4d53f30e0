import { expect, type Locator, type Page } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { press } from "./press.ts";

export class EditorPage {
  readonly page: Page;
  readonly play: PlayPage;
  readonly dialog: Locator;
  readonly text: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.play = new PlayPage(page);
    this.dialog = page.getByRole("dialog");
    this.text = this.dialog.locator("textarea");
    this.verdict = this.dialog.locator("#editor-verdict");
  }

  async open(path: string): Promise<void> {
    await this.play.open("", path);
    await this.openEditor();
  }

  async openEditor(): Promise<void> {
    await this.play.choose(/^(Set up a position|Préparer une position)$/);
    await expect(this.text).toBeVisible();
  }

  async startFrom(origin: string): Promise<void> {
    await this.dialog.locator("#editor-origin").selectOption(origin);
  }

  /** Uses tools on spaces, such as `red e5`, even if they have no effect. */
  async press(...uses: readonly string[]): Promise<void> {
    for (const use of uses) {
      const [tool = "", space = ""] = use.split(" ");
      await this.dialog.locator(`input[value="${tool}"]`).check();
      await press(this.dialog.locator(`serpent-board [data-target="${space}"]`));
    }
  }

  /** Presses the button, even if the position cannot be played. */
  async playFromHere(): Promise<void> {
    const button = this.dialog.getByRole("button", { name: /^(Play from here|Jouer à partir d’ici)$/ });
    await press(button);
  }
}
