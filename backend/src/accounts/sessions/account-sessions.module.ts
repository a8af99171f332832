import { Global, Module } from '@nestjs/common';
import { Sessions } from '../../platform/http/index.js';
import { PlayerSessions } from './player-sessions.js';
import { SignInHooks } from './sign-in-hooks.js';

/** The sign-ins of the `api` role: the guard asks them, and other slices act when one begins. */
@Global()
@Module({
  providers: [PlayerSessions, SignInHooks, { provide: Sessions, useExisting: PlayerSessions }],
  exports: [PlayerSessions, SignInHooks, Sessions],
})
export class AccountSessionsModule {}
