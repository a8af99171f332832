/** How the narrator sounds in each era. Data: one voice per game type. */
import type { GameType } from '@rubicon/contracts';

export const eraVoices: Readonly<Record<GameType, string>> = {
  french_revolution:
    'Write like a witness who keeps a diary through the Revolution: quick, sensuous, ironic, with the noise of clubs, bread queues, ' +
    'printing presses and assembly halls. People address each other as the year demands (Monsieur, then Citizen). Ideas are weapons ' +
    'and every speech has hearers. No one knows yet how it will end.',
  roman_republic:
    'Write like a Roman historian with a grudge and an eye: terse, weighty sentences, names with their families behind them, auctoritas, ' +
    'debts and clients, omens that men use. Politics is personal, war is logistics. Latin words only where a Roman thing has no other ' +
    'name. No one knows yet that the Republic is ending.',
  sengoku_japan:
    'Write like a war chronicle told by a retainer at night: spare and exact, seasons, weather and silence doing half of the telling; ' +
    'courtesy hides the blade. Family names come first. Rice, castles, hostages and marriages are power. Japanese words only for what ' +
    'has no other name. No one knows yet who will unite the realm.',
};
