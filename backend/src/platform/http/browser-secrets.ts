/**
 * Knows a browser again without an account: a random secret in an httpOnly cookie. Only its keyed hash is ever kept here, so that
 * what is stored opens nothing.
 */
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../config/index.js';
import { derivedKey } from '../keys/index.js';
import { randomToken } from '../tokens/index.js';
import { tokenInCookie } from './cookie-token.js';
import { ownCookie, type OwnCookie } from './own-cookie.js';

export interface BrowserCookie {
  readonly name: string;
  /** Renewed every time the secret is kept. */
  readonly maxAgeSeconds: number;
}

const MS_PER_SECOND = 1_000;

@Injectable()
export class BrowserSecrets {
  private readonly key: Buffer;
  private readonly publicUrl: string;

  constructor(config: AppConfig) {
    this.key = derivedKey(config.masterKey, 'browser-secret');
    this.publicUrl = config.publicUrl;
  }

  /** Hex; null when the request came without that cookie. */
  hashOf(request: Request, cookie: BrowserCookie): string | null {
    const secret = tokenInCookie(request, this.known(cookie).name);
    return secret === null ? null : this.hash(cookie, secret);
  }

  /** Sees to it that the browser has a secret, and answers its hash. */
  keep(request: Request, response: Response, cookie: BrowserCookie): string {
    const { name, options } = this.known(cookie);
    const secret = tokenInCookie(request, name) ?? randomToken();
    response.cookie(name, secret, { ...options, maxAge: cookie.maxAgeSeconds * MS_PER_SECOND });
    return this.hash(cookie, secret);
  }

  private known({ name }: BrowserCookie): OwnCookie {
    return ownCookie(name, { publicUrl: this.publicUrl, path: '/api', sameSite: 'lax' });
  }

  private hash(cookie: BrowserCookie, secret: string): string {
    return createHmac('sha256', this.key).update(`${cookie.name}\n${secret}`).digest('hex');
  }
}
