import type { StaffReceipt } from '@rubicon/contracts';
import { formatCount } from '../../../lib/format.js';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { codeInWords } from '../../lib/readable.js';
import { shortId } from '../../lib/short-id.js';
import { Figure } from '../../ui/figure.js';
import { Money } from '../../ui/money.js';
import { Section } from '../../ui/section.js';

/** What a turn cost: what was set aside, taken and given back, out of which lots, for how many tokens, at which prices. */
export function ReceiptView({ receipt }: { receipt: StaffReceipt }) {
  const { inputTokens, cachedInputTokens, outputTokens, lots } = receipt;
  const tokens = [
    [strings.tokenKinds.input, inputTokens],
    [strings.tokenKinds.cached, cachedInputTokens],
    [strings.tokenKinds.output, outputTokens],
  ] as const;
  return (
    <Section title={strings.receiptOf(strings.statuses[receipt.status])}>
      <dl className="figures flex flex-col gap-1 text-note">
        {receipt.failureCode !== null && (
          <Figure name={strings.failure}>{codeInWords(receipt.failureCode)}</Figure>
        )}
        <Figure name={strings.reserved}>
          <Money microUsd={receipt.reservedMicroUsd} />
        </Figure>
        <Figure name={strings.charged} strong>
          <Money microUsd={receipt.chargedMicroUsd} />
        </Figure>
        <Figure name={strings.returned}>
          <Money microUsd={receipt.returnedMicroUsd} />
        </Figure>
      </dl>
      <h4 className="mt-3 mb-1 text-caption text-ink-soft">{strings.paidBy}</h4>
      {lots.length === 0 ? (
        <p className="text-note">{strings.noLots}</p>
      ) : (
        <ul className="figures flex flex-col gap-1 text-note">
          {lots.map(({ lotId, source, amountMicroUsd }) => (
            <li key={lotId} className="flex justify-between gap-4">
              <span title={lotId}>
                {strings.lot[source]} <span className="text-ink-soft">{shortId(lotId)}</span>
              </span>
              <Money microUsd={amountMicroUsd} />
            </li>
          ))}
        </ul>
      )}
      <h4 className="mt-3 mb-1 text-caption text-ink-soft">{strings.tokens}</h4>
      <dl className="figures flex flex-col gap-1 text-note">
        {tokens.map(
          ([name, count]) =>
            count !== null && (
              <Figure key={name} name={name}>
                {formatCount(count)}
              </Figure>
            ),
        )}
        <Figure name={strings.priceVersion}>{receipt.priceVersion}</Figure>
      </dl>
    </Section>
  );
}
