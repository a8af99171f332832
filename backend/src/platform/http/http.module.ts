import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { RateLimiter } from '../rate-limits/index.js';
import { AccessTokens } from './access-token.js';
import { AuthGuard } from './auth.guard.js';
import { BrowserSecrets } from './browser-secrets.js';
import { HealthEndpoint } from './health.endpoint.js';
import { KnownBrowsers } from './known-browsers.js';
import { LogPositionGuard } from './log-position.guard.js';
import { refuseOtherMethods } from './other-methods.js';
import { ProblemFilter } from './problem.filter.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { ScreenshotsEndpoint } from './screenshots.endpoint.js';
import { SignInLimits } from './sign-in-limits.js';
import { StaffGuard } from './staff.guard.js';
import { validationPipe } from './validation.pipe.js';

@Global()
@Module({
  controllers: [HealthEndpoint, ScreenshotsEndpoint],
  providers: [
    AccessTokens,
    BrowserSecrets,
    KnownBrowsers,
    RateLimiter,
    SignInLimits,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
    // In this order: who asks is known before their calls are counted.
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_GUARD, useClass: StaffGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: LogPositionGuard },
  ],
  exports: [AccessTokens, BrowserSecrets, KnownBrowsers, RateLimiter, SignInLimits],
})
export class HttpModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Nest has registered every route by now, and does not yet answer what matches none. */
  onModuleInit(): void {
    refuseOtherMethods(this.host.httpAdapter.getInstance<Express>());
  }
}
