/**
 * In which language a text of a story is, for its `lang` attribute. A turn does not say: openings are English, and a player may change the
 * narrator's language in mid-game, so that a text is in the language set, or it is English.
 */
import type { NarrationLanguage } from '@rubicon/contracts';
import { useProfile } from '../../lib/queries/profile.js';

const ENGLISH_WORD = /(?<![\p{L}'’])(?:the|and|of|to|you|your|that|with|his|not)(?![\p{L}'’])/giu;
/** Of English prose about one word in five is one of these; of no other language that the narrator writes one in twenty. */
const CHARACTERS_PER_ENGLISH_WORD = 60;

/** Undefined for English, which is the page's own. */
export function languageOf(text: string, set: NarrationLanguage): NarrationLanguage | undefined {
  if (set === 'en' || text === '') return undefined;
  const englishWords = text.match(ENGLISH_WORD)?.length ?? 0;
  return englishWords * CHARACTERS_PER_ENGLISH_WORD >= text.length ? undefined : set;
}

export function useLanguageOf(text: string): NarrationLanguage | undefined {
  return languageOf(text, useNarratorsLanguage());
}

/** The language that the player has set for the narrator; English until the profile is known. */
export function useNarratorsLanguage(): NarrationLanguage {
  const { data } = useProfile();
  return data?.settings.language ?? 'en';
}
