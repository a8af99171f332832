/** Questions about a paper that was read or is held: its date, who signed it, in whose hand, what it says. */
import type { ThingAtOpening } from '@rubicon/scenarios';
import { bareName } from '../stage.js';
import { part, told, upper, type Put, type QuestionAnswer } from './answer.js';

const paper =
  /\b(?:letter|paper|note|decree|list|order|sheet|document|notice|bill|message|writing|page|news-?sheet|gazette|tablet|dispatch|scroll|map|oath)s?\b/i;
const day =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{L}+|(?:on )?the \p{L}+(?:-\p{L}+)? (?:day )?of (?:the \p{L}+ month|\p{Lu}\p{L}+)|the (?:Ides|Kalends|Nones) of \p{Lu}\p{L}+)(?:, [^.,;]{3,24}(?=\.))?/u;

export function documentAnswerOf(put: Put, clause: string): QuestionAnswer | null {
  // "What do the two letters say?"
  if (/^what (?:do|did|is in|does it say in) (?:the |these |those |both |two )+letters\b/i.test(clause)) {
    const letters = put.stage.opening.things.filter(({ name, says }) => says !== '' && /letter/i.test(name));
    if (letters.length > 1)
      return told(put, letters.map(({ name, says }) => `${upper(name)}: “${says}”`).join(' '));
  }
  const document = documentMeant(put, clause);
  if (!document) return null;
  const { says } = document;
  if (
    /\b(?:date|dated|day (?:does|is|was|stands)|when was (?:it|the \w+|this) (?:written|sent|signed|dated))\b/i.test(
      clause,
    ) &&
    (paper.test(clause) || /\b(?:carry|bear|dated|on it|written|sent)\b/i.test(clause))
  ) {
    const found = day.exec(says)?.[0];
    return found ? told(put, `${upper(found)}, as it stands in ${document.name}.`) : part(put, 'undated');
  }
  if (
    /\bto whom\b|\bwho(?:m)? (?:is|was|were|are) (?:it|this|that|the \w+|they) (?:addressed|sent|written|meant|going|for|directed|intended)\b|\b(?:addressed|written|sent|going|meant|directed|intended) (?:to|for)\b|\bwhere was (?:it|the \w+) going\b/i.test(
      clause,
    ) &&
    !/\bfrom\b/i.test(clause)
  ) {
    const receiver = receiverOf(says);
    if (receiver) return told(put, `It is addressed to ${receiver}.`);
  }
  if (
    /\b(?:sign|signed|signature|seal|sealed|wrote|written by|who (?:is|was) it from|from whom|who sent)\b/i.test(
      clause,
    ) &&
    /\b(?:who|whose|whom|is|from)\b/i.test(clause)
  ) {
    const sender = senderOf(says);
    return sender ? told(put, `It bears the name of ${sender}.`) : part(put, 'unsigned');
  }
  if (
    /\b(?:handwriting|whose hand|(?:his|her|their) (?:own )?hand|genuine|forged|forgery|real|authentic)\b/i.test(
      clause,
    )
  )
    return part(put, 'hand');
  if (
    /^what (?:does|did|do) (?:it|the|this|that|his|her|my|\p{Lu}\p{L}+[’']s)\b.*\b(?:say|tell|contain|read)\b|^what(?:'s| is| stands)\b.*\b(?:in|on) (?:it|the|this|that)\b/iu.test(
      clause,
    )
  )
    return told(put, `“${says}”`);
  return null;
}

/** "To Kobayakawa, by swift courier:", "Caesar to Labienus, greeting". */
function receiverOf(says: string): string | null {
  const name = '((?:the |my |our )?(?:\\p{L}+ )?(?:\\p{Lu}[\\p{L}’-]+(?: (?:de|of|the|no) )? ?){1,4})';
  const found =
    new RegExp(`^To ${name}[,:.]`, 'u').exec(says)?.[1] ??
    new RegExp(`^(?:\\p{Lu}\\p{L}+ ?){1,3} to ${name}[,:.]`, 'u').exec(says)?.[1];
  return found?.trim() ?? null;
}

/** "Caesar to Labienus, greeting", "Balbus to Lentulus the consul." */
function senderOf(says: string): string | null {
  const heading = /^((?:\p{Lu}\p{L}+ ?){1,3}) to (?:\p{Lu}|my|the)/u.exec(says)?.[1];
  const office =
    /^((?:\p{Lu}\p{L}+ ){1,3}\p{Lu}\p{L}+), (?:proconsul|consul|mayor|governor|minister)\b/u.exec(says)?.[1];
  const foot =
    /(?:Signed:?|Sealed,?|—) ?((?:\p{Lu}[\p{L}’'-]+ ?){1,4})[.,]/u.exec(says)?.[1] ??
    /[.!] ((?:\p{Lu}[\p{L}’'-]+ ?){1,3})\.$/u.exec(says)?.[1];
  return (heading ?? office ?? foot)?.trim() ?? null;
}

function documentMeant({ stage, world }: Put, clause: string): ThingAtOpening | null {
  const readable = stage.opening.things.filter(({ says }) => says !== '');
  const named = readable.find(({ name, also }) =>
    [name, ...also].some((one) => clause.toLowerCase().includes(bareName(one))),
  );
  if (named) return named;
  if (!paper.test(clause) && !/\b(?:it|sign|signed|handwriting|dated|addressed)\b/i.test(clause)) return null;
  // What the last page read out is still spoken of.
  const page = world.before.pages.at(-1) ?? '';
  const readOut = readable.find(({ says }) => page.includes(says.slice(0, 40)));
  if (readOut) return readOut;
  const used = stage.uses.at(-1);
  const read = stage.things.filter(({ note }) => note === 'read').at(-1)?.name;
  const inHand = readable.filter(({ name }) =>
    stage.things.some((thing) => thing.name === name && thing.holder === 'you' && !thing.gone),
  );
  const last = [used, read].find((name) => name !== undefined);
  const recent = last ? readable.find(({ name }) => bareName(name) === bareName(last)) : undefined;
  if (recent) return recent;
  return inHand.length === 1 ? inHand[0]! : readable.length === 1 ? readable[0]! : null;
}
