import type { Moment } from '../../../strings/periods/period-strings.js';

/** A day on which it could have gone otherwise: the situation, and what follows from either choice. */
export function CriticalMoment({ moment: { date, title, situation, choices } }: { moment: Moment }) {
  return (
    <li className="border-t border-line-strong py-9 md:py-12">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>
          <p className="eyebrow">{date}</p>
          <h3 className="display display-lg mt-2 text-accent">{title}</h3>
        </div>
        <div>
          <p className="measure text-lead">{situation}</p>
          <ul className="mt-7 grid gap-x-8 gap-y-7 sm:grid-cols-2">
            {choices.map(({ choice, consequence }) => (
              <li key={choice} className="border-l-2 border-accent pl-5">
                <h4 className="text-lead leading-snug font-semibold">{choice}</h4>
                <p className="mt-2 text-ink-soft">{consequence}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
