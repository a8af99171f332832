/** The codes of an authenticator app (TOTP, RFC 6238): six digits, another every 30 seconds, each once. */
import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { derivedKey, seal, unseal } from '../../platform/keys/index.js';

const ISSUER = 'Rubicon';
const CODE = /^\d{6}$/;
/** A clock may be off by this much, or its reader slow. */
const TOLERANCE_SECONDS = 30;
const MS_PER_SECOND = 1_000;

@Injectable()
export class SecondFactor {
  private readonly key: Buffer;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(config.masterKey, 'staff-second-factor');
  }

  /** Base32. */
  newSecret(): string {
    return generateSecret();
  }

  /** `otpauth://…`, which apps read out of a picture. */
  uriOf(name: string, secret: string): string {
    return generateURI({ issuer: ISSUER, label: name, secret });
  }

  /** As it is kept. */
  seal(staffId: string, secret: string): Buffer {
    return seal(this.key, Buffer.from(secret, 'utf8'), aad(staffId));
  }

  /**
   * The time step that the code belongs to; null: it is none of this secret's, or none of now.
   * @param sealed as it is kept. @param after the step that was used last
   */
  stepOf(staffId: string, sealed: Buffer, code: string, after: number): number | null {
    if (!CODE.test(code)) return null;
    const outcome = verifySync({
      secret: unseal(this.key, sealed, aad(staffId)).toString('utf8'),
      token: code,
      epoch: Math.floor(this.clock.now().getTime() / MS_PER_SECOND),
      epochTolerance: TOLERANCE_SECONDS,
      afterTimeStep: after,
    });
    return outcome.valid && 'timeStep' in outcome ? outcome.timeStep : null;
  }
}

/** One member's secret, in another's row, opens nothing. */
function aad(staffId: string): string {
  return `staff-factor|${staffId}`;
}
