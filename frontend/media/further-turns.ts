/** What a story comes to: its branches drawn, what the narrator remembers, what a turn has cost. */
import type { Locator } from 'playwright-core';
import type { GameScreen } from '../e2e/support/game-screen.js';
import { atRest, played, settled } from './stage.js';

const MARGIN = 16;

/** In CSS pixels, left free above or under what is scrolled to. */
/** Tells Rome's story in three ways from its first turn on, names them, and shows the whole tree. */
export async function branchStory(game: GameScreen): Promise<void> {
  const { page } = game;
  await played(game, 2, 'I ride ahead of Caesar to Arretium with five cohorts.');
  await played(game, 3, 'I promise Curio that Caesar will pay his debts.');
  await played(game, 4, 'I march on Corfinium before Domitius has shut its gates.');
  await goBackTo(game, 2);
  await played(game, 3, 'I wait at Arretium, and let Rome talk itself into fear.');
  await goBackTo(game, 1);
  await played(game, 2, 'I carry Caesar\u2019s terms to Pompey at Capua.');
  await played(game, 3, 'I ask Cicero to speak for peace.');
  await openTimeline(game);
  await nameBranch(game, 'First telling', 'War in Italy');
  await nameBranch(game, '\u201cI wait at Arretium', 'Fear in Rome');
  await nameBranch(game, '\u201cI carry Caesar', 'Peace at Capua');
  // The notice of the name goes with the page.
  await page.reload();
  await page.getByRole('treeitem').first().waitFor();
  await underNavigation(page.getByText('Legend', { exact: true }));
  await atRest(page);
  await settled(page);
}

async function openTimeline({ page }: GameScreen): Promise<void> {
  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Leave Without Saving' });
  const tree = page.getByRole('treeitem').first();
  await leave.or(tree).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await tree.waitFor();
}

/** To a turn of the path told so far. */
async function goBackTo(game: GameScreen, depth: number): Promise<void> {
  const { page } = game;
  await openTimeline(game);
  await page
    .getByRole('treeitem', { name: new RegExp(`^Turn ${depth}\\b`) })
    .first()
    .click();
  const card = page.getByRole('dialog', { name: `Turn ${depth}` });
  await card.getByRole('button', { name: 'Go back to here' }).click();
  await game.standsAt(depth);
}

/** @param from how what the branch is called until then begins */
async function nameBranch({ page }: GameScreen, from: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Name the branch ${from}` }).click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** Gives the narrator of Paris something to remember; one line is pinned, another put into the player's words. */
export async function openChronicle(game: GameScreen): Promise<void> {
  const { page } = game;
  await played(game, 2, 'I promise the printers of the Cordeliers their wages.');
  await played(game, 3, 'I hide the deserter Jean Colin behind the press.');
  await played(game, 4, 'I walk home before it is light.');
  await page.getByRole('button', { name: 'Chronicle' }).click();
  const chronicle = page.getByRole('dialog', { name: 'The Chronicle' });
  const act = (name: RegExp) => chronicle.getByRole('button', { name }).first();
  await act(/^Pin: Cordeliers/).click();
  await chronicle.getByRole('button', { name: /^Pin: Cordeliers/, pressed: true }).waitFor();
  await act(/^Correct: Jean Colin/).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(
    'He deserted for his brother\u2019s sake, sleeps behind your press by day, and carries your letters across the river after dark.',
  );
  await page.keyboard.press('Enter');
  await chronicle.getByText('Your words').waitFor();
  // Opened anew, it says nothing of what was just done.
  await page.keyboard.press('Escape');
  await chronicle.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await chronicle.getByRole('listitem').first().waitFor();
  await atRest(page);
  await settled(page);
}

/** Unfolds what a turn has cost, and reads on until the whole of it stands in the book. */
export async function openReceipt({ page, story }: GameScreen, depth: number): Promise<void> {
  await story.getByRole('button', { name: `Receipt of turn ${depth}` }).click();
  const small = story.getByText(/^Price list/);
  await small.waitFor();
  await story.getByText('being settled').waitFor({ state: 'detached' });
  await small.evaluate((line) => line.scrollIntoView({ block: 'end' }));
  await atRest(page);
  await settled(page);
}

/** Scrolls until the element stands right below the navigation, which stays. */
async function underNavigation(element: Locator): Promise<void> {
  const above = MARGIN + (await navigationHeight(element));
  await element.evaluate(
    (target, free) => window.scrollBy(0, target.getBoundingClientRect().top - free),
    above,
  );
}

/** In CSS pixels. */
function navigationHeight(onPage: Locator): Promise<number> {
  return onPage
    .page()
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().height);
}
