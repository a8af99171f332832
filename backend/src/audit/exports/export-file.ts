/** A file on its way into the database: pieces of any size come in, chunks of one size go out, and how far it is is told once a second. */
import type { ExportJobs, ExportAttempt } from './export-jobs.js';
import type { ExportProgress } from './export-source.js';

export const CHUNK_BYTES = 1_048_576;
const TOLD_EVERY_MS = 1_000;

/** It was cancelled, or another process has begun it anew. */
export class ExportEnded extends Error {
  readonly code = 'export_ended';
}

export class ExportFile {
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  private chunks = 0;
  private toldAtMs = performance.now();
  private bytes = 0;

  constructor(
    private readonly jobs: ExportJobs,
    private readonly attempt: ExportAttempt,
    private readonly progress: ExportProgress,
  ) {}

  /** Resolves when there is room for more. @throws ExportEnded */
  async write(piece: string | Uint8Array): Promise<void> {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    this.bytes += bytes.length;
    if (this.heldBytes >= CHUNK_BYTES) {
      const all = Buffer.concat(this.held);
      let taken = 0;
      for (; all.length - taken >= CHUNK_BYTES; taken += CHUNK_BYTES)
        await this.add(all.subarray(taken, taken + CHUNK_BYTES));
      this.held = [all.subarray(taken)];
      this.heldBytes = all.length - taken;
    }
    if (performance.now() - this.toldAtMs >= TOLD_EVERY_MS) await this.tell();
  }

  /** @throws ExportEnded */
  async end(expiresAt: Date): Promise<void> {
    if (this.heldBytes > 0) await this.add(Buffer.concat(this.held));
    if (!(await this.jobs.finish(this.attempt, this.progress.rowsDone, this.bytes, expiresAt)))
      throw new ExportEnded();
  }

  private async add(chunk: Buffer): Promise<void> {
    if (!(await this.jobs.addChunk(this.attempt, this.chunks, chunk))) throw new ExportEnded();
    this.chunks += 1;
  }

  private async tell(): Promise<void> {
    if (!(await this.jobs.tell(this.attempt, this.progress, this.bytes))) throw new ExportEnded();
    this.toldAtMs = performance.now();
  }
}
