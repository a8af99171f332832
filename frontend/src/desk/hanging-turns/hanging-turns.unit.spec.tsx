import type { FailHangingTurnsRequest } from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldAnswer, problem, serveApi, type Answer, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, hangingTurns, olga } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const address = '/api/staff/operations/turns';
const gameId = 'c0a80101-0000-4000-8000-00000000000c';
const reason = 'The model was away for an hour.';
const AT_ONCE = 100;

let api: ServedApi;
let hanging: number;
beforeEach(async () => {
  hanging = 37;
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}/count`]: () => answeredThen(hangingTurns(hanging)),
    [`POST ${address}/fail`]: () => ends(),
  });
});
afterEach(() => api.close());

/** A call that ends a hundred of them at most. */
function ends(): Answer {
  const failed = Math.min(hanging, AT_ONCE);
  hanging -= failed;
  return { body: { failed, endedBefore: 0, notEnded: 0, left: hanging } };
}
const changed = problem(
  409,
  'turns_changed',
  'Other turns hang by now than you were shown. Please look again.',
);
const figures = async () =>
  within(await screen.findByRole('region', { name: 'What hangs' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const effects = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () =>
  api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body as FailHangingTurnsRequest);
const chosen = () => screen.queryAllByRole('link', { current: true }).map(({ textContent }) => textContent);

it('counts turns that hang for two minutes, how long the oldest does, and what is reserved for them', async () => {
  renderDesk('/turns');
  expect(await screen.findByRole('heading', { level: 1, name: 'Turns that hang' })).toBeInTheDocument();
  expect(await figures()).toEqual(['37', '45 minutes', '$1.11']);
  expect(screen.getByText('turns, for 2 minutes or longer')).toBeInTheDocument();
  expect(chosen()).toEqual(['2 min', 'All games']);
  expect(screen.getByRole('link', { name: 'See the narrators' })).toHaveAttribute('href', '/narrators');
  expect(screen.getByRole('link', { name: 'See the parked games' })).toHaveAttribute(
    'href',
    '/lanes?process=turn',
  );
  expect(api.asked.map(({ url }) => url)).toContain(`${address}/count?olderThanMinutes=2`);
  expect(
    screen.getByText(/^A turn that is without an outcome for 325 seconds is given up by itself/),
  ).toBeInTheDocument();
});

it('lists the oldest of them, and leads on to those of one game', async () => {
  const { router } = renderDesk('/turns?parked=true');
  const list = within(await screen.findByRole('region', { name: 'The oldest of them' }));
  const rows = list.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(20);
  expect(
    within(rows[0]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['26 Nov 2026, 09:15:00', '45 minutes', '…00000200', '…00000100', '$0.03']);
  expect(list.getByText('17 more are not listed.')).toBeInTheDocument();
  await userEvent.click(list.getByRole('link', { name: 'Those of game …00000201 alone' }));
  expect(router.state.location.search).toBe('?game=c0a80101-0000-4000-8000-000000000201&parked=true');
});

it('counts others by what is chosen, and by a game', async () => {
  const { router } = renderDesk('/turns');
  await figures();
  await userEvent.click(screen.getByRole('link', { name: '1 hour' }));
  await userEvent.click(screen.getByRole('link', { name: 'Parked ones' }));
  await userEvent.keyboard('/not a game{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This is no id of a game.');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.clear(screen.getByLabelText('Game, by its id'));
  await userEvent.type(screen.getByLabelText('Game, by its id'), `${gameId}{Enter}`);
  expect(router.state.location.search).toBe(`?minutes=60&game=${gameId}&parked=true`);
  await waitFor(() =>
    expect(api.asked.map(({ url }) => url)).toContain(
      `${address}/count?olderThanMinutes=60&gameId=${gameId}&isParked=true`,
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Of any game' }));
  await userEvent.click(screen.getByRole('link', { name: 'All games' }));
  expect(router.state.location.search).toBe('?minutes=60');
});

it('counts minutes that stand in the address alone, and says so when it cannot be read', async () => {
  const { router } = renderDesk('/turns?minutes=90');
  expect(await figures()).toHaveLength(3);
  expect(chosen()).toEqual(['90 min', 'All games']);
  await act(() => router.navigate('/turns?minutes=0'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No filter can be read in this address/);
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '5 min' }));
  expect(await figures()).toHaveLength(3);
});

it('ends them by keyboard, once it is said what that does in numbers, for a reason', async () => {
  renderDesk('/turns?minutes=30&parked=true');
  await figures();
  await userEvent.keyboard('f');
  expect(effects()).toEqual([
    '37 turns fail, $1.11 of reserves go back.',
    'Their players read that it hung and that we ended it. They pay nothing, and can send their text again.',
    'What comes to its end meanwhile keeps it.',
    'It stands in the log under your id, and cannot be undone.',
  ]);
  expect(screen.getByLabelText('Why')).toHaveFocus();
  await userEvent.keyboard('Too soon');
  await userEvent.click(button('Fail 37 turns'));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.clear(screen.getByLabelText('Why'));
  await userEvent.type(screen.getByLabelText('Why'), `${reason} `);
  await userEvent.click(button('Fail 37 turns'));
  expect(await screen.findByText('37 turns failed, with release.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([{ olderThanMinutes: 30, isParked: true, expectedCount: 37, reason }]);
  expect(await screen.findByText('No turn hangs for 30 minutes or longer.')).toBeInTheDocument();
  expect(await figures()).toEqual(['0', 'None', '$0.00']);
  await userEvent.keyboard('f');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('ends them without a reason, for it may be left out', async () => {
  renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  await userEvent.click(button('Fail 37 turns'));
  await screen.findByText('37 turns failed, with release.');
  expect(sent()).toEqual([{ olderThanMinutes: 2, expectedCount: 37 }]);
});

it('ends more than a hundred in several calls, and shows how far it has come', async () => {
  hanging = 237;
  const waiting: (() => void)[] = [];
  api.answer({
    [`POST ${address}/fail`]: () => new Promise((resolve) => waiting.push(() => resolve(ends()))),
  });
  renderDesk('/turns');
  expect(await figures()).toEqual(['237', '45 minutes', '$7.11']);
  await userEvent.keyboard('f');
  expect(effects()).toContain('A call fails 100 of them, the oldest first: 3 calls follow one another.');
  await userEvent.click(button('Fail 237 turns'));
  for (const done of ['0', '100', '200']) {
    await waitFor(() => expect(waiting).toHaveLength(1));
    const bar = screen.getByRole('progressbar', { name: 'Fail turns that hang' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', done));
    expect(bar).toHaveAttribute('aria-valuemax', '237');
    expect(screen.getByText(`${done} of 237 have failed.`)).toBeInTheDocument();
    expect(effects()[0]).toBe('237 turns fail, $7.11 of reserves go back.');
    waiting.shift()!();
  }
  expect(await screen.findByText('237 turns failed, with release.')).toBeInTheDocument();
  expect(sent().map(({ expectedCount }) => expectedCount)).toEqual([237, 137, 37]);
});

it('stops after the call that is under way when it is closed, and says what is left', async () => {
  hanging = 237;
  const held = heldAnswer();
  api.answer({ [`POST ${address}/fail`]: held.answer });
  renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  await userEvent.click(button('Fail 237 turns'));
  await screen.findByText('Close this to stop after the call that is under way.');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  held.give(ends());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '100 turns failed, with release. 137 turns are left.',
  );
  expect(sent()).toHaveLength(1);
  expect(await figures()).toEqual(['137', '45 minutes', '$4.11']);
});

it('ends no others than were shown: what it has ended, and what hangs now, is said, and what was typed stays', async () => {
  hanging = 150;
  let calls = 0;
  api.answer({
    [`POST ${address}/fail`]: () => {
      calls += 1;
      if (calls !== 2) return ends();
      hanging = 51;
      return changed;
    },
  });
  renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  await userEvent.type(screen.getByLabelText('Why'), reason);
  await userEvent.click(button('Fail 150 turns'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Other turns hang by now than you were shown. Please look again.',
  );
  expect(dialog.getByText('100 turns had failed before that.')).toBeInTheDocument();
  await waitFor(() => expect(effects()[0]).toBe('51 turns fail, $1.53 of reserves go back.'));
  expect(screen.getByLabelText('Why')).toHaveValue(reason);
  await userEvent.click(button('Fail 51 turns'));
  expect(await screen.findByText('51 turns failed, with release.')).toBeInTheDocument();
  expect(sent().map(({ expectedCount }) => expectedCount)).toEqual([150, 50, 51]);
});

it('says that another operator was quicker', async () => {
  const { queryClient } = renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  hanging = 0;
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  await waitFor(() => expect(effects()).toEqual(['None of them hangs any more: nothing is to be done.']));
  api.answer({
    [`POST ${address}/fail`]: { body: { failed: 0, endedBefore: 37, notEnded: 0, left: 0 } },
  });
  await userEvent.click(button('Fail them'));
  expect(
    await screen.findByText('Somebody else was quicker: every one of them had come to its end.'),
  ).toBeInTheDocument();
});

it('says which could not be ended, until it is tried again', async () => {
  api.answer({
    [`POST ${address}/fail`]: () => {
      hanging = 2;
      return { body: { failed: 30, endedBefore: 5, notEnded: 2, left: 0 } };
    },
  });
  renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  await userEvent.click(button('Fail 37 turns'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '30 turns failed, with release. 5 turns had come to their end before, and keep it. 2 turns could not be failed, or not quite: the log says why.',
  );
  expect(await figures()).toEqual(['2', '45 minutes', '$0.06']);
  await userEvent.keyboard('f');
  expect(screen.getByRole('button', { name: 'Fail 2 turns' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says beside the reason that it names somebody', async () => {
  const sentence = 'Name nobody here.';
  const refused = problem(422, 'reason_names_somebody', sentence);
  api.answer({
    [`POST ${address}/fail`]: {
      ...refused,
      body: { ...(refused.body as object), errors: { reason: [sentence] } },
    },
  });
  renderDesk('/turns');
  await figures();
  await userEvent.keyboard('f');
  await userEvent.type(screen.getByLabelText('Why'), 'Ask bob@example.com why.');
  await userEvent.click(button('Fail 37 turns'));
  await waitFor(() =>
    expect(screen.getByLabelText('Why')).toHaveAccessibleDescription(/Name nobody here\.$/),
  );
});

it('counts them beside the screen’s name, and says that they could not be counted', async () => {
  api.answer({ [`GET ${address}/count`]: problem(503, 'unavailable', 'Not now.') });
  renderDesk('/turns');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  api.answer({ [`GET ${address}/count`]: () => answeredThen(hangingTurns(hanging)) });
  await userEvent.click(button('Ask again'));
  expect(await figures()).toEqual(['37', '45 minutes', '$1.11']);
});
