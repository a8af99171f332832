/** What players say of themselves, said to them: "I give my ring" → "you give your ring". Quoted speech stays as it was said. */
const quoted = /(["“«][^"”»]*["”»])/u;

export function toSecondPerson(text: string): string {
  return text
    .split(quoted)
    .map((piece, index) => (index % 2 === 1 ? piece : turned(piece)))
    .join('');
}

function turned(text: string): string {
  return text
    .replace(/\b(I|we)(?:['’]m| am|['’]re| are)\b/giu, (_w, who: string) => like(who, 'you are'))
    .replace(/\bam I\b/gi, 'are you')
    .replace(/\b(I|we)['’]ve\b/giu, (_w, who: string) => like(who, 'you have'))
    .replace(/\b(I|we)['’]ll\b/giu, (_w, who: string) => like(who, 'you will'))
    .replace(/\b(I|we)['’]d\b/giu, (_w, who: string) => like(who, 'you would'))
    .replace(/\b(I|we) was\b/giu, (_w, who: string) => like(who, 'you were'))
    .replace(/\bwas I\b/g, 'were you')
    .replace(/\bi\b/g, 'you')
    .replace(/\bI\b/g, 'you')
    .replace(/\b(we)\b/gi, (who) => like(who, 'you'))
    .replace(/\b(my|our)\b/gi, (who) => like(who, 'your'))
    .replace(/\b(myself|ourselves)\b/gi, 'yourself')
    .replace(/\b(me|us)\b/g, 'you')
    .replace(/\b(mine|ours)\b/gi, 'yours');
}

/** A sentence's first "We" stays a capital; "I" is one always and tells nothing. */
function like(typed: string, turnedWord: string): string {
  return /^[A-Z][a-z]/.test(typed) ? turnedWord.charAt(0).toUpperCase() + turnedWord.slice(1) : turnedWord;
}
