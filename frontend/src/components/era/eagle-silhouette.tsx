/** The eagle of a standard with spread wings, in the fill of its group; about 280 wide around (240, 125). */
export function EagleSilhouette() {
  const wing =
    'M244 156c10-28 34-52 66-66 26-11 50-14 66-34-2 30-8 52-26 70 6-2 12-3 16-5-8 22-22 34-40 42 5 1 9 1 14 1-14 14-34 20-54 18-18 0-32-8-42-26Z';
  return (
    <>
      <path d={wing} />
      <path d={wing} transform="matrix(-1 0 0 1 480 0)" />
      <path d="M226 122c-2-16 6-26 16-26 8 0 13 5 15 12l9 4-9 3c-1 5-3 8-3 12 4 16 4 38-2 54l8 20-12-8-8 10-8-10-12 8 8-20c-6-16-6-40-2-59Z" />
    </>
  );
}
