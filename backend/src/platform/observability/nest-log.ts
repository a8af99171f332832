/** What Nest itself has to say, as lines of our log. Its chatter about routes and modules is left out. */
import type { LoggerService } from '@nestjs/common';
import { Log } from './log.js';

export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(): void {}

  warn(message: unknown): void {
    this.target.warn(textOf(message));
  }

  error(message: unknown): void {
    this.target.error(textOf(message), message instanceof Error ? { error: message } : {});
  }

  fatal(message: unknown): void {
    this.error(message);
  }
}

/** While an application is put together: what makes that fail is thrown, and told by whoever starts it, once. */
export class StartingNestLog extends NestLog {
  override error(): void {}
}

function textOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === 'string' ? message : JSON.stringify(message);
}
