import type { GameType } from '@rubicon/contracts';
import type { CharacterSheet } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { invalidRequest } from '../platform/refusals/index.js';

/** @throws Refused `invalid_request` for an estate that is not of this era, or a profession that is not of this estate */
export function checkOffice(gameType: GameType, { estate, profession }: CharacterSheet): void {
  const found = scenarios[gameType].public.estates.find(({ name }) => name === estate);
  if (!found) throw invalidRequest({ estate: ['Please choose an estate of this era.'] });
  if (!found.professions.includes(profession))
    throw invalidRequest({ profession: ['Please choose a profession of this estate.'] });
}
