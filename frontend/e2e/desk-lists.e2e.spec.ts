/** What waits on the support desk for anybody: an act that one asked for and another approves, and a report that is taken and answered. */
import { violationsIn } from './support/accessibility.js';
import { registeredPlayer, reportedTurn, startedGame } from './support/account.js';
import { button, deskSizes, press, search, seated, write } from './support/desk.js';
import { visitors } from './support/visit.js';

const reason = 'The player called about it.';

const open = visitors();

/** Of a row that is about the player: lists name nobody else's end of an id. */
const about = (playerId: string) => new RegExp(playerId.slice(-8));

describe.each(deskSizes)('at %s', (_, viewport) => {
  it('lets one ask for a gift of $8, and another approve it', async () => {
    const { user } = await registeredPlayer(0);
    const first = await open({ viewport });
    const { page } = first;
    await seated(first);
    await search(page, user.email);
    await page.keyboard.press('Enter');
    await press(page, button(page, 'Act…'));
    await write(page, 'Amount, in dollars', '8');
    await write(page, 'Reason', reason);
    await press(page, button(page, 'See what will be appended'));
    await press(page, button(page, 'Ask for it'));
    await page.getByText('It waits for a second person.').waitFor();
    await page.keyboard.press('Escape');
    await press(page, page.getByRole('link', { name: /^Approvals/ }));
    await press(page, page.getByRole('list').getByRole('link', { name: about(user.id) }));
    await button(page, 'Withdraw').waitFor();
    expect(await button(page, 'Approve').count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);

    const second = await open({ viewport });
    const other = second.page;
    await seated(second);
    await press(other, other.getByRole('link', { name: /^Approvals \d+ waits?$/ }));
    const waiting = other.getByRole('list', { name: 'Waiting, oldest first' });
    const asked = waiting.getByRole('link', { name: about(user.id) });
    await asked.waitFor();
    expect(await asked.innerText()).toContain(`${user.username[0]}••••${user.username.at(-1)}`);
    expect(await other.locator('#main').innerHTML()).not.toContain(user.username);
    expect(await violationsIn(other)).toEqual([]);
    await press(other, asked);
    await other.getByRole('heading', { name: 'Goodwill credit of $8.00' }).waitFor();
    expect(await violationsIn(other)).toEqual([]);
    await press(other, button(other, 'Approve'));
    await other.getByText('Approved and carried out.').first().waitFor();
    await asked.waitFor({ state: 'detached' });
    expect(await violationsIn(other)).toEqual([]);
    await other.goto(`/staff/players/${user.id}`);
    await other.getByRole('table', { name: 'Timeline' }).getByText('$8.00').first().waitFor();
  });

  it('lets one take a report and answer it', async () => {
    const session = await registeredPlayer(1);
    const { gameState } = await startedGame(session, 'french_revolution');
    await reportedTurn(session, gameState.gameId, 'untrue');
    const visit = await open({ viewport });
    const { page } = visit;
    await seated(visit);
    await press(page, page.getByRole('link', { name: /^Reports \d+ waits?$/ }));
    const reports = page.getByRole('list', { name: 'Reports, newest first' });
    const reported = reports.getByRole('link', { name: about(session.user.id) });
    await reported.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, reported);
    await press(page, button(page, 'Take it'));
    await page.getByRole('tab', { name: 'Taken', selected: true }).waitFor();
    await press(page, button(page, 'Answer…'));
    await write(page, 'The letter', 'Thank you. It was looked at, and is mended.');
    await write(page, 'Why, for the record', reason);
    expect(await violationsIn(page)).toEqual([]);
    await press(page, button(page, 'See what it does'));
    await page.getByRole('region', { name: 'What will be appended' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(page, button(page, 'Send the letter'));
    await page.getByRole('tab', { name: 'Answered', selected: true }).waitFor();
    await reported.waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });
});
