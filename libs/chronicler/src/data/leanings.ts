/** Which deeds please a faction, and which do not, whoever they are aimed at. By the faction's id. */
import type { GameType } from '@rubicon/scenarios';
import type { DeedIntent } from '../intent.js';

export interface Leaning {
  readonly likes: readonly DeedIntent[];
  readonly dislikes: readonly DeedIntent[];
}

const of = (likes: readonly DeedIntent[], dislikes: readonly DeedIntent[]): Leaning => ({ likes, dislikes });

export const leanings: Readonly<Record<GameType, Readonly<Record<string, Leaning>>>> = {
  french_revolution: {
    royalists: of(['pray', 'flee', 'scheme'], ['write', 'speak', 'fight']),
    constitutionals: of(['negotiate', 'write', 'persuade'], ['fight', 'scheme']),
    jacobins: of(['speak', 'write', 'investigate'], ['pray', 'flee', 'negotiate']),
    girondins: of(['speak', 'write', 'persuade'], ['fight', 'scheme']),
    sections: of(['fight', 'command', 'trade'], ['wait', 'negotiate', 'flee']),
    church: of(['pray', 'build', 'negotiate'], ['fight', 'write']),
    army: of(['command', 'fight', 'build'], ['flee', 'speak']),
    notables: of(['trade', 'negotiate', 'build'], ['fight', 'speak']),
    bonapartists: of(['command', 'fight', 'build'], ['speak', 'write']),
  },
  roman_republic: {
    caesarians: of(['command', 'fight', 'trade'], ['pray', 'wait']),
    pompeians: of(['command', 'persuade', 'pray'], ['trade', 'scheme']),
    senate: of(['speak', 'negotiate', 'pray'], ['fight', 'command']),
    legions: of(['fight', 'command', 'build'], ['flee', 'write']),
    plebs: of(['trade', 'speak', 'build'], ['scheme', 'wait']),
    knights: of(['trade', 'negotiate', 'wait'], ['fight', 'speak']),
    liberators: of(['scheme', 'speak', 'write'], ['command', 'negotiate']),
    antonians: of(['command', 'fight', 'trade'], ['write', 'pray']),
    octavians: of(['scheme', 'write', 'trade'], ['flee', 'wait']),
  },
  sengoku_japan: {
    akechi: of(['scheme', 'fight', 'flee'], ['wait', 'persuade']),
    oda: of(['command', 'fight', 'persuade'], ['scheme', 'flee']),
    toyotomi: of(['build', 'negotiate', 'trade'], ['fight', 'scheme']),
    tokugawa: of(['wait', 'command', 'negotiate'], ['scheme', 'speak']),
    mori: of(['negotiate', 'wait', 'write'], ['command', 'fight']),
    ishida: of(['write', 'investigate', 'persuade'], ['fight', 'trade']),
    court: of(['pray', 'write', 'negotiate'], ['fight', 'command']),
    merchants: of(['trade', 'build', 'negotiate'], ['fight', 'command']),
    christians: of(['pray', 'build', 'persuade'], ['scheme', 'fight']),
  },
};
