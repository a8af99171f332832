import { scenarios } from '@rubicon/scenarios';
import type { Stage } from '../stage.js';
import { asWritten } from './written.js';

const stage = { of: { scenario: scenarios.french_revolution } } as Stage;

test.each([
  ['who is in charge of the bastille', 'who commands the bastille'],
  ['Where is noailles now?', 'Where is Noailles now?'],
  ['Where are my men, by number and place?', 'Where are my men?'],
  ['Who is my neighbour?', 'Who is my neighbour?'],
])('%s', (typed, written) => {
  expect(asWritten(typed, stage)).toBe(written);
});
