import type { ReplayDifference } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { replayStrings as strings } from '../../strings/desk/replay.js';

/** What is not today as it was at the event. */
export function Differences({ differences }: { differences: readonly ReplayDifference[] }) {
  if (differences.length === 0)
    return <p className="border border-line bg-surface px-4 py-3 text-ink-soft">{strings.same}</p>;
  return (
    <table className="figures w-full border border-line bg-surface text-note">
      <caption className="sr-only">{strings.differences}</caption>
      <thead>
        <tr className="border-b border-line text-caption text-ink-soft">
          <th scope="col" className="px-3 py-1.5 text-left font-normal">
            {strings.what}
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-normal">
            {strings.then}
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-normal">
            {strings.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ what, then, today }) => (
          <tr key={what} className="border-b border-line last:border-b-0">
            <th scope="row" className="px-3 py-1.5 text-left font-normal">
              {nameOf(what)}
            </th>
            <td className="px-3 py-1.5 text-right [overflow-wrap:anywhere] text-ink-soft">
              {written(what, then)}
            </td>
            <td className="px-3 py-1.5 text-right [overflow-wrap:anywhere] font-semibold">
              {written(what, today)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `game.playerStats.influence` → "Influence"; what has no name of ours keeps its own. */
function nameOf(what: string): string {
  const last = what.split('.').at(-1) ?? what;
  const known: Readonly<Record<string, string>> = strings.names;
  return known[last] ?? last;
}

function written(what: string, value: string): string {
  if (value === '' || value === 'null') return strings.none;
  return what.endsWith('MicroUsd') && /^-?\d+$/.test(value) ? formatMicroUsd(Number(value)) : value;
}
