import { lastSentence } from './last-sentence.js';

it.each([
  ['The tocsin has not stopped since dawn.\n\nFaces turn to you.', 'Faces turn to you.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['He waits. Who comes at this hour?', 'Who comes at this hour?'],
  ['It rains. The letter is from M. Danton.', 'The letter is from M. Danton.'],
  ['He turns. \u201cWait. Come back.\u201d', '\u201cWait. Come back.\u201d'],
  ['He turns. "Wait. Come back."', '"Wait. Come back."'],
  ['It ends. It *must* end…', 'It must end…'],
  ['It costs 3.5 sous. That is all!', 'That is all!'],
  ['雨が降る。彼は待つ。', '彼は待つ。'],
  ['', ''],
])('of %j it is %j', (page, sentence) => expect(lastSentence(page)).toBe(sentence));
