import type { ResultBank } from '../results.js';

export const results: ResultBank = {
  carriedOut: [
    '{Act}.',
    'And so it comes about: {act}.',
    'You are taken at your word: {act}.',
    'It is no sooner said than {act}.',
    'There is no argument, and {act}.',
    'Nobody needs to be told twice, and {act}.',
    'Upon this {act}.',
    'That does it: {act}.',
  ],
  states: [
    '{Thing} {be} {state}.',
    'It is done: {thing} {be} {state}.',
    '{Thing} {be} {state} now, and no mistake.',
    'Look for yourself: {thing} {be} {state}.',
    'When you have done, {thing} {be} {state}.',
    'The result is simple: {thing} {be} {state}.',
    'That settles it: {thing} {be} {state}.',
    'In the end {thing} {be} {state}.',
  ],
  acts: {
    sit: [
      'You have a seat, and nobody disputes it with you.',
      'Your legs are grateful, and you lose nothing of what goes on.',
      'From where you sit you can see whoever comes and goes.',
      'It is a small comfort, and you have taken it.',
    ],
    wash: [
      'The water takes the dust with it, and some of the heat.',
      'You are clean, which is more than most can say this summer.',
      'The skin smarts less, and you could be looked at again.',
      'It cools you, and for as long as it lasts you belong to nobody.',
    ],
    laugh: [
      'It comes out louder than you meant, and cannot be put back.',
      'Whoever hears it wonders what there is to laugh at.',
      'For a moment your face has nothing to do with politics.',
      'It does you good, and puzzles those who were being serious.',
    ],
    weep: [
      'It passes, and leaves your eyes red.',
      'You do not hide it, and nobody dares to remark on it.',
      'It is over when it is over, and you can breathe again.',
      'Your sleeve is wet with it, and your throat is easier.',
    ],
    silent: [
      'You do not open your mouth, and others have to fill the pause.',
      'Nothing that you might have said can be quoted against you.',
      'Your silence is noticed, and everyone explains it as he likes.',
      'You keep your opinion, and it is worth more for being kept.',
    ],
    bow: [
      'It is seen, and taken for what it is: a mark of respect.',
      'You do it properly, as one was taught to under the old manners.',
      'Nobody could complain of the depth of it.',
      'There is courtesy in it, and it is not lost.',
    ],
    drunk: [
      'The floor is less sure than it was, and you care less about it.',
      'Your tongue is heavy, your heart is light, and your head will pay for both.',
      'You are drunk, and say so to whoever stands nearest.',
      'By the last glass you love mankind, and could not walk a straight line to it.',
    ],
    draft: [
      'It stands on paper now, in your hand, from the first line to the last.',
      'The ink is dry, and nothing in it need be struck out.',
      'You have it in writing, and can show it to whom you please.',
      'It is written down, plainly enough for anyone who can read.',
    ],
    disguise: [
      'Whoever knew you would have to look twice.',
      'You pass for somebody else, at any rate from a few steps off.',
      'Your own mother would address you as a stranger.',
      'It changes you enough that eyes slide past you.',
    ],
  },
};
