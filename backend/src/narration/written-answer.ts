/**
 * What one call has written so far: the answer, the thoughts beside it, and what its server tells of both. Passes the answer on as it is
 * written, but not what may still turn out to be thoughts.
 */
import type { TokenUsage } from '@rubicon/domain';
import { countTokens } from './count-tokens.js';
import { firstObject } from './first-object.js';
import type { Piece } from './read-piece.js';
import { beginsWithThoughts, endOfThoughts } from './thought-tags.js';

/** Of thoughts, which are counted and not kept. */
const CHARACTERS_PER_TOKEN = 4;
/** Longer than any tag. */
const TAG_CHARACTERS_MAX = 20;

export interface Circumstances {
  /** Of the prompt, as counted by us. */
  readonly inputTokens: number;
  /** As it was asked for. */
  readonly model: string;
  /** Whether plain text begins with thoughts that no tag announces; null: nobody knows. */
  readonly unmarkedThoughts: boolean | null;
  onText(this: void, delta: string): void;
}

export class WrittenAnswer {
  text = '';
  thoughts = '';
  /** What the provider says it was: may be more precise than what was asked for. */
  model: string;
  finish: string | null = null;
  isRefusal = false;
  /** It came all at once. */
  isWhole = false;
  private reported: TokenUsage | null = null;
  private isReleased = false;

  constructor(private readonly circumstances: Circumstances) {
    this.model = circumstances.model;
  }

  add(piece: Piece): void {
    this.model = piece.model ?? this.model;
    this.finish = piece.finish ?? this.finish;
    this.reported = piece.usage ?? this.reported;
    this.isRefusal ||= piece.isRefusal;
    this.isWhole ||= piece.isWhole;
    this.thoughts += piece.thoughts;
    if (piece.text !== '') this.write(piece.text);
  }

  /** No more of it will come. */
  end(): void {
    // Some servers take a model that does not think for one that does, and so its answer for thoughts (vLLM, with forms).
    if (this.text === '' && this.finish !== null && isObject(this.thoughts)) {
      const answer = this.thoughts;
      this.thoughts = '';
      this.write(answer);
    }
    if (this.finish !== null && this.finish !== 'length') this.release();
  }

  /** Its server ended it without saying why, and without the end of its JSON. Of plain text nobody can tell. */
  get isBrokenOff(): boolean {
    if (this.finish !== null) return false;
    return this.text.trim() === '' || (beginsWithForm(this.text) && firstObject(this.text) === null);
  }

  /** Characters of all that was written. */
  get characters(): number {
    return this.text.length + this.thoughts.length;
  }

  /** What of it may be shown: what was held back to the end may be thoughts. */
  get shown(): string {
    return this.isReleased ? this.text : '';
  }

  /** As the provider tells it. Written text that it never accounted for was still written. */
  get usage(): TokenUsage {
    return this.reported ?? this.counted;
  }

  /** What may be charged for a call that failed; null: nothing was written. */
  get usageSoFar(): TokenUsage | null {
    return this.characters === 0 ? null : this.counted;
  }

  get counted(): TokenUsage {
    return {
      input: this.circumstances.inputTokens,
      cachedInput: 0,
      output: countTokens(this.text) + Math.ceil(this.thoughts.length / CHARACTERS_PER_TOKEN),
    };
  }

  /** Whether it began with thoughts that no tag announced; null: it was no plain text. */
  get hadUnmarkedThoughts(): boolean | null {
    if (this.text.trim() === '' || beginsWithForm(this.text) || beginsWithThoughts(this.text)) return null;
    return endOfThoughts(this.text) !== null;
  }

  private write(delta: string): void {
    this.text += delta;
    if (this.isReleased) this.circumstances.onText(delta);
    else if (!this.mayBeThoughts(delta)) this.release();
  }

  private mayBeThoughts(delta: string): boolean {
    if (this.circumstances.unmarkedThoughts === false || beginsWithForm(this.text)) return false;
    return endOfThoughts(this.text.slice(-delta.length - TAG_CHARACTERS_MAX)) === null;
  }

  private release(): void {
    if (this.isReleased || this.text === '') return;
    this.isReleased = true;
    this.circumstances.onText(this.text);
  }
}

/** With JSON, or a fence around it. */
function beginsWithForm(text: string): boolean {
  return /^\s*[{`]/.test(text);
}

function isObject(text: string): boolean {
  const body = text.trim();
  return body.startsWith('{') && firstObject(body) !== null;
}
