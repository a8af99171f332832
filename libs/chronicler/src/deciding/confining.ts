/** Who is shut up or bound is a prisoner, where they are. */
const verbs =
  /^(?:lock|lock up|lock in|lock away|shut up|shut in|shut away|shut|confine|imprison|jail|gaol|chain|chain up|tie|tie up|bind|cage|fetter|shackle|put in chains|put in irons|clap|detain|intern)$/;

export function isConfining(verb: string): boolean {
  return verbs.test(verb);
}

/** "locked in the storehouse": how they are kept, for whoever asks. */
export function keptHow(clause: string): string {
  const where =
    /\b(?:in|inside|to|within) ((?:the|an?|my|our|his|their) (?:\p{Ll}[\p{L}’'-]*)(?: \p{Ll}[\p{L}’'-]*(?:house|room|tower|tent|cellar|shed|stable|hall|cage|jail|prison))?)/iu.exec(
      clause,
    );
  if (!where) return '';
  const verb = /\b(?:tie|tied|bind|bound|chain|chained)\b/i.test(clause) ? 'bound' : 'locked up';
  return `${verb} ${where[0].replace(/\bmy\b|\bour\b/i, 'your')}`;
}
