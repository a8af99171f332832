/** Fingerprints and other long codes, shown short. */
export const hashStrings = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select it and copy it by hand.',
};
