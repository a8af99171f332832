/** What the queues of turns to narrate need of BullMQ, on whichever backend. */
import type { Job } from 'bullmq';

/** Two queues: what visitors play for nothing takes no slot from those who pay. */
export type QueueName = 'narration' | 'prologue-narration';
/** The one kind of job in each of them. */
export const JOB_NAME = 'narrate';

export type Processor<JobData> = (job: Job<JobData, void>) => Promise<void>;

/** The part of BullMQ's Queue and Worker in use; their full types differ by backend. */
export interface BullQueue<JobData> {
  add(name: string, data: JobData, options: { readonly jobId: string }): Promise<unknown>;
  getJobState(jobId: string): Promise<string>;
  remove(jobId: string): Promise<unknown>;
  getJobs(
    type: 'waiting',
    start: number,
    end: number,
    ascending: boolean,
  ): Promise<{ readonly timestamp: number }[]>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

export interface BullWorker<JobData> {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job<JobData, void> | undefined, error: Error) => void): unknown;
  run(): Promise<void>;
  close(): Promise<void>;
}

export interface NarrationBackend {
  queue<JobData>(name: QueueName): BullQueue<JobData>;
  worker<JobData>(name: QueueName, process: Processor<JobData>, concurrency: number): BullWorker<JobData>;
  /** Rejects when the server behind it does not answer. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** A finished job is of no use: the outcome is in the event log. Failed ones go too, so that their turn can be queued again. */
export const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/** Milliseconds. A killed worker's job is at work again within about ten seconds. */
export const workerOptions = {
  autorun: false,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  runRetryDelay: 1_000,
  /** Seconds. */
  drainDelay: 1,
} as const;
