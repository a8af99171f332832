import type { Voice } from '../bank.js';
import { kindVoices } from './voices-kinds.js';
import { namedVoices } from './voices-named.js';

export const voices: Readonly<Record<string, Voice>> = { ...kindVoices, ...namedVoices };
