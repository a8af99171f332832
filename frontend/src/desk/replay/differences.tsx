import { replayStrings as strings } from '../../strings/desk/replay.js';
import type { ReadDifference } from './read-difference.js';

/** What is not today as it was at the event. */
export function Differences({ differences }: { differences: readonly ReadDifference[] }) {
  if (differences.length === 0)
    return <p className="border border-line bg-surface px-4 py-3 text-note text-ink-soft">{strings.same}</p>;
  return (
    <table className="figures w-full table-fixed border border-line bg-surface text-note">
      <caption className="sr-only">{strings.differences}</caption>
      <thead>
        <tr className="border-b border-line text-caption text-ink-soft">
          <th scope="col" className="w-[36%] px-2.5 py-1.5 text-left font-normal">
            {strings.what}
          </th>
          <th scope="col" className="px-2.5 py-1.5 text-right font-normal">
            {strings.then}
          </th>
          <th scope="col" className="px-2.5 py-1.5 text-right font-normal">
            {strings.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ what, name, then, today }) => (
          <tr key={what} className="border-b border-line align-baseline last:border-b-0">
            <th scope="row" className="px-2.5 py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="px-2.5 py-1.5 text-right text-ink-soft">
              <span className="line-clamp-4 [overflow-wrap:anywhere]">{then}</span>
            </td>
            <td className="px-2.5 py-1.5 text-right font-semibold">
              <span className="line-clamp-4 [overflow-wrap:anywhere]">{today}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
