/** Orders put as a list: "East: tell them …. West: …", "Kanbei: hold the dike", "Plan: we wait". */
type IsSomebody = (words: string) => boolean;

const directions =
  /^((?:to |in |for )?(?:the )?(?:north|south|east|west|left|right|centre|center|north-?east|north-?west|south-?east|south-?west)(?: wing| gate| side)?)\s*: ?(.+)$/isu;
const headings =
  /^(?:(?:my |the )?(?:plan|orders?|idea|answer|reply|decision|first|second|third|then|next|also|note)\s*: )(?=\p{L})/iu;

/** As it would be said in a sentence. */
export function withoutLabel(sentence: string, isSomebody: IsSomebody): string {
  const sent = directions.exec(sentence);
  if (sent) return `I send word ${sent[1]!.replace(/^(?:in|for) /i, 'to ').toLowerCase()}: ${sent[2]!}`;
  const called = /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?): ?(\p{L}.+)$/su.exec(sentence);
  if (called && isSomebody(called[1]!) && !/[“]/.test(sentence))
    return `${called[1]!}, ${called[2]!.charAt(0).toLowerCase()}${called[2]!.slice(1)}`;
  const rest = sentence.replace(headings, '');
  return rest === sentence ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}
