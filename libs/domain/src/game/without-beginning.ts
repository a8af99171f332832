/** Upcasts the outcome of a turn of before it was kept when its narrator began. */
type PlainData = Readonly<Record<string, unknown>>;

export function withoutBeginning(data: PlainData): PlainData {
  return { ...data, begunAt: null };
}
