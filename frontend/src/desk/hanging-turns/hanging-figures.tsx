import type { HangingTurnCount } from '@rubicon/contracts';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { hangingStrings } from '../../strings/desk/hanging-turns.js';
import { formatLimit, formatWait } from '../lib/format-duration.js';

const strings = hangingStrings.figures;
const MINUTE_MS = 60_000;

/** How many hang, for how long the oldest does, and what is reserved for all of them. @param at when that was asked */
export function HangingFigures({
  counted: { count, oldestSubmittedAt, reservedMicroUsd },
  minutes,
  at,
}: {
  counted: HangingTurnCount;
  minutes: number;
  at: string;
}) {
  return (
    <dl aria-label={strings.label} className="grid gap-x-12 gap-y-4 sm:grid-cols-3 sm:max-w-4xl">
      <Figure
        name={strings.count}
        text={strings.countText(formatLimit(minutes * MINUTE_MS))}
        figure={formatCount(count)}
      />
      <Figure
        name={strings.oldest}
        text={strings.oldestText}
        figure={
          oldestSubmittedAt === null
            ? strings.noOldest
            : formatWait(Date.parse(at) - Date.parse(oldestSubmittedAt))
        }
      />
      <Figure name={strings.reserved} text={strings.reservedText} figure={formatMicroUsd(reservedMicroUsd)} />
    </dl>
  );
}

function Figure({ name, text, figure }: { name: string; text: string; figure: string }) {
  return (
    <div className="flex min-w-0 items-baseline justify-between gap-x-4 max-sm:border-b max-sm:border-line max-sm:pb-3 sm:flex-col sm:justify-between">
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-note text-ink-soft max-sm:text-caption">{text}</span>
      </dt>
      <dd className="display figures mt-1 text-figure max-sm:text-right sm:text-price">{figure}</dd>
    </div>
  );
}
