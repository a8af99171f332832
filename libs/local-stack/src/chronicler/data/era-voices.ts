import type { GameType } from '@rubicon/scenarios';
import type { EraVoice } from './era-voice.js';
import { frenchRevolution } from './french-revolution/index.js';
import { romanRepublic } from './roman-republic/index.js';
import { sengokuJapan } from './sengoku-japan/index.js';

export const eraVoices: Readonly<Record<GameType, EraVoice>> = {
  french_revolution: frenchRevolution,
  roman_republic: romanRepublic,
  sengoku_japan: sengokuJapan,
};
