/** Who asks, in the metadata of what the erasure appends. */
export const erasureActor = 'system:erasure';
