import { Link } from 'react-router-dom';
import { track } from '../../../lib/analytics/index.js';
import { checkoutPath } from '../parts/one-dollar.js';
import { commonStrings } from '../../../strings/common.js';
import { demoStrings } from '../../../strings/demo.js';

/** @param turnIndex turns done: the last turn but one is spoken of quietly, the last one with the offer */
export function EndingBanner({ turnIndex }: { turnIndex: number }) {
  if (turnIndex !== 1 && turnIndex !== 2) return null;
  return (
    <p role="status" className="mt-4 animate-fade border-l-4 border-second bg-surface px-4 py-2.5">
      {turnIndex === 1 ? (
        demoStrings.tryFree.ending.soon
      ) : (
        <>
          <Link
            to={checkoutPath}
            onClick={() => track({ name: 'demo_to_purchase' })}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {demoStrings.tryFree.ending.final}
          </Link>{' '}
          <span className="text-note text-ink-soft">{commonStrings.dollarNote}</span>
        </>
      )}
    </p>
  );
}
