/** Words that stand in what an era's world says of its people, places and facts: no slips of the hand; in small letters, with and without marks. */
import { scenarioOf, type GameType } from '@rubicon/scenarios';

const words = new Map<GameType, ReadonlySet<string>>();

export function isWordOf(era: GameType, typed: string): boolean {
  const known = words.get(era) ?? wordsIn(JSON.stringify(scenarioOf(era).world));
  words.set(era, known);
  const bare = typed.toLowerCase();
  return known.has(bare) || (/s$/.test(bare) && known.has(bare.slice(0, -1)));
}

function wordsIn(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase();
  return new Set(
    [plain, plain.normalize('NFD').replace(/\p{M}/gu, '')].flatMap((one) => one.match(/\p{L}+/gu) ?? []),
  );
}
