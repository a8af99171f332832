import fc from 'fast-check';
import { fold, type DomainEvent } from '@rubicon/eventsourcing';
import { given } from '../testing/given.js';
import { scene, world } from '../testing/game-events.js';
import type { DemoCommand } from './demo.commands.js';
import { demoDecider } from './demo.decider.js';
import { DEMO_TURNS, type DemoEvent } from './demo.events.js';

const demoId = 'demo';
const at = '2026-11-21T12:00:00.000Z';
const text = { narrative: 'Paris wakes.', suggestions: [{ title: 'Speak', text: 'Climb the table.' }] };
const usage = { input: 3_000, cachedInput: 1_000, output: 300 };

const start: DemoCommand = {
  type: 'StartDemo',
  demoId,
  gameType: 'french_revolution',
  world: world(0),
  ...text,
  at,
};
const started: DemoEvent = {
  type: 'DemoStarted',
  data: { demoId, gameType: 'french_revolution', world: world(0), startedAt: at },
  private: text,
};
const submit = (turnNumber: number, turnId = `turn-${turnNumber}`): DemoCommand => ({
  type: 'SubmitDemoTurn',
  demoId,
  turnId,
  turnNumber,
  input: 'I speak.',
  inputCharacters: 8,
  at,
});
const submitted = (turnNumber: number, turnId = `turn-${turnNumber}`): DemoEvent => ({
  type: 'DemoTurnSubmitted',
  data: { demoId, turnId, turnNumber, inputCharacters: 8, submittedAt: at },
  private: { input: 'I speak.' },
});
const narrate = (turnNumber: number): DemoCommand => ({
  type: 'NarrateDemoTurn',
  demoId,
  turnId: `turn-${turnNumber}`,
  model: 'm',
  usage,
  providerCostMicroUsd: 5_000,
  world: world(turnNumber),
  outputCharacters: 12,
  ...text,
  scene: scene(turnNumber),
  sceneFaults: 2,
  at,
});
const narrated = (turnNumber: number): DemoEvent => ({
  type: 'DemoTurnNarrated',
  data: {
    demoId,
    turnId: `turn-${turnNumber}`,
    turnNumber,
    model: 'm',
    usage,
    providerCostMicroUsd: 5_000,
    outputCharacters: 12,
    world: world(turnNumber),
    sceneFaults: 2,
    narratedAt: at,
  },
  private: { ...text, scene: scene(turnNumber) },
});
const fail = (turnId: string): DemoCommand => ({
  type: 'FailDemoTurn',
  demoId,
  turnId,
  code: 'timed_out',
  providerCostMicroUsd: 7,
  at,
});
const failed = (turnNumber: number, turnId = `turn-${turnNumber}`): DemoEvent => ({
  type: 'DemoTurnFailed',
  data: { demoId, turnId, turnNumber, code: 'timed_out', providerCostMicroUsd: 7, failedAt: at },
});
const continueAs = (playerId: string, gameId = 'game'): DemoCommand => ({
  type: 'ContinueDemo',
  demoId,
  playerId,
  gameId,
  characterId: 1000,
  at,
});
const continued: DemoEvent = {
  type: 'DemoContinued',
  data: { demoId, playerId: 'player', gameId: 'game', characterId: 1000, continuedAt: at },
};
const forget: DemoCommand = { type: 'ForgetDemo', demoId, at };
const forgotten: DemoEvent = { type: 'DemoForgotten', data: { demoId, forgottenAt: at } };
const turns = (count: number): DemoEvent[] =>
  Array.from({ length: count }, (_, index) => [submitted(index + 1), narrated(index + 1)]).flat();

describe('starting', () => {
  it('starts', () => given(demoDecider).when(start).then(started));
  it('starts once', () => given(demoDecider, started).when(start).nothingHappens());
});

describe('submitting a turn', () => {
  it('remembers what the visitor does', () => given(demoDecider, started).when(submit(1)).then(submitted(1)));
  it('goes on with the next', () =>
    given(demoDecider, started, ...turns(1))
      .when(submit(2))
      .then(submitted(2)));
  it('takes the same number again after a failure', () =>
    given(demoDecider, started, submitted(1), failed(1))
      .when(submit(1, 'again'))
      .then(submitted(1, 'again')));
  it.each([0, 2, 4])('refuses turn %d where turn 1 is due', (turnNumber) =>
    given(demoDecider, started).when(submit(turnNumber)).refused('demo_turn_mismatch'),
  );
  it('refuses a second one at a time', () =>
    given(demoDecider, started, submitted(1)).when(submit(1, 'other')).refused('demo_pending'));
  it('refuses a fourth', () =>
    given(demoDecider, started, ...turns(3))
      .when(submit(4))
      .refused('demo_completed'));
  it('refuses without a demo', () => given(demoDecider).when(submit(1)).refused('no_demo'));
  it('refuses when it is forgotten', () =>
    given(demoDecider, started, forgotten).when(submit(1)).refused('no_demo'));
  it('refuses when it goes on in an account', () =>
    given(demoDecider, started, continued).when(submit(1)).refused('demo_continued'));
});

describe('the outcome', () => {
  it('is told', () => given(demoDecider, started, submitted(1)).when(narrate(1)).then(narrated(1)));
  it('may be a failure', () =>
    given(demoDecider, started, submitted(1)).when(fail('turn-1')).then(failed(1)));
  it('is told once', () =>
    given(demoDecider, started, ...turns(1))
      .when(narrate(1))
      .nothingHappens());
  it('comes too late after a failure', () =>
    given(demoDecider, started, submitted(1), failed(1)).when(narrate(1)).nothingHappens());
  it('cannot fail a turn that was told', () =>
    given(demoDecider, started, ...turns(1))
      .when(fail('turn-1'))
      .nothingHappens());
  it('belongs to its own try', () =>
    given(demoDecider, started, submitted(1, 'other')).when(narrate(1)).nothingHappens());
});

describe('continuing', () => {
  it('hands it to an account', () =>
    given(demoDecider, started, ...turns(2))
      .when(continueAs('player'))
      .then(continued));
  it('is done once: the first game stays', () =>
    given(demoDecider, started, continued).when(continueAs('player', 'another game')).nothingHappens());
  it('shows it to no other account', () =>
    given(demoDecider, started, continued).when(continueAs('other')).refused('no_demo'));
  it('waits for the turn that is written', () =>
    given(demoDecider, started, submitted(1)).when(continueAs('player')).refused('demo_pending'));
  it('refuses without a demo', () => given(demoDecider).when(continueAs('player')).refused('no_demo'));
  it('refuses when it is forgotten', () =>
    given(demoDecider, started, forgotten).when(continueAs('player')).refused('no_demo'));
});

describe('forgetting', () => {
  it('forgets', () =>
    given(demoDecider, started, ...turns(3))
      .when(forget)
      .then(forgotten));
  it('ends the turn that is written', () =>
    given(demoDecider, started, submitted(1))
      .when(forget)
      .then(
        {
          type: 'DemoTurnFailed',
          data: {
            demoId,
            turnId: 'turn-1',
            turnNumber: 1,
            code: 'demo_forgotten',
            providerCostMicroUsd: 0,
            failedAt: at,
          },
        },
        forgotten,
      ));
  it('happens once', () => given(demoDecider, started, forgotten).when(forget).nothingHappens());
  it('has nothing to forget', () => given(demoDecider).when(forget).nothingHappens());
});

it('never tells more than three turns, in order, one at a time, whatever is asked of it', () => {
  const turnNumber = fc.integer({ min: 0, max: DEMO_TURNS + 1 });
  const command = fc.oneof(
    { weight: 4, arbitrary: turnNumber.map((n) => submit(n)) },
    { weight: 4, arbitrary: turnNumber.map(narrate) },
    turnNumber.map((n) => fail(`turn-${n}`)),
    fc.constantFrom('player', 'other').map((player) => continueAs(player)),
    fc.constant(forget),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const events: DemoEvent[] = [];
      let state = demoDecider.initialState();
      for (const each of [start, ...commands]) {
        const decision = demoDecider.decide(each, state);
        if (decision.kind === 'refused') continue;
        events.push(...decision.events);
        state = fold(demoDecider, events);
      }
      const told = events.filter(({ type }) => type === 'DemoTurnNarrated');
      expect(told.map((event: DomainEvent) => (event.data as { turnNumber: number }).turnNumber)).toEqual(
        [1, 2, 3].slice(0, told.length),
      );
      let open = 0;
      for (const { type } of events) {
        if (type === 'DemoTurnSubmitted') open += 1;
        if (type === 'DemoTurnNarrated' || type === 'DemoTurnFailed') open -= 1;
        expect([0, 1]).toContain(open);
      }
      const end = events.findIndex(({ type }) => type === 'DemoForgotten');
      expect(end === -1 || end === events.length - 1).toBe(true);
      expect(events.filter(({ type }) => type === 'DemoContinued').length).toBeLessThanOrEqual(1);
    }),
  );
});
