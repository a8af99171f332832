/** What somebody thinks of the player, whether another may be trusted, what people say of the player and of a deed, what there is to choose. */
import type { Being } from '../beings.js';
import { listed, part, sentence, told, upper, type Put, type QuestionAnswer } from './answer.js';

const ofMe =
  /^(?:and |so |but )?(?:(?:what|how) do you (?:really |truly |honestly )?(?:think|feel|say) (?:of|about|for|towards?) (?:me|us)\b|what(?:'s| is) your opinion of (?:me|us)\b|how do you feel about (?:me|us)\b|do you (?:still |really )?(?:like|hate|respect|despise|admire|resent) (?:me|us)\b|what am I to you\b)/i;
const trustsOther =
  /^(?:can|could|is|are) (?!you\b|I\b|we\b)(?:\S+ ){1,3}(?:to )?be trusted\b|^(?:can|could|may|should|shall|dare) (?:I|we|one|you) (?:still |really |ever )?(?:trust|rely on|count on|depend on|believe) (?!you\b|me\b|us\b)|^(?:is|are|was) (?!it\b|that\b|this\b|you\b)(?!.*\b(?:angry|cross|furious|pleased|satisfied|offended|finished|done)\b)(?:\S+ ){1,4}(?:loyal|trustworthy|reliable|to be trusted|a traitor|faithful|honest|a spy|on (?:my|our) side|with (?:me|us)|for (?:me|us)|against (?:me|us))\b|^(?:whose side|on whose side|which side) (?:is|are)\b/i;
const saidOfMe =
  /\bwhat (?:do|does|did|are|is|will) (?!you\b)(?:[^?]{1,40} )?(?:say|saying|think|thinking|said|thought) (?:of|about) (?:me|us)\b|\b(?:how|what) (?:am I|are we) (?:regarded|thought of|seen|spoken of)\b|\bwhat(?:'s| is) my (?:reputation|standing|name worth)\b|\bam I (?:popular|liked|hated|feared|respected|loved|famous|trusted)\b|\bhow do (?:I|we) stand\b|\bwho (?:is|are) (?:with|for|against) (?:me|us)\b|\bwho stands (?:with|by|for|behind|against) (?:me|us)\b|\bwhom? can (?:I|we) trust\b|\bwho (?:could|might|would|will|is going to) (?:betray|denounce|sell|turn on|desert|support|help|follow) (?:me|us)\b|\bwho (?:are|is) my (?:friends?|enem(?:y|ies)|allies)\b/i;
const saidOfIt =
  /^(?:and |so |but )?(?:what|how) (?:do|does|did|will|are|is) (?:the |my |our |all (?:the )?|other )*(?:they|people|folk|women|men|soldiers|crowd|troops|others|guests|deputies|senators|town|city|camp|court|rome|paris|kyoto|everyone|everybody|captains|neighbours|servants)(?: (?:in|on|of|at|around|about) (?:the |my |this )?\p{L}+)? (?:say|saying|said|think|thinking|thought|react|talk|talking|take) (?:(?:of|about|to) )?(?:it|that|this|what (?:I|we) (?:did|said|have done)|my \p{L}+|the (?:deed|killing|execution|speech|murder))\b|^(?:and |so |but )?what (?:do|did|does|are) (?:the )?(?:people|men|soldiers|crowd|troops|others|guests|neighbours|town|city|camp|ranks) (?:say|saying|said|think|make)\s*(?:of it|now|then)?\??$/iu;
const towardsMe =
  /^(?:do|does|will|would|did) (?!you\b|I\b|we\b)[^?]{2,40} (?:still |really |ever )?(?:respect|love|like|hate|fear|trust|support|admire|obey|despise) (?:me|us)\b/i;
const choices =
  /^(?:and |so |but )?(?:what (?:are|were) (?:my|our|the) (?:choices|options|possibilities|alternatives|moves)\b|what (?:can|could|may|might) (?:I|we) (?:do|still do)(?: (?:now|next|here|about (?:it|this|that)))?\s*\??$|what choices? (?:do|have) (?:I|we)\b|which (?:choices|options) |(?:what now|now what|what next|what is to be done)\b[ ?]*$)/i;

const knowsOfMe =
  /^(?:and |so |but )?(?:what|how much) (?:do you know|have you heard|did you hear|have they told you) (?:of|about) (?:me|us)\b|^(?:do|don't) you (?:even )?know (?:who I am|me)\b|^who (?:do you think )?(?:am I|I am)\b/i;

export function opinionOf(put: Put, clause: string): QuestionAnswer | null {
  const { to, stage } = put;
  const present = to && to.state !== 'dead' && to.state !== 'away' ? to : null;
  if (present && ofMe.test(clause))
    return part(put, present.regard >= 1 ? 'ofYouWell' : present.regard <= -1 ? 'ofYouIll' : 'ofYouEven', {
      by: present,
    });
  if (present && knowsOfMe.test(clause)) return told(put, knownOfPlayer(put), present);
  if (trustsOther.test(clause)) return trustOf(put, present);
  if (towardsMe.test(clause)) return towardsPlayer(put);
  if (saidOfMe.test(clause)) return standingOf(put);
  if (saidOfIt.test(clause)) {
    const deed = stage.deeds.findLast(({ text, act }) => act !== 'inquiry' && !/^you asked\b/.test(text));
    if (deed) return part(put, 'talk', { slots: { deed: deed.text } });
  }
  return choices.test(clause) ? choicesOf(put) : null;
}

/** By what they want, and by how they stand. */
function trustOf(put: Put, present: Being | null): QuestionAnswer | null {
  const { subject, stage } = put;
  if (!subject || subject === present) return null;
  const by = present ?? stage.here().find(({ state, is }) => state === 'here' && is !== 'they') ?? null;
  const speaker = by === subject ? null : by;
  if (!speaker) return null;
  return subject.wants !== ''
    ? part(put, 'trustOther', { by: speaker, about: subject, slots: { wants: subject.wants } })
    : part(put, 'trustUnproved', { by: speaker, about: subject });
}

/** "Do the deputies respect me?": as far as they are here, by their regard. */
function towardsPlayer(put: Put): QuestionAnswer {
  const { subject, stage, to } = put;
  const about = subject ?? (to === null ? stage.crowd() : null);
  if (!about || about.state === 'dead') return standingOf(put);
  const deed = stage.deeds.findLast(({ to: whom, answer }) => whom === about.name && answer !== '');
  const ground = deed ? `: when ${deed.text}, ${deed.answer}` : '';
  const isMany = about.is === 'they';
  const line =
    about.regard >= 1
      ? `${upper(about.call)} ${isMany ? 'do' : 'does'}, by every sign`
      : about.regard <= -1
        ? `${upper(about.call)} ${isMany ? 'do' : 'does'} not, and hardly ${isMany ? 'trouble' : 'troubles'} to hide it`
        : `${upper(about.call)} ${isMany ? 'have' : 'has'} not made up ${isMany ? 'their minds' : about.is === 'she' ? 'her mind' : 'his mind'} about you`;
  return told(put, `${line}${ground}.`);
}

/** Their name and what everybody knows of it, then the last that was seen of them. */
function knownOfPlayer({ stage, world }: Put): string {
  const names = stage.playerNames();
  const known = stage.of.scenario.world.people.find(({ name, also }) =>
    [name, ...also].some((one) => names.includes(one)),
  );
  const who = known?.who ?? world.character.profession.toLowerCase();
  const deed = stage.deeds.findLast(({ act, text }) => act !== 'inquiry' && !/^you asked\b/.test(text));
  return `You are ${world.character.name}${who === '' ? '' : `, ${who}`}.${deed ? ` And ${deed.text}: that I know as well.` : ' More I have not been told.'}`;
}

/** Parties by their standing, then those who are here by their regard. */
function standingOf(put: Put): QuestionAnswer {
  const { stage, world, question } = put;
  const sorted = [...world.factions].sort((one, other) => other.standing - one.standing);
  const named = sorted.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 4 && question.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  const of = named.length > 0 ? named : sorted;
  const best = of[0];
  const worst = of.at(-1);
  const lines: string[] = [];
  if (best && best.standing >= 5) lines.push(`${upper(within(best.name))} ${feeling(best.standing)}.`);
  if (worst && worst.standing <= -5) lines.push(`${upper(within(worst.name))} ${feeling(worst.standing)}.`);
  const present = stage.here().filter(({ state }) => state === 'here');
  const friends = present.filter(({ regard }) => regard >= 1).map(({ name }) => name);
  const foes = present.filter(({ regard }) => regard <= -1).map(({ name }) => name);
  if (friends.length > 0)
    lines.push(
      sentence(
        `of those who are with you ${listed(friends)} speak${friends.length === 1 && !isMany(present, friends[0]!) ? 's' : ''} well of you`,
      ),
    );
  if (foes.length > 0)
    lines.push(
      sentence(
        `${listed(foes)} ${foes.length === 1 && !isMany(present, foes[0]!) ? 'holds' : 'hold'} something against you`,
      ),
    );
  if (lines.length === 0)
    lines.push(
      'They have not made up their minds about you: so far you are a name to them, and neither loved nor feared.',
    );
  const deed = stage.deeds.findLast(({ act, text }) => act !== 'inquiry' && !/^you asked\b/.test(text));
  if (deed) lines.push(sentence(`what they tell of you is that ${deed.text}`));
  return told(put, lines.join(' '));
}

function within(name: string): string {
  return name.replace(/^The /, 'the ');
}

function isMany(present: readonly Being[], name: string): boolean {
  return present.find((one) => one.name === name)?.is === 'they';
}

function feeling(standing: number): string {
  return standing >= 40
    ? 'count you as one of their own'
    : standing >= 5
      ? 'are well disposed to you'
      : standing <= -40
        ? 'would see you hanged'
        : 'count you among their enemies';
}

/** What waits for an answer, and what the last page offered. */
function choicesOf(put: Put): QuestionAnswer | null {
  const { stage, world } = put;
  const open = stage.open.at(-1);
  const offered = world.offered.map((title) => title.charAt(0).toLowerCase() + title.slice(1));
  if (!open && offered.length === 0) return null;
  const waits = open ? `What waits for you is ${open.text}. ` : '';
  const can =
    offered.length > 0
      ? `You could ${offered.slice(0, -1).join(', or ')}${offered.length > 1 ? ', or ' : ''}${offered.at(-1)}.`
      : '';
  return told(put, `${waits}${can}`.trim());
}
