/** The two prologues as a visitor plays them, and the way from each into a game of one's own. */
import type { GameType } from '@rubicon/contracts';
import { violationsIn } from './support/accessibility.js';
import { newPlayer } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { stepsOn } from './support/steps.js';
import { readToast } from './support/toast.js';
import { desktop, phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

/** At both widths, and back to the one it has. */
async function staysWithinTheEdge({ page }: Visit): Promise<void> {
  const own = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(own);
}

async function signUp({ page, press }: Visit): Promise<void> {
  const player = newPlayer();
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password').fill(player.password);
  await press(page.getByRole('button', { name: 'Create Account' }));
}

describe('the prologue on the server, at 1440 px', () => {
  const step = stepsOn(() => visit.page);
  let visit: Visit;
  const button = (name: string | RegExp) => visit.page.getByRole('button', { name });
  const told = () => visit.page.getByRole('region', { name: 'Story' }).locator('[aria-live]');

  beforeAll(async () => {
    visit = await open({ viewport: desktop });
  });
  afterEach(() => staysWithinTheEdge(visit));

  step('is taught, and begins', async () => {
    const { page, press } = visit;
    await page.goto('/try-free');
    await page.getByRole('heading', { name: 'Story Area' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(button('Next'));
    await press(button('Next'));
    await press(button('Begin the Revolution'));
    await page.getByText('Turn 1 of 3').waitFor();
    await page.getByText('14 July 1789').first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  step('plays a turn in its own words, and finds it again after a reload', async () => {
    const { page } = visit;
    const before = await told().innerText();
    await page
      .getByLabel('Your own action')
      .fill('I climb the nearest cart and read out the list of grain prices.');
    await page.keyboard.press('Enter');
    await page.getByText('Turn 2 of 3').waitFor();
    const after = await told().innerText();
    expect(after).not.toBe(before);
    await page.reload();
    await page.getByText('Turn 2 of 3').waitFor();
    expect(await told().innerText()).toBe(after);
  });

  step('is asked to stay when the pointer leaves at the top, once', async () => {
    const { page, press } = visit;
    const dialog = page.getByRole('dialog', { name: "Wait! Don't Leave Yet" });
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
    );
    await dialog.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Continue Demo' }));
    await dialog.waitFor({ state: 'detached' });
  });

  step('is asked what happens next after the second turn', async () => {
    const { page, press } = visit;
    await press(
      page.getByRole('region', { name: 'Your Next Move' }).getByRole('listitem').first().getByRole('button'),
    );
    await page.getByText('Turn 3 of 3').waitFor();
    await page.getByRole('link', { name: 'Final turn! Continue for $1' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'What Happens Next?' });
    await dialog.getByRole('link', { name: 'Unlock Story for $1' }).waitFor();
    await press(dialog.getByRole('button', { name: 'Continue Demo' }));
  });

  step('ends after the third turn, and stays ended', async () => {
    const { page, press } = visit;
    await press(
      page.getByRole('region', { name: 'Your Next Move' }).getByRole('listitem').last().getByRole('button'),
    );
    const heading = page.getByRole('heading', { name: 'Demo Complete' });
    await heading.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.reload();
    await heading.waitFor();
  });

  step('goes on with it after signing up', async () => {
    const { page, press } = visit;
    // Not its innerText, which leaves out the space behind an initial that is a word of its own.
    const last = ((await told().locator('p').last().textContent()) ?? '').trim();
    await press(page.getByRole('link', { name: 'Continue for $1 Only' }));
    await page.waitForURL('/register?from=demo');
    await signUp(visit);
    await page.getByRole('heading', { name: 'Continue your prologue' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page.getByRole('button', { name: /^Continue as / }));
    await page.waitForURL('/game?gameType=french_revolution');
    const game = new GameScreen(page);
    await game.send.waitFor();
    await game.story.getByText(last).waitFor();
    // Where it was left; what went before is above.
    const edge = (await page.getByRole('region', { name: 'The book', exact: true }).boundingBox())!;
    const act = (await game.story
      .locator('p', { hasText: /^Your Action:/ })
      .last()
      .boundingBox())!;
    expect(act.y - edge.y).toBeGreaterThan(-2);
    expect(act.y - edge.y).toBeLessThan(edge.height / 2);
    await page.goto('/game-select');
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Continue your prologue' }).count()).toBe(0);
  });
});

describe('the prologue in the browser, at 390 px', () => {
  const step = stepsOn(() => visit.page);
  let visit: Visit;
  const input = () =>
    visit.page.getByPlaceholder('What will you do? Command armies, issue decrees, negotiate with enemies...');
  const stored = () =>
    visit.page.evaluate(
      () => JSON.parse(localStorage.getItem('rubicon_demo_state') ?? 'null') as { gameType: GameType },
    );

  beforeAll(async () => {
    visit = await open({ viewport: phone, touch: true });
  });
  afterEach(() => staysWithinTheEdge(visit));

  step('is one of the three by chance, and the same one again', async () => {
    const { page } = visit;
    await page.goto('/demo?period=atlantis');
    await page.getByText('Turn 0/3').waitFor();
    const { gameType } = await stored();
    await page.goto('/demo');
    await page.getByText('Turn 0/3').waitFor();
    expect((await stored()).gameType).toBe(gameType);
  });

  it.each<[GameType, string, string]>([
    ['french_revolution', 'Deputy to the National Convention', '14 July 1789'],
    ['roman_republic', 'Consul of Rome', '10 January 49 BC'],
    ['sengoku_japan', 'Daimyo of Owari', '2 June 1582'],
  ])('is that of %s when it is asked for', async (gameType, title, date) => {
    const { page } = visit;
    await page.goto(`/demo?period=${gameType}`);
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(date, { exact: true }).waitFor();
    expect((await stored()).gameType).toBe(gameType);
    expect(await page.evaluate(() => document.documentElement.dataset.era)).toBe(gameType);
    expect(await violationsIn(page)).toEqual([]);
  });

  step('plays, saves, and goes on after a reload', async () => {
    const { page, press } = visit;
    await input().fill('I send to Hideyoshi before anyone else can.');
    await press(page.getByRole('button', { name: 'Take Action' }));
    await page.getByText('Turn 1/3').waitFor();
    await page.getByText('2 turns remaining in free prologue').waitFor();
    await press(page.getByRole('button', { name: 'Save', exact: true }));
    expect(await readToast(visit, 'Progress Saved')).toContain('Your demo progress has been saved locally');
    await page.reload();
    await page.getByText('Turn 1/3').waitFor();
    await page.getByText('I send to Hideyoshi before anyone else can.').waitFor();
  });

  step('ends after three turns, and goes on after signing up', async () => {
    const { page, press } = visit;
    for (const [turn, action] of [
      [2, 'I wait for the rain.'],
      [3, 'I open the western gate.'],
    ] as const) {
      await input().fill(action);
      await input().press('Enter');
      await page.getByText(`Turn ${turn}/3`).waitFor();
    }
    await page.getByRole('heading', { name: 'Your Free Prologue Ends Here' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page.getByRole('link', { name: 'Save Progress & Continue Later' }));
    await page.waitForURL('/login?source=demo&action=signup');
    await signUp(visit);
    await press(page.getByRole('button', { name: 'Continue as Oda Takamune' }));
    await page.waitForURL('/game?gameType=sengoku_japan');
    const game = new GameScreen(page);
    await game.send.waitFor();
    await game.story.getByText('I open the western gate.').waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rubicon_demo'))),
    ).toEqual([]);
  });
});
