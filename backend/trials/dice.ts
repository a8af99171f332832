/** Choices that come from a seed: the same seed makes the same ones (mulberry32). */
export class Dice {
  /** @param state an unsigned integer of 32 bits */
  constructor(private state: number) {}

  /** A whole number, 0 ≤ n < `below`. */
  below(below: number): number {
    return Math.floor(this.roll() * below);
  }

  /** @param probability 0 to 1 */
  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  /** @throws RangeError when there is nothing to choose from */
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError('nothing to choose from');
    return from[this.below(from.length)]!;
  }

  /** Of its own, so that what happens at the same time does not change the choices of what comes after. */
  fork(): Dice {
    return new Dice(this.below(2 ** 32));
  }

  private roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
