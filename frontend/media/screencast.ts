/** What a page shows, frame by frame with the time of each, written to a folder and made one clip. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { ffmpeg } from './ffmpeg.js';

const framesPerSecond = 25;
const MIN_FRAME_SECONDS = 0.001;
/** The browser at times sends no further frame, though there is something new to see; begun anew it does. */
const SILENCE_MS = 200;
const casting = { format: 'jpeg', quality: 92, maxWidth: 1920, maxHeight: 1080 } as const;

export class Screencast {
  private readonly frames: { file: string; at: number }[] = [];
  private readonly writes: Promise<void>[] = [];
  private silence: NodeJS.Timeout | undefined;
  private ended = false;

  private constructor(
    private readonly session: CDPSession,
    private readonly folder: string,
  ) {}

  static async of(page: Page, folder: string): Promise<Screencast> {
    await mkdir(folder, { recursive: true });
    const session = await page.context().newCDPSession(page);
    const cast = new Screencast(session, folder);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      cast.keep(Buffer.from(data, 'base64'), metadata.timestamp ?? 0);
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', casting);
    return cast;
  }

  /** @returns the clip's file: even frames, nearly lossless */
  async end(): Promise<string> {
    const endedAt = Date.now() / 1000;
    clearTimeout(this.silence);
    this.ended = true;
    await this.session.send('Page.stopScreencast');
    await this.session.detach();
    await Promise.all(this.writes);
    const list = this.frames.map(({ file, at }, index) => {
      const until = this.frames[index + 1]?.at ?? Math.max(endedAt, at);
      return `file '${file}'\nduration ${Math.max(until - at, MIN_FRAME_SECONDS).toFixed(4)}`;
    });
    const last = this.frames.at(-1);
    if (!last) throw new Error('Nothing was filmed.');
    const script = path.join(this.folder, 'frames.txt');
    await writeFile(script, [...list, `file '${last.file}'`].join('\n'));
    const clip = `${this.folder}.mp4`;
    await ffmpeg(
      ...['-f', 'concat', '-safe', '0', '-i', script],
      ...['-vf', `fps=${framesPerSecond},scale=1920:1080:flags=lanczos,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '8', clip],
    );
    return clip;
  }

  private keep(jpeg: Buffer, at: number): void {
    const file = path.join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    this.frames.push({ file, at });
    this.writes.push(writeFile(file, jpeg));
    clearTimeout(this.silence);
    if (!this.ended) this.silence = setTimeout(() => void this.beginAnew(), SILENCE_MS);
  }

  /** What is under way when the filming ends may fail. */
  private async beginAnew(): Promise<void> {
    try {
      await this.session.send('Page.stopScreencast');
      await this.session.send('Page.startScreencast', casting);
    } catch (error) {
      if (!this.ended) throw error;
    }
  }
}
