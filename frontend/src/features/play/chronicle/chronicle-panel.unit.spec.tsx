import type { Chronicle } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chronicleLine, chronicleOf } from '../../../testing/chronicles.js';
import { gameScreen } from '../../../testing/game-screen.js';
import { openingState } from '../../../testing/games.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem, type Answer } from '../../../testing/serve-api.js';
import { standingWord } from './faction-scale.js';

const server = gameScreen();
const user = userEvent.setup({ pointerEventsCheck: 0 });
const address = `/api/games/${openingState.gameId}/chronicle`;

async function openChronicle(answer: Answer) {
  server.api.answer({ [`GET ${address}`]: answer });
  renderApp('/game?gameType=french_revolution');
  await user.click(await screen.findByRole('button', { name: 'How you stand' }));
  await user.click(screen.getByRole('button', { name: 'Chronicle' }));
  return within(await screen.findByRole('dialog', { name: 'The Chronicle' }));
}
const opened = (chronicle: Chronicle) => openChronicle({ body: chronicle });
const amendments = (lineId: string) => server.calls('PATCH', `${address}/${lineId}`).map(({ body }) => body);
const amends = (lineId: string, chronicle: Chronicle) =>
  server.api.answer({ [`PATCH ${address}/${lineId}`]: { body: chronicle } });

it('groups what the narrator remembers, open matters first, and marks what it has in mind', async () => {
  const panel = await opened(
    chronicleOf(
      [
        chronicleLine('c1', { topic: 'debt', subject: 'The baker', text: 'You owe him.', settled: true }),
        chronicleLine('c2', { topic: 'promise', subject: 'Marie', text: 'You will marry.', inPrompt: true }),
        chronicleLine('c3', { corrected: true, pinned: true }),
      ],
      {
        divergencePercent: 4,
        bent: [{ date: '14 July 1789', place: 'Paris', text: 'The Bastille falls.' }],
      },
    ),
  );
  expect(await panel.findByText('3 lines, 1 in the narrator\u2019s mind now')).toBeVisible();
  const obligations = within(panel.getByRole('region', { name: 'Promises and debts' }));
  expect(obligations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MarieYou will marry.In mindPromise \u00b7 since 15 July 1789',
    'The bakerYou owe him.Debt \u00b7 paid \u00b7 since 15 July 1789',
  ]);
  expect(panel.getByRole('region', { name: 'People' })).toHaveTextContent('Your words');
  expect(panel.getAllByRole('button', { name: 'Pin: Marie', pressed: true })).toHaveLength(1);
  const history = panel.getByRole('region', { name: 'History bent' });
  expect(history).toHaveTextContent('4 % of what this era turns on');
  expect(history).toHaveTextContent('14 July 1789, Paris: The Bastille falls.');
  expect(panel.getByRole('region', { name: 'How you stand' })).toHaveTextContent(
    'The Jacobinswell disposed +15',
  );
  expect(server.calls('GET', address)[0]!.url).toBe(`${address}?turn=${openingState.headTurnId}`);
});

it('says that there is nothing yet', async () => {
  const panel = await opened(chronicleOf([]));
  expect(await panel.findByText(/^Nothing yet\./)).toBeVisible();
  expect(panel.getByText('So far all went as in the books.')).toBeVisible();
});

it('can be asked for again when it could not be opened', async () => {
  const panel = await openChronicle(problem(503, 'unavailable', 'Please try again in a moment.'));
  expect(await panel.findByText('Please try again in a moment.')).toBeVisible();
  server.api.answer({ [`GET ${address}`]: { body: chronicleOf([chronicleLine('c1')]) } });
  await user.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByText('She hides your press in the cellar.')).toBeVisible();
});

it('pins a line, and says so', async () => {
  const panel = await opened(chronicleOf([chronicleLine('c1')]));
  amends('c1', chronicleOf([chronicleLine('c1', { pinned: true })]));
  const pin = await panel.findByRole('button', { name: 'Pin: Marie', pressed: false });
  await user.click(pin);
  await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
  expect(panel.getByText('Pinned.')).toHaveAttribute('role', 'status');
  expect(amendments('c1')).toEqual([{ pinned: true }]);
});

it('strikes a line where it stands, and takes it back, under the same key', async () => {
  const line = chronicleLine('c1');
  const other = chronicleLine('c2', { subject: 'Paul', text: 'He waits.' });
  const panel = await opened(chronicleOf([line, other]));
  amends('c1', chronicleOf([other], { struck: [line] }));
  (await panel.findByRole('button', { name: 'Strike: Marie' })).focus();
  await user.keyboard('{Enter}');
  const takeBack = await panel.findByRole('button', { name: 'Take back: Marie' });
  expect(takeBack).toHaveFocus();
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Struck out');
  expect(panel.getByText('Struck. The narrator forgets it.')).toBeInTheDocument();
  amends('c1', chronicleOf([line, other]));
  await user.keyboard('{Enter}');
  expect(await panel.findByRole('button', { name: 'Strike: Marie' })).toHaveFocus();
  expect(amendments('c1')).toEqual([{ struck: true }, { struck: false }]);
});

describe('correcting a line', () => {
  async function correct(text: string) {
    const panel = await opened(chronicleOf([chronicleLine('c1')]));
    await user.click(await panel.findByRole('button', { name: 'Correct: Marie' }));
    const input = panel.getByRole('textbox', { name: 'What is so of Marie' });
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.click(input);
    if (text !== '') await user.paste(text);
    return { panel, input, save: panel.getByRole('button', { name: 'Save' }) };
  }

  it('keeps the words of the player, and goes back to where it was', async () => {
    const { panel } = await correct('  She burnt it. ');
    const corrected = chronicleLine('c1', { text: 'She burnt it.', corrected: true });
    amends('c1', chronicleOf([corrected]));
    await user.keyboard('{Enter}');
    expect(await panel.findByText('Your words')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Correct: Marie' })).toHaveFocus();
    expect(amendments('c1')).toEqual([{ text: 'She burnt it.' }]);
  });

  it('keeps what was typed when it could not be kept', async () => {
    const { panel, input, save } = await correct('She burnt it.');
    server.api.answer({ [`PATCH ${address}/c1`]: problem(503, 'unavailable', 'Later.') });
    await user.click(save);
    expect(await panel.findByRole('alert')).toHaveTextContent('Later.');
    expect(input).toHaveValue('She burnt it.');
    expect(input).toHaveAccessibleDescription('Later. 13 of 240');
  });

  it.each(['', 'x'.repeat(241), 'She hides your press in the cellar.'])('does not save %j', async (text) => {
    const { save, input } = await correct(text);
    expect(save).toBeDisabled();
    await user.type(input, '{Enter}');
    expect(amendments('c1')).toEqual([]);
  });

  it('counts 240 characters of any kind', async () => {
    const { save, panel } = await correct('\u{1f5e1}'.repeat(240));
    expect(panel.getByText('240 of 240')).toBeVisible();
    expect(save).toBeEnabled();
  });

  it('is left by Escape, and the chronicle by another', async () => {
    const { panel } = await correct('She burnt it.');
    await user.keyboard('{Escape}');
    expect(panel.getByText('She hides your press in the cellar.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  [-100, 'hunted'],
  [-60, 'hunted'],
  [-59, 'hostile'],
  [0, 'indifferent'],
  [9, 'well disposed'],
  [60, 'friendly'],
  [100, 'one of their own'],
])('calls a standing of %d %s', (standing, word) => expect(standingWord(standing)).toBe(word));
