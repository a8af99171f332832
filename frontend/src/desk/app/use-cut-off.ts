import { useEffect, useState, type RefObject } from 'react';

/** Less is no rest of a screen's name. */
const AT_LEAST_PX = 4;

/** At which ends of a row that scrolls in itself there is more of it. */
export function useCutOff(row: RefObject<HTMLElement | null>): {
  isMoreBefore: boolean;
  isMoreAfter: boolean;
} {
  const [isMoreBefore, setMoreBefore] = useState(false);
  const [isMoreAfter, setMoreAfter] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setMoreBefore(scrollLeft >= AT_LEAST_PX);
      setMoreAfter(scrollWidth - clientWidth - scrollLeft >= AT_LEAST_PX);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // The marks beside the names come later, and make it longer.
    const sizes = new ResizeObserver(look);
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row]);
  return { isMoreBefore, isMoreAfter };
}
