/** "I wait three days in Ariminum", "I pray at the temple of Vesta": who is elsewhere goes there first. */
import type { ActClass } from '../eras/bank.js';
import type { Step } from '../reading/steps.js';
import type { Fact } from './happening.js';
import type { Roles } from './roles.js';
import { isGeneric, type Stage } from './stage.js';

/** What is done where one is oneself, and not where what one speaks of is. */
const doneThere: ReadonlySet<ActClass> = new Set(['wait', 'rest', 'pray', 'eat', 'play', 'mourn', 'study']);

/** Nobody travels longer for a prayer or a meal. */
const DAYS_MAX = 3;

/** The way there; none where one is there already. */
export function reached(
  { phrases, isNegated, clause }: Step,
  { actClass }: Roles,
  stage: Stage,
): readonly Fact[] {
  if (!doneThere.has(actClass) || isNegated) return [];
  if (stage.open.some(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text))) return [];
  for (const { prep, text } of phrases) {
    if (!/^(?:at|in|inside)$/.test(prep)) continue;
    const place = stage.placeNamed(text);
    if (!place || isGeneric(place) || place.id === stage.place?.id) continue;
    // Who is in a house of the town is in the town.
    if (stage.town?.id === place.id) continue;
    // "Crassus, dead at Carrhae": there he died, and nobody goes.
    if (
      new RegExp(
        `\\b(?:dead|fell|fallen|died|killed|slain|buried|born|lost|beaten|defeated|from|who) (?:at|in) (?:the )?${place.name.replace(/^the /, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
        'iu',
      ).test(clause)
    )
      continue;
    const days = stage.daysTo(place, true);
    if (days === null || (days > DAYS_MAX && actClass !== 'wait' && actClass !== 'rest')) continue;
    if (days > 0) stage.passDays(days);
    else stage.passHour();
    const own = stage
      .here()
      .filter(({ state, regard }) => state === 'here' && regard >= 2 && !/\balone\b/i.test(text));
    stage.moveTo(place, place.name, own);
    return [{ kind: 'arrived', days, far: days > 0 }];
  }
  return [];
}
