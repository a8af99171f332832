/** What a player writes besides their moves: it stands in every prompt, or in a story that others read. */
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../platform/http/index.js';
import { Moderation } from './moderation.js';
import { WORDS_REFUSED } from './refusal-sentences.js';

@Injectable()
export class DecentWords {
  constructor(private readonly moderation: Moderation) {}

  /** @throws ProblemError 422 `text_refused` */
  async check(words: string): Promise<void> {
    if (words === '') return;
    const { refused } = await this.moderation.check(words, 'player');
    if (refused) throw new ProblemError(422, 'text_refused', WORDS_REFUSED);
  }
}
