/** Verbs of one who is spoken of. */

const irregular: ReadonlyMap<string, string> = new Map([
  ['be', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
]);

/** "open" → "opens". */
export function thirdPerson(verb: string): string {
  const known = irregular.get(verb);
  if (known) return known;
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
