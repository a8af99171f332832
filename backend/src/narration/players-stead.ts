/**
 * Where a narrative goes on in the player's stead: some models write the player's next move after their own text, under a role's name or as
 * the next message of the talk. All from there on is not the narrator's to tell.
 */
const roles = ['player', 'user', 'human'];
const BEFORE_ROLE = String.raw`(?:^|\n)[ \t#>*_[(<|]*`;
const ROLE = new RegExp(
  String.raw`${BEFORE_ROLE}(?:${roles.join('|')})(?:['’]s (?:turn|action|input))?[ \t\])>*_|]*:`,
  'i',
);
const MESSAGE = /\{\s*["“](?:action|narrative|turn)["”]\s*:/i;

/** A last line or word that may yet become one of them. */
const HALF_ROLE = new RegExp(
  String.raw`${BEFORE_ROLE}(?:${roles.flatMap(beginnings).join('|')}|(?:${roles.join('|')})['’a-z \t\])>*_|]{0,12})?$`,
  'i',
);
const HALF_MESSAGE = /\{\s*(?:["“][a-z]*["”]?\s*)?$/i;

export function withoutPlayersStead(narrative: string): string {
  return cutAt(narrative, [ROLE, MESSAGE]);
}

/** Of a narrative that is still being written: each one begins with the one before. */
export function untilPlayersStead(narrative: string): string {
  return cutAt(withoutPlayersStead(narrative), [HALF_ROLE, HALF_MESSAGE]).trimEnd();
}

function cutAt(narrative: string, markers: readonly RegExp[]): string {
  const ends = markers.flatMap((marker) => marker.exec(narrative)?.index ?? []);
  return ends.length === 0 ? narrative : narrative.slice(0, Math.min(...ends)).trimEnd();
}

function beginnings(role: string): string[] {
  return Array.from(role, (_letter, index) => role.slice(0, index + 1));
}
