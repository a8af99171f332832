/** Process managers that run in the `projector` role: slices register theirs while the process starts. */
import type { DomainEvent, Process } from '@rubicon/eventsourcing';

export interface ProcessOptions {
  /** Called when everything in the log has been read, and again after every new subscription. */
  readonly caughtUp?: () => void;
}

export abstract class Processes {
  /** In `onModuleInit`. Names are unique: they name checkpoint and lease. */
  abstract register<Event extends DomainEvent>(process: Process<Event>, options?: ProcessOptions): void;
}
