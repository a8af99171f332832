/** What others are made to do: to whom, and by whom. */
import { stepsOf } from '../reading/steps.js';
import { play } from '../testing/played-game.js';
import { causedBy } from './caused-deeds.js';

const isPerson = (words: string): boolean => /\b(?:him|man|messenger|governor|men|guards)\b/i.test(words);

function caused(act: string) {
  const read = causedBy(stepsOf(act)[0]!, isPerson);
  return read && [read.actClass, read.phrases.map(({ text }) => text)[0] ?? '', read.inner?.actClass ?? ''];
}

describe('what one has done by others', () => {
  it.each<[string, string[] | null]>([
    [
      'have the man who carried it killed quietly and buried in the reeds',
      ['kill', 'the man who carried it', ''],
    ],
    ['have the governor arrested', ['arrest', 'the governor', '']],
    ['have him locked in the storehouse with food and a guard', ['arrest', 'him', '']],
    ['have him followed by two men', ['order', 'two men', 'go']],
    ['have the messenger killed by my guards', ['order', 'my guards', 'kill']],
    ['have the gates opened', ['order', 'the gates', '']],
  ])('%s', (act, read) => {
    expect(caused(act)).toEqual(read);
  });

  it('kills whom it was to kill, and asks nobody to do it to himself', () => {
    const [turn] = play({
      gameType: 'sengoku_japan',
      turns: 1,
      ordinal: 0,
      difficulty: 'easy',
      character: { name: 'Hashiba Hideyoshi', estate: 'daimyo', profession: '' },
      actionOf: () => 'I have the man who carried it killed quietly and buried in the reeds.',
    });
    expect(turn!.narration.scene?.people.find(({ name }) => name === 'the captured messenger')?.state).toBe(
      'dead',
    );
  });
});
