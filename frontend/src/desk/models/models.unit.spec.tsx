import type { ChangeDailyCapRequest, ProviderOperations } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, decidedBy, model, olga, provider } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const reason = 'A busy evening is coming.';
const address = '/api/staff/operations/provider';

let api: ServedApi;
let now: ProviderOperations;
const change = (changes: Partial<ProviderOperations>) => {
  now = { ...now, ...changes };
  return answeredThen(now);
};
beforeEach(async () => {
  now = provider();
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: () => answeredThen(now),
    [`PUT ${address}/daily-cap`]: ({ body }) => {
      const { capMicroUsd, reason } = body as ChangeDailyCapRequest;
      const changed = { ...decidedBy('Olga', { reason }), capMicroUsd };
      return change({ dailyCap: { ...now.dailyCap, capMicroUsd, changed } });
    },
    [`DELETE ${address}/daily-cap`]: () => {
      const { configuredMicroUsd } = now.dailyCap;
      return change({ dailyCap: { ...now.dailyCap, capMicroUsd: configuredMicroUsd, changed: null } });
    },
    [`POST ${address}/fallback/force`]: ({ body }) =>
      change({
        models: [model('quill', { isAsked: false }), now.models[1]!],
        fallback: decidedBy('Olga', body as { reason: string }),
      }),
    [`POST ${address}/fallback/lift`]: () => change({ models: provider().models, fallback: null }),
  });
});
afterEach(() => api.close());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!);
const effects = () =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sent = () =>
  api.asked.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }));
const byBob = (capMicroUsd: number | null) => ({
  ...now.dailyCap,
  capMicroUsd,
  changed: { ...decidedBy('Bob', { reason: 'Last month was dear.' }), capMicroUsd },
});

it('shows the models in their order, where they are, what they cost, how fast they are, and a turn’s limits', async () => {
  renderDesk('/models');
  const list = await screen.findByRole('list', { name: 'In the order in which they are asked' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'quillAsked firstquill.example:443Price of a million tokensRead$2.00Read again, cached$0.50Written$8.00Tokens a secondReads1,234WritesNot measured',
    'stylusAsked when the one before failsstylus.example:443Price of a million tokensRead$0.10Read again, cached$0.05Written$0.40Tokens a secondReads1,234WritesNot measured',
  ]);
  const limits = await section('Limits of a turn');
  expect(limits.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12,000',
    '1,000',
    '30 seconds',
    '15 seconds',
    '2 minutes',
    '10 minutes',
  ]);
});

it('shows what was spent today against the cap, in figures and as a bar', async () => {
  renderDesk('/models');
  const cost = await section('Cost today');
  expect(cost.getByText('$12.50')).toBeInTheDocument();
  expect(cost.getByText('$37.50 left until midnight (UTC)')).toBeInTheDocument();
  const bar = cost.getByRole('meter', { name: 'Cost today against the cap' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(bar).toHaveAttribute('aria-valuetext', '$12.50 of $50.00, 25 %');
  expect(cost.getByText('Cap of a day').nextElementSibling).toHaveTextContent('$50.00 · As configured');
  expect(cost.queryByRole('button', { name: 'As configured again…' })).not.toBeInTheDocument();
});

it.each([
  [{ capMicroUsd: 12_500_000 }, '100', '$0.00 over the cap', true],
  [{ capMicroUsd: 12_500_001 }, '99', '$0.000001 left until midnight (UTC)', false],
  [{ capMicroUsd: 0 }, '100', '$12.50 over the cap', true],
])('never shows the cap as reached before it is: %j', async (cap, percent, says, isReached) => {
  now = provider({ dailyCap: { ...now.dailyCap, ...cap } });
  renderDesk('/models');
  const cost = await section('Cost today');
  expect(cost.getByRole('meter')).toHaveAttribute('aria-valuenow', percent);
  expect(cost.getByText(says)).toBeInTheDocument();
  expect(cost.queryAllByText('The cap is reached: no turn is taken until midnight (UTC).')).toHaveLength(
    isReached ? 1 : 0,
  );
});

it('shows no bar where there is no cap', async () => {
  now = provider({ dailyCap: { ...now.dailyCap, capMicroUsd: null, configuredMicroUsd: null } });
  renderDesk('/models');
  const cost = await section('Cost today');
  expect(cost.getAllByText('No cap')).toHaveLength(2);
  expect(cost.queryByRole('meter')).not.toBeInTheDocument();
});

it('changes the cap by keyboard, for a reason, once it is said what the typed amount does, and tells what it has seen', async () => {
  renderDesk('/models');
  await section('Cost today');
  await userEvent.keyboard('c');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the cap of a day' }));
  expect(dialog.getByText('It is $50.00 now. $12.50 was spent since midnight (UTC).')).toBeInTheDocument();
  const amount = dialog.getByLabelText('Most that models may cost on a day, in dollars');
  expect(amount).toHaveValue('$50.00');
  expect(effects()[0]).toBe('$37.50 is left until midnight (UTC). From then on it is $50.00 a day.');
  await userEvent.keyboard('sixty');
  expect(effects()).toEqual(['Give an amount to see what it does.']);
  await userEvent.click(dialog.getByRole('button', { name: 'Set the cap' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Give an amount, such as 60 or 0.50',
    'Give a reason of at least 10 characters',
  ]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '10');
  expect(effects()).toEqual([
    '$12.50 is spent already: no turn is taken until midnight (UTC). What waits and what is being told is told.',
    'It holds at once and in every process, until somebody changes it again.',
  ]);
  expect(dialog.getByRole('button', { name: 'Set the cap to $10.00, and take no turn today' })).toBeEnabled();
  await userEvent.clear(amount);
  await userEvent.type(amount, '60');
  expect(effects()[0]).toBe('$47.50 is left until midnight (UTC). From then on it is $60.00 a day.');
  await userEvent.type(dialog.getByLabelText('Why'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Set the cap to $60.00' }));
  const cost = await section('Cost today');
  expect(await cost.findByText(/^Olga, /)).toBeInTheDocument();
  expect(cost.getByText('Cap of a day').nextElementSibling).toHaveTextContent(/^\$60\.00$/);
  expect(cost.getByText('Configured').nextElementSibling).toHaveTextContent('$50.00');
  expect(cost.getByText(reason)).toBeInTheDocument();
  expect(sent()).toEqual([
    { method: 'PUT', url: `${address}/daily-cap`, body: { capMicroUsd: 60_000_000, seen: null, reason } },
  ]);
});

it('lifts the cap, and gives it back to the configuration', async () => {
  now = provider({ dailyCap: byBob(10_000_000) });
  renderDesk('/models');
  await section('Cost today');
  await userEvent.keyboard('c');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Bob set it: Last month was dear.')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('No cap'));
  await userEvent.type(dialog.getByLabelText('Why'), reason);
  expect(effects()[0]).toBe('Nothing bounds what models cost on a day.');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift the cap' }));
  await userEvent.click(await screen.findByRole('button', { name: 'As configured again…' }));
  expect(effects()).toEqual([
    'The cap is $50.00 again, as configured.',
    '$37.50 is left until midnight (UTC). From then on it is $50.00 a day.',
  ]);
  await userEvent.click(button('As configured again'));
  const cost = await section('Cost today');
  await waitFor(() =>
    expect(cost.getByText('Cap of a day').nextElementSibling).toHaveTextContent('$50.00 · As configured'),
  );
  expect(sent()).toEqual([
    {
      method: 'PUT',
      url: `${address}/daily-cap`,
      body: { capMicroUsd: null, seen: { capMicroUsd: 10_000_000 }, reason },
    },
    { method: 'DELETE', url: `${address}/daily-cap`, body: undefined },
  ]);
});

it('changes nothing that it has not shown: what another operator did comes first, and what was typed stays', async () => {
  const { queryClient } = renderDesk('/models');
  await section('Cost today');
  await userEvent.keyboard('c');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.keyboard('60');
  await userEvent.type(dialog.getByLabelText('Why'), reason);
  now = provider({ dailyCap: byBob(20_000_000) });
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  api.answer({ [`PUT ${address}/daily-cap`]: problem(409, 'daily_cap_changed', 'Please look again.') });
  await userEvent.click(dialog.getByRole('button', { name: 'Set the cap to $60.00' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please look again.');
  expect(dialog.getByText('It is $20.00 now. $12.50 was spent since midnight (UTC).')).toBeInTheDocument();
  expect(dialog.getByText('Bob set it: Last month was dear.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Most that/)).toHaveValue('60');
  expect(dialog.getByLabelText('Why')).toHaveValue(reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Set the cap to $60.00' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => (body as ChangeDailyCapRequest).seen)).toEqual([
    null,
    { capMicroUsd: 20_000_000 },
  ]);
});

it('says beside the amount that it is out of range', async () => {
  renderDesk('/models');
  await section('Cost today');
  await userEvent.keyboard('c');
  await userEvent.keyboard('1,000,001');
  await userEvent.type(screen.getByLabelText('Why'), reason);
  const sentence = 'The cap of a day is $0 to $1,000,000.';
  const refused = problem(422, 'daily_cap_out_of_range', sentence);
  api.answer({
    [`PUT ${address}/daily-cap`]: {
      ...refused,
      body: { ...(refused.body as object), errors: { capMicroUsd: [sentence] } },
    },
  });
  await userEvent.click(button('Set the cap to $1,000,001.00'));
  await waitFor(() => expect(screen.getByLabelText(/^Most that/)).toHaveAccessibleDescription(sentence));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('says that another gave the cap back first', async () => {
  now = provider({ dailyCap: byBob(10_000_000) });
  renderDesk('/models');
  await userEvent.click(await screen.findByRole('button', { name: 'As configured again…' }));
  api.answer({
    [`DELETE ${address}/daily-cap`]: () => {
      now = provider();
      return problem(409, 'daily_cap_as_configured', 'The cap is as configured.');
    },
  });
  await userEvent.click(button('As configured again'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The cap is as configured. What stands here is as it is now.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'As configured again…' })).not.toBeInTheDocument();
});

it('passes the first model over for a reason, and asks it again, each once it is said what that does', async () => {
  renderDesk('/models');
  const asked = await section('Models in use');
  expect(asked.getByText('quill is asked first, stylus when that fails.')).toBeInTheDocument();
  await userEvent.click(button(/^Pass the first over…/));
  expect(screen.getByRole('dialog', { name: 'Pass quill over' })).toBeInTheDocument();
  expect(effects()).toEqual([
    'From the next call on quill is not asked, and stylus tells everything.',
    'stylus costs $0.10 a million tokens read, $0.05 read again, $0.40 written.',
    'Nothing is left to tell in its place when it fails.',
    'A turn that is being told is told to its end by whoever tells it.',
  ]);
  await userEvent.click(button('Pass quill over'));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.type(screen.getByLabelText('Why'), 'It writes gibberish.');
  await userEvent.click(button('Pass quill over'));
  expect(await asked.findByText('quill is passed over: stylus tells everything.')).toBeInTheDocument();
  expect(asked.getByText('It writes gibberish.')).toBeInTheDocument();
  expect(screen.getByText('Passed over')).toBeInTheDocument();
  expect(screen.getByText('Tells everything')).toBeInTheDocument();
  await waitFor(() => expect(button(/^Ask the first again…/)).toHaveFocus());
  await userEvent.keyboard('f');
  expect(effects()).toEqual([
    'From the next call on quill is asked first, and stylus when that fails.',
    'A turn that is being told is told to its end by whoever tells it.',
  ]);
  await userEvent.click(button('Ask quill again'));
  expect(await asked.findByText('quill is asked first, stylus when that fails.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { method: 'POST', url: `${address}/fallback/force`, body: { reason: 'It writes gibberish.' } },
    { method: 'POST', url: `${address}/fallback/lift`, body: undefined },
  ]);
});

it('offers nothing where there is one model, by key neither', async () => {
  now = provider({ models: [model('quill')] });
  renderDesk('/models');
  const asked = await section('Models in use');
  expect(asked.getByText(/^There is one model\./)).toBeInTheDocument();
  expect(screen.getByText('Tells everything')).toBeInTheDocument();
  await userEvent.keyboard('f');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that another passed it over first, and how it stands now', async () => {
  renderDesk('/models');
  const asked = await section('Models in use');
  await userEvent.keyboard('f');
  await userEvent.type(screen.getByLabelText('Why'), reason);
  api.answer({
    [`POST ${address}/fallback/force`]: () => {
      now = provider({ fallback: decidedBy('Bob') });
      return problem(409, 'fallback_forced_already', 'The first model is passed over already.');
    },
  });
  await userEvent.click(button('Pass quill over'));
  expect(await asked.findByRole('alert')).toHaveTextContent(
    'The first model is passed over already. What stands here is as it is now.',
  );
  expect(asked.getByText(/^Bob, /)).toBeInTheDocument();
});
