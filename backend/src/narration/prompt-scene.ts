/** The scene as a prompt holds it: empty lists and texts left out, and of a crowded one what bears on the turn first, within a token budget. */
import {
  isHere,
  type Scene,
  type SceneDeed,
  type SceneMatter,
  type ScenePerson,
  type SceneThing,
} from '@rubicon/domain';
import { tokensBeside, USUAL_ACTION_TOKENS, type Room } from './typed-action.js';

/** Tokens. */
export const SCENE_TOKENS_MAX = 800;
/** In a whole prompt. */
export const sceneRoom: Room = { most: SCENE_TOKENS_MAX, least: 200, besideAction: USUAL_ACTION_TOKENS };
/** Of the lists' names and brackets, and of the comma behind an item. */
const LISTS_TOKENS = 16;
const ITEM_TOKENS = 1;
/** Deeds and open matters that bear on the turn; those before are remembered as long as there is room. */
const LATE_DEEDS = 3;
const LATE_MATTERS = 1;

/** Without its empty lists and texts. */
export type Compact<T> = { readonly [Field in keyof T]?: unknown };

export function sceneInPrompt(
  scene: Scene,
  {
    action,
    room,
    countTokens,
  }: { readonly action: string; readonly room: Room; countTokens(this: void, text: string): number },
): Compact<Scene> {
  const budget = tokensBeside(action, room, countTokens);
  const tokensOf = (part: object) => countTokens(JSON.stringify(part));
  const whole = compactScene(scene);
  if (tokensOf(whole) <= budget) return whole;
  const bare = compactScene({ ...scene, people: [], things: [], deeds: [], open: [] });
  let left = budget - tokensOf(bare) - LISTS_TOKENS;
  const kept = new Set<object>();
  for (const item of mostTellingFirst(scene)) {
    const tokens = tokensOf(compact(item)) + ITEM_TOKENS;
    // A short one behind it may still fit.
    if (tokens > left) continue;
    left -= tokens;
    kept.add(item);
  }
  const isKept = (item: object) => kept.has(item);
  return compactScene({
    ...scene,
    people: scene.people.filter(isKept),
    things: scene.things.filter(isKept),
    deeds: scene.deeds.filter(isKept),
    open: scene.open.filter(isKept),
  });
}

type Item = ScenePerson | SceneThing | SceneDeed | SceneMatter;

/** What was opened last; who is here; what was done last; who is dead and what is gone; what the player has; then the others, latest first. */
function mostTellingFirst({ place, people, things, deeds, open }: Scene): Item[] {
  const isAway = (person: ScenePerson) => person.state !== 'dead' && !isHere(person, place);
  const late = deeds.slice(-LATE_DEEDS);
  return [
    ...open.slice(-LATE_MATTERS).toReversed(),
    ...people.filter((person) => isHere(person, place)),
    ...late.toReversed(),
    ...open.slice(0, -LATE_MATTERS).toReversed(),
    ...people.filter(({ state }) => state === 'dead').toReversed(),
    ...things.filter(({ gone, holder }) => gone || holder === 'you').toReversed(),
    ...people.filter(isAway).toReversed(),
    ...things.filter(({ gone, holder }) => !gone && holder !== 'you').toReversed(),
    ...deeds.slice(0, -LATE_DEEDS).toReversed(),
  ];
}

function compactScene(scene: Scene): Compact<Scene> {
  return compact({
    ...scene,
    people: scene.people.map(compact),
    things: scene.things.map(compact),
    deeds: scene.deeds.map(compact),
    open: scene.open.map(compact),
  });
}

function compact<T extends object>(whole: T): Compact<T> {
  const told = Object.entries(whole).filter(([, value]) => value !== '' && !isEmptyList(value));
  return Object.fromEntries(told) as Compact<T>;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
