/** "If they accept, … If they refuse, …": two cases of which only one can be. */
import { contentWords } from '../plain-text.js';
import { wordsOf } from './words.js';

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:accept|agree|consent|say yes|says yes|obey|believe|yield|surrender|give in|gives in|open|comply|complies|help|answer|swear|join|come|talk|speak|pay|nod|approve)/i,
    /\b(?:refuse|decline|resist|say no|says no|object|fight|balk|hesitate|laugh|keep|bar|hide|flee|run|lie|stay|argue|shake)/i,
  ],
  [
    /\b(?:win|wins|won|succeed|succeeds|hold|holds|works?|falls?|fell)\b/i,
    /\b(?:lose|loses|lost|fail|fails|break|breaks|stands?|stood|held)\b/i,
  ],
  [/\b(?:live|lives|alive|survive)/i, /\b(?:die|dies|dead|killed)\b/i],
  [/\b(?:true|right|honest|loyal|friend)/i, /\b(?:false|lie|lies|lying|wrong|trap|traitor|enemy)\b/i],
  [
    /\b(?:open|clear|empty|safe|calm|quiet)\b/i,
    /\b(?:shut|closed|locked|barred|blocked|guarded|full|watched)\b/i,
  ],
];
const denial = /\b(?:not|never|no|nobody|nothing|none|without|fails? to|refuses? to)\b|n[’']t\b/iu;

/** Whether the later condition is so where the earlier one is not. */
export function isOtherCase(first: string, second: string): boolean {
  const [earlier, later] = [first, second].map((one) => one.replace(/\bsays? no\b/gi, 'refuse')) as [
    string,
    string,
  ];
  if (
    opposites.some(
      ([one, other]) => (one.test(earlier) && other.test(later)) || (other.test(earlier) && one.test(later)),
    )
  )
    return denial.test(earlier) === denial.test(later);
  const isDenied = denial.test(earlier) !== denial.test(later);
  const [before, after] = [contentWords(earlier), contentWords(later)];
  const isSame = [...before].some((word) => after.has(word)) || before.size === 0 || after.size === 0;
  if (isDenied) return isSame;
  return sameOpening(earlier, later);
}

/** "he wants gold", "he wants land": of the same one the same is said, and not the same thing. */
function sameOpening(earlier: string, later: string): boolean {
  const [one, other] = [wordsOf(earlier), wordsOf(later)].map((words) =>
    words
      .slice(0, 2)
      .map(({ bare }) => bare)
      .join(' '),
  );
  return one !== undefined && one === other && /^(?:it|he|she|they|this|that) \p{L}/u.test(one);
}
