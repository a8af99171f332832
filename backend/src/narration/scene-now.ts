/** The scene before a turn: as the path left it, or made of what a game without one tells. What the chronicle says of deaths holds. */
import {
  emptyScene,
  namedBy,
  nextScene,
  nothingNew,
  type ChronicleLine,
  type Scene,
  type ScenePerson,
} from '@rubicon/domain';
import type { OpeningScene, Scenario } from '@rubicon/scenarios';
import { placeNamed } from './days-between.js';

export interface SceneSources {
  /** Of the turns from the opening to the parent, as far as they are at hand, oldest first; undefined: that turn has none. */
  readonly path: readonly { readonly scene?: Scene }[];
  /** As the era tells it, when nothing was told since; null: something was, also by a prologue that left no scene. */
  readonly eraOpening: OpeningScene | null;
  /** Of the opening itself, when a prologue left one. */
  readonly openingScene?: Scene;
  readonly scenario: Scenario;
  readonly character: { readonly name: string };
  /** At the parent. */
  readonly chronicle: readonly ChronicleLine[];
  /** By the player: what they say did not happen. */
  readonly struck: readonly ChronicleLine[];
}

export function sceneNow(sources: SceneSources): Scene {
  const { path, openingScene, chronicle, character } = sources;
  const told = path.findLast(({ scene }) => scene)?.scene ?? openingScene;
  const { eraOpening } = sources;
  const scene = told ?? (eraOpening ? openingSceneOf(eraOpening, sources) : sceneOfChronicle(sources));
  const dead = deathsIn(chronicle);
  return withPeople(undone(scene, sources.struck, dead), stillAlive(scene, dead), character);
}

/** As the era tells it, with names for its ids. */
function openingSceneOf(
  { place, hour, people, things, open }: OpeningScene,
  { scenario, character }: SceneSources,
): Scene {
  const nameOf = (id: string) => placeNamed(scenario.world.places, id)?.name ?? id;
  const told = nextScene(
    emptyScene,
    {
      ...nothingNew,
      hour,
      place: nameOf(place),
      people: people.map(({ name, state, where, regard }) => ({
        name,
        state,
        where: nameOf(where),
        regard,
        note: '',
      })),
      things: things.map(({ name, holder, says }) => ({
        name,
        holder: holder === 'here' ? nameOf(place) : holder,
        gone: false,
        note: says,
      })),
      opened: open,
    },
    unjudged(character),
  );
  return told.scene;
}

/** Of an old game: nobody knows where the player stands, and those whom the story knows are somewhere. */
function sceneOfChronicle({ chronicle, character }: SceneSources): Scene {
  const people = chronicle.filter(({ topic }) => topic === 'person');
  return withPeople(
    emptyScene,
    people.map(({ subject, text }) => ({ name: subject, state: 'away', where: '', regard: 0, note: text })),
    character,
  );
}

function deathsIn(lines: readonly ChronicleLine[]): ScenePerson[] {
  return lines
    .filter(({ topic }) => topic === 'death')
    .map(({ subject, text }) => ({ name: subject, state: 'dead', where: '', regard: 0, note: text }));
}

function stillAlive({ people }: Scene, dead: readonly ScenePerson[]): ScenePerson[] {
  return dead.filter(({ name }) => !namedBy(people, name).some(({ state }) => state === 'dead'));
}

/** Whose death the player struck lives on somewhere, unless it is told otherwise, too. */
function undone(scene: Scene, struck: readonly ChronicleLine[], dead: readonly ScenePerson[]): Scene {
  const risen = new Set(
    deathsIn(struck)
      .filter(({ name }) => namedBy(dead, name).length === 0)
      .flatMap(({ name }) => namedBy(scene.people, name)),
  );
  if (![...risen].some(({ state }) => state === 'dead')) return scene;
  return {
    ...scene,
    people: scene.people.map((person) =>
      person.state === 'dead' && risen.has(person)
        ? { ...person, state: 'away', where: '', note: '' }
        : person,
    ),
  };
}

function withPeople(
  scene: Scene,
  people: readonly ScenePerson[],
  character: SceneSources['character'],
): Scene {
  if (people.length === 0) return scene;
  return nextScene(scene, { ...nothingNew, people }, unjudged(character)).scene;
}

/** What is established already is no proposal: no way is too long for it. */
function unjudged({ name }: SceneSources['character']) {
  return {
    days: 0,
    daysBetween: () => null,
    inEra: () => null,
    characterName: name,
    isQuestion: false,
  };
}
