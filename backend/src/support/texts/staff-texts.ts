/** Personal text as staff may see it. The server masks: without a grant nothing is opened, and so nothing of it can be answered. */
import { Injectable } from '@nestjs/common';
import type { StaffText, TextGrant } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';

@Injectable()
export class StaffTexts {
  constructor(
    private readonly keys: PlayerKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * @param sealed null: it was written without text, for the player's key was destroyed
   * @param pick one of the texts that were sealed together; null: it is not among them
   * @param grant the reader's own, for this player; one that has run out meanwhile opens nothing
   */
  async read<Opened extends object>(
    sealed: SealedText | null,
    pick: (opened: Opened) => string | null,
    grant: TextGrant | null,
  ): Promise<StaffText> {
    if (sealed === null || (await this.keys.isDestroyed(sealed.envelope.kid))) return erasedText;
    if (grant === null || Date.parse(grant.expiresAt) <= this.clock.now().getTime()) return maskedText;
    const opened = await this.keys.open<Opened>(sealed.envelope, sealed.aad);
    if (opened instanceof Erased) return erasedText;
    return { state: 'open', text: pick(opened), length: 0 };
  }
}

const maskedText: StaffText = { state: 'masked', text: null, length: 0 };
const erasedText: StaffText = { state: 'erased', text: null, length: 0 };
