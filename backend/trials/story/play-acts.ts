/** Games of acts from files, to be read: `[{ "figure": 1, "difficulty": "normal", "acts": [{ "text": "…" }, "…"] }]`. Pure. */
import { basename } from 'node:path';
import { gameTypes, type Difficulty, type GameType } from '@rubicon/contracts';
import { asRecord, listOf } from '../../src/narration/read-fields.js';

export interface GameOfActs {
  readonly era: GameType;
  /** Index into the era's characters. */
  readonly figure: number;
  readonly difficulty: Difficulty;
  readonly acts: readonly string[];
}

const difficulties: readonly Difficulty[] = ['easy', 'normal', 'hard'];

/**
 * @param file its name is the era's, unless one is given
 * @throws Error with a sentence that says what is wrong in it
 */
export function gamesOfActs(file: string, json: string, era?: string): GameOfActs[] {
  const name = era ?? basename(file).replace(/\.json$/, '');
  const gameType = gameTypes.find((known) => known === name);
  if (!gameType) throw new Error(`${file}: no era is called ${name}; name one with --era`);
  const games = listOf(JSON.parse(json));
  if (games.length === 0) throw new Error(`${file} holds no list of games`);
  return games.map((game, index) => {
    const { figure = 0, difficulty = 'normal', acts } = asRecord(game) ?? {};
    const texts = listOf(acts).map((act) => (typeof act === 'string' ? act : asRecord(act)?.['text']));
    const level = difficulties.find((known) => known === difficulty);
    if (
      !Number.isInteger(figure) ||
      !level ||
      texts.length === 0 ||
      !texts.every((text) => typeof text === 'string')
    )
      throw new Error(`${file}: game ${index + 1} needs a figure, a difficulty and acts`);
    return { era: gameType, figure: figure as number, difficulty: level, acts: texts };
  });
}
