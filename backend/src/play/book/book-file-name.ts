/** "rubicon-camille-desmoulins.epub": letters, digits and dashes, whatever the character is called. */
export function bookFileName(characterName: string, extension: string): string {
  const name = characterName
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `rubicon-${name === '' ? 'story' : name}.${extension}`;
}
