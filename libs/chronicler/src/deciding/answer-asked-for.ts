/** "Read me what she said": the answer to a letter is asked for, by whoever it is to be read. */
const bidding =
  /^(?:please,? )?(?:read|show|tell|give|let)(?: (?:me|us))?(?: (?:out|hear|see|know|have))?(?: (?:aloud|out loud))? (?:what (.+?) (?:said|says|wrote|writes|answer(?:s|ed)|repl(?:ies|ied))(?: (?:back|to me|in (?:the|his|her|their) letter))?|(?:(his|her|their)|(\p{Lu}[\p{L}’'-]*)[’']s?) (?:answer|reply))[.!]*$/iu;

/** The question that it comes to; null: it is no such bidding. */
export function answerAskedFor(text: string): string | null {
  const found = bidding.exec(text.trim());
  if (!found) return null;
  const [, said, whose, name] = found;
  const who = said ?? name ?? { his: 'he', her: 'she', their: 'they' }[whose!.toLowerCase()];
  return who && who.split(' ').length <= 3 ? `What did ${who} answer?` : null;
}
