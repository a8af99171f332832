import type { ReplayFrame, ReplayGame } from '@rubicon/contracts';
import { readDifferences } from './read-difference.js';

const lot = '40c6f08b-0000-4000-8000-0000aaaabbbb';

it('names and writes what is read, and leaves out what is said already', () => {
  const differences = [
    ['wallet.availableMicroUsd', '9954548', '9960916'],
    [`wallet.lots.${lot}.lotId`, '', lot],
    [`wallet.lots.${lot}.amountMicroUsd`, '', '10000000'],
    [`wallet.lots.${lot}.remainingMicroUsd`, '', '9960916'],
    ['game.headTurnId', lot, ''],
    ['game.hasUnsavedChanges', 'true', 'false'],
    ['game.factions.court.standing', '1', '2'],
    ['game.resources', '1', '2'],
    ['game.suggestions.0', 'Wait', 'Go'],
    ['game.somethingNew', 'a', 'b'],
  ].map(([what, then, today]) => ({ what, then, today }));
  const game = { factions: [{ id: 'court', name: 'The Court', standing: 1 }] } as Partial<ReplayGame>;
  expect(
    readDifferences({ differences, game, today: { game: null } } as ReplayFrame).map(
      ({ name, then, today }) => [name, then, today],
    ),
  ).toEqual([
    ['Available', '$9.954548', '$9.960916'],
    ['Lot …aaaabbbb', 'None', '$10.00'],
    ['Left of lot …aaaabbbb', 'None', '$9.960916'],
    ['Turn shown', '…aaaabbbb', 'None'],
    ['Unsaved changes', 'Yes', 'No'],
    ['The Court', '1', '2'],
    ['Suggestion 1', 'Wait', 'Go'],
    ['Something new', 'a', 'b'],
  ]);
});
