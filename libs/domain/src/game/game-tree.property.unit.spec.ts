/** Any sequence of commands, judged from the events alone: what a tree of turns must be, not how it is kept. */
import fc from 'fast-check';
import {
  at,
  deleteIt,
  fail,
  narrate,
  rewind,
  save,
  start,
  stop,
  submit,
  turnId,
} from '../testing/game-events.js';
import { gameAggregate } from './game.aggregate.js';
import type { GameCommand } from './game.commands.js';
import type { GameEvent } from './game.events.js';

const ids = { gameId: 'game', playerId: 'player' } as const;
const summaryId = '00000000-0000-4000-8000-000000000002';

const game = gameAggregate.decider;
const turn = fc.integer({ min: 1, max: 12 });
const node = fc.oneof(turn.map(turnId), fc.constantFrom('game', 'nowhere'));
const command: fc.Arbitrary<GameCommand> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(turn, fc.option(node)).map(([n, parent]) => submit(n, parent)) },
  { weight: 8, arbitrary: turn.map(narrate) },
  { weight: 2, arbitrary: turn.map((n) => fail(n)) },
  { weight: 2, arbitrary: turn.map(stop) },
  { weight: 2, arbitrary: node.map(rewind) },
  fc.option(node).map(save),
  { weight: 1, arbitrary: fc.constant(deleteIt) },
  {
    weight: 6,
    arbitrary: fc.oneof(
      node.map((branchId): GameCommand => ({
        type: 'NameBranch',
        ...ids,
        branchId,
        name: 'The long road',
        at,
      })),
      node.map((turnId): GameCommand => ({ type: 'ShareGame', ...ids, shareId: `of ${turnId}`, turnId, at })),
      node.map((turnId): GameCommand => ({ type: 'RevokeShare', ...ids, shareId: `of ${turnId}`, at })),
      node.map(report),
      node.map(summarise),
      fc.constantFrom('pinned', 'unpinned', 'struck', 'restored' as const).map((change): GameCommand => ({
        type: 'AmendChronicle',
        ...ids,
        lineId: `${summaryId}.0`,
        change,
        at,
      })),
    ),
  },
);

function report(turnId: string): GameCommand {
  return { type: 'ReportTurn', ...ids, turnId, reportId: turnId, reason: 'other', comment: '', at };
}

function summarise(throughTurnId: string): GameCommand {
  return {
    type: 'SummariseChronicle',
    gameId: ids.gameId,
    summaryId,
    throughTurnId,
    lines: [{ replaces: ['a.0', 'a.1'], topic: 'person', subject: 'Marie', text: 'Marie bakes.' }],
    model: 'chronicler',
    usage: { input: 10, cachedInput: 0, output: 5 },
    providerCostMicroUsd: 1,
    at,
  };
}

function checkTree(events: readonly GameEvent[]): string {
  const withText = new Set(['game']);
  const known = new Set<string>();
  let pending: string | null = null;
  let head = 'game';
  let deleted = false;
  for (const { type, data } of events) {
    expect(deleted).toBe(false);
    switch (type) {
      case 'TurnSubmitted':
        expect(pending).toBeNull();
        expect(known).not.toContain(data.turnId);
        // A parent that has text already is older than its child: there can be no cycle.
        expect(withText).toContain(data.parentTurnId);
        known.add(data.turnId);
        expect(data.turnNumber).toBe(known.size);
        pending = data.turnId;
        break;
      case 'TurnNarrated':
      case 'TurnStopped':
        expect(data.turnId).toBe(pending);
        withText.add(data.turnId);
        head = data.turnId;
        pending = null;
        break;
      case 'TurnFailed':
        expect(data.turnId).toBe(pending);
        pending = null;
        break;
      case 'GameRewound':
        expect(pending).toBeNull();
        expect(withText).toContain(data.toTurnId);
        head = data.toTurnId;
        break;
      case 'TurnReported':
      case 'GameShared':
        expect(withText).toContain(data.turnId);
        break;
      case 'ChronicleSummarised':
        expect(withText).toContain(data.throughTurnId);
        break;
      case 'BranchNamed':
        expect(withText).toContain(data.branchId);
        break;
      case 'ChronicleAmended':
      case 'ShareRevoked':
        break;
      case 'GameSaved':
        expect(withText).toContain(data.turnId);
        break;
      case 'GameDeleted':
        expect(pending).toBeNull();
        deleted = true;
        break;
      case 'GameStarted':
        break;
    }
  }
  return head;
}

it('stays a tree, whatever is asked of it in whatever order', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(command, { minLength: 10, maxLength: 80 }), (commands) => {
      const events: GameEvent[] = [];
      let state = game.initialState();
      for (const each of [start, ...commands]) {
        const before = JSON.stringify(gameAggregate.serialize?.(state));
        const was = state;
        const decision = game.decide(each, state);
        if (decision.kind === 'refused') continue;
        for (const event of decision.events) {
          seen.add(event.type);
          events.push(event);
          state = game.evolve(state, event);
        }
        if (JSON.stringify(gameAggregate.serialize?.(was)) !== before)
          throw new Error(`${each.type} mutated the state`);
      }
      expect(state.headTurnId).toBe(checkTree(events));
      const snapshot: unknown = JSON.parse(JSON.stringify(gameAggregate.serialize?.(state)));
      const restored = gameAggregate.deserialize!(snapshot);
      expect({ ...restored, turns: new Map(restored.turns.entries()) }).toEqual({
        ...state,
        turns: new Map(state.turns.entries()),
      });
    }),
    { numRuns: 1_000 },
  );
  expect([...seen].sort()).toEqual(Object.keys(gameAggregate.codec.schemas).sort());
});
