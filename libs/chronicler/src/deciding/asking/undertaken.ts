/**
 * What an order or a deed left behind: a gate open or shut, a bridge held, a store burned, men sent away, a motion carried; and what those who
 * were sent out report. It is read from the deeds, which every narrator keeps: the last one that bears on a thing says how it stands.
 */
import { stem } from '../../plain-text.js';
import { numberFor } from '../../random.js';
import type { DeedData } from '../../scene-data.js';
import { reportsOf } from '../../eras/reports.js';
import { isAwaited } from '../returns.js';
import { listed, told, type Put, type QuestionAnswer } from './answer.js';
import { tokensOf } from './sense.js';

interface Condition {
  /** How it is asked after. */
  readonly asked: RegExp;
  /** What brings it about. */
  readonly makes: RegExp;
  /** What ends it; null: nothing that people do in a day. */
  readonly ends: RegExp | null;
}

const opens = /\b(?:open(?:ed|ing)?|unbar\w*|unlock\w*|unbolt\w*|unseal\w*)\b/i;
const shuts =
  /\b(?:shut\w*|clos(?:e|ed|ing)|barr?(?:ed|ing)?|lock(?:ed|ing)?|bolt(?:ed|ing)?|seal(?:ed|ing)?|barricad\w*|block\w*)\b/i;
const lowers = /\b(?:lower(?:ed|ing)?|let down|drop(?:ped|ping)?)\b/i;
const raises = /\b(?:rais(?:e|ed|ing)|hauls? up|draw up|drawn up|pull(?:ed)? up)\b/i;
const holds =
  /\b(?:hold(?:s|ing)?|held|guard(?:s|ed|ing)?|watch(?:ed|ing)?|garrison\w*|defend\w*|seiz\w*|occup\w*|man|manned|sentr\w+|pickets?)\b/i;
const leaves = /\b(?:abandon\w*|yield\w*|give up|gave up|withdr[ae]w\w*|evacuat\w*|fall back|fell back)\b/i;
const burns =
  /\b(?:burn(?:s|ed|t|ing)?|set (?:\p{L}+ ){0,4}(?:alight|on fire|ablaze)|set fire|fire to|torch(?:ed|ing)?|kindl\w*|light|lit)\b/iu;
const quenches = /\b(?:put(?:ting)? out|extinguish\w*|dous\w*|quench\w*)\b/i;
const breaks =
  /\b(?:br(?:eak|oke|oken|eaking)|destroy\w*|cut(?:ting)?|t(?:ear|ore|orn) down|pull(?:ed)? down|bl(?:ow|ew|own) up|demolish\w*|smash\w*|wreck\w*)\b/i;
const mends = /\b(?:repair\w*|mend\w*|rebuil[dt]\w*|restor\w*)\b/i;
const builds =
  /\b(?:buil[dt]\w*|dig|dug|digging|rais(?:e|ed|ing)|put up|erect\w*|fortif\w*|fill(?:ed)?|finish\w*|prepar\w*)\b/i;
const besieges = /\b(?:besieg\w*|surround\w*|encircl\w*|invest(?:ed|ing)?|lay siege|laid siege|siege)\b/i;
const takes = /\b(?:tak(?:e|es|ing)|took|seiz\w*|storm(?:ed|ing)?|captur\w*|conquer\w*)\b/i;
const disarms = /\b(?:disarm\w*)\b/i;

const conditions: readonly Condition[] = [
  {
    asked: /\b(?:marched|gone|set out|left)\b/i,
    makes: /\b(?:march\w*|set out|depart\w*|withdraw\w*)\b/i,
    ends: /\b(?:return\w*|c[oa]me back|halt\w*)\b/i,
  },
  { asked: /\b(?:open|opened|unlocked|unbarred)\b/i, makes: opens, ends: shuts },
  {
    asked: /\b(?:shut|closed?|barred|locked?|bolted|sealed|barricaded|blocked)\b/i,
    makes: shuts,
    ends: opens,
  },
  { asked: /\b(?:down|lowered)\b/i, makes: lowers, ends: raises },
  { asked: /\b(?:raised|drawn up)\b/i, makes: raises, ends: lowers },
  {
    asked:
      /\b(?:hold(?:s|ing)?|held|guard(?:s|ed|ing)?|watch(?:ed|es|ing)?|defended|manned|occupied|safe)\b/i,
    makes: holds,
    ends: leaves,
  },
  { asked: /\b(?:burn(?:s|t|ed|ing)?|alight|ablaze|on fire|lit)\b/i, makes: burns, ends: quenches },
  {
    asked: /\b(?:broken|destroyed|cut|torn down|blown up|demolished|wrecked)\b/i,
    makes: breaks,
    ends: mends,
  },
  { asked: /\b(?:built|dug|finish(?:ed)?|ready|done|standing|filled)\b/i, makes: builds, ends: breaks },
  {
    asked: /\b(?:besieged|surrounded|encircled|invested|under siege|siege)\b/i,
    makes: besieges,
    ends: /\brais\w* the siege\b/i,
  },
  { asked: /\b(?:taken|take|fallen|ours|captured|seized)\b/i, makes: takes, ends: leaves },
  { asked: /\bdisarmed\b/i, makes: disarms, ends: /\b(?:rearm\w*|arms? back)\b/i },
];

/** Words for what the deed names otherwise: "the street" of the rue Saint-Antoine. */
const generic = /^(?:street|road|town|city|place|castle|village|quarter)$/;
const whether = /^(?:is|are|was|were|has|have|did|do|does)\b/i;
const whoHolds =
  /^who(?:se men)?(?:'s| is| are| now)? (?:still |now )?(?:hold|guard|watch|man|defend)(?:s|ing|ed)?\b/i;
const remains =
  /^(?:and )?what(?:'s| is| are| was| has)? (?:been )?(?:left|remains|remaining|becomes?|become) of\b/i;
const reports =
  /^(?:and |so )?what (?:else )?(?:did|do|does|have|has) (?!I\b|we\b|you\b).+\b(?:find|found|report(?:ed)?|discover(?:ed)?|learn(?:ed|t)?|bring|brought|see|seen|count(?:ed)?)\b|^(?:have|has|are|is|did) (?!I\b|we\b|you\b).+\b(?:come back|came back|return(?:ed)?|back|report(?:ed)?)\b|^(?:is there )?(?:any|what) (?:news|word|report|answer) (?:is there )?(?:from|of) (?:my|our|the)\b/i;
const votes =
  /^(?:how|did|was|is|has|what)\b.*\b(?:votes?|voted|motion|decree|proposal|assembly decided?)\b/i;
const howManyLeft =
  /^how many (?:of )?(?:my |our |the )?(?:men|soldiers|troops|cohorts|legions|riders|horse|samurai|guards|grenadiers)\b.*\b(?:left|remain|still|with (?:me|us)|have (?:I|we)|do (?:I|we))\b/i;

const sends = /\b(?:sen[dt]|organi[sz]\w*|dispatch\w*|order(?:ed)?|told|command(?:ed)?|asked|had|let)\b/i;
const few =
  '(?:\\d[\\d,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|half|some|a (?:few|dozen|score|hundred|thousand))(?:[ -](?:hundred|thousand|dozen|of (?:my|the|your)))*';
const detached = new RegExp(
  `\\b(${few} (?:men|cohorts?|legions?|riders|horsemen|horse|soldiers|samurai|arquebusiers|grenadiers|guards|guardsmen|companies|battalions?))\\b`,
  'i',
);
/** Of these one brings back what was seen; of anything else, that it is done. */
const searches =
  /\b(?:count\w*|scout\w*|reconnoit\w*|spy|spies|look|search\w*|find|see|watch\w*|follow\w*)\b/i;
/** Those who go by what they were sent for. */
const errands: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:scouts?|riders?|patrols?|spies|spy)\b/i,
    /\b(?:scout\w*|reconnoit\w*|spy|spies|look for|see (?:what|how|whether|if)|find out)\b/i,
  ],
  [
    /\b(?:messengers?|envoys?|herald|riders?|courier)\b/i,
    /\b(?:messenger|envoy|herald|courier|parley|offer)\b/i,
  ],
  [/\b(?:searchers?|search|men|soldiers)\b/i, /\b(?:search\w*|look for|find)\b/i],
];

export function undertakenOf(put: Put, clause: string): QuestionAnswer | null {
  if (reports.test(clause)) {
    const report = reportOf(put, clause);
    if (report) return report;
  }
  if (votes.test(clause)) return voteOf(put);
  if (howManyLeft.test(clause)) return detachedOf(put);
  if (remains.test(clause)) return remainsOf(put, clause);
  const isWho = whoHolds.test(clause);
  if (!isWho && !whether.test(clause)) return null;
  for (const condition of conditions) {
    if (!condition.asked.test(clause)) continue;
    const found = bearingOn(put, nounsOf(clause, condition.asked), condition);
    if (!found) continue;
    const { deed, holds: isSo } = found;
    if (isWho) return isSo && deed.to !== '' ? told(put, `${upper(deed.to)}: ${tale(deed)}.`) : null;
    return told(put, `${isSo === 'partly' ? 'Only in part' : isSo ? 'Yes' : 'No'}: ${tale(deed)}.`);
  }
  return null;
}

/** The last deed that made it so or ended it; one that came to nothing counts only if no other does. */
function bearingOn(
  { stage }: Put,
  nouns: readonly string[],
  { makes, ends }: Condition,
): { deed: DeedData; holds: boolean | 'partly' } | null {
  if (nouns.length === 0) return null;
  let vain: DeedData | null = null;
  const last = stage.deeds.findLast(isOwn);
  const isLastMeant = nouns.every((noun) => generic.test(noun));
  for (const deed of stage.deeds.filter(isOwn).toReversed()) {
    const isMeant = isLastMeant && deed === last;
    const all = tokensOf(deed.text);
    if (!isMeant && nouns.filter((noun) => all.has(noun)).length * 2 < nouns.length) continue;
    for (const clause of clausesOf(deed.text).map(withoutDoubt).toReversed()) {
      if (!isMeant && !nouns.some((noun) => tokensOf(clause).has(noun))) continue;
      const isEnd = ends?.test(clause) ?? false;
      if (!isEnd && !makes.test(clause)) continue;
      if (isDone(deed) || isCarried(deed.text, clause))
        return { deed: isDone(deed) ? deed : { ...deed, outcome: 'done', answer: '' }, holds: !isEnd };
      if (deed.outcome === 'partly') return { deed, holds: 'partly' };
      if (!isEnd) vain ??= deed;
    }
  }
  return vain ? { deed: vain, holds: false } : null;
}

function remainsOf(put: Put, clause: string): QuestionAnswer | null {
  const nouns = nounsOf(clause, remains);
  for (const makes of [burns, breaks]) {
    const found = bearingOn(put, nouns, { asked: remains, makes, ends: null });
    if (!found) continue;
    const left = found.holds === true ? 'Nothing that is of use' : found.holds ? 'A part of it' : 'All of it';
    return told(put, `${left}: ${tale(found.deed)}.`);
  }
  return null;
}

function reportOf(put: Put, clause: string): QuestionAnswer | null {
  const { stage } = put;
  const nouns = nounsOf(
    clause,
    /\b(?:find|found|report\w*|discover\w*|learn\w*|bring|brought|see|seen|count\w*|come|came|back|return\w*|news|word|answer)\b/i,
  );
  const deeds = stage.deeds.filter(isOwn);
  const deed = deeds.findLast(
    ({ text, to }) =>
      sends.test(text) &&
      (nouns.some((noun) => tokensOf(`${text} ${to}`).has(noun)) ||
        errands.some(([who, what]) => who.test(clause) && what.test(text))),
  );
  if (!deed) return null;
  if (deed.outcome === 'failed' || deed.outcome === 'refused')
    return told(put, `Nothing, for nobody went: ${tale(deed)}.`);
  const who = stage.beings.find(({ name }) => name === deed.to);
  const hasTime = deeds.length - 1 - deeds.indexOf(deed) >= 1;
  if ((who && who.state === 'away' && isAwaited(who)) || !hasTime)
    return told(put, `There is no word yet: ${deed.text}, and that takes its time.`);
  if (!searches.test(deed.text)) {
    const by = who ? `${upper(who.name)} report${who.is === 'they' ? '' : 's'} that` : 'They say that';
    return told(put, `${by} ${isDone(deed) ? 'it is done' : 'a part of it is done'}: ${deed.text}.`);
  }
  if (who && who.is !== 'they')
    return told(put, `${upper(who.name)} reports nothing that is new to you: ${deed.text}.`);
  const lines = reportsOf[stage.of.scenario.public.id];
  const line = lines[numberFor(`${deed.text} ${deeds.length}`, lines.length)] ?? '';
  return told(put, line.replace('{deed}', deed.text));
}

function voteOf(put: Put): QuestionAnswer | null {
  const deed = put.stage.deeds
    .filter(isOwn)
    .findLast(({ text }) =>
      /\b(?:mov(?:e|ed) (?:that|for|to)|vot(?:e|ed)|motion|decree\w*|propos(?:e|ed))\b/i.test(text),
    );
  if (!deed) return null;
  const result = {
    done: 'It was carried',
    partly: 'It was carried in part',
    failed: 'It was lost',
    refused: 'It was never put',
  };
  return told(put, `${result[deed.outcome]}: ${deed.text}.`);
}

/** Nobody has the rolls at hand; who was sent away is known. */
function detachedOf(put: Put): QuestionAnswer | null {
  const gone = put.stage.deeds
    .filter(({ outcome, text }) => (outcome === 'done' || outcome === 'partly') && sends.test(text))
    .flatMap((deed) => {
      const men = detached.exec(deed.text)?.[1];
      return men ? [{ men, deed }] : [];
    });
  const last = gone.at(-1);
  if (!last) return null;
  const led = put.stage
    .here()
    .filter(({ is, state, regard }) => state === 'here' && is === 'they' && regard >= 0)
    .map(({ name }) => name);
  const rest = led.length === 0 ? '' : `; ${listed(led)} are still with you`;
  return told(put, `Fewer by ${listed(gone.map(({ men }) => men))}, since ${last.deed.text}${rest}.`);
}

/** A question leaves nothing behind. */
function isOwn({ text, act }: DeedData): boolean {
  return act !== 'inquiry' && !/^you asked (?:\S+ ){0,4}(?:whether|what|who|where|when|why|how)\b/.test(text);
}

function tale({ text, outcome, answer, to }: DeedData): string {
  const isVain = outcome === 'failed' || outcome === 'refused';
  if (answer === '') return isVain ? `${text}, and it came to nothing` : text;
  // "The centurions", of whom one answered: the pronoun would mean another.
  const said = to === '' || text.includes(to) ? answer : answer.replace(/^(?:he|she|they)\b/, to);
  return `${text}, ${isVain ? 'but' : 'and'} ${said}`;
}

/** An order that was obeyed, however unwillingly, is carried out. */
function isDone({ outcome, answer }: DeedData): boolean {
  return outcome === 'done' || (outcome === 'partly' && /\bobeyed\b/.test(answer));
}

/** "You opened the gate, and tried to post guards": what stands before was done. */
function isCarried(text: string, clause: string): boolean {
  const tried = text.indexOf('tried to');
  return tried > 0 && text.indexOf(clause) < tried && !clause.includes('tried to');
}

/** "To see whether the road is watched" watches no road. */
function withoutDoubt(clause: string): string {
  return clause.replace(/\b(?:whether|if|to (?:see|find out|ask|learn|know))\b.*$/i, '');
}

function clausesOf(text: string): string[] {
  return text.split(/[,;]| and (?:then )?| then /);
}

/** The words that name what is asked after. */
function nounsOf(clause: string, without: RegExp): string[] {
  const spent = new Set(
    (clause.match(new RegExp(without.source, 'giu')) ?? []).flatMap((words) => words.split(' ').map(stem)),
  );
  return [...tokensOf(clause.replace(new RegExp(without.source, 'giu'), ' '))]
    .filter(
      ([token, weight]) => weight >= 1 && !spent.has(token) && !/^(?:still|yet|now|already)$/.test(token),
    )
    .map(([token]) => token);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
