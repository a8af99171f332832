/**
 * Spans of a turn's hops, ours alone: nothing is instrumented. A turn is a trace: the trace's id is the turn's, so that every process adds its spans
 * without handing anything on, and all of them sample the same turns. Ids and codes only, never text.
 */

/** Of a span. Milliseconds since 1970, with their fractions. */
export interface SpanTimes {
  readonly fromMs: number;
  readonly untilMs: number;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export abstract class TurnTraces {
  /** Tells of the whole turn; the spans of its hops lie beneath it, whichever process told of them. */
  abstract turn(turnId: string, times: SpanTimes, attributes: SpanAttributes): void;
  abstract hop(turnId: string, name: string, times: SpanTimes): void;
  /** Sends what was not sent yet. */
  abstract close(): Promise<void>;
}

/** Nobody collects spans. */
export class NoTurnTraces extends TurnTraces {
  turn(): void {
    return;
  }

  hop(): void {
    return;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
