/** What the narration queue needs of BullMQ, on whichever backend. */
import type { Job } from 'bullmq';
import type { DemoJob } from './demo-queue.js';
import type { NarrationJob } from './narration-queue.js';

export const QUEUE_NAME = 'narration';
/** The kinds of job in it, by name. */
export const TURN_JOB = 'narrate';
export const DEMO_JOB = 'narrate-demo';
export type QueuedJob = NarrationJob | DemoJob;

export type NarrationProcessor = (job: Job<QueuedJob, void>) => Promise<void>;

/** The part of BullMQ's Queue and Worker in use; their full types differ by backend. */
export interface BullQueue {
  add(
    name: string,
    data: QueuedJob,
    options: { readonly jobId: string; readonly priority?: number },
  ): Promise<unknown>;
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

export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job<QueuedJob, void> | undefined, error: Error) => void): unknown;
  run(): Promise<void>;
  close(): Promise<void>;
}

export interface NarrationBackend {
  queue(): BullQueue;
  worker(process: NarrationProcessor, concurrency: number): BullWorker;
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
