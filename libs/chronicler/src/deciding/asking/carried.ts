/** A question that leans on the one before it: "How many are in the Bastille, and who commands them?", "Who is Katsuie? Where is his army?" */
import { namesIn } from './sense.js';

const own = /\b(?:his|her|their|its)\b(?! (?:own )?\??$)/i;
const one = /\b(?:he|him|she|they|them|it|there)\b/i;

/**
 * What the pronoun stands for, put in its place; the question itself when it names somebody, or when nothing went before.
 * @param before what was asked before, the latest last
 */
export function carried(
  question: string,
  before: readonly string[],
  isPlace: (name: string) => boolean = () => false,
): string {
  const last = before.at(-1) ?? '';
  // "How many men have I, and how many has Hideyoshi?"
  const counted = /^(?:and |but )?how many (?=(?:has|have|does|do|did|are with)\b)/i.exec(question)?.[0];
  if (counted)
    return `${counted}${/how many (\p{Ll}+)/iu.exec(last)?.[1] ?? 'men'} ${question.slice(counted.length)}`;
  if (namesIn(question).length > 0) return question;
  const pronoun = own.exec(question) ?? one.exec(question);
  if (!pronoun) return question;
  const name =
    (/^(?:they|them|their)$/i.test(pronoun[0]) ? countedIn(last) : null) ??
    (/^(?:they|them|their)$/i.test(pronoun[0])
      ? groupIn(last)
      : nameIn(
          last,
          (name) =>
            isPlace(name) !== /^(?:he|him|his|she|her)$/i.test(pronoun[0]) ||
            !/^(?:he|him|his|she|her|there)$/i.test(pronoun[0]),
        ));
  if (name === null) return question;
  const isOwn = own.test(question);
  return isOwn
    ? question.replace(own, `${name}’s`)
    : question.replace(one, (word) => (word === 'there' ? `at ${name}` : name));
}

/** "How many troops are around Paris?": the troops around Paris. */
function countedIn(question: string): string | null {
  const found =
    /^(?:and )?how many ([\p{Ll}’'-]+)(?: (?:are|is|were|stand|lie|have) (?:there )?((?:in|at|on|around|about|round|inside|before|near|outside|with|under) [^?,;]+?))?(?=\?|,|$)/iu.exec(
      question,
    );
  return found?.[2] ? `the ${found[1]} ${found[2]}` : null;
}

/** "Can we trust the men of Iga?": several, and not one. */
function groupIn(question: string): string | null {
  return (
    /\b(?:the|my|your) \p{Ll}+s? (?:of|from|in) (?:the )?\p{Lu}[\p{L}’'-]+|\bthe \p{Lu}[\p{L}’'-]*s\b/u.exec(
      question,
    )?.[0] ?? null
  );
}

/** The last name in it, with its article where it has one; who is called on is not meant. */
function nameIn(question: string, isFit: (name: string) => boolean): string | null {
  const asked = question.replace(/^\p{Lu}[\p{L}’'-]+, /u, '');
  const name = [...new Set(namesIn(asked))].map((one) => one.replace(/[’']s$/, '')).findLast(isFit);
  if (!name) return null;
  const whole = new RegExp(
    `(?:\\b(?:the|de|du|von) (?:\\p{Ll}+ of )?)?(?:\\p{Lu}[\\p{L}’'-]+ )*(?:de |du |la )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`,
    'u',
  ).exec(asked)?.[0];
  return (whole ?? name).replace(/^(?:Who|What|Where|When|Why|How|Is|Are|Does|Did) /, '').trim();
}
