/** The present, and fresh ids, as things to inject: nothing else in the backend asks for either. */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** ISO 8601, UTC: as events carry it. */
  nowIso(): string {
    return this.now().toISOString();
  }
}

@Injectable()
export class Ids {
  /** A random UUID (version 4). */
  uuid(): string {
    return randomUUID();
  }
}
