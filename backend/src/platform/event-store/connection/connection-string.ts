/** Whether EventStoreDB's driver takes a connection string: its own parser decides. */
import { driverClient } from './driver-client.js';

/** The parser says where it stopped and what it looked for there. Before that it quotes the string, which may hold a password. */
const STOPPED = / at position (\d+), expected (?!.* at position )(.+)\.$/s;

/** Null: it is taken. Else why not, in words that quote nothing of it. */
export function connectionStringProblem(connectionString: string): string | null {
  try {
    driverClient(connectionString);
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [, position, expected] = STOPPED.exec(said) ?? [];
    if (position === undefined) return said.replace(/\.$/, '');
    return `after ${position} characters the driver expects ${expected}`;
  }
}
