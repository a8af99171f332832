/** What a step is done to: its class, once it is known whom and what its words mean, and who and what takes which part in it. */
import type { Place } from '@rubicon/scenarios';
import type { ActClass } from '../eras/bank.js';
import { baseForm } from '../reading/base-form.js';
import { isDescribedPeople } from '../reading/described-people.js';
import { stepsOf, type Phrase, type Step } from '../reading/steps.js';
import { isVerb, nounKindsOf } from '../reading/wordnet.js';
import { classOfWords } from '../reading/class-of-words.js';
import { classOfVerb } from '../reading/verbs.js';
import { isPersonNoun, isReachable, type Being } from './beings.js';
import { isSureThing, sureOfPerson } from './sureness.js';
import { causedBy } from './caused-deeds.js';
import { isConfining } from './confining.js';
import { isWayOut } from './exits.js';
import { movedPeople, wayOfArmy } from './forces.js';
import { isPromised, listedPeople, listedThings } from './lists.js';
import { sentThing } from './sent-things.js';
import { headNoun, isGeneric, isMoneyNoun, type Entity, type Stage } from './stage.js';

export interface ThingMeant {
  /** As within a sentence. */
  readonly name: string;
  /** Stands in the scene. */
  readonly known: boolean;
  readonly isGone: boolean;
  /** "you", a name, or empty: nobody's that is known. */
  readonly holder: string;
  readonly isFood: boolean;
  readonly isMoney: boolean;
}

export interface Roles {
  readonly actClass: ActClass;
  /** To whom it is done or said. */
  readonly who: Being | null;
  /** Named by the player, not only meant. */
  readonly isWhoNamed: boolean;
  readonly what: ThingMeant | null;
  /** "a horse and the fan": what goes with it. */
  readonly further: readonly ThingMeant[];
  /** "Sassa and Maeda": to whom it is done, too. */
  readonly others: readonly Being[];
  /** "X for Y": what goes the other way. */
  readonly inReturn: ThingMeant | null;
  readonly where: { readonly place: Place | null; readonly name: string } | null;
  readonly along: readonly Being[];
  /** What others are told to do. */
  readonly inner: { readonly roles: Roles; readonly step: Step } | null;
  readonly isSelf: boolean;
}

const timeWords =
  /^(?:until |till )?(?:the |that |this |next |all |a |an |one |two |three |four |five |six |seven |ten |\d+ )*(?:night|day|morning|evening|noon|dawn|dusk|hour|moment|while|week|month|year|time|times|tonight|today|tomorrow|midnight|long enough|day and night)s?(?: later| long| after)?$/i;
const addressing: ReadonlySet<ActClass> = new Set([
  'tell',
  'lie',
  'ask',
  'persuade',
  'bargain',
  'promise',
  'threaten',
  'insult',
  'joke',
  'praise',
  'confess',
  'refuse',
  'accept',
  'order',
]);
const toPeople: ReadonlySet<ActClass> = new Set([
  ...addressing,
  'summon',
  'send',
  'strike',
  'kill',
  'attack',
  'defend',
  'arrest',
  'free',
  'bribe',
  'love',
  'heal',
  'mourn',
  'teach',
  'betray',
  'surrender',
]);
const toThings: ReadonlySet<ActClass> = new Set([
  'take',
  'read',
  'destroy',
  'bury',
  'make',
  'use',
  'eat',
  'trade',
  'steal',
  'write',
  'give',
  'study',
  'play',
]);
const states =
  /^(?:(?:north|south|east|west|home)(?:ward|wards)?|inland|upriver|downriver|upstairs|downstairs|outside|inside|dead|alone|alive|free|open|shut|closed|silent|still|unharmed|whole|naked|asleep|awake|arrested|quiet|safe|loud|long enough|aside)$/i;

export function rolesOf(step: Step, stage: Stage): Roles {
  const before = new Set(stage.beings);
  const roles = rolesIn(step, stage);
  forgetUnmet(roles, before, stage);
  return roles;
}

/** To whom it is done by others, they are there. */
const isDoneTo: ReadonlySet<ActClass> = new Set([
  'kill',
  'arrest',
  'strike',
  'free',
  'summon',
  'defend',
  'heal',
]);

/** Who is only in the words, and takes no part, is not met by it: "he is a coward", "a sheet against the electors". */
function forgetUnmet(roles: Roles, before: ReadonlySet<Being>, stage: Stage): void {
  const met = new Set<Being | null>();
  for (let one: Roles | null = roles; one; one = one.inner?.roles ?? null)
    for (const being of [
      one === roles || isDoneTo.has(one.actClass) ? one.who : null,
      ...one.along,
      ...one.others,
    ])
      met.add(being);
  for (const being of stage.beings)
    if (!before.has(being) && !met.has(being) && being.who === '' && being.state === 'here')
      being.isKnown = false;
}

function rolesIn(step: Step, stage: Stage): Roles {
  const { actClass, phrases, inner } = refined(step, stage);
  const known = new Set(stage.beings);
  const told = partsOf(actClass, phrases, step, stage);
  if (actClass === 'send' && told.what && told.who) return sentRoles(told, known);
  // Whom what is said is about: "him" afterwards.
  for (const name of step.content?.text.match(
    /\p{Lu}[\p{L}’'-]+(?: (?:de|du|no|von|van) )?(?: ?\p{Lu}[\p{L}’'-]+)*/gu,
  ) ?? []) {
    const being = /^(?:I|The|First|Second|Third|That|If|And|But)$/.test(name)
      ? null
      : stage.personNamed(name);
    if (being) stage.speakOf({ kind: 'person', being });
  }
  let { who } = told;
  const isWhoNamed = who !== null;
  // "cut his throat": whose it is.
  if (!who && toPeople.has(actClass) && !addressing.has(actClass)) {
    const whose = /\b(his|her|their|him|them)\b/i.exec(step.clause)?.[1]?.toLowerCase();
    const entity = whose
      ? stage.resolve(whose === 'his' ? 'him' : whose === 'their' ? 'them' : whose, 'person')
      : null;
    if (entity?.kind === 'person') who = entity.being;
  }
  // What one leaves for the dead is laid down.
  if (who?.state === 'dead' && actClass === 'give') who = null;
  if (!who && actClass === 'read' && /\b(?:aloud|out(?: loud)?)\b/i.test(step.clause)) who = stage.audience();
  if (!who && actClass === 'surrender') who = captor(stage);
  // "go with the horseman"
  if (who && actClass === 'go' && / with$/.test(step.verb)) told.along.push(who);
  // "his horse": whose it is.
  if (!who && actClass === 'steal') {
    const owner = /^(his|her|their)\b/i
      .exec(phrases.find(({ prep }) => prep === '')?.text ?? '')?.[1]
      ?.toLowerCase();
    const entity = owner
      ? stage.resolve(owner === 'his' ? 'him' : owner === 'her' ? 'her' : 'them', 'person')
      : null;
    if (entity?.kind === 'person') who = entity.being;
  }
  if (!who && addressing.has(actClass)) who = inFrontOf(step.lead, stage);
  // What nobody is told in person is for those who take orders.
  if (!who && addressing.has(actClass) && actClass !== 'lie' && !told.isToNobody)
    who = actClass === 'order' ? stage.underOrders() : stage.companion();
  const innerRoles = inner && rolesOf(inner, stage);
  // "tell the boy: say to your master": "him" is the boy.
  if (who && innerRoles?.who && !known.has(innerRoles.who)) stage.speakOf({ kind: 'person', being: who });
  // "order the column on to Ariminum", "lead the crowd east": one goes with them.
  if (
    who &&
    actClass === 'order' &&
    !inner &&
    told.where &&
    /^(?:order|lead|march|bring|take|call)/.test(step.verb) &&
    // "order the treasury closed" leads nobody there.
    !(step.verb === 'order' && /^order (?:\S+ ){1,5}?\S+(?:ed|ut)(?: and \S+)?$/i.test(step.clause))
  ) {
    told.along.push(who);
    return { ...told, actClass: 'go', who, isWhoNamed, inner: null };
  }
  return {
    ...told,
    // One gives oneself up to somebody who could keep one.
    actClass: actClass === 'surrender' && !who ? 'gesture' : actClass,
    who,
    isWhoNamed,
    inner: inner && innerRoles ? { roles: innerRoles, step: inner } : null,
  };
}

/** What is sent to somebody who is here is handed to them; whom nobody has met is not here. */
function sentRoles(told: ReturnType<typeof partsOf>, known: ReadonlySet<Being>): Roles {
  const { who } = told;
  if (who && !known.has(who) && who.who === '') who.state = 'away';
  const isHere = who !== null && isReachable(who);
  return { ...told, actClass: isHere ? 'give' : 'send', isWhoNamed: true, inner: null };
}

/** "In front of the men I swear": before whom it is said. */
function inFrontOf(lead: string, stage: Stage): Being | null {
  const whom = /^(?:in front of|before|facing) ((?:the|my|our|all|them|him|her|\p{Lu})[^,]*)$/iu.exec(
    lead.trim().replace(/,$/, ''),
  )?.[1];
  const entity = whom ? stage.resolve(whom, 'person') : null;
  return entity?.kind === 'person' ? entity.being : null;
}

/** Who is here to take a prisoner: somebody armed, or a known adversary. */
function captor(stage: Stage): Being | null {
  const armed = stage.here().filter(
    // A friend takes nobody prisoner.
    ({ voices, regard }) =>
      regard < 0 || (regard < 1 && voices.some((voice) => /^(?:soldier|officer)$/.test(voice))),
  );
  const near = stage.companion();
  return near && armed.includes(near) ? near : (armed[0] ?? null);
}

interface Refined {
  readonly actClass: ActClass;
  readonly phrases: readonly Phrase[];
  readonly inner: Step | null;
}

function refined(told: Step, stage: Stage): Refined {
  const step = { ...told, phrases: told.phrases.filter((_one, at) => !isApposition(told, at)) };
  const worded = refinedByWords(step, stage);
  const read =
    worded.actClass === 'go'
      ? { ...worded, phrases: wayOfArmy(worded.phrases, (words) => isPerson(words, stage)) }
      : worded;
  const sent = read.actClass === 'send' && !read.inner ? sentThing(read.phrases, stage) : null;
  return sent ? { actClass: sent.isMessage ? 'write' : 'send', phrases: sent.phrases, inner: null } : read;
}

/** "Kuroda Genba, a scarred ferryman, …": who he is, and nobody else. */
function isApposition({ clause, phrases }: Step, at: number): boolean {
  const [name, { prep, text }] = [phrases[at - 1]?.text ?? '', phrases[at]!];
  return (
    prep === '' &&
    /^\p{Lu}/u.test(name) &&
    /^(?:an?|the|my) \p{Ll}/u.test(text) &&
    isPersonNoun(headNoun(text)) &&
    clause.includes(`${name}, ${text}, `)
  );
}

function refinedByWords(step: Step, stage: Stage): Refined {
  const { verb, phrases, content, clause } = step;
  const [first] = phrases;
  const plain = (actClass: ActClass, inner: Step | null = null, read = phrases): Refined => ({
    actClass,
    phrases: read,
    inner,
  });
  if (step.actClass === 'write') return plain('write', null, writtenPhrases(phrases));
  // "hide in a ditch": oneself, and nothing in it.
  if (step.actClass === 'bury' && /^hide (?:in|under|behind|inside|among)$/.test(verb))
    return plain(
      'hide',
      null,
      phrases.map((one) => (one.prep === '' ? { ...one, prep: verb.split(' ')[1]! } : one)),
    );
  // That a dead man has written is no news, but a lie.
  if (step.actClass === 'tell' && content && isOfTheLivingDead(content.text, stage)) return plain('lie');
  // "let the water out" asks nobody's leave.
  const loosened =
    /^let (?:all |some |half )?(?:the |my |our |his )?(\p{L}+) (?:out|in|down|off|through|go|run|flow|burn|fall|drop)\b/iu.exec(
      clause,
    )?.[1];
  if (loosened && !isPerson(loosened, stage) && !/^(?:him|her|them|it|me|us|go)$/i.test(loosened))
    return plain('use');
  // A stone thrown across a river strikes nobody.
  if (
    step.actClass === 'strike' &&
    /^(?:throw|hurl|fling|toss|shove|push|pull|kick|shake|swing)\b/.test(verb) &&
    first?.prep === '' &&
    isThingOrFood(first.text) &&
    !phrases.some(({ text }) => isPerson(text, stage)) &&
    !/\b(?:him|her|them|his|their)\b/i.test(clause)
  )
    return plain('use');
  // "do what he says"
  if (
    /^do\b/.test(verb) &&
    /\b(?:what(?:ever)?|as|everything|anything)\b.*\b(?:say|says|said|ask|asks|asked|wants?|wanted|wish|wishes|suggest|suggests|suggested|order|orders|ordered|told|advise|advises|advised|propose|proposes|proposed)\b/i.test(
      clause,
    )
  )
    return plain('accept');
  // "march on to Ariminum" is a way, and no battle yet.
  if (
    step.actClass === 'attack' &&
    /^(?:march|advance|move|ride|push|press)\b/.test(verb) &&
    phrases.some(
      ({ prep, text }) =>
        /^(?:to|into|on|upon|toward|towards|for|through)$/.test(prep) && stage.placeIn(text),
    ) &&
    !/\b(?:attack|storm|fight|kill|burn|sack|take|against)\b/i.test(clause)
  )
    return plain('go');
  // "carry bread to the poor"
  if (
    /^(?:carry|bring|take|deliver)$/.test(verb) &&
    first?.prep === '' &&
    isThingOrFood(first.text) &&
    !isPerson(first.text, stage) &&
    // Somebody named is to be found first.
    phrases.some(({ prep, text }) => prep === 'to' && /^\p{Ll}/u.test(text) && isPerson(text, stage))
  )
    return plain('give');
  // A person who is sold is no goods, unless they are the player's by law.
  if (
    /^(?:sell|auction)\b/.test(verb) &&
    first?.prep === '' &&
    isPerson(first.text, stage) &&
    !/\b(?:slaves?|prisoners?|captives?|him|her|them)\b/i.test(first.text)
  )
    return plain('betray');
  if (isConfining(verb) && first?.prep === '' && isPerson(first.text, stage)) return plain('arrest');
  // A thing is tied up, and not taken prisoner.
  if (step.actClass === 'arrest' && first?.prep === '' && /^(?:it|this|that)$/i.test(first.text))
    return plain('use');
  // A hand held out refuses nothing.
  if (/^hold out$/.test(verb) && phrases.some(({ text }) => /\b(?:hands?|arms?|palm|cup|purse)$/i.test(text)))
    return plain('gesture');
  if (/^pick$/.test(verb) && first?.prep === '' && !isPerson(first.text, stage)) return plain('take');
  // "give them no answer" gives nothing.
  if (
    /^(?:give|offer|show|tell|lend|pay)$/.test(verb) &&
    phrases.some(({ prep, text }) => prep === '' && /^no\b/i.test(text))
  )
    return plain('gesture');
  // "slip his snuffbox off the table"
  if (
    /^(?:slip|pocket|palm|slide|snatch|lift|sneak)\b/.test(verb) &&
    /^(?:his|her|their|\p{Lu}\p{L}+[’']s?) /u.test(first?.text ?? '') &&
    /\b(?:off|out of|from|into my|up my|away)\b/i.test(clause)
  )
    return plain('steal');
  // "pull my hat down" breaks nothing.
  if (
    step.actClass === 'destroy' &&
    /^(?:pull|turn|fold|let) /.test(`${verb} `) &&
    worn.test(first?.text ?? '')
  )
    return plain('gesture');
  // The letter of this turn is given to be carried, and no present.
  if (
    /^(?:give|hand|hand over|pass)$/.test(verb) &&
    stage.writingTo !== null &&
    phrases.some(({ text }) => /^(?:it|(?:the|my|this) (?:letter|note|message))$/i.test(text)) &&
    phrases.some(({ prep, text }) => prep === 'to' && isPerson(text, stage))
  )
    return {
      actClass: 'send',
      phrases: phrases.filter(({ prep }) => prep === 'to').map(({ text }) => ({ prep: '', text })),
      inner: null,
    };
  // "let Shibata know that he may go"
  const informed = /^(?:let|make)$/.test(verb) ? /^(.+) know$/iu.exec(first?.text ?? '')?.[1] : undefined;
  if (informed) return { actClass: 'tell', phrases: [{ prep: '', text: informed }], inner: null };
  // "let the mayor believe that my husband ordered it"
  const misled = /^(?:let|make)$/.test(verb)
    ? /^(.+) (?:believe|think|suppose)$/iu.exec(first?.text ?? '')?.[1]
    : undefined;
  if (misled) return { actClass: 'lie', phrases: [{ prep: '', text: misled }], inner: null };
  // "tell nobody" is to say nothing.
  if (
    addressing.has(step.actClass) &&
    phrases.some(({ text }) => /^(?:nobody|no one|no-one|none|not a soul)$/i.test(text))
  )
    return plain('gesture');
  // "show him the cloak" is seen, not heard.
  if (verb === 'show' && !content && phrases.some(({ prep, text }) => prep === '' && !isPerson(text, stage)))
    return plain('gesture');
  const movedTo = movedPeople(step, (words) => isPerson(words, stage));
  if (movedTo) return plain(movedTo);
  const caused = causedBy(step, (words) => isPerson(words, stage));
  if (caused) return caused;
  if (
    /^(?:tell|say|whisper)/.test(verb) &&
    phrases.some(({ text }) => /\b(?:joke|jest|the one|riddle|funny story|anecdote)\b/i.test(text))
  )
    return plain('joke');
  if (
    /^(?:hold|put|throw|cast|drop|toss|lay|fling|push)/.test(verb) &&
    phrases.some(
      ({ prep, text }) =>
        /^(?:in|into|on|onto|to|over)$/.test(prep) &&
        /\b(?:flames?|fire|hearth|candle|brazier|lamp)\b/i.test(text),
    )
  )
    return plain('destroy');
  if (/^pour/.test(verb) && /\b(?:ground|earth|libation|ghost|gods?|shade|spirit|dead)\b/i.test(clause))
    return plain('pray');
  if (
    /^(?:send|dispatch|get)/.test(verb) &&
    /^(?:a|an|the|my|this|that|some|three|two)?\s?(?:\p{L}+ )?(?:letters?|word|message|messages|note|reply|answer)$/iu.test(
      first?.text ?? '',
    ) &&
    phrases.some(({ prep }) => prep === 'to')
  )
    return plain('write');
  if (/\bby (?:letter|messenger|courier)\b/i.test(clause)) return plain('write');
  if (
    /^(?:throw|toss|fling|hurl|drop|cast)/.test(verb) &&
    first?.prep === '' &&
    !isPerson(first.text, stage) &&
    phrases.some(({ prep }) => /^(?:in|into|over|on|onto|away|out)$/.test(prep)) &&
    !phrases.some(({ prep, text }) => (prep === 'at' || prep === 'on') && isPerson(text, stage))
  )
    return plain('use');
  if (
    /^make(?: (?:him|her|them))?$/.test(verb) &&
    first?.prep === '' &&
    isPerson(first.text, stage) &&
    !/\b(?:laugh|cry|swear|promise|drink|eat|wait|go|come)\b/i.test(clause)
  )
    return plain(/\b(?:ally|friend)\b/i.test(clause) ? 'persuade' : 'vote');
  if (
    (step.actClass === 'strike' || step.actClass === 'kill') &&
    phrases.every(({ prep }) => prep !== '') &&
    !phrases.some(({ text }) => isPerson(text, stage)) &&
    !/\b(?:his|her|their)\b/i.test(clause)
  )
    return plain('gesture');
  if (/^(?:raise|lift|help)/.test(verb) && first?.prep === '' && isPerson(first.text, stage))
    return plain('heal');
  if (
    /^(?:get|fetch|hire|call in)$/.test(verb) &&
    first?.prep === '' &&
    isPerson(first.text, stage) &&
    !content
  )
    return plain('summon');
  if (/^(?:draw|take|lead|pull)$/.test(verb) && first?.prep === '' && isPerson(first.text, stage))
    return plain(
      /\baside\b|\bby the (?:arm|hand|sleeve)\b/i.test(clause)
        ? 'gesture'
        : /prisoner|hostage|captive/i.test(clause)
          ? 'arrest'
          : 'go',
    );
  // "take a cab to Versailles": the cab is no place.
  const isOnward = phrases.some(({ prep }) => /^(?:to|for|into|towards?)$/.test(prep));
  if (
    (verb === 'take' || (isOnward && /^(?:hire|catch|board)$/.test(verb))) &&
    /\b(?:boat|ship|coach|carriage|ferry|road|path|litter|barge|cab|fiacre|chaise|diligence|palanquin)\b/i.test(
      first?.text ?? '',
    )
  )
    return plain('go', null, isOnward ? phrases.slice(1) : phrases);
  if (verb === 'take' && /\b(?:prisoner|captive|hostage)\b/i.test(clause)) return plain('arrest');
  if (verb === 'take' && /\binto my (?:confidence|service|arms)\b/i.test(clause))
    return plain(/arms/i.test(clause) ? 'love' : 'persuade');
  // "offer him easier terms": that is no present, nor is money for what is wanted of him.
  if (
    /^offer(?: (?:him|her|them))?$/.test(verb) &&
    phrases.some(
      ({ prep, text }) =>
        prep === '' &&
        !isPerson(text, stage) &&
        (isPromised(text) || (isSum(text) && (step.purpose || phrases.length === 1))),
    )
  )
    return plain('bargain');
  if (
    verb === 'offer' &&
    !/\bif\b/i.test(clause) &&
    phrases.length >= 2 &&
    isThingOrFood(phrases.at(-1)!.text)
  )
    return plain('give');
  if (verb === 'offer' && phrases.length === 1 && isThingOrFood(first!.text) && !isPerson(first!.text, stage))
    return plain('give');
  if (verb === 'take' && (isTheft(step) || (stage.wardedOffBy && /\b(?:his|her|their)\b/i.test(clause))))
    return plain('steal');
  if (verb === 'do' && /\bnothing\b/i.test(clause)) return plain('wait');
  if (verb === 'let' && /\b(?:go|leave|pass|live|escape|off|free)\b/i.test(clause)) return plain('free');
  if (
    /^(?:climb|mount|jump|step|get up|stand)/.test(verb) &&
    !phrases.some(({ text }) => stage.placeNamed(text))
  )
    return plain('gesture');
  if (/^(?:shoot|fire)$/.test(verb) && /\b(?:into the air|a warning)\b/i.test(clause))
    return plain('threaten');
  if (verb === 'cut' && /\bthroat\b/i.test(clause)) return plain('kill');
  if (verb === 'play' && /\b(?:dead|ill|sick|the fool|mad)\b/i.test(clause)) return plain('lie');
  if (/^make$/.test(verb) && /\b(?:speech)\b/i.test(clause)) return plain('speak');
  if (/^make$/.test(verb) && /\bpeace\b/i.test(clause)) return plain('bargain');
  if (/^make$/.test(verb) && /\blove\b/i.test(clause)) return plain('love');
  if (/^(?:make|take)$/.test(verb) && /\b(?:oath|vow|promise)\b/i.test(clause)) return plain('promise');
  if (/^give$/.test(verb) && /\bspeech\b/i.test(clause)) return plain('speak');
  if (/^give$/.test(verb) && /\b(?:order|orders|command|signal|word)\b/i.test(first?.text ?? ''))
    return plain(/\bmy word\b/i.test(clause) ? 'promise' : 'order');
  if (/^give$/.test(verb) && /\b(?:kiss|hug)\b/i.test(clause)) return plain('love');
  if (/^spread$/.test(verb) && !/\b(?:rumou?r|lie|story|word|news|tale|gossip)\b/i.test(clause))
    return plain('use');
  if (
    /^leave$/.test(verb) &&
    step.actClass !== 'order' &&
    phrases[0]?.prep === '' &&
    !stage.placeNamed(phrases[0].text) &&
    (phrases.length > 1 || /\b(?:here|behind)\b/i.test(clause))
  )
    return plain('use');
  if (/^bury$/.test(verb) && first && isPerson(first.text, stage)) return plain('mourn');
  if (/^burn$/.test(verb) && /\b(?:body|corpse|pyre)\b/i.test(clause)) return plain('mourn');
  if (/^(?:feed|serve)$/.test(verb)) return plain('give');
  if (/^challenge$/.test(verb) && /\bduel|field|fight|single combat\b/i.test(clause))
    return plain('threaten');
  // "ask to see Cleopatra": she is to be seen, by nobody else.
  const seen = /^(?:ask|beg|demand|request|insist|try)$/.test(verb)
    ? /^to (?:see|meet|meet with|speak to|speak with|talk to|talk with|be received by) (.+)$/i.exec(
        content?.text ?? '',
      )?.[1]
    : undefined;
  if (seen && phrases.length === 0 && isPerson(seen, stage))
    return { actClass: 'persuade', phrases: [{ prep: '', text: seen }], inner: null };
  const let_in =
    content && /^to be (?:let|allowed|admitted|received|brought|shown|taken)\b/i.test(content.text);
  if (let_in) return plain('go');
  if (
    content?.kind === 'order' &&
    /^(?:tell|ask|order|command|instruct|beg|urge|bid|persuade|direct|send|warn|allow|let|force|make|get|want|help|charge|demand|call)/.test(
      verb,
    )
  ) {
    const inner = innerOf(content.text);
    const isAsked =
      /^(?:ask|beg|urge|persuade|demand|call|warn|advise|invite|implore|entreat|plead|suggest|counsel|encourage)/.test(
        verb,
      );
    return { actClass: isAsked ? 'persuade' : 'order', phrases, inner };
  }
  if (/^say\b/.test(verb) && /\bsorry\b/i.test(clause)) return plain('confess');
  // "pay him 50 denarii": a gift of money, unless something is bought with it.
  if (
    verb === 'pay' &&
    !step.purpose &&
    phrases.some(({ prep, text }) => prep === '' && isMoneyNoun(text)) &&
    !phrases.some(({ prep }) => prep === 'for')
  )
    return plain('give');
  // "I whisper to him: you speak first"
  const asked = content?.kind === 'words' && step.actClass === 'tell' ? requestIn(content.text) : null;
  if (asked) return { actClass: 'persuade', phrases, inner: asked };
  if (verb === 'poison' && first?.prep === '' && !isPerson(first.text, stage)) return plain('use');
  if (content && (step.actClass === 'tell' || step.actClass === 'speak') && content.kind !== 'order') {
    const said = classOfWords(content.text);
    if (/^(?:love|threaten|confess|promise|insult)$/.test(said)) return plain(said);
  }
  if (content && /^(?:tell|say|write)/.test(verb) && /\b(?:which is a lie|falsely|a lie)\b/i.test(clause))
    return plain('lie');
  if (/^(?:ask)$/.test(verb) && phrases.some(({ prep }) => prep === 'for')) return plain('persuade');
  if (/^(?:look|think|see|find|learn|count)/.test(verb) && content?.kind === 'question')
    return plain('study');
  return plain(step.actClass);
}

const worn = /\b(?:hat|hood|cap|veil|helmet|sleeves?|collar|cloak|coat|shirt|trousers|breeches|mask|hair)$/i;

/** "you speak first", "let us go", "wait here": what is asked of them. */
function requestIn(said: string): Step | null {
  const bare =
    /^(?:please,? )?(?:you (?!are|have|were|had|will|would|can|could|may|must|know|said)|let us |let's )?(.+)$/isu.exec(
      said,
    )?.[1] ?? '';
  const [step] = stepsOf(bare);
  if (!step || step.isNegated || /^(?:I|we)\b/iu.test(bare)) return null;
  return bare.toLowerCase().startsWith(step.clause.slice(0, 6).toLowerCase()) && step.verb !== 'be'
    ? step
    : null;
}

/** "not to touch a hair of them" */
function innerOf(content: string): Step | null {
  const isNot = /^not /i.test(content);
  const bare = content.replace(/^(?:not )?to /i, '');
  const steps = stepsOf(`I ${isNot ? 'do not ' : ''}${bare}`);
  // "find him and bring him here"
  const step = /^(?:find|seek|look|search|go)/.test(steps[0]?.verb ?? '') ? fetched(steps) : steps[0];
  return step && step.verb !== 'be' ? step : null;
}

/** "Find me Hattori Hanzō and bring him here": whom one has found is brought. */
function fetched(steps: readonly Step[]): Step | undefined {
  const bring = steps.find(({ actClass }) => actClass === 'summon');
  const sought = steps[0]?.phrases.find(({ prep, text }) => prep === '' && !/^(?:me|us)$/i.test(text));
  if (!bring || !sought || bring === steps[0]) return bring ?? steps[0];
  const phrases = bring.phrases.map((one) => (/^(?:him|her|them|it)$/i.test(one.text) ? sought : one));
  return { ...bring, phrases };
}

function partsOf(
  actClass: ActClass,
  phrases: readonly Phrase[],
  step: Step,
  stage: Stage,
): Omit<Roles, 'actClass' | 'inner' | 'isWhoNamed' | 'along'> & {
  readonly along: Being[];
  /** Somebody is named whom nobody knows: nobody else answers for them. */
  readonly isToNobody: boolean;
} {
  let who: Being | null = null;
  let what: ThingMeant | null = null;
  let inReturn: ThingMeant | null = null;
  let isToNobody = false;
  let where: Roles['where'] = null;
  let isSelf = false;
  const along: Being[] = [];
  const further: ThingMeant[] = [];
  const others: Being[] = [];
  const bare = phrases
    .filter(
      ({ prep, text }) => prep === '' && !timeWords.test(text) && !states.test(text) && !isOthersDoing(text),
    )
    .flatMap((phrase) => (giving.has(actClass) ? receiverAndGift(phrase) : [phrase]));
  // "across the mountains into Iga": the one that has a name.
  const goesTo = ({ place, name }: Extract<Entity, { kind: 'place' }>): void => {
    if (!where || (where.place && isGeneric(where.place) && place && !isGeneric(place)))
      where = { place, name };
  };
  const take = (entity: Entity): void => {
    stage.speakOf(entity);
    if (entity.kind === 'self') isSelf = true;
    else if (entity.kind === 'person') {
      if (who && who !== entity.being && isWithOthers.has(actClass)) others.push(entity.being);
      who ??= entity.being;
    } else if (entity.kind === 'thing') {
      const thing = meant(entity);
      if (what && what.name !== thing.name && toThings.has(actClass)) further.push(thing);
      what ??= thing;
    } else if (entity.kind === 'place') goesTo(entity);
  };
  const isDouble =
    (actClass === 'give' ||
      actClass === 'tell' ||
      actClass === 'promise' ||
      actClass === 'bargain' ||
      actClass === 'ask' ||
      actClass === 'trade' ||
      actClass === 'bribe' ||
      actClass === 'send') &&
    bare.length >= 2;
  const wanted = (index: number): 'person' | 'thing' | 'place' | 'any' => {
    if (actClass === 'go') return 'place';
    // "sell them to Pompey": they are goods.
    const isFor = phrases.some(({ prep, text }) => prep === 'to' && isPerson(text, stage));
    if (toThings.has(actClass) && isFor && /^(?:it|them|this|that|these|those)$/i.test(bare[index]!.text))
      return 'thing';
    if (isDouble) return index === 0 ? 'person' : 'thing';
    if (index === 0 && addressing.has(actClass))
      return isPersonNoun(headNoun(bare[0]!.text)) ? 'person' : 'any';
    if (actClass === 'eat' && /\bwith\b/.test(step.verb)) return 'person';
    return 'any';
  };
  for (const [index, { text }] of bare.entries()) {
    if (isGuise(text, step)) continue;
    // "go there": where one spoke of, or where one is.
    if (/^(?:there|here)$/i.test(text)) continue;
    // "leave Sakai": where one is no more.
    if (actClass === 'go' && /^(?:leave|quit|abandon)/.test(step.verb)) continue;
    // "Minerva, guardian of the city": who has been named already.
    if (index > 0 && !isDouble && / of /.test(text) && !/^\p{Lu}/u.test(text)) continue;
    if (actClass === 'pray' && (index > 0 || (/^\p{Lu}/u.test(text) && !stage.personNamed(text)))) continue;
    const asked = askedFor(text, actClass);
    const people = asked ? [] : listedPeople(text, stage);
    if (people.length > 1) {
      for (const name of people) take(stage.resolve(name, 'person'));
      stage.speakOfAll();
      continue;
    }
    const listed =
      !asked && toThings.has(actClass) && wanted(index) !== 'person' ? listedThings(text, stage) : [];
    const [only = text, ...rest] = listed;
    const entity = stage.resolve(asked ?? only, asked ? 'person' : wanted(index));
    // "send Pompey half of what he asks"
    if (actClass === 'send' && index > 0 && isDouble && entity.kind === 'nobody') {
      what ??= meant({ kind: 'thing', name: text, known: null, noun: 'thing', owner: '' });
      continue;
    }
    if (asked && entity.kind !== 'person') isToNobody = true;
    if (asked && entity.kind !== 'person') continue;
    take(isLimb(entity) ? ownerOf(text, actClass, stage) : entity);
    for (const more of rest) take(stage.resolve(more, 'thing'));
    // "read it to them": what can be read.
    const written = actClass === 'read' && /^(?:it|this|that)$/i.test(text) ? stage.writing() : null;
    if (written) what = meant(written);
  }
  for (const phrase of phrases) {
    const { prep, text } = inFront(phrase);
    if (
      prep === '' ||
      isGuise(text, step) ||
      // "wade in yelling his name"
      (/^\p{Ll}{3,}ing (?!of )/u.test(text) && classOfVerb(baseForm(text.split(' ')[0]!)) !== undefined) ||
      timeWords.test(text) ||
      states.test(text) ||
      /^(?:times?|foot|horseback|all|fact|secret|silence|private|public|peace|haste|anger|tears|advance|return|turn|hand|mind|front|safety|least|last|once|first|length|person|order|case|vain|earnest|so|far|now|then)$/i.test(
        text,
      )
    )
      continue;
    // "leave by the back gate"
    if (/^(?:go|flee|hide)$/.test(actClass) && isWayOut(prep, text, step)) continue;
    if (prep === 'with' || prep === 'alongside') {
      const people = listedPeople(text, stage);
      if (people.length > 1 && /^(?:go|flee|attack|defend|send)$/.test(actClass)) {
        for (const name of people) {
          const entity = stage.resolve(name, 'person');
          if (entity.kind === 'person') along.push(entity.being);
          stage.speakOf(entity);
        }
        continue;
      }
      const entity = stage.resolve(text, isCompany(text, actClass, stage) ? 'any' : 'thing');
      if (entity.kind === 'person' && /^(?:go|flee|attack|defend|send)$/.test(actClass))
        along.push(entity.being);
      else if (entity.kind === 'person' && !(who && toPeople.has(actClass) && !addressing.has(actClass)))
        who ??= entity.being;
      else if (entity.kind === 'thing' && what === null && actClass === 'bribe') what = meant(entity);
      // "give it to him along with my pearl"
      else if (entity.kind === 'thing' && giving.has(actClass) && / along with /i.test(step.clause))
        further.push(meant(entity));
      stage.speakOf(entity);
      continue;
    }
    if (
      /^(?:at|in|into|inside|on|onto|through|across|near|outside|within|toward|towards|around|under|behind|beside|by|over|upon)$/.test(
        prep,
      ) ||
      (prep === 'to' && actClass === 'go')
    ) {
      const place = stage.resolve(
        text,
        /^(?:go|flee|hide|send)$/.test(actClass) || isNowhereKnown(prep, text, stage) ? 'place' : 'any',
      );
      if (place.kind === 'place') {
        if (place.place || actClass === 'go') goesTo(place);
      } else if (place.kind === 'person') {
        stage.speakOf(place);
        if (
          /^(?:at|on|upon|in|to)$/.test(prep) &&
          (toPeople.has(actClass) || actClass === 'go' || actClass === 'pray' || actClass === 'gesture')
        )
          who ??= place.being;
      } else if (place.kind === 'thing' && actClass === 'give' && what === null) what = meant(place);
      continue;
    }
    if (
      prep === 'to' ||
      prep === 'for' ||
      prep === 'among' ||
      prep === 'between' ||
      prep === 'from' ||
      prep === 'before' ||
      prep === 'against' ||
      prep === 'about' ||
      prep === 'of' ||
      prep === 'after'
    ) {
      // "a poem about Mimikawa": a name that nobody bears is a subject, and nobody who is here.
      if ((prep === 'about' || prep === 'of') && isUnknownName(text, stage)) continue;
      // A god is not somebody who could come in.
      if (
        actClass === 'pray' &&
        (prep === 'to' || prep === 'for') &&
        !stage.find(text) &&
        !stage.personNamed(text) &&
        !/^(?:him|her|them|those|the man|the woman)\b/i.test(text)
      )
        continue;
      const entity = stage.resolve(
        text,
        prep === 'to' && isForSomebody(text, actClass, stage) ? 'person' : 'any',
      );
      if (prep === 'to' && addressing.has(actClass) && entity.kind === 'nobody' && /\p{L}{3}/u.test(text))
        isToNobody = true;
      // "for the court" is a purpose, "for his halberd" a price.
      const isSolid = /^(?:thing|animal|food)$/.test(nounKindsOf(headNoun(text).toLowerCase())[0] ?? '');
      const isPrice = actClass === 'trade' || (isSolid && /^(?:his|her|their|your|its) |[’']s? /u.test(text));
      if (prep === 'for' && isPrice && isSwap(actClass, step) && entity.kind === 'thing') {
        inReturn = meant(entity);
        continue;
      }
      if (
        entity.kind === 'person' &&
        (prep === 'to' ||
          prep === 'among' ||
          prep === 'between' ||
          prep === 'before' ||
          prep === 'against' ||
          prep === 'after' ||
          (prep === 'from' && /^(?:take|steal|trade|flee|ask)$/.test(actClass)) ||
          (prep === 'for' &&
            /^(?:go|give|pray|mourn|make|summon|heal|trade|defend|write|eat|play)$/.test(actClass)))
      ) {
        if (actClass === 'give' && who === null) who = entity.being;
        else who ??= entity.being;
        stage.speakOf(entity);
      } else if (
        entity.kind === 'place' &&
        (prep === 'to' || prep === 'for' || prep === 'from' || prep === 'before' || prep === 'against')
      ) {
        if (prep !== 'from') goesTo(entity);
      } else if (entity.kind === 'thing' && what === null && toThings.has(actClass) && prep !== 'about')
        what = meant(entity);
    }
  }
  // Who swaps holds afterwards what they asked for.
  const isExchange = actClass === 'trade' && inReturn !== null && !/^(?:sell|buy|pay|lend)/.test(step.verb);
  return {
    who,
    what: isExchange ? inReturn : what,
    inReturn: isExchange ? what : inReturn,
    further,
    others,
    where,
    along,
    isSelf,
    isToNobody,
  };
}

function isOfTheLivingDead(said: string, stage: Stage): boolean {
  if (
    !/\b(?:alive|lives|living|escaped|survived|not dead|safe|pardon(?:ed)?|has (?:sent|written|told|promised)|sent (?:me|us)|is coming|marches|returns|commands)\b/i.test(
      said,
    )
  )
    return false;
  return (said.match(/\p{Lu}[\p{L}\p{M}’'-]+/gu) ?? []).some(
    (name) => stage.personNamed(name)?.state === 'dead',
  );
}

/** "write him a letter to Pompey": to whom it goes is said by name. */
function writtenPhrases(phrases: readonly Phrase[]): readonly Phrase[] {
  const isNamed = phrases.some(({ prep, text }) => prep === 'to' && /^\p{Lu}/u.test(text));
  return isNamed
    ? phrases.filter(({ prep, text }) => prep !== '' || !/^(?:him|her|them)$/i.test(text))
    : phrases;
}

/** What is done to several as to one. */
const isWithOthers: ReadonlySet<ActClass> = new Set(['summon', 'send', 'arrest', 'free', 'kill']);

/** "before anybody reads them": what somebody else does is nothing to do it to. */
function isOthersDoing(text: string): boolean {
  const verb = /^(\p{Ll}{3,}s) (?:it|them|him|her|me|us|the|my)\b/u.exec(text)?.[1];
  return verb !== undefined && isVerb(verb.replace(/e?s$/, '')) && baseForm(verb) !== verb;
}

const giving: ReadonlySet<ActClass> = new Set(['give', 'bribe', 'promise', 'trade']);

/** "the boy bread and honey": to whom, and what. */
function receiverAndGift(phrase: Phrase): readonly Phrase[] {
  const words = phrase.text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      !/[’']s?$/u.test(word) &&
      sureOfPerson(word.toLowerCase()) === 'sure',
  );
  const gift = words.slice(at + 1);
  const isSplit =
    at > 0 &&
    /^(?:the|my|his|her|your|their|this|that|each|every)$/i.test(words[0]!) &&
    isSureThing(gift.join(' '), headNoun(gift.join(' '))) &&
    // “the Empress Catherine” is one.
    !/^(?:of|in|at|from|with|who|and|or|\p{Lu}.*)$/u.test(gift[0]!);
  return isSplit
    ? [
        { prep: '', text: words.slice(0, at + 1).join(' ') },
        { prep: '', text: gift.join(' ') },
      ]
    : [phrase];
}

/** "the river’s pardon": of whom it is asked. */
function askedFor(text: string, actClass: ActClass): string | null {
  if (!addressing.has(actClass)) return null;
  return (
    /^(.+)[’']s? (?:pardon|forgiveness|leave|permission|advice|opinion|help|mercy|blessing)$/iu.exec(
      text,
    )?.[1] ?? null
  );
}

/** Behind "to", of what is said or given: somebody, by a noun or a name, or by a rank that nobody else bears. */
function isForSomebody(text: string, actClass: ActClass, stage: Stage): boolean {
  if (isPerson(text, stage)) return addressing.has(actClass);
  const noun = headNoun(text).toLowerCase();
  return (
    (addressing.has(actClass) || actClass === 'give' || actClass === 'bribe') &&
    /^(?:the|an?|my|his|her|their|this|that) /i.test(text) &&
    nounKindsOf(noun).length === 0 &&
    sureOfPerson(noun) !== 'no'
  );
}

function isUnknownName(text: string, stage: Stage): boolean {
  return /^\p{Lu}/u.test(text) && stage.placeNamed(text) === null && stage.personNamed(text) === null;
}

/** "in front of her father": before him. */
function inFront({ prep, text }: Phrase): Phrase {
  const whom = /^front of (.+)$/iu.exec(text)?.[1];
  return prep === 'in' && whom ? { prep: 'before', text: whom } : { prep, text };
}

/** "dress as a fishwife", "call myself Tenkai": who one makes of oneself is nobody else. */
function isGuise(text: string, { clause, verb }: Step): boolean {
  const words = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (new RegExp(`\\b(?:like|as) (?:if )?${words}(?![\\p{L}])`, 'iu').test(clause)) return true;
  return (
    /^(?:call|name|rename|style|christen|baptise|sign|crown|make)\b/.test(verb) &&
    /\b(?:myself|ourselves|me)\b/i.test(clause) &&
    !/^(?:myself|ourselves|me)$/i.test(text)
  );
}

/** Another's hand or face is theirs to feel it; one's own is no thing to have. */
function isLimb(entity: Entity): boolean {
  return entity.kind === 'thing' && entity.noun === 'body' && entity.known === null;
}

function ownerOf(text: string, actClass: ActClass, stage: Stage): Entity {
  const whose = /^(his|her|their)\b/i.exec(text)?.[1]?.toLowerCase();
  if (whose && !/^(?:read|study)$/.test(actClass))
    return stage.resolve(whose === 'his' ? 'him' : whose === 'their' ? 'them' : whose, 'person');
  // "cut my hair" is done to it; a hand is not given away.
  return actClass === 'destroy' || actClass === 'heal' ? stage.resolve(text) : { kind: 'nobody' };
}

/** With whom, and not by what: "a ruler" cuts, a guard comes along. */
function isCompany(text: string, actClass: ActClass, stage: Stage): boolean {
  const isKnown =
    stage.find(text) !== null || /\p{Lu}/u.test(text) || /^(?:him|her|them|me|us)\b/i.test(text);
  return isKnown || sureOfPerson(headNoun(text).toLowerCase()) === 'sure' ? true : actClass === 'go';
}

/** "at Narnia": a name behind such a word is a place's, unless somebody bears it. */
function isNowhereKnown(prep: string, text: string, stage: Stage): boolean {
  return (
    /^(?:at|in|into|inside|near|outside|through|across|around)$/.test(prep) &&
    /^\p{Lu}/u.test(text) &&
    stage.personNamed(text) === null
  );
}

function isSwap(actClass: ActClass, { verb }: Step): boolean {
  return (
    actClass === 'trade' || actClass === 'bargain' || (actClass === 'give' && !/^(?:feed|serve)/.test(verb))
  );
}

function meant(entity: Extract<Entity, { kind: 'thing' }>): ThingMeant {
  const kinds = nounKindsOf(headNoun(entity.name).toLowerCase());
  return {
    name: articled(entity.name),
    known: entity.known !== null,
    isGone: entity.known?.gone ?? false,
    // What is called the player's is theirs, though nobody has seen it before.
    holder: entity.known?.holder ?? (/^your /.test(entity.name) ? 'you' : entity.owner),
    isFood: kinds[0] === 'food' || /\b(?:wine|beer|sake|tea|water|brandy|bread)$/i.test(entity.name),
    isMoney:
      kinds[0] === 'money' ||
      /\b(?:money|coins?|denarii|sesterces|livres|louis|sous|ryō|ryo|silver|gold|purse|koku|pounds?|ducats?|francs|assignats?)\b/i.test(
        entity.name,
      ),
  };
}

/** "wine" → "the wine"; what has a number, an owner or a name stays. */
function articled(typed: string): string {
  const name = typed.replace(/ of$/, '');
  const [first = '', ...rest] = name.split(' ');
  if (!/^\p{Ll}/u.test(first) || /[’']s?$/u.test(first)) return name;
  if (
    /^(?:the|an?|my|your|his|her|their|our|its|some|all|any|each|every|both|no|more|much|many|few|several|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundreds?|thousands?|a|this|that|these|those|what|whatever|nothing|something|everything|anything|enough|other|another)$/i.test(
      first,
    )
  )
    return name;
  return /[’']s? /u.test(rest.join(' ')) ? name : `the ${name}`;
}

/** "200 silver and my second best sword" */
function isSum(text: string): boolean {
  const [first = ''] = text.split(/ (?:and|to|for) /);
  return (
    isMoneyNoun(first) ||
    /^(?:\p{N}|an? (?:hundred|thousand)|(?:ten|twenty|fifty|five|a) ).*\b(?:silver|gold)$/iu.test(first)
  );
}

function isPerson(text: string, stage: Stage): boolean {
  if (/^(?:him|her|them|everyone)$/i.test(text) || isDescribedPeople(text)) return true;
  if (/[’']s? \p{Ll}/u.test(text)) return isPersonNoun(headNoun(text));
  return (
    isPersonNoun(headNoun(text)) ||
    stage.find(text) !== null ||
    (/\p{Lu}/u.test(text) && stage.personNamed(text) !== null)
  );
}

function isThingOrFood(text: string): boolean {
  const kinds = nounKindsOf(headNoun(text).toLowerCase());
  return (
    kinds[0] === 'thing' ||
    kinds[0] === 'food' ||
    kinds[0] === 'animal' ||
    /\b(?:bed|purse|coins?|money|horse|food|drink|water|cup|seat|cloak)\b/i.test(text)
  );
}

function isTheft({ lead, clause, phrases }: Step): boolean {
  const object = phrases.find(({ prep }) => prep === '')?.text ?? '';
  return (
    /\b(?:sleeps?|asleep|back is turned|not looking|nobody is looking|turns (?:his|her|their) back)\b/i.test(
      lead,
    ) &&
    (/^(?:his|her|their|the) /i.test(object) || /[’']s /.test(object)) &&
    !/^my /i.test(clause)
  );
}
