import type { PairedRatio } from './measure.js';

/** One line of the bench's outcome, as written by `--json`. */
export interface Figure {
  readonly id: string;
  readonly ours: number;
  /** The same work without the product, measured in the same run; null where there is none. */
  readonly reference: number | null;
  readonly ratio: number | null;
  /** Of the ratio's 95 % interval: what the aim is held against; null where there is no ratio. */
  readonly upperBound: number | null;
  readonly aim: number;
  readonly met: boolean;
  readonly unit: string;
}

export function ratioFigure(id: string, unit: string, measured: PairedRatio, aim: number): Figure {
  return { id, ...measured, aim, met: measured.upperBound <= aim, unit };
}

export function printFigure({ id, ours, reference, ratio, upperBound, aim, met, unit }: Figure): void {
  const measured =
    ratio === null
      ? `${round(ours)} ${unit}`
      : `${round(ours)} against ${round(reference ?? NaN)} ${unit}, ratio ${round(ratio)}, at most ${round(upperBound ?? NaN)}`;
  console.log(`${met ? 'met   ' : 'MISSED'}  ${id.padEnd(12)} ${measured} (aim ${aim})`);
}

/** A time that no other stands beside says little where much was withheld. */
export function printWithheld(id: string, share: number | null): void {
  if (share !== null)
    console.log(
      `        ${id}: the host withheld ${(share * 100).toFixed(1)} % of the processor time wanted`,
    );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
