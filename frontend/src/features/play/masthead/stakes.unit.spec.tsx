/** What the stats mean, and the danger that is said before a story can end by it. */
import type { Danger, GameType } from '@rubicon/contracts';
import { frenchRevolution } from '@rubicon/scenarios/public/french-revolution';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameScreen, standingAt } from '../../../testing/game-screen.js';
import { firstTurn, openingState } from '../../../testing/games.js';
import { renderApp } from '../../../testing/render-app.js';

const server = gameScreen();
const safe = openingState.danger;

async function open(danger: Danger, gameType: GameType = 'french_revolution') {
  server.stands({ ...openingState, gameType, danger });
  renderApp(`/game?gameType=${gameType}`);
  await screen.findByText('The tocsin has not stopped since dawn.');
}
const said = () =>
  screen
    .getAllByRole('status')
    .flatMap((status) => within(status).queryAllByText(/^Danger/))
    .map(({ textContent }) => textContent);

it.each([
  ['Influence', frenchRevolution.stats.influence],
  ['Reputation', frenchRevolution.stats.reputation],
  ['Resources', frenchRevolution.stats.resources],
])('says what %s opens and what zero does, when pressed and when reached by keyboard', async (name, says) => {
  await open(safe);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(screen.getByRole('tooltip')).toHaveTextContent(says);
  await userEvent.click(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('says nothing of danger where there is none', async () => {
  await open(safe);
  expect(said()).toEqual([]);
});

it.each<[GameType, string, string]>([
  [
    'french_revolution',
    'Danger: your influence is 12. At 15 or below anyone may denounce you, and your story can end.',
    'Danger: you carry an open wound. Until a surgeon has closed it, your story can end by it.',
  ],
  [
    'roman_republic',
    'Danger: your influence is 12. At 15 or below no tribune protects you, and your story can end.',
    'Danger: you carry an open wound. Until a physician has healed it, your story can end by it.',
  ],
  [
    'sengoku_japan',
    'Danger: your influence is 12. At 15 or below a lord may demand your head, and your story can end.',
    'Danger: you carry an open wound. Until it is nursed and healed, your story can end by it.',
  ],
])('says in words of %s which stat lies lowest, and that a wound is open', async (era, low, wound) => {
  const stats: Danger['stats'] = [
    { stat: 'influence', value: 12 },
    { stat: 'resources', value: 15 },
  ];
  await open({ bound: 15, stats, wound: 'A ball in the shoulder.' }, era);
  expect(said()).toEqual([low, wound]);
});

it('says it as soon as a turn has brought it', async () => {
  const turn = firstTurn({ playerStats: { influence: 40, reputation: 45, resources: 9 } });
  await open(safe);
  server.plays(turn);
  // The server is asked again; what the turn itself said stands until then.
  server.stands(
    standingAt(turn, {
      playerStats: { influence: 40, reputation: 45, resources: 9 },
      danger: { bound: 15, stats: [{ stat: 'resources', value: 9 }], wound: null },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Go east/ }));
  await screen.findByText(
    'Danger: your resources are 9. At 15 or below nobody hides or feeds you, and your story can end.',
  );
  expect(said()).toHaveLength(1);
});
