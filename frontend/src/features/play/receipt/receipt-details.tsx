import { useQuery } from '@tanstack/react-query';
import type { Turn, TurnReceipt } from '@rubicon/contracts';
import { formatCount, formatMicroUsd } from '../../../lib/format.js';
import { receiptStrings } from '../../../strings/play-panels.js';
import { turnQuery } from '../../../lib/queries/turn.js';

const ASK_AGAIN_MS = 1_000;
/** What is not settled by then is left to the statement. */
const ASKED_AT_MOST = 20;

/** The whole receipt. A turn just told may not be settled yet: it is asked for again until it is. */
export function ReceiptDetails({ turn, receipt }: { turn: Turn; receipt: TurnReceipt }) {
  useQuery({
    ...turnQuery(turn.turnId),
    refetchInterval: ({ state }) =>
      isUnsettled(state.data?.receipt) && state.dataUpdateCount < ASKED_AT_MOST ? ASK_AGAIN_MS : false,
  });
  const { reservedMicroUsd, inputTokens, cachedInputTokens, outputTokens } = receipt;
  const rows: readonly (readonly [name: string, value: string, part?: boolean])[] = [
    [receiptStrings.reserved, formatMicroUsd(reservedMicroUsd)],
    [receiptStrings.input, formatCount(inputTokens)],
    [receiptStrings.cached, formatCount(cachedInputTokens), true],
    [receiptStrings.output, formatCount(outputTokens)],
    [receiptStrings.charged, formatMicroUsd(receipt.chargedMicroUsd)],
    ...(reservedMicroUsd === 0 ? [] : ([[receiptStrings.balance, balanceAfter(receipt)]] as const)),
  ];
  return (
    <div className="mx-auto mt-2 max-w-80 animate-fade border-y border-line py-3 text-left text-note">
      <dl className="figures flex flex-col gap-1">
        {rows.map(([name, value, part = false]) => (
          <div key={name} className="flex items-baseline justify-between gap-6">
            <dt className={part ? 'pl-4 text-ink-soft' : 'text-ink-soft'}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-ink-soft">
        {receipt.chargedMicroUsd === 0 ? receiptStrings.free : receiptStrings.asPriced(receipt.priceVersion)}
      </p>
      {turn.status === 'stopped' && (
        <p className="mt-1 text-caption text-ink-soft">{receiptStrings.countedByUs}</p>
      )}
    </div>
  );
}

function balanceAfter({ balanceAfterMicroUsd }: TurnReceipt): string {
  return balanceAfterMicroUsd === null ? receiptStrings.settling : formatMicroUsd(balanceAfterMicroUsd);
}

function isUnsettled(receipt: TurnReceipt | null | undefined): boolean {
  return receipt?.balanceAfterMicroUsd === null && receipt.reservedMicroUsd > 0;
}
