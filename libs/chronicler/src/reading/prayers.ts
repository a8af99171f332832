/** "Venus, get me to Caesar alive and I will give you a heifer": whoever calls on a god prays. */
import type { Step } from './steps.js';

const gods =
  /^(?:O+h?,? )?(?:(?:dear |great |holy |mighty |almighty |good )?(?:Venus|Jupiter|Iuppiter|Jove|Mars|Minerva|Juno|Fortuna|Apollo|Diana|Mercury|Neptune|Vesta|Bacchus|Quirinus|Pluto|Amida|Kannon|Hachiman|Benzaiten|Bishamonten|Buddha|Amaterasu|Lord God|God|Jesus|Christ|Lord Jesus|Holy Virgin|Virgin Mary|Mother of God|Our Father|Father in heaven|Saint \p{Lu}\p{L}+|gods|immortal gods|you gods|ye gods))(?:, [^,]{3,40}(?=,))?,? (?=\p{L})/iu;

/** Null: it calls on no god, or tells of one. */
export function prayerIn(typed: string): Step | null {
  const called = gods.exec(typed);
  if (!called || !/,/.test(called[0])) return null;
  const rest = typed.slice(called[0].length);
  if (/^(?:what|how|no|damn|you|he|she|they|it|this|that)\b/i.test(rest)) return null;
  if (/^(?:I|we) (?!pray|beg|ask|vow|promise|swear|thank)/iu.test(rest) || /\?\s*$/.test(rest)) return null;
  return {
    actClass: 'pray',
    verb: 'pray',
    isNegated: false,
    isPast: false,
    clause: `pray: “${typed.trim().replace(/[.!]*$/, '.')}”`,
    lead: '',
    phrases: [],
    content: { text: typed, kind: 'words' },
    purpose: null,
  };
}
