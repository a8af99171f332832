/** The bearer token: a JWT (HS256) that says who signed in, in which session, until when. */
import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppConfig } from '../config/index.js';
import type { SignedInPlayer } from './current-player.js';

const LIFETIME_SECONDS = 7 * 24 * 3600;
const MS_PER_SECOND = 1_000;
const ISSUER = 'rubicon';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  /** Seconds since 1970, UTC. */
  readonly iat: number;
}

@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(config: AppConfig) {
    // Made once: out of a text it would be made anew, after trying it as a public key, with every request.
    const secret = createSecretKey(Buffer.from(config.jwtSecret, 'utf8'));
    this.jwt = new JwtService({
      secretOrKeyProvider: () => secret,
      signOptions: { algorithm: 'HS256', issuer: ISSUER },
      verifyOptions: { algorithms: ['HS256'], issuer: ISSUER },
    });
  }

  /** How long a sign-in lasts, in seconds. */
  get lifetimeSeconds(): number {
    return LIFETIME_SECONDS;
  }

  issue({ playerId, sessionId }: Omit<SignedInPlayer, 'signedInAt'>): string {
    const claims: Omit<Claims, 'iat'> = { sub: playerId, sid: sessionId };
    return this.jwt.sign(claims, { expiresIn: LIFETIME_SECONDS });
  }

  /** Null for a token that is forged, expired or not ours. */
  read(token: string): SignedInPlayer | null {
    try {
      const { sub, sid, iat } = this.jwt.verify<Partial<Claims>>(token);
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof iat !== 'number') return null;
      return { playerId: sub, sessionId: sid, signedInAt: new Date(iat * MS_PER_SECOND) };
    } catch {
      return null;
    }
  }
}
