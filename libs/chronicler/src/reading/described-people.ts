/** People without a name, told by what they are or do: "whoever is hungry", "those who will listen". */
import { baseForm, isPastForm } from './base-form.js';
import { nounKindsOf } from './wordnet.js';
import type { Word } from './words.js';

const described =
  /^(?:whom?ever|(?:all )?(?:(?:any|every|some)(?:one|body)|those|people|all) who(?:m|['’]s)?) \S/iu;
/** Begins the next clause. */
const clauseWords = /^(?:because|so|when|while|until|if|since|although|though|unless|lest)$/;
/** What nothing can be added to but what they get: "who are hungry", "who need it". */
const complete = / (?:it|(?:is|are|was|were) \p{L}{4,})$/u;

export function isDescribedPeople(words: string): boolean {
  return described.test(words);
}

/** As they are spoken of, who are several: "everyone who resists" is "those who resist". */
export function asSeveral(words: string): string {
  const ofEach = /^every(?:one|body) (who(?:m|['’]s)?) (.*)$/isu.exec(words);
  if (!ofEach) return words;
  const [, who, told] = ofEach;
  if (/^whom$/i.test(who!)) return `those whom ${told}`;
  return /^who$/i.test(who!) ? `those who ${withPluralVerb(told!)}` : `those who are ${told}`;
}

const pluralVerbs: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
/** Forms that are the same for one and for several; no verb behind them changes either. */
const helpers = /^(?:will|would|shall|should|can|could|may|might|must|had|did)$/;

/** @param told what stands behind "who": the first verb is theirs. */
function withPluralVerb(told: string): string {
  const words = told.split(' ');
  const plurals = words.map((word) => pluralVerbs[word] ?? (/[^s]s$/.test(word) ? baseForm(word) : word));
  const verb = words.findIndex((word, at) => plurals[at] !== word || helpers.test(word) || isPastForm(word));
  return words.map((word, at) => (at === verb ? plurals[at]! : word)).join(' ');
}

/** Where the description that begins at word `at` has ended; null: none begins there. */
export function describedUntil(words: readonly Word[], at: number, until: number): number | null {
  const bare = (end: number) => words.slice(at, Math.min(end, until)).map((word) => word.bare);
  if (!isDescribedPeople(bare(at + 4).join(' '))) return null;
  for (let end = at + 1; end < until; end += 1)
    if (
      /[,;:—–]/.test(words[end - 1]!.after) ||
      clauseWords.test(words[end]!.bare) ||
      (isGift(words[end]!.bare) && complete.test(bare(end).join(' ')))
    )
      return end;
  return until;
}

function isGift(word: string): boolean {
  return /^(?:my|our|some)$/.test(word) || /^(?:food|thing|money|animal)$/.test(nounKindsOf(word)[0] ?? '');
}
