import type { Checkpoint, Tables } from '../read-models/index.js';
import { versionsOf } from './check-read-models.js';

/** Whether read models were filled by this code: tables that other versions of its projections filled are made anew. */
export function canBeFilledOn({ versions }: Checkpoint, tables: Tables): boolean {
  const wanted = versionsOf(tables.readModels.all);
  const names = new Set([...Object.keys(versions), ...Object.keys(wanted)]);
  return [...names].every((name) => versions[name] === wanted[name]);
}
