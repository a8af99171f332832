/** What we hold of a player, as they may take it with them: every slice that keeps something of theirs registers a part. */

export interface ExportPart {
  /** Its key in the file; unique. */
  readonly name: string;
  /** A value, or the items of a list, one by one, so that a long list is never held as a whole. Texts come opened. */
  read(playerId: string): Promise<unknown> | AsyncIterable<unknown>;
}

/** The API process's parts. A slice registers its own in `onModuleInit`. */
export class ExportParts {
  private readonly parts = new Map<string, ExportPart>();

  /** @throws Error when the name is taken */
  register(part: ExportPart): void {
    if (this.parts.has(part.name)) throw new Error(`Two parts of the export are named ${part.name}.`);
    this.parts.set(part.name, part);
  }

  /** By name: the file always looks the same. */
  get all(): readonly ExportPart[] {
    return [...this.parts.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
