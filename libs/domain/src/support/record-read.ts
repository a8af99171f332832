import { accept, type Decision } from '@rubicon/eventsourcing';
import type { RecordRead } from './support.commands.js';
import type { SupportEvent } from './support.events.js';

export function recordRead(command: RecordRead): Decision<SupportEvent> {
  const { playerId, staffId, what, subjectId, at } = command;
  return accept({ type: 'PersonRead', data: { playerId, staffId, what, subjectId, readAt: at } });
}
