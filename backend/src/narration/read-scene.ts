/** Reads what an answer says of the scene, tolerantly: what is missing or makes no sense changes nothing. What may be the game decides. */
import {
  actKinds,
  actOutcomes,
  matterKinds,
  nothingNew,
  presences,
  SCENE_NAME_CHARACTERS_MAX,
  SCENE_REGARD_MAX,
  SCENE_TEXT_CHARACTERS_MAX,
  sceneHours,
  type ProposedScene,
  type SceneMatter,
  type ScenePerson,
  type SceneThing,
} from '@rubicon/domain';
import { SCENE_ITEMS_MAX } from './answer-schema.js';
import { asRecord, isOneOf, listOf, onOneLine, textOf, whole, type Fields } from './read-fields.js';
import { shortened } from './shorten-text.js';

/** Null for what is no scene, or an empty one. */
export function readScene(proposed: unknown): ProposedScene | null {
  const scene = asRecord(proposed);
  if (!scene || !Object.keys(nothingNew).some((field) => Object.hasOwn(scene, field))) return null;
  const { act, outcome, hour } = scene;
  return {
    act: isOneOf(actKinds, act) ? act : 'other',
    outcome: isOneOf(actOutcomes, outcome) ? outcome : 'done',
    place: nameOf(scene['place']),
    hour: isOneOf(sceneHours, hour) ? hour : null,
    speakers: namesOf(scene['speakers']),
    uses: namesOf(scene['uses']),
    people: each(scene['people'], readPerson),
    things: each(scene['things'], readThing),
    deed: readDeed(asRecord(scene['deed'])),
    opened: each(scene['opened'], readMatter),
    closed: each(scene['closed'], (text) => (textLine(text) === '' ? null : textLine(text))),
  };
}

function readPerson(proposed: unknown): ScenePerson | null {
  const { name, state, where, regard, note } = asRecord(proposed) ?? {};
  if (nameOf(name) === '' || !isOneOf(presences, state)) return null;
  return {
    name: nameOf(name),
    state,
    where: nameOf(where),
    regard: whole(regard, SCENE_REGARD_MAX) ?? 0,
    note: textLine(note),
  };
}

function readThing(proposed: unknown): SceneThing | null {
  const { name, holder, gone, note } = asRecord(proposed) ?? {};
  if (nameOf(name) === '') return null;
  return { name: nameOf(name), holder: nameOf(holder), gone: gone === true, note: textLine(note) };
}

function readDeed(deed: Fields | null): ProposedScene['deed'] {
  const text = textLine(deed?.['text']).replace(/[.。]$/, '');
  if (!deed || text === '') return null;
  return {
    text,
    to: nameOf(deed['to']),
    answer: textLine(deed['answer']).replace(/[.。]$/, ''),
    knownTo: namesOf(deed['knownTo']),
  };
}

function readMatter(proposed: unknown): SceneMatter | null {
  const { kind, from, text } = asRecord(proposed) ?? {};
  if (textLine(text) === '') return null;
  return { kind: isOneOf(matterKinds, kind) ? kind : 'question', from: nameOf(from), text: textLine(text) };
}

function namesOf(value: unknown): string[] {
  return each(value, (name) => (nameOf(name) === '' ? null : nameOf(name)));
}

function each<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  return listOf(value)
    .flatMap((item) => read(item) ?? [])
    .slice(0, SCENE_ITEMS_MAX);
}

function nameOf(value: unknown): string {
  return shortened(onOneLine(textOf(value)), SCENE_NAME_CHARACTERS_MAX);
}

function textLine(value: unknown): string {
  return shortened(onOneLine(textOf(value)), SCENE_TEXT_CHARACTERS_MAX);
}
