import { classNames } from '../../../lib/class-names.js';
import { formatSigned } from '../../../lib/format.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import type { CameOf } from './came-of.api.js';

const stats = ['influence', 'reputation', 'resources'] as const;

/** A strip under the page: what the turn has moved, and the day that it has become. It keeps its line before that is known. */
export function Consequences({ cameOf }: { cameOf: CameOf | null }) {
  return (
    <ul
      aria-label={playStrings.story.cameOf}
      aria-busy={cameOf === null}
      className="figures mx-auto flex min-h-10 w-full max-w-[37rem] flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-2 text-note max-sm:leading-tight"
    >
      {cameOf && (
        <>
          {stats.map((stat) => (
            <Change key={stat} name={commonStrings.stats[stat]} by={cameOf.stats[stat]} />
          ))}
          {cameOf.factions.map(({ id, name, change }) => (
            <Change key={id} name={name} by={change} />
          ))}
          {cameOf.date !== null && <li className="text-ink-soft">{playStrings.story.dayIs(cameOf.date)}</li>}
        </>
      )}
    </ul>
  );
}

function Change({ name, by }: { name: string; by: number }) {
  if (by === 0) return null;
  return (
    <li>
      {name}{' '}
      <span className={classNames('font-semibold', by > 0 ? 'text-success' : 'text-danger')}>
        {formatSigned(by)}
      </span>
    </li>
  );
}
