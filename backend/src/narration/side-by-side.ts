/**
 * Whether a server tells several answers side by side, by what becomes of calls that overlap. llama-cpp-python breaks the connection of one
 * answer in its midst, or before its first word, when the next call comes, and then tells that one. A network, or a server that dies, breaks
 * connections too, but tells no later call in place of the one that broke; and where answers end well beside others, nothing is believed.
 * Pure.
 */

/** Of an answer that broke off and a later one that was told instead. */
const OCCASIONS_MIN = 2;
const SUSPECTS_MAX = 16;

interface BrokenOff {
  readonly call: number;
  /** The latest call that was under way then. */
  readonly latest: number;
}

export class SideBySide {
  private begun = 0;
  private occasions = 0;
  private suspects: readonly BrokenOff[] = [];

  /** @returns the call's number */
  begins(): number {
    this.begun += 1;
    return this.begun;
  }

  /** Its first word came. */
  isHeard(call: number): void {
    const isInPlaceOf = (other: BrokenOff) => call > other.call && call <= other.latest;
    if (!this.suspects.some(isInPlaceOf)) return;
    this.suspects = this.suspects.filter((other) => !isInPlaceOf(other));
    this.occasions += 1;
  }

  /** It was told to its end. */
  isTold(call: number): void {
    if (this.isOvertaken(call)) this.occasions = 0;
  }

  brokeOff(call: number): void {
    if (!this.isOvertaken(call)) return;
    this.suspects = [...this.suspects, { call, latest: this.begun }].slice(-SUSPECTS_MAX);
  }

  isOvertaken(call: number): boolean {
    return this.begun > call;
  }

  get isOneAtATime(): boolean {
    return this.occasions >= OCCASIONS_MIN;
  }
}
