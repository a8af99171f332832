/** Who stays, who goes out, what is left open or shut, and where what is done is done. */
import type { GameType } from '@rubicon/scenarios';
import { playAs } from '../testing/played-game.js';
import { answerAskedFor } from './answer-asked-for.js';
import { countedMen } from './counted-men.js';

function turnsOf(gameType: GameType, name: string, ...acts: string[]) {
  return playAs(gameType, name, acts).map(({ scene }) => scene);
}

const stateOf = ({ people }: ReturnType<typeof turnsOf>[number], who: string) =>
  people.find(({ name }) => name === who);

test('whoever is sent out is gone, but for those who are kept', () => {
  const [scene] = turnsOf('sengoku_japan', 'Hashiba Hideyoshi', 'Send everybody out except Kanbei.');
  expect(stateOf(scene!, 'the pickets')?.state).toBe('away');
  expect(stateOf(scene!, 'Hachisuka Koroku')?.state).toBe('away');
  expect(stateOf(scene!, 'Kuroda Kanbei')?.state ?? 'here').toBe('here');
});

test('who is left to hold a place stays there', () => {
  const [scene] = turnsOf(
    'sengoku_japan',
    'Hashiba Hideyoshi',
    'Leave Koroku to hold the camp and march to Himeji.',
  );
  expect(scene!.place).toBe('Himeji');
  expect(stateOf(scene!, 'Hachisuka Koroku')).toMatchObject({
    state: 'away',
    where: 'the camp before Takamatsu',
  });
});

test('who is only spoken of is not there', () => {
  const [scene] = turnsOf(
    'french_revolution',
    'Jean-Paul Marat',
    'I ask him to print 500 copies of a sheet saying the electors are traitors.',
  );
  expect(stateOf(scene!, 'the electors')).toBeUndefined();
  const [called] = turnsOf('roman_republic', 'Marcus Porcius Cato', 'I call Lentulus a fat bankrupt coward.');
  expect(called!.people.map(({ name }) => name)).toEqual(['Lentulus']);
});

test('a gate that was shut stays shut', () => {
  const [scene] = turnsOf('sengoku_japan', 'Hashiba Hideyoshi', 'Have the gates shut.');
  expect(scene!.things).toContainEqual(expect.objectContaining({ name: 'the gates', note: 'shut' }));
});

test('a back gate is a way, and no place to stop at', () => {
  const [scene] = turnsOf('sengoku_japan', 'Tokugawa Ieyasu', 'We leave by the back gate after dark.');
  expect(scene!.place).not.toContain('gate');
  expect(scene!.place).not.toBe('the merchant’s garden');
});

test('who waits in another town goes there first', () => {
  const [scene] = turnsOf('roman_republic', 'Gaius Julius Caesar', 'I wait three days in Ariminum.');
  expect(scene!.place).toBe('Ariminum');
});

test('horse that are counted are men', () => {
  expect(
    ['50 of the horse', '2000 more', 'three hundred foot', 'two swords', 'a horse', 'some horse'].map(
      countedMen,
    ),
  ).toEqual(['50 horsemen', '2000 men', 'three hundred foot soldiers', null, null, null]);
});

test('what somebody answered may be asked for as a thing to be read', () => {
  expect(answerAskedFor('Read me what she said')).toBe('What did she answer?');
  expect(answerAskedFor('Show me Oichi’s reply')).toBe('What did Oichi answer?');
  expect(answerAskedFor('Tell me what you know')).toBeNull();
});
