/** /game: what a turn waits for on a slow narrator. Loaded when there is something to wait for. */
import { plural } from './locale.js';

/** A number of minutes as it is spoken, by the number. */
const minuteWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `usual`: how long it takes here, in `seconds` or `minutes`; null: not known. */
export const playWaitingStrings = {
  /** @param reason a sentence of an operator */
  resting: (reason: string) =>
    `The narrators rest for a while: ${reason} Your turn is kept and will be told.`,
  reading: (usual: string | null) =>
    usual === null
      ? 'The narrator is reading your story.'
      : `The narrator is reading. Here that usually takes about ${usual}.`,
  again:
    'This page could not be told yet. The narrator begins it anew, and you pay only for the page you get.',
  waking: (usual: string | null) =>
    usual === null
      ? 'The narrator is still waking up. Your turn is kept and will be told.'
      : `The narrator is still waking up. Your turn is kept and will be told. Once it is awake, a turn usually begins after about ${usual}.`,
  seconds: (seconds: number) => `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`,
  minutes: (minutes: number) =>
    `${minuteWords[minutes] ?? minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`,
};
