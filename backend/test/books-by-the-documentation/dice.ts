/** Chance that is the same again under the same seed (mulberry32), so that a failure can be looked at. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 up, below 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }

  /** One of them; undefined where there is none. */
  pick<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[this.below(things.length)];
  }
}
