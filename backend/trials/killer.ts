/** Kills what is ready, one after the other, until each kind was killed so often; and measures how long each takes to be ready again. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Dice } from './dice.js';
import type { Kind, Killable, KillableHouse } from './killable-house.js';

export interface KillCount {
  readonly kind: Kind;
  readonly kills: number;
  /** From the kill until it was ready again, milliseconds: the longest. */
  readonly slowestMs: number;
}

export interface KillerOptions {
  /** Of each kind. */
  readonly killsEach: number;
  readonly kinds?: readonly Kind[];
  /** Between two kills, milliseconds: at most. */
  readonly pauseMs: number;
  /** Unix milliseconds: nothing is killed after it. Default: never. */
  readonly endsAt?: number;
  readonly say: (line: string) => void;
}

const LOOK_EVERY_MS = 100;
/** Kills that a kind may have more than another: else those that are soon ready have theirs first, and the others alone. */
const MOST_AHEAD = 2;

export class Killer {
  lastKillAt = Date.now();
  private readonly kills = new Map<Kind, number[]>();
  /** Not ready since they were killed. */
  private readonly down = new Map<string, Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly house: KillableHouse,
    private readonly dice: Dice,
    private readonly options: KillerOptions,
  ) {
    for (const kind of options.kinds ?? house.kinds) this.kills.set(kind, []);
  }

  /** Resolves with the last kill. @throws Error when something does not come back */
  async run(): Promise<void> {
    for (;;) {
      const due = this.house.killables.filter(({ kind }) => this.isDue(kind));
      const least = Math.min(...due.map(({ kind }) => this.killsOf(kind)));
      const left = due.filter(({ kind }) => this.killsOf(kind) <= least + MOST_AHEAD);
      if (
        left.length === 0 ||
        this.isStopped ||
        Date.now() > (this.options.endsAt ?? Number.POSITIVE_INFINITY)
      )
        return;
      await delay(this.dice.below(this.options.pauseMs));
      const ready = await this.readyOf(left);
      if (ready.length === 0) {
        await Promise.race([delay(LOOK_EVERY_MS), ...this.down.values()]);
        continue;
      }
      const kind = this.dice.pick([...new Set(ready.map((killable) => killable.kind))]);
      await this.strike(this.dice.pick(ready.filter((killable) => killable.kind === kind)));
    }
  }

  /** `run` ends before its next kill. */
  stop(): void {
    this.isStopped = true;
  }

  /** Whatever was killed is ready. @throws Error when something does not come back */
  async untilAllReady(): Promise<void> {
    await Promise.all(this.house.killables.map((killable) => this.house.untilReady(killable)));
    await Promise.all(this.down.values());
  }

  get counts(): KillCount[] {
    return [...this.kills].map(([kind, times]) => ({
      kind,
      kills: times.length,
      slowestMs: Math.max(0, ...times.filter(Number.isFinite)),
    }));
  }

  private isDue(kind: Kind): boolean {
    return this.kills.has(kind) && this.killsOf(kind) < this.options.killsEach;
  }

  private killsOf(kind: Kind): number {
    return this.kills.get(kind)?.length ?? 0;
  }

  private async readyOf(killables: readonly Killable[]): Promise<Killable[]> {
    const looks = await Promise.all(
      killables.map(async (killable) =>
        !this.down.has(killable.name) && (await this.house.isReady(killable)) ? [killable] : [],
      ),
    );
    return looks.flat();
  }

  private async strike(killable: Killable): Promise<void> {
    const { kind, name } = killable;
    const times = this.kills.get(kind)!;
    const place = times.push(Number.NaN) - 1;
    const at = Date.now();
    this.lastKillAt = at;
    await this.house.kill(killable);
    this.options.say(`kill -9 ${name} (${kind} ${place + 1} of ${this.options.killsEach})`);
    const again = this.house.untilReady(killable).then(() => {
      times[place] = Date.now() - at;
      this.down.delete(name);
    });
    // Looked at when all are waited for.
    again.catch(() => undefined);
    this.down.set(name, again);
  }
}
