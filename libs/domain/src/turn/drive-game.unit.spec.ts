import { noGame } from '../game/game.state.js';
import { TurnTree, type TurnNode } from '../game/turn-tree.js';
import { walletAggregate } from '../wallet/wallet.aggregate.js';
import type { WalletState } from '../wallet/wallet.state.js';
import { unfinishedTurns } from './drive-game.js';

const NOW_MS = Date.parse('2030-01-01T00:00:00.000Z');
const limits = { abandonAfterMs: 180_000 };
const world = {
  stats: { influence: 50, reputation: 50, resources: 50 },
  date: { ordinal: 0, label: '' },
  phase: 'first',
  factions: {},
  bent: [],
};

function node(turnNumber: number, status: 'pending' | 'failed' | 'stopped'): TurnNode {
  const base = {
    parentTurnId: 'game',
    turnNumber,
    bodyHash: '',
    ceilingMicroUsd: 32_000,
    priceVersion: '1',
    submittedAt: new Date(NOW_MS).toISOString(),
  };
  switch (status) {
    case 'pending':
      return { ...base, status };
    case 'failed':
      return { ...base, status, code: 'timed_out' };
    case 'stopped':
      return { ...base, status, chargeMicroUsd: 1, world };
  }
}

const game = (turns: readonly (readonly [string, TurnNode])[]) => ({
  ...noGame(),
  opening: {
    gameId: 'game',
    playerId: 'player',
    gameType: 'roman_republic' as const,
    difficulty: 'normal' as const,
    characterId: 1,
    isHistorical: true,
    world,
  },
  turns: TurnTree.from(turns),
});

const wallet = (answered: number, open: Readonly<Record<string, number>>): WalletState => ({
  ...walletAggregate.decider.initialState(),
  lastAnswers: { game: { turnNumber: answered, declined: null } },
  openReservations: Object.fromEntries(
    Object.entries(open).map(([turnId, turnNumber]) => [
      turnId,
      { gameId: 'game', turnNumber, amountMicroUsd: 32_000 },
    ]),
  ),
});

it.each([
  ['nothing of a game whose turns are all settled', [['one', node(1, 'stopped')]], wallet(1, {}), []],
  ['a turn that nobody has reserved for', [['one', node(1, 'pending')]], wallet(0, {}), ['one']],
  ['a turn that has text and is not charged', [['one', node(1, 'stopped')]], wallet(1, { one: 1 }), ['one']],
  [
    'a turn that failed and whose reservation is not known',
    [['one', node(1, 'failed')]],
    wallet(0, {}),
    ['one'],
  ],
  [
    'all that is left open, in the order of the turns',
    [
      ['three', node(3, 'pending')],
      ['one', node(1, 'stopped')],
      ['two', node(2, 'failed')],
    ],
    wallet(2, { two: 2 }),
    ['two', 'three'],
  ],
] as const)('finds %s', (_name, turns, state, expected) => {
  const found = unfinishedTurns(game(turns), state, limits, NOW_MS);
  expect(found.map(({ turnId }) => turnId)).toEqual(expected);
});
