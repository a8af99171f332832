const WHOLE = /^(\d{1,4}|1,\d{3})$/;

const SLOTS_MOST = 1_000;

/** " 8 " → 8: typed slots, from none up. Null: it is no number of slots. */
export function readSlots(typed: string): number | null {
  const [whole] = WHOLE.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const slots = Number(whole.replace(',', ''));
  return slots <= SLOTS_MOST ? slots : null;
}
