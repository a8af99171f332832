import type { EraVoice } from '../era-voice.js';
import { deeds } from './deeds.js';
import { proposals } from './proposals.js';
import { threads } from './threads.js';
import { world } from './world.js';

export const frenchRevolution: EraVoice = { ...world, deeds, proposals, threads };
