/** How often each act was done and refused, and which kills it met. */
import type { Target } from './targets.js';

export interface Count {
  done: number;
  /** By why. */
  readonly refused: Map<string, number>;
  /** By what was killed while it was under way. */
  readonly kills: Map<Target, number>;
}

export class Tally {
  private readonly byAct = new Map<string, Count>();
  private readonly killed = new Map<Target, number>();
  private readonly underWay: string[] = [];

  /** Follows an act to its end. @param work answers why it was refused, or null */
  async follow(act: string, work: () => Promise<string | null>): Promise<void> {
    this.underWay.push(act);
    try {
      const refused = await work();
      if (refused === null) this.of(act).done += 1;
      else add(this.of(act).refused, refused);
    } finally {
      this.underWay.splice(this.underWay.indexOf(act), 1);
    }
  }

  /** Call when it strikes. */
  countKill(target: Target): void {
    add(this.killed, target);
    for (const act of this.underWay) add(this.of(act).kills, target);
  }

  killsMetBy(act: string): number {
    return sum(this.byAct.get(act)?.kills);
  }

  timesOf(act: string): number {
    const count = this.byAct.get(act);
    return (count?.done ?? 0) + sum(count?.refused);
  }

  print(): void {
    console.log(`\nKills: ${listed(this.killed)}`);
    console.log(`${'Act'.padEnd(40)} done  refused  met a kill`);
    for (const [act, { done, refused, kills }] of [...this.byAct].sort(([one], [other]) =>
      one.localeCompare(other),
    )) {
      const numbers = [
        String(done).padStart(4),
        String(sum(refused)).padStart(7),
        String(sum(kills)).padStart(10),
      ];
      const details = [listed(kills), listed(refused)].filter(Boolean).join('; refused: ');
      console.log(`${act.padEnd(40)} ${numbers.join('  ')}${details ? `  (${details})` : ''}`);
    }
  }

  private of(act: string): Count {
    const count = this.byAct.get(act) ?? { done: 0, refused: new Map(), kills: new Map() };
    this.byAct.set(act, count);
    return count;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(counts: ReadonlyMap<unknown, number> = new Map()): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}
