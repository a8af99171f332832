/** The game screen as a player finds it. */
import type { JSHandle, Locator, Page } from 'playwright-core';

export class GameScreen {
  readonly story: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly save: Locator;
  /** The numbered suggestions. */
  readonly suggestions: Locator;

  constructor(readonly page: Page) {
    this.story = page.getByRole('region', { name: 'Story', exact: true });
    this.input = page.getByPlaceholder('Enter your action, dialogue, or ask about the historical world...');
    this.send = page.getByRole('button', { name: 'Send Your Response' });
    this.save = page.getByRole('button', { name: 'Save Game' });
    this.suggestions = page
      .getByRole('region', { name: 'Your Next Move' })
      .getByRole('listitem')
      .getByRole('button');
  }

  /** Waits until the story stands at the opening, or so many turns after it, and nothing is being written. */
  async standsAt(depth: number): Promise<void> {
    await this.send.waitFor();
    if (depth > 0) await this.story.getByText(`Turn ${depth} \u00b7`).waitFor();
  }

  /** What is left to play for: where the screen is narrow it is folded away. */
  async credits(): Promise<string> {
    const standing = this.page.getByRole('button', { name: 'How you stand' });
    if ((await standing.isVisible()) && (await standing.getAttribute('aria-expanded')) !== 'true')
      await standing.click();
    return this.page.getByRole('link', { name: /^Credits: / }).innerText();
  }

  /** The finished page's text: beside it in the live region stands what the player did. */
  async narrative(): Promise<string> {
    const text = this.story.locator('[aria-live] > div:not([aria-hidden=true]) > div');
    return (await text.innerText()).trim();
  }

  /** Watches the page from now on: each text seen while it was written, and each that a screen reader is given to read. */
  async watchWriting(): Promise<WritingWatch> {
    const handle = await this.page.evaluateHandle(() => {
      const seen = { written: [] as string[], announced: [] as string[] };
      const live = document.querySelector('section[aria-label="Story"] [aria-live="polite"]');
      if (!live) throw new Error('the story has no live region');
      const textOf = (hidden: boolean) =>
        [...live.children]
          .filter((child) => (child.getAttribute('aria-hidden') === 'true') === hidden)
          .map((child) => child.querySelector('div')?.textContent ?? '')
          .join('');
      const note = (texts: string[], text: string) => {
        if (texts.at(-1) !== text) texts.push(text);
      };
      const look = () => {
        if (live.querySelector(':scope > [aria-hidden="true"]')) note(seen.written, textOf(true));
        note(seen.announced, textOf(false));
      };
      look();
      new MutationObserver(look).observe(live, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    return new WritingWatch(handle);
  }
}

export class WritingWatch {
  constructor(private readonly handle: JSHandle<{ written: string[]; announced: string[] }>) {}

  read(): Promise<{ written: string[]; announced: string[] }> {
    return this.handle.jsonValue();
  }
}
