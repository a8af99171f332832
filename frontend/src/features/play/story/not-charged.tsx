import { formatMicroUsd } from '../../../lib/format.js';
import { playStrings } from '../../../strings/play.js';
import type { TurnFailure } from '../turn/turn-failure.js';

const { failure: strings } = playStrings;

/** Their sentence says itself that nothing was charged. */
const SAYS_SO: ReadonlySet<string> = new Set(['stopped_before_first_word', 'text_refused']);

/**
 * Under the sentence of what was not told: what happened and when to try again, and the receipt. Of a turn the server was not heard of,
 * only what is certain is said.
 */
export function NotCharged({ failure: { code, reason, reservedMicroUsd } }: { failure: TurnFailure }) {
  const saysSo = code !== null && SAYS_SO.has(code);
  return (
    <>
      {reason !== null && <p className="mt-2">{reason}</p>}
      <p className="figures mt-2 text-aside text-ink-soft empty:hidden">
        {code === null && strings.sentOnce}
        {code !== null && !saysSo && <strong className="font-semibold text-ink">{strings.notCharged}</strong>}
        {reservedMicroUsd > 0 && ` ${strings.cameBack(formatMicroUsd(reservedMicroUsd))}`}
      </p>
    </>
  );
}
