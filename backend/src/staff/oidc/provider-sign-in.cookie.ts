/**
 * What this browser must bring back from the provider: sealed, for ten minutes. The provider's page sends it back to us, so that it is `lax`
 * where the staff's own cookie is strict.
 */
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/index.js';
import { ownCookie, type OwnCookie } from '../../platform/http/index.js';
import { derivedKey, seal, unseal } from '../../platform/keys/index.js';

/** Of one attempt. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly codeVerifier: string;
}

const NAME = 'rubicon_staff_oidc';
const VALID_FOR_MS = 600_000;

@Injectable()
export class ProviderSignInCookie {
  private readonly key: Buffer;
  private readonly cookie: OwnCookie;

  constructor({ masterKey, publicUrl }: AppConfig) {
    this.key = derivedKey(masterKey, 'staff-oidc');
    this.cookie = ownCookie(NAME, { publicUrl, path: '/api/staff/oidc', sameSite: 'lax' });
  }

  set(response: Response, checks: ProviderChecks): void {
    const sealed = seal(this.key, Buffer.from(JSON.stringify(checks)), NAME).toString('base64url');
    response.cookie(this.cookie.name, sealed, { ...this.cookie.options, maxAge: VALID_FOR_MS });
  }

  /** Once: the browser forgets them. Null: it brought none of ours. */
  take(request: Request, response: Response): ProviderChecks | null {
    const { name, options } = this.cookie;
    const sealed = Buffer.from(parse(request.header('cookie') ?? '')[name] ?? '', 'base64url');
    response.clearCookie(name, options);
    try {
      return JSON.parse(unseal(this.key, sealed, NAME).toString('utf8')) as ProviderChecks;
    } catch {
      return null;
    }
  }
}
