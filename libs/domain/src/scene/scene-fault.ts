/** What a turn may not do to a scene. */
export const sceneFaultCodes = [
  'dead_speaks',
  'absent_speaks',
  'dead_rises',
  'comes_too_soon',
  'too_far',
  'gone_used',
  'gone_returns',
  'out_of_reach',
] as const;
export type SceneFaultCode = (typeof sceneFaultCodes)[number];

export interface SceneFault {
  readonly code: SceneFaultCode;
  /** Of the person, the thing or the place. Personal text. */
  readonly name: string;
}
