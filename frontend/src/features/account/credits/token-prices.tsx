/** What a turn's words are charged at (specification, section 9, "Token pricing shown"). */
export function TokenPrices({ className }: { className?: string }) {
  return (
    <p className={className}>
      Listed prices: input $2.00 per 1M tokens, cached input $0.50 per 1M, output $8.00 per 1M; typically
      1,000-5,000 tokens per turn.
    </p>
  );
}
