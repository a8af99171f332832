/** One turn with the scene around it: what the prompt said of it, and what the answer made of it. Pure. */
import { emptyScene, type ProposedScene, type Scene } from '@rubicon/domain';
import type { Suggestion } from '@rubicon/contracts';
import { firstObject } from '../../src/narration/first-object.js';
import { asRecord, listOf, textOf, type Fields } from '../../src/narration/read-fields.js';
import { readDays } from '../../src/narration/read-proposals.js';
import { readScene } from '../../src/narration/read-scene.js';
import type { Measure, ToldTurn } from './measure-story.js';
import type { Exchange } from './recording-model.js';
import type { ExpectedMoves } from './expected-moves.js';

export interface ActedTurn extends ToldTurn {
  /** Whole: what the prompt left out is known from the turns before (`whole-scene.ts`). Null: the prompt tells none. */
  readonly before: Scene | null;
  /** What the answer says that the turn does to it; null: nothing. */
  readonly proposed: ProposedScene | null;
  /** What was offered on the last page. */
  readonly offered: readonly Suggestion[];
  /** The news that the prompt holds. */
  readonly elsewhere: readonly { readonly place: string; readonly text: string }[];
  /** Which way the stats should go; null: nobody has said. */
  readonly moves: ExpectedMoves | null;
  /** What was typed cannot be done as it was typed. */
  readonly cannotBe?: boolean;
}

/** A turn of which both scenes are known. */
export interface StagedTurn extends ActedTurn {
  readonly before: Scene;
  readonly proposed: ProposedScene;
  /** From 1. */
  readonly number: number;
}

/** Those of a game that can be measured by their scenes. */
export function stagedTurns(turns: readonly ActedTurn[]): StagedTurn[] {
  return turns.flatMap((turn, index) => {
    const { before, proposed } = turn;
    return before && proposed ? [{ ...turn, before, proposed, number: index + 1 }] : [];
  });
}

/** Says which turns a measure could not see; a measure that saw none is neither met nor missed. */
export function seenOf(turns: readonly ActedTurn[], measure: Measure): Measure {
  const unseen = turns.length - stagedTurns(turns).length;
  if (unseen === 0) return measure;
  if (unseen === turns.length)
    return { ...measure, value: 'no answer has a scene', met: true, isUnmeasured: true, places: [] };
  return { ...measure, value: `${measure.value}, ${unseen} turns without a scene left out` };
}

export function answersWithoutScene(turns: readonly ActedTurn[]): string | null {
  const without = turns.filter(({ proposed }) => proposed === null).length;
  return without === 0 ? null : `${without} of ${turns.length} answers have no scene`;
}

/** What a prompt asks for. An answer that is asked for again has a note behind it. */
export function requestIn(messages: Exchange['messages']): Fields | null {
  const requests = messages.map(({ content }) => parsed(content));
  return requests.findLast((request) => request && 'ordinal' in request) ?? null;
}

/** What an exchange says of the scene; `before` as far as the prompt had room for it. */
export function sceneOfExchange({ messages, answer }: Pick<Exchange, 'messages' | 'answer'>): Pick<
  ActedTurn,
  'before' | 'proposed' | 'offered' | 'elsewhere'
> & {
  readonly daysPassed: number | null;
} {
  const request = requestIn(messages);
  const told = parsed(firstObject(answer.slice(Math.max(0, answer.indexOf('{')))) ?? '');
  return {
    before: wholeScene(request?.['scene']),
    proposed: readScene(told?.['scene']),
    daysPassed: readDays(told?.['daysPassed']),
    offered: records(request?.['offered']).map(({ title, text }) => ({
      title: textOf(title),
      text: textOf(text),
    })),
    elsewhere: records(request?.['elsewhere']).map(({ place, text }) => ({
      place: textOf(place),
      text: textOf(text),
    })),
  };
}

/** A prompt leaves out what is empty. */
function wholeScene(told: unknown): Scene | null {
  const scene = asRecord(told);
  if (!scene) return null;
  return {
    ...emptyScene,
    ...(scene as Partial<Scene>),
    people: records(scene['people']).map((person) => ({
      name: '',
      state: 'here',
      where: '',
      regard: 0,
      note: '',
      ...person,
    })),
    things: records(scene['things']).map((thing) => ({
      name: '',
      holder: '',
      gone: false,
      note: '',
      ...thing,
    })),
    deeds: records(scene['deeds']).map((deed) => ({
      act: 'other',
      outcome: 'done',
      text: '',
      to: '',
      answer: '',
      knownTo: [],
      ...deed,
    })),
    open: records(scene['open']).map((matter) => ({ kind: 'question', from: '', text: '', ...matter })),
  };
}

function records(value: unknown): Fields[] {
  return listOf(value).flatMap((item): Fields[] => {
    const record = asRecord(item);
    return record ? [record] : [];
  });
}

function parsed(json: string): Fields | null {
  try {
    return asRecord(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Where the turn ends. */
export function placeAfter({ before, proposed }: Pick<StagedTurn, 'before' | 'proposed'>): string {
  return proposed.place === '' ? before.place : proposed.place;
}

/** What was typed; of a move that was chosen ("the second", its title) also what it says. */
export function wordsOfPlayer({ action, offered }: Pick<ActedTurn, 'action' | 'offered'>): string {
  const typed = action
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  const place = ordinals.findIndex((ways) => ways.test(typed));
  const chosen = offered[place] ?? offered.find(({ title }) => title.toLowerCase() === typed);
  return chosen ? `${action} ${chosen.title} ${chosen.text}` : action;
}

const ordinals = [
  /^(?:1|one|a|(?:i (?:take|choose|do) )?the first(?: one| option)?)$/,
  /^(?:2|two|b|(?:i (?:take|choose|do) )?the second(?: one| option)?)$/,
  /^(?:3|three|c|(?:i (?:take|choose|do) )?the (?:third|last)(?: one| option)?)$/,
];
