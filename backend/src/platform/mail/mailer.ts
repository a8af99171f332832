export type LetterKind =
  | 'receipt'
  | 'refund'
  | 'refund_not_made'
  | 'refund_failed'
  | 'dispute_opened'
  | 'dispute_closed'
  | 'password_reset'
  | 'password_changed'
  | 'address_changed'
  | 'sign_up_tried'
  | 'support';

/** Whose a letter is, and what it tells of. */
export interface LetterOfPlayer {
  readonly playerId: string;
  readonly kind: LetterKind;
  /** Of the event that it tells of; null: none was appended. */
  readonly eventId: string | null;
  /** Stands in the letter alone, and in nothing that is kept of it. */
  readonly secret?: string;
}

/** One letter: it is composed when it is sent. */
export interface Letter {
  /** Stable for the same letter, so that one sent twice is recognised: becomes the Message-ID. */
  readonly id: string;
  readonly to: string;
  /** Where an answer goes; without it to whom letters come from. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without it nothing of the letter is kept. */
  readonly keptFor?: LetterOfPlayer;
}

/** Sends letters over SMTP; without `SMTP_URL` none is sent, and that is logged once. */
export abstract class Mailer {
  /**
   * Resolves once the server took the letter, or refused it for good (which is logged): whether it was taken.
   * @throws MailUnavailable when the server cannot be reached or refuses for now; try again later
   */
  abstract send(letter: Letter): Promise<boolean>;
}

export class MailUnavailable extends Error {}
