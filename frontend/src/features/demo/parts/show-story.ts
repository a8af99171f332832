/** The reader's place is where the text begins to appear: it has the focus, and on a small screen it comes into view. */
export function showStory(story: HTMLElement | null): void {
  if (!story) return;
  story.focus({ preventScroll: true });
  const { top } = story.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) story.scrollIntoView({ block: 'start' });
}
