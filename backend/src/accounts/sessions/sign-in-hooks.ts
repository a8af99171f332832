/** What other slices do for a player who has just signed in or signed up: claim what their browser bought as a visitor. */
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Log } from '../../platform/observability/index.js';

export interface SignInHook {
  /** Unique; appears in logs. */
  readonly name: string;
  /**
   * Runs when the session is there and before the answer goes, so it must be quick; the request is for its cookies. What it throws is
   * logged and keeps nobody out: it has to be able to catch up at the next sign-in.
   */
  signedIn(playerId: string, request: Request): Promise<void>;
}

/** A slice registers its own in `onModuleInit`. */
@Injectable()
export class SignInHooks {
  private readonly hooks = new Map<string, SignInHook>();
  private readonly log: Log;

  constructor(log: Log) {
    this.log = log.for('sign-in');
  }

  /** @throws Error when the name is taken */
  register(hook: SignInHook): void {
    if (this.hooks.has(hook.name)) throw new Error(`Two sign-in hooks are named ${hook.name}.`);
    this.hooks.set(hook.name, hook);
  }

  /** One after another, in the order of registration. */
  async run(playerId: string, request: Request): Promise<void> {
    for (const hook of this.hooks.values()) {
      try {
        await hook.signedIn(playerId, request);
      } catch (error) {
        this.log.warn('a sign-in hook failed', { hook: hook.name, playerId, error });
      }
    }
  }
}
