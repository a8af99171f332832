/** The chronicle's lines as a reader looks for them: by what they are about. */
import type { Chronicle, ChronicleLine, ChronicleTopic } from '@rubicon/contracts';
import { chronicleStrings } from '../../../strings/chronicle.js';

export type GroupName = keyof typeof chronicleStrings.groups;

export interface LineGroup {
  readonly name: GroupName;
  readonly lines: readonly KeptLine[];
}
export interface KeptLine extends ChronicleLine {
  /** By the player: the narrator does not know it any more. */
  readonly struck: boolean;
}

const topicsOf: Readonly<Record<GroupName, readonly ChronicleTopic[]>> = {
  people: ['person'],
  places: ['place'],
  obligations: ['promise', 'debt'],
  wounds: ['wound', 'death'],
  secrets: ['secret'],
  factions: ['faction'],
  history: ['history'],
};
const groupNames = Object.keys(topicsOf) as GroupName[];

/** Its heading says already what each of its lines is about. */
export function hasOneTopic(name: GroupName): boolean {
  return topicsOf[name].length === 1;
}

/** @param order of the line ids: what is struck while one reads stays where it is */
export function lineGroups({ lines, struck }: Chronicle, order: readonly string[]): LineGroup[] {
  const kept: KeptLine[] = [
    ...lines.map((line) => ({ ...line, struck: false })),
    ...struck.map((line) => ({ ...line, struck: true })),
  ];
  const place = ({ lineId }: KeptLine) => (order.includes(lineId) ? order.indexOf(lineId) : order.length);
  kept.sort((one, other) => place(one) - place(other));
  return groupNames
    .map((name) => ({ name, lines: kept.filter(({ topic }) => topicsOf[name].includes(topic)) }))
    .filter(({ lines: found }) => found.length > 0);
}

/** Open matters first, then what is settled, then what was struck; each as it was told. */
export function readingOrder({ lines, struck }: Chronicle): string[] {
  const settledLast = [...lines].sort((one, other) => Number(one.settled) - Number(other.settled));
  return [...settledLast, ...struck].map(({ lineId }) => lineId);
}
