import { carried } from './carried.js';

test.each([
  ['Who commands them?', ['How many soldiers are inside the Bastille?'], 'Who commands the Bastille?'],
  ['Where is his army?', ['Who is Shibata Katsuie?'], 'Where is Shibata Katsuie’s army?'],
  ['Can I trust him?', ['Where is Labienus now?'], 'Can I trust Labienus?'],
  ['Where is he?', ['I sleep.'], 'Where is he?'],
  ['Where is Pompey?', ['Who is Cato?'], 'Where is Pompey?'],
  ['Where is he?', [], 'Where is he?'],
])('%s after %j', (question, before, meant) => {
  expect(carried(question, before)).toBe(meant);
});
