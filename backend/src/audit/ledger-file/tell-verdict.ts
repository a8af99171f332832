/** What a check found, in lines for whoever ran it. */
import { ledgerAccounts, memoAccounts } from '@rubicon/contracts';
import type { FileException } from './file-books.js';
import { lastEvents } from './heads-check.js';
import type { Verdict } from './verify-ledger-file.js';

const STATES = ['open', 'explained', 'accepted'] as const;
const STATE_WIDTH = 'explained'.length;
const EXCEPTIONS_SHOWN = 20;
const MICRO_USD_PER_USD = 1_000_000;
/** Width of the longest account's name, and of a number beside it. */
const NAME_WIDTH = 18;
const AMOUNT_WIDTH = 18;

export function tellVerdict(verdict: Verdict): string[] {
  const { fault, events, positions, times } = verdict;
  const span = positions ? `, positions ${positions.first} to ${positions.last}` : '';
  if (fault)
    return [
      `DOES NOT FIT (${fault.kind}): ${fault.sentence}`,
      events === 0 ? 'Nothing is known to fit.' : `What fits: events 1 to ${events}${span}.`,
      ...tellOutside(verdict),
    ];
  return [
    `The file holds: ${events} events${span}.`,
    ...(times.days > 0
      ? [
          `From ${times.earliest} to ${times.latest}, ${times.days} ${times.days === 1 ? 'day' : 'days'} with events.`,
        ]
      : []),
    `Chain: each event hangs on the one before it, to ${verdict.head}.`,
    'Streams: every wallet, payment, exception and closing is whole and in order.',
    ...tellHeads(verdict),
    ...tellOutside(verdict),
    'Books: debits and credits of every event are the same; they come to',
    ...[...ledgerAccounts, ...memoAccounts].map(
      (account) =>
        `  ${account.padEnd(NAME_WIDTH)}${dollars(verdict.totals[account]).padStart(AMOUNT_WIDTH)}`,
    ),
    ...tellExceptions(verdict.exceptions),
  ];
}

function tellHeads({ heads, keys, events }: Verdict): string[] {
  const last = heads.at(-1);
  if (!last) return ['Heads: none. Nothing says who vouches for these events.'];
  const beyond = events - last.events;
  return [
    `Heads: ${heads.length}, each signed and naming the one before. The last, ${last.number}, was signed ${last.signedAt} at event ${last.events}, position ${last.position}${beyond === 0 ? '' : `; no head covers ${lastEvents(beyond)}`}.`,
    `Keys: ${keys.map(({ keyId }) => keyId).join(', ')}. Hold them against those that you know, by --key or by eye.`,
  ];
}

function tellOutside({ outside }: Verdict): string[] {
  return outside.map(({ head, event }) =>
    event
      ? `Known from outside: ${head} is the head at event ${event.number}, position ${event.position}.`
      : `Known from outside: ${head} is the head at no event here.`,
  );
}

function tellExceptions(exceptions: readonly FileException[]): string[] {
  if (exceptions.length === 0) return ['Exceptions in these books: none.'];
  const shown = exceptions.slice(0, EXCEPTIONS_SHOWN);
  const states = STATES.map((state) => ({
    state,
    count: exceptions.filter((each) => each.state === state).length,
  })).filter(({ count }) => count > 0);
  return [
    `Exceptions in these books: ${exceptions.length} (${states.map(({ state, count }) => `${count} ${state}`).join(', ')}). They are what the ledger itself says, no fault of the file.`,
    ...shown.map(
      ({ state, cause, itemKind, itemId, amountMicroUsd, sentence }) =>
        `  ${state.padEnd(STATE_WIDTH)}  ${cause} ${itemKind} ${itemId} ${dollars(amountMicroUsd)}: ${sentence}`,
    ),
    ...(exceptions.length > shown.length ? [`  and ${exceptions.length - shown.length} more`] : []),
  ];
}

function dollars(microUsd: number): string {
  return `$${(microUsd / MICRO_USD_PER_USD).toFixed(6)}`;
}
