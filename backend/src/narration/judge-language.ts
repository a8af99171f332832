/** Whether a story is told in the player's language: some models fall back into English, or into the language of what was typed. */
import { narrationLanguages, type NarrationLanguage } from '@rubicon/contracts';
import { francAll } from 'franc-min';
import type { JudgeAnswer } from './judge-answer.js';

/** ISO 639-3, as the library names them. */
const codes: Readonly<Record<NarrationLanguage, string>> = {
  en: 'eng',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  ja: 'jpn',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
};
/** Characters: a shorter text says too little. */
const LEAST_TEXT = 200;
/** A language counts as another one when the right one comes so much behind it, of 1. */
const CLEARLY_BEHIND = 0.06;

export function isInLanguage(text: string, language: NarrationLanguage): boolean {
  if (text.length < LEAST_TEXT) return true;
  const guesses = francAll(text, { only: Object.values(codes), minLength: LEAST_TEXT });
  const right = guesses.find(([code]) => code === codes[language])?.[1] ?? 0;
  const [best] = guesses;
  return !best || best[0] === 'und' || best[1] - right < CLEARLY_BEHIND;
}

/** Asked for again once; a story in another language is better than none. */
export function judgeLanguage(language: NarrationLanguage): JudgeAnswer {
  return ({ narrative }) =>
    isInLanguage(narrative, language)
      ? { kind: 'accept' }
      : {
          kind: 'again',
          note: `Your last answer was in the wrong language. Answer the last message again, and write all of it in ${narrationLanguages[language]}.`,
          why: 'in the wrong language',
          otherwise: 'accept',
        };
}
