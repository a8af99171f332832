/** The queue cannot be reached. Nothing is lost by it: the event log says which turns are pending. */
export class QueueUnavailable extends Error {
  readonly code = 'queue_unavailable';
}
