import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is on the screen, or within `margin` of it. What is heavy waits for it: films, screenshots, further typefaces.
 * False on the server and until the page has mounted.
 */
export function useOnScreen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return onScreen;
}

/** As useOnScreen, but once seen it stays so. */
export function useSeen(element: RefObject<Element | null>, margin?: string): boolean {
  const onScreen = useOnScreen(element, margin);
  const [seen, setSeen] = useState(false);
  if (onScreen && !seen) setSeen(true);
  return seen;
}
