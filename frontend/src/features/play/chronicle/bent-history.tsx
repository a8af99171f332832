import type { Chronicle } from '@rubicon/contracts';
import { Progress } from '../../../components/ui/progress.js';
import { chronicleStrings } from '../../../strings/chronicle.js';

/** By how much history has been bent, and what of the books did not happen. */
export function BentHistory({ bent, divergencePercent }: Pick<Chronicle, 'bent' | 'divergencePercent'>) {
  if (divergencePercent === 0 && bent.length === 0)
    return <p className="py-3 text-aside text-ink-soft">{chronicleStrings.notBent}</p>;
  return (
    <div className="py-3">
      <p className="figures text-aside">{chronicleStrings.bent(divergencePercent)}</p>
      <Progress value={divergencePercent} label={chronicleStrings.groups.history} className="mt-2 h-1" />
      {bent.length > 0 && (
        <>
          <p className="eyebrow mt-4">{chronicleStrings.insteadOf}</p>
          <ul className="mt-1 flex flex-col gap-2">
            {bent.map(({ date, place, text }) => (
              <li key={`${date} ${text}`} className="text-aside text-ink-soft">
                <span className="font-semibold text-ink">
                  {date}, {place}:
                </span>{' '}
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
