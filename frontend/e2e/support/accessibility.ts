/** axe's rules (WCAG and best practice) over what a page shows, its colours in both schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong, a line each: where, which rule, which elements. */
export async function violationsIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    // Without frames there is nothing to gather on a page of its own, which takes as long again.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Everything else is the same in the dark.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(
          `${new URL(page.url()).pathname} ${colorScheme}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        );
  }
  return found;
}

/** Opens an address, waits for its heading, and looks. */
export async function violationsAt(page: Page, address: string, heading: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  return violationsIn(page);
}

/**
 * Until nothing moves that comes to an end: a colour caught in the middle of its change would be measured. The page is asked frame by frame, for the
 * promise of an animation whose element has gone may never settle, and one may begin while others are waited for.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (moves());
  });
}
