/** Whom the player only describes is told by those words, and by no name made of them. */
import type { GameType } from '@rubicon/scenarios';
import { playAs } from '../testing/played-game.js';
import { sentencesOf } from './pen.js';

const players: Readonly<Record<GameType, string>> = {
  french_revolution: 'Georges Danton',
  roman_republic: 'Marcus Tullius Cicero',
  sengoku_japan: 'Hashiba Hideyoshi',
};

/** The sentences that speak of them. */
function toldOf(era: GameType, act: string, of: string): string[] {
  const [page] = playAs(era, players[era], [act]);
  return sentencesOf(page!.narrative.replace(/\n+/g, ' ')).filter((sentence) => sentence.includes(of));
}

it.each<[GameType, string, string, string[]]>([
  [
    'french_revolution',
    'I help whoever is hungry.',
    'hungry',
    ['That being so, you help whoever is hungry; your hands know what to do, and do it.'],
  ],
  [
    'roman_republic',
    'I help whoever is hungry.',
    'hungry',
    ['You take the next step: you help whoever is hungry.'],
  ],
  [
    'sengoku_japan',
    'I help whoever is hungry.',
    'hungry',
    [
      'The decision is yours, and you help whoever is hungry; it is done with a light hand, and it does good.',
    ],
  ],
  [
    'french_revolution',
    'I help those who are hungry.',
    'hungry',
    [
      'And so you help those who are hungry; your hands know what to do, and do it.',
      'Those who are hungry say: “Remember that face, and let nobody here ever throw a stone at it.”',
      'The friendship of those who are hungry is yours now.',
    ],
  ],
  [
    'roman_republic',
    'I kill everyone who resists.',
    'resist',
    [
      'You make ready to kill everyone who resists; the stroke goes wide of those who resist, and there is no time for a second.',
      'Those who resist exchange glances, and reply: “We’re more than we were a moment ago.',
    ],
  ],
  [
    'sengoku_japan',
    'I help people who are lost.',
    'lost',
    [
      'What you do next is soon told: you help people who are lost.',
      'People who are lost say: “We had given ourselves up.”',
      'People who are lost will not forget who it was.',
    ],
  ],
])('%s: %s', (era, act, of, told) => expect(toldOf(era, act, of)).toEqual(told));
