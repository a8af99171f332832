/**
 * What is not told, whoever asks: a port. War, executions, slavery and the violence of the eras are history and pass; the line is drawn
 * at what does harm outside the story.
 */

export type ModerationCategory = 'sexual/minors' | 'mass-harm' | 'self-harm';

/** Whose words: what a player typed, or what a model wrote. */
export type Author = 'player' | 'model';

export interface ModerationVerdict {
  readonly refused: boolean;
  /** Why; empty when it is not refused. Says something about a person: it is neither stored nor logged with one. */
  readonly categories: readonly ModerationCategory[];
}

export abstract class Moderation {
  /** Never throws for a check that could not be made: see `ProviderModeration`. */
  abstract check(text: string, author: Author): Promise<ModerationVerdict>;
}
