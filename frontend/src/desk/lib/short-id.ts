/** The end of an id, as people read it out: "…9f0e1d2c". */
export function shortId(id: string): string {
  return `…${id.slice(-8)}`;
}

const HASH_CHARACTERS = 12;

/** The beginning of a long code, as people compare it: "9f0e1d2c3b4a…". */
export function shortHash(hash: string): string {
  return hash.length > HASH_CHARACTERS ? `${hash.slice(0, HASH_CHARACTERS)}…` : hash;
}
