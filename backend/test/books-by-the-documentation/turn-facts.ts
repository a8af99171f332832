/** What the log tells of one turn, of a game or of a free prologue. Written from docs/audit.md alone. */
export interface TurnFacts {
  readonly turnId: string;
  /** Told or stopped, with text, and what it says of itself. */
  told: TurnAsTold | null;
  readonly reserves: { readonly amount: number; readonly at: string }[];
  /** Charged or released, once or oftener. */
  readonly settlements: {
    readonly charged: number;
    readonly returned: number;
    readonly paidByLots: number;
    readonly at: string;
  }[];
}

export interface TurnAsTold {
  readonly charge: number;
  readonly characters: number;
  readonly model: string;
  readonly tokens: Tokens;
  readonly cost: number;
  readonly at: string;
}

/** `cachedInput` is part of `input`. */
export interface Tokens {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

export function newTurn(turnId: string): TurnFacts {
  return { turnId, told: null, reserves: [], settlements: [] };
}
