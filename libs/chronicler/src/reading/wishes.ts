/** A word thrown in for what one wants: "Vinum!", "De l’eau !", "酒". */
const wishes: readonly (readonly [RegExp, string])[] = [
  [/^(?:sake|o-?sake|酒|お酒|酒だ|酒を)$/u, 'drink sake'],
  [/^(?:vinum|vini|mulsum|du vin|vin|wine|more wine|encore du vin|some wine)$/u, 'drink wine'],
  [/^(?:aqua|aquam|aquae|de l['’]eau|l['’]eau|water|some water|水|水を|お水|mizu)$/u, 'drink water'],
  [/^(?:panem|panis|du pain|bread|some bread)$/u, 'eat bread'],
  [/^(?:cibum|cibus|à manger|food|some food|飯|飯だ|飯を|meshi|gohan)$/u, 'eat food'],
  [/^(?:tea|some tea|茶|お茶|茶を|o-?cha|du thé)$/u, 'drink tea'],
  [/^(?:beer|ale|cervisia|cervisiam|de la bière|une bière)$/u, 'drink beer'],
  [/^(?:brandy|de l['’]eau-de-vie|eau-de-vie|du cognac)$/u, 'drink brandy'],
  [/^(?:coffee|du café|un café)$/u, 'drink coffee'],
  [/^(?:a drink|drink|à boire|un verre|posca|poscam)$/u, 'drink something'],
];

/** What is done when it comes; null: it is no such wish. */
export function wishIn(typed: string): string | null {
  const bare = typed
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s.!！。…]+$/u, '')
    // 水をくれ
    .replace(/を(?:くれ|持て|持ってこい|持って来い|頼む|所望)[^。、]*$/u, '');
  const found = wishes.find(([pattern]) => pattern.test(bare));
  return found ? `I ${found[1]}.` : null;
}
