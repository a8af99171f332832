/** The few words of our own that a book holds. */
import type { GameEnding } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import type { Book, Chapter } from './book.js';
import { printableLine } from './paragraphs.js';

const openingTitle = 'Opening';
const prologueTitle = 'Prologue';
export const contentsTitle = 'Contents';
export const colophonTitle = 'Colophon';

const endings: Readonly<Record<GameEnding['kind'], string>> = {
  death: 'Death',
  triumph: 'Triumph',
  last_day: 'The last day',
};

export function epilogueTitle({ kind }: GameEnding): string {
  return `Epilogue: ${endings[kind]}`;
}

export function openingTitleOf({ opening }: Book): string {
  return opening.prologue ? prologueTitle : openingTitle;
}

/** "The Story of Camille Desmoulins" */
export function titleOf({ character }: Book): string {
  return `The Story of ${printableLine(character.name)}`;
}

/** As the game calls its era: "Liberty or Death: 1789". */
export function eraTitleOf({ gameType }: Book): string {
  return scenarios[gameType].public.title;
}

/** "Lawyer, Third Estate" */
export function standingOf({ character: { profession, estate } }: Book): string {
  return `${printableLine(profession)}, ${printableLine(estate)}`;
}

export function datesOf({ fromDate, toDate }: Pick<Chapter, 'fromDate' | 'toDate'>): string {
  return fromDate === toDate ? fromDate : `${fromDate} – ${toDate}`;
}

/** Null: the branch has no name. */
export function branchOf({ branchName }: Book): string | null {
  const name = branchName === null ? '' : printableLine(branchName);
  return name === '' ? null : name;
}

export function colophonOf(book: Book): string[] {
  const { name, difficulties } = scenarios[book.gameType].public;
  const difficulty = difficulties.find(({ id }) => id === book.difficulty)?.name ?? book.difficulty;
  const told = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(book.toldAt),
  );
  const turns = book.turnCount === 1 ? '1 turn' : `${book.turnCount.toLocaleString('en-GB')} turns`;
  return [
    `Played with Rubicon: ${name}, at the difficulty ${difficulty}, in ${turns}, last told on ${told}.`,
    'What stands apart was written by the player; everything else by a language model. It is fiction, however true the dates.',
  ];
}
