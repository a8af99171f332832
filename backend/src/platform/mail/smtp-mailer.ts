/** Letters over SMTP, on a few connections that stay open. What goes wrong is told without an address: it may be logged. */
import { createTransport, type SMTPPoolSentMessageInfo, type SMTPPoolOptions, type Mail } from 'nodemailer';
import type { Log } from '../observability/index.js';
import { MailUnavailable, type Letter, type Mailer } from './mailer.js';

const CONNECTIONS_MAX = 2;
/** Short enough that a process that ends does not wait for a server that does not answer. */
const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;

/** Of these, a refusal for good is about the letter or its address; of any other it is about us. */
const aboutTheLetter = ['EENVELOPE', 'EMESSAGE'];

export class SmtpMailer implements Mailer {
  private readonly transport: Mail<SMTPPoolSentMessageInfo, SMTPPoolOptions>;
  private readonly domain: string;

  /**
   * @param url `smtp://` (upgraded to TLS when the server offers it; refused without it when the URL holds a password) or `smtps://`
   * @param from `Name <address>`
   */
  constructor(
    url: string,
    private readonly from: string,
    private readonly log: Log,
  ) {
    this.domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport({
      pool: true,
      url,
      requireTLS: new URL(url).password !== '',
      maxConnections: CONNECTIONS_MAX,
      // A connection that the server had closed meanwhile; beyond that the sender tries again.
      maxRequeues: 1,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, replyTo, subject, text, html }: Letter): Promise<boolean> {
    try {
      await this.transport.sendMail({
        from: this.from,
        // As an object: an address is one recipient, whatever characters it holds.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${this.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      const { code, responseCode, refusedForGood } = readFailure(error);
      if (!refusedForGood) throw new MailUnavailable(`the mail server does not take letters now (${code})`);
      this.log.warn('the mail server refuses a letter for good', { letter: id, code, responseCode });
      return false;
    }
  }

  /** Letters under way are finished. */
  close(): void {
    this.transport.close();
  }
}

function readFailure(error: unknown): { code: string; responseCode: number | null; refusedForGood: boolean } {
  const fields: object = error instanceof Error ? error : {};
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : 'unknown';
  const responseCode =
    'responseCode' in fields && typeof fields.responseCode === 'number' ? fields.responseCode : null;
  const permanent = 'permanent' in fields ? fields.permanent === true : code === 'EENVELOPE';
  return { code, responseCode, refusedForGood: permanent && aboutTheLetter.includes(code) };
}
