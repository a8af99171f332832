/** One Node process of the game: started, its lines passed on, started again with growing patience when it dies. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { LocalStackError } from '../local-stack-error.js';
import { identifyProcess, type ProcessIdentity } from '../process-identity.js';

const READY_WITHIN_MS = 30_000;
const READY_POLL_MS = 25;
const BACKOFF_MS = [100, 250, 500, 1_000, 2_000, 5_000] as const;
/** One that ran this long starts again without patience. */
const HEALTHY_AFTER_MS = 10_000;
/** EX_CONFIG: starting again would not help. */
export const EXIT_CONFIG = 78;

export interface ProcessSpec {
  readonly name: string;
  readonly entry: string;
  /** Of Node itself. */
  readonly nodeFlags?: readonly string[];
  /** One of these flags makes it wait for a message before it begins: `prepare` brings it that far, `start` sends the message. */
  readonly waitsForMessage?: boolean;
  /** It is to notice when this process is gone: a channel between the two closes then. */
  readonly hasChannel?: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asked until it says yes. */
  isReady(): Promise<boolean>;
  /** Milliseconds that its first start may take. Default: 30 seconds. */
  readonly readyWithinMs?: number;
  readonly line: (text: string) => void;
  /** Told of every start (and, with null, of every end). */
  readonly onChange: (identity: ProcessIdentity | null) => void;
  /** The process refuses to run as it is configured. */
  readonly onMisconfigured?: () => void;
  /** How long it may take to finish what is under way. */
  readonly drainMs: number;
}

export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private exited: Promise<number | null> = Promise.resolve(null);
  private stopping = false;
  private mayBegin = false;
  private failures = 0;

  constructor(private readonly spec: ProcessSpec) {}

  /** Only of one that waits for a message: it loads what it can without beginning. */
  prepare(): void {
    if (this.child === null) this.spawn();
  }

  /** @throws LocalStackError server_not_ready when it ends or does not become ready the first time */
  async start(): Promise<void> {
    this.mayBegin = true;
    if (this.child === null) this.spawn();
    else this.child.send('begin');
    const end = Date.now() + (this.spec.readyWithinMs ?? READY_WITHIN_MS);
    const ended = this.exited.then(() => 'ended' as const);
    for (;;) {
      if (await this.spec.isReady()) return;
      const first = await Promise.race([ended, delay(READY_POLL_MS, 'waited' as const)]);
      if (first === 'ended' || Date.now() > end) break;
    }
    await this.stop();
    throw new LocalStackError(
      'server_not_ready',
      `The ${this.spec.name} process did not start; what it said stands above.`,
    );
  }

  /** SIGTERM, and SIGKILL when it has not finished in time. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child === null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), this.spec.drainMs);
    await this.exited;
    clearTimeout(force);
  }

  private spawn(): void {
    const hasChannel = this.spec.waitsForMessage || this.spec.hasChannel;
    // A group of its own: Ctrl-C in the terminal reaches the supervisor alone, which stops everything in order.
    const child = spawn(process.execPath, [...(this.spec.nodeFlags ?? []), this.spec.entry], {
      env: this.spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])],
    });
    this.child = child;
    if (this.spec.waitsForMessage && this.mayBegin) child.send('begin');
    const startedMs = Date.now();
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', this.spec.line);
    this.spec.onChange(child.pid === undefined ? null : identifyProcess(child.pid));
    this.exited = new Promise((resolve) => {
      child.once('error', () => resolve(null));
      child.once('exit', (code) => resolve(code));
    });
    void this.exited.then((code) => this.ended(code, Date.now() - startedMs));
  }

  private async ended(code: number | null, ranMs: number): Promise<void> {
    this.child = null;
    this.spec.onChange(null);
    if (this.stopping) return;
    if (code === EXIT_CONFIG) {
      this.spec.onMisconfigured?.();
      return;
    }
    // One that ended by itself, a drained narrator, rests when it is there again.
    this.failures = ranMs > HEALTHY_AFTER_MS ? 0 : this.failures + 1;
    const patienceMs = BACKOFF_MS[Math.min(this.failures, BACKOFF_MS.length - 1)]!;
    const how = code === 0 ? 'has nothing more to do' : `ended unexpectedly (${code ?? 'killed'})`;
    this.spec.line(`${how}, starts again in ${patienceMs} ms`);
    await delay(patienceMs);
    if (!this.stopping) this.spawn();
  }
}
