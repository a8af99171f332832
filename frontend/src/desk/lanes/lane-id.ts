import type { ParkedLane } from '@rubicon/contracts';

/** Names a lane in the address: `letters/9b1d…`. No process has a slash in its name. */
export function laneId({ process, key }: Pick<ParkedLane, 'process' | 'key'>): string {
  return `${process}/${key}`;
}
