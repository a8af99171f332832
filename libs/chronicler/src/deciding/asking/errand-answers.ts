/** What those answered to whom something was sent by another's hand: "I send him to the Mōri with a false letter." "I wait two days. What did they answer?" */
import { banks } from '../../eras/banks.js';
import { numberFor } from '../../random.js';
import type { DeedData } from '../../scene-data.js';
import { told, type Put, type QuestionAnswer } from './answer.js';
import { filled } from './small-things.js';

const asksAnswer =
  /^(?:and |so |but )?(?:what (?:did|do|does|have|has) (?!I\b|we\b|you\b)(?:\S+ ){1,4}(?:answer\w*|repl\w+|say|said|decide\w*|do)\b|what (?:is|was|'s) (?:the|his|her|their|\S+['’]s?) (?:answer|reply|response)|(?:did|do|does|have|has) (?!I\b|we\b|you\b)(?:\S+ ){1,4}(?:accept\w*|agree\w*|answer\w*|repl\w+|refuse\w*|believe\w*|fall for|come back|returned|arrive\w*|c[ao]me)\b|(?:is there )?(?:any|what) (?:answer|reply|news|word)\b)/i;
const sends =
  /\b(?:sen[dt]|dispatch\w*|go(?: on)? to|rides? to|carr(?:y|ies|ied)|take (?:it|this|the \S+|a \S+) to|deliver\w*|offer\w*|letter|message|envoy|herald|word to)\b/i;

export function errandAnswerOf(put: Put, clause: string): QuestionAnswer | null {
  const { stage, world, subject } = put;
  if (!asksAnswer.test(clause)) return null;
  const deeds = stage.deeds.filter(({ act }) => act !== 'inquiry');
  const index = deeds.findLastIndex((deed) => sends.test(deed.text) && receiverOf(deed, put) !== null);
  const deed = deeds[index];
  if (!deed) return null;
  const who = receiverOf(deed, put)!;
  // Whoever is asked after by name is not another.
  if (
    subject &&
    subject.name !== deed.to &&
    !subject.name.includes(who.replace(/^the /, '')) &&
    !/\b(?:they|he|she|them)\b/i.test(clause)
  )
    return null;
  // Those to whom something was done since are meant themselves.
  const isDealtWith = deeds.slice(index + 1).some(({ to }) => subject !== null && to === subject.name);
  if (isDealtWith || (subject !== null && subject.name === deed.to && !/\bthey\b/i.test(clause))) return null;
  const receiver = stage.beings.find(({ name, also }) =>
    [name, ...also].some((one) => one === who.replace(/^the /, '')),
  );
  const byLetter = /^answered your letter: (.+)$/.exec(receiver?.note ?? '')?.[1];
  if (byLetter) return told(put, `The answer of ${receiver!.call} to your letter: ${byLetter}.`);
  if (receiver && /^has your letter;/.test(receiver.note))
    return { kind: 'noAnswerYet', from: receiver, topic: put.topic };
  if (deed.outcome === 'failed' || deed.outcome === 'refused' || /\bwould not\b/.test(deed.answer))
    return told(put, `There is no answer, for nothing was sent: ${deed.text}, and it came to nothing.`);
  if (stage.days === 0 && deeds.length - 1 - index < 1)
    return told(put, `There is no answer yet: ${deed.text}, and that takes its time.`);
  const { lines } = banks[stage.of.scenario.public.id].particulars;
  const chance = numberFor(`${world.seed} ${deed.text}`, 100);
  const bound = deed.outcome === 'done' ? 45 : 25;
  const kind = chance < bound ? 'errandGood' : chance < 75 ? 'errandEven' : 'errandBad';
  const line = lines[kind][numberFor(`${deed.text} ${world.seed}`, lines[kind].length)] ?? '';
  return told(put, filled(line, { who }));
}

/** To whom it went in the end: the last whom the deed names besides the messenger. */
function receiverOf(deed: DeedData, { stage }: Put): string | null {
  const named = [
    ...deed.text.matchAll(
      /\b(?:to|from|for|with) (the |his |your )?(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)*)/gu,
    ),
  ];
  for (const [, article = '', name = ''] of named) {
    const bare = name.replace(/['’]s?$/, '');
    if (stage.isPlayerName(bare)) continue;
    if (deed.to.includes(bare)) {
      // A letter is for whom it was written.
      if (stage.beings.find((one) => one.name === deed.to)?.state === 'away') return deed.to;
      continue;
    }
    if (article === '' && stage.placeNamed(bare)) continue;
    const being = stage.personNamed(bare);
    if (being && being.state === 'here') continue;
    if (article !== '' || being) return `${article}${bare}`;
  }
  return null;
}
