import type { NarratorState } from '@rubicon/contracts';
import { waitingSentence } from './waiting-sentence.js';

it.each<[NarratorState['state'], number | null, string]>([
  ['reading', null, 'The narrator is reading your story.'],
  ['reading', 1, 'The narrator is reading. Here that usually takes about 5 seconds.'],
  ['reading', 40, 'The narrator is reading. Here that usually takes about 40 seconds.'],
  ['reading', 43.6, 'The narrator is reading. Here that usually takes about 45 seconds.'],
  ['reading', 90, 'The narrator is reading. Here that usually takes about two minutes.'],
  ['reading', 170, 'The narrator is reading. Here that usually takes about three minutes.'],
  ['reading', 900, 'The narrator is reading. Here that usually takes about 15 minutes.'],
  ['waking', null, 'The narrator is still waking up. Your turn is kept and will be told.'],
  [
    'waking',
    40,
    'The narrator is still waking up. Your turn is kept and will be told. Once it is awake, a turn usually begins after about 40 seconds.',
  ],
])('while the narrator is %s, usually for %s seconds, says %j', (state, usualSeconds, sentence) =>
  expect(waitingSentence({ state, usualSeconds })).toBe(sentence),
);

it('says that a page could not be told, and that it is not paid for', () =>
  expect(waitingSentence({ state: 'again', usualSeconds: 40 })).toBe(
    'This page could not be told yet. The narrator begins it anew, and you pay only for the page you get.',
  ));

it('says why narrators rest, as an operator has said it', () =>
  expect(waitingSentence({ state: 'resting', usualSeconds: null, reason: 'We move them.' })).toBe(
    'The narrators rest for a while: We move them. Your turn is kept and will be told.',
  ));
