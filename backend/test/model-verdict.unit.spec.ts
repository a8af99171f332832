/** What `npm run model:check` says in its last line. */
import { verdictOf, type CheckedTurn } from '../trials/model-check/verdict.js';

const turn = (more: Partial<CheckedTurn> = {}): CheckedTurn => ({
  era: 'roman_republic',
  failure: null,
  seconds: 8,
  words: 140,
  days: 0,
  schemaFaults: 0,
  isInLanguage: true,
  repeated: 0,
  ...more,
});
const failed = turn({ failure: 'model_answer_malformed', words: 0 });

it.each<[string, boolean, readonly CheckedTurn[]]>([
  ['WILL DO: turns in 9.0 s or less.', true, [turn(), turn({ seconds: 9, days: 3 })]],
  ['WILL DO, BUT: a turn takes 46 s.', true, [turn({ seconds: 46 })]],
  ['WILL HARDLY DO: a turn takes 181 s, which few players wait for.', false, [turn({ seconds: 181 })]],
  [
    'WILL DO, BUT: it lets 60 days go by for an act of a moment.',
    true,
    [turn(), turn({ days: 60 }), turn({ days: 4 })],
  ],
  [
    'WILL DO, BUT: its pages are short; it tells the opening again; it does not keep to the form.',
    true,
    [turn({ words: 59 }), turn({ repeated: 1 }), turn({ schemaFaults: 2 })],
  ],
  ['WILL HARDLY DO: it does not keep to the language.', false, [turn({ isInLanguage: false })]],
  ['WILL HARDLY DO: 1 of 2 turns failed (model_answer_malformed).', false, [turn(), failed]],
  ['WILL NOT DO: no turn was told (model_answer_malformed).', false, [failed, failed]],
])('%s', (line, willDo, turns) => {
  expect(verdictOf(turns)).toEqual({ willDo, line });
});
