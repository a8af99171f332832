import { languageOf } from './narrative-language.js';

it.each([
  ['The tocsin has not stopped since dawn, and faces turn to you.', 'de', undefined],
  ['Die Sturmglocke schweigt seit dem Morgen nicht, und alle sehen dich an.', 'de', 'de'],
  ['Le tocsin sonne depuis l’aube, et les visages se tournent vers toi.', 'fr', 'fr'],
  ['De klok luidt sinds de dageraad, en je ziet dat men naar je kijkt.', 'nl', 'nl'],
  ['夜明けから鐘が鳴り止まない。', 'ja', 'ja'],
  ['The tocsin has not stopped since dawn, and faces turn to you.', 'en', undefined],
  ['', 'de', undefined],
] as const)('%j, with the narrator set to %s, is marked %s', (text, set, language) =>
  expect(languageOf(text, set)).toBe(language),
);
