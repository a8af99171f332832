/** What the queues of turns to narrate need of BullMQ, on whichever backend. */
import type { Job } from 'bullmq';
import type { CallCounts } from '../rate-limits/index.js';

/** Two queues: what visitors play for nothing takes no slot from those who pay. */
export type QueueName = 'narration' | 'prologue-narration';
/** The one kind of job in each of them. */
export const JOB_NAME = 'narrate';

/** @param token by which this worker holds the job */
export type Processor<JobData> = (job: Job<JobData, void>, token?: string) => Promise<void>;

/** In a queue with priorities all jobs that wait are `prioritized`, in one without they are `waiting`. */
export type WaitingState = 'waiting' | 'prioritized';

export interface JobOptions {
  readonly jobId: string;
  /** Lower ones come first, equal ones as they were added. */
  readonly priority?: number;
}

/** The part of BullMQ's Queue and Worker in use; their full types differ by backend. */
export interface BullQueue<JobData> {
  add(name: string, data: JobData, options: JobOptions): Promise<unknown>;
  getJobState(jobId: string): Promise<string>;
  getJobCountByTypes(type: WaitingState): Promise<number>;
  remove(jobId: string): Promise<unknown>;
  getJobs(
    type: WaitingState,
    start: number,
    end: number,
    ascending: boolean,
  ): Promise<{ readonly timestamp: number; readonly priority: number }[]>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

export interface BullWorker<JobData> {
  /** Jobs at once, 1 at least; it may be changed while it runs. */
  concurrency: number;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job<JobData, void> | undefined, error: Error) => void): unknown;
  run(): Promise<void>;
  /** Takes nothing from now on. @param doNotWaitActive jobs at work go on meanwhile */
  pause(doNotWaitActive: boolean): Promise<void>;
  /** Begins to take jobs, also when it never ran. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export interface NarrationBackend {
  queue<JobData>(name: QueueName): BullQueue<JobData>;
  worker<JobData>(name: QueueName, process: Processor<JobData>, concurrency: number): BullWorker<JobData>;
  readonly callCounts: CallCounts;
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
