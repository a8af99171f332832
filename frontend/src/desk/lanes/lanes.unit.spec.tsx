import type { ParkedLane } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type Asked, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, olga, parkedLane, parkedLanes } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const address = '/api/staff/operations/lanes';
const letter = parkedLane('letters', 'c0a80101-0000-4000-8000-00000000000a');
const another = parkedLane('letters', 'c0a80101-0000-4000-8000-00000000000b', {
  parkedAt: '2026-11-26T09:57:00.000Z',
  tries: 7,
  errorCode: '42P01',
  errorName: 'QueryFailedError',
  errorMessage: 'relation "sent_letter" does not exist',
});
const game = parkedLane('turn', 'c0a80101-0000-4000-8000-00000000000c', {
  parkedAt: '2026-11-26T09:58:00.000Z',
  event: null,
});

let api: ServedApi;
let now: readonly ParkedLane[];
let idle: readonly string[];
beforeEach(async () => {
  now = [letter, another, game];
  idle = [];
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: (asked) => answeredThen(parkedLanes(found(asked), idle)),
    [`GET ${address}/count`]: (asked) => {
      const { count, processes } = parkedLanes(found(asked), idle);
      return { body: { count, processes } };
    },
    [`POST ${address}/drive`]: ({ body }) => {
      const wanted = found({ url: `?${new URLSearchParams(body as Record<string, string>).toString()}` });
      now = now.filter((lane) => !wanted.includes(lane));
      const { count, processes } = parkedLanes(wanted, idle);
      return { body: { asked: count, askedBefore: 0, processes } };
    },
  });
});
afterEach(() => api.close());

/** Of those that are parked, what a call's filter finds. */
function found({ url }: Pick<Asked, 'url'>): ParkedLane[] {
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const isLike = (name: 'process' | 'errorCode' | 'key', lane: ParkedLane) =>
    query.get(name) === null || query.get(name) === lane[name];
  return now.filter((lane) => isLike('process', lane) && isLike('errorCode', lane) && isLike('key', lane));
}
/** What is said below the chosen one is not among them. */
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Parked lanes, the oldest first' }))
    .getAllByRole('rowheader')
    .map((header) => header.closest('tr')!.textContent);
const choices = () =>
  within(screen.getByRole('navigation', { name: 'Which lanes' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const effects = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const driven = () => api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('shows what is parked, why, since when and how it goes on, and what can be chosen of it', async () => {
  renderDesk('/lanes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Parked lanes' })).toBeInTheDocument();
  expect(await rows()).toEqual([
    'letters …0000000aMailUnavailableMailUnavailablethe mail server does not take letters now (ECONNREFUSED)30 minutes34',
    'letters …0000000b42P0142P01relation "sent_letter" does not exist3 minutes7',
    'turn …0000000cMailUnavailableMailUnavailablethe mail server does not take letters now (ECONNREFUSED)2 minutes34',
  ]);
  expect(screen.getByText('3 lanes are parked.')).toBeInTheDocument();
  expect(choices()).toEqual([
    ['All 3', 'true'],
    ['MailUnavailable 2', null],
    ['letters 2', null],
    ['letters \u00b7 MailUnavailable 1', null],
    ['letters \u00b7 42P01 1', null],
    ['turn \u00b7 MailUnavailable 1', null],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'letters …0000000a' })).toBeInTheDocument();
  expect(
    screen.getByText('It is tried again every minute. When it works it is gone from here.'),
  ).toBeInTheDocument();
  expect(facts()).toEqual([
    'the mail server does not take letters now (ECONNREFUSED)',
    'MailUnavailable',
    '26 Nov 2026, 09:30:00 UTC, 30 minutes ago',
    '26 Nov 2026, 09:59:20 UTC, 40 seconds ago',
    '34 in a row',
    'TurnReported26 Nov 2026, 09:29:30 \u00b7 position 181584',
    expect.stringContaining(letter.key),
  ]);
  expect(screen.getAllByText('a-key-was-parked')).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Its turns that hang' })).not.toBeInTheDocument();
});

it('goes through them by keyboard, and leads from a game to its turns that hang', async () => {
  renderDesk('/lanes');
  await rows();
  await userEvent.keyboard('jj');
  expect(await screen.findByRole('heading', { level: 2, name: 'turn …0000000c' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Its turns that hang' })).toHaveAttribute(
    'href',
    `/turns?minutes=5&game=${game.key}`,
  );
  expect(facts()).toContain('No event asks for its work');
});

it('shows what the address asks for, and changes it by what is chosen and by a key', async () => {
  const { router } = renderDesk('/lanes?errorCode=42P01');
  expect(await rows()).toHaveLength(1);
  expect(await screen.findByText('1 lane is like this.')).toBeInTheDocument();
  await waitFor(() => expect(choices()).toContainEqual(['42P01 0', 'true']));
  await userEvent.click(screen.getByRole('link', { name: 'letters 2' }));
  expect(router.state.location.search).toBe('?process=letters');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await userEvent.keyboard(`/${another.key}{Enter}`);
  expect(router.state.location.search).toBe(`?process=letters&key=${another.key}`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Of any key' }));
  expect(router.state.location.search).toBe('?process=letters');
});

it('drives on what is chosen by keyboard, once it is counted, and says what came of it', async () => {
  renderDesk('/lanes?process=letters');
  await rows();
  await userEvent.keyboard('d');
  await waitFor(() =>
    expect(effects()).toEqual([
      '2 lanes will be tried at once.',
      'What still fails stays parked, with one try more.',
    ]),
  );
  await userEvent.click(button('Drive 2 lanes on'));
  expect(await screen.findByText('2 lanes are tried now.')).toBeInTheDocument();
  expect(driven()).toEqual([{ process: 'letters', expectedCount: 2 }]);
  expect(await screen.findByText(/^No parked lane is like this/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await rows()).toHaveLength(1);
});

it('drives on the chosen one alone', async () => {
  renderDesk('/lanes');
  await rows();
  await userEvent.keyboard('jo');
  expect(await screen.findByRole('alertdialog', { name: 'Drive this lane on' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Drive 1 lane on' }));
  expect(await screen.findByText('1 lane is tried now.')).toBeInTheDocument();
  expect(driven()).toEqual([{ process: 'letters', key: another.key, expectedCount: 1 }]);
});

it.each([
  [
    'the same fault of a process',
    [letter, { ...letter, key: another.key }],
    'letters \u00b7 MailUnavailable',
    { process: 'letters', errorCode: 'MailUnavailable' },
  ],
  ['one process', [letter, another], 'letters', { process: 'letters' }],
  ['one fault', [letter, game], 'MailUnavailable', { errorCode: 'MailUnavailable' }],
])('drives on all of them where all are of %s', async (_, all, kind, body) => {
  now = all;
  renderDesk('/lanes');
  await rows();
  await userEvent.keyboard('d');
  expect(await screen.findByRole('alertdialog', { name: `Drive on ${kind}` })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Drive 2 lanes on' }));
  expect(await screen.findByText('2 lanes are tried now.')).toBeInTheDocument();
  expect(driven()).toEqual([{ ...body, expectedCount: 2 }]);
});

it('refuses to drive on all of several kinds by mistake, says which to choose, and no more once one is chosen', async () => {
  renderDesk('/lanes');
  await rows();
  await userEvent.keyboard('d');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'They are of 3 kinds, and not driven on all at once. Choose one: letters \u00b7 MailUnavailable, letters \u00b7 42P01, turn \u00b7 MailUnavailable. The chosen lane alone goes on with o.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'letters \u00b7 42P01' }));
  await screen.findByText('1 lane is like this.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(driven()).toEqual([]);
});

it('drives on no others than were shown: it counts anew, and does it when that is meant', async () => {
  renderDesk('/lanes?process=letters');
  await rows();
  await userEvent.keyboard('d');
  await screen.findByRole('button', { name: 'Drive 2 lanes on' });
  let refusals = 0;
  api.answer({
    [`POST ${address}/drive`]: () => {
      if (refusals++ > 0) return { body: { asked: 1, askedBefore: 0, processes: [] } };
      now = [letter];
      return problem(
        409,
        'lanes_changed',
        'Other keys are parked by now than you were shown. Please look again.',
      );
    },
  });
  await userEvent.click(button('Drive 2 lanes on'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Other keys are parked by now than you were shown. Please look again.',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Drive 1 lane on' }));
  expect(await screen.findByText('1 lane is tried now.')).toBeInTheDocument();
  expect(driven()).toEqual([
    { process: 'letters', expectedCount: 2 },
    { process: 'letters', expectedCount: 1 },
  ]);
});

it('says that one has gone on meanwhile, before and after it is asked for', async () => {
  const { queryClient } = renderDesk('/lanes');
  await rows();
  await userEvent.keyboard('o');
  await screen.findByRole('button', { name: 'Drive 1 lane on' });
  now = [another, game];
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  await waitFor(() => expect(effects()).toEqual(['None of them is parked any more: nothing is to be done.']));
  api.answer({
    [`POST ${address}/drive`]: problem(
      404,
      'unknown_lane',
      'This key is not parked: it works again, or never stood still.',
    ),
  });
  await userEvent.click(button('Drive on'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This key is not parked: it works again, or never stood still. What stands here is as it is now.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says that somebody else has asked already', async () => {
  now = [{ ...letter, askedAt: '2026-11-26T09:59:59.000Z' }];
  api.answer({ [`POST ${address}/drive`]: { body: { asked: 0, askedBefore: 1, processes: [] } } });
  renderDesk('/lanes');
  expect((await rows())[0]).toMatch(/34asked for$/);
  expect(screen.getByText('Somebody has asked for it: it is tried in a moment.')).toBeInTheDocument();
  await userEvent.keyboard('o');
  await userEvent.click(await screen.findByRole('button', { name: 'Drive 1 lane on' }));
  expect(await screen.findByText('Somebody else has asked for it already.')).toBeInTheDocument();
});

it('says that nobody runs the process', async () => {
  idle = ['turn'];
  renderDesk('/lanes?process=turn');
  expect(
    await screen.findByText(
      'Nobody runs turn now. Nothing of it is tried until somebody does, and then everything.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Nobody runs its process now. Once somebody does, everything of it is tried anew.'),
  ).toBeInTheDocument();
  await userEvent.keyboard('d');
  await waitFor(() => expect(effects()).toContain('Nobody runs turn now: it is tried once somebody does.'));
});

it('says that more are parked than are shown', async () => {
  api.answer({ [`GET ${address}`]: () => answeredThen({ ...parkedLanes(now), count: 1_345 }) });
  renderDesk('/lanes');
  expect(
    await screen.findByText('The 3 that are parked for longest are shown here, of 1,345.'),
  ).toBeInTheDocument();
  expect(screen.getByText('1,345 lanes are parked.')).toBeInTheDocument();
});

it('says that none is parked, how many are beside the screen’s name, and looks again by itself', async () => {
  now = [];
  renderDesk('/lanes');
  expect(await screen.findByText('No lane is parked.')).toBeInTheDocument();
  await userEvent.keyboard('do');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  now = [letter];
  expect(await screen.findByText('1 lane is parked.', undefined, { timeout: 10_000 })).toBeInTheDocument();
});

it('counts them beside the screen’s name', async () => {
  renderDesk('/models');
  expect(await screen.findByRole('link', { name: /^Parked lanes\s*3 wait$/ })).toBeInTheDocument();
});

it('says that they could not be loaded, and asks again', async () => {
  api.answer({ [`GET ${address}`]: problem(503, 'unavailable', 'Not now.') });
  renderDesk('/lanes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  api.answer({ [`GET ${address}`]: () => answeredThen(parkedLanes(now)) });
  await userEvent.click(button('Ask again'));
  expect(await rows()).toHaveLength(3);
});
