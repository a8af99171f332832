/** Sends what an act writes to its player, whatever the player's settings say: once, however often it is asked for. */
import { Injectable } from '@nestjs/common';
import { AccountEmails } from '../../accounts/index.js';
import { LettersOnce } from '../../mail/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { AskedActs } from './asked-acts.js';
import { supportLetter } from './support-letter.js';

@Injectable()
export class ActLetters {
  constructor(
    private readonly asked: AskedActs,
    private readonly emails: AccountEmails,
    private readonly letters: LettersOnce,
    private readonly config: AppConfig,
  ) {}

  /** `gone`: there is nobody to write to any more. @throws MailUnavailable: try again */
  async send(playerId: string, actId: string): Promise<'sent' | 'gone'> {
    const letterId = `support-${actId}`;
    let isGone = false;
    await this.letters.send(letterId, async () => {
      const [{ act, texts, eventId }, to] = await Promise.all([
        this.asked.find(playerId, actId),
        this.emails.emailOf(playerId),
      ]);
      isGone = to === null || texts?.letter === undefined;
      if (to === null || texts?.letter === undefined) return null;
      const letter = supportLetter({
        letterId,
        to,
        support: this.config.contactEmail,
        isAnswerToReport: act.kind === 'answer_report',
        text: texts.letter,
      });
      return { ...letter, keptFor: { playerId, kind: 'support', eventId } };
    });
    return isGone ? 'gone' : 'sent';
  }
}
