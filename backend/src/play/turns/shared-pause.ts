import { setTimeout as wait } from 'node:timers/promises';

/** A pause that ends for all at once: what they do next falls together. */
export class SharedPause {
  private underWay: Promise<void> | null = null;

  constructor(private readonly ms: number) {}

  /** Resolves with the pause under way, or with one that begins now: after `ms` milliseconds at most. */
  end(): Promise<void> {
    this.underWay ??= wait(this.ms).then(() => {
      this.underWay = null;
    });
    return this.underWay;
  }
}
