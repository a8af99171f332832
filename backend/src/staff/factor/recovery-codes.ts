/** Codes for who has not got the authenticator app at hand: ten, each once, shown when they are made and never again. */
import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/index.js';
import { derivedKey } from '../../platform/keys/index.js';
import { RecoveryCodeRow } from './recovery-code.table.js';

const CODES = 10;
/** Without letters that are read as digits: Crockford's base 32. Ten of them are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const HALF = LENGTH / 2;

@Injectable()
export class RecoveryCodes {
  private readonly key: Buffer;

  constructor(config: AppConfig) {
    this.key = derivedKey(config.masterKey, 'staff-recovery-code');
  }

  /** New ones in place of all there were. */
  async renew(tx: EntityManager, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await tx.delete(RecoveryCodeRow, { staffId });
    await tx.insert(
      RecoveryCodeRow,
      codes.map((code) => ({ staffId, codeHash: this.hashOf(staffId, code) })),
    );
    return codes;
  }

  /** Whether it was this call that used the code: of two at once, one did. */
  async use(tx: EntityManager, staffId: string, code: string): Promise<boolean> {
    const { affected } = await tx.delete(RecoveryCodeRow, { staffId, codeHash: this.hashOf(staffId, code) });
    return affected === 1;
  }

  private hashOf(staffId: string, code: string): Buffer {
    const typed = code.toLowerCase().replace(/[\s-]/g, '');
    return createHmac('sha256', this.key).update(`${staffId}\n${typed}`).digest();
  }
}

function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
  return `${characters.slice(0, HALF)}-${characters.slice(HALF)}`;
}
