/** Argon2id, in the addon's own threads: the event loop goes on. */
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for Argon2id; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

@Injectable()
export class Passwords {
  /** Of a password nobody has: what an unknown player's attempt is compared with, so that it takes as long. */
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** @param passwordHash null for a player who does not exist: false, after as long as the comparison would take */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password);
    this.decoy ??= this.hash('a password that opens nothing');
    await verify(await this.decoy, password);
    return false;
  }
}
