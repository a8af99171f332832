/** The play: rounds of acts at the same time, in the middle of some of which something is killed. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Dice } from '../dice.js';
import type { House } from '../house.js';
import type { ProviderDesk } from '../provider-desk.js';
import { offersOfBanks } from './banks.js';
import type { Offer } from './offer.js';
import { offersOfPeople, playOn, type Surroundings } from './players.js';
import type { Tally } from './tally.js';
import { strikeAt, targets, type Target } from './targets.js';

/** Beside the turns that whoever else is there plays. */
const ACTS_AT_ONCE = 5;
const KILL_CHANCE = 0.5;
/** A kill comes within so long after a round has begun: most acts last longer. */
const KILL_WITHIN_MS = 250;
const PLAYS_ON_CHANCE = 0.5;

export interface Play {
  readonly house: House;
  readonly desk: ProviderDesk;
  readonly around: Surroundings;
  readonly tally: Tally;
  readonly dice: Dice;
  readonly kills: Kills;
}

/** Which process is killed next: each in its turn, in an order of the dice. */
export class Kills {
  private left: Target[] = [];

  constructor(private readonly dice: Dice) {}

  next(): Target {
    if (this.left.length === 0) this.left = [...everyTarget];
    return this.left.splice(this.dice.below(this.left.length), 1)[0]!;
  }
}

/** The whole house takes longest to come back. */
const everyTarget: readonly Target[] = [...targets, ...targets.filter((target) => target !== 'house')];

export async function playRound(
  number: number,
  { house, desk, around, tally, dice, kills }: Play,
): Promise<void> {
  const target = dice.chance(KILL_CHANCE) ? kills.next() : null;
  const offers = [...offersOfPeople(around), ...offersOfBanks(await desk.charges(), desk)];
  const countOf = (act: string) => (target === null ? tally.timesOf(act) : tally.killsMetBy(act));
  const chosen = choose(offers, countOf, dice).map((offer) => ({ ...offer, dice: dice.fork() }));
  const killAfterMs = dice.below(KILL_WITHIN_MS);
  const names = chosen.map(({ act }) => act).join('; ');
  console.log(`round ${number}: ${names}${target ? `; kill -9 ${target} after ${killAfterMs} ms` : ''}`);

  const acts = chosen.map((offer) => tally.follow(offer.act, () => offer.play(offer.dice)));
  const kill = target === null ? null : strike(target, killAfterMs, house, tally);
  for (const outcome of await Promise.allSettled([...acts, kill]))
    if (outcome.status === 'rejected') throw outcome.reason;
}

async function strike(target: Target, afterMs: number, house: House, tally: Tally): Promise<void> {
  await delay(afterMs);
  tally.countKill(target);
  await strikeAt(house, target);
}

/** The rarest kinds, and nobody twice; whoever has nothing else to do plays on. */
function choose(offers: readonly Offer[], countOf: (act: string) => number, dice: Dice): Offer[] {
  const chosen: Offer[] = [];
  let left = [...offers];
  while (chosen.length < ACTS_AT_ONCE && left.length > 0) {
    const act = rarest([...new Set(left.map((offer) => offer.act))], countOf, dice);
    const offer = dice.pick(left.filter((one) => one.act === act));
    chosen.push(offer);
    left = left.filter((one) => one.act !== act && one.about !== offer.about);
  }
  const busy = chosen.map(({ about }) => about);
  const idle = offers.filter(({ act, about }) => act === playOn && !busy.includes(about));
  return [...chosen, ...idle.filter(() => dice.chance(PLAYS_ON_CHANCE))];
}

function rarest(acts: readonly string[], countOf: (act: string) => number, dice: Dice): string {
  const least = Math.min(...acts.map(countOf));
  return dice.pick(acts.filter((act) => countOf(act) === least));
}
