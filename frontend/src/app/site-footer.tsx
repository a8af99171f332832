/** The foot of every page. */
export function SiteFooter() {
  return (
    <footer className="mt-auto">
      <div className="era-pattern mt-16 h-(--pattern-height) opacity-40" aria-hidden="true" />
      <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-6 text-[0.9rem] text-ink-soft">
        <p>Rubicon. A text game of history.</p>
        <p>Narrated by a language model; the people and the dates are real, the story is yours.</p>
      </div>
    </footer>
  );
}
