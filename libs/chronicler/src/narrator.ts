/** Narrates one turn: reads the act, decides it against the scene, tells its result. The same request, the same narration. */
import { scenarioOf, type Suggestion } from '@rubicon/scenarios';
import { answerClause } from './deciding/answer-clauses.js';
import { classRules, type Moves } from './deciding/class-rules.js';
import { decide } from './deciding/decide.js';
import type { Circumstances, Happening } from './deciding/happening.js';
import { impossibleIn } from './deciding/impossible.js';
import { answerQuestion, type QuestionWorld } from './deciding/questions.js';
import { returnsOf } from './deciding/returns.js';
import { headNoun, Stage } from './deciding/stage.js';
import { isPersonNoun, type Being } from './deciding/beings.js';
import type { ActClass } from './eras/bank.js';
import { banks } from './eras/banks.js';
import { noEffects, type Effects } from './effects.js';
import { endingOf, epilogueOf, type ProposedEnding } from './endings.js';
import { factionChanges, factionNamed, type FactionChange } from './factions.js';
import { bentBy, newsFor } from './history.js';
import type { DeedIntent } from './intent.js';
import { movesFor } from './moves.js';
import { contentWords, sharesWord } from './plain-text.js';
import type { Scene } from './prompt.js';
import { numberFor } from './random.js';
import { readAct, type ActPart } from './reading/read-act.js';
import { classOfWords } from './reading/class-of-words.js';
import { readAction } from './reading.js';
import { stepsOf, type Step } from './reading/steps.js';
import { remember, type ChronicleItem } from './remembering.js';
import type { DeedData, Outcome, ProposedScene } from './scene-data.js';
import { actOf, inThePast, lowerFirst, slotsOf } from './telling/grammar.js';
import { Pen } from './telling/pen.js';
import { tell, type Told } from './telling/tell.js';
import { titleOf } from './telling/voices.js';

/** The narrator's answer, in the order in which it is written. */
export interface Narration {
  readonly scene: ProposedScene;
  readonly daysPassed: number;
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly effects: Effects;
  readonly factions: readonly FactionChange[];
  /** Ids of events of the era's timeline. */
  readonly bends: readonly string[];
  readonly chronicle: readonly ChronicleItem[];
  readonly ending: ProposedEnding;
  readonly epilogue: string;
}

const ownLanguages = {
  french_revolution: 'French',
  roman_republic: 'Latin',
  sengoku_japan: 'Japanese',
} as const;
const STEPS_MAX = 8;
/** Of a list in an answer's scene. */
const ITEMS_MAX = 8;
const MOST_EFFECT = 15;

export function narrate(scene: Scene): Narration {
  const scenario = scenarioOf(scene.gameType);
  const bank = banks[scene.gameType];
  const character = { name: scene.characterName, estate: scene.estate, profession: scene.profession };
  const stage = new Stage({
    scenario,
    scene: scene.scene,
    character,
    ordinal: scene.ordinal,
    difficulty: scene.difficulty,
    isTold: (name) => scene.memory.isDead(name),
  });
  const key = JSON.stringify([
    scene.seed,
    scene.turn,
    scene.action,
    scene.ordinal,
    scene.otherTellings.length,
  ]);
  const pen = new Pen(
    scene.turn + scene.otherTellings.length,
    numberFor(`${scene.seed}`, 9973),
    key,
    [...scene.earlier, ...scene.otherTellings],
    stage.playerNames(),
    () => stage.names(),
  );
  const title = titleOf(scene.gameType, character);
  const act = readAct(scene.action, {
    kind: scene.kind,
    offered: scene.offered,
    isSomebody: (words) =>
      stage.find(words) !== null || (/^\p{Lu}/u.test(words) && stage.personNamed(words) !== null),
  });
  const at: Circumstances = {
    stats: scene.stats,
    difficulty: scene.difficulty,
    historicalAccuracy: scene.historicalAccuracy,
    estate: scene.estate,
    key,
    favour: favourOf(scene),
  };
  const happenings: Happening[] = [];
  const told: Told[] = [];
  if (act.kind !== 'act') {
    told.push({ kind: act.kind });
    stage.passHour();
  } else for (const part of act.parts) told.push(...happens(part, stage, at, happenings, scene));
  const isQuestion = told.length > 0 && told.every(({ kind }) => kind === 'asked');
  // Whatever was done or tried took its time; to ask takes none.
  if (!isQuestion && stage.days === 0 && stage.hour === (scene.scene?.hour ?? stage.opening.hour))
    stage.passHour();
  const returns = returnsOf(stage, key);
  const news = isQuestion ? null : newsFor(scene, scenario);
  const date = scenario
    .dateLabel(Math.min(scenario.lastOrdinal, scene.ordinal + stage.days))
    .replace(/^(?=\d+(?:st|nd|rd|th) day )/, 'the ');
  const page = tell(told, {
    bank,
    pen,
    stage,
    title,
    date,
    turn: scene.turn,
    returns,
    news: news && { from: news.place, news: news.text },
  });

  const main = mainOf(happenings);
  const goesWell = main !== null && (main.outcome === 'done' || main.outcome === 'partly');
  const reading = readAction(scene.action, scene.kind);
  const intent = intentOf(main?.actClass ?? 'other');
  const aimedAt = factionNamed(scene, scenario, reading.words);
  const isDeed = act.kind === 'act' && !isQuestion && main !== null && main.refusal === null;
  const bent = isDeed ? bentBy(scene, scenario, { reading, intent, goesWell, key }) : null;
  const ending = isDeed ? endingOf(scene, intent, goesWell, key) : 'none';
  const chronicle = isDeed
    ? remember({
        scene,
        reading,
        intent,
        goesWell,
        key,
        date: scene.date,
        bent,
        isPlace: (name) => stage.placeNamed(name) !== null,
      })
    : [];
  const deaths = happenings.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'killed' ? [fact.who] : [])),
  );
  return {
    scene: proposed(stage, happenings, main, told, page.speakers, isQuestion),
    daysPassed: isQuestion ? 0 : stage.days,
    narrative: page.narrative,
    suggestions: movesFor({
      stage,
      turn: scene.turn + scene.otherTellings.length,
      key,
      earlier: titlesIn(scene.earlier),
      last: scene.offered.map((move) => move.title).concat(lastTitles(scene)),
    }),
    effects: isQuestion || act.kind !== 'act' ? noEffects : effectsOf(happenings, scene, key),
    factions: isDeed ? factionChanges(scene, { reading, intent, aimedAt, goesWell, key }) : [],
    bends: bent ? [bent.id] : [],
    chronicle: withDeaths(chronicle, deaths, scene),
    ending,
    epilogue: epilogueOf(ending, scene, scenario),
  };
}

/** What comes of a part of what was typed. */
function happens(
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
      const to = part.to === 'you' ? (stage.companion() ?? stage.crowd()) : personOf(part.to, stage);
      if (!to) return deedsOf([part.step], stage, at, happenings, scene);
      const step: Step = {
        ...part.step,
        actClass: 'order',
        verb: 'order',
        phrases: [{ prep: '', text: to.name }],
        content: { text: `to ${part.text}`, kind: 'order' },
        purpose: null,
        clause: `order ${to.name} to ${part.text}`,
      };
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
      const to = part.to === '' ? addressedByYou(part.text, stage) : personOf(part.to, stage);
      const answer = answerQuestion(part.text, to, stage, questionWorld(scene, stage, part.text));
      if (to) {
        to.isKnown = true;
        stage.speakOf({ kind: 'person', being: to });
      }
      return [
        {
          kind: 'asked',
          text: part.text,
          to: to && to.state !== 'dead' && to.state !== 'away' ? to : null,
          answer,
        },
      ];
    }
    case 'words':
      if (
        /^(?:sake|wine|beer|water|bread|food|tea|ale|brandy|more wine|a drink|drink)[.!]*$/i.test(
          part.text.trim(),
        )
      )
        return deedsOf(
          stepsOf(
            `I ${/bread|food/i.test(part.text) ? 'eat' : 'drink'} ${lowerFirst(part.text.trim().replace(/[.!]+$/, ''))}`,
          ),
          stage,
          at,
          happenings,
          scene,
        );
      return ledTo(
        part.text,
        [
          saidOf(
            part.text,
            part.to === '' ? null : personOf(part.to, stage),
            // A word thrown in is heard, and no news.
            isShort(part.text) && classOfWords(part.text) === 'tell' ? 'gesture' : classOfWords(part.text),
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
    case 'more':
      return impossibleIn(part.text, scene.gameType) ? [] : [{ kind: 'more', text: part.text }];
    case 'yes':
      return [saidOf('Yes.', null, 'accept', stage, at, happenings)];
    case 'no':
      return [saidOf('No.', null, 'refuse', stage, at, happenings)];
    case 'foreign': {
      const target =
        part.act.names.map((name) => stage.placeNamed(name)).find((place) => place !== null) ?? null;
      const person =
        part.act.names
          .map((name) => (stage.placeNamed(name) ? null : stage.personNamed(name)))
          .find((being) => being?.state === 'here') ?? null;
      const actClass: ActClass =
        target &&
        (part.act.actClass === 'speak' || part.act.actClass === 'wait') &&
        stage.place?.id !== target.id
          ? 'go'
          : part.act.actClass;
      return [
        saidOf(
          saidIn(part.text),
          person ?? stage.crowd() ?? stage.companion(),
          actClass,
          stage,
          at,
          happenings,
          target?.name,
          part.act.language !== ownLanguages[scene.gameType],
        ),
      ];
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
  let group: Happening[] = [];
  const close = () => {
    if (group.length > 0) told.push({ kind: 'deeds', happenings: group });
    group = [];
  };
  for (const step of steps.slice(0, STEPS_MAX)) {
    if (step.verb === 'be') {
      close();
      told.push(saidOf(`I ${step.clause}`, null, 'tell', stage, at, happenings));
      continue;
    }
    comesIn(step, stage);
    const happening = decide(step, stage, at);
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
      const answer = answerQuestion(askedOf(step), who, stage, questionWorld(scene, stage, step.clause));
      told.push({ kind: 'asked', text: '', to: null, answer });
    }
    if (
      step.purpose &&
      happening.refusal === null &&
      /^(?:go|wait|gesture|rest|use)$/.test(happening.actClass)
    ) {
      // It is part of the clause that is told already.
      const then = decide(step.purpose, stage, at);
      const untold = { ...then, step: { ...then.step, clause: '' } };
      happenings.push(untold);
      if (then.refusal === null) group.push(untold);
    }
    // A step that could not be leaves the next ones without their ground.
    if (happening.refusal && steps.length > 1 && happening.refusal !== 'notYours') break;
    if (happening.outcome === 'failed' && /^(?:hide|go|flee|summon|arrest|attack)$/.test(happening.actClass))
      break;
    // Nor is sold what was not got.
    if (
      happening.outcome === 'failed' &&
      happening.actClass === 'steal' &&
      (/\b(?:horse|mount|boat|carriage|coach|mule|ship)s?\b/i.test(step.clause) ||
        steps.slice(steps.indexOf(step) + 1).some(({ clause }) => /\b(?:it|them)\b/i.test(clause)))
    )
      break;
  }
  close();
  return told;
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

/** "Take me to Caesar": if they will, one goes. */
function ledTo(
  text: string,
  told: Told[],
  stage: Stage,
  at: Circumstances,
  happenings: Happening[],
  scene: Scene,
): Told[] {
  const to = /\b(?:take|bring|lead|guide|carry|row|escort|drive) (?:me|us) (?:in)?to ([^,.!;]+)/i.exec(
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

function askedOf({ content, clause }: Step): string {
  if (!content && /\b(?:his|her|their|your) names?\b/i.test(clause)) return 'What is your name?';
  const text = content?.text ?? (/\babout\b/.test(clause) ? clause : 'What is your news?');
  return /\?$/.test(text) ? text : `${text.replace(/[.!]+$/, '')}?`;
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
  const who = to ?? stage.companion();
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

/** What is done stays done; words can be taken back, and a messenger overtaken. */
function undone(text: string, stage: Stage, at: Circumstances, happenings: Happening[]): Told[] {
  const last = stage.deeds.findLast(({ act, outcome }) => outcome !== 'refused' && act !== 'inquiry');
  const bank = banks[stage.of.scenario.public.id];
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
  void bank;
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

/** As much of a deed as a sentence bears. */
function firstOf(text: string): string {
  const [first = text] = text.split(/[:;]|,? so that | that |, because /);
  return first.length > 140 ? `${first.slice(0, 140).replace(/\s+\S*$/, '')} …` : first.trim();
}

function personOf(words: string, stage: Stage): Being | null {
  const entity = stage.resolve(words, 'person');
  if (entity.kind === 'person') return entity.being;
  return stage.crowd() ?? stage.companion();
}

/** "What did you see?" is for whoever is spoken with. */
function addressedByYou(text: string, stage: Stage): Being | null {
  return /\b(?:you|your|yours)\b/i.test(text) ? stage.companion() : null;
}

function questionWorld(scene: Scene, stage: Stage, text: string): QuestionWorld {
  const words = contentWords(text);
  const scenario = stage.of.scenario;
  return {
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

const weights: Readonly<Partial<Record<ActClass, number>>> = {
  kill: 9,
  attack: 8,
  betray: 8,
  surrender: 8,
  arrest: 7,
  steal: 7,
  strike: 7,
  flee: 6,
  give: 6,
  destroy: 6,
  free: 6,
  love: 6,
  vote: 6,
  bribe: 6,
  promise: 5,
  lie: 5,
  write: 5,
  persuade: 5,
  bargain: 5,
  pray: 4,
  mourn: 4,
  go: 3,
  gesture: 0,
  take: 1,
  tell: 2,
  ask: 2,
};

function mainOf(happenings: readonly Happening[]): Happening | null {
  const done = happenings.filter(({ refusal }) => refusal === null);
  const from = done.length > 0 ? done : happenings;
  return from.reduce<Happening | null>(
    (best, one) => (best && (weights[best.actClass] ?? 3) > (weights[one.actClass] ?? 3) ? best : one),
    null,
  );
}

function effectsOf(happenings: readonly Happening[], { stats }: Scene, key: string): Effects {
  const sum = (stat: keyof Moves) => {
    const moved = happenings.reduce((total, { moves }) => total + (moves[stat] ?? 0), 0);
    if (moved === 0) return 0;
    const luck = numberFor(`${key} ${stat}`, 3) - 1;
    const value = moved + (Math.sign(moved + luck) === Math.sign(moved) ? luck : 0);
    // The high rise more slowly, and the low sink so.
    const stands = stats[stat] ?? 50;
    const eased =
      (value > 0 && stands > 75) || (value < 0 && stands < 20)
        ? Math.sign(value) * Math.ceil(Math.abs(value) / 2)
        : value;
    return Math.max(-MOST_EFFECT, Math.min(MOST_EFFECT, eased));
  };
  return { influence: sum('influence'), reputation: sum('reputation'), resources: sum('resources') };
}

function favourOf(scene: Scene): number {
  const last = scene.earlierActions.at(-1);
  return last !== undefined && last !== '' && last === scene.action ? -8 : 0;
}

function proposed(
  stage: Stage,
  happenings: readonly Happening[],
  main: Happening | null,
  told: readonly Told[],
  speakers: readonly string[],
  isQuestion: boolean,
): ProposedScene {
  const { people, things } = stage.changes();
  const rule = main ? main.rule : classRules.wait;
  return {
    act: isQuestion ? 'inquiry' : rule.kind,
    outcome: outcomeOf(happenings),
    place: stage.placeName,
    hour: stage.hour,
    // Who was left behind has spoken before.
    speakers: speakers.filter((name) => stage.here().some((being) => being.name === name && being.isKnown)),
    uses: stage.uses.slice(0, 4),
    people: people.slice(0, ITEMS_MAX),
    things: things.slice(0, ITEMS_MAX),
    deed: deedOf(happenings, told),
    opened: stage.opened.slice(0, 3),
    closed: stage.closed.slice(0, 4),
  };
}

function outcomeOf(happenings: readonly Happening[]): Outcome {
  if (happenings.length === 0) return 'done';
  if (happenings.every(({ outcome }) => outcome === 'refused')) return 'refused';
  const main = mainOf(happenings);
  return main?.outcome ?? 'done';
}

const TEXT_MAX = 190;

function deedOf(
  happenings: readonly Happening[],
  told: readonly Told[],
): Omit<DeedData, 'act' | 'outcome'> | null {
  const done = happenings.filter(({ refusal, step }) => refusal === null && step.clause !== '');
  const question = told.find((one) => one.kind === 'asked');
  if (done.length === 0) {
    if (question?.kind !== 'asked' || !question.to) return null;
    const { answer } = question;
    const said =
      answer.kind === 'told' && answer.by
        ? `${slotsOf(answer.by)['they']} said: ${firstOf(answer.line.replace(/,? ?\{title\}/g, '').split(/(?<=[.!?]) /)[0] ?? '')}`
        : '';
    return {
      text: cut(`you asked ${question.to.name}: ${question.text.replace(/[?.]+$/, '')}`),
      to: question.to.name,
      answer: cut(said.replace(/\.$/, '')),
      knownTo: [],
    };
  }
  const clauses = done
    .slice(-3)
    .map(({ step, outcome }) =>
      outcome === 'failed'
        ? `tried to ${actOf(step.clause)}`
        : step.isNegated
          ? `would not ${actOf(step.clause)}`
          : inThePast(actOf(step.clause)).replace(/^lay\b/, step.actClass === 'lie' ? 'lied' : 'lay'),
    );
  const speaker =
    [...done].reverse().find(({ answer, roles }) => answer !== null && roles.who !== null) ??
    done.findLast(({ roles }) => roles.who !== null);
  const who = speaker?.roles.who ?? null;
  const filled = speaker?.answer && who ? answerClause(speaker.answer, who) : '';
  return { text: cut(`you ${clauses.join(', and ')}`), to: who?.name ?? '', answer: filled, knownTo: [] };
}

function cut(text: string): string {
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\s+\S*$/, '')} …`;
}

const intents: Readonly<Partial<Record<ActClass, DeedIntent>>> = {
  speak: 'speak',
  tell: 'speak',
  lie: 'scheme',
  ask: 'investigate',
  persuade: 'persuade',
  bargain: 'negotiate',
  promise: 'persuade',
  threaten: 'fight',
  insult: 'speak',
  joke: 'speak',
  praise: 'speak',
  confess: 'speak',
  refuse: 'speak',
  accept: 'speak',
  write: 'write',
  read: 'investigate',
  order: 'command',
  summon: 'command',
  send: 'command',
  vote: 'persuade',
  strike: 'fight',
  kill: 'fight',
  attack: 'fight',
  defend: 'build',
  arrest: 'command',
  free: 'negotiate',
  flee: 'flee',
  hide: 'flee',
  surrender: 'negotiate',
  steal: 'scheme',
  destroy: 'fight',
  betray: 'scheme',
  give: 'trade',
  take: 'command',
  trade: 'trade',
  bribe: 'scheme',
  bury: 'scheme',
  make: 'build',
  use: 'build',
  go: 'command',
  rest: 'wait',
  wait: 'wait',
  eat: 'wait',
  pray: 'pray',
  love: 'persuade',
  heal: 'build',
  mourn: 'pray',
  play: 'wait',
  study: 'investigate',
  teach: 'build',
  gesture: 'speak',
};

function intentOf(actClass: ActClass): DeedIntent {
  return intents[actClass] ?? 'other';
}

/** A death by the player's doing is remembered whatever else is. */
function withDeaths(
  items: readonly ChronicleItem[],
  deaths: readonly Being[],
  scene: Scene,
): ChronicleItem[] {
  const own = deaths.map(({ name }): ChronicleItem => ({
    line: '',
    topic: 'death',
    subject: name,
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)} died by your doing on ${scene.date}.`,
    change: 'new',
  }));
  const others = items.filter(
    ({ topic, subject }) =>
      topic !== 'death' ||
      !own.some(
        (one) => one.subject === subject || subject.includes(one.subject) || one.subject.includes(subject),
      ),
  );
  return [
    ...own,
    ...others.filter(
      ({ topic, subject }) =>
        topic !== 'death' || deaths.length === 0 || !own.some((one) => one.subject === subject),
    ),
  ].slice(0, 3);
}

function titlesIn(pages: readonly string[]): string[] {
  return pages.flatMap((page) => page.split('\n').slice(1));
}

function lastTitles(scene: Scene): string[] {
  return scene.earlier.at(-1)?.split('\n').slice(-3) ?? [];
}
