/** The bearer token: a JWT (HS256) that says who signed in, in which session, until when. */
import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@rubicon/contracts';
import { AppConfig } from '../config/index.js';
import type { SignedInPlayer } from './current-player.js';

const LIFETIME_SECONDS = 7 * 24 * 3600;
const MS_PER_SECOND = 1_000;
const ISSUER = 'rubicon';
const roles: readonly Role[] = ['player', 'support', 'auditor', 'operator'];

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly role: Role;
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

  issue({ playerId, sessionId, role }: Omit<SignedInPlayer, 'signedInAt'>): string {
    const claims: Omit<Claims, 'iat'> = { sub: playerId, sid: sessionId, role };
    return this.jwt.sign(claims, { expiresIn: LIFETIME_SECONDS });
  }

  /** Null for a token that is forged, expired or not ours. */
  read(token: string): SignedInPlayer | null {
    try {
      const { sub, sid, role, iat } = this.jwt.verify<Partial<Claims>>(token);
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof iat !== 'number') return null;
      if (!roles.includes(role as Role)) return null;
      return { playerId: sub, sessionId: sid, role: role as Role, signedInAt: new Date(iat * MS_PER_SECOND) };
    } catch {
      return null;
    }
  }
}
