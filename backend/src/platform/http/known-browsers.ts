/**
 * Knows a browser again that an account was signed in with before, so that whoever guesses at that account elsewhere does not keep its owner out
 * (OWASP's device cookies). The cookie holds a random number and, for each name that signed in with it, a keyed hash over the two: nothing is kept here.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { AppConfig } from '../config/index.js';
import { derivedKey } from '../keys/index.js';
import type { KnownBrowserCookie } from '../rate-limits/index.js';
import { isRandomToken, randomToken } from '../tokens/index.js';
import { ownCookie, type OwnCookie } from './own-cookie.js';

const MAX_AGE_MS = 180 * 24 * 60 * 60 * 1_000;
/** An account has two names, a username and an address; some share a browser. */
const NAMES_MAX = 6;
const SEPARATOR = '.';

interface Known {
  readonly browser: string;
  readonly proofs: readonly string[];
}

@Injectable()
export class KnownBrowsers {
  private readonly key: Buffer;
  private readonly publicUrl: string;

  constructor(config: AppConfig) {
    this.key = derivedKey(config.masterKey, 'known-browser');
    this.publicUrl = config.publicUrl;
  }

  /** @returns its number; null: nobody signed in by this name with it */
  of(request: Request, cookie: KnownBrowserCookie, name: string): string | null {
    const known = this.read(request, cookie);
    if (known === null) return null;
    const proof = Buffer.from(this.proof(cookie, known.browser, name));
    const isKnown = known.proofs.map((each) => Buffer.from(each)).some((each) => areEqual(each, proof));
    return isKnown ? known.browser : null;
  }

  /** @param names by which its account can be signed in to */
  remember(request: Request, response: Response, cookie: KnownBrowserCookie, names: readonly string[]): void {
    const { browser, proofs } = this.read(request, cookie) ?? { browser: randomToken(), proofs: [] };
    const now = names.map((name) => this.proof(cookie, browser, name));
    const all = [...new Set([...now, ...proofs])].slice(0, NAMES_MAX);
    const { name, options } = this.known(cookie);
    response.cookie(name, [browser, ...all].join(SEPARATOR), { ...options, maxAge: MAX_AGE_MS });
  }

  private known({ name, path }: KnownBrowserCookie): OwnCookie {
    return ownCookie(name, { publicUrl: this.publicUrl, path, sameSite: 'strict' });
  }

  private read(request: Request, cookie: KnownBrowserCookie): Known | null {
    const value = parse(request.header('cookie') ?? '')[this.known(cookie).name] ?? '';
    const [browser, ...proofs] = value.split(SEPARATOR);
    return browser !== undefined && isRandomToken(browser) ? { browser, proofs } : null;
  }

  private proof(cookie: KnownBrowserCookie, browser: string, name: string): string {
    return createHmac('sha256', this.key).update(`${cookie.name}\n${browser}\n${name}`).digest('base64url');
  }
}

function areEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
