/**
 * Finds the scene in an answer that is still being written, before its story begins. Reads every character once, and nothing of what
 * comes after the narrative has begun.
 */
import type { ProposedScene } from '@rubicon/domain';
import { readDays } from './read-proposals.js';
import { readScene } from './read-scene.js';

/** What stands before the narrative. */
export interface BeforeStory {
  readonly scene: ProposedScene;
  /** Null: not told yet. */
  readonly daysPassed: number | null;
}

/** Nothing but a Markdown fence may stand before the object. */
const OPENING = /^\s*(?:```(?:json)?\s*)?\{/;

export class SceneWatch {
  /** Where the next character is read; null: nothing more is to be found. */
  private at: number | null = 0;
  /** Of brackets: 1 within the answer's own object. */
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** Where the present string, or the present field's value, begins. */
  private stringFrom = 0;
  private valueFrom: number | null = null;
  private lastString = '';
  private field = '';
  private readonly found = new Map<string, unknown>();

  /**
   * @param written all that is written so far
   * @returns once: as soon as scene and days are whole, or the narrative begins after a scene
   */
  read(written: string): BeforeStory | null {
    if (this.at === 0) {
      const opening = OPENING.exec(written);
      if (!opening) return null;
      this.at = opening[0].length;
      this.depth = 1;
    }
    while (this.at !== null && this.at < written.length) {
      const isTold = this.step(written, this.at);
      this.at += 1;
      if (!isTold) continue;
      this.at = null;
      const scene = readScene(this.found.get('scene'));
      return scene && { scene, daysPassed: readDays(this.found.get('daysPassed')) };
    }
    return null;
  }

  /** True: what is to come is the story, or all that is looked for was found. */
  private step(written: string, at: number): boolean {
    const character = written[at]!;
    if (this.inString) {
      if (this.isEscaped) this.isEscaped = false;
      else if (character === '\\') this.isEscaped = true;
      else if (character === '"') {
        this.inString = false;
        if (this.depth === 1) this.lastString = written.slice(this.stringFrom, at);
      }
      return false;
    }
    switch (character) {
      case '"':
        this.inString = true;
        this.stringFrom = at + 1;
        return false;
      case '{':
      case '[':
        this.depth += 1;
        return false;
      case '}':
      case ']':
        this.depth -= 1;
        return this.depth === 0 && this.endValue(written, at);
      case ':':
        if (this.depth !== 1) return false;
        this.field = this.lastString;
        this.valueFrom = at + 1;
        return this.field === 'narrative';
      case ',':
        return this.depth === 1 && this.endValue(written, at);
      default:
        return false;
    }
  }

  /** Keeps a field that is whole. True: no further one is looked for. */
  private endValue(written: string, at: number): boolean {
    if (this.valueFrom !== null && (this.field === 'scene' || this.field === 'daysPassed'))
      this.found.set(this.field, parsed(written.slice(this.valueFrom, at)));
    this.valueFrom = null;
    return this.depth === 0 || this.found.size === 2;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
