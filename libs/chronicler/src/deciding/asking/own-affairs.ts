/** The player's own: who and where they are, what they carry, whom they lead, what they see; and small everyday needs. */
import { nounKindsOf } from '../../reading/wordnet.js';
import { listed, part, sentence, told, upper, type Put, type QuestionAnswer } from './answer.js';

const armed =
  /\b(?:men|soldiers?|guards?|troops?|horse|legions?|cohorts?|riders?|archers?|gunners?|company|retainers?|veterans?|sailors?|garrison|escort|thirteenth|regiment|crew|crowd|followers|peasants|servants)\b/i;

export function ownAffairsOf(put: Put, clause: string): QuestionAnswer | null {
  const { stage, world } = put;
  if (/^who am I\b|\bwhat(?:'s| is) my (?:own )?name\b|\bwhat(?:'s| is) my rank\b/i.test(clause)) {
    const { name, profession, estate } = world.character;
    return told(
      put,
      `You are ${name}, ${[profession.charAt(0).toLowerCase() + profession.slice(1), estate].filter(Boolean).join(', ')}.`,
    );
  }
  if (/^where (?:am|are) (?:I|we)\b/i.test(clause))
    return stage.at() === '' ? null : told(put, `You are ${stage.at()}.`);
  if (
    /\b(?:how much|what) (?:money|silver|gold|coin|cash)\b|\bhow rich\b|\bcan (?:I|we) afford\b/i.test(
      clause,
    ) &&
    /\b(?:I|we|my|our|me)\b/.test(clause) &&
    !/\b(?:owe|owes|owed|debts?)\b/i.test(clause)
  )
    return told(put, purse(world.resources));
  if (
    /\b(?:what|which|do|have|anything)\b.*\b(?:(?:do|have|am|are) (?:I|we)\b.*\b(?:have|carry|carrying|hold|holding|own|on me|with me|in my)\b|in my (?:pockets?|bag|hands?|purse|sleeve))/i.test(
      clause,
    ) &&
    !/\bhow many\b/i.test(clause)
  ) {
    const mine = stage.things.filter(({ holder, gone }) => holder === 'you' && !gone).map(({ name }) => name);
    return told(
      put,
      mine.length === 0
        ? 'You carry nothing that anybody would ask after.'
        : `You have with you ${listed(mine)}.`,
    );
  }
  if (
    /\bwho (?:\S+ )*(?:with (?:me|us)|around me)\b|\bwho(?:'s| is| are| else is| stands?) (?:here|there|around|present|in (?:the|this) (?:room|house|place))\b|\bam I alone\b|^who are (?:these|those|all these|the other|the) (?:people|men|persons|folk|women|others)\b/i.test(
      clause,
    )
  ) {
    const present = stage.here().map(({ name, state }) => (state === 'held' ? `${name}, a prisoner` : name));
    return told(
      put,
      present.length === 0
        ? 'You are alone.'
        : `With you ${present.length === 1 && stage.here()[0]!.is !== 'they' ? 'is' : 'are'} ${listed(present)}.`,
    );
  }
  return null;
}

/** "How many men have I?": after the facts, from who stands by. */
export function ownMenOf(put: Put, clause: string): QuestionAnswer | null {
  if (
    !/^(?:how many|what|which)\b.*\b(?:men|soldiers|troops|legions|followers|guards|swords|horse|cohorts|army|force)\b/i.test(
      clause,
    )
  )
    return null;
  if (!/\b(?:I|we|my|our|me|us)\b/.test(clause)) return null;
  const led = put.stage
    .here()
    .filter(
      ({ name, is, state, regard }) => state === 'here' && is === 'they' && regard >= 0 && armed.test(name),
    );
  return led.length === 0
    ? part(put, 'noMen')
    : part(put, 'withMen', { slots: { men: listed(led.map(({ name }) => name)) } });
}

/** What can be seen and heard here, what there is to eat, where one may sleep. */
export function hereAndNowOf(put: Put, clause: string): QuestionAnswer | null {
  const { stage } = put;
  const { place } = stage;
  const slots = place
    ? { things: listed(place.things.slice(0, 3)), folk: listed(place.folk.slice(0, 2)) }
    : null;
  if (
    slots &&
    /\bwhat (?:do|can|is there) (?:I |we )?(?:to )?(?:see|be seen)\b|\bwhat(?:'s| is) (?:around|before|in front of) (?:me|us)\b|\bwhat (?:does|is) (?:it|this place|the (?:room|place|house)) (?:look )?like\b|^(?:is|are) there anything (?:here|to see)|^what(?:'s| is) (?:that|this)(?: (?:there|over there|thing))?\W*$/i.test(
      clause,
    )
  )
    return part(put, 'seen', { slots });
  if (slots && /\bwhat (?:do|can) (?:I|we) hear\b|\bwhat(?:'s| is) that (?:noise|sound)\b/i.test(clause))
    return part(put, 'heard', { slots });
  if (
    /\b(?:what(?:'s| is| are| do (?:we|I|they))|is there)\b.*\b(?:for (?:breakfast|dinner|supper|lunch)|to eat|eat|to drink|food|left to eat)\b/i.test(
      clause,
    )
  )
    return part(put, 'food');
  if (
    /\bwhere (?:can|do|shall|will|should|could) (?:I|we) (?:sleep|spend the night|lie down|rest|stay|lodge)\b|\b(?:bed|room|lodging|inn)\b.*\bfor the night\b/i.test(
      clause,
    )
  )
    return part(put, 'bed');
  const wanted =
    /^(?:is|are) there (?:a|an|any|some) ([\p{L}’'-]+(?: [\p{L}’'-]+)?)\b.*\b(?:near|here|hereabouts|nearby|around|in this|in the (?:town|house|quarter|city|camp)|close)\b/iu.exec(
      clause,
    )?.[1];
  return wanted ? nearby(put, wanted) : null;
}

function nearby(put: Put, wanted: string): QuestionAnswer {
  const { stage } = put;
  const noun = wanted.split(' ')[0]!.toLowerCase();
  const person = stage.here().find(({ name }) => name.toLowerCase().includes(noun));
  if (person) return told(put, `${upper(person.name)} ${person.is === 'they' ? 'are' : 'is'} here.`);
  const place = stage.of.scenario.world.places.find(
    (one) =>
      one.id !== stage.place?.id &&
      stage.isInTown(one) &&
      [one.name, ...one.also].some((name) => new RegExp(`\\b${noun}`, 'i').test(name)),
  );
  if (place && nounKindsOf(noun)[0] !== 'person')
    return told(put, sentence(`there is ${place.name}, within the hour`));
  return part(put, 'noSuch');
}

/** What the player has of a family, where nothing else is known of it. */
export function ownFamilyOf(put: Put, clause: string): QuestionAnswer | null {
  const asksAfter =
    /\b(?:my|our) (?:\p{L}+ )?(?:wife|husband|father|mother|sons?|daughters?|brothers?|sisters?|uncle|aunt|child|children|family|cousins?|house|home|people|parents)\b/iu.test(
      clause,
    ) && /\b(?:safe|well|alive|where|how (?:is|are|do)|written|news|heard)\b/i.test(clause);
  return asksAfter ? part(put, 'ownFamily') : null;
}

function purse(resources: number): string {
  if (resources >= 75) return 'More than most who are thought rich: enough to pay many men for a long time.';
  if (resources >= 50) return 'Enough to live as you do for a year, and to spend on something else besides.';
  if (resources >= 25) return 'Enough for some months, if you buy nobody.';
  return 'Next to nothing; you would feel the price of a dinner.';
}
