import { render } from '@testing-library/react';
import { plural } from './locale.js';
import { Sentence } from './sentence.js';

const html = (text: string) =>
  render(<Sentence text={text} parts={{ name: <b>Danton</b>, day: 'today' }} />).container.innerHTML;

it.each([
  ['{name} speaks {day}.', '<b>Danton</b> speaks today.'],
  ['{day}, {name} speaks', 'today, <b>Danton</b> speaks'],
  ['{name}', '<b>Danton</b>'],
  ['Nobody speaks.', 'Nobody speaks.'],
  ['Braces of { another } kind {}', 'Braces of { another } kind {}'],
  ['{nobody} speaks', ' speaks'],
])('puts the parts where the sentence %j names them', (text, expected) => {
  expect(html(text)).toBe(expected);
});

it.each([
  [0, 'turns'],
  [1, 'turn'],
  [2, 'turns'],
  [1_000, 'turns'],
])('gives %d its form of the word', (count, expected) => {
  expect(plural(count, { one: 'turn', other: 'turns' })).toBe(expected);
});
