/** What those who were sent out report when they have nothing new to tell: of each era's own words. `{deed}`: what they were sent for, in the past. */
import type { GameType } from '@rubicon/scenarios';

export const reportsOf: Readonly<Record<GameType, readonly string[]>> = {
  french_revolution: [
    'They report that they went, looked, and were looked at; {deed}, and nothing that they saw there is new to you.',
    'Their report is short: {deed}; all was as one would expect, except that everybody asked them for the news.',
    'Nothing out of the common, they say, and they went as far as they were told. It began when {deed}.',
    'They tell it three times and it comes to this: no surprise, no ambush, no stranger worth a name. For that {deed}.',
  ],
  roman_republic: [
    'They report no enemy and no marvel; {deed}, and the ground is as you knew it.',
    'Their account agrees in every part, which is rare: nothing has changed since {deed}.',
    'What they bring back is quickly said: they met nobody who would stop them. It was for you to know, and so {deed}.',
    'They found what was there before, and swear to it. You asked for no more when {deed}.',
  ],
  sengoku_japan: [
    'They kneel and report: nothing stirred on the way, and nobody challenged them. All this because {deed}.',
    'The report is brief. Since {deed}, they have seen only what you had already reckoned with.',
    'They saw no banner that they did not know; {deed}, and that is all that came of it so far.',
    'They have counted what could be counted, and it alters nothing. It was for this that {deed}.',
  ],
};
