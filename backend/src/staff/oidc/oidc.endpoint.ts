/** GET /api/staff/oidc/start and /api/staff/oidc/callback: a browser's way to the provider and back. */
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/index.js';
import { Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { Log } from '../../platform/observability/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { StaffCookie } from '../sessions/staff.cookie.js';
import { IdentityProvider } from './identity-provider.js';
import { ProviderSignIn } from './provider-sign-in.js';
import { ProviderSignInCookie } from './provider-sign-in.cookie.js';

@ApiTags('staff')
@Controller('api/staff/oidc')
export class OidcEndpoint {
  private readonly log: Log;

  constructor(
    private readonly provider: IdentityProvider,
    private readonly signIn: ProviderSignIn,
    private readonly checks: ProviderSignInCookie,
    private readonly cookie: StaffCookie,
    private readonly config: AppConfig,
    log: Log,
  ) {
    this.log = log.for('staff');
  }

  @Public()
  @RateLimit({ name: 'staff-oidc-start', limit: 30, perSeconds: 60 })
  @Get('start')
  @ApiOperation({ summary: 'Leads to the OpenID Connect provider.' })
  @ApiResponse({ status: 302, description: 'To the provider; or back to the desk, when it cannot be asked.' })
  @Refuses('no_provider')
  async startProviderSignIn(@Res() response: Response): Promise<void> {
    await this.orBack(response, async () => {
      const { url, checks } = await this.provider.visit();
      this.checks.set(response, checks);
      lead(response, url);
    });
  }

  @Public()
  @RateLimit({ name: 'staff-oidc-callback', limit: 30, perSeconds: 60 })
  @Get('callback')
  @ApiOperation({ summary: 'Where the provider sends the browser back to; signs in.' })
  @ApiResponse({
    status: 302,
    description:
      'To the desk. With `?provider=refused` for whom nobody invited, `?provider=failed` when the provider’s word does not hold.',
  })
  @Refuses('no_provider')
  async finishProviderSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const checks = this.checks.take(request, response);
    await this.orBack(response, async () => {
      if (this.provider.name === null) throw new Refused('no_provider');
      if (!checks) return this.back(response, 'failed');
      const { search } = new URL(request.originalUrl, this.config.publicUrl);
      const { token, expiresAt } = await this.signIn.signIn(await this.provider.identify(search, checks));
      this.cookie.set(response, token, expiresAt);
      this.back(response);
    });
  }

  /** What the provider says wrong is told on the desk; what we refuse ourselves, as everywhere. */
  private async orBack(response: Response, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused && error.code === 'no_provider') throw error;
      if (error instanceof Refused) return this.back(response, 'refused');
      // Nothing else of it: what the provider says may be somebody’s name.
      this.log.warn('the sign-in by the provider failed', { code: codeOf(error) });
      this.back(response, 'failed');
    }
  }

  private back(response: Response, why?: 'refused' | 'failed'): void {
    lead(response, `${this.config.publicUrl}/staff${why === undefined ? '' : `?provider=${why}`}`);
  }
}

function lead(response: Response, url: string): void {
  response.status(302).setHeader('location', url).end();
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
