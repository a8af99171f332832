/** The bearer token: a JWT (HS256) that says who signed in, in which session, until when. */
import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@rubicon/contracts';
import { AppConfig } from '../config/index.js';
import type { SignedInPlayer } from './current-player.js';

const LIFETIME_SECONDS = 7 * 24 * 3600;
const ISSUER = 'rubicon';
const roles: readonly Role[] = ['player', 'support', 'auditor', 'operator'];

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly role: Role;
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

  issue({ playerId, sessionId, role }: SignedInPlayer): string {
    const claims: Claims = { sub: playerId, sid: sessionId, role };
    return this.jwt.sign(claims, { expiresIn: LIFETIME_SECONDS });
  }

  /** Null for a token that is forged, expired or not ours. */
  read(token: string): SignedInPlayer | null {
    try {
      const { sub, sid, role } = this.jwt.verify<Partial<Claims>>(token);
      if (typeof sub !== 'string' || typeof sid !== 'string' || !roles.includes(role as Role)) return null;
      return { playerId: sub, sessionId: sid, role: role as Role };
    } catch {
      return null;
    }
  }
}
