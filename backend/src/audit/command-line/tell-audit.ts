/** What an audit found, in lines for whoever ran it: exceptions first, then the books, then what does not hold. */
import { exceptionCauses, ledgerAccounts, memoAccounts } from '@rubicon/contracts';
import { dollars } from '../../platform/text/dollars.js';
import type { BooksPeriod } from '../ledger/index.js';
import type { LiveAudit } from './audit-live-log.js';
import { tellInvariants } from './tell-invariants.js';

/** Of one cause. */
const EXCEPTIONS_SHOWN = 20;
/** Width of the longest account's name, and of an amount beside it. */
const NAME_WIDTH = 18;
const AMOUNT_WIDTH = 20;

export function tellAudit(audit: LiveAudit, { showsAll }: { readonly showsAll: boolean }): string[] {
  const { events, position, period, invariants } = audit;
  const broken = invariants.filter(({ violations }) => violations.length > 0);
  return [
    `Audit of ${events} events${position === null ? '' : ` up to position ${position}`}, ${audit.at.toISOString()}`,
    '',
    ...tellExceptions(audit, showsAll),
    '',
    `The books${tellPeriod(period)}`,
    `  ${''.padEnd(NAME_WIDTH)}${['opening', 'moved', 'closing'].map(right).join('')}`,
    ...[...ledgerAccounts, ...memoAccounts].map(
      (account) =>
        `  ${account.padEnd(NAME_WIDTH)}${[audit.opening, audit.moved, audit.closing]
          .map((amounts) => right(dollars(amounts[account])))
          .join('')}`,
    ),
    '',
    `Explained: ${tellPercent(audit.explainedBasisPoints)} of ${dollars(audit.volumeMicroUsd)} paid in, paid out and charged.`,
    audit.providerFetchedUntil
      ? `Compared with the provider as far as it has been fetched: until ${audit.providerFetchedUntil.toISOString()}.`
      : 'The provider’s side was not compared: nothing of it has been fetched, or it is not in a database that is known here.',
    '',
    broken.length === 0
      ? `All ${invariants.length} invariants hold.`
      : `${broken.length} of ${invariants.length} invariants do not hold:`,
    ...tellInvariants(broken),
  ];
}

function tellExceptions({ exceptions }: LiveAudit, showsAll: boolean): string[] {
  if (exceptions.length === 0) return ['Nothing is unexplained.'];
  return exceptionCauses.flatMap((cause) => {
    const ofCause = exceptions.filter((exception) => exception.cause === cause);
    if (ofCause.length === 0) return [];
    const shown = showsAll ? ofCause : ofCause.slice(0, EXCEPTIONS_SHOWN);
    const sum = ofCause.reduce((total, { amountMicroUsd }) => total + amountMicroUsd, 0);
    return [
      `${cause}: ${ofCause.length}, ${dollars(sum)}`,
      ...shown.map(
        ({ itemKind, itemId, amountMicroUsd, since, state, sentence }) =>
          `  ${state.padEnd('explained'.length)}  ${itemKind} ${itemId}  ${dollars(amountMicroUsd)}  since ${since}: ${sentence}`,
      ),
      ...(shown.length < ofCause.length ? [`  and ${ofCause.length - shown.length} more (--all)`] : []),
    ];
  });
}

function tellPeriod({ from, until }: BooksPeriod): string {
  const sides = [from && `from ${from.toISOString()}`, until && `until ${until.toISOString()}`];
  const told = sides.filter((side) => side !== null).join(' ');
  return told === '' ? ', from the beginning' : ` ${told}`;
}

function tellPercent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')} %`;
}

function right(text: string): string {
  return text.padStart(AMOUNT_WIDTH);
}
