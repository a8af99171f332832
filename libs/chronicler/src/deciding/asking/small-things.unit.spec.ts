/** What nobody wrote down and anybody would know, in whole games. */
import { playAs } from '../../testing/played-game.js';

const pages = (...[era, name, acts]: Parameters<typeof playAs>) =>
  playAs(era, name, acts).map(({ narrative }) => narrative);

it('has a price, a number, a reach and an hour for what is asked', () => {
  const [price, count, reach, hour] = pages('sengoku_japan', 'Tokugawa Ieyasu', [
    'How much for the Portuguese clock?',
    'How many riders came with him?',
    'What is the range of a cannon?',
    'When did they leave?',
  ]);
  expect(price).toMatch(/pieces of gold/);
  expect(count).toMatch(/eleven|dozen|fourteen|twenty|thirty|forty|sixty/i);
  expect(reach).toContain('paces');
  expect(hour).toMatch(/yesterday|days ago|this morning/i);
});

it('says the same again to who asks again', () => {
  const [first, , again] = pages('french_revolution', 'Georges Danton', [
    'How many of them were wounded at the gate?',
    'I wait.',
    'How many of them were wounded at the gate?',
  ]);
  const number = /eleven|a dozen|fourteen|some twenty|twenty-six|about thirty|forty or so|sixty/i;
  expect(number.exec(first!)?.[0].toLowerCase()).toBe(number.exec(again!)?.[0].toLowerCase());
});

it('makes up nothing that history decides', () => {
  const [rule, fall] = pages('roman_republic', 'Gaius Julius Caesar', [
    'When did Parmenion cross the Tigris?',
    'Who rules in Egypt?',
  ]);
  expect(rule).not.toMatch(/yesterday|third watch last night|before yesterday/i);
  expect(fall).not.toMatch(/heard on the Capitol|looked at/);
});

it('lets him who brought the news tell who did it', () => {
  const [who] = pages('sengoku_japan', 'Shibata Katsuie', ['Who did it?']);
  expect(who).toContain('Akechi');
});

it('gives the reason for what one has done by what one wants', () => {
  const [why] = pages('sengoku_japan', 'Tokugawa Ieyasu', ['Chaya, why did I do this?']);
  expect(why).toContain('come home alive');
});

it('tells what they answered to whom something was sent', () => {
  const [, soon] = pages('sengoku_japan', 'Hashiba Hideyoshi', [
    'I send a letter to the Mōri by the captured messenger: your lord is dead, make peace.',
    'What did they answer?',
  ]);
  expect(soon).toMatch(/The answer of Terumoto to your letter|yet/);
});
