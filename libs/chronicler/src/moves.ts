/** What to do next: three moves that follow from the scene, each of another kind, worded so that they are understood when they are taken. */
import type { EraPerson, Place, Suggestion } from '@rubicon/scenarios';
import type { Being } from './deciding/beings.js';
import { headNoun, type Stage } from './deciding/stage.js';
import { nounKindsOf, type NounKind } from './reading/wordnet.js';
import type { MatterData } from './scene-data.js';
import { slotsOf } from './agreement.js';
import { numberFor } from './random.js';

export interface MovesOf {
  readonly stage: Stage;
  readonly turn: number;
  readonly key: string;
  /** Titles that were offered in the pages that the prompt shows, the last page's apart. */
  readonly earlier: readonly string[];
  readonly last: readonly string[];
}

type Kind = 'word' | 'deed' | 'way' | 'letter' | 'time' | 'thing';

interface Move extends Suggestion {
  readonly kind: Kind;
  /** Answers what is open in the scene. */
  readonly isOpen?: true;
}

const MOVES = 3;
const TITLE_NAME_MAX = 34;

export function movesFor({ stage, turn, key, earlier, last }: MovesOf): Suggestion[] {
  const everyDay = always(stage, turn);
  const isPrisoner = stage.open.some(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text));
  const all = [
    ...ofMatters(stage, turn),
    ...ofPeople(stage, turn),
    ...ofThings(stage, turn),
    ...ofWays(stage, turn),
    ...ofLetters(stage, turn),
    ...everyDay,
  ];
  const rank = (move: Move) =>
    (earlier.includes(move.title) ? 1_000 : 0) +
    // The same move on somebody else is nearly the same.
    (earlier.some((one) => alike(one, move.title)) ? 250 : 0) +
    numberFor(`${key} ${move.title}`, 900) -
    // What is open comes first, and the small things of every day last.
    (move.isOpen ? 600 : 0) +
    (everyDay.includes(move) ? 450 : 0);
  const fresh = all
    // Who is held goes nowhere and sets nobody to anything.
    .filter(({ kind, text }) => !isPrisoner || (kind !== 'way' && !/^(?:Order|Send) /.test(text)))
    .filter(({ title }) => !last.some((one) => alike(one, title)))
    .sort((one, other) => rank(one) - rank(other));
  const chosen: Move[] = [];
  for (const distinctKinds of [true, false])
    for (const move of fresh) {
      if (chosen.length === MOVES) break;
      if (
        chosen.some(
          (one) =>
            one.title === move.title ||
            (distinctKinds && one.kind === move.kind) ||
            alike(one.title, move.title),
        )
      )
        continue;
      chosen.push(move);
    }
  // What waits for an answer comes first.
  return chosen.sort((one, other) => order(one) - order(other)).map(({ title, text }) => ({ title, text }));
}

const order = ({ kind }: Move) => ['deed', 'word', 'thing', 'letter', 'way', 'time'].indexOf(kind);

/** What of a game's era a move may name. */
interface Flavour {
  readonly drink: string;
  readonly bread: string;
  readonly pay: string;
  readonly prayer: string;
}
const flavours: Readonly<Record<string, Flavour>> = {
  french_revolution: {
    drink: 'a glass of wine',
    bread: 'bread at an honest price',
    pay: 'a month’s pay',
    prayer: 'Pray to the saints',
  },
  roman_republic: { drink: 'a cup of wine', bread: 'corn', pay: 'double pay', prayer: 'Pray to the Lares' },
  sengoku_japan: { drink: 'a cup of sake', bread: 'rice', pay: 'silver', prayer: 'Pray to the Buddha' },
};

const flavourOf = (stage: Stage): Flavour =>
  flavours[stage.of.scenario.public.id] ?? flavours['french_revolution']!;

/** What is open in the scene, and what would answer it. */
function ofMatters(stage: Stage, turn: number): Move[] {
  const open = stage.open.filter(({ text }) => !stage.closed.includes(text)).slice(-3);
  return open.flatMap((matter) => ofMatter(matter, stage, turn)).map((move) => ({ ...move, isOpen: true }));
}

function ofMatter(matter: MatterData, stage: Stage, turn: number): Move[] {
  const who = stage.here().find(({ name }) => name === matter.from) ?? null;
  const confidant = single(stage, turn);
  if (matter.kind === 'guard' && /\byou\b/.test(matter.text))
    return [
      { kind: 'deed', title: 'Break away', text: 'Run while nobody is looking, and do not stop.' },
      {
        kind: 'word',
        title: 'Ask what they want',
        text: `Ask ${who ? nameOf(who) : 'the guards'} what is to become of you.`,
      },
    ];
  const awaited = /^(?:what|whether) (\p{Lu}.{1,30}?) (?:answers to your letter|comes)$/u.exec(
    matter.text,
  )?.[1];
  if (awaited) return [{ kind: 'time', title: `Wait for ${awaited}`, text: 'Wait two days.' }];
  if (/ after what you tried$/.test(matter.text) && who)
    return [
      {
        kind: 'word',
        title: `Make it up with ${nameOf(who)}`,
        text: `Tell ${nameOf(who)} that you are sorry.`,
      },
      { kind: 'deed', title: 'Get away', text: 'Leave before anybody has thought of stopping you.' },
    ];
  const asks = /^(?:whether|what) (?!you\b)/.test(matter.text) && !/\byour?\b/.test(matter.text);
  const teller = stage
    .here()
    .find(
      ({ name, is }) =>
        is !== 'they' &&
        new RegExp(`^what ${escaped(name)} (?:has|wants|knows|saw|means)\\b`, 'u').test(matter.text),
    );
  if (asks && teller)
    return [
      {
        kind: 'word',
        title: `Hear ${nameOf(teller)} out`,
        text: `Ask ${nameOf(teller)} ${matter.text.replace(teller.name, slotsOf(teller)['they']!)}.`,
      },
    ];
  const opinion: Move[] =
    // One page in three may ask what will come.
    asks && confidant && matter.text.length < 90 && turn % 3 === 0
      ? [
          {
            kind: 'word',
            title: `Sound ${nameOf(confidant)} out`,
            text: `Ask ${nameOf(confidant)} ${matter.text}.`,
          },
        ]
      : [];
  if (!who || !/^(?:offer|question|order|demand|plea)$/.test(matter.kind)) return opinion;
  const { them, they } = slotsOf(who);
  const answers: Move[] = [
    {
      kind: 'deed',
      title: `Say yes to ${nameOf(who)}`,
      text: `Tell ${nameOf(who)} that you agree, and let ${them} see that you mean it.`,
    },
    { kind: 'deed', title: `Refuse ${nameOf(who)}`, text: `Tell ${nameOf(who)} no, plainly, and say why.` },
    {
      kind: 'word',
      title: `Turn the question round on ${nameOf(who)}`,
      text: `Ask ${nameOf(who)} what ${they} would do in your place.`,
    },
  ];
  return [...turned(answers, turn).slice(0, 2), ...opinion];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** One of those who are here, another one each turn. */
function single(stage: Stage, turn: number): Being | null {
  const present = stage
    .here()
    .filter(({ state, is, name }) => state === 'here' && is !== 'they' && isNameable(name));
  return present[turn % Math.max(1, present.length)] ?? null;
}

/** As one calls them: "Mirabeau", "the temple sculptor". */
function nameOf({ call, name }: Being): string {
  return (/^(?:\p{Lu}|the |your )/u.test(call) ? call : name).replace(/^an? /, 'the ');
}

/** A name that a sentence bears: short, and no sentence itself. */
function isNameable(name: string): boolean {
  return name.length <= TITLE_NAME_MAX && !/[,;:?!“”]|\b(?:who|that|I|you)\b/u.test(name);
}

function ofPeople(stage: Stage, turn: number): Move[] {
  return stage.here().flatMap((who, index): Move[] => {
    if (!isNameable(who.name)) return [];
    if (who.state === 'held') return ofCaptive(who);
    const moves = who.is === 'they' ? ofMany(who, stage) : ofOne(who, stage);
    return [...asking(who, stage, turn + index), ...turned(moves, turn + index).slice(0, 2)];
  });
}

function ofCaptive(who: Being): Move[] {
  return [
    {
      kind: 'word',
      title: `Question ${nameOf(who)}`,
      text: `Ask ${nameOf(who)} who sent ${slotsOf(who)['them']}.`,
    },
    { kind: 'deed', title: `Let ${nameOf(who)} go`, text: `Set ${nameOf(who)} free.` },
  ];
}

function ofMany(who: Being, stage: Stage): Move[] {
  const { bread, pay } = flavourOf(stage);
  const isArmed = who.voices.includes('soldier') || who.voices.includes('officer');
  return [
    isArmed
      ? {
          kind: 'word',
          title: `Bind ${nameOf(who)} with ${pay}`,
          text: `Promise ${nameOf(who)} ${pay} if they stand by you.`,
        }
      : {
          kind: 'word',
          title: `Promise ${nameOf(who)} ${bread}`,
          text: `Promise ${nameOf(who)} ${bread} before the week is out.`,
        },
    {
      kind: 'word',
      title: `Win ${nameOf(who)} for your side`,
      text: `Persuade ${nameOf(who)} to stand by you, whatever comes.`,
    },
    {
      kind: 'word',
      title: `Find out whom ${nameOf(who)} trust`,
      text: `Ask ${nameOf(who)} whom they would follow, and why.`,
    },
    isArmed
      ? {
          kind: 'deed',
          title: `Have ${nameOf(who)} keep watch`,
          text: `Order ${nameOf(who)} to keep watch tonight.`,
        }
      : {
          kind: 'word',
          title: `Thank ${nameOf(who)}`,
          text: `Thank ${nameOf(who)} for standing here with you.`,
        },
  ];
}

function ofOne(who: Being, stage: Stage): Move[] {
  const { them } = slotsOf(who);
  const { drink } = flavourOf(stage);
  const { wants } = who;
  const name = nameOf(who);
  const isServing =
    who.who === '' && who.voices.some((voice) => /^(?:servant|messenger|soldier|child)$/.test(voice));
  const own: Move[] =
    wants !== '' && wants.length < 60 && !/^(?:that|to|nothing|no)\b/.test(wants)
      ? [
          {
            kind: 'word',
            title: `Promise ${name} what ${slotsOf(who)['they']} want${who.is === 'they' ? '' : 's'} most`,
            text: `Promise ${name} ${wants}.`,
          },
        ]
      : [];
  if (who.regard <= -1)
    own.push({ kind: 'word', title: `End the quarrel with ${name}`, text: `Make peace with ${name}.` });
  return isServing
    ? [
        {
          kind: 'deed',
          title: `Put a coin in the hand of ${name}`,
          text: `Give ${name} a coin.`,
        },
        { kind: 'deed', title: `Set ${name} to keep watch`, text: `Order ${name} to keep watch tonight.` },
        {
          kind: 'word',
          title: `Hear what is being said, from ${name}`,
          text: `Ask ${name} what people are saying.`,
        },
        ...own,
      ]
    : [
        ...own,
        { kind: 'word', title: `Let ${name} advise you`, text: `Ask ${name} what you should do now.` },
        {
          kind: 'word',
          title: `Trust ${name} with your plan`,
          text: `Tell ${name} what you truly intend, and ask ${them} to keep it.`,
        },
        {
          kind: 'deed',
          title: `Win ${name} over`,
          text: `Persuade ${name} to stand by you, whatever comes.`,
        },
        { kind: 'deed', title: `Sit down with ${name}`, text: `Drink ${drink} with ${name}.` },
        {
          kind: 'word',
          title: `Lay a false trail for ${name}`,
          text: `Tell ${name} something untrue, and see where it comes back.`,
        },
      ];
}

/** What this one can tell: a topic of theirs, or a whole question. */
function asking(who: Being, stage: Stage, turn: number): Move[] {
  const askable = who.knows.flatMap(({ asked }) => {
    const topic = asked.find(isTopic);
    const question = asked.find(isQuestion);
    return topic ?? question ?? [];
  });
  const chosen = askable[(turn * 3) % Math.max(1, askable.length)];
  if (!chosen) return [];
  const named = properNames(chosen.replace(/\?$/, ''), stage);
  return [
    isTopic(chosen)
      ? {
          kind: 'word',
          title: `See what ${nameOf(who)} know${who.is === 'they' ? '' : 's'} of ${named}`,
          text: `Ask ${nameOf(who)} about ${named}.`,
        }
      : { kind: 'word', title: `Put a question to ${nameOf(who)}`, text: `Ask ${nameOf(who)}: ${named}?` },
  ];
}

function isTopic(asked: string): boolean {
  const words = asked.split(' ');
  return (
    (/^(?:the|his|her) /.test(asked) &&
      words.length >= 2 &&
      words.length <= 5 &&
      !/\byour?\b|\b(?:is|are|do|does|did|will)\b/.test(asked)) ||
    (words.length === 1 &&
      /^(?:peace|money|letters|terms|mercy|bread|rumours|prices|bankruptcy|debts)$/.test(asked))
  );
}

function isQuestion(asked: string): boolean {
  return (
    /^(?:who|what|how \p{L}+|where|when|why) (?:is|are|was|were|did|does|do|will|has|have|had|can) (?:the |a |an )?\p{L}+/u.test(
      asked,
    ) &&
    // Who somebody is, is told once and not again.
    !/^who |\bwant\b/.test(asked) &&
    !/\b(?:you|your|i|my|me|we|he|she|it|they|there)\b/.test(asked)
  );
}

/** "caesar" → "Caesar", as the era's people and places are written. */
function properNames(asked: string, stage: Stage): string {
  const { people, places } = stage.of.scenario.world;
  const known = new Map(
    [...people, ...places]
      .flatMap(({ name, also }) => [name, ...also])
      .flatMap((name) => name.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? [])
      .map((name) => [name.toLowerCase(), name] as const),
  );
  return asked.replace(/\p{Ll}[\p{Ll}-]{3,}/gu, (word) => {
    const name = known.get(word);
    return name !== undefined && nounKindsOf(word)[0] !== 'thing' && nounKindsOf(word)[0] !== 'idea'
      ? name
      : word;
  });
}

const worn =
  /\b(?:toga|coat|cloak|robe|armou?r|hat|wig|shoes|boots|tunic|dress|uniform|cassock|sandals|helmet)\b/i;
const weapons = /\b(?:sword|swords|pistols?|dagger|knife|halberd|musket|spear|bow|guns?)\b/i;

function ofThings(stage: Stage, turn: number): Move[] {
  const at = stage.things.filter(
    ({ holder, gone, note, name }) =>
      !gone && isNameable(name) && !/^hidden/.test(note) && (holder === 'you' || holder === stage.placeName),
  );
  const readable = at.filter(
    ({ name, note }) =>
      note !== 'read' && stage.opening.things.some((one) => one.name === name && one.says !== ''),
  );
  const thing = at.filter(({ holder }) => holder === 'you')[
    turn % Math.max(1, at.filter(({ holder }) => holder === 'you').length)
  ];
  return [
    ...readable.slice(0, 1).map(({ name }): Move => ({
      kind: 'thing',
      title: `Read ${bare(name)}`,
      text: `Read ${name} aloud, every word of it.`,
    })),
    ...(thing ? ofThing(thing.name, stage, turn) : []),
  ];
}

const tools = /\b(?:ink|brush|brushes|tablets|map|box)\b/i;
const precious =
  /\b(?:ring|earrings?|necklace|jewels?|pearls?|gold|silver|purse|money|watch|wine|bread|sake|tea|fan|flowers?|cup|horse|mule|fruit|oranges?)\b/i;

/** What one does with such a thing: a paper is shown or burned, a blade drawn, a treasure given. */
function ofThing(name: string, stage: Stage, turn: number): Move[] {
  const who = single(stage, turn);
  const crowd = stage.crowd();
  const kind = nounKindsOf(headNoun(name).toLowerCase())[0];
  const of = bare(name);
  const show: Move[] =
    crowd && isNameable(crowd.name)
      ? [{ kind: 'thing', title: `Hold up ${of} for all to see`, text: `Show ${name} to ${nameOf(crowd)}.` }]
      : [];
  if (worn.test(name) || tools.test(name)) return [];
  if (weapons.test(name))
    return [{ kind: 'thing', title: `Draw ${of}`, text: `Draw ${name}, and let everybody see it.` }];
  if (kind === 'message' || /\b(?:letter|paper|list|note|order|poster|decree)s?\b/i.test(name))
    return [
      ...show,
      { kind: 'thing', title: `Burn ${of}`, text: `Burn ${name}.` },
      ...(who
        ? [
            {
              kind: 'thing',
              title: `Trust ${nameOf(who)} with ${of}`,
              text: `Give ${name} to ${nameOf(who)}.`,
            } as const,
          ]
        : []),
    ];
  return [
    ...show,
    ...(who && precious.test(name)
      ? [
          {
            kind: 'thing',
            title: `Make ${nameOf(who)} a present`,
            text: `Give ${name} to ${nameOf(who)}.`,
          } as const,
        ]
      : []),
    ...(isCarried(name, kind)
      ? [
          {
            kind: 'thing',
            title: `Put ${of} out of sight`,
            text: `Hide ${name} where nobody will look.`,
          } as const,
        ]
      : []),
  ];
}

/** "Every village" and "the garrison" go into no chest. */
function isCarried(name: string, kind: NounKind | undefined): boolean {
  return (
    !/^(?:every|each|all|no|any|half|many|most)\b/i.test(name) &&
    kind !== 'place' &&
    kind !== 'group' &&
    kind !== 'person' &&
    kind !== 'time' &&
    kind !== 'idea'
  );
}

/** Where the people are whom one could need, then what is near. */
function ofWays(stage: Stage, turn: number): Move[] {
  const { place } = stage;
  if (!place) return [];
  const { people, places } = stage.of.scenario.world;
  const isNamed = (one: Place) =>
    one.id !== place.id && /^\p{Lu}|^the \p{Lu}/u.test(one.name) && isNameable(one.name);
  const hosts = people.flatMap((person) => {
    if (!isAlive(person, stage) || !isNameable(person.name) || stage.isPlayerName(person.name)) return [];
    const known = stage.beings.find(({ name }) => name === person.name);
    if (known && known.state !== 'away') return [];
    const at = person.whereabouts.findLast(({ fromOrdinal }) => fromOrdinal <= stage.of.ordinal)?.place;
    const where =
      known && known.where !== '' ? stage.placeNamed(known.where) : places.find(({ id }) => id === at);
    return where && isNamed(where) && stage.isInTown(where) ? [{ person, where }] : [];
  });
  const near = places.filter((one) => isNamed(one) && stage.isInTown(one));
  const far = places.filter(
    (one) => isNamed(one) && !stage.isInTown(one) && one.within === '' && isRideAway(one, stage),
  );
  const pick = <T>(list: readonly T[], shift: number): T[] =>
    list.length === 0 ? [] : [list[(turn * 3 + shift) % list.length]!];
  return [
    ...pick(hosts, 0).map(({ person, where }): Move => ({
      kind: 'way',
      title: `Look for ${person.name}`,
      text: `Go to ${where.name} and speak with ${person.name}.`,
    })),
    ...pick(near, 2).map((one): Move => ({
      kind: 'way',
      title: `${['Walk over to', 'Slip away to', 'Show yourself at'][turn % 3]} ${one.name}`,
      text: `Go to ${one.name}, and see who is there.`,
    })),
    ...pick(far, 1).map((one): Move => ({
      kind: 'way',
      title: `${['Take the road to', 'Leave for', 'Ride for'][turn % 3]} ${one.name}`,
      text: `Ride to ${one.name}.`,
    })),
  ];
}

function isAlive({ name, diesOn }: EraPerson, stage: Stage): boolean {
  return (diesOn === null || diesOn > stage.of.ordinal) && !stage.of.isTold(name);
}

/** Five days off at most: a move, and no voyage. */
function isRideAway(place: Place, stage: Stage): boolean {
  const days = stage.daysTo(place, true);
  return days !== null && days <= 5;
}

function ofLetters(stage: Stage, turn: number): Move[] {
  const people = stage.of.scenario.world.people.filter(
    (person) =>
      isAlive(person, stage) &&
      person.whereabouts[0]?.place !== '' &&
      !stage.isPlayerName(person.name) &&
      !stage.beings.some((one) => one.name === person.name && one.state !== 'away') &&
      isNameable(person.name),
  );
  // Whom one has spoken of comes before strangers.
  const spoken = people.filter(({ name }) => stage.beings.some((one) => one.isKnown && one.name === name));
  const list = spoken.length > 0 && turn % 2 === 0 ? spoken : people.slice(0, 24);
  const to = list[(turn * 7) % Math.max(1, list.length)];
  if (!to) return [];
  const asks = [
    `Write to ${to.name} that you wish to know whose side ${to.is} would take.`,
    `Write to ${to.name} that you must speak with ${{ he: 'him', she: 'her', they: 'them' }[to.is]}.`,
    `Write to ${to.name} that you need ${{ he: 'him', she: 'her', they: 'them' }[to.is]} on your side.`,
  ];
  return [
    {
      kind: 'letter',
      title: `${['Write to', 'Ask to meet', 'Send a letter to'][turn % 3]} ${to.name}`,
      text: asks[turn % 3]!,
    },
  ];
}

function always(stage: Stage, turn: number): Move[] {
  const { drink, prayer } = flavourOf(stage);
  const isLate = stage.hour === 'evening' || stage.hour === 'night';
  const moves: Move[] = [
    isLate
      ? { kind: 'time', title: 'Let the night decide', text: 'Sleep until morning.' }
      : {
          kind: 'time',
          title: 'Wait and watch',
          text: 'Wait until evening, and watch who comes and who goes.',
        },
    { kind: 'time', title: 'Let three days go by', text: 'Wait three days.' },
    { kind: 'deed', title: 'See who is with you', text: 'Look around, and count who is here.' },
    { kind: 'deed', title: 'Swear it aloud', text: 'Swear aloud that you will see this through.' },
    {
      kind: 'time',
      title: 'A word with heaven',
      text: `${prayer}.`,
    },
    { kind: 'time', title: 'Eat, while there is time', text: `Eat something, and drink ${drink}.` },
    { kind: 'deed', title: 'Reckon what you have', text: 'Count what money and men you have.' },
  ];
  return turned(moves, turn);
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function bare(name: string): string {
  return name.replace(/^(?:a|an) /, 'the ');
}

function alike(one: string, other: string): boolean {
  const start = (title: string) => title.split(' ').slice(0, 2).join(' ');
  return start(one) === start(other);
}
