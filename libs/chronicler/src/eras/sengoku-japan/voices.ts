/** How people of this era speak: kinds of people, and named ones. */
import type { Voice } from '../bank.js';
import { voicesOfKinds } from './voices-kinds.js';
import { voicesOfNamed } from './voices-named.js';

export const voices: Readonly<Record<string, Voice>> = { ...voicesOfKinds, ...voicesOfNamed };
