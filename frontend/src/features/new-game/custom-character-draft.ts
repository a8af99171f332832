/** The rules of the custom character's form (specification, section 5). Lengths are in code points, as the server counts. */
export interface CharacterDraft {
  readonly name: string;
  /** Empty until chosen. */
  readonly estate: string;
  /** Empty until chosen. */
  readonly profession: string;
  readonly description: string;
}

export const nameMax = 65;
export const descriptionMax = 150;
export const emptyCharacter: CharacterDraft = { name: '', estate: '', profession: '', description: '' };

export function withName(draft: CharacterDraft, name: string): CharacterDraft {
  return { ...draft, name: firstCharacters(name, nameMax) };
}

export function withDescription(draft: CharacterDraft, description: string): CharacterDraft {
  return { ...draft, description: firstCharacters(description, descriptionMax) };
}

/** Another estate has other professions. */
export function withEstate(draft: CharacterDraft, estate: string): CharacterDraft {
  return { ...draft, estate, profession: '' };
}

export function isComplete(draft: CharacterDraft): boolean {
  return Object.values(draft).every((value: string) => value.trim() !== '');
}

/** As it is sent. */
export function trimmed(draft: CharacterDraft): CharacterDraft {
  return { ...draft, name: draft.name.trim(), description: draft.description.trim() };
}

function firstCharacters(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}
