/** Sends a letter once, however often it is asked to: what was sent is noted, and kept for the player whose it is. Only a crash right between the two sends it again. */
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import {
  LetterArchive,
  MailUnavailable,
  Mailer,
  SentLetterRow,
  type Letter,
} from '../platform/mail/index.js';
import { Log } from '../platform/observability/index.js';
import { AccountsDatabase, insertRows } from '../platform/read-models/index.js';

@Injectable()
export class LettersOnce {
  private readonly log: Log;

  constructor(
    private readonly database: AccountsDatabase,
    private readonly mailer: Mailer,
    private readonly archive: LetterArchive,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('mail');
  }

  /**
   * @param compose asked only for a letter not sent yet; null: there is nobody to write to
   * @param giveUpAfterMs since the first try; without it never
   * @throws MailUnavailable: try again
   */
  async send(
    letterId: string,
    compose: () => Promise<Letter | null>,
    giveUpAfterMs = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const rows = this.database.repository(SentLetterRow);
    const tried = { letterId, firstTriedAt: this.clock.now() };
    await insertRows(this.database.manager, SentLetterRow, [tried], 'keep');
    const { firstTriedAt, sentAt } = await rows.findOneByOrFail({ letterId });
    if (sentAt !== null) return;
    const letter = await compose();
    // Sealed before it goes: what fails there must not send it twice.
    const kept = letter && (await this.archive.sealed(letter));
    const isSent = letter !== null && (await this.wasTaken(letter, firstTriedAt, giveUpAfterMs));
    await rows.update({ letterId }, { sentAt: this.clock.now(), ...(isSent ? kept : {}) });
  }

  private async wasTaken(letter: Letter, firstTriedAt: Date, giveUpAfterMs: number): Promise<boolean> {
    try {
      return await this.mailer.send(letter);
    } catch (error) {
      const triedForMs = this.clock.now().getTime() - firstTriedAt.getTime();
      if (!(error instanceof MailUnavailable) || triedForMs < giveUpAfterMs) throw error;
      this.log.warn('a letter is given up: the mail server was away too long', { letter: letter.id });
      return false;
    }
  }
}
