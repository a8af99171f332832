/** What the command finds, and how it tells it. */
import type { StoredEvent } from '@rubicon/eventsourcing';
import * as money from '../../../test/support/money-events.js';
import { LATER, logOf, type RawLine } from '../../../test/support/money-events.js';
import { auditLiveLog, isClean, tellAudit } from './index.js';

const BOUGHT = [money.opened(), money.completed(), money.purchased()];
const TWICE = [...BOUGHT, money.purchased()];
const DOLLAR = 1_000_000;

async function* stored(lines: readonly RawLine[]): AsyncGenerator<StoredEvent> {
  for (const { eventId, at, data, ...event } of logOf(...lines))
    yield {
      ...event,
      id: eventId,
      data: data as StoredEvent['data'],
      metadata: { at, $correlationId: '', $causationId: '', commandId: '', actorId: '', version: '1' },
    };
}

const audit = (lines: readonly RawLine[], until: Date | null = null) =>
  auditLiveLog(stored(lines), {
    period: { from: null, until },
    isAtRest: false,
    now: LATER,
    provider: null,
    prices: {},
  });

async function exceptionId(): Promise<string> {
  return (await audit(TWICE)).exceptions[0]!.exceptionId;
}
const about = async (type: string, data: RawLine['data'] = {}): Promise<RawLine> => {
  const id = await exceptionId();
  return { streamId: `exception-${id}`, type, data: { exceptionId: id, ...data } };
};

it('finds nothing where nothing is wrong', async () => {
  const found = await audit(BOUGHT);
  expect(isClean(found)).toBe(true);
  expect(tellAudit(found, { showsAll: false })).toEqual([
    'Audit of 3 events up to position 2, 2026-11-02T12:00:00.000Z',
    '',
    'Nothing is unexplained.',
    '',
    'The books, from the beginning',
    expect.stringMatching(/^ +opening +moved +closing$/),
    expect.stringMatching(/^ {2}cash +\$0\.00 +\$10\.00 +\$10\.00$/),
    ...Array.from({ length: 15 }, () => expect.stringMatching(/^ {2}\w+( +-?\$\d+\.\d{2,6}){3}$/)),
    '',
    'Explained: 100.00 % of $10.00 paid in, paid out and charged.',
    'The provider’s side was not compared: nothing of it has been fetched, or it is not in a database that is known here.',
    '',
    expect.stringMatching(/^All \d+ invariants hold\.$/),
  ]);
});

it('names what is wrong first, and what breaks an invariant last', async () => {
  const found = await audit(TWICE);
  expect(isClean(found)).toBe(false);
  expect(found.unexplainedMicroUsd).toBe(10 * DOLLAR);
  expect(found.explainedBasisPoints).toBe(0);
  const lines = tellAudit(found, { showsAll: false });
  expect(lines.slice(2, 4)).toEqual([
    'credited_not_paid: 1, $10.00',
    '  open       payment pay  $10.00  since 2026-11-01T12:00:03.000Z: $20.00 were credited, 2 times, and $10.00 were paid.',
  ]);
  expect(lines).toContain('  BROKEN  a purchase belongs to one completed payment of that amount (2 checked)');
});

it('takes an explanation and its acceptance for the amount that they were given for', async () => {
  const explained = await about('ExceptionExplained', { amountMicroUsd: 10 * DOLLAR });
  const accepted = await about('ExceptionAccepted', { amountMicroUsd: 10 * DOLLAR });
  const stateAfter = async (...lines: RawLine[]) => (await audit([...TWICE, ...lines])).exceptions[0]!.state;
  expect(await stateAfter(await about('ExceptionTaken'))).toBe('open');
  expect(await stateAfter(explained)).toBe('explained');
  expect(await stateAfter(explained, accepted)).toBe('accepted');
  expect(await stateAfter(explained, await about('ExplanationDeclined'))).toBe('open');
  expect(await stateAfter(explained, accepted, money.purchased())).toBe('open');
});

it('takes no acceptance for what began after it was explained', async () => {
  const at = Date.parse(logOf(...TWICE).at(-1)!.at);
  const explained = await about('ExceptionExplained', { amountMicroUsd: 10 * DOLLAR });
  const accepted = await about('ExceptionAccepted', { amountMicroUsd: 10 * DOLLAR });
  const before = [...BOUGHT, explained, accepted, money.purchased()];
  const [found] = (await audit(before)).exceptions;
  expect(Date.parse(found!.since)).toBeGreaterThan(at);
  expect([found!.amountMicroUsd, found!.state]).toEqual([10 * DOLLAR, 'open']);
});

it('is done with what is accepted, though an invariant that is broken stays so', async () => {
  const lines = [money.opened(1000, null), money.completed(1000, null)];
  const [waiting] = (await audit(lines)).exceptions;
  expect(waiting!.cause).toBe('unclaimed');
  const streamId = `exception-${waiting!.exceptionId}`;
  const data = { amountMicroUsd: 10 * DOLLAR };
  const explained = await audit([...lines, { streamId, type: 'ExceptionExplained', data }]);
  expect([isClean(explained), explained.explainedBasisPoints]).toEqual([false, 10_000]);
  const accepted = await audit([
    ...lines,
    { streamId, type: 'ExceptionExplained', data },
    { streamId, type: 'ExceptionAccepted', data },
  ]);
  expect(isClean(accepted)).toBe(true);
});

it('tells of a period what began before its end', async () => {
  const found = await audit(TWICE, new Date('2026-11-01T12:00:03.000Z'));
  expect(found.exceptions).toEqual([]);
  expect(found.closing.liabilityPaid).toBe(10 * DOLLAR);
  expect(tellAudit(found, { showsAll: false })).toContain('The books until 2026-11-01T12:00:03.000Z');
});

it('names twenty of a cause, and all when it is asked', async () => {
  const many = Array.from({ length: 23 }, (_, place) =>
    [money.opened(100, null), money.completed(100, null)].map((line) => ({
      ...line,
      streamId: `payment-${place}`,
      data: { ...line.data, paymentId: `${place}` },
    })),
  ).flat();
  const found = await audit(many);
  const lines = tellAudit(found, { showsAll: false });
  expect(lines[2]).toBe('unclaimed: 23, $23.00');
  expect(lines[23]).toBe('  and 3 more (--all)');
  expect(tellAudit(found, { showsAll: true }).filter((line) => line.startsWith('  open'))).toHaveLength(23);
});

it('ends at an event that does not say when it was written', async () => {
  const untimed = async function* (): AsyncGenerator<StoredEvent> {
    for await (const event of stored(BOUGHT)) yield { ...event, metadata: { ...event.metadata, at: '' } };
  };
  await expect(
    auditLiveLog(untimed(), {
      period: { from: null, until: null },
      isAtRest: false,
      now: LATER,
      provider: null,
      prices: {},
    }),
  ).rejects.toThrow('CheckoutOpened does not say when it was written at 0');
});
