/** Our own rules, read over a text. Pure; works without any provider. */
import { moderationRules, type ModerationRule } from './moderation-rules.js';
import type { Author, ModerationVerdict } from './moderation.js';

export function checkByRules(
  text: string,
  author: Author,
  rules: readonly ModerationRule[] = moderationRules,
): ModerationVerdict {
  const whole = plain(text);
  const passages = { text: [whole], sentences: passagesOf(whole) };
  const broken = rules.filter(
    ({ of, reads, all, none = [] }) =>
      of.includes(author) &&
      passages[reads].some(
        (passage) =>
          all.every((pattern) => pattern.test(passage)) && !none.some((pattern) => pattern.test(passage)),
      ),
  );
  return { refused: broken.length > 0, categories: [...new Set(broken.map(({ category }) => category))] };
}

/** As the rules expect it: compatibility forms and case folded, nothing invisible, plain quotes and single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Each sentence together with the one after it. */
function passagesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?…;])\s+/);
  return sentences.map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`.trim());
}
