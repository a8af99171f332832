/** Undo, another telling, going back, endings, receipts, reports: what is done with a turn once it is told. */
import type { GameState, Turn } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ended, gameScreen, standingAt } from '../../testing/game-screen.js';
import { desmoulins, firstTurn, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem } from '../../testing/serve-api.js';
import { playerProfile } from '../../testing/sessions.js';

const server = gameScreen();
const user = userEvent.setup({ pointerEventsCheck: 0 });
const rewindAddress = `/api/games/${openingState.gameId}/rewind`;
const input = () => screen.getByRole('textbox', { name: 'Your action, dialogue or question' });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const turn = firstTurn({ kind: 'action', userInput: 'I go east.' });

async function openAt(state: GameState, told: Turn = turn) {
  server.stands(state);
  server.api.answer({ [`GET /api/game/turns/${told.turnId}`]: { body: told } });
  const app = renderApp('/game?gameType=french_revolution');
  const stopped = told.status === 'stopped' ? ' \u00b7 stopped' : '';
  await screen.findByText(`Turn ${told.turnNumber} \u00b7 $0.0092 charged${stopped}`);
  return app;
}
function goesBackTo(gameState: GameState) {
  server.api.answer({ [`POST ${rewindAddress}`]: { body: { gameState, character: desmoulins } } });
  server.stands(gameState);
}

describe('undo', () => {
  it('goes back to before the turn, with what was typed in the input again', async () => {
    await openAt(standingAt(turn));
    goesBackTo(openingState);
    await press('Undo');
    expect(await screen.findByText('Turn Undone')).toBeVisible();
    expect(
      screen.getByText(/^It is 14 July 1789 again\. What came after stays in the timeline/),
    ).toBeVisible();
    expect(screen.getByText('The tocsin has not stopped since dawn.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Story' })).toHaveFocus();
    expect(input()).toHaveValue('I go east.');
    expect(server.calls('POST', rewindAddress).map(({ body }) => body)).toEqual([
      { turnId: openingState.gameId },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('leaves the page as it is when it fails', async () => {
    await openAt(standingAt(turn));
    server.api.answer({
      [`POST ${rewindAddress}`]: problem(409, 'turn_pending', 'A turn is being written.'),
    });
    await press('Undo');
    expect(await screen.findByText('A turn is being written.')).toBeVisible();
    expect(screen.getByText('The drawbridge falls.')).toBeVisible();
  });
});

it('tells a turn differently: the same words from the same place, another page instead of the one shown', async () => {
  const other = firstTurn({
    turnId: '33333333-3333-5333-8333-333333333333',
    turnNumber: 2,
    depth: 2,
    kind: 'action',
    userInput: 'I go east.',
    narrative: 'The drawbridge holds.',
  });
  await openAt(standingAt(turn));
  await user.type(input(), 'I wait');
  server.plays(other);
  server.stands(standingAt(other));
  await press('Tell it differently');
  expect(await screen.findByText('The drawbridge holds.')).toBeVisible();
  expect(server.calls('POST', '/api/game/process').map(({ body }) => body)).toEqual([
    {
      userInput: 'I go east.',
      kind: 'action',
      gameType: 'french_revolution',
      gameId: openingState.gameId,
      parentTurnId: openingState.gameId,
      fork: true,
    },
  ]);
  expect(screen.queryByText('The drawbridge falls.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^I go east/ })).toBeNull();
  expect(input()).toHaveValue('I wait');
});

it('goes back to an earlier turn, and says what becomes of those after it', async () => {
  const second = firstTurn({
    turnId: '22222222-2222-5222-8222-222222222222',
    parentTurnId: turn.turnId,
    turnNumber: 2,
    depth: 2,
    userInput: 'I go in.',
    narrative: 'It is dark inside.',
  });
  const opening = { narrative: openingState.narrative, currentDate: openingState.currentDate };
  server.api.answer({
    [`GET /api/games/${openingState.gameId}/turns`]: { body: { turns: [turn], nextBefore: null, opening } },
    [`GET /api/game/turns/${turn.turnId}`]: { body: turn },
  });
  await openAt(standingAt(second, { depth: 2 }), second);
  const earlier = within(await screen.findByRole('list', { name: 'Earlier pages' }));
  await user.click(earlier.getByRole('button', { name: /^More of 15 July 1789/ }));
  expect(await earlier.findByText('Turn 1 \u00b7 $0.0092 charged')).toBeVisible();
  const goBack = earlier.getByRole('button', { name: 'Go back to here' });
  expect(goBack).toHaveAccessibleDescription(
    'The story goes on from here as another branch; what came after stays in the timeline.',
  );
  goesBackTo(standingAt(turn));
  await user.click(goBack);
  expect(await screen.findByText('The Story Stands Here')).toBeVisible();
  expect(earlier.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The tocsin has not stopped since dawn.'),
  ]);
  expect(server.calls('POST', rewindAddress).map(({ body }) => body)).toEqual([{ turnId: turn.turnId }]);
});

describe('the receipt', () => {
  const rows = () =>
    screen
      .getAllByRole('definition')
      .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`)
      .filter((row) => !/^(Influence|Reputation|Resources)/.test(row));

  it('tells everything about what a turn has cost', async () => {
    await openAt(standingAt(turn), {
      ...turn,
      receipt: { ...turn.receipt!, cachedInputTokens: 2_100 },
    });
    await press('Receipt of turn 1');
    await screen.findByText('Balance after');
    expect(rows()).toEqual([
      'Set aside: $0.032',
      'Tokens in: 3,000',
      'of which cached: 2,100',
      'Tokens out: 400',
      'Charged: $0.0092',
      'Balance after: $4.9608',
    ]);
    expect(screen.queryByText(/^Counted by us/)).toBeNull();
  });

  it('says of a stopped turn who counted it', async () => {
    await openAt(standingAt(turn), { ...turn, status: 'stopped', suggestions: [] });
    await press('Receipt of turn 1');
    expect(await screen.findByText(/^Counted by us, and never above what was sent/)).toBeVisible();
  });

  it('asks again until the turn is settled', async () => {
    const unsettled = { ...turn, receipt: { ...turn.receipt!, balanceAfterMicroUsd: null } };
    await openAt(standingAt(turn), unsettled);
    await press('Receipt of turn 1');
    expect(await screen.findByText('being settled')).toBeVisible();
    server.api.answer({ [`GET /api/game/turns/${turn.turnId}`]: { body: turn } });
    expect(await screen.findByText('$4.9608', {}, { timeout: 5_000 })).toBeVisible();
  });
});

describe('a turn that failed', () => {
  const failed = (code: string, detail: string) =>
    firstTurn({
      kind: 'action',
      status: 'failed',
      userInput: 'I climb the table.',
      narrative: null,
      suggestions: [],
      failure: { code, detail },
      receipt: { ...turn.receipt!, inputTokens: 0, outputTokens: 0, chargedMicroUsd: 0 },
    });

  async function play(end: Turn) {
    server.plays(end);
    renderApp('/game?gameType=french_revolution');
    await screen.findByText('The tocsin has not stopped since dawn.');
    await user.type(input(), 'I climb the table.{Enter}');
    return within(await screen.findByRole('alert'));
  }

  it('is not charged, says why, and is played again by one click', async () => {
    const alert = await play(failed('model_unavailable', 'Failed to process your input. Please try again.'));
    expect(
      alert.getByText('The narrator is away just now. Give it a few minutes; your text is kept.'),
    ).toBeVisible();
    expect(alert.getByText(/^Not charged/).parentElement).toHaveTextContent(
      'Not charged. $0.032 was set aside for this turn and has come back.',
    );
    expect(input()).toHaveValue('I climb the table.');
    const told = firstTurn({ kind: 'action', userInput: 'I climb the table.' });
    server.plays({ ...told, turnId: '44444444-4444-5444-8444-444444444444' });
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
    expect(input()).toHaveValue('');
    const [first, second] = server.calls('POST', '/api/game/process');
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
  });

  it('is not to be tried again with words that were refused', async () => {
    const sentence =
      'The chronicler does not take up this text: it was refused, not played, and not charged.';
    const alert = await play(failed('text_refused', sentence));
    expect(alert.getByText(sentence)).toBeVisible();
    expect(alert.queryByText(/^Not charged/)).toBeNull();
    expect(alert.getByText('$0.032 was set aside for this turn and has come back.')).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(input()).toHaveValue('I climb the table.');
    await user.click(alert.getByRole('button', { name: 'Back to the story' }));
    expect(screen.getByRole('region', { name: 'Story' })).toHaveFocus();
  });

  it('is told of after a reload, beside the story, and can be tried again from there', async () => {
    server.stands({ ...openingState, lastFailedTurn: failed('timed_out', 'It took too long.') });
    renderApp('/game');
    const notice = within((await screen.findByText('Your last text was not played')).parentElement!);
    expect(notice.getByText('The narrator took too long. It may well be quicker now.')).toBeVisible();
    expect(notice.getByText(/^Not charged/)).toBeVisible();
    server.plays(firstTurn({ kind: 'action', userInput: 'I climb the table.' }));
    await user.click(notice.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  });

  it('told differently, is tried again as another telling', async () => {
    await openAt(standingAt(turn));
    const lost = { ...failed('timed_out', 'It took too long.'), turnId: 'f' };
    server.plays({ ...lost, userInput: turn.userInput });
    await press('Tell it differently');
    expect(await screen.findByText('It took too long.')).toBeVisible();
    expect(input()).toHaveValue('');
    await press('Try Again');
    await waitFor(() => expect(server.calls('POST', '/api/game/process')).toHaveLength(2));
    for (const { body } of server.calls('POST', '/api/game/process'))
      expect(body).toMatchObject({ parentTurnId: openingState.gameId, fork: true });
  });

  it('is not called uncharged when nothing is known of it', async () => {
    server.api.answer({ 'POST /api/game/process': { status: 500, body: '' } });
    renderApp('/game');
    await user.click(await screen.findByRole('button', { name: /^Go east/ }));
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText('The game’s server is not well just now. Give it a minute; your text is kept.'),
    ).toBeVisible();
    expect(alert.getByText('If it did arrive, it will not be played or charged twice.')).toBeVisible();
    expect(alert.queryByText(/^Not charged/)).toBeNull();
  });
});

describe('a story that has ended', () => {
  const ending = { kind: 'death', epilogue: 'They buried you at Picpus.\n\nMarie came once.' } as const;
  const last = { ...turn, ending };

  it('shows what became of it, and the ways on instead of the moves', async () => {
    await openAt(standingAt(last), last);
    const epilogue = within(await screen.findByRole('region', { name: 'Epilogue' }));
    expect(epilogue.getByRole('heading', { name: 'Here your life ends' })).toBeVisible();
    expect(epilogue.getByText('Marie came once.')).toBeVisible();
    expect(screen.getByText('They buried you at Picpus.').closest('[aria-live=polite]')).not.toBeNull();
    const end = within(await screen.findByRole('region', { name: 'The story has ended' }));
    expect(end.getByRole('link', { name: 'See the timeline' })).toHaveAttribute(
      'href',
      `/timeline?game=${openingState.gameId}`,
    );
    expect(end.getByRole('link', { name: 'Begin a new game' })).toHaveAttribute(
      'href',
      '/character-select?game=french_revolution',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your Next Move' })).toBeNull();
    goesBackTo(openingState);
    await user.click(end.getByRole('button', { name: 'Go back a turn' }));
    expect(await screen.findByText('The tocsin has not stopped since dawn.')).toBeVisible();
    expect(input()).toBeEnabled();
  });

  it('ends with the turn that ends it', async () => {
    server.plays(last);
    renderApp('/game?gameType=french_revolution');
    await user.click(await screen.findByRole('button', { name: /^Go east/ }));
    server.stands(standingAt(last));
    expect(await screen.findByRole('region', { name: 'The story has ended' })).toBeVisible();
  });
});

it('reports a turn, and thanks', async () => {
  await openAt(standingAt(turn));
  const address = `/api/game/turns/${turn.turnId}/report`;
  server.api.answer({ [`POST ${address}`]: problem(503, 'unavailable', 'Please try again in a moment.') });
  await press('Report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this turn' }));
  expect(dialog.getByRole('button', { name: 'Send Report' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'It tells history wrongly' }));
  await user.type(dialog.getByRole('textbox', { name: 'In your words' }), ' The bridge was stone. ');
  await user.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  server.api.answer({ [`POST ${address}`]: { status: 204, body: '' } });
  await user.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(server.calls('POST', address).at(-1)!.body).toEqual({
    reason: 'untrue',
    comment: 'The bridge was stone.',
  });
});

it('shows beside the date with whom one stands how, how far history has bent, and a branch by its name', async () => {
  const factions = [
    { id: 'a', name: 'The Court', standing: -25 },
    { id: 'b', name: 'The Church', standing: 0 },
    { id: 'c', name: 'The Army', standing: 3 },
    { id: 'd', name: 'The Jacobins', standing: 40 },
  ];
  const branch = { branchId: turn.turnId, name: 'The bold way' };
  await openAt(standingAt(turn, { factions, divergencePercent: 6, branch }));
  await press('How you stand');
  const standing = within(screen.getByRole('list', { name: 'How you stand' }));
  expect(standing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The Court \u221225',
    'The Army +3',
    'The Jacobins +40',
    'History bent by 6 %',
    'Branch: The bold way',
  ]);
});

it('marks a text in the language it is in', async () => {
  const settings = { ...playerProfile.settings, language: 'fr' } as const;
  server.api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, settings } } });
  const french = firstTurn({ narrative: 'Le pont-levis tombe, et la foule entre dans la cour.' });
  await openAt(standingAt(french), french);
  await waitFor(() =>
    expect(screen.getByText(/^Le pont-levis/).closest('[lang]')).toHaveAttribute('lang', 'fr'),
  );
});

it('does not go back while a turn is being written', async () => {
  await openAt(standingAt(turn));
  const held = heldAnswer();
  const second = firstTurn({
    turnId: 's',
    parentTurnId: turn.turnId,
    turnNumber: 2,
    depth: 2,
    narrative: 'Inside.',
  });
  server.plays(second);
  server.api.answer({
    [`GET /api/game/turns/${second.turnId}/events`]: held.answer,
  });
  await press(/^Go in/);
  expect(await screen.findByText('Free to stop until the first word')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^More of 15 July 1789/ }));
  expect(await screen.findByRole('button', { name: 'Go back to here' })).toBeDisabled();
  await waitFor(() => expect(server.calls('GET', `/api/game/turns/${second.turnId}/events`)).toHaveLength(1));
  held.give(ended(second));
  expect(await screen.findByText('Inside.')).toBeVisible();
});
