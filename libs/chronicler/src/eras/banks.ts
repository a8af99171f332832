/** The material of each era. */
import type { GameType } from '@rubicon/scenarios';
import type { EraBank } from './bank.js';
import { answers as frenchAnswers } from './french-revolution/answers.js';
import { frames as frenchFrames } from './french-revolution/frames.js';
import { particulars as frenchParticulars } from './french-revolution/particulars.js';
import { refusals as frenchRefusals } from './french-revolution/refusals.js';
import { results as frenchResults } from './french-revolution/results.js';
import { tellings as frenchTellings } from './french-revolution/tellings.js';
import { voices as frenchVoices } from './french-revolution/voices.js';
import { answers as romanAnswers } from './roman-republic/answers.js';
import { frames as romanFrames } from './roman-republic/frames.js';
import { particulars as romanParticulars } from './roman-republic/particulars.js';
import { refusals as romanRefusals } from './roman-republic/refusals.js';
import { results as romanResults } from './roman-republic/results.js';
import { tellings as romanTellings } from './roman-republic/tellings.js';
import { voices as romanVoices } from './roman-republic/voices.js';
import { answers as sengokuAnswers } from './sengoku-japan/answers.js';
import { frames as sengokuFrames } from './sengoku-japan/frames.js';
import { particulars as sengokuParticulars } from './sengoku-japan/particulars.js';
import { refusals as sengokuRefusals } from './sengoku-japan/refusals.js';
import { results as sengokuResults } from './sengoku-japan/results.js';
import { tellings as sengokuTellings } from './sengoku-japan/tellings.js';
import { voices as sengokuVoices } from './sengoku-japan/voices.js';

export const banks: Readonly<Record<GameType, EraBank>> = {
  french_revolution: {
    answers: frenchAnswers,
    frames: frenchFrames,
    particulars: frenchParticulars,
    refusals: frenchRefusals,
    results: frenchResults,
    tellings: frenchTellings,
    voices: frenchVoices,
  },
  roman_republic: {
    answers: romanAnswers,
    frames: romanFrames,
    particulars: romanParticulars,
    refusals: romanRefusals,
    results: romanResults,
    tellings: romanTellings,
    voices: romanVoices,
  },
  sengoku_japan: {
    answers: sengokuAnswers,
    frames: sengokuFrames,
    particulars: sengokuParticulars,
    refusals: sengokuRefusals,
    results: sengokuResults,
    tellings: sengokuTellings,
    voices: sengokuVoices,
  },
};
