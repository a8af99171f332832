/** A letter as the mailbox shows it and its JSON endpoint answers it. */
export interface Letter {
  /** Grows with arrival. */
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Of the envelope: whom it was delivered to. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly text: string;
  /** Null: the letter has a text part alone. */
  readonly html: string | null;
}
