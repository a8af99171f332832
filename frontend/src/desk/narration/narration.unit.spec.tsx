import type { DecisionMade } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, decidedBy, narration, olga, waitingTurns } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const reason = 'We move the narrators to a larger machine.';
const address = '/api/staff/operations/narration';
const paused = decidedBy('Bob', { reason });

let api: ServedApi;
let now: ReturnType<typeof narration>;
let decisions: DecisionMade[];
beforeEach(async () => {
  now = narration();
  decisions = [];
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: () => answeredThen(now),
    'GET /api/staff/operations/decisions': () => ({ body: { decisions } }),
    [`POST ${address}/pause`]: ({ body }) => {
      now = narration({ paused: decidedBy('Olga', body as { reason: string }) });
      return answeredThen(now);
    },
    [`POST ${address}/resume`]: () => {
      now = narration();
      return answeredThen(now);
    },
  });
});
afterEach(() => api.close());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const effects = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
const posted = () =>
  api.asked.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));

it('is the operator’s first screen: narration goes on, what waits, and how long the next one has, by the server’s clock', async () => {
  renderDesk('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Narration' })).toBeInTheDocument();
  expect(await screen.findByText('Narration goes on')).toBeInTheDocument();
  expect(screen.getByText('Players’ turns').closest('dt')!.nextElementSibling).toHaveTextContent(
    /^12The next one has waited 3 minutes\.$/,
  );
  expect(screen.getByText('Visitors’ prologues').closest('dt')!.nextElementSibling).toHaveTextContent(
    /^0None waits\.$/,
  );
  expect(
    screen.getByText(
      'New ones are refused once the next one has waited more than 30 seconds. Time in pauses does not count.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'What is in the way' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Job by job/)).toHaveTextContent(
    'Job by job, only to be looked at: Bull Board, in a new tab.',
  );
  const board = screen.getByRole('link', { name: 'Bull Board, in a new tab' });
  expect(['href', 'target', 'rel'].map((name) => board.getAttribute(name))).toEqual([
    '/api/staff/operations/queue-board',
    '_blank',
    'noopener',
  ]);
  expect(screen.getByText(/^As of/).textContent).toBe(
    'As of 26 Nov 2026, 10:00:00 UTC. It is looked at again every 3 seconds.',
  );
  const screens = within(screen.getByRole('navigation', { name: 'Screens' }));
  expect(screens.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Narration',
    'Narrators',
    'Figures',
    'Models',
    'Read models',
    'Parked lanes',
    'Hanging turns',
    'Sign-ins',
  ]);
});

it('pauses by keyboard, for a reason that players are shown, once it is said what that does in numbers', async () => {
  renderDesk('/');
  await screen.findByText('Narration goes on');
  await userEvent.keyboard('p');
  const dialog = within(screen.getByRole('dialog', { name: 'Pause narration' }));
  expect(effects(dialog)).toEqual([
    '12 turns wait and go on waiting.',
    'No prologue waits.',
    'Nothing new is taken: whoever sends a turn is told why, and nothing is set aside or charged.',
    'What is being told is finished.',
  ]);
  expect(dialog.getByLabelText('Why')).toHaveFocus();
  await userEvent.keyboard('Too soon');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause narration' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.clear(dialog.getByLabelText('Why'));
  await userEvent.type(dialog.getByLabelText('Why'), `${reason} `);
  expect(dialog.getByText(`The narrators rest for a while: ${reason}`)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Pause narration' }));
  expect(await screen.findByText('Narration rests')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^Olga, /)).toHaveTextContent('Olga, 26 Nov 2026, 09:48:00 UTC, 12 minutes ago');
  expect(screen.getByText(`The narrators rest for a while: ${reason}`)).toBeInTheDocument();
  expect(posted()).toEqual([{ url: `${address}/pause`, body: { reason } }]);
});

it('resumes by keyboard, once it is said what is told then', async () => {
  now = narration({
    paused,
    turns: waitingTurns(1, 1_000),
    prologues: waitingTurns(1_200, 3_600_000),
  });
  renderDesk('/');
  await screen.findByText('Narration rests');
  await userEvent.keyboard('pr');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Resume narration' }));
  expect(effects(dialog)).toEqual([
    '1 turn that waits is told, as fast as the narrators can.',
    '1,200 prologues that wait are told.',
    'New turns are taken at once.',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Resume narration' }));
  expect(await screen.findByText('Narration goes on')).toBeInTheDocument();
  expect(posted()).toEqual([{ url: `${address}/resume`, body: undefined }]);
});

it('says that another operator was quicker, looks again, and keeps what was typed', async () => {
  renderDesk('/');
  await screen.findByText('Narration goes on');
  await userEvent.click(button(/^Pause…/));
  await userEvent.type(screen.getByLabelText('Why'), 'The model is to be away.');
  api.answer({
    [`POST ${address}/pause`]: () => {
      now = narration({ paused });
      return problem(409, 'narration_paused_already', 'Narration is paused already.');
    },
  });
  await userEvent.click(button('Pause narration'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Narration is paused already. What stands here is as it is now.',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Narration rests')).toBeInTheDocument();
  expect(screen.getByText(/^Bob, /)).toBeInTheDocument();
  await waitFor(() => expect(button(/^Resume…/)).toHaveFocus());
  await userEvent.keyboard('r');
  await userEvent.click(button('Resume narration'));
  await screen.findByText('Narration goes on');
  await userEvent.keyboard('p');
  expect(screen.getByLabelText('Why')).toHaveValue('The model is to be away.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps a reason that was closed away, refused, or sent to a server that does not answer, and says so beside it', async () => {
  renderDesk('/');
  await screen.findByText('Narration goes on');
  await userEvent.click(button(/^Pause…/));
  const typed = 'Ask bob@example.com why.';
  await userEvent.type(screen.getByLabelText('Why'), typed);
  await userEvent.keyboard('{Escape}');
  expect(button(/^Pause…/)).toHaveFocus();
  await userEvent.keyboard('p');
  expect(screen.getByLabelText('Why')).toHaveValue(typed);
  const sentence = 'Name nobody here.';
  const refused = problem(422, 'reason_names_somebody', sentence);
  api.answer({
    [`POST ${address}/pause`]: {
      ...refused,
      body: { ...(refused.body as object), errors: { reason: [sentence] } },
    },
  });
  await userEvent.click(button('Pause narration'));
  await waitFor(() =>
    expect(screen.getByLabelText('Why')).toHaveAccessibleDescription(/Name nobody here\.$/),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  api.answer({ [`POST ${address}/pause`]: { status: 502, body: '' } });
  await userEvent.click(button('Pause narration'));
  expect(await screen.findByText('Narration could not be paused. Try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Why')).toHaveValue(typed);
});

it('says in the open dialog that somebody else has paused meanwhile', async () => {
  const { queryClient } = renderDesk('/');
  await screen.findByText('Narration goes on');
  await userEvent.keyboard('p');
  now = narration({ paused });
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  const dialog = within(screen.getByRole('dialog', { name: 'Pause narration' }));
  await waitFor(() => expect(effects(dialog)).toEqual(['Bob has paused narration meanwhile.']));
});

const inTheWay = async () =>
  within(await screen.findByRole('list', { name: 'What is in the way' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .join(),
    ]);

it.each([
  [
    'no_narrator',
    'Nothing is told',
    'No narrator is heard: each has ended, or hangs. What waits is begun when one is started.NarratorsRunbook nobody-tells-turns',
    '/narrators,/runbooks/nobody-tells-turns',
  ],
  [
    'narrators_rest',
    'Nothing is told',
    'Every narrator rests or has no slots. What waits is begun when one is woken or given slots.NarratorsRunbook nobody-tells-turns',
    '/narrators,/runbooks/nobody-tells-turns',
  ],
  [
    'queue_away',
    'No turn is taken',
    'The queue does not answer: nothing can be queued, and new turns are refused until it does.FiguresRunbook the-queue-is-away',
    '/figures,/runbooks/the-queue-is-away',
  ],
  [
    'turns_overfull',
    'No turn is taken',
    'The next turn of players has waited 3 minutes, more than 30 seconds: new ones are refused until it is begun.NarratorsRunbook turns-wait-too-long',
    '/narrators,/runbooks/turns-wait-too-long',
  ],
  [
    'prologues_overfull',
    'Narration goes on',
    'The next turn of visitors has waited 1 hour, more than 30 seconds: new ones are refused until it is begun.NarratorsRunbook turns-wait-too-long',
    '/narrators,/runbooks/turns-wait-too-long',
  ],
  [
    'cap_spent',
    'No turn is taken',
    'Models have cost what they may cost today: new turns are refused until midnight (UTC), or until the cap is raised.ModelsRunbook the-daily-cap-is-near',
    '/models,/runbooks/the-daily-cap-is-near',
  ],
  [
    'cap_within_reach',
    'No turn is taken',
    'What is being told may reach the day’s cap on what models cost: new turns are refused until enough of it is done.ModelsRunbook the-daily-cap-is-near',
    '/models,/runbooks/the-daily-cap-is-near',
  ],
] as const)(
  'says of %s that narration does not go on as it should, why, and where help is',
  async (is, stands, why, to) => {
    now = narration({ hindrances: [is], prologues: waitingTurns(2, 3_600_000) });
    renderDesk('/');
    expect(await inTheWay()).toEqual([[why, to]]);
    expect(screen.getByRole('region', { name: 'How narration stands' })).toHaveTextContent(
      new RegExp(`^${stands}`),
    );
  },
);

it('says all that is in the way, and in a pause what a resume does not help', async () => {
  now = narration({ paused, hindrances: ['no_narrator', 'cap_spent'] });
  renderDesk('/');
  expect(await inTheWay()).toHaveLength(2);
  expect(screen.getByText('Narration rests')).toBeInTheDocument();
  expect(screen.getByText('Resumed, this is in the way all the same:')).toBeInTheDocument();
  await userEvent.keyboard('r');
  expect(effects(within(screen.getByRole('alertdialog')))).toEqual([
    '12 turns wait and go on waiting.',
    'No prologue waits.',
    'Nothing is told all the same, until a narrator takes turns.',
  ]);
});

it('says that the queue cannot be asked, and pauses all the same', async () => {
  now = narration({ turns: null, prologues: null });
  renderDesk('/');
  expect(await screen.findAllByText('Not known')).toHaveLength(2);
  expect(screen.getByText(/^The queue cannot be asked\./)).toBeInTheDocument();
  await userEvent.keyboard('p');
  expect(effects(within(screen.getByRole('dialog')))[0]).toBe(
    'The queue cannot be asked how many wait: they go on waiting.',
  );
});

it('says that what it shows could not be brought up to date, by itself and again and again', async () => {
  renderDesk('/');
  await screen.findByText('Narration goes on');
  api.answer({ [`GET ${address}`]: problem(503, 'unavailable', 'Not now.') });
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent(
    'This may be out of date: Not now.',
  );
  expect(screen.getByText('Narration goes on')).toBeInTheDocument();
  now = narration({ paused });
  api.answer({ [`GET ${address}`]: () => answeredThen(now) });
  expect(await screen.findByText('Narration rests', undefined, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells who decided what lately, when and why, newest first, and all of it when asked', async () => {
  const made = (did: DecisionMade['did'], of: Partial<DecisionMade> = {}): DecisionMade => ({
    at: '2026-11-26T09:48:00.000Z',
    staffId: olga.staff!.staffId,
    name: 'Olga',
    did,
    narrator: null,
    slots: null,
    capMicroUsd: null,
    reason: null,
    ...of,
  });
  decisions = [
    made('paused', { reason }),
    made('resumed', { name: 'Bob' }),
    made('slots_set', { narrator: 'narrator-1', slots: 1 }),
    made('slots_set', { narrator: 'narrator-2', slots: null }),
    made('narrator_quieted', { narrator: 'narrator-1' }),
    made('narrator_drained', { narrator: 'narrator-1' }),
    made('narrator_woken', { narrator: 'narrator-1' }),
    made('cap_set', { capMicroUsd: 60_000_000, reason: 'A busy evening.' }),
    made('cap_set', { reason: 'No bound tonight.' }),
    made('cap_reset'),
    made('fallback_forced', { reason: 'It writes gibberish.' }),
    made('fallback_lifted'),
  ].map((decision, index) => ({
    ...decision,
    at: new Date(Date.parse(decision.at) - index * 1_000).toISOString(),
  }));
  renderDesk('/');
  const list = within(await screen.findByRole('region', { name: 'Decided lately' }));
  const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toHaveLength(8));
  expect(lines()[0]).toBe(`26 Nov 2026, 09:48:00Olga paused narration${reason}`);
  await userEvent.click(list.getByRole('button', { name: 'Show all 12' }));
  expect(lines().map((line) => line!.replace(/^.*\d\d:\d\d:\d\d/, ''))).toEqual([
    `Olga paused narration${reason}`,
    'Bob resumed narration',
    'Olga gave narrator-1 1 slot',
    'Olga gave narrator-2 its slots as configured',
    'Olga quieted narrator-1',
    'Olga drained narrator-1',
    'Olga woke narrator-1',
    'Olga set the cap of a day to $60.00A busy evening.',
    'Olga lifted the cap of a dayNo bound tonight.',
    'Olga had the cap be as configured again',
    'Olga had the fallback tell everythingIt writes gibberish.',
    'Olga had the first model asked again',
  ]);
});

it('says that nothing was ever decided', async () => {
  renderDesk('/');
  expect(await screen.findByText('Nothing was ever decided: all is as configured.')).toBeInTheDocument();
});
