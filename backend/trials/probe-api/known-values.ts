/** Values that were met in real use, by the names of the fields that had them: what is asked for with them is really there. */

const KEPT_OF_A_NAME = 60;

export class KnownValues {
  private readonly values = new Map<string, Set<unknown>>();

  add(name: string, ...values: readonly unknown[]): void {
    const known = this.values.get(name) ?? new Set();
    for (const value of values) if (known.size < KEPT_OF_A_NAME) known.add(value);
    this.values.set(name, known);
  }

  /** Everything that an answer names, at any depth. @param fields whose names they are; a page's cursor is asked for by another name */
  learn(answer: unknown, fields: Readonly<Record<string, string>>): void {
    if (Array.isArray(answer)) return answer.forEach((each) => this.learn(each, fields));
    if (typeof answer !== 'object' || answer === null) return;
    for (const [field, value] of Object.entries(answer)) {
      const name = fields[field];
      if (name !== undefined && (typeof value === 'string' || typeof value === 'number'))
        this.add(name, value);
      this.learn(value, fields);
    }
  }

  forget(name: string, value: unknown): void {
    this.values.get(name)?.delete(value);
  }

  of(name: string): readonly unknown[] {
    return [...(this.values.get(name) ?? [])];
  }
}
