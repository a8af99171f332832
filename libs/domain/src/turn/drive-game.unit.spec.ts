import { Map as PersistentMap } from 'immutable';
import { noGame } from '../game/game.state.js';
import type { TurnNode } from '../game/turn-node.js';
import { walletAggregate } from '../wallet/wallet.aggregate.js';
import type { WalletState } from '../wallet/wallet.state.js';
import { unfinishedTurns } from './drive-game.js';

const NOW_MS = Date.parse('2030-01-01T00:00:00.000Z');
const limits = { abandonAfterMs: 180_000, pauses: [] };
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
  turns: PersistentMap(turns),
  newestTurnId: turns.toSorted(([, one], [, other]) => other.turnNumber - one.turnNumber)[0]?.[0] ?? null,
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
  [
    'a turn that failed unreserved settled with the next one, whose answer overtakes it',
    [
      ['one', node(1, 'failed')],
      ['two', node(2, 'pending')],
    ],
    wallet(0, {}),
    ['two'],
  ],
] as const)('finds %s', (_name, turns, state, expected) => {
  const found = unfinishedTurns(game(turns), state, limits, NOW_MS);
  expect(found.map(({ turnId }) => turnId)).toEqual(expected);
});

it('looks at no turn of a long game that is at rest', () => {
  const told = Array.from({ length: 1_000 }, (_, at) => [`turn ${at + 1}`, node(at + 1, 'stopped')] as const);
  const { turns, ...rest } = game([...told, ['newest', node(1_001, 'pending')]]);
  const looked: string[] = [];
  const watched = Object.assign(Object.create(turns) as typeof turns, {
    get: (turnId: string) => {
      looked.push(turnId);
      return turns.get(turnId);
    },
    entries: () => {
      throw new Error('all turns were walked');
    },
  });
  const open = wallet(1_000, { 'turn 1000': 1_000 });
  const found = unfinishedTurns({ ...rest, turns: watched }, open, limits, NOW_MS);
  expect([looked, found.length]).toEqual([['turn 1000', 'newest'], 2]);
});
