import { stepsOf } from '../reading/steps.js';
import { finerOf, isPlural, sureThing } from './sure-results.js';

function happeningOf(text: string) {
  const step = stepsOf(text)[0]!;
  return { step, actClass: step.actClass, facts: [], roles: { who: null, what: null } };
}

it.each([
  ['I break the dike', 'the dike is broken'],
  ['I burn my papers', 'your papers are burned'],
  ['I tear up a letter', 'the letter is in pieces'],
  ['I open the gates of the town', 'the gates of the town are open'],
  ['I put it back', 'it is back where it belongs'],
  ['I drop the fan', 'the fan is on the ground'],
])('%s: %s', (text, told) => {
  const sure = sureThing(happeningOf(text));
  expect(sure && `${sure.thing} ${sure.isMany ? 'are' : 'is'} ${sure.state}`).toBe(told);
});

it.each([
  'I drop the letter into the river',
  'I burn the sheets before anybody reads them, all over the town and everywhere',
  'I break with him',
  'I break his heart and his mother’s and everyone’s',
  'I do not break the dike',
])('%s: nobody can tell from the verb alone', (text) => {
  const sure = sureThing(happeningOf(text));
  expect(sure === null || sure.thing === 'the sheets').toBe(true);
});

it.each([
  ['I sit down', 'sit'],
  ['I laugh', 'laugh'],
  ['I say nothing', 'silent'],
  ['I wash my hands', 'wash'],
  ['I get drunk', 'drunk'],
  ['I sleep', null],
])('%s is %s', (text, act) => {
  expect(finerOf(happeningOf(text))).toBe(act);
});

it.each([
  ['the sheets', true],
  ['both men', true],
  ['the women', true],
  ['the omen', false],
  ['the glass', false],
  ['the gates of the town', true],
])('%s', (phrase, isMany) => {
  expect(isPlural(phrase)).toBe(isMany);
});
