/**
 * C1: what a narrator's slot costs: peak memory and processor time of one narrator process that tells so many turns at once, with a model that takes two
 * seconds. Every slot tells as many turns each time; what a slot takes beside the process is the difference between few and many.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '../trials/scale-narrators/crowd.js';
import { crowdedHouse } from '../trials/scale-narrators/crowded-house.js';
import { toldAt, TurnLog } from '../trials/scale-narrators/turn-counts.js';
import type { Figure } from './figure.js';
import { peakMemoryMb } from './peak-memory.js';
import { processorMs } from './processor-time.js';

const MODEL = { answerMs: 2_000, words: 150 };
const GAMES_EACH = 6;
/** So that every slot always finds a turn. */
const GAMES_PER_SLOT = 1.5;
const WARM_UP_ROUNDS = 2;
const LOOK_EVERY_MS = 500;
const MEMORY_AIM_MB = 2;
const PROCESSOR_AIM_MS = 50;

export interface SlotCostOptions {
  /** Of the narrator, one after another, from few to many. */
  readonly slots: readonly [few: number, ...more: number[]];
  /** Turns told by every slot. */
  readonly rounds: number;
}

interface SlotCost {
  readonly slots: number;
  readonly peakMb: number;
  /** Milliseconds of the processor for a turn. */
  readonly perTurnMs: number;
}

export async function slotCost({ slots, rounds }: SlotCostOptions): Promise<Figure[]> {
  const house = await crowdedHouse(MODEL);
  const log = new TurnLog(house.env['EVENTSTORE_URL']!);
  const costs: SlotCost[] = [];
  try {
    const players = Math.ceil((Math.max(...slots) * GAMES_PER_SLOT) / GAMES_EACH);
    const crowd = await Crowd.gather(house.origin, { players, gamesEach: GAMES_EACH });
    crowd.play();
    for (const count of slots) {
      const name = `narrator-of-${count}`;
      const cost = await costOf(count, rounds, await house.narrators.start(name, count), log);
      console.log(
        `        ${count} slots: peak ${Math.round(cost.peakMb)} MB, ${cost.perTurnMs.toFixed(1)} ms of the processor a turn`,
      );
      costs.push(cost);
      if (count === slots.at(-1)) await crowd.stop();
      await house.narrators.stop([name]);
    }
  } finally {
    await log.close();
    await house.stop();
  }
  const [few, many] = [costs[0]!, costs.at(-1)!];
  const mbASlot = (many.peakMb - few.peakMb) / (many.slots - few.slots);
  return [
    absolute('C1 memory', mbASlot, MEMORY_AIM_MB, 'MB a slot'),
    absolute('C1 processor', many.perTurnMs, PROCESSOR_AIM_MS, 'ms a turn'),
  ];
}

async function costOf(slots: number, rounds: number, pid: number, log: TurnLog): Promise<SlotCost> {
  const before = await untilTold(log, (await told(log)) + WARM_UP_ROUNDS * slots);
  const usedBefore = await processorMs([pid]);
  const after = await untilTold(log, before + rounds * slots);
  const used = (await processorMs([pid])) - usedBefore;
  return { slots, peakMb: (await peakMemoryMb(pid)) ?? NaN, perTurnMs: used / (after - before) };
}

async function told(log: TurnLog): Promise<number> {
  return toldAt(await log.read()).length;
}

/** How many are told once so many are. */
async function untilTold(log: TurnLog, count: number): Promise<number> {
  for (;;) {
    const now = await told(log);
    if (now >= count) return now;
    await wait(LOOK_EVERY_MS);
  }
}

function absolute(id: string, ours: number, aim: number, unit: string): Figure {
  return { id, ours, reference: null, ratio: null, upperBound: null, aim, met: ours <= aim, unit };
}
