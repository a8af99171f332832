/** Key of the advisory lock that keeps projecting and swapping apart: shared by the one, exclusive for the other. */
export const SWAP_LOCK = 0x52554253;
