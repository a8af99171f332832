/** Branches, shares, reports, the player's word on the chronicle, and the end of a story. */
import { given } from '../testing/given.js';
import { at, deleted, narrated, rewound, started, submit, submitted } from '../testing/game-events.js';
import type { ChronicleAmendmentKind, GameEvent, TurnNarrated } from './game.events.js';
import type { GameCommand } from './game.commands.js';
import { gameDecider } from './game.decider.js';
import { OPEN_SHARES_MAX } from './share-game.js';

const ids = { gameId: 'game', playerId: 'player' } as const;
const U1 = '00000000-0000-4000-8000-000000000001';
const summaryId = '00000000-0000-4000-8000-000000000002';

/** Three turns with text: the second and the third grow from the first; the third begins a branch. */
const tree: readonly GameEvent[] = [
  started,
  submitted(1, 'game'),
  narrated(1),
  submitted(2, 'turn-1'),
  narrated(2),
  rewound('turn-1'),
  submitted(3, 'turn-1'),
  narrated(3),
];
const whole = given(gameDecider, ...tree);
const elsewhere = { ...ids, playerId: 'another' } as const;

describe('a branch', () => {
  const name = (branchId: string, owner: { gameId: string; playerId: string } = ids): GameCommand => ({
    type: 'NameBranch',
    ...owner,
    branchId,
    name: 'The long road',
    at,
  });

  it.each(['game', 'turn-3'])('begins at %s and can be named', (branchId) =>
    whole.when(name(branchId)).then({
      type: 'BranchNamed',
      data: { ...ids, branchId, namedAt: at },
      private: { name: 'The long road' },
    }),
  );

  it.each(['turn-1', 'turn-2', 'turn-9'])('does not begin at %s', (branchId) =>
    whole.when(name(branchId)).refused('unknown_branch'),
  );

  it('is not named by another player, nor in a deleted game', () => {
    whole.when(name('game', elsewhere)).refused('game_not_found');
    given(gameDecider, ...tree, deleted)
      .when(name('game'))
      .refused('game_deleted');
  });
});

describe('a line of the chronicle', () => {
  const told: TurnNarrated = {
    ...narrated(1),
    data: { ...narrated(1).data, turnId: U1, chronicleLines: 2 },
  };
  const sent = { ...submitted(1, 'game'), data: { ...submitted(1, 'game').data, turnId: U1 } } as GameEvent;
  const game = [started, sent, told] as const;
  const amend = (change: ChronicleAmendmentKind, lineId = `${U1}.1`): GameCommand => ({
    type: 'AmendChronicle',
    ...ids,
    lineId,
    change,
    ...(change === 'corrected' && { text: 'My brother.' }),
    at,
  });
  const amended = (change: ChronicleAmendmentKind, lineId = `${U1}.1`): GameEvent => ({
    type: 'ChronicleAmended',
    data: { ...ids, lineId, change, amendedAt: at },
    ...(change === 'corrected' && { private: { text: 'My brother.' } }),
  });

  it.each(['pinned', 'corrected', 'struck'] as const)('can be %s', (change) =>
    given(gameDecider, ...game)
      .when(amend(change))
      .then(amended(change)),
  );

  it('is pinned once, and let go once', () => {
    given(gameDecider, ...game, amended('pinned'))
      .when(amend('pinned'))
      .nothingHappens();
    given(gameDecider, ...game, amended('pinned'))
      .when(amend('unpinned'))
      .then(amended('unpinned'));
    given(gameDecider, ...game)
      .when(amend('unpinned'))
      .nothingHappens();
    given(gameDecider, ...game, amended('struck'))
      .when(amend('restored'))
      .then(amended('restored'));
  });

  it.each([`${U1}.2`, `${summaryId}.0`, 'nonsense'])('is unknown as %s', (lineId) =>
    given(gameDecider, ...game)
      .when(amend('pinned', lineId))
      .refused('unknown_line'),
  );

  it('may be a summary’s, made once for a node', () => {
    const summarise: GameCommand = {
      type: 'SummariseChronicle',
      gameId: 'game',
      summaryId,
      throughTurnId: U1,
      lines: [{ replaces: [`${U1}.0`, `${U1}.1`], topic: 'person', subject: 'Marie', text: 'Marie bakes.' }],
      model: 'chronicler',
      usage: { input: 10, cachedInput: 0, output: 5 },
      providerCostMicroUsd: 7,
      at,
    };
    const summarised: GameEvent = {
      type: 'ChronicleSummarised',
      data: {
        ...ids,
        summaryId,
        throughTurnId: U1,
        lines: 1,
        model: 'chronicler',
        usage: { input: 10, cachedInput: 0, output: 5 },
        providerCostMicroUsd: 7,
        summarisedAt: at,
      },
      private: { lines: summarise.lines },
    };
    given(gameDecider, ...game)
      .when(summarise)
      .then(summarised);
    given(gameDecider, ...game, summarised)
      .when(summarise)
      .nothingHappens();
    given(gameDecider, ...game, deleted)
      .when(summarise)
      .nothingHappens();
    const line = `${summaryId}.0`;
    given(gameDecider, ...game, summarised)
      .when(amend('struck', line))
      .then(amended('struck', line));
  });
});

describe('a share', () => {
  const share = (shareId: string, turnId = 'turn-2'): GameCommand => ({
    type: 'ShareGame',
    ...ids,
    shareId,
    turnId,
    at,
  });
  const shared = (shareId: string, turnId = 'turn-2'): GameEvent => ({
    type: 'GameShared',
    data: { ...ids, shareId, turnId, sharedAt: at },
  });
  const revoke: GameCommand = { type: 'RevokeShare', ...ids, shareId: 's1', at };
  const revoked: GameEvent = { type: 'ShareRevoked', data: { ...ids, shareId: 's1', revokedAt: at } };

  it('opens once, for a turn with text', () => {
    whole.when(share('s1')).then(shared('s1'));
    given(gameDecider, ...tree, shared('s1'))
      .when(share('s1'))
      .nothingHappens();
    whole.when(share('s1', 'turn-9')).refused('unknown_turn');
  });

  it('is the one of its turn until it is taken back', () => {
    const standing = given(gameDecider, ...tree, shared('s1'));
    standing.when(share('s2')).nothingHappens();
    standing.when(share('s2', 'turn-1')).then(shared('s2', 'turn-1'));
    const takenBack = given(gameDecider, ...tree, shared('s1'), revoked);
    takenBack.when(share('s1')).nothingHappens();
    takenBack.when(share('s2')).then(shared('s2'));
  });

  it('is taken back once', () => {
    given(gameDecider, ...tree, shared('s1'))
      .when(revoke)
      .then(revoked);
    given(gameDecider, ...tree, shared('s1'), revoked)
      .when(revoke)
      .nothingHappens();
    whole.when(revoke).refused('unknown_share');
  });

  it('is one of twenty at most', () => {
    const many = Array.from({ length: OPEN_SHARES_MAX }, (_, n) => shared(`s${n + 1}`));
    const full = given(gameDecider, ...tree, ...many);
    full.when(share('more', 'turn-1')).refused('too_many_shares');
    full.when(share('more')).nothingHappens();
    given(gameDecider, ...tree, ...many, revoked)
      .when(share('more', 'turn-1'))
      .then(shared('more', 'turn-1'));
  });
});

it('takes a report of a turn once for each reason', () => {
  const report: GameCommand = {
    type: 'ReportTurn',
    ...ids,
    turnId: 'turn-1',
    reportId: 'r1',
    reason: 'untrue',
    comment: 'Caesar never said so.',
    at,
  };
  const reported: GameEvent = {
    type: 'TurnReported',
    data: { ...ids, turnId: 'turn-1', reportId: 'r1', reason: 'untrue', reportedAt: at },
    private: { comment: 'Caesar never said so.' },
  };
  whole.when(report).then(reported);
  given(gameDecider, ...tree, reported)
    .when({ ...report, reportId: 'r2' })
    .nothingHappens();
  whole.when({ ...report, turnId: 'turn-9' }).refused('unknown_turn');
});

it('grows nothing from an ending, and goes on from before it', () => {
  const end: TurnNarrated = { ...narrated(1), data: { ...narrated(1).data, ending: 'death' } };
  const ended = given(gameDecider, started, submitted(1, 'game'), end);
  ended.when(submit(2, null)).refused('game_ended');
  ended.when(submit(2, 'game')).then(submitted(2, 'game'));
});
