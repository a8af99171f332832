/** Letters to players as they were sent, sealed under the player's own key: what an account was told can be read again while there is one. */
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../clock/index.js';
import { KeyDestroyed, PlayerKeys, type SealedText } from '../keys/index.js';
import { AccountsDatabase, insertRows } from '../read-models/index.js';
import type { Letter, LetterKind } from './mailer.js';
import { SentLetterRow } from './sent-letter.table.js';

export interface KeptLetter {
  readonly letterId: string;
  readonly kind: LetterKind;
  readonly sentAt: Date;
  /** Of the event that it tells of; null: none was appended. */
  readonly eventId: string | null;
  /** A `LetterText`. */
  readonly sealed: SealedText;
}

export interface LetterText {
  readonly subject: string;
  readonly text: string;
}

/** What a row says of a letter that is kept. */
export type KeptPart = Pick<SentLetterRow, 'playerId' | 'kind' | 'eventId' | 'sealed'>;

const NOT_KEPT: KeptPart = { playerId: null, kind: null, eventId: null, sealed: null };
const WITHOUT_SECRET = '…';

@Injectable()
export class LetterArchive {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly keys: PlayerKeys,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  async of(playerId: string): Promise<KeptLetter[]> {
    const rows = await this.rows.find({
      where: { playerId, sentAt: Not(IsNull()) },
      order: { sentAt: 'ASC', letterId: 'ASC' },
    });
    return rows.flatMap(({ letterId, kind, sentAt, eventId, sealed }) =>
      kind && sentAt && sealed ? [{ letterId, kind, sentAt, eventId, sealed }] : [],
    );
  }

  /** Sealed, as a row keeps it. Nothing is kept of a letter that is nobody's, or whose player has just been forgotten. */
  async sealed({ id, subject, text, keptFor }: Letter): Promise<KeptPart> {
    if (!keptFor) return NOT_KEPT;
    const { playerId, kind, eventId, secret } = keptFor;
    const kept: LetterText = {
      subject,
      text: secret === undefined ? text : text.replaceAll(secret, WITHOUT_SECRET),
    };
    const aad = `sent_letter|${id}`;
    try {
      return {
        playerId,
        kind,
        eventId,
        sealed: { aad, envelope: await this.keys.seal(playerId, aad, kept) },
      };
    } catch (error) {
      if (error instanceof KeyDestroyed) return NOT_KEPT;
      throw error;
    }
  }

  /** Keeps a letter that was sent just now. */
  async keep(letter: Letter): Promise<void> {
    const part = await this.sealed(letter);
    if (part.playerId === null) return;
    const now = this.clock.now();
    const row = { letterId: letter.id, firstTriedAt: now, sentAt: now, ...part };
    await insertRows(this.database.manager, SentLetterRow, [row], 'keep');
  }

  async forget(playerId: string): Promise<void> {
    await this.rows.delete({ playerId });
  }

  private get rows() {
    return this.database.repository(SentLetterRow);
  }
}
