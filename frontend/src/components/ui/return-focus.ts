/**
 * Where the focus goes when a dialog closes. Radix gives it back to a Trigger only; most of ours are opened by state, and a keyboard would
 * be left at the top of the page.
 */

/** What opened each dialog. */
const openers = new WeakMap<Element, Element>();
let lastOpened: Element | null = null;

/**
 * Call it as the dialog's element appears.
 * @param opener what had the focus; the page itself: the dialog stands in the place of one that is gone, and its opener is that one's
 */
export function rememberOpener(dialog: Element, opener: Element | null): void {
  const known = opener === document.body ? lastOpened && openers.get(lastOpened) : opener;
  if (known) openers.set(dialog, known);
  lastOpened = dialog;
}

/** To what opened it, or to the page's content where that is gone; nowhere when something has the focus already. */
export function returnFocus(dialog: Element): void {
  if (lastOpened === dialog) lastOpened = null;
  for (const target of [openers.get(dialog), document.getElementById('main')])
    if (document.activeElement === document.body && target instanceof HTMLElement)
      target.focus({ preventScroll: true });
}
