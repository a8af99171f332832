import { formatMicroUsd } from '../../../lib/format.js';
import { playStrings } from '../../../strings/play.js';
import type { TurnFailure } from '../turn/turn-failure.js';

const { failure: strings } = playStrings;

/** The receipt of what was not told: nothing charged, and why. Of a turn the server was not heard of, only what is certain is said. */
export function NotCharged({ failure: { code, reservedMicroUsd } }: { failure: TurnFailure }) {
  if (code === null) return <p className="mt-2 text-[0.95rem] text-ink-soft">{strings.sentOnce}</p>;
  const reason = strings.reasons[code];
  return (
    <p className="figures mt-2 text-[0.95rem] text-ink-soft">
      <strong className="font-semibold text-ink">{strings.notCharged}</strong>
      {reason !== undefined && ` ${reason}`}
      {reservedMicroUsd > 0 && ` ${strings.cameBack(formatMicroUsd(reservedMicroUsd))}`}
    </p>
  );
}
