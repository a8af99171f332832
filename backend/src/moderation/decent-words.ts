/**
 * What a player writes: a move, or what stands in every prompt or in a story that others read. Asked before anything is kept of it, so
 * that the answer may say what it was refused for, and nothing has to remember it.
 */
import { Injectable } from '@nestjs/common';
import { Refused } from '../platform/refusals/index.js';
import { Moderation } from './moderation.js';
import { TEXT_REFUSED, withHelp, WORDS_REFUSED } from './refusal-sentences.js';

@Injectable()
export class DecentWords {
  constructor(private readonly moderation: Moderation) {}

  /** A name, a correction, a character. @throws Refused `text_refused` */
  check(words: string): Promise<void> {
    return this.refuse(words, WORDS_REFUSED);
  }

  /** @throws Refused `text_refused` */
  checkMove(move: string): Promise<void> {
    return this.refuse(move, TEXT_REFUSED);
  }

  private async refuse(words: string, sentence: string): Promise<void> {
    if (words === '') return;
    const { refused, categories } = await this.moderation.check(words, 'player');
    if (refused) throw new Refused('text_refused', { detail: withHelp(sentence, categories) });
  }
}
