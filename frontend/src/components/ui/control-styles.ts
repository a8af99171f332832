/** What input, textarea and select have in common. */
export const controlStyles =
  'w-full min-h-11 rounded-era border border-line-strong bg-surface px-3 py-2 font-text text-body text-ink placeholder:text-ink-soft placeholder:opacity-100 transition-colors hover:border-accent focus-visible:outline-2 focus-visible:outline-offset-1 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60';
