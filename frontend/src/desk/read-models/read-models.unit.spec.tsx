import type { ReadModelJob, ReadModelOperations, RebuildRequest } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, olga, readModelJob, readModels } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const address = '/api/staff/operations/read-models';
const reason = 'A column was added by hand.';
const replaced = {
  position: '470000',
  events: 47_400,
  keptUntil: '2026-11-27T09:00:31.000Z',
  canBeSwappedBack: true,
};
const done = { state: 'done', endedAt: '2026-11-26T10:00:21.250Z', events: 48_010 } as const;

let api: ServedApi;
let now: ReadModelOperations;
const ask = (changes: Partial<ReadModelJob>) => {
  now = { ...now, job: readModelJob({ state: 'asked', reason: null, begunAt: null, ...changes }) };
  return answeredThen(now);
};
beforeEach(async () => {
  now = readModels();
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: () => answeredThen(now),
    [`POST ${address}/rebuild`]: ({ body }) => {
      const { reason, acceptDifferences } = body as RebuildRequest;
      return ask({ reason, acceptsDifferences: acceptDifferences });
    },
    [`POST ${address}/swap-back`]: () => ask({ kind: 'swap_back' }),
    [`DELETE ${address}/replaced`]: () => ask({ kind: 'let_go' }),
    [`POST ${address}/cancel`]: () => {
      now = { ...now, job: { ...now.job!, state: 'cancelled', cancelledByName: 'Olga', endedAt: at } };
      return answeredThen(now);
    },
  });
});
afterEach(() => api.close());

const at = '2026-11-26T10:00:00.000Z';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('…'));
const section = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!);
const standing = async () =>
  within(await screen.findByRole('region', { name: 'How far the read models are' }));
const facts = (of: Awaited<ReturnType<typeof section>>) => {
  const names = of.getAllByRole('term').map(({ textContent }) => textContent);
  return of.getAllByRole('definition').map(({ textContent }, place) => [names[place], textContent]);
};
const effects = () =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sent = () =>
  api.asked.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }));

it('says that nothing was ever done with them', async () => {
  renderDesk('/read-models');
  const stands = await standing();
  expect(stands.getByRole('status')).toHaveTextContent('They are up with the log');
  expect(facts(stands)).toEqual([
    ['Filled from', '48,000 events'],
    ['Position', '480120, where the log ends'],
    ['In place since', '02 Nov 2026, 08:00:00'],
    [
      'Put there by',
      'Nobody at this desk: they were begun with the log, or filled by a release or from a shell',
    ],
  ]);
  expect((await section('Replaced ones')).getByText(/^None are kept\./)).toBeInTheDocument();
  expect((await section('What was asked for last')).getByText('Nothing yet.')).toBeInTheDocument();
  expect(buttons()).toEqual(['Fill them anew…r']);
});

it.each([
  [{ events: 1, oldestAt: '2026-11-26T09:59:55.000Z' }, '1 event behind the log', '5 seconds'],
  [{ events: 499, oldestAt: '2026-11-26T09:59:00.000Z' }, '499 events behind the log', '1 minute'],
  [{ events: 500, oldestAt: '2026-11-26T08:00:00.000Z' }, '500 events or more behind the log', '2 hours'],
])('says how far they lie behind: %j', async (lag, says, age) => {
  now = readModels({ lag, position: '480001' });
  renderDesk('/read-models');
  const stands = await standing();
  expect(stands.getByRole('status')).toHaveTextContent(says);
  expect(stands.getByText(`The oldest of them was written ${age} ago.`)).toBeInTheDocument();
  expect(stands.getByText('480001; the log ends at 480120')).toBeInTheDocument();
});

it('says that what the log has after them is not for them, where they are up with it', async () => {
  now = readModels({ position: '480001' });
  renderDesk('/read-models');
  const stands = await standing();
  expect(stands.getByRole('status')).toHaveTextContent('They are up with the log');
  expect(
    stands.getByText('480001; what the log has after it, up to 480120, is not for them'),
  ).toBeInTheDocument();
});

it('says that they stand still where no projector is heard, also before anything is written', async () => {
  now = readModels({ projectors: 0 });
  const { queryClient } = renderDesk('/read-models');
  const stands = await standing();
  expect(stands.getByRole('status')).toHaveTextContent('They stand still');
  expect(stands.getByText(/^No projector is heard: each has ended, or hangs\./)).toBeInTheDocument();
  expect(stands.getByText('the-projector-stopped')).toBeInTheDocument();
  now = readModels({ projectors: 0, lag: { events: 12, oldestAt: '2026-11-26T09:58:00.000Z' } });
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  expect(
    await stands.findByText('12 events behind the log. The oldest of them was written 2 minutes ago.'),
  ).toBeInTheDocument();
});

it.each([
  ['30 seconds', '2026-11-26T09:59:30.000Z', false],
  ['31 seconds', '2026-11-26T09:59:29.000Z', true],
])('names the page that helps from where its alert fires: %s', async (_, oldestAt, isNamed) => {
  now = readModels({ lag: { events: 12, oldestAt } });
  renderDesk('/read-models');
  const stands = await standing();
  expect(stands.queryAllByText('the-read-models-are-behind')).toHaveLength(isNamed ? 1 : 0);
});

it('takes what was written just now for what it is: on the way', async () => {
  now = readModels({ lag: { events: 3, oldestAt: '2026-11-26T09:59:56.000Z' } });
  renderDesk('/read-models');
  const stands = await standing();
  expect(stands.getByRole('status')).toHaveTextContent('They are up with the log');
  expect(stands.getByText('3 events written just now are on the way to them.')).toBeInTheDocument();
});

it('says what nobody counted or wrote down, and takes it for no zero', async () => {
  now = readModels({
    position: null,
    events: null,
    since: null,
    replaced: { ...replaced, events: null, canBeSwappedBack: false },
  });
  renderDesk('/read-models');
  expect(facts(await standing()).slice(0, 3)).toEqual([
    ['Filled from', 'Not counted by the release that filled them'],
    ['Position', 'None yet'],
    ['In place since', 'Not written down'],
  ]);
  const kept = await section('Replaced ones');
  expect(facts(kept)).toEqual([
    ['Filled from', 'Not counted'],
    ['They lack', 'Not counted'],
    ['Kept until', '27 Nov 2026, 09:00:31'],
  ]);
  expect(kept.getByText(/^Another release filled them/)).toBeInTheDocument();
  expect(buttons()).toEqual(['Fill them anew…r', 'Let them go…l']);
  await userEvent.keyboard('s');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.keyboard('r');
  expect(effects()[0]).toBe(
    'The whole log is read into new tables, while pages go on with the present ones. Nobody counted how many events it has.',
  );
});

it('has them filled anew by keyboard, for a reason, once it is said what that does', async () => {
  renderDesk('/read-models');
  await standing();
  await userEvent.keyboard('r');
  expect(screen.getByRole('dialog', { name: 'Fill the read models anew' })).toBeInTheDocument();
  expect(effects()).toEqual([
    '48,000 events are read from the log into new tables, while pages go on with the present ones.',
    'The new ones are compared with the present ones. Where they differ nothing is put in place.',
    'The present ones are kept for 1 day from then on, to be swapped back, and take as much room again.',
    'Players notice nothing. It can be cancelled until the new ones are in place.',
  ]);
  await userEvent.click(button('Fill them anew'));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.type(screen.getByLabelText('Why'), reason);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(effects()[1]).toBe('The new ones are put in place even where they differ from the present ones.');
  await userEvent.click(button('Fill them anew'));
  const underWay = await section('They are being filled anew');
  expect(underWay.getByRole('status')).toHaveTextContent('No projector has taken it for 11 seconds.');
  expect(underWay.getByText('the-projector-stopped')).toBeInTheDocument();
  expect(underWay.getByText(reason)).toBeInTheDocument();
  expect(
    underWay.getByText('They are put in place even where they differ from the present ones.'),
  ).toBeInTheDocument();
  expect(sent()).toEqual([
    { method: 'POST', url: `${address}/rebuild`, body: { reason, acceptDifferences: true } },
  ]);
});

it('shows how far it is, how fast and how long yet, and cancels it', async () => {
  now = readModels({ replaced: { ...replaced, keptUntil: null }, job: readModelJob() });
  renderDesk('/read-models');
  const underWay = await section('They are being filled anew');
  expect(underWay.getByText('24,000 of 48,000 events')).toBeInTheDocument();
  expect(underWay.getByText('2,400 events a second · about 10 seconds left to read')).toBeInTheDocument();
  const bar = underWay.getByRole('progressbar', { name: 'Events that are read' });
  expect(bar).toHaveAttribute('aria-valuenow', '24000');
  expect(bar).toHaveAttribute('aria-valuemax', '48000');
  expect(facts(underWay)).toEqual([
    ['Asked for by', 'Olga, 26 Nov 2026, 09:59:49 UTC, 11 seconds ago'],
    ['Why', reason],
  ]);
  expect(facts(await section('Replaced ones'))[2]).toEqual(['Kept until', 'As long as something is done']);
  expect(buttons()).toEqual(['Cancel…c']);
  await userEvent.keyboard('r');
  await userEvent.keyboard('s');
  await userEvent.keyboard('l');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('c');
  expect(effects()).toEqual([
    '24,000 events are read, and would be read again the next time.',
    'The present ones stay in place, and the replaced ones are kept.',
  ]);
  await userEvent.click(button('Cancel it'));
  const last = await section('What was asked for last');
  expect(last.getByRole('status')).toHaveTextContent('Filling them anew was cancelled');
  expect(facts(last)).toEqual([
    ['Asked for by', 'Olga, 26 Nov 2026, 09:59:49 UTC, 11 seconds ago'],
    ['Why', reason],
    ['Cancelled by', 'Olga'],
    ['Ended', '26 Nov 2026, 10:00:00, after 10 seconds'],
    ['Read', '24,000 events'],
  ]);
  expect(sent()).toEqual([{ method: 'POST', url: `${address}/cancel`, body: undefined }]);
});

it.each<[Partial<ReadModelJob>, string, string, string]>([
  [{ events: 0, notedAt: null }, '0 of 48,000 events', '', ''],
  [
    { events: 48_003 },
    '48,003 of 48,003 events',
    '4,800 events a second',
    'All of it is read. They are compared with the present ones, and then put in place.',
  ],
  [
    { eventsThen: null },
    '24,000 events so far',
    '2,400 events a second',
    'Nobody counted how many there are, so the time that is left is not known.',
  ],
  [
    { kind: 'swap_back', events: 0, eventsThen: 0, notedAt: null },
    '0 of 0 events',
    '',
    'All of it is read. They are put in place as soon as the projector lets go.',
  ],
])('tells no speed and no time that it does not know: %j', async (job, read, speed, says) => {
  now = readModels({ job: readModelJob(job) });
  renderDesk('/read-models');
  const underWay = await section(
    job.kind === 'swap_back' ? 'They are being swapped back' : 'They are being filled anew',
  );
  expect(underWay.getByText(read).nextElementSibling?.textContent).toBe(speed);
  expect(underWay.getByRole('status')).toHaveTextContent(says);
});

it('swaps back, and lets go, each once it is said what that means', async () => {
  now = readModels({
    replaced,
    placed: { kind: 'rebuild', name: 'Bob', reason },
    job: readModelJob({ ...done, name: 'Bob' }),
  });
  renderDesk('/read-models');
  expect(facts(await standing()).slice(3)).toEqual([
    ['Put there by', 'Bob, who had them filled anew'],
    ['Why', reason],
  ]);
  expect(facts(await section('Replaced ones'))).toEqual([
    ['Filled from', '47,400 events'],
    ['They lack', '600 events'],
    ['Kept until', '27 Nov 2026, 09:00:31'],
  ]);
  await userEvent.keyboard('r');
  expect(effects().slice(1, 2)).toEqual(['The last time it took 31 seconds.']);
  expect(effects()).toContain('Those that are kept now are let go: they cannot be swapped back any more.');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('l');
  expect(effects()).toEqual([
    'They cannot be swapped back any more. The present ones stay in place.',
    'The room that they take is free again. No event is lost: the log has everything.',
    'They would go by themselves at 27 Nov 2026, 09:00:31 UTC.',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('s');
  expect(effects()).toEqual([
    '600 events that are not in them are read first, so that no page falls back.',
    'Then pages show what they hold: whatever a rebuild has mended is as it was before.',
    'The present ones are kept for 1 day in their turn.',
    'Players notice nothing. It can be cancelled until the new ones are in place.',
  ]);
  await userEvent.click(button('Swap them back'));
  expect(await section('They are being swapped back')).toBeTruthy();
  now = { ...now, job: { ...now.job!, ...done, begunAt: at } };
  expect(
    await screen.findByText('They were swapped back', undefined, { timeout: 3_000 }),
  ).toBeInTheDocument();
  await userEvent.keyboard('l');
  await userEvent.click(button('Let them go'));
  await section('The replaced ones are being let go');
  expect(sent()).toEqual([
    { method: 'POST', url: `${address}/swap-back`, body: undefined },
    { method: 'DELETE', url: `${address}/replaced`, body: undefined },
  ]);
});

it('names the tables that differ, and the page that helps', async () => {
  const differing = ['balance', 'ledger_entry'];
  now = readModels({ job: readModelJob({ ...done, state: 'differs', differing }) });
  renderDesk('/read-models');
  const last = await section('What was asked for last');
  expect(last.getByRole('status')).toHaveTextContent('They differ, and were not put in place');
  expect(facts(last).at(-1)).toEqual(['Tables that differ', 'balance, ledger_entry']);
  expect(last.getByText('the-new-read-models-differ')).toBeInTheDocument();
});

it.each([
  ['interrupted', 'The process that did it ended in the middle.'],
  ['broken_off', 'It broke off.'],
  ['rebuild_under_way', 'Another process fills them already'],
  ['nothing_replaced', 'None were kept any more.'],
  ['replaced_by_other_code', 'Another release filled them'],
] as const)('says why it failed, and which page helps: %s', async (failureCode, says) => {
  now = readModels({ job: readModelJob({ ...done, state: 'failed', failureCode }) });
  renderDesk('/read-models');
  const last = await section('What was asked for last');
  expect(last.getByRole('status')).toHaveTextContent('Filling them anew failed');
  expect(last.getByText((text) => text.startsWith(says))).toBeInTheDocument();
  expect(last.getByText('a-rebuild-failed')).toBeInTheDocument();
});

it('says that another operator was quicker, keeps what was typed, and shows what that one asked for', async () => {
  renderDesk('/read-models');
  await standing();
  await userEvent.keyboard('r');
  await userEvent.type(screen.getByLabelText('Why'), reason);
  const sentence =
    'The read models are being worked on already. Please wait until that is done, or cancel it.';
  api.answer({
    [`POST ${address}/rebuild`]: () => {
      now = readModels({ job: readModelJob({ name: 'Bob' }) });
      return problem(409, 'rebuild_under_way', sentence);
    },
  });
  await userEvent.click(button('Fill them anew'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence} What stands here is as it is now.`);
  const underWay = await section('They are being filled anew');
  expect(underWay.getByText(/^Bob, /)).toBeInTheDocument();
  now = readModels();
  await waitFor(() => expect(button(/^Fill them anew…/)).toBeInTheDocument(), { timeout: 3_000 });
  await userEvent.keyboard('r');
  expect(screen.getByLabelText('Why')).toHaveValue(reason);
});

it('says in an open dialog that another has asked meanwhile', async () => {
  renderDesk('/read-models');
  await standing();
  await userEvent.keyboard('r');
  now = readModels({ job: readModelJob({ name: 'Bob' }) });
  await waitFor(
    () => expect(effects()).toEqual(['Bob has asked for something meanwhile: one at a time is done.']),
    { timeout: 8_000 },
  );
}, 12_000);

it('says that it could not be loaded, and is asked again', async () => {
  api.answer({ [`GET ${address}`]: problem(503, 'event_store_unavailable', 'The log cannot be read.') });
  renderDesk('/read-models');
  expect(await screen.findByRole('alert')).toHaveTextContent('The log cannot be read.');
  api.answer({ [`GET ${address}`]: () => answeredThen(now) });
  await userEvent.click(button('Ask again'));
  expect((await standing()).getByRole('status')).toHaveTextContent('They are up with the log');
});
