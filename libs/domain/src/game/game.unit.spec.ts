import {
  deleted,
  deleteIt,
  fail,
  failed,
  narrate,
  narrated,
  rewind,
  rewound,
  save,
  saved,
  scene,
  start,
  started,
  stop,
  stopped,
  submit,
  submitted,
  turnId,
  world,
} from '../testing/game-events.js';
import { given } from '../testing/given.js';
import { gameDecider as game } from './game.decider.js';

const firstTurn = [started, submitted(1, 'game'), narrated(1)];
const pending = [started, submitted(1, 'game')];
const asAnother = <Command extends object>(command: Command): Command => ({
  ...command,
  playerId: 'another',
});

describe('starting', () => {
  it('begins the game', () => given(game).when(start).then(started));
  it('goes on from a prologue', () => {
    const story = { opening: 'Paris wakes.', turns: [{ action: 'I speak.', narrative: 'They listen.' }] };
    given(game)
      .when({ ...start, prologue: { source: 'server', story, scene: scene(3) } })
      .then({
        ...started,
        data: { ...started.data, prologue: 'server' },
        private: { ...started.private!, prologue: story, scene: scene(3) },
      });
  });
  it.each([
    ['player', { playerId: 'another' }],
    ['difficulty', { difficulty: 'hard' as const }],
    ['era', { gameType: 'roman_republic' as const }],
    ['character', { characterId: 102 }],
    ['kind of character', { isHistorical: false }],
  ])('refuses the same id with another %s', (_name, change) =>
    given(game, started)
      .when({ ...start, ...change })
      .refused('game_exists'),
  );
  it('happens once', () =>
    given(game, ...firstTurn)
      .when(start)
      .nothingHappens());
});

describe('submitting a turn', () => {
  it('grows from the head', () =>
    given(game, ...firstTurn)
      .when(submit(2, null))
      .then(submitted(2, turnId(1))));
  it('grows from any turn with text, and is numbered over the whole tree', () =>
    given(game, ...firstTurn, submitted(2, turnId(1)), narrated(2))
      .when(submit(3, turnId(1)))
      .then(submitted(3, turnId(1))));
  it('grows from the opening', () =>
    given(game, ...firstTurn)
      .when(submit(2, 'game'))
      .then(submitted(2, 'game')));
  it('counts failed turns', () =>
    given(game, started, submitted(1, 'game'), failed(1)).when(submit(2, null)).then(submitted(2, 'game')));
  it('refuses before the start', () => given(game).when(submit(1, null)).refused('game_not_found'));
  it("refuses another player's game", () =>
    given(game, started)
      .when(asAnother(submit(1, null)))
      .refused('game_not_found'));
  it('refuses a deleted game', () =>
    given(game, started, deleted).when(submit(1, null)).refused('game_deleted'));
  it('refuses a second pending turn', () =>
    given(game, ...pending)
      .when(submit(2, 'game'))
      .refused('turn_pending'));
  it('refuses an unknown parent', () =>
    given(game, started).when(submit(1, 'nowhere')).refused('game_moved_on'));
  it('refuses a parent without text', () =>
    given(game, started, submitted(1, 'game'), failed(1))
      .when(submit(2, turnId(1)))
      .refused('game_moved_on'));
  it('refuses when the head was expected elsewhere', () =>
    given(game, ...firstTurn)
      .when({ ...submit(2, 'game'), expectsHead: true })
      .refused('game_moved_on'));
  it('refuses the same key with another body', () =>
    given(game, ...pending)
      .when({ ...submit(1, 'game'), bodyHash: 'other' })
      .refused('idempotency_key_reused'));
  it.each([
    ['pending', []],
    ['narrated', [narrated(1)]],
    ['failed', [failed(1)]],
    ['gone with the game', [failed(1, 'game_deleted', 0), deleted]],
  ])('happens once per key: %s', (_name, after) =>
    given(game, ...pending, ...after)
      .when(submit(1, 'game'))
      .nothingHappens(),
  );
});

describe('the outcome of a turn', () => {
  it('is narrated', () =>
    given(game, ...pending)
      .when(narrate(1))
      .then(narrated(1)));
  it('is never charged above the ceiling', () =>
    given(game, ...pending)
      .when({ ...narrate(1), chargeMicroUsd: 32_001 })
      .then({ ...narrated(1), data: { ...narrated(1).data, chargeMicroUsd: 32_000 } }));
  it('fails', () =>
    given(game, ...pending)
      .when(fail(1))
      .then(failed(1)));
  it('fails though no narrator began it', () =>
    given(game, ...pending)
      .when({ ...fail(1, 'timed_out'), begunAt: null })
      .then(failed(1, 'timed_out', 500, null)));
  it('fails with a reason, where somebody gave one', () => {
    const reason = 'Its key was parked for an hour.';
    const { type, data } = failed(1, 'failed_by_operator');
    given(game, ...pending)
      .when({ ...fail(1, 'failed_by_operator'), reason })
      .then({ type, data: { ...data, reason } });
  });
  it('is stopped, the world as at its parent', () =>
    given(game, ...firstTurn, submitted(2, turnId(1)), narrated(2), submitted(3, turnId(1)))
      .when(stop(3))
      .then(stopped(3, world(1))));
  it('fails when it is stopped without a word', () =>
    given(game, ...pending)
      .when({ ...stop(1), narrative: '' })
      .then(failed(1, 'stopped_before_first_word', 2_000)));
  const late = [
    ['narrate', narrate(1)],
    ['fail', fail(1)],
    ['stop', stop(1)],
  ] as const;
  const earlier = [
    ['narrated', [narrated(1)]],
    ['failed', [failed(1)]],
    ['stopped', [stopped(1, world(0))]],
    ['deleted', [failed(1, 'game_deleted', 0), deleted]],
  ] as const;
  it.each(
    late.flatMap(([name, command]) =>
      earlier.map(([before, events]) => [name, before, command, events] as const),
    ),
  )('comes once: %s after %s', (_name, _before, command, events) =>
    given(game, ...pending, ...events)
      .when(command)
      .nothingHappens(),
  );
  it.each(late)('needs a submitted turn: %s', (_name, command) => {
    given(game, started).when(command).nothingHappens();
    given(game).when(command).nothingHappens();
  });
  it('moves the head when there is text, and only then', () => {
    expect(given(game, ...firstTurn).state.headTurnId).toBe(turnId(1));
    expect(given(game, ...pending, stopped(1, world(0))).state.headTurnId).toBe(turnId(1));
    expect(given(game, ...pending, failed(1)).state.headTurnId).toBe('game');
    expect(given(game, ...pending).state.headTurnId).toBe('game');
  });
});

describe('saving', () => {
  it('saves the head', () =>
    given(game, ...firstTurn)
      .when(save(null))
      .then(saved(turnId(1))));
  it('saves the turn the player saw, though the game has gone on', () =>
    given(game, ...firstTurn, submitted(2, turnId(1)))
      .when(save('game'))
      .then(saved('game')));
  it('refuses a turn without text', () =>
    given(game, ...pending)
      .when(save(turnId(1)))
      .refused('unknown_turn'));
  it('refuses an unknown turn', () => given(game, started).when(save('nowhere')).refused('unknown_turn'));
  it('refuses an unknown game', () => given(game).when(save(null)).refused('game_not_found'));
  it("refuses another player's game", () =>
    given(game, started)
      .when(asAnother(save(null)))
      .refused('game_not_found'));
  it('refuses a deleted game', () => given(game, started, deleted).when(save(null)).refused('game_deleted'));
  it('has nothing to do when it is saved there', () =>
    given(game, ...firstTurn, saved(turnId(1)))
      .when(save(null))
      .nothingHappens());
});

describe('rewinding', () => {
  it('moves the head back', () =>
    given(game, ...firstTurn)
      .when(rewind('game'))
      .then(rewound('game')));
  it('refuses while a turn is pending', () =>
    given(game, ...firstTurn, submitted(2, turnId(1)))
      .when(rewind('game'))
      .refused('turn_pending'));
  it('refuses a turn without text', () =>
    given(game, ...pending, failed(1))
      .when(rewind(turnId(1)))
      .refused('unknown_turn'));
  it('refuses an unknown game', () => given(game).when(rewind('game')).refused('game_not_found'));
  it("refuses another player's game", () =>
    given(game, ...firstTurn)
      .when(asAnother(rewind('game')))
      .refused('game_not_found'));
  it('refuses a deleted game', () =>
    given(game, ...firstTurn, deleted)
      .when(rewind('game'))
      .refused('game_deleted'));
  it('has nothing to do when it is there', () =>
    given(game, ...firstTurn)
      .when(rewind(turnId(1)))
      .nothingHappens());
});

describe('deleting', () => {
  it('ends the game', () => {
    given(game, ...firstTurn).isOver(false);
    given(game, ...firstTurn, deleted).isOver(true);
  });
  it('deletes', () =>
    given(game, ...firstTurn)
      .when(deleteIt)
      .then(deleted));
  it('fails a pending turn in the same append', () =>
    given(game, ...pending)
      .when(deleteIt)
      .then(failed(1, 'game_deleted', 32_000, null), deleted));
  it('refuses an unknown game', () => given(game).when(deleteIt).refused('game_not_found'));
  it("refuses another player's game", () =>
    given(game, started).when(asAnother(deleteIt)).refused('game_not_found'));
  it('happens once', () => given(game, started, deleted).when(deleteIt).nothingHappens());
});
