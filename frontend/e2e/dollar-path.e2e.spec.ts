/** From the prologue to the game for a dollar, on a phone: what was offered is what is bought, and the story is where it was left. */
import { violationsIn } from './support/accessibility.js';
import { newPlayer } from './support/account.js';
import { payWith, paysAlways } from './support/hosted-checkout.js';
import { stepsOn } from './support/steps.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();
const step = stepsOn(() => visit.page);
const player = newPlayer();
let visit: Visit;
let lastPage = '';

beforeAll(async () => {
  visit = await open({ viewport: phone, touch: true });
});

const offer = () => visit.page.getByRole('region', { name: 'Full Game Access' });

step('plays a turn of the prologue, and unlocks the full game', async () => {
  const { page, press } = visit;
  await page.goto('/demo?period=french_revolution');
  await page.getByPlaceholder(/^What will you do\?/).fill('I speak to the crowd.');
  await press(page.getByRole('button', { name: 'Take Action' }));
  await page.getByText('2 turns remaining in free prologue').waitFor();
  lastPage = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rubicon_demo_state') ?? '') as { narrative: string[] };
    return kept.narrative.at(-1)!;
  });
  await press(
    page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name: 'Reject', exact: true }),
  );
  await press(page.getByRole('link', { name: 'Unlock Full Game - $1' }));
  await page.waitForURL('/checkout?product=full-game&price=1');
  await page.getByText('includes $1.00 of credits, about 33 turns').waitFor();
});

step('signs up first, and sees what for', async () => {
  const { page, press } = visit;
  await press(page.getByRole('link', { name: 'sign up' }));
  await page.waitForURL('/register?product=full-game&price=1');
  await offer().getByText('$1', { exact: true }).waitFor();
  await offer().getByText('includes $1.00 of credits, about 33 turns').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password').fill(player.password);
  await press(page.getByRole('button', { name: 'Create Account' }));
});

step('finds it first where credits are bought, without scrolling', async () => {
  const { page } = visit;
  await page.getByRole('tab', { name: 'Buy Credits', selected: true }).waitFor();
  await offer().waitFor();
  const places = page.getByRole('navigation', { name: 'Main' });
  const buy = await offer().getByRole('button', { name: 'Buy $1' }).boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(buy!.y + buy!.height).toBeLessThan((await places.boundingBox())!.y);
  expect(await violationsIn(page)).toEqual([]);
});

step('pays, and reads the last sentence of the prologue', async () => {
  const { page, press } = visit;
  await press(offer().getByRole('button', { name: 'Buy $1' }));
  await payWith(visit, paysAlways);
  const left = page.getByRole('region', { name: 'Your story stands here' });
  const sentence = await left.getByRole('blockquote').innerText();
  expect(sentence.length).toBeGreaterThan(10);
  expect(lastPage.trim().endsWith(sentence)).toBe(true);
  await page.getByText('$1.00', { exact: true }).first().waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await press(page.getByRole('tab', { name: 'Buy Credits' }));
  await page.getByRole('button', { name: /^Request Refund: Full game/ }).waitFor();
});
