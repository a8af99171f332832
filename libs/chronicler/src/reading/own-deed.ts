/**
 * A move that was offered says "you"; whoever takes it means themselves: "Order your page to close the road" is "I order my page to close the
 * road", and no order to whoever stands by.
 */
const SPEECH = /(“[^”]*”)/u;
/** Behind "you", where it is who acts. */
const ACTS =
  '(?=(?:should|shall|can|could|may|might|must|will|would|are|were|have|had|do|did|need|want|know|agree|see|saw|owe|wish|mean|march|ride|go|stand|say|said|think|thought|stay|hold|hear|heard|ask|give|gave|expect|trust|fear|believe|made|make|took|take|left|leave)(?![\\p{L}]))';

export function asOwnDeed(move: string): string {
  const own = move
    .split(SPEECH)
    .map((piece) => (piece.startsWith('“') ? piece : inFirstPerson(piece)))
    .join('');
  return /^\p{Lu}\p{Ll}+(?![\p{L}’'])/u.test(own) && !/^(?:I|My|We)\b/.test(own)
    ? `I ${own.charAt(0).toLowerCase()}${own.slice(1)}`
    : own;
}

function inFirstPerson(text: string): string {
  return text
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(new RegExp(`\\byou ${ACTS}`, 'giu'), 'I ')
    .replace(/\byou\b/gi, 'me');
}
