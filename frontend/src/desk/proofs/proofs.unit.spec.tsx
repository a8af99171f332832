import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { card, entry, playerCalls, playerId } from '../testing/player.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits, waitingAct } from '../testing/staff.js';

const sentence = 'On 26 November 2026, turn 9 was charged $0.012, and no words were ever told for it.';
const finding = {
  subjectId: '44444444-0000-4000-8000-000000000004',
  at: entry(9).at,
  verdict: 'not_as_it_should_be',
  sentence,
  events: [entry(8), entry(9, { availableDeltaMicroUsd: -12_000 })],
};

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    [`GET ${playerCalls}`]: { body: card() },
    [`GET ${playerCalls}/timeline`]: { body: { entries: [], total: 0, nextBefore: null } },
    [`GET ${playerCalls}/proofs/charged_for_nothing`]: {
      body: { complaint: 'charged_for_nothing', findings: [finding] },
    },
    [`POST ${playerCalls}/acts/plan`]: {
      body: {
        needsApproval: true,
        events: [
          { streamId: 'wallet-1', type: 'CreditsGranted', says: 'Credits come.', amountMicroUsd: 9_000_000 },
        ],
      },
    },
    [`POST ${playerCalls}/acts`]: { body: waitingAct() },
  });
});
afterEach(() => api.close());

it('comes from the player’s page to the proof in two presses, and sends its sentence with the third', async () => {
  renderDesk(`/players/${playerId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'A complaint…' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Charged for nothing/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('Not as it should be')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Event 9 happened.' })).toHaveAttribute(
    'href',
    `/players/${playerId}?event=9`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send as a letter…' }));
  expect(screen.getByLabelText('Letter')).toHaveValue(sentence);
});

it('asks for what makes it good, and says that a second person decides', async () => {
  renderDesk(`/players/${playerId}/complaint/charged_for_nothing`);
  await userEvent.click(await screen.findByRole('button', { name: 'Goodwill credit…' }));
  await userEvent.type(screen.getByLabelText('Amount, in dollars'), '9');
  await userEvent.type(screen.getByLabelText('Reason'), 'It was our mistake.');
  await userEvent.click(screen.getByRole('button', { name: 'See what will be appended' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('It waits for a second person.')).toBeInTheDocument();
});
