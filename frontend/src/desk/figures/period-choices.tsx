import { useSearchParams } from 'react-router-dom';
import { figureStrings } from '../../strings/desk/figures.js';
import { ChoiceLink } from '../ui/choice-link.js';
import { periodChoices } from './figures-period.js';

const strings = figureStrings.period;

/** How far the figures look back; it stands in the address. @param minutes null: none that can be read */
export function PeriodChoices({ minutes }: { minutes: number | null }) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={strings.label} className="flex flex-wrap gap-1">
      {periodChoices.map((choice) => {
        const search = new URLSearchParams(params);
        search.set('minutes', String(choice));
        return (
          <ChoiceLink key={choice} to={{ search: `?${search.toString()}` }} isChosen={choice === minutes}>
            {strings.choices[choice]}
          </ChoiceLink>
        );
      })}
    </nav>
  );
}
