/**
 * A page of plain language in chapters. A paragraph is a sentence or more, or rows of what is so. `{contact}` stands for the address to write
 * to, `{privacy}` for a link to the privacy notice.
 */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** "21 November 2026" */
  readonly since: string;
  readonly chapters: readonly LegalChapter[];
}

interface LegalChapter {
  /** The fragment of its address. */
  readonly id: string;
  readonly heading: string;
  readonly body: readonly (string | LegalRows)[];
}

/** "Your email address", and what it is for. */
export interface LegalRows {
  readonly rows: readonly (readonly [what: string, explained: string])[];
}

export const legalStrings = {
  contents: 'On this page',
  inForce: (since: string) => `In force since ${since}.`,
  privacyNotice: 'privacy notice',
};
