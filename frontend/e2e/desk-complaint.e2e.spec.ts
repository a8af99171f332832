/** A complaint on the support desk, from the search to the money: by two people, keyboard alone; and what of a player may be read. */
import type { Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { newPlayer, playedTurn, registeredPlayer, startedGame } from './support/account.js';
import { button, deskSizes, press, search, seated, tabTo, write } from './support/desk.js';
import { visitors } from './support/visit.js';

const action = 'I walk to the Palais-Royal.';
const reason = 'The player called about it.';

const open = visitors();

/** Searches, and opens the first. */
async function find(page: Page, text: string): Promise<void> {
  await search(page, text);
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Timeline' }).waitFor();
}

describe.each(deskSizes)('at %s', (_, viewport) => {
  it('plays a complaint from the search to a refund that a second person allows', async () => {
    const session = await registeredPlayer(10);
    const first = await open({ viewport });
    const second = await open({ viewport });
    const { page } = first;
    await seated(first);
    await find(page, session.user.email);
    expect(await violationsIn(page)).toEqual([]);

    await press(page, button(page, 'A complaint…'));
    await press(page, page.getByRole('link', { name: /^Paid, and no credits/ }));
    await page.getByText('As it should be').first().waitFor();
    expect(await violationsIn(page)).toEqual([]);

    await press(page, page.getByRole('listitem').getByRole('link', { name: /paid/i }).first());
    await press(page, button(page, 'Refund…'));
    await write(page, 'Amount, in dollars', '7.50');
    await write(page, 'Reason', reason);
    await press(page, button(page, 'See what will be appended'));
    await page.getByText('This needs a second person').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, button(page, 'Ask for it'));
    await page.getByText('It waits for a second person.').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last());
    await press(page, page.getByRole('link', { name: /^Acts/ }));
    await page.getByText('Waits for a second person').waitFor();
    expect(await violationsIn(page)).toEqual([]);

    await seated(second);
    await press(second.page, second.page.getByRole('link', { name: /^Approvals/ }));
    await press(second.page, second.page.getByRole('link', { name: /\$7\.50/ }));
    await press(second.page, button(second.page, 'Approve'));
    await second.page.getByText('Approved and carried out.').first().waitFor();
    await page.reload();
    await page.getByText('Done', { exact: true }).waitFor();
    await press(page, page.getByRole('link', { name: 'Timeline', exact: true }));
    await page.getByRole('table', { name: 'Timeline' }).getByText('$7.50').first().waitFor();
  });

  it('shows bars for words until they are opened for a reason, and bars again when they are closed', async () => {
    const session = await registeredPlayer(1);
    const { gameState } = await startedGame(session, 'french_revolution');
    await playedTurn(session, gameState, action);
    const visit = await open({ viewport });
    const { page } = visit;
    await seated(visit);
    await find(page, session.user.username);
    await press(page, page.getByRole('link', { name: 'Turns', exact: true }));
    await press(
      page,
      page
        .getByRole('table')
        .getByRole('link', { name: /was sent/ })
        .first(),
    );
    const event = page.getByRole('region', { name: 'The event' });
    await event.getByText('What the player typed').waitFor();
    expect(await page.locator('#main').innerHTML()).not.toContain(action);
    expect(await page.locator('#main').innerHTML()).not.toContain(session.user.username);
    expect(await violationsIn(page)).toEqual([]);

    await press(page, event.getByRole('button', { name: 'Open personal text…' }));
    await write(page, 'Reason', reason);
    expect(await violationsIn(page)).toEqual([]);
    await press(page, button(page, 'Open for 15 minutes'));
    await event.getByText(action).waitFor();
    await page.getByRole('heading', { name: session.user.username }).waitFor();
    expect(await violationsIn(page)).toEqual([]);

    await press(page, button(page, 'Close now'));
    await event.getByText(action).waitFor({ state: 'detached' });
    expect(await page.locator('#main').innerHTML()).not.toContain(session.user.username);
  });

  it('replays with one request a step at most, and none for what was seen', async () => {
    const session = await registeredPlayer(1);
    const { gameState } = await startedGame(session, 'french_revolution');
    await playedTurn(session, gameState, action);
    const visit = await open({ viewport });
    const { page } = visit;
    await seated(visit);
    await find(page, session.user.username);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/staff/players/')) asked.push(new URL(request.url()).pathname);
    });
    await press(page, page.getByRole('link', { name: 'Replay', exact: true }));
    const slider = page.getByRole('slider', { name: 'Event' });
    await slider.waitFor();
    await settled(page);
    expect(asked).toHaveLength(2);
    expect(await violationsIn(page)).toEqual([]);
    const last = Number(await slider.getAttribute('max'));
    const arriveAt = async (stop: number) => {
      await page.waitForFunction(
        (value) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === value,
        String(stop),
      );
      await settled(page);
    };
    for (let steps = 1; steps <= 4; steps++) {
      await page.keyboard.press('[');
      await arriveAt(last - steps);
      expect(asked).toHaveLength(2 + steps);
    }
    await tabTo(page, slider);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(']');
    await arriveAt(last - 2);
    expect(asked).toHaveLength(6);
    await page.keyboard.press('Home');
    await arriveAt(0);
    expect(asked).toHaveLength(7);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

function settled(page: Page): Promise<void> {
  return page.locator('[aria-busy=false]').waitFor();
}

it('says that nobody answers to a name that nobody has', async () => {
  const visit = await open();
  await seated(visit);
  const { username } = newPlayer();
  await visit.page.keyboard.press('/');
  await visit.page.keyboard.type(username);
  await visit.page.keyboard.press('Enter');
  await visit.page.getByText(`Nobody answers to “${username}”.`).waitFor();
  expect(await violationsIn(visit.page)).toEqual([]);
});
