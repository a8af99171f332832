import { commandHandler } from '@rubicon/eventsourcing';
import { InMemoryEventStore } from '@rubicon/eventsourcing/testing';
import { playerAggregate } from '../player/player.aggregate.js';
import { driveErasure, type ErasureOutcome, type ErasureProgress } from './drive-erasure.js';

const at = '2026-11-21T12:00:00.000Z';
let ids = 0;
const context = () => ({
  commandId: `command ${(ids += 1)}`,
  correlationId: 'c',
  causationId: 'c',
  actorId: 'a',
  at,
  keyOwner: null,
});

async function erasing(answers: Record<string, (ErasureProgress | Error)[]>) {
  const store = new InMemoryEventStore();
  const player = commandHandler(playerAggregate, {
    eventStore: store,
    seal: { seal: () => Promise.reject(new Error('nothing is private here')) },
    uuidV5: (name, namespace) => `${namespace}#${name}`,
    random: () => 0,
    wait: () => Promise.resolve(),
  });
  await player.handle('p', { type: 'RegisterPlayer', playerId: 'p', at }, context());
  await player.handle('p', { type: 'RequestErasure', at }, context());
  const told: string[] = [];
  const steps = (['stop', 'settle', 'rows'] as const).map((stage) => ({
    name: stage,
    stage,
    erase: () => {
      told.push(stage);
      const answer = answers[stage]?.shift() ?? 'done';
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  }));
  const drive = (): Promise<ErasureOutcome> =>
    driveErasure('p', { player, steps, context, failed: (step) => told.push(`${step} failed`) });
  return { drive, told, state: async () => (await player.load('p')).state.erasure };
}

it('asks every step, stage by stage, and says once that it is done', async () => {
  const { drive, told, state } = await erasing({});
  expect(await drive()).toEqual({ kind: 'erased' });
  expect([told, await state()]).toEqual([['stop', 'settle', 'rows'], 'done']);
  expect(await drive()).toEqual({ kind: 'erased' });
  expect(told).toHaveLength(3);
});

it('begins the next round at once as long as it gets further, and waits when it does not', async () => {
  const { drive, told, state } = await erasing({
    stop: [new Error('away')],
    settle: ['waiting', 'waiting'],
  });
  expect(await drive()).toEqual({ kind: 'waiting', stage: 'settle', steps: ['settle'] });
  expect([told, await state()]).toEqual([
    ['stop', 'stop failed', 'stop', 'settle', 'stop', 'settle'],
    'requested',
  ]);
  expect(await drive()).toEqual({ kind: 'erased' });
});
