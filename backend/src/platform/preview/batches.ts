interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes items in batches, one batch after another: the first item goes at once, and what comes while a batch is under way goes with the
 * next. The busier the database, the fewer statements it gets.
 */
export class Batches<T> {
  private waiting: Waiting<T>[] = [];
  private isWriting = false;

  constructor(private readonly write: (items: readonly T[]) => Promise<void>) {}

  /** Resolves when the item is written. @throws what its batch failed with */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        await this.write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isWriting = false;
  }
}
