/** What support writes to a player, as whoever wrote it left it. */
import { composeLetter, type Letter, type LetterPart } from '../../platform/mail/index.js';

export interface SupportLetter {
  readonly letterId: string;
  readonly to: string;
  /** Answers go there. */
  readonly support: string;
  readonly isAnswerToReport: boolean;
  /** Paragraphs, an empty line between them. */
  readonly text: string;
}

export function supportLetter({ letterId, to, support, isAnswerToReport, text }: SupportLetter): Letter {
  const subject = isAnswerToReport ? 'About the turn that you reported' : 'A letter from support';
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const parts = ['Hello,', ...paragraphs, 'Rubicon support'].map((each): LetterPart => {
    return { kind: 'text', text: each };
  });
  const reason = `You get this because support wrote to you. Your answer goes to ${support}.`;
  return {
    ...composeLetter({ id: letterId, to, subject, heading: subject, parts, reason }),
    replyTo: support,
  };
}
