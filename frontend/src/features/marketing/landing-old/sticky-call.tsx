import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { useScrolledPast } from './use-scrolled-past.js';

/** Specification, section 9, "Sticky mobile call to action". */
const APPEARS_AFTER_PX = 300;

/** The way into the prologue under the thumb, on narrow screens, once the page has been scrolled. */
export function StickyCall() {
  if (!useScrolledPast(APPEARS_AFTER_PX)) return null;
  return (
    <div
      data-call
      className="fixed inset-x-0 bottom-[var(--consent-height,0px)] z-30 animate-rise border-t border-line bg-page px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:hidden"
    >
      <Button asChild size="lg" className="w-full">
        <Link to="/demo">{marketingStrings.playPrologue}</Link>
      </Button>
    </div>
  );
}
