/** What to do next: three moves that follow from the scene, each of another kind, worded so that they are understood when they are taken. */
import type { Suggestion } from '@rubicon/scenarios';
import type { Being } from './deciding/beings.js';
import type { Stage } from './deciding/stage.js';
import { slotsOf, upperFirst } from './telling/grammar.js';
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
}

const MOVES = 3;
const TITLE_NAME_MAX = 34;

export function movesFor({ stage, turn, key, earlier, last }: MovesOf): Suggestion[] {
  const all = [
    ...ofMatters(stage, turn),
    ...ofPeople(stage, turn),
    ...ofThings(stage, turn),
    ...ofWays(stage, turn),
    ...ofLetters(stage, turn),
    ...always(turn),
  ];
  const rank = (move: Move) =>
    (earlier.includes(move.title) ? 1_000 : 0) + numberFor(`${key} ${move.title}`, 900);
  const fresh = all
    .filter(({ title }) => !last.includes(title))
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

function ofMatters(stage: Stage, turn: number): Move[] {
  const matter = stage.open.filter(({ text }) => !stage.closed.includes(text)).at(-1);
  if (!matter) return [];
  const who = stage.here().find(({ name }) => name === matter.from) ?? null;
  if (matter.kind === 'guard' && /\byou\b/.test(matter.text))
    return [
      { kind: 'deed', title: 'Break away', text: 'Run while nobody is looking, and do not stop.' },
      {
        kind: 'word',
        title: 'Ask what they want',
        text: `Ask ${who?.name ?? 'the guards'} what is to become of you.`,
      },
    ];
  if (!who) return [];
  const { them } = slotsOf(who);
  return [
    {
      kind: 'deed',
      title: `Say yes to ${short(who)}`,
      text: `Tell ${who.name} that you agree, and let ${them} see that you mean it.`,
    },
    { kind: 'deed', title: `Refuse ${short(who)}`, text: `Tell ${who.name} no, plainly, and say why.` },
    {
      kind: 'word',
      title: `Draw ${short(who)} out`,
      text: `Ask ${who.name} what ${slotsOf(who)['they']} would do in your place.`,
    },
  ].slice(turn % 2) as Move[];
}

function ofPeople(stage: Stage, turn: number): Move[] {
  const present = stage.here().filter(({ state }) => state === 'here');
  return present.flatMap((who, index): Move[] => {
    if (who.name.length > TITLE_NAME_MAX) return [];
    const slots = slotsOf(who);
    const name = short(who);
    const known = who.knows[(turn + index) % Math.max(1, who.knows.length)]?.asked[0]?.replace(/\?$/, '');
    const words: Move[] =
      who.is === 'they'
        ? [
            {
              kind: 'word',
              title: `Speak to ${name}`,
              text: `Speak to ${who.name}, and tell ${slots['them']} what you mean to do.`,
            },
            { kind: 'deed', title: `Share with ${name}`, text: `Share out food and wine among ${who.name}.` },
            {
              kind: 'word',
              title: `Ask ${name} whom they trust`,
              text: `Ask ${who.name} whom they would follow, and why.`,
            },
          ]
        : [
            {
              kind: 'word',
              title: `Ask ${name} for counsel`,
              text: `Ask ${who.name} what you should do now.`,
            },
            {
              kind: 'word',
              title: `Take ${name} into your confidence`,
              text: `Tell ${who.name} what you truly intend, and ask ${slots['them']} to keep it.`,
            },
            {
              kind: 'deed',
              title: `Win ${name} over`,
              text: `Persuade ${who.name} to stand by you, whatever comes.`,
            },
            {
              kind: 'deed',
              title: `Send ${name} ahead`,
              text: `Send ${who.name} ahead to look at the road.`,
            },
            {
              kind: 'word',
              title: `Test ${name}`,
              text: `Tell ${who.name} something untrue, and see where it comes back.`,
            },
          ];
    const question: Move[] =
      known &&
      /^(?:who|what|how|where|when|why|did|is|are)\b/.test(known) &&
      !/\byou\b|\byour\b|\bi\b|\bmy\b|\bme\b/.test(known)
        ? [{ kind: 'word', title: `Question ${name}`, text: `Ask ${who.name} ${known}.` }]
        : [];
    return [...question, ...turned(words, turn + index).slice(0, 2)];
  });
}

function ofThings(stage: Stage, turn: number): Move[] {
  const readable = stage.things.find(
    ({ name, gone, holder, note }) =>
      !gone &&
      note !== 'read' &&
      (holder === 'you' || holder === stage.placeName) &&
      stage.opening.things.some((one) => one.name === name && one.says !== ''),
  );
  const mine = stage.things.filter(
    ({ holder, gone, name }) => holder === 'you' && !gone && name.length <= TITLE_NAME_MAX,
  );
  const thing = mine[turn % Math.max(1, mine.length)];
  const who = stage.here().find(({ state, is }) => state === 'here' && is !== 'they');
  const crowd = stage.crowd();
  return [
    ...(readable
      ? [
          {
            kind: 'thing',
            title: `Read ${bare(readable.name)}`,
            text: `Read ${readable.name} aloud, every word of it.`,
          } as const,
        ]
      : []),
    ...(thing && who
      ? [
          {
            kind: 'thing',
            title: `Give away ${bare(thing.name)}`,
            text: `Give ${thing.name} to ${who.name}.`,
          } as const,
        ]
      : []),
    ...(thing
      ? [
          {
            kind: 'thing',
            title: `Hide ${bare(thing.name)}`,
            text: `Hide ${thing.name} where nobody will look.`,
          } as const,
        ]
      : []),
    ...(thing && crowd
      ? [
          {
            kind: 'thing',
            title: `Show ${bare(thing.name)}`,
            text: `Show ${thing.name} to ${crowd.name}.`,
          } as const,
        ]
      : []),
  ];
}

function ofWays(stage: Stage, turn: number): Move[] {
  const { place } = stage;
  const places = stage.of.scenario.world.places.filter(
    (one) =>
      place &&
      one.id !== place.id &&
      /^\p{Lu}|^the \p{Lu}/u.test(one.name) &&
      one.name.length <= TITLE_NAME_MAX,
  );
  const near = places.filter((one) => place && stage.isInTown(one));
  const far = places.filter((one) => place && !stage.isInTown(one) && one.within === '');
  const pick = <T>(list: readonly T[], shift: number): T[] =>
    list.length === 0 ? [] : [list[(turn * 3 + shift) % list.length]!];
  return [...pick(near, 0), ...pick(near, 5), ...pick(far, 1)].map((one, index) => ({
    kind: 'way',
    title: `${['Go to', 'Walk over to', 'Leave for'][index % 3]} ${one.name}`,
    text: `Go to ${one.name}, and see who is there.`,
  }));
}

function ofLetters(stage: Stage, turn: number): Move[] {
  const people = stage.of.scenario.world.people.filter(
    ({ name, also, diesOn, whereabouts }) =>
      (diesOn === null || diesOn > stage.of.ordinal) &&
      !stage.of.isTold(name) &&
      whereabouts[0]?.place !== '' &&
      ![name, ...also].includes(stage.of.character.name) &&
      !stage.beings.some((one) => one.name === name && one.state !== 'away') &&
      name.length <= TITLE_NAME_MAX,
  );
  const to = people[(turn * 7) % Math.max(1, people.length)];
  return to
    ? [
        {
          kind: 'letter',
          title: `Write to ${to.name}`,
          text: `Write to ${to.name}, and ask where ${to.is} stand${to.is === 'they' ? '' : 's'}.`,
        },
      ]
    : [];
}

function always(turn: number): Move[] {
  const moves: Move[] = [
    {
      kind: 'time',
      title: 'Let the night decide',
      text: 'Sleep until morning, and see what the new day brings.',
    },
    { kind: 'time', title: 'Wait and watch', text: 'Wait until evening, and watch who comes and who goes.' },
    { kind: 'time', title: 'Let three days go by', text: 'Wait three days.' },
    { kind: 'deed', title: 'Look around', text: 'Look around, and count who is here.' },
    { kind: 'deed', title: 'Make a promise aloud', text: 'Swear aloud that you will see this through.' },
    { kind: 'time', title: 'Pray', text: 'Pray, and take your time about it.' },
    { kind: 'time', title: 'Eat and drink', text: 'Eat something, and drink a cup of wine.' },
    { kind: 'deed', title: 'Take stock', text: 'Count what money and men you have.' },
  ];
  return turned(moves, turn);
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function short({ name }: Being): string {
  return name;
}

function bare(name: string): string {
  return name.replace(/^(?:a|an) /, 'the ');
}

function alike(one: string, other: string): boolean {
  const start = (title: string) => title.split(' ').slice(0, 2).join(' ');
  return start(one) === start(other);
}

export function titleOfMove(text: string): string {
  return upperFirst(text);
}
