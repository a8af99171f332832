import type { ChronicleLine, ComparedPath, Comparison } from '@rubicon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, firstTurn, openingState } from '../../../testing/games.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../../testing/sessions.js';
import { grownTree, turnIdOf } from '../../../testing/trees.js';

const { gameId } = openingState;
const address = `/timeline/compare?game=${gameId}&left=${turnIdOf(4)}&right=${turnIdOf(5)}`;
let api: ServedApi;

const promise: ChronicleLine = {
  lineId: 'line',
  topic: 'promise',
  subject: 'Danton',
  text: 'You promised him the presses.',
  since: '20 July 1789',
  settled: true,
  pinned: false,
  corrected: false,
  inPrompt: true,
};

function path(changes: Partial<ComparedPath>): ComparedPath {
  return {
    tipTurnId: turnIdOf(4),
    branch: { branchId: gameId, name: null },
    turns: [firstTurn()],
    turnCount: 1,
    currentDate: '26 July 1789',
    gamePhase: 'The Bastille and the Great Fear',
    playerStats: { influence: 44, reputation: 45, resources: 18 },
    factions: [{ id: 'jacobins', name: 'The Jacobins', standing: 40 }],
    divergencePercent: 0,
    ending: null,
    chronicle: [promise],
    ...changes,
  };
}

const comparison: Comparison = {
  commonTurnId: turnIdOf(2),
  commonDate: '20 July 1789',
  left: path({}),
  right: path({
    tipTurnId: turnIdOf(5),
    branch: { branchId: turnIdOf(5), name: 'The question' },
    turns: [firstTurn({ turnId: turnIdOf(5), userInput: 'What were the estates?', narrative: 'Silence.' })],
    turnCount: 60,
    currentDate: '29 July 1789',
    playerStats: { influence: 51, reputation: 45, resources: 3 },
    factions: [{ id: 'jacobins', name: 'The Jacobins', standing: -20 }],
    divergencePercent: 8,
    ending: { kind: 'death', epilogue: 'They remembered the question.' },
    chronicle: [],
  }),
};

beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    [`GET /api/games/${gameId}/tree`]: { body: grownTree(5) },
    [`GET /api/game/load/${gameId}`]: { body: { gameState: openingState, character: desmoulins } },
  });
  answer(comparison);
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

function answer(body: Comparison) {
  api.answer({ [`GET /api/games/${gameId}/comparison`]: { body } });
}

it('says where they parted, and how the two stand', async () => {
  renderApp(address);
  expect(await screen.findByText('They are one story up to 20 July 1789.')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'How they stand' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(
          (cell) => cell.textContent + (within(cell).queryByRole('img')?.getAttribute('aria-label') ?? ''),
        ),
    )
    .filter((cells) => cells.length > 0);
  expect(rows).toEqual([
    ['26 July 1789', '29 July 1789'],
    ['The Bastille and the Great Fear', 'The Bastille and the Great Fear'],
    ['None yet', 'Death'],
    ['1', '60'],
    ['44lower', '51higher'],
    ['45', '45'],
    ['18higher', '3lower'],
    ['0\u202f%lower', '8\u202f%higher'],
    ['+40higher', '\u221220lower'],
  ]);
});

it('shows what each has told and knows, behind tabs where there is no room', async () => {
  renderApp(address);
  const left = within(await screen.findByRole('tabpanel', { name: 'First telling' }));
  expect(left.getByText('The drawbridge falls.')).toBeInTheDocument();
  expect(left.getByText('You promised him the presses.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'The question' }));
  const right = within(screen.getByRole('tabpanel', { name: 'The question' }));
  expect(right.getByText('The last 1 are shown.')).toBeVisible();
  expect(right.getByText('They remembered the question.')).toBeVisible();
  expect(right.getByText('Nothing that the other does not know.')).toBeVisible();
});

it('swaps the two', async () => {
  const { router } = renderApp(address);
  await userEvent.click(await screen.findByRole('link', { name: 'Swap sides' }));
  expect(router.state.location.search).toBe(`?game=${gameId}&left=${turnIdOf(5)}&right=${turnIdOf(4)}`);
});

it('says when one is on the way to the other', async () => {
  answer({ ...comparison, right: path({ tipTurnId: turnIdOf(2), turns: [], turnCount: 0 }) });
  renderApp(address);
  expect(await screen.findByText(/nothing in it was told otherwise\.$/)).toBeVisible();
  // On one day, too, the two are told apart.
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'First telling (Turn 4 \u00b7 26 July 1789)',
    'First telling (Turn 2 \u00b7 26 July 1789)',
  ]);
});

it('says when a turn is not there', async () => {
  api.answer({ [`GET /api/games/${gameId}/comparison`]: problem(404, 'unknown_turn', 'No such turn.') });
  renderApp(address);
  expect(await screen.findByRole('heading', { name: 'These two turns are not there' })).toBeVisible();
});
