import { operationsStrings as strings } from '../../strings/desk/operations.js';
import { Sentence } from '../../strings/sentence.js';
import { formatWait } from '../lib/format-duration.js';
import { UtcMoment } from './utc-moment.js';

const JUST_NOW_MS = 10_000;

/** Who of the staff decided it, and when. @param at when that was asked */
export function Decided({ by: { name, since }, at }: { by: { name: string; since: string }; at: string }) {
  const agoMs = Date.parse(at) - Date.parse(since);
  return (
    <span className="figures [overflow-wrap:anywhere]">
      <Sentence
        text={agoMs < JUST_NOW_MS ? strings.justDecided(name) : strings.decided(name, formatWait(agoMs))}
        parts={{ at: <UtcMoment at={since} /> }}
      />
    </span>
  );
}
