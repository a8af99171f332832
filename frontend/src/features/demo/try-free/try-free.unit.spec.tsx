import type { DemoState, DemoStateAnswer } from '@rubicon/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.js';
import { problem, serveApi, type Answer, type ServedApi } from '../../../testing/serve-api.js';

const opening = 'The tocsin has not stopped since dawn.';
const buttons = [
  { title: 'Go east', text: 'Follow the crowd to the Bastille.' },
  { title: 'Find the Electors', text: '' },
];
const input = () => screen.getByLabelText('Your own action');

/** A server with one prologue, told as it is asked for. */
let api: ServedApi;
let story: DemoState['story'];
let stats: DemoState['playerStats'] | undefined;

function stateAnswer(changes: Partial<DemoState> = {}): DemoStateAnswer {
  const turnsDone = story.length - 1;
  return {
    gameState: {
      gameType: 'french_revolution',
      currentDate: `${14 + turnsDone} July 1789`,
      // An answer without stats: the screen has its own beginning.
      playerStats: stats as DemoState['playerStats'],
      turnsDone,
      completed: turnsDone === 3,
      pending: false,
      narrative: story.at(-1)!.narrative,
      actionButtons: buttons,
      story,
      startedAt: '2026-07-14T10:00:00.000Z',
      ...changes,
    },
    character: { name: 'Étienne Delacourt', title: 'Deputy to the National Convention' },
  };
}

beforeEach(async () => {
  story = [];
  stats = undefined;
  api = await serveApi({
    'POST /api/game/start-demo': () => {
      story = [{ input: null, narrative: opening }];
      return { body: { narrative: opening, actionButtons: buttons } };
    },
    'POST /api/game/process-demo': ({ body }) => {
      const { input: typed, turnNumber } = body as { input: string; turnNumber: number };
      story = [...story, { input: typed, narrative: `Of turn ${turnNumber}.` }];
      return { body: { narrative: `Of turn ${turnNumber}.`, actionButtons: buttons } };
    },
    'GET /api/game/demo-state': () => ({
      body: story.length === 0 ? { gameState: null, character: null } : stateAnswer(),
    }),
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

const asked = () => api.asked.map(({ method, url }) => `${method} ${url}`);
async function begin() {
  const app = renderApp('/try-free');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip and begin' }));
  expect(await screen.findByText(opening)).toBeVisible();
  return app;
}
async function comeBack() {
  localStorage.setItem('rubicon_server_demo', 'true');
  story = [{ input: null, narrative: opening }];
  return renderApp('/try-free');
}

it('teaches in three steps and starts when they are done, asking nothing before', async () => {
  renderApp('/try-free');
  expect(await screen.findByRole('heading', { name: 'Story Area' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Custom Input' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Character Status' })).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Begin the Revolution' }));
  expect(await screen.findByText(opening)).toBeVisible();
  expect(asked()).toEqual(['POST /api/game/start-demo', 'GET /api/game/demo-state']);
  expect(api.asked[0]!.body).toEqual({ gameType: 'french_revolution' });
  expect(screen.getByText('Turn 1 of 3')).toBeVisible();
  for (const [name, value] of [
    ['Influence', '50'],
    ['Reputation', '45'],
    ['Resources', '40'],
  ] as const)
    expect(screen.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', value);
  expect(screen.getByRole('timer', { name: 'Time played' })).toHaveTextContent('0:00');
  expect(screen.getByText('Limited offer: $1 for 24 hours')).toBeVisible();
  expect(screen.getByText('includes $1.00 of credits, about 33 turns')).toBeVisible();
});

it('waits for its start and for its state with the stated words', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const later = () => new Promise<Answer>((resolve) => void answers.push(resolve));
  api.answer({ 'POST /api/game/start-demo': later, 'GET /api/game/demo-state': later });
  renderApp('/try-free');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip and begin' }));
  expect(await screen.findByText('Shaping destiny...')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(1));
  story = [{ input: null, narrative: opening }];
  answers[0]!({ body: { narrative: opening, actionButtons: buttons } });
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getByText('Shaping destiny...')).toBeVisible();
  answers[1]!({ body: stateAnswer() });
  expect(await screen.findByText(opening)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Demo Features' })).toBeVisible();

  cleanup();
  renderApp('/try-free');
  expect(await screen.findByText('Shaping destiny...')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!({ body: stateAnswer() });
  expect(await screen.findByText(opening)).toBeVisible();
});

it('plays three turns, tells of the end in time, and compares', async () => {
  await begin();
  await userEvent.type(input(), '  I climb the cart. {Enter}');
  expect(await screen.findByText('Of turn 1.')).toBeVisible();
  expect(await screen.findByText('15 July 1789')).toBeVisible();
  expect(screen.getByText('The demo is ending soon: two turns are left.')).toBeVisible();
  expect(screen.getByText('Turn 2 of 3')).toBeVisible();
  expect(input()).toHaveValue('');

  await userEvent.click(screen.getByRole('button', { name: /^Go east/ }));
  expect(await screen.findByText('Of turn 2.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Final turn! Continue for $1' })).toBeVisible();
  stats = { influence: 61, reputation: 30, resources: 44 };
  await userEvent.click(screen.getByRole('button', { name: /^Find the Electors/ }));
  expect(await screen.findByRole('heading', { name: 'Demo Complete' })).toBeVisible();
  expect(screen.getByText('Of turn 3.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Influence' })).toHaveAttribute('aria-valuenow', '61'),
  );
  const comparison = within(screen.getByRole('table', { name: 'The free demo beside the full game' }));
  expect(comparison.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Free demoFull game',
    'Turns3Unlimited',
    'Eras1All 3',
    'Figures to play130, and your own',
    'Progress7 daysSaved for good',
    'DifficultiesNo3 in each era',
    'Historical questionsNoAnswered',
  ]);
  expect(screen.getByText('Limited offer: $1 for 24 hours')).toBeVisible();
  expect(screen.getByText('includes $1.00 of credits, about 33 turns')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue for $1 Only' })).toHaveAttribute(
    'href',
    '/register?from=demo',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(api.asked.filter(({ url }) => url === '/api/game/process-demo').map(({ body }) => body)).toEqual([
    { input: 'I climb the cart.', turnNumber: 1 },
    { input: 'Go east. Follow the crowd to the Bastille.', turnNumber: 2 },
    { input: 'Find the Electors', turnNumber: 3 },
  ]);
});

it('comes back to where it stands, and to its end', async () => {
  await comeBack();
  story.push({ input: 'I wait.', narrative: 'They wait too.' });
  expect(await screen.findByText('They wait too.')).toBeVisible();
  expect(screen.getByText('Turn 2 of 3')).toBeVisible();
  expect(asked()).toEqual(['GET /api/game/demo-state']);
});

it('begins anew when the old one can be read no more', async () => {
  localStorage.setItem('rubicon_server_demo', 'true');
  renderApp('/try-free');
  expect(await screen.findByRole('heading', { name: 'Story Area' })).toBeVisible();
});

it('says that it could not start', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  api.answer({ 'POST /api/game/start-demo': problem(503, 'unavailable', 'Later.') });
  renderApp('/try-free');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip and begin' }));
  expect(await screen.findByText('Demo Start Failed')).toBeVisible();
  expect(screen.getByText('Unable to start demo. Please try again.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Story Area' })).toBeVisible();
  logged.mockRestore();
});

it('keeps the text of a turn that failed', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await begin();
  api.answer({ 'POST /api/game/process-demo': { status: 500, body: '' } });
  await userEvent.type(input(), 'I climb the cart.{Enter}');
  expect(await screen.findByText('Processing Failed')).toBeVisible();
  expect(screen.getByText('Unable to process your action. Please try again.')).toBeVisible();
  expect(input()).toHaveValue('I climb the cart.');
  await waitFor(() => expect(screen.getByText(opening)).toBeVisible());
  expect(sessionStorage.getItem('rubicon_draft_try_free')).toBe('I climb the cart.');
  logged.mockRestore();
});

it('says why narration rests, keeps what was typed, counts nothing, and plays it when narration goes on', async () => {
  await begin();
  const sentence = 'The narrators rest for a while: We move them to a larger machine.';
  const taken = jest.fn(() => problem(503, 'narration_paused', sentence));
  api.answer({ 'POST /api/game/process-demo': taken });
  await userEvent.type(input(), 'I climb the cart.{Enter}');
  const notice = within((await screen.findByText(sentence)).closest('[role="status"]')!);
  expect(notice.getByText('Your turn was not counted. Send it again later.')).toBeVisible();
  expect(notice.getByText('What you typed is kept.')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Play the free prologue' })).toHaveAttribute('href', '/demo');
  expect(screen.queryByText('Processing Failed')).not.toBeInTheDocument();
  expect(screen.getByText('Turn 1 of 3')).toBeVisible();
  expect(input()).toHaveValue('I climb the cart.');
  expect(sessionStorage.getItem('rubicon_draft_try_free')).toBe('I climb the cart.');
  api.answer({
    'POST /api/game/process-demo': () => {
      story = [...story, { input: 'I climb the cart.', narrative: 'They listen.' }];
      return { body: { narrative: 'They listen.', actionButtons: buttons } };
    },
  });
  await userEvent.type(input(), '{Enter}');
  expect(await screen.findByText('They listen.')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(input()).toHaveValue('');
});

it('shows a turn that was told although its answer was lost', async () => {
  await begin();
  api.answer({
    'POST /api/game/process-demo': () => {
      story = [...story, { input: 'I climb the cart.', narrative: 'They listen.' }];
      return { status: 502, body: '' };
    },
  });
  await userEvent.type(input(), 'I climb the cart.{Enter}');
  expect(await screen.findByText('They listen.')).toBeVisible();
  expect(input()).toHaveValue('');
  expect(screen.queryByText('Processing Failed')).toBeNull();
});

it('waits for a turn that is being written elsewhere', async () => {
  await comeBack();
  sessionStorage.setItem('rubicon_draft_try_free', 'I wait.');
  let times = 0;
  api.answer({
    'GET /api/game/demo-state': () => {
      times += 1;
      if (times > 1) story = [story[0]!, { input: 'I wait.', narrative: 'They wait too.' }];
      return { body: stateAnswer({ pending: times === 1 }) };
    },
  });
  expect((await screen.findAllByText('Shaping destiny...')).length).toBeGreaterThan(0);
  expect(await screen.findByText('They wait too.')).toBeVisible();
  expect(input()).toHaveValue('');
});

it.each(['demo_day_limit', 'demo_visitor_limit'])('offers the other prologue at %s', async (code) => {
  const detail = 'The chronicler has told all of today’s free prologues.';
  await begin();
  api.answer({ 'POST /api/game/process-demo': problem(429, code, detail) });
  await userEvent.type(input(), 'I climb the cart.{Enter}');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play the free prologue' })).toHaveAttribute('href', '/demo');
  expect(input()).toHaveValue('I climb the cart.');
  expect(screen.queryByText('Processing Failed')).toBeNull();
});

it('offers the other prologue before the first turn too', async () => {
  api.answer({ 'POST /api/game/start-demo': problem(429, 'demo_visitor_limit', 'For now it is enough.') });
  renderApp('/try-free');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip and begin' }));
  expect(await screen.findByText('For now it is enough.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play the free prologue' })).toBeVisible();
});

it('keeps what is half-written when a suggestion is taken', async () => {
  await begin();
  await userEvent.type(input(), 'I was about to');
  await userEvent.click(screen.getByRole('button', { name: /^Go east/ }));
  expect(await screen.findByText('Of turn 1.')).toBeVisible();
  expect(input()).toHaveValue('I was about to');
});

it('does not send what is too long', async () => {
  await begin();
  await userEvent.click(input());
  await userEvent.paste('x'.repeat(501));
  expect(screen.getByText('Input Too Long - Please keep your input under 500 characters.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take Action' })).toBeDisabled();
});
