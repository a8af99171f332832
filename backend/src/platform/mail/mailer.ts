/** One letter. Nothing of it is kept by us: it is composed when it is sent. */
export interface Letter {
  /** Stable for the same letter, so that one sent twice is recognised: becomes the Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends letters over SMTP; without `SMTP_URL` none is sent, and that is logged once. */
export abstract class Mailer {
  /**
   * Resolves once the server took the letter, or refused it for good (which is logged).
   * @throws MailUnavailable when the server cannot be reached or refuses for now; try again later
   */
  abstract send(letter: Letter): Promise<void>;
}

export class MailUnavailable extends Error {}
