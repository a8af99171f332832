import { given } from '../testing/given.js';
import type { BooksCommand, MonthFacts, PinnedMonth } from './books.commands.js';
import { booksDecider } from './books.decider.js';
import type { BooksEvent, ChainHead, LedgerTotals } from './books.events.js';
import { isMonth, monthOf, monthPeriod, monthsBetween, nextMonth } from './month.js';

const ada = 'ada';
const reason = 'A payout came to light.';
const totals = { cash: 5_000_000, liabilityPaid: 5_000_000 } as LedgerTotals;
const adjustments = [{ month: '2026-09', amounts: totals }];

/** A month later than that of its close, so that each has one of its own. */
const position = (month: string): string => month.replace('-', '');
const head = (month: string): ChainHead => ({
  number: 3,
  position: position(month),
  events: 12,
  head: 'ab',
  previousHead: null,
  why: 'close',
  signedAt: '2026-12-01T00:00:00.000Z',
  keyId: 'key',
  signature: 'signature',
});
const after = (month: string): string => `${nextMonth(month)}-02T00:00:00.000Z`;

const facts: MonthFacts = {
  firstMonth: '2026-09',
  openExceptions: 0,
  fetchedUntil: '2027-06-01T00:00:00.000Z',
  canSign: true,
};
const pinned = (month: string, adjustedSince: string | null): PinnedMonth => ({
  head: head(month),
  totals,
  acceptedExceptions: 2,
  adjustments,
  adjustedSince,
});
const close = (
  month: string,
  since: string | null,
  more: Partial<MonthFacts> = {},
  at = after(month),
): BooksCommand => ({
  type: 'CloseMonth',
  month,
  staffId: ada,
  facts: { ...facts, ...more },
  pinned: pinned(month, since && position(since)),
  at,
});
const closed = (month: string): BooksEvent => ({
  type: 'MonthClosed',
  data: {
    month,
    staffId: ada,
    position: position(month),
    totals,
    acceptedExceptions: 2,
    adjustments,
    head: head(month),
    closedAt: after(month),
  },
});
const reopen = (month: string, written = reason, staffId = ada): BooksCommand => ({
  type: 'ReopenMonth',
  month,
  staffId,
  reason: written,
  at: after(month),
});
const reopened = (month: string): BooksEvent => ({
  type: 'MonthReopened',
  data: { month, staffId: ada, reason, reopenedAt: after(month) },
});

const books = (...history: BooksEvent[]) => given(booksDecider, ...history);

describe('a close', () => {
  it('holds fast what the month moved, up to the head’s position', () =>
    books().when(close('2026-09', null)).then(closed('2026-09')));
  it('follows the one before', () =>
    books(closed('2026-09')).when(close('2026-10', '2026-09')).then(closed('2026-10')));
  it.each<[string, BooksEvent[], BooksCommand]>([
    ['month_not_over', [], close('2026-09', null, {}, '2026-09-30T23:59:59.999Z')],
    ['month_not_over', [], close('2026-09', null, {}, '2026-10-01T00:59:59.999Z')],
    ['month_not_over', [], close('2027-09', null, {}, '2026-10-01T00:00:00.000Z')],
    ['month_closed', [closed('2026-09')], close('2026-09', '2026-09')],
    ['month_closed', [closed('2026-09'), closed('2026-10')], close('2026-09', '2026-10')],
    ['earlier_month_open', [], close('2026-10', null)],
    ['earlier_month_open', [closed('2026-09')], close('2026-11', '2026-09')],
    ['unknown_month', [], close('2026-08', null)],
    ['unknown_month', [closed('2026-09')], close('2026-08', '2026-09')],
    ['unknown_month', [], close('2026-09', null, { firstMonth: null })],
    ['exceptions_open', [], close('2026-09', null, { openExceptions: 1 })],
    ['provider_not_fetched', [], close('2026-09', null, { fetchedUntil: '2026-09-30T23:59:59.999Z' })],
    ['provider_not_fetched', [], close('2026-09', null, { fetchedUntil: null })],
    ['heads_not_signed', [], close('2026-09', null, { canSign: false })],
    ['books_changed', [closed('2026-09')], close('2026-10', null)],
    ['books_changed', [], close('2026-09', '2026-08')],
  ])('is refused: %s', (code, history, command) =>
    books(...history)
      .when(command)
      .refused(code),
  );
  it('may come the instant that the last of the month is due and the provider’s rows are known', () =>
    books()
      .when({
        ...close('2026-09', null, { fetchedUntil: '2026-10-01T00:00:00.000Z' }, '2026-10-01T01:00:00.000Z'),
      })
      .then({
        ...closed('2026-09'),
        data: { ...closed('2026-09').data, closedAt: '2026-10-01T01:00:00.000Z' },
      } as BooksEvent));
  it('goes on in order when an earlier month of the ledger comes to light', () =>
    books(closed('2026-09'))
      .when(close('2026-10', '2026-09', { firstMonth: '2026-01' }))
      .then(closed('2026-10')));
});

describe('a reopening', () => {
  it('is of the last closed month', () => {
    books(closed('2026-09')).when(reopen('2026-09')).then(reopened('2026-09'));
    books(closed('2026-09'), closed('2026-10')).when(reopen('2026-10')).then(reopened('2026-10'));
    books(closed('2026-09'), closed('2026-10')).when(reopen('2026-09')).refused('later_month_closed');
    books(closed('2026-09')).when(reopen('2026-10')).refused('month_not_closed');
    books().when(reopen('2026-09')).refused('month_not_closed');
  });
  it('goes back month by month', () =>
    books(closed('2026-09'), closed('2026-10'), reopened('2026-10'))
      .when(reopen('2026-09'))
      .then(reopened('2026-09')));
  it('twice for the same reason is once', () => {
    books(closed('2026-09'), reopened('2026-09')).when(reopen('2026-09')).nothingHappens();
    books(closed('2026-09'), reopened('2026-09'))
      .when(reopen('2026-09', 'Another reason.'))
      .refused('month_not_closed');
    books(closed('2026-09'), reopened('2026-09'))
      .when(reopen('2026-09', reason, 'ben'))
      .refused('month_not_closed');
  });
  it.each([
    ['reason_too_short', 'Oh.'],
    ['reason_too_long', 'x'.repeat(501)],
    ['reason_names_somebody', 'Asked for by ada@example.org.'],
  ])('has a reason that names nobody: %s', (code, written) =>
    books(closed('2026-09')).when(reopen('2026-09', written)).refused(code),
  );
  it('lets the month be closed again, after the close before it', () => {
    books(closed('2026-09'), reopened('2026-09')).when(close('2026-09', null)).then(closed('2026-09'));
    books(closed('2026-09'), closed('2026-10'), reopened('2026-10'))
      .when(close('2026-10', '2026-09'))
      .then(closed('2026-10'));
    books(closed('2026-09'), reopened('2026-09')).when(close('2026-10', null)).refused('earlier_month_open');
  });
  it('is remembered, with what stood before', () =>
    expect(books(closed('2026-09'), reopened('2026-09')).state).toEqual({
      closed: [],
      reopened: [{ ...reopened('2026-09').data, closedAt: after('2026-09') }],
    }));
});

describe('months', () => {
  it('follow each other over the years, in UTC', () => {
    expect(nextMonth('2026-12')).toBe('2027-01');
    expect(monthPeriod('2028-02')).toEqual({
      from: '2028-02-01T00:00:00.000Z',
      until: '2028-03-01T00:00:00.000Z',
    });
    expect(monthOf('2026-11-30T23:59:59.999Z')).toBe('2026-11');
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-11', '2026-10')).toEqual([]);
  });
  it.each(['2026-00', '2026-13', '26-11', '2026-11-01', ' 2026-11', '2026-11\n', ''])('%j is none', (text) =>
    expect(isMonth(text)).toBe(false),
  );
});
