import type { RawEvent } from './raw-event.js';

/** Of a stream `<category>-<key>`. */
export function categoryOf({ streamId }: Pick<RawEvent, 'streamId'>): string {
  return streamId.slice(0, streamId.indexOf('-'));
}

export function keyOf({ streamId }: Pick<RawEvent, 'streamId'>): string {
  return streamId.slice(streamId.indexOf('-') + 1);
}
