/**
 * What is left of the window when a phone's keyboard has risen, as `--screen-height`: where the keyboard lies over the page (iOS), the
 * field stands above it; where it makes the page smaller (`interactive-widget` in index.html), this changes nothing.
 */
import { useEffect } from 'react';

export function useScreenHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Enlarged by two fingers it shows a part of the same page.
      if (view.scale !== 1 || view.height >= window.innerHeight) style.removeProperty('--screen-height');
      else {
        style.setProperty('--screen-height', `${view.height}px`);
        window.scrollTo(0, 0);
      }
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      style.removeProperty('--screen-height');
    };
  }, []);
}
