/** The end of an id, as people read it out: "…9f0e1d2c". */
export function shortId(id: string): string {
  return `…${id.slice(-8)}`;
}
