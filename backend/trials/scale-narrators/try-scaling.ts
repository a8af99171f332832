/**
 * What becomes of turns while narrators come and go: their slots doubled, half of them drained, one killed without a word, the queue lost in a pause.
 * Everything is counted from the log.
 */
import { poll } from '@rubicon/local-stack';
import { Crowd, type CrowdSize } from './crowd.js';
import { emptyQueue } from './empty-queue.js';
import type { NarratorProcesses } from './narrator-processes.js';
import type { Operator } from './operator.js';
import type { SlowModel } from './slow-model.js';
import { sumUp, toldAt, TurnLog, type CountedTurn, type TurnSums } from './turn-counts.js';

export interface ScalingTrial {
  readonly origin: string;
  readonly eventStoreUrl: string;
  readonly queueUrl: string;
  readonly operator: Operator;
  readonly narrators: NarratorProcesses;
  readonly model: SlowModel;
  readonly crowd: CrowdSize;
  /** Of each of two narrators. */
  readonly slots: number;
  /** Turns told by every slot while it is measured. */
  readonly rounds: number;
  readonly say: (line: string) => void;
}

export interface ScalingReport {
  /** Turns told in a second before the slots were doubled, and after. */
  readonly perSecond: readonly [number, number];
  /** Slots before and after, and what the model was asked at the same time meanwhile, at most. */
  readonly slots: readonly [number, number];
  readonly atOnce: readonly [number, number];
  /** With which code the drained narrator ended. */
  readonly drainedExitCode: number | null;
  /** Turns that were open when it was drained, and of them those that the queue had lost. */
  readonly drained: Pick<TurnSums, 'submitted' | 'queuedAgain'>;
  /** Turns told while narration was paused and nothing was under way. */
  readonly toldInPause: number;
  readonly turns: TurnSums;
  /** Answers that the model told to their end and no turn has. */
  readonly toldInVain: number;
}

const WITHIN_MS = 90_000;
/** Longer than any narrator that rests could keep still by chance. */
const PAUSE_MS = 1_500;
const LOOK_EVERY_MS = 250;

export async function tryScaling(trial: ScalingTrial): Promise<ScalingReport> {
  const log = new TurnLog(trial.eventStoreUrl);
  try {
    return await tryAll(trial, () => log.read());
  } finally {
    await log.close();
  }
}

async function tryAll(trial: ScalingTrial, turns: () => Promise<CountedTurn[]>): Promise<ScalingReport> {
  const { narrators, operator, model, slots, rounds, say } = trial;
  const [crowd] = await Promise.all([
    Crowd.gather(trial.origin, trial.crowd),
    ...['narrator-1', 'narrator-2'].map((name) => narrators.start(name, slots)),
  ]);
  crowd.play();

  model.mostAtOnce();
  const single = await perSecond(2 * slots);
  const singleAtOnce = model.mostAtOnce();
  say(`${2 * slots} slots tell ${single.toFixed(2)} turns a second`);
  for (const name of ['narrator-1', 'narrator-2']) await operator.setSlots(name, 2 * slots, null);
  const double = await perSecond(4 * slots);
  const doubleAtOnce = model.mostAtOnce();
  say(`${4 * slots} slots tell ${double.toFixed(2)}: ${(double / single).toFixed(3)} times as many`);

  const openWhenDrained = new Set(openOf(await turns()));
  await operator.drain('narrator-2');
  const drainedExitCode = await narrators.ended('narrator-2');
  const [settled] = await Promise.all([
    until(async () => {
      const those = (await turns()).filter(({ turnId }) => openWhenDrained.has(turnId));
      return openOf(those).length === 0 ? those : null;
    }, 'what was open when a narrator was drained is told'),
    narrators.start('narrator-3', slots),
  ]);
  const { queuedAgain } = sumUp(settled);
  say(`one of two is drained: of ${settled.length} open turns ${queuedAgain} were queued again`);

  // In mid-answer: one that it had heard, and not kept yet, would be told in vain.
  const release = await model.hold();
  await until(
    async () => (await tellsSome('narrator-3')) && (await toldCount()) === model.finished,
    'a third narrator tells turns, and all that was heard is kept',
  );
  await narrators.kill('narrator-3');
  release();
  await operator.pause();
  await until(async () => !(await tellsSome('narrator-1')), 'what is being told is finished');
  await emptyQueue(trial.queueUrl);
  const paused = await toldCount();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const toldInPause = (await toldCount()) - paused;
  await operator.resume();
  await until(async () => (await toldCount()) >= paused + 4 * slots, 'turns are told again');
  say('one was killed without a word, narration paused, the queue lost, narration resumed');

  await crowd.stop();
  const all = await turns();
  const sums = sumUp(all);
  return {
    perSecond: [single, double],
    slots: [2 * slots, 4 * slots],
    atOnce: [singleAtOnce, doubleAtOnce],
    drainedExitCode,
    drained: { submitted: settled.length, queuedAgain },
    toldInPause,
    turns: sums,
    toldInVain: model.finished - sums.told,
  };

  async function toldCount(): Promise<number> {
    return toldAt(await turns()).length;
  }

  async function tellsSome(name: string): Promise<boolean> {
    const { narrators: running } = await operator.narrators();
    return running.some((narrator) => narrator.name === name && narrator.turns.length > 0);
  }

  /** Over whole turns of every slot, from when all of them are at work. */
  async function perSecond(ofSlots: number): Promise<number> {
    const from = (await toldCount()) + 2 * ofSlots;
    const to = from + rounds * ofSlots;
    const times = await until(async () => {
      const told = toldAt(await turns());
      return told.length > to ? told : null;
    }, `${ofSlots} slots tell turns`);
    return (rounds * ofSlots * 1_000) / (times[to]! - times[from]!);
  }
}

function openOf(turns: readonly CountedTurn[]): string[] {
  return turns.filter(({ outcomes }) => outcomes.length === 0).map(({ turnId }) => turnId);
}

/** @throws Error when it does not come about in time */
async function until<T>(what: () => Promise<T | null | false>, name: string): Promise<T> {
  const found = await poll(async () => (await what()) || null, {
    timeoutMs: WITHIN_MS,
    everyMs: LOOK_EVERY_MS,
  });
  if (found === null) throw new Error(`not within ${WITHIN_MS} ms: ${name}`);
  return found;
}
