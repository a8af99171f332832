/** The ports a data folder's servers had last time, so that an open payment page survives a restart. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';

export const portNames = ['postgres', 'event-store', 'stripe', 'chronicler', 'mailbox', 'smtp'] as const;
export type PortName = (typeof portNames)[number];

/**
 * Each the same as last time if that is free, else any free one.
 * @param gamePort which the game takes once all of them run: none of theirs
 */
export async function keptPorts(dataDir: string, gamePort?: number): Promise<Record<PortName, number>> {
  const file = join(dataDir, 'ports.json');
  const last = read(file);
  const ports = Object.fromEntries(
    await Promise.all(portNames.map(async (name) => [name, await freePort(last[name], gamePort)] as const)),
  ) as Record<PortName, number>;
  writeFileSync(file, JSON.stringify(ports, null, 2));
  return ports;
}

function read(file: string): Partial<Record<PortName, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<PortName, number>>;
  } catch {
    return {};
  }
}
