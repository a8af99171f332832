/** What there was not in the eras' time: a word of it, and the act cannot be. */
import type { GameType } from '@rubicon/scenarios';

const never =
  'smart ?phones?|mobile phones?|cell ?phones?|phones?|telephones?|iphones?|computers?|laptops?|internet|wi-?fi|e-?mails?|websites?|google|tele ?visions?|tvs?|radios?|aeroplanes?|airplanes?|planes?|aircraft|helicopters?|drones?|automobiles?|motor ?cars?|cars|my car|a car|trucks?|tanks?|machine[ -]guns?|ak-?47|rifles? with scopes?|sniper rifles?|nukes?|nuclear|atom(?:ic)? bombs?|rockets?|lasers?|light ?sabers?|robots?|photographs?|cameras?|selfies?|electricity|electric \\w+|batter(?:y|ies) pack|vaccines?|antibiotics|penicillin|trains?|railways?|locomotives?|bicycles?|motorbikes?|motorcycles?|zippers?|plastic|microwave|refrigerators?|credit cards?|bitcoin|time machines?|teleport\\w*|telegraphs?|telegrams?|tele ?graph|submarines?|flashlights?|chainsaws?|magic wands?|dragons?|fireballs?|spaceships?|satellites?|gps|youtube|twitter|facebook|hand grenades with timer|dynamite|cigarettes?|taxis?|bus(?:es)?|typewriters?|video\\w*|fl(?:y|ies|ew) (?:to|over|away|off|through|up|across|into)|to the moon|wings of my own|invisib\\w+|time travel\\w*|resurrect\\w*|cast a spell|superpowers?';
const byEra: Readonly<Record<GameType, string>> = {
  french_revolution: '',
  roman_republic:
    'guns?|pistols?|muskets?|cannons?|gunpowder|rifles?|revolvers?|printing press|newspapers?|coffee|tobacco|potato(?:es)?|tomato(?:es)?|chocolate|pocket watch(?:es)?|spectacles|telescopes?|hot[ -]air balloons?|balloons?|umbrellas?|cigars?|bible|church(?:es)?',
  sengoku_japan:
    'revolvers?|hot[ -]air balloons?|balloons?|newspapers?|steam engines?|pocket watch(?:es)?|coffee|guillotines?|cigarettes?',
};

const patterns = new Map<GameType, RegExp>();

/** As typed: "mobile phone"; null: everything was there. */
export function impossibleIn(text: string, era: GameType): string | null {
  const pattern =
    patterns.get(era) ?? new RegExp(`\\b(?:${[never, byEra[era]].filter(Boolean).join('|')})\\b`, 'i');
  patterns.set(era, pattern);
  const found = pattern.exec(text)?.[0].replace(/^(?:a|my) /i, '');
  return found === undefined ? null : /^fl(?:y|ies|ew)/i.test(found) ? 'flying' : found;
}

/** Every word of it was known; only nobody can do it. */
export function isBeyondAnyone(found: string): boolean {
  return /^(?:flying|wings|invisib|time travel|resurrect|cast|superpower|teleport|to the moon)/i.test(found);
}
