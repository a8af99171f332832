/** What comes of each part of what was typed: deeds are decided step by step, questions answered, words said. */
import { isSo } from './deciding/condition.js';
import { isContradiction } from './deciding/contradiction.js';
import { decide, hindered } from './deciding/decide.js';
import { answerAskedFor } from './deciding/answer-asked-for.js';
import { isPersonNoun, type Being } from './deciding/beings.js';
import type { Circumstances, Happening } from './deciding/happening.js';
import { impossibleIn } from './deciding/impossible.js';
import type { Pages } from './deciding/asking/answer.js';
import { followUpOf } from './deciding/asking/follow-up.js';
import { lastSaid } from './deciding/asking/said-before.js';
import { asDirect, asYesOrNo, asYou } from './deciding/asking/subject.js';
import { answersTo, type QuestionWorld } from './deciding/questions.js';
import { rolesOf } from './deciding/roles.js';
import { headNoun, type Stage } from './deciding/stage.js';
import type { ActClass } from './eras/bank.js';
import { contentWords, sharesWord } from './plain-text.js';
import type { Scene } from './prompt.js';
import { numberFor } from './random.js';
import { classOfWords } from './reading/class-of-words.js';
import type { ActPart } from './reading/read-act.js';
import { asBidding } from './reading/orders.js';
import type { Step } from './reading/steps.js';
import { firstOf } from './telling/grammar.js';
import { inThePast } from './reading/past-form.js';
import type { Told } from './telling/tell.js';

/** "Je leur crie", "citoyens", "quirites": said to all who are there. */
const isToMany =
  /\b(?:leur|citoyens|mes amis|messieurs|vous autres|parmi vous|soldats|quirites|milites|cives|amici|patres)\b|皆|者ども|お前たち/iu;

const ownLanguages = {
  french_revolution: 'French',
  roman_republic: 'Latin',
  sengoku_japan: 'Japanese',
} as const;

const STEPS_MAX = 8;

/** What comes of a part of what was typed. */
export function enact(
  part: ActPart,
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
  scene: Scene,
): Told[] {
  switch (part.kind) {
    case 'deed': {
      const told = deedsOf(part.steps, stage, at, happenings, scene);
      return part.plan ? [...told, { kind: 'plan', points: decidedPoints(part.plan, happenings, at) }] : told;
    }
    case 'command': {
      const answer = answerAskedFor(part.text);
      if (answer) return enact({ kind: 'question', text: answer, to: '' }, stage, at, happenings, scene);
      const to = part.to === 'you' ? toldOf(part.text, stage) : personOf(part.to, stage);
      if (!to) return deedsOf([part.step], stage, at, happenings, scene);
      const step: Step = {
        ...part.step,
        actClass: 'order',
        verb: 'order',
        phrases: [{ prep: '', text: to.name }],
        content: { text: asBidding(part.text), kind: 'order' },
        purpose: null,
        clause: `order ${to.name} ${asBidding(part.text)}`,
      };
      stage.facing = to;
      const happening = decide(step, stage, at);
      happenings.push(happening);
      return ledTo(
        part.text,
        [
          {
            kind: 'said',
            text: part.typed,
            to,
            answer: happening,
            isForeign: false,
          },
        ],
        stage,
        at,
        happenings,
        scene,
      );
    }
    case 'question': {
      // "Tell me if it is a trick" asks whether it is one.
      const text = direct(part.text);
      const to =
        part.to !== ''
          ? personOf(part.to, stage)
          : (addressedByYou(text, stage) ?? (isFollowUp(text) ? goesOnWith(scene, stage) : null));
      const answers = answersTo(text, to, stage, questionWorld(scene, stage, text));
      if (to) {
        to.isKnown = true;
        stage.speakOf({ kind: 'person', being: to });
      }
      // Put once, and answered point by point.
      return answers.map((answer, index) => ({
        kind: 'asked',
        text: index === 0 ? text : '',
        to: to && to.state !== 'dead' && to.state !== 'away' ? to : null,
        answer,
      }));
    }
    case 'words':
      if (isShort(part.text) && classOfWords(part.text) === 'tell')
        return [
          aboutNothing(part.text, part.to === '' ? null : personOf(part.to, stage), stage, at, happenings),
        ];
      return ledTo(
        part.text,
        [
          saidOf(
            part.text,
            part.to === '' ? null : personOf(part.to, stage),
            classOfWords(part.text),
            stage,
            at,
            happenings,
          ),
        ],
        stage,
        at,
        happenings,
        scene,
      );
    case 'condition': {
      if (impossibleIn(part.text, scene.gameType)) return [];
      const holds = isSo(part.condition, happenings, at.key);
      const steps = holds ? part.steps : part.otherwise;
      return [
        { kind: 'condition', text: part.condition, holds },
        ...(!holds && part.otherCase
          ? [{ kind: 'condition', text: part.otherCase, holds: true } as const]
          : []),
        ...(steps.length > 0 ? deedsOf(steps, stage, at, happenings, scene) : []),
      ];
    }
    case 'more':
      return impossibleIn(part.text, scene.gameType) ? [] : [{ kind: 'more', text: part.text }];
    case 'yes':
      return [saidOf('Yes.', stage.asker(), 'accept', stage, at, happenings)];
    case 'no': {
      const asker = stage.asker();
      return asker
        ? [saidOf('No.', asker, 'refuse', stage, at, happenings)]
        : [aboutNothing('No.', null, stage, at, happenings)];
    }
    case 'foreign': {
      const target =
        part.act.names.map((name) => stage.placeNamed(name)).find((place) => place !== null) ?? null;
      const called = /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*) ?[,!]/u.exec(part.text.trim())?.[1];
      const person =
        // Who is spoken to by name, is; whether they are here is another matter.
        (called ? stage.personNamed(called) : null) ??
        part.act.names
          .map((name) => (stage.placeNamed(name) ? null : stage.personNamed(name)))
          .find((being) => being?.state === 'here') ??
        null;
      const actClass: ActClass =
        target &&
        (part.act.actClass === 'speak' || part.act.actClass === 'wait') &&
        stage.place?.id !== target.id
          ? 'go'
          : part.act.actClass;
      const crowdCalled = isToMany.test(part.text) && actClass === 'go' ? stage.assembled() : null;
      const before = happenings.length;
      const told = [
        saidOf(
          saidIn(part.text),
          person ?? stage.crowd() ?? (isToMany.test(part.text) ? stage.assembled() : stage.companion()),
          actClass,
          stage,
          at,
          happenings,
          target?.name,
          part.act.language !== ownLanguages[scene.gameType],
        ),
      ];
      // Heard, and not understood.
      if (part.act.language === 'other')
        happenings.splice(
          before,
          Infinity,
          ...happenings.slice(before).map((one) => ({ ...one, moves: {} })),
        );
      return crowdCalled ? followed(told, crowdCalled, happenings) : told;
    }
    case 'undo':
      return undone(part.text, stage, at, happenings);
  }
}

function deedsOf(
  steps: readonly Step[],
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
  scene: Scene,
): Told[] {
  const told: Told[] = [];
  if (isContradiction(steps)) {
    const neither = bothAtOnce(steps, stage);
    happenings.push(neither);
    return [{ kind: 'deeds', happenings: [neither] }];
  }
  let group: Happening[] = [];
  const close = () => {
    if (group.length > 0) told.push({ kind: 'deeds', happenings: group });
    group = [];
  };
  for (const step of steps.slice(0, STEPS_MAX)) {
    // "I never wrote a line of it" is said.
    if (step.isNegated && step.isPast) {
      close();
      told.push(saidOf(`I never ${inThePast(step.clause)}`, null, 'tell', stage, at, happenings));
      continue;
    }
    if (step.verb === 'be') {
      close();
      told.push(saidOf(`I ${step.clause}`, null, 'tell', stage, at, happenings));
      continue;
    }
    comesIn(step, stage);
    const rest = steps.slice(steps.indexOf(step) + 1);
    const decided = decide(step, stage, at);
    const isLast = leavesNoGround(decided, rest);
    const happening = isLast ? withRest(decided, rest) : decided;
    happenings.push(happening);
    group.push(happening);
    if (happening.refusal) close();
    if (
      happening.actClass === 'ask' &&
      happening.refusal === null &&
      (step.content || /^(?:hear|listen|question|interview|interrogate|ask)/.test(step.verb)) &&
      !happening.facts.some(({ kind }) => kind === 'silent')
    ) {
      const who = happening.roles.isWhoNamed ? happening.roles.who : addressedByYou(step.clause, stage);
      close();
      for (const answer of answersTo(
        askedOf(step, who, stage),
        who,
        stage,
        questionWorld(scene, stage, step.clause),
      ))
        told.push({ kind: 'asked', text: '', to: null, answer });
    }
    if (
      step.purpose &&
      happening.refusal === null &&
      /^(?:go|wait|gesture|rest|use)$/.test(happening.actClass)
    ) {
      followTo(step.purpose, happening, stage);
      // It is part of the clause that is told already.
      const then = decide(step.purpose, stage, at);
      const untold = { ...then, step: { ...then.step, clause: '' } };
      happenings.push(untold);
      if (then.refusal === null) group.push(untold);
    }
    if (isLast) break;
  }
  close();
  return told;
}

/** A step that could not be, or came to nothing, leaves the next ones without their ground. */
function leavesNoGround({ refusal, outcome, actClass, step }: Happening, rest: readonly Step[]): boolean {
  if (refusal) return rest.length > 0 && refusal !== 'notYours';
  if (outcome !== 'failed') return false;
  if (/^(?:hide|go|flee|summon|arrest|attack)$/.test(actClass)) return true;
  // Nor is sold what was not got.
  return (
    actClass === 'steal' &&
    (/\b(?:horse|mount|boat|carriage|coach|mule|ship)s?\b/i.test(step.clause) ||
      rest.some(({ clause }) => /\b(?:it|them)\b/i.test(clause)))
  );
}

/** What was to follow is told as it was meant: "you try to besiege Capua, and cut off its water". */
function withRest(happening: Happening, rest: readonly Step[]): Happening {
  const { step } = happening;
  const meant = rest.filter(({ clause, isNegated }) => !isNegated && !/[“”:]/.test(clause)).slice(0, 2);
  if (/[“”:.!?]/.test(step.clause) || meant.length === 0) return happening;
  const clauses = [step.clause, ...meant.map(({ clause }) => clause)];
  const clause = `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)!}`;
  return { ...happening, step: { ...step, clause } };
}

/** "ride off to sell them to Pompey": that is where one rides. */
function followTo(purpose: Step, { actClass, roles }: Happening, stage: Stage): void {
  if (actClass !== 'go' || roles.where) return;
  const { who } = rolesOf(purpose, stage);
  const place = who?.state === 'away' ? stage.placeNamed(who.where) : null;
  if (!place) return;
  stage.passDays(stage.daysTo(place, true) ?? 1);
  stage.moveTo(place, place.name, stage.following);
}

/** What cannot all be is not begun. */
function bothAtOnce(steps: readonly Step[], stage: Stage): Happening {
  const [first] = steps as readonly [Step, ...Step[]];
  const clauses = steps.map(({ clause, isNegated }) => (isNegated ? `not ${clause}` : clause));
  const step: Step = { ...first, clause: clauses.join(' and '), isNegated: false, purpose: null };
  return hindered(step, rolesOf(step, stage), { refusal: 'both', about: {} });
}

/** Point by point: one at least is carried, one at least is not, unless all went well or ill. */
function decidedPoints(plan: readonly string[], happenings: readonly Happening[], at: Circumstances) {
  const outcome = happenings.at(-1)?.outcome ?? 'partly';
  return plan.map((text, index) => {
    const isCarried =
      outcome === 'done'
        ? index !== plan.length - 1 || plan.length < 3
        : outcome === 'failed'
          ? false
          : numberFor(`${at.key} point ${index}`, 2) === 0 || index === 0;
    return { text, isCarried };
  });
}

function direct(question: string): string {
  const asked = asYesOrNo(question);
  return asked === question ? question : asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** "Take me to Caesar": if they will, one goes. */
function ledTo(
  text: string,
  told: Told[],
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
  scene: Scene,
): Told[] {
  const to =
    /\b(?:(?:take|bring|lead|guide|carry|row|escort|drive) (?:me|us)|(?:follow|come with|march with|go with) me) (?:in)?to ([^,.!;]+)/i.exec(
      text,
    )?.[1];
  const outcome = happenings.at(-1)?.outcome;
  if (!to || (outcome !== 'done' && outcome !== 'partly')) return told;
  const step: Step = {
    actClass: 'go',
    verb: 'go',
    isNegated: false,
    isPast: false,
    clause: `go to ${to.replace(/ you .*$/i, '')}`,
    lead: '',
    phrases: [{ prep: 'to', text: to.replace(/ you .*$/i, '') }],
    content: null,
    purpose: null,
  };
  return [...told, ...deedsOf([step], stage, at, happenings, scene)];
}

/** "When Lucile comes down": who is said to come, comes. */
function comesIn({ lead }: Step, stage: Stage): void {
  // "A guardsman grabs my arm": of him one goes on to speak.
  const subject = /^((?:an?|the|this|that|some) (?:\p{L}+ ){0,2}?\p{L}+) \p{Ll}+s\b/iu.exec(lead)?.[1];
  if (subject && isPersonNoun(headNoun(subject))) stage.speakOf(stage.resolve(subject, 'person'));
  const who = /\b(?:when|as soon as|once|after) (.+?) (?:comes?|arrives?|enters?|returns?|appears?)\b/i.exec(
    lead,
  )?.[1];
  if (!who) return;
  const entity = stage.resolve(who, 'person');
  if (entity.kind !== 'person' || entity.being.state !== 'away') {
    if (entity.kind === 'person') stage.speakOf(entity);
    return;
  }
  const place = stage.placeNamed(entity.being.where);
  if (place && stage.place && !stage.isInTown(place)) return;
  entity.being.state = 'here';
  entity.being.where = '';
  entity.being.isKnown = true;
  stage.speakOf(entity);
}

/** "Je leur crie : à la Bastille !": what stands in quotation marks, or behind the colon, is said. */
function saidIn(foreign: string): string {
  return (
    /[“"«]([^”"»]{2,})[”"»]/u.exec(foreign)?.[1]?.trim() ??
    /^(?:je|j['’]|nous) ?[^:]*: ?(.{3,})$/isu.exec(foreign)?.[1]?.trim() ??
    foreign
  );
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= 2;
}

/** As it is put to them: "who sent him" is "who sent you". */
function askedOf({ content, clause }: Step, who: Being | null, stage: Stage): string {
  if (!content && /\b(?:his|her|their|your) names?\b/i.test(clause)) return 'What is your name?';
  const text = content?.text ?? (/\babout\b/.test(clause) ? clause : 'What is your news?');
  // "his name and where he got it": the content is only what stands last.
  const isOfName =
    content !== null && /\b(?:his|her|their) names?,? and\b/i.test(clause) && !/\bnames?\b/i.test(text);
  const plain = /\?$/.test(text) ? text : `${text.replace(/[.!]+$/, '')}?`;
  const asked = isOfName ? `What is your name? ${plain.charAt(0).toUpperCase()}${plain.slice(1)}` : plain;
  // "who the man in straw is and who sent him": he is another than the one who is asked.
  const isOfAnother =
    who !== null &&
    /^\S+ (?:the|that|this) /i.test(asked) &&
    stage.find(/\b(?:the|that|this) \p{L}+(?: in \p{L}+)?/iu.exec(asked)?.[0] ?? '') !== who &&
    isPersonNoun(headNoun(/\b(?:the|that|this) (\p{L}+)/iu.exec(asked)?.[1] ?? ''));
  return asYesOrNo(who && !isOfAnother ? asYou(asDirect(asked), who) : asDirect(asked));
}

function saidOf(
  text: string,
  to: Being | null,
  actClass: ActClass,
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
  place?: string,
  isForeign = false,
): Told {
  const who = to ?? (actClass === 'order' ? stage.underOrders() : stage.companion());
  const verb =
    { accept: 'agree', refuse: 'refuse', go: 'go', attack: 'attack', speak: 'speak' }[actClass as string] ??
    'say';
  const step: Step = {
    actClass,
    verb,
    isNegated: false,
    isPast: false,
    clause: `say: “${text}”`,
    lead: '',
    phrases: [
      ...(who && actClass !== 'go'
        ? [
            {
              prep: actClass !== 'speak' && actClass !== 'promise' && actClass !== 'confess' ? '' : 'to',
              text: who.name,
            },
          ]
        : []),
      ...(place ? [{ prep: 'to', text: place }] : []),
    ],
    content: { text, kind: 'words' },
    purpose: null,
  };
  const happening = decide(step, stage, at);
  happenings.push(happening);
  return { kind: 'said', text, to: to ?? null, answer: happening, isForeign };
}

/** "À la Bastille!": those who were called there come along, if one goes. */
function followed(told: Told[], crowd: Being, happenings: Happening[]): Told[] {
  const went = happenings.at(-1);
  const [said] = told;
  if (said?.kind !== 'said' || !went?.facts.some(({ kind }) => kind === 'arrived')) return told;
  crowd.state = 'here';
  crowd.where = '';
  const answer: Happening = { ...went, facts: [...went.facts, { kind: 'came', who: crowd }] };
  happenings[happenings.length - 1] = answer;
  return [{ ...said, answer }];
}

/** A word thrown in is heard, and no news: nobody knows what it is about. */
function aboutNothing(
  text: string,
  to: Being | null,
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
): Told {
  const told = saidOf(text, to, 'gesture', stage, at, happenings);
  const heard = happenings.at(-1);
  const who = to ?? stage.companion();
  if (told.kind !== 'said' || !heard || heard.refusal || !who || who.state !== 'here') return told;
  const answer: Happening = { ...heard, answer: null, facts: [{ kind: 'puzzled', who }] };
  happenings[happenings.length - 1] = answer;
  return { ...told, answer };
}

/** What is done stays done; words can be taken back, and a messenger overtaken. */
function undone(text: string, stage: Stage, at: Circumstances, happenings: Happening[]): Told[] {
  const last = stage.deeds.findLast(({ act, outcome }) => outcome !== 'refused' && act !== 'inquiry');
  const who = last ? (stage.beings.find(({ name }) => name === last.to) ?? null) : null;
  const isLetter = last?.act === 'letter';
  const isWord = last !== undefined && /^(?:word|lie|oath)$/.test(last.act);
  const step: Step = {
    actClass: 'confess',
    verb: 'take back',
    isNegated: false,
    isPast: false,
    clause: text.replace(/^I /, '').replace(/[.!]+$/, ''),
    lead: '',
    phrases: who && isWord ? [{ prep: 'to', text: who.name }] : [],
    content: null,
    purpose: null,
  };
  // An order is called back as it was given.
  if (last?.act === 'order' && who?.state === 'here') {
    const happening = decide(
      { ...step, actClass: 'tell', verb: 'tell', phrases: [{ prep: '', text: who.name }] },
      stage,
      at,
    );
    happenings.push(happening);
    return [{ kind: 'deeds', happenings: [happening] }];
  }
  if (!last || !isWord) {
    const decided = decide({ ...step, phrases: [] }, stage, at);
    const happening: Happening = {
      ...decided,
      // Whoever is beside the player has no part in a letter to somebody else.
      roles: { ...decided.roles, who: isLetter ? null : decided.roles.who },
      refusal: 'undone',
      outcome: 'refused',
      answer: null,
      facts: [],
      about: {},
      moves: {},
    };
    happenings.push(happening);
    return [
      {
        kind: 'deeds',
        happenings: [{ ...happening, about: { ...(who && !isLetter && { who: who.name }) } }],
      },
      ...(last
        ? [
            {
              kind: 'undone',
              refusal: isLetter ? `Nobody can overtake it now: ${firstOf(last.text)}.` : stays(last.text),
            } as const,
          ]
        : []),
    ];
  }
  const happening = decide(step, stage, at);
  happenings.push(happening);
  return [
    { kind: 'deeds', happenings: [happening] },
    { kind: 'undone', refusal: stays(last.text) },
  ];
}

function stays(text: string): string {
  return `It stands as it was: ${firstOf(text)}.`;
}

function personOf(words: string, stage: Stage): Being | null {
  if (words === 'you') return stage.companion() ?? stage.crowd();
  const entity = stage.resolve(words, 'person');
  if (entity.kind === 'person') return entity.being;
  return stage.crowd() ?? stage.companion();
}

/** "Bring him water" is said to another than him. */
function toldOf(text: string, stage: Stage): Being | null {
  const first = personOf('you', stage);
  if (!/\b(?:him|her|them)\b/i.test(text)) return first;
  const meant = stage.resolve(/\b(?:him|her|them)\b/i.exec(text)![0].toLowerCase(), 'person');
  if (meant.kind !== 'person' || meant.being !== first) return first;
  const others = stage.here().filter((being) => being !== first && being.state === 'here');
  return stage.crowd() ?? others[0] ?? null;
}

/** "Why not?" goes on with whoever has just spoken. */
function isFollowUp(text: string): boolean {
  return (
    followUpOf(text) !== null ||
    (/^(?:and |but |so )?(?:why|who else)\b(?! (?:is|was|are|were|did|does|do|has|have) (?:he|she|they|the|my|his|her|it)\b)/i.test(
      text,
    ) &&
      text.split(' ').length <= 5)
  );
}

function goesOnWith(scene: Scene, stage: Stage): Being | null {
  return lastSaid(stage, pagesOf(scene))?.by ?? stage.companion();
}

function pagesOf({ earlier, earlierActions }: Scene): Pages {
  return { pages: earlier, actions: earlierActions };
}

/** "What did you see?" is for whoever is spoken with. */
function addressedByYou(text: string, stage: Stage): Being | null {
  if (toMany.test(text)) return stage.assembled();
  return /\b(?:you|your|yours)\b/i.test(text) ? stage.companion() : null;
}

/** "Which of you", "is anybody here": whoever is here is asked. */
const toMany =
  /\b(?:which|who|any|one|some|all|none|each|how many|both) of you\b|\byou (?:all|men)\b|\b(?:anybody|anyone|somebody|someone) here\b|^(?:gentlemen|citizens|friends|comrades|soldiers|romans|men)\b/i;

function questionWorld(scene: Scene, stage: Stage, text: string): QuestionWorld {
  const words = contentWords(text);
  const scenario = stage.of.scenario;
  return {
    seed: scene.seed,
    before: pagesOf(scene),
    offered: scene.offered.map(({ title }) => title),
    factions: scene.factions,
    elsewhere: scene.elsewhere,
    date: scene.date || scenario.dateLabel(scene.ordinal),
    facts: scenario.world.facts,
    preset: scenario.questions,
    resources: scene.stats.resources ?? 50,
    character: { name: scene.characterName, estate: scene.estate, profession: scene.profession },
    remembered: scene.memory.lines
      .filter((line) => sharesWord(contentWords(line.subject), words))
      .map((line) => line.text),
  };
}
