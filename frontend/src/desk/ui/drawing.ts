/** What is drawn of a chart, whoever draws it. */

/** A colour of the house's tokens that stands out from the page in both schemes. */
export type Ink = 'accent' | 'second' | 'danger';

/** Made once for the same figures: another one is another picture. */
export interface Drawing {
  /** `bars`: what happened in each step; `lines`: how it stood, or more steps than bars can be told apart. */
  readonly shape: 'bars' | 'lines';
  readonly series: readonly {
    readonly ink: Ink;
    /** Told from the others by more than its colour. */
    readonly isDashed?: boolean;
    /** One for each step. */
    readonly amounts: readonly number[];
  }[];
  readonly steps: number;
  /** Below the steps that have one. */
  readonly labels: ReadonlyMap<number, string>;
  /** At the left. */
  readonly writtenAmount: (amount: number) => string;
  /** Only whole amounts have a line. */
  readonly isWhole?: boolean;
}

export interface DrawnChartProps {
  drawing: Drawing;
  /** The step under the pointer; null: none. */
  onPoint: (step: number | null) => void;
  onPress?: (step: number) => void;
}
