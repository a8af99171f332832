/** Upcasts an event written before the world held factions and history's bends: neither had moved. */
type PlainData = Readonly<Record<string, unknown>>;

export function withWidenedWorld(data: PlainData): PlainData {
  return { ...data, world: { ...(data['world'] as PlainData), factions: {}, bent: [] } };
}
