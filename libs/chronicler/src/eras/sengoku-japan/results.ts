import type { ResultBank } from '../results.js';

export const results: ResultBank = {
  carriedOut: [
    '{Act}.',
    'At your word {act}.',
    'It is heard, and {act}.',
    'A nod, and then {act}.',
    'So it is done: {act}.',
    'Nothing more needs to be said, and {act}.',
    'It is granted you: {act}.',
    'You see it happen: {act}.',
  ],
  states: [
    'After that {thing} {be} {state}.',
    'And {thing} {be} {state}.',
    'It is so now: {thing} {be} {state}.',
    'Before long {thing} {be} {state}.',
    '{Thing} {be} {state}, as you wished.',
    'It needs no second look: {thing} {be} {state}.',
    'You see it with your own eyes: {thing} {be} {state}.',
    'What comes of it is plain: {thing} {be} {state}.',
  ],
  acts: {
    sit: [
      'You sit, and your breath comes slower.',
      'Nothing is asked of you where you sit, and nothing escapes you.',
      'The weight goes out of your legs.',
      'You have your place, and look about you from it.',
    ],
    wash: [
      'The water carries off the dust of the road.',
      'You are clean, and the air is cool on your skin.',
      'It eases the skin, and the thoughts behind it.',
      'What clung to you is gone, and you feel lighter by that much.',
    ],
    laugh: [
      'The laugh is out; people look to see whether they may join in.',
      'It rings strangely in such days, and is remembered for that.',
      'Your face is your own again when it is over.',
      'Those who hear it do not know whether to be glad or to be afraid.',
    ],
    weep: [
      'Nobody looks at you until it is over.',
      'Your sleeve is wet, as in the old poems.',
      'It takes its time, like rain, and then it lifts.',
      'You do not turn your face away, and no one speaks of it.',
    ],
    silent: [
      'You let no word out, and the silence is heard.',
      'Others wait for you to speak, and have to go on without it.',
      'What you think stays behind your teeth.',
      'By saying nothing you have promised nothing.',
    ],
    bow: [
      'It is as deep as it ought to be, and it is seen.',
      'You hold it for the proper length of a breath, and rise from it.',
      'Whoever knows the forms can read it.',
      'The courtesy is not wasted.',
    ],
    drunk: [
      'The cup is empty, and so is your head of cares.',
      'You are drunk, and the room keeps its distance unsteadily.',
      'The sake is warm in you, and your tongue is looser than it should be.',
      'The lamps have rings about them, and tomorrow will have a price.',
    ],
    draft: [
      'The brush is laid down, and the page is full.',
      'It is set down in ink, and needs no second copy.',
      'You have it on paper, in your own hand.',
      'It is written clearly, and will be read as it was meant.',
    ],
    disguise: [
      'In that state you could pass your own gate unasked.',
      'You look like nobody, and that was the purpose.',
      'A few steps off one would take you for another.',
      'Only someone who knows your voice would know you.',
    ],
  },
};
