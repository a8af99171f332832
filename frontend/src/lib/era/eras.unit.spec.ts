import { frenchRevolution } from '@rubicon/scenarios/public/french-revolution';
import { romanRepublic } from '@rubicon/scenarios/public/roman-republic';
import { sengokuJapan } from '@rubicon/scenarios/public/sengoku-japan';
import { eraLabels, readGameType } from './eras.js';

it.each([frenchRevolution, romanRepublic, sengokuJapan])('calls $name as its scenario does', (era) => {
  const { navName, name, period, title } = era;
  expect(eraLabels[era.id]).toEqual({ navName, name, period, title });
});

it('reads a game type as addresses spell it', () => {
  expect(readGameType('french-revolution')).toBe('french_revolution');
  expect(readGameType('sengoku_japan')).toBe('sengoku_japan');
  expect(readGameType('toString')).toBeNull();
  expect(readGameType(null)).toBeNull();
});
