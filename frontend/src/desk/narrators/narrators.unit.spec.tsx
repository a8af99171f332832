import type {
  NarratorDecided,
  Narrators,
  RunningNarrator,
  SetNarratorSlotsRequest,
} from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, decidedBy, narration, narrator, narrators, olga } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const address = '/api/staff/operations/narrators';
const turn = (turnId: string, since: string) => ({ turnId, since });
const three = [
  turn('t1', '2026-11-26T09:59:12.000Z'),
  turn('t2', '2026-11-26T09:59:50.000Z'),
  turn('t3', '2026-11-26T09:59:58.000Z'),
];
const one = narrator('narrator-1', { turns: three, prologues: 1 });
const two = narrator('narrator-2', { slots: 8, slotsSet: 8, roles: ['api', 'narrator'] });
const last = 'No other narrator takes turns: all would wait. Ask again with evenTheLast: true.';

let api: ServedApi;
let now: Narrators;
/** As it is from then on; answered as the server counts. */
function becomes(name: string, changes: Partial<RunningNarrator>): { body: NarratorDecided } {
  const of = now.narrators.filter((each) => each.name === name);
  now = {
    ...narrators(...now.narrators.map((each) => (each.name === name ? { ...each, ...changes } : each))),
    waiting: now.waiting,
  };
  const finishes = of.reduce((sum, { turns }) => sum + turns.length, 0);
  return { body: { finishes, waiting: now.waiting, slotsLeft: now.slots } };
}
beforeEach(async () => {
  now = narrators(one, two);
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: () => answeredThen(now),
    'GET /api/staff/operations/narration': () => answeredThen(narration()),
    [`POST ${address}/narrator-1/quiet`]: () => becomes('narrator-1', { mode: 'quiet', slots: 0 }),
    [`POST ${address}/narrator-1/drain`]: () => becomes('narrator-1', { mode: 'drained', slots: 0 }),
    [`POST ${address}/narrator-1/wake`]: () => becomes('narrator-1', { mode: 'takes_turns', slots: 16 }),
    [`PUT ${address}/narrator-1/slots`]: ({ body }) => {
      const { slots } = body as SetNarratorSlotsRequest;
      return becomes('narrator-1', { slots: slots ?? 16, slotsSet: slots });
    },
  });
});
afterEach(() => api.close());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Narrators that run' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const row = (name: string) => screen.findByRole('link', { name });
const effects = () =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const totals = () =>
  ['Slots', 'Being told', 'Waiting'].map(
    (name) =>
      screen
        .getAllByText(name)
        .find((each) => each.closest('dt'))!
        .closest('dt')!.nextElementSibling!.textContent,
  );
const sent = () =>
  api.asked.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }));

it('shows who narrates, what each tells and for how long, by the server’s clock, and what waits', async () => {
  now = {
    ...narrators(
      one,
      narrator('narrator-2', { mode: 'quiet', slots: 0, slotsSet: 8 }),
      narrator('narrator-3', { hasHeard: false, slots: 1_000, slotsSet: 1_000 }),
      narrator('narrator-4', { isEnding: true }),
    ),
    waiting: 1_200,
  };
  renderDesk('/narrators');
  expect(await screen.findByRole('heading', { level: 1, name: 'Narrators' })).toBeInTheDocument();
  const [head, first, ...others] = await rows();
  expect(head).toBe('NameSlotsTellsRuns sinceVersion');
  expect(first).toBe(
    'narrator-1Takes turns16of 163longest 48 secondsand 1 prologue26 Nov 2026, 07:00:001.4.0',
  );
  expect(others).toEqual([
    'narrator-2Quiet0of 16026 Nov 2026, 07:00:001.4.0',
    'narrator-3Takes turnsNot heard yet1,000of 16026 Nov 2026, 07:00:001.4.0',
    'narrator-4Takes turnsEnds16of 16026 Nov 2026, 07:00:001.4.0',
  ]);
  expect(totals()).toEqual(['1,016', '3', '1,200']);
  expect(screen.getByText(/^As of/).textContent).toBe(
    'As of 26 Nov 2026, 10:00:00 UTC. It is looked at again every 3 seconds.',
  );
  const screens = within(screen.getByRole('navigation', { name: 'Screens' }));
  expect(screens.getByRole('link', { name: 'Narrators' })).toHaveAttribute('aria-current', 'page');
});

it('says of the chosen one what it does, and chooses another by keys, with the choice in the address', async () => {
  const { router } = renderDesk('/narrators?narrator=narrator-1');
  expect(await screen.findByRole('heading', { level: 2, name: 'narrator-1' })).toBeInTheDocument();
  expect(screen.getByText('Tells', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '3 turns, the longest for 48 seconds',
  );
  expect(screen.getByText('Runs since', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '26 Nov 2026, 07:00:00 UTC, 3 hours ago',
  );
  expect(screen.getByText('Decided', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Nothing, as configured',
  );
  (await row('narrator-1')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await row('narrator-2')).toHaveFocus();
  expect(await screen.findByRole('heading', { level: 2, name: 'narrator-2' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?narrator=narrator-2');
  expect(screen.getByText('Decided', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^8$/);
  await userEvent.keyboard('{ArrowDown}k');
  expect(await row('narrator-1')).toHaveFocus();
  await userEvent.tab();
  expect(button(/^Quiet…/)).toHaveFocus();
});

it('decides of the row that has the focus, however quick the next key is', async () => {
  renderDesk('/narrators');
  const link = await row('narrator-1');
  const second = await row('narrator-2');
  act(() => {
    link.focus();
    for (const key of ['ArrowDown', 'q'])
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByRole('alertdialog', { name: 'Quiet narrator-2' })).toBeInTheDocument();
});

it('leaves the arrow keys to the page while no row has the focus', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('j');
  expect(await row('narrator-2')).toHaveFocus();
});

it('quiets one and wakes it by keyboard, once it is said what that does in numbers', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  (await row('narrator-1')).focus();
  await userEvent.keyboard('q');
  expect(screen.getByRole('alertdialog', { name: 'Quiet narrator-1' })).toBeInTheDocument();
  expect(effects()).toEqual([
    '3 turns finish there.',
    '1 prologue finishes there.',
    '112 turns wait for a free slot.',
    '8 slots are there for all turns then, 24 now.',
  ]);
  await userEvent.click(button('Quiet narrator-1'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('3 turns finish there, 112 wait, 8 slots are left.')).toBeInTheDocument();
  expect((await rows())[1]).toMatch(/^narrator-1Quiet0of 163/);
  expect(await row('narrator-1')).toHaveFocus();
  await userEvent.keyboard('qw');
  expect(effects()).toEqual([
    '16 slots are opened there.',
    '112 turns wait for a free slot.',
    '24 slots are there for all turns then, 8 now.',
  ]);
  await userEvent.click(button('Wake narrator-1'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns16/));
  expect(sent()).toEqual([
    { method: 'POST', url: `${address}/narrator-1/quiet`, body: { evenTheLast: false } },
    { method: 'POST', url: `${address}/narrator-1/wake`, body: undefined },
  ]);
});

it('drains one: what is handed back, and whether its process ends', async () => {
  renderDesk('/narrators?narrator=narrator-2');
  await userEvent.click(await screen.findByRole('button', { name: /^Drain…/ }));
  expect(effects()).toEqual([
    'It tells no turn now.',
    '112 turns wait for a free slot.',
    '16 slots are there for all turns then, 24 now.',
    'Its process does not end: it does other work (api).',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('k');
  await userEvent.keyboard('d');
  expect(effects()).toEqual([
    '3 turns are under way there: what has no word yet is handed back at once, the rest finishes.',
    '1 prologue finishes there.',
    '112 turns wait for a free slot.',
    '8 slots are there for all turns then, 24 now.',
    'Its process ends when it has finished. Started again, it rests until it is woken.',
  ]);
  await userEvent.click(button('Drain narrator-1'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Drained/));
  expect(screen.queryByRole('button', { name: /^Drain…/ })).not.toBeInTheDocument();
});

it('changes slots to a typed number, from none up, with what each does', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('s');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the slots of narrator-1' }));
  expect(dialog.getByText('It has 16, as configured.')).toBeInTheDocument();
  const field = dialog.getByLabelText('Turns that it tells at once');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('16');
  await userEvent.keyboard('-1');
  expect(effects()).toEqual(['Give a number to see what it does.']);
  await userEvent.click(button('Change its slots'));
  expect(field).toHaveAccessibleDescription('Give a whole number from 0 to 1,000');
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(effects()).toEqual([
    '3 turns finish there.',
    '1 prologue finishes there.',
    '112 turns wait for a free slot.',
    '8 slots are there for all turns then, 24 now.',
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  expect(effects()[0]).toBe(
    '3 turns are under way there and finish; it begins one when it tells fewer than 2.',
  );
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(effects()).toEqual([
    'It tells 40 turns at once, from now on.',
    '112 turns wait for a free slot.',
    '48 slots are there for all turns then, 24 now.',
  ]);
  await userEvent.click(button('Give it 40 slots'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns40of 16/));
  expect(sent()).toEqual([
    {
      method: 'PUT',
      url: `${address}/narrator-1/slots`,
      body: { slots: 40, seenSlots: null, evenTheLast: false },
    },
  ]);
});

it('gives slots back to the configuration, where an operator has decided otherwise', async () => {
  now = narrators({ ...one, slots: 2, slotsSet: 2 }, two);
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('s');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('An operator gave it 2; configured are 16.')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('As configured again'));
  expect(effects()).toEqual([
    'It tells 16 turns at once, from now on.',
    '112 turns wait for a free slot.',
    '24 slots are there for all turns then, 10 now.',
  ]);
  await userEvent.click(button('Slots as configured again'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns16of 16/));
  expect(screen.getByText('narrator-1 has its slots as configured.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ slots: null, seenSlots: 2, evenTheLast: false }]);
  await userEvent.keyboard('s');
  expect(screen.queryByLabelText('As configured again')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Turns that it tells at once')).toHaveValue('16');
});

it('says beside the act that nobody else takes turns, and does it all the same when that is meant', async () => {
  now = narrators(one);
  api.answer({
    [`POST ${address}/narrator-1/quiet`]: ({ body }) =>
      (body as { evenTheLast: boolean }).evenTheLast
        ? becomes('narrator-1', { mode: 'quiet', slots: 0 })
        : problem(409, 'last_narrator', last),
  });
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('q');
  expect(effects()).toContain('No slot is left: nobody takes turns, and what waits goes on waiting.');
  await userEvent.click(button('Quiet narrator-1'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'No other narrator takes turns: all would wait, and players would not be told why. Pause narration instead, or do it all the same.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Do it all the same' }));
  expect(await screen.findByText(/^Nobody takes turns: what waits goes on waiting/)).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ evenTheLast: false }, { evenTheLast: true }]);
  // It was meant that once.
  await userEvent.keyboard('w');
  await userEvent.click(button('Wake narrator-1'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns/));
  await userEvent.keyboard('q');
  expect(button('Quiet narrator-1')).toBeInTheDocument();
});

it('says so of slots too', async () => {
  now = narrators(one);
  api.answer({
    [`PUT ${address}/narrator-1/slots`]: ({ body }) =>
      (body as SetNarratorSlotsRequest).evenTheLast
        ? becomes('narrator-1', { slots: 0, slotsSet: 0 })
        : problem(409, 'last_narrator', last),
  });
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('s0');
  await userEvent.click(button('Give it no slots'));
  await userEvent.click(await screen.findByRole('button', { name: 'Do it all the same' }));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns0of 16/));
});

it('says that another operator was quicker, and looks again', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('q');
  api.answer({
    [`POST ${address}/narrator-1/quiet`]: () => {
      becomes('narrator-1', { mode: 'drained', slots: 0 });
      return problem(409, 'narrator_drained_already', 'This narrator is drained already: wake it first.');
    },
  });
  await userEvent.click(button('Quiet narrator-1'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This narrator is drained already: wake it first. What stands here is as it is now.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect((await rows())[1]).toMatch(/^narrator-1Drained/);
  await userEvent.keyboard('w');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('changes no slots that it has not shown: what another operator gave comes first, and what was typed stays', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('s24');
  api.answer({
    [`PUT ${address}/narrator-1/slots`]: ({ body }) => {
      const { slots, seenSlots } = body as SetNarratorSlotsRequest;
      if (seenSlots === 4) return becomes('narrator-1', { slots: slots ?? 16, slotsSet: slots });
      becomes('narrator-1', { slots: 4, slotsSet: 4 });
      return problem(
        409,
        'slots_changed',
        'Another operator has changed these slots meanwhile. Please look again.',
      );
    },
  });
  await userEvent.click(button('Give it 24 slots'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Another operator has changed these slots meanwhile.',
  );
  expect(dialog.getByText('An operator gave it 4; configured are 16.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Turns that it tells at once')).toHaveValue('24');
  await userEvent.click(button('Give it 24 slots'));
  await waitFor(async () => expect((await rows())[1]).toMatch(/^narrator-1Takes turns24/));
  expect(sent().map(({ body }) => (body as SetNarratorSlotsRequest).seenSlots)).toEqual([null, 4]);
});

it('says in the open dialog that it stands otherwise by now, and that none of the name runs any more', async () => {
  const { queryClient } = renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('q');
  becomes('narrator-1', { mode: 'quiet', slots: 0 });
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  await waitFor(() => expect(effects()).toEqual(['It stands otherwise by now: quiet.']));
  now = narrators(two);
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  await waitFor(() => expect(effects()).toEqual(['None of this name runs any more.']));
  api.answer({
    [`POST ${address}/narrator-1/quiet`]: problem(
      404,
      'unknown_narrator',
      'No narrator of this name runs now.',
    ),
  });
  await userEvent.click(button('Quiet narrator-1'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No narrator of this name runs now. What stands here is as it is now.',
  );
  expect(screen.getByText('narrator-1 is not heard any more')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

it('names a pause, in which nothing is begun whatever narrators were told, and marks it in the menu', async () => {
  renderDesk('/narrators');
  await row('narrator-1');
  const { findByRole } = within(screen.getByRole('navigation', { name: 'Screens' }));
  expect(await findByRole('link', { name: 'Narration' })).toBeInTheDocument();
  expect(screen.queryByText(/^Narration has been paused/)).not.toBeInTheDocument();
  api.answer({
    'GET /api/staff/operations/narration': answeredThen(narration({ paused: decidedBy('Bob') })),
  });
  expect(
    await screen.findByText(/^Narration has been paused/, undefined, { timeout: 10_000 }),
  ).toHaveTextContent(
    /^Narration has been paused for 12 minutes, by Bob: what waits is not begun, whatever narrators were told. Resume it under Narration$/,
  );
  expect(screen.getByRole('link', { name: 'Resume it under Narration' })).toHaveAttribute('href', '/');
  expect(await findByRole('link', { name: 'Narration Paused' })).toBeInTheDocument();
});

const acts = () => screen.queryAllByRole('button', { name: /^(Quiet|Drain|Wake|Change slots)…/ });

it('decides of none before one is chosen: neither by a key nor by a button', async () => {
  const { router } = renderDesk('/narrators');
  await row('narrator-1');
  expect(screen.getByText(/^Choose a narrator/)).toBeInTheDocument();
  expect(acts()).toEqual([]);
  await userEvent.keyboard('qdws');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(await row('narrator-1')).toHaveFocus();
  expect(router.state.location.search).toBe('?narrator=narrator-1');
  await userEvent.keyboard('d');
  expect(screen.getByRole('alertdialog', { name: 'Drain narrator-1' })).toBeInTheDocument();
});

it('says that the chosen one is not heard any more, decides of no other in its place, and goes on when it is heard again', async () => {
  const { queryClient } = renderDesk('/narrators?narrator=narrator-2');
  (await row('narrator-2')).focus();
  expect(acts()).toHaveLength(3);
  now = narrators(one);
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  expect(await screen.findByText('narrator-2 is not heard any more')).toBeInTheDocument();
  expect(
    screen.getByText(/^No process of this name has said for ten seconds that it runs/),
  ).toBeInTheDocument();
  expect(acts()).toEqual([]);
  await userEvent.keyboard('qdws');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await row('narrator-1')).not.toHaveAttribute('aria-current');
  expect(await row('narrator-1')).toHaveAttribute('tabindex', '0');
  now = narrators(one, two);
  await queryClient.invalidateQueries({ queryKey: ['operations'] });
  await waitFor(() => expect(acts()).toHaveLength(3));
  expect(screen.queryByText('narrator-2 is not heard any more')).not.toBeInTheDocument();
  await userEvent.keyboard('d');
  expect(screen.getByRole('alertdialog', { name: 'Drain narrator-2' })).toBeInTheDocument();
});

it('says that a decision holds for all that bear the name, and counts all of them', async () => {
  now = narrators(
    narrator('narrator', { turns: three, bearers: 2 }),
    narrator('narrator', { instanceId: 'other-instance', turns: three.slice(0, 1), bearers: 2 }),
    two,
  );
  renderDesk('/narrators?narrator=narrator');
  expect(
    await screen.findByText('2 processes bear this name: what is decided of it holds for all of them.'),
  ).toBeInTheDocument();
  await userEvent.keyboard('q');
  expect(effects()).toEqual([
    '4 turns finish there.',
    '112 turns wait for a free slot.',
    '8 slots are there for all turns then, 40 now.',
    'It holds for all 2 processes of this name.',
  ]);
});

it('has rest what is given slots while it rests', async () => {
  now = narrators({ ...one, mode: 'quiet', slots: 0 }, two);
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  await userEvent.keyboard('s1');
  expect(effects()).toEqual(['It rests. Once it is woken it has 1 slot.']);
});

it('says that none runs, and that the queue cannot be asked', async () => {
  now = { ...narrators(), waiting: null };
  renderDesk('/narrators');
  expect(await screen.findByText(/^No narrator runs\./)).toBeInTheDocument();
  expect(screen.getByText('nobody-tells-turns')).toBeInTheDocument();
  expect(totals()).toEqual(['0', '0', 'Cannot be asked']);
  await userEvent.keyboard('q');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('looks again by itself, and says that the queue cannot be asked before a decision', async () => {
  renderDesk('/narrators?narrator=narrator-1');
  await row('narrator-1');
  now = { ...now, waiting: null };
  expect(await screen.findByText('Cannot be asked', undefined, { timeout: 10_000 })).toBeInTheDocument();
  await userEvent.keyboard('q');
  expect(effects()).toContain('The queue cannot be asked how many turns wait.');
});
