/** The provider's moderation call: OpenAI's protocol, POST /moderations. Only what no story of these eras needs is refused by it. */
import OpenAI from 'openai';
import type { Author, ModerationCategory, ModerationVerdict } from './moderation.js';

/** A player waits for it in front of an empty page. */
const ANSWER_WITHIN_MS = 3_000;

interface RefusedCategory {
  readonly category: ModerationCategory;
  readonly of: readonly Author[];
  /** From 0 to 1, as the provider scores it. */
  readonly fromScore: number;
  /** In a text with these words the score says nothing. */
  readonly unless?: RegExp;
}

/**
 * By the provider's names. Violence, hate and harassment are not among them: to it a battle, an execution and a slave market are the
 * same as a threat. "illicit" neither: so is every conspiracy.
 */
const refusedCategories: Readonly<Record<string, RefusedCategory>> = {
  'sexual/minors': { category: 'sexual/minors', of: ['player', 'model'], fromScore: 0.5 },
  'self-harm/intent': {
    category: 'self-harm',
    of: ['player'],
    fromScore: 0.9,
    // The ends that Romans and samurai chose.
    unless:
      /\b(?:seppuku|harakiri|hara-kiri|sword|blade|dagger|wakizashi|tanto|hemlock|poison|guillotine)\b/i,
  },
  'self-harm/instructions': { category: 'self-harm', of: ['player', 'model'], fromScore: 0.9 },
};

export interface ModerationAddress {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

export class ProviderModeration {
  private readonly client: OpenAI;
  private readonly model: string;

  constructor({ baseUrl, apiKey, model }: ModerationAddress) {
    this.client = new OpenAI({
      baseURL: baseUrl,
      apiKey,
      maxRetries: 0,
      timeout: ANSWER_WITHIN_MS,
      logLevel: 'off',
    });
    this.model = model;
  }

  /** @throws whatever keeps the provider from answering */
  async check(text: string, author: Author): Promise<ModerationVerdict> {
    const { results } = await this.client.moderations.create({ model: this.model, input: text });
    const scores = new Map(results.flatMap((result) => Object.entries(result.category_scores)));
    const categories = Object.entries(refusedCategories).flatMap(
      ([name, { category, of, fromScore, unless }]) =>
        of.includes(author) && (scores.get(name) ?? 0) >= fromScore && !unless?.test(text) ? [category] : [],
    );
    return { refused: categories.length > 0, categories: [...new Set(categories)] };
  }
}
