/** Men by their number and their arms: “50 of the horse”. */
const arms: Readonly<Record<string, string>> = {
  horse: 'horsemen',
  cavalry: 'horsemen',
  foot: 'foot soldiers',
  infantry: 'foot soldiers',
  lances: 'spearmen',
  men: 'men',
  more: 'men',
};

/** "50 of the horse", "2000 more", "three hundred foot": men, and how a sentence names them; null: no such number of men. */
export function countedMen(words: string): string | null {
  const found =
    /^(\p{N}[\p{N},.]*|(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|several|some|half)(?: (?:hundred|thousand|dozen))?)|half) (?:more )?(?:picked |good |chosen )?(?:of (?:the|my|our) )?(?:picked |light |heavy )?(horse|cavalry|foot|infantry|lances|men|more)$/iu.exec(
      words.trim(),
    );
  if (!found) return null;
  const [, count, arm] = found;
  // Guns that are counted may be bought; and "two more" are two of anything.
  const isMany =
    /\p{N}{2,}|hundred|thousand|dozen|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|half/iu.test(
      count!,
    );
  const isAlways = /^(?:men|more|horse|cavalry|foot|infantry)$/i.test(arm!);
  if (!isMany && !(isAlways && / of (?:the|my|our) |men$/i.test(words))) return null;
  const number = /^half$/i.test(count!) ? 'half of your' : count!.toLowerCase();
  return `${number} ${arms[arm!.toLowerCase()]!}`;
}
