import { screenshots } from '../../../media/media.js';
import { frenchRevolution } from './french-revolution.js';
import { romanRepublic } from './roman-republic.js';
import { sengokuJapan } from './sengoku-japan.js';

const periods = [frenchRevolution, romanRepublic, sengokuJapan];

it.each([
  ['french_revolution', frenchRevolution, ['12 characters', '26 years', '3 regimes', '7 wars']],
  ['roman_republic', romanRepublic, ['10 characters', '22 years', '40 legions', '5 civil wars']],
  ['sengoku_japan', sengokuJapan, ['8 daimyo', '21 years', '200+ castles', '100+ battles']],
])('tells the figures of %s as the specification does', (era, period, figures) => {
  expect(period.era).toBe(era);
  expect(period.figures.map(({ value, label }) => `${value} ${label}`)).toEqual(figures);
});

it.each(periods)('shows a screenshot of $era on its page', ({ era, screenshot }) => {
  expect(screenshots.find(({ number }) => number === screenshot)?.era).toBe(era);
});
