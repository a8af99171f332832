/** The scene as a prompt holds it: empty lists and texts left out, and of a crowded one what bears on the turn first, within a token budget. */
import { isHere, type Scene, type SceneDeed, type ScenePerson, type SceneThing } from '@rubicon/domain';

/** Tokens. */
export const SCENE_TOKENS_MAX = 800;
const SCENE_TOKENS_MIN = 200;
/** Tokens of what the player typed that cost the scene nothing. */
const USUAL_ACTION_TOKENS = 1_000;
/** Deeds that bear on the turn; those before are remembered as long as there is room. */
const LATE_DEEDS = 3;

/** Without its empty lists and texts. */
export type Compact<T> = { readonly [Field in keyof T]?: unknown };

export function sceneInPrompt(
  scene: Scene,
  { action, countTokens }: { readonly action: string; countTokens(this: void, text: string): number },
): Compact<Scene> {
  const budget = Math.max(
    SCENE_TOKENS_MIN,
    SCENE_TOKENS_MAX - Math.max(0, countTokens(JSON.stringify(action)) - USUAL_ACTION_TOKENS),
  );
  const tokensOf = (part: object) => countTokens(JSON.stringify(part));
  const whole = compactScene(scene);
  if (tokensOf(whole) <= budget) return whole;
  let left = budget - tokensOf(compactScene({ ...scene, people: [], things: [], deeds: [] }));
  const kept = new Set<object>();
  for (const item of mostTellingFirst(scene)) {
    left -= tokensOf(compact(item));
    if (left < 0) break;
    kept.add(item);
  }
  const isKept = (item: object) => kept.has(item);
  return compactScene({
    ...scene,
    people: scene.people.filter(isKept),
    things: scene.things.filter(isKept),
    deeds: scene.deeds.filter(isKept),
  });
}

type Item = ScenePerson | SceneThing | SceneDeed;

/** Who is here; what was done last; who is dead and what is gone; what the player has; then the others, latest first. */
function mostTellingFirst({ place, people, things, deeds }: Scene): Item[] {
  const isAway = (person: ScenePerson) => person.state !== 'dead' && !isHere(person, place);
  const late = deeds.slice(-LATE_DEEDS);
  return [
    ...people.filter((person) => isHere(person, place)),
    ...late.toReversed(),
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
