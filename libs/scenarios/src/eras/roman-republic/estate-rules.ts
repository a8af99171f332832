import type { EstateRules } from '../../scenario.js';

export const estateRules: Readonly<Record<string, EstateRules>> = {
  patrician: {
    may: 'sit and speak in the Senate; stand for the great offices and priesthoods, also those kept for patricians; command armies and govern provinces; receive clients at dawn under the wax masks of ancestors; defend friends in court',
    mayNot:
      'be tribune of the plebs without being adopted out of the order; trade by sea in one’s own name, or be seen to; enter the city with an army’s command; as a woman of such a house, vote or hold office, though money, marriages and letters are hers',
  },
  equestrian: {
    may: 'lend, ship, farm the taxes and buy confiscated land; sit on the juries; serve as officer or prefect to a general; travel and carry letters for both sides; stand for office and so enter the Senate as a new man',
    mayNot:
      'speak in the Senate or command an army without office; count on ancestors; as a tax farmer judge one’s own debtors; lend at more than one per cent a month by law; be sure of one’s head when a list needs rich names',
  },
  plebeian: {
    may: 'vote in the assemblies, shout in the theatre and draw the free corn; appeal to a tribune, or become one; enlist, and rise to centurion; keep a shop, join a guild, be somebody’s client; if rich and elected, climb to any office, as Pompey and Cicero did',
    mayNot:
      'be flogged or killed by a magistrate in the city without appeal; hold the few priesthoods kept for patricians; enter the Senate without office; lawfully carry a sword inside the sacred boundary; count on a day in court without a patron',
  },
};
