/** What several sides say of the same things, as exceptions: one for each cause of each thing, and one cause for the same money. */
import { exceptionCauses, type ExceptionCause } from '@rubicon/contracts';
import type { Finding } from './causes.js';

/** Causes that may speak of the same money: that which came in. */
const ofMoneyIn: readonly ExceptionCause[] = [
  'paid_not_credited',
  'credited_not_paid',
  'amount_differs',
  'unclaimed',
];

/**
 * The same cause of the same thing is told once, with all of its amount, since the first of it; of two causes that have the same money of the
 * same thing, the first of the list stands (docs/audit.md).
 * @returns in the order of things as they came, their causes in the order of the list
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byItem = new Map<string, Finding[]>();
  for (const finding of findings) {
    const item = `${finding.itemKind} ${finding.itemId}`;
    const ofItem = byItem.get(item);
    if (ofItem) ofItem.push(finding);
    else byItem.set(item, [finding]);
  }
  return [...byItem.values()].flatMap(mergeFindingsOfItem);
}

function mergeFindingsOfItem(findings: readonly Finding[]): Finding[] {
  const ofOtherMoney = findings.filter(({ isOfOtherMoney }) => isOfOtherMoney);
  const ofItsMoney = byCause(findings.filter(({ isOfOtherMoney }) => !isOfOtherMoney));
  const told = ofItsMoney.filter((finding) => !isSameMoneyAsBefore(finding, ofItsMoney));
  return byCause([...told, ...ofOtherMoney.map(({ isOfOtherMoney: _, ...finding }) => finding)]);
}

/** One for each cause, in the order of the list. */
function byCause(findings: readonly Finding[]): Finding[] {
  return exceptionCauses.flatMap((cause) => {
    const [first, ...others] = findings.filter((finding) => finding.cause === cause);
    return first ? [others.reduce(together, first)] : [];
  });
}

function together(one: Finding, other: Finding): Finding {
  return {
    ...one,
    playerId: one.playerId ?? other.playerId,
    amountMicroUsd: one.amountMicroUsd + other.amountMicroUsd,
    sentence: one.sentence === other.sentence ? one.sentence : `${one.sentence} ${other.sentence}`,
    since: one.since < other.since ? one.since : other.since,
  };
}

function isSameMoneyAsBefore({ cause, amountMicroUsd }: Finding, all: readonly Finding[]): boolean {
  const before = ofMoneyIn.slice(0, Math.max(0, ofMoneyIn.indexOf(cause)));
  return (
    amountMicroUsd > 0 &&
    all.some((other) => before.includes(other.cause) && other.amountMicroUsd === amountMicroUsd)
  );
}
