/** Questions that name nothing ("Who did it?", "What did he say?", "Akechi?", "Why did I do this?"): meant is the news that has just come, or what the player did last. */
import { banks } from '../../eras/banks.js';
import { numberFor } from '../../random.js';
import type { Being } from '../beings.js';
import { told, type Put, type QuestionAnswer } from './answer.js';
import { bestEntry } from './knowledge.js';
import { filled } from './small-things.js';
import { mainClause, tokensOf } from './sense.js';

const ofNews =
  /^(?:and |but |so )?(?:who (?:did|has done) (?:it|this|that)|who (?:was|is) it|who(?:'s| is| was) (?:behind|responsible for) (?:it|this|that)|what(?:'s| is) (?:it|happening|going on|the matter|this about|the news|all this)|what (?:has )?happened|what (?:name|news|was it)|what (?:\p{L}+ )?(?:words?|news|message|name) (?:did|does|do|has|have|is|was) (?:he|she|they|you)\b.*|what (?:did|does|is|was) (?:he|she|they|the \p{L}+) (?:say|saying|bring|mean|want to (?:say|tell me)))\W*$/iu;
/** What an entry that holds the news is asked by. */
const isNews =
  /^(?:what(?:'s| is| are)? (?:the |your )?news|what (?:has )?happened\b.*|what (?:did|does) (?:he|she|they) (?:say|bring)|what do you bring|what word|report|tell me everything)$/i;

/** What whoever has brought the news, or stands by, has to tell of it. */
export function newsAtHand(put: Put, clause: string): QuestionAnswer | null {
  const { stage, to } = put;
  const guess = guessIn(put, clause);
  if (guess) return guess;
  if (!ofNews.test(clause) || stage.deeds.some(({ act }) => act !== 'inquiry' && act !== 'gift')) return null;
  for (const being of bearers(put)) {
    const found =
      bestEntry(clause, being.knows, { player: [], asked: [being.name] }, false) ??
      being.knows.find(({ asked }) => asked.some((one) => isNews.test(one)));
    if (found) return told(put, found.says, being);
  }
  return to === null && put.world.elsewhere.length > 0
    ? told(put, `From ${put.world.elsewhere.at(-1)!.place}: ${put.world.elsewhere.at(-1)!.text}`)
    : null;
}

/** Who is asked, who has something to tell, and then whoever is there. */
function bearers({ stage, to, subject }: Put): Being[] {
  const from = stage.open.filter(({ kind }) => kind === 'news').map(({ from: name }) => name);
  const here = stage.here().filter(({ knows }) => knows.length > 0);
  const first = here.filter((being) => being === to || being === subject || from.includes(being.name));
  return [...first, ...here.filter((being) => !first.includes(being))];
}

/** "Akechi?": whoever knows says so. */
function guessIn(put: Put, clause: string): QuestionAnswer | null {
  const name = /^(?:[Ii]s it |[Ww]as it |[Ii]t was )?((?:\p{Lu}[\p{L}’'-]+ ?){1,3})\W*$/u
    .exec(clause.trim())?.[1]
    ?.trim();
  if (!name || /^(?:What|Who|Why|Where|When|How|Really|Yes|No|Well|Now|Then|And|Nani|Quoi|Quid)$/.test(name))
    return null;
  const words = [...tokensOf(name).keys()];
  // "Me?" names nobody.
  if (words.length === 0) return null;
  for (const being of bearers(put)) {
    const entry = being.knows.find(({ says }) => words.every((word) => tokensOf(says).has(word)));
    if (entry) return told(put, entry.says, being);
  }
  return null;
}

const asksMotive = /\bwhy (?:did|do|have|had|am|was|are|were|should|must) (?:I|we)\b(?!.*\bnot\b)/i;

/** Why the player did it: the books have it of the opening's own deed; else it is what they are known to want. */
export function motiveOf(put: Put): QuestionAnswer | null {
  const { stage, question, to, world } = put;
  const clause = mainClause(question);
  if (!asksMotive.test(clause)) return null;
  const names = stage.playerNames().map((name) => name.toLowerCase());
  const isBare = [...tokensOf(clause).values()].every((weight) => weight < 1);
  const by = to ?? stage.companion();
  if (isBare && !stage.deeds.some(({ act }) => act !== 'inquiry')) {
    const fact = world.facts.find(({ asked }) =>
      asked.some(
        (one) =>
          /^why (?:did|has|does)\b(?!.* and )/.test(one) &&
          names.some((name) => name.split(' ').some((word) => word.length > 4 && one.includes(word))),
      ),
    );
    if (fact) return told(put, fact.says);
  }
  const purpose = isBare
    ? /\b(?:because|so that|in order that|in order to) .+$/i.exec(stage.deeds.at(-1)?.text ?? '')?.[0]
    : undefined;
  if (purpose) return told(put, `You gave the reason yourself: ${purpose}.`);
  const known = stage.of.scenario.world.people.find(({ name, also }) =>
    [name, ...also].some((one) => names.includes(one.toLowerCase())),
  );
  if (
    !known ||
    known.wants === '' ||
    !by ||
    by.state !== 'here' ||
    !/\b(?:do|did|done|this|that|it|here)\b/i.test(clause)
  )
    return null;
  const { lines } = banks[stage.of.scenario.public.id].particulars;
  const line = lines.motiveOf[numberFor(`${world.seed} ${question}`, lines.motiveOf.length)] ?? '';
  return told(
    put,
    filled(line, {
      wants: known.wants.replace(/\b(?:his|her|their)\b/g, 'your').replace(/\b(?:him|her|them)\b/g, 'you'),
    }),
    by,
  );
}

/** "Who rules here while I'm gone?": of those who are here, whom history knows and who stands best to the player. */
export function regentOf(put: Put, clause: string): QuestionAnswer | null {
  if (
    !/^(?:and )?who(?:m)? (?:rules?|commands?|governs?|leads?|holds?|keeps?|will|shall|should|is (?:in charge|in command|to (?:rule|command|govern|lead)))\b.*\b(?:while|when|if|until|till|after) (?:I|we)(?:['’]m|['’]re)? ?(?:am |are )?(?:gone|away|not here|left|leave|go|come back|return|die)\b/i.test(
      clause,
    )
  )
    return null;
  const [first] = put.stage
    .here()
    .filter(({ state, who, regard }) => state === 'here' && who !== '' && regard >= 0)
    .sort((one, other) => other.regard - one.regard);
  return first
    ? told(
        put,
        `${first.name}, ${first.who}: everybody here takes that for settled, unless you name another.`,
      )
    : null;
}
