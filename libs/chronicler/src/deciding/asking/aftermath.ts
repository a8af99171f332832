/** How somebody took what was done: what they answered, whether they believe it, what they do now; what was seen or promised. */
import { contentWords } from '../../plain-text.js';
import type { DeedData } from '../../scene-data.js';
import type { Being } from '../beings.js';
import { isAwaited } from '../returns.js';
import { wordsOf } from './said-before.js';
import { tokensOf } from './sense.js';
import { listed, part, sentence, told, upper, type Put, type QuestionAnswer } from './answer.js';

const answers =
  /^what (?:did|does|do|has|have|will) (?!I\b|we\b|you\b)(?:\S+ ){1,4}(?:answer|answered|reply|replied|say|said|respond|react|do|done|think|make of)\b|^(?:how )?(?:did|do|does|has|have|will|is|are) (?!I\b|we\b|you\b)(?:\S+ ){1,4}(?:vote|decide|take it|took it|taken it|react|agree|agreed|accept|accepted|answer|answered|replied|reply|written|like it|obey|obeyed|refuse|refused|forgive|forgiven|believe|believed|convinced|angry|pleased|offended|sent|notice|noticed|suspect|suspected|laugh|laughed|smile|smiled|see|saw|seen|hear|heard|mind|done (?:it|so|that|as)|do (?:it|so|that|as)|carried (?:it )?out|gone|go|went|left|leave|finished|come|came|comply|complied|follow|followed)\b/i;
const belief = /\b(?:believe|believed|convinced|doubt|trust)\b/i;

export function aftermathOf(put: Put, clause: string): QuestionAnswer | null {
  const { to, subject, stage } = put;
  const about = writtenTo(put, clause) ?? subject ?? (/\b(?:she|he|they)\b/i.test(clause) ? null : to);
  if (!about || about === to || !answers.test(clause)) return null;
  const byLetter = /^answered your letter: (.+)$/.exec(about.note)?.[1];
  if (byLetter) return told(put, sentence(`in answer to your letter ${byLetter}`));
  if (
    /^(?:and |so |but )?what (?:did|does|has) (?:\S+ ){1,4}(?:say|said|answer|answered|reply|replied)(?: (?:exactly|then|about it|to (?:it|that|me|us)|of it|in the end))*\s*\??$/i.test(
      clause,
    )
  ) {
    const words = wordsOf(about, put.world.before);
    if (words) return told(put, `${upper(about.call)} said: ${words}`);
    // Who stood by, and has not spoken yet, does.
    if (about.state === 'here' && stage.isStarted)
      return { kind: 'voiced', by: about, situation: 'remarks', topic: put.topic };
  }
  const put_ = stage.deeds.filter(({ to: whom, text }) => whom === about.name && !/^you asked\b/.test(text));
  const isPending = /^has your letter;/.test(about.note);
  if (isPending && (about.state === 'away' || /\bletter\b/i.test(clause)))
    return { kind: 'noAnswerYet', from: about, topic: put.topic };
  const deed = belief.test(clause)
    ? (put_.findLast(({ answer }) => /\bbeliev|\bword\b|\bhave your way|\bmoved\b/.test(answer)) ??
      put_.findLast(({ text }) => /\b(?:tell|told|said|say|swore|promised|warned|lied|wrote)\b/.test(text)))
    : put_.findLast(({ answer }) => answer !== '');
  if (deed && deed.answer !== '') {
    const line = sentence(`when ${deed.text.replace(/^(?:you )?/, 'you ')}, ${deed.answer}`);
    return told(
      put,
      `${line} ${isPending ? 'Your letter has not been answered yet.' : afterwards(about)}`.trim(),
    );
  }
  const silent = deed ?? put_.at(-1);
  if (silent)
    return told(
      put,
      sentence(
        `nothing yet that anybody heard: ${silent.text}, and ${about.name} ${about.is === 'they' ? 'have' : 'has'} kept silent about it`,
      ),
    );
  // Whether he saw it, others can tell.
  if (!/^(?:and |so |but )?(?:what|how)\b/i.test(clause)) return null;
  // Whoever is here can be asked; of whom history knows, the books may know more.
  return about.who === '' && about.state !== 'here' ? part(put, 'nothingPut', { about }) : null;
}

/** "Did he answer?": whoever has one's letter, not the boy who carried it. */
function writtenTo({ stage, subject }: Put, clause: string): Being | null {
  if (!/\b(?:answer(?:ed)?|repl(?:y|ied)|wr(?:ite|ote|itten) back|letter)\b/i.test(clause)) return null;
  const is = /\b(he|she|they)\b/i.exec(clause)?.[1]?.toLowerCase();
  const isAwaiting = ({ note }: Being) => /^(?:has|answered) your letter\b/.test(note);
  if (!is || (subject && isAwaiting(subject))) return null;
  return stage.beings.findLast((being) => isAwaiting(being) && being.is === is) ?? null;
}

function afterwards(about: Being): string {
  if (about.note === '' || isAwaited(about) || /^answered/.test(about.note)) return '';
  return sentence(`${about.is === 'he' ? 'he' : about.is === 'she' ? 'she' : 'they'} ${about.note}`);
}

/** "What did I promise him?", "did anyone see me?", "what have I done?", "what happened at the bridge?" */
export function ownDeedsOf(put: Put, clause: string): QuestionAnswer | null {
  const { stage, to, subject } = put;
  const deeds = stage.deeds.filter(
    ({ outcome, text }) => outcome !== 'refused' && !/^you asked\b/.test(text),
  );
  if (
    /\b(?:anyone|anybody|somebody|someone|who|they)\b.*\b(?:see|saw|seen|notice|noticed|hear|heard|watch|watched|recognise|recognised)\b.* (?:me|us|it|that)\b/i.test(
      clause,
    )
  )
    return witnesses(put, deeds.at(-1));
  if (/\bwhy did (?:I|we)\b|\bwhy (?:have|am|was) I\b/i.test(clause))
    return to ? part(put, 'motive', { by: to }) : part(put, 'ownMotive');
  const isPromise = /\b(?:promised?|sworn|swear|swore|pledged?|vow(?:ed)?|my word|offered?|agreed?)\b/i.test(
    clause,
  );
  if (isPromise && /\b(?:I|we)\b/.test(clause) && /\b(?:did|have|had|what|how much)\b/i.test(clause)) {
    const whom = subject ?? null;
    const promised = deeds.findLast(
      (deed) =>
        /\b(?:promise|swear|swore|pledge|vow|offer|word)/.test(deed.text) && (!whom || deed.to === whom.name),
    );
    return promised ? told(put, sentence(promised.text)) : part(put, 'noPromise');
  }
  if (
    /\bwhat (?:else )?(?:have|did|had) (?:I|we) (?:just |already )?(?:done|do|say|said|tell|told|write|written|wrote|order|ordered|sign|signed)\b/i.test(
      clause,
    )
  ) {
    const words = contentWords(clause);
    const meant = deeds.filter(({ text, to: whom }) =>
      [...contentWords(`${text} ${whom}`)].some((word) => words.has(word)),
    );
    const about = tokensOf(
      clause.replace(
        /\b(?:done|do|say|said|tell|told|write|written|wrote|order|ordered|sign|signed|just|already)\b/gi,
        '',
      ),
    );
    const isOfAll = [...about.values()].every((weight) => weight < 1);
    const spoken = /\b(?:say|said|tell|told|ask|asked)\b/i.test(clause)
      ? stage.deeds.filter(
          ({ text, to: whom }) => /^you asked\b/.test(text) && (!subject || whom === subject.name),
        )
      : [];
    if (meant.length === 0 && spoken.length > 0)
      return told(put, [...new Set(spoken.slice(-2).map(({ text }) => sentence(text)))].join(' '), null);
    const last = (meant.length > 0 ? meant : isOfAll ? deeds : []).slice(-2);
    if (last.length > 0)
      return told(put, [...new Set(last.map(({ text }) => sentence(text)))].join(' '), null);
  }
  return null;
}

/** "What happened that day?", "what did you see at the gate?": what was done there. */
export function remembered(put: Put, clause: string): QuestionAnswer | null {
  const { stage, to } = put;
  if (!/\b(?:see|saw|seen|hear|heard|happen|happened|remember|witness)\b/i.test(clause)) return null;
  const words = contentWords(clause);
  for (const word of ['day', 'see', 'saw', 'seen', 'hear', 'heard', 'remember', 'eye', 'own'])
    words.delete(word);
  const own = stage.deeds.filter(({ text }) => !/^you asked\b/.test(text));
  const deed =
    own.findLast(({ text, to: whom }) => {
      const shared = [...contentWords(`${text} ${whom}`)].filter((word) => words.has(word)).length;
      return words.size > 0 && shared / words.size >= 0.5;
    }) ??
    (/\b(?:that day|just now|before that|what happened then|last night)\b/i.test(clause) && words.size <= 1
      ? own.at(-1)
      : undefined);
  if (!deed || (to !== null && to.state !== 'here')) return null;
  const line = `${deed.text}${deed.answer ? `, and ${deed.answer}` : ''}`;
  return told(put, to ? `I saw it with my own eyes: ${line}.` : sentence(line), to);
}

function witnesses(put: Put, deed: DeedData | undefined): QuestionAnswer {
  const names = new Set([...(deed?.knownTo ?? []), ...(deed && deed.to !== '' ? [deed.to] : [])]);
  const present = deed ? [...names] : [];
  const others = put.stage.here().map(({ name }) => name);
  const all = present.length > 0 ? present : others;
  return all.length === 0
    ? part(put, 'unwitnessed')
    : part(put, 'witnessed', { slots: { names: listed(all.slice(0, 3)) } });
}
