import type { FactionStanding } from '@rubicon/contracts';
import { classNames } from '../../../lib/class-names.js';
import { formatSigned } from '../../../lib/format.js';
import { chronicleStrings } from '../../../strings/chronicle.js';

const { standing: strings } = chronicleStrings;

/** How the player stands with everyone who counts: a word, a number, and a bar to the left or the right of the middle. */
export function FactionScale({ factions }: { factions: readonly FactionStanding[] }) {
  if (factions.length === 0) return null;
  return (
    <section aria-label={strings.title} className="mt-7">
      <h3 className="display border-b border-line-strong pb-1.5 text-lead">{strings.title}</h3>
      <ul className="figures mt-3 flex flex-col gap-3.5">
        {factions.map(({ id, name, standing }) => (
          <li key={id}>
            <div className="flex items-baseline justify-between gap-4 text-aside">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 text-ink-soft">
                {standingWord(standing)} {formatSigned(standing)}
              </span>
            </div>
            <Bar standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ standing }: { standing: number }) {
  const width = `${Math.min(Math.abs(standing), 100) / 2}%`;
  return (
    <div aria-hidden="true" className="relative mt-1.5 h-1 bg-line">
      <span
        className={classNames(
          'absolute inset-y-0',
          standing < 0 ? 'right-1/2 bg-danger' : 'left-1/2 bg-success',
        )}
        style={{ width }}
      />
      <span className="absolute -inset-y-0.5 left-1/2 w-px bg-ink-soft" />
    </div>
  );
}

export function standingWord(standing: number): string {
  return strings.words.find(([upTo]) => standing <= upTo)?.[1] ?? '';
}
