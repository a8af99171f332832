/** Several things and several people, each for itself. */
import { play } from '../testing/played-game.js';
import { isHeld, isPromised, listedThings } from './lists.js';

function turnsOf(...acts: string[]) {
  return play({
    gameType: 'sengoku_japan',
    turns: acts.length,
    ordinal: 0,
    character: { name: 'Hashiba Hideyoshi', estate: 'daimyo', profession: '' },
    actionOf: (turn) => acts[turn - 1]!,
  }).map(({ narration }) => narration);
}

test('a list of things is as many things', () => {
  expect(listedThings('a horse and the fan')).toEqual(['a horse', 'the fan']);
  expect(listedThings('dry clothes, rice and ten gold coins')).toEqual([
    'dry clothes',
    'rice',
    'ten gold coins',
  ]);
  expect(listedThings('the hammer and the man')).toEqual(['the hammer and the man']);
});

test('peace and provinces are offered, and not handed over', () => {
  expect(['easier terms', 'three provinces', 'peace', 'my protection'].map(isPromised)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['a cup of wine', 'my second sword', 'a chair'].map(isPromised)).toEqual([false, false, false]);
  expect([isHeld('the secret'), isHeld('your ten provinces'), isHeld('the letter')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('of several things each is given, and what is asked for comes back', () => {
  const [given, back] = turnsOf('I give Kanbei a horse and my fan.', 'I tell him: give me back the fan.');
  expect(given!.scene?.things.map(({ name, holder }) => [name, holder])).toEqual([
    ['a horse', 'Kuroda Kanbei'],
    ['your fan', 'Kuroda Kanbei'],
  ]);
  expect(back!.scene?.things.map(({ name, holder }) => [name, holder])).toEqual([['your fan', 'you']]);
});

test('a treasure house is opened, and what is in it given away', () => {
  const [turn] = turnsOf(
    'I open the treasure houses and hand it out to the soldiers, a handful of gold each.',
  );
  expect(turn!.scene?.things.map(({ name }) => name)).toEqual(['a handful of gold']);
});

test('of several who are called all come, and who is far away is sent for', () => {
  const [turn] = turnsOf('I summon Kanbei and Maeda Toshiie.');
  expect(turn!.scene?.opened.map(({ text }) => text)).toContain('whether Maeda Toshiie comes');
});

test('who somebody is, is nobody else; and an ally is won', () => {
  const [turn] = turnsOf('I take Kuroda Genba, a scarred ferryman, into my confidence and make him my ally.');
  expect(turn!.scene?.people.map(({ name, regard }) => [name, Math.sign(regard)])).toEqual([
    ['Kuroda Genba', 1],
  ]);
  expect(turn!.narrative).not.toMatch(/\border\b/);
});
