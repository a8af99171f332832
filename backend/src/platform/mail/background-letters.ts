/**
 * Letters that an answer does not wait for. Nothing of them is kept until they are sent: one that the mail server does not take within a
 * minute is dropped and logged, and its player asks for it again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Shutdown } from '../lifecycle/index.js';
import { LetterArchive } from './letter-archive.js';
import { MailUnavailable, Mailer, type Letter } from './mailer.js';
import { Log } from '../observability/index.js';

/** By hand: cockatiel's retry sleeps on for up to 40 seconds when the process ends. */
const WAITS_MS = [1_000, 4_000, 15_000, 40_000];

@Injectable()
export class BackgroundLetters implements BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();
  private readonly log: Log;

  constructor(
    private readonly mailer: Mailer,
    @Inject(LetterArchive) private readonly archive: Pick<LetterArchive, 'keep'>,
    private readonly shutdown: Shutdown,
    log: Log,
  ) {
    this.log = log.for('mail');
  }

  /**
   * Returns at once.
   * @param compose null: there is nobody to write to
   */
  post(compose: () => Promise<Letter | null>): void {
    const job: Promise<void> = this.deliver(compose)
      .catch((error: unknown) => this.log.warn('a letter was not sent', { error }))
      .finally(() => this.underWay.delete(job));
    this.underWay.add(job);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async deliver(compose: () => Promise<Letter | null>): Promise<void> {
    const letter = await compose();
    if (!letter || !(await this.send(letter))) return;
    await this.archive
      .keep(letter)
      .catch((error: unknown) => this.log.warn('a letter that was sent was not kept', { error }));
  }

  /** Whether the mail server took it. */
  private async send(letter: Letter): Promise<boolean> {
    for (const ms of WAITS_MS) {
      try {
        return await this.mailer.send(letter);
      } catch (error) {
        if (!(error instanceof MailUnavailable) || this.shutdown.signal.aborted) throw error;
        await wait(ms, undefined, { signal: this.shutdown.signal }).catch(() => undefined);
      }
    }
    return this.mailer.send(letter);
  }
}
