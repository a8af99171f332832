/**
 * What operators call a process: as it is told, else by its machine and, so that several on one machine differ, by its operations port or, where any
 * free one will do, by its roles. It has to be the same after a restart: what was decided of a process holds by its name.
 */
import type { VariableReader } from './variable-reader.js';

const NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/i;
const LENGTH_MAX = 63;

export interface ProcessPlace {
  readonly host: string;
  /** 0: any free one. */
  readonly operationsPort: number;
  readonly roles: readonly string[];
}

export function readProcessName(read: VariableReader, place: ProcessPlace): string {
  const name = read.optional('PROCESS_NAME');
  if (name === null) return nameOf(place);
  if (!NAME.test(name))
    read.refuse(
      `PROCESS_NAME is invalid: it must be 1 to ${LENGTH_MAX} letters, digits, dots, dashes and underscores, the first a letter or digit, like narrator-1.`,
    );
  return name;
}

function nameOf({ host, operationsPort, roles }: ProcessPlace): string {
  const place = operationsPort === 0 ? roles.join('-') : String(operationsPort);
  const machine = host.replace(/[^a-z0-9._-]/gi, '-').replace(/^[._-]+/, '') || 'machine';
  return `${machine.slice(0, LENGTH_MAX - 1 - place.length)}-${place}`;
}
