/** The reader's place is where the text begins to appear: it has the focus, and comes into view where it is not. */
export function showStory(story: HTMLElement | null): void {
  if (!story) return;
  story.focus({ preventScroll: true });
  const { top } = story.getBoundingClientRect();
  const clearOfNavigation = Number.parseFloat(getComputedStyle(story).scrollMarginTop) || 0;
  if (top < clearOfNavigation || top > window.innerHeight * 0.6) story.scrollIntoView({ block: 'start' });
}
