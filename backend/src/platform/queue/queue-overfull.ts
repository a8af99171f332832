/** Jobs wait so long that another one would not be done in time. Nothing was enqueued. */
export class QueueOverfull extends Error {
  readonly code = 'queue_overfull';
}
