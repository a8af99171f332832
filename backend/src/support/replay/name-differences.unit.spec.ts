import type { ReplayGame, ReplayWallet } from '@rubicon/contracts';
import { nameDifferences } from './name-differences.js';

const lot = (lotId: string, remainingMicroUsd: number) => ({
  lotId,
  source: 'grant' as const,
  amountMicroUsd: 9,
  remainingMicroUsd,
});
const wallet = (...lots: ReplayWallet['lots']): ReplayWallet => ({
  availableMicroUsd: 9,
  reservedMicroUsd: 0,
  heldMicroUsd: 0,
  frozenMicroUsd: 0,
  lots,
});
const game = (part: Partial<ReplayGame>) => part as ReplayGame;
const masked = { state: 'masked', text: null, length: 0 } as const;

it('names lots and factions by their ids, wherever they stand', () => {
  const then = {
    wallet: wallet(lot('a', 5), lot('b', 9)),
    game: game({ factions: [{ id: 'court', name: 'The Court', standing: 1 }] }),
  };
  const today = {
    wallet: wallet(lot('b', 4)),
    game: game({
      factions: [
        { id: 'mob', name: 'The Mob', standing: 0 },
        { id: 'court', name: 'The Court', standing: 1 },
      ],
    }),
  };

  expect(nameDifferences(then, today)).toEqual([
    { what: 'wallet.lots.a.lotId', then: 'a', today: '' },
    { what: 'wallet.lots.a.source', then: 'grant', today: '' },
    { what: 'wallet.lots.a.amountMicroUsd', then: '9', today: '' },
    { what: 'wallet.lots.a.remainingMicroUsd', then: '5', today: '' },
    { what: 'wallet.lots.b.remainingMicroUsd', then: '9', today: '4' },
    { what: 'game.factions.mob.id', then: '', today: 'mob' },
    { what: 'game.factions.mob.name', then: '', today: 'The Mob' },
    { what: 'game.factions.mob.standing', then: '', today: '0' },
  ]);
});

it('names open text alone, and nothing where nothing differs', () => {
  const then = {
    wallet: wallet(),
    game: game({ narrative: masked, characterName: { ...masked, state: 'open', text: 'A' } }),
  };
  const today = {
    wallet: wallet(),
    game: game({ narrative: masked, characterName: { ...masked, state: 'open', text: 'B' } }),
  };

  expect(nameDifferences(then, today)).toEqual([{ what: 'game.characterName', then: 'A', today: 'B' }]);
  expect(nameDifferences(then, then)).toEqual([]);
});
