interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** While one batch waits for its commit, another may go. */
const AT_ONCE = 2;

/**
 * Writes items in batches: what is added in one go of the process makes one, and what comes while two are under way goes together when one
 * of them is written. The busier the database, the fewer statements it gets. Items whose order counts are added one after another.
 */
export class Batches<T> {
  private waiting: Waiting<T>[] = [];
  private underWay = 0;
  private isDue = false;

  constructor(private readonly write: (items: readonly T[]) => Promise<void>) {}

  /** Resolves when the item is written. @throws what its batch failed with */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.writeSoon();
    });
  }

  private writeSoon(): void {
    if (this.isDue || this.underWay === AT_ONCE || this.waiting.length === 0) return;
    this.isDue = true;
    // Runs when no promise is left to settle: all who were woken together have added theirs.
    process.nextTick(() => {
      this.isDue = false;
      void this.writeBatch(this.waiting.splice(0));
    });
  }

  private async writeBatch(batch: readonly Waiting<T>[]): Promise<void> {
    this.underWay += 1;
    try {
      await this.write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.underWay -= 1;
    this.writeSoon();
  }
}
