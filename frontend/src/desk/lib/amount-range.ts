/** Of a chart's axis: from zero, that a bar's height is its amount; with room above. */
export function amountRange(least: number, most: number): [number, number] {
  const bottom = Math.min(0, least);
  const top = Math.max(0, most);
  return top === bottom ? [0, 1] : [bottom, top + (top - bottom) * 0.08];
}
