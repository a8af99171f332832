import { carried } from './carried.js';

test.each([
  [
    'Who commands them?',
    ['How many soldiers are inside the Bastille?'],
    'Who commands the soldiers inside the Bastille?',
  ],
  ['Who leads them?', ['How many troops are around Paris?'], 'Who leads the troops around Paris?'],
  ['Where is his army?', ['Who is Shibata Katsuie?'], 'Where is Shibata Katsuie’s army?'],
  ['Can I trust him?', ['Where is Labienus now?'], 'Can I trust Labienus?'],
  ['Why should they help us?', ['Can we trust the men of Iga?'], 'Why should the men of Iga help us?'],
  ['Where is he?', ['I sleep.'], 'Where is he?'],
  ['Where is Pompey?', ['Who is Cato?'], 'Where is Pompey?'],
  ['Where is he?', [], 'Where is he?'],
])('%s after %j', (question, before, meant) => {
  expect(carried(question, before)).toBe(meant);
});
