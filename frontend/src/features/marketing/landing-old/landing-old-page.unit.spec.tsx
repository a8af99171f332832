import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.js';

it('has its hero, a film that loops, three testimonials and three images', async () => {
  renderApp('/landing-old');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Take the place of someone who mattered.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play free prologue' })).toHaveAttribute('href', '/demo');
  const [film, ...others] = document.querySelectorAll('video');
  expect(others).toEqual([]);
  expect(film).toHaveAttribute('loop');
  expect(film!.muted).toBe(true);

  const worlds = within(screen.getByRole('region', { name: 'Three worlds, three beginnings' }));
  const images = worlds.getAllByRole('figure');
  expect(images.map((image) => image.querySelector('figcaption')?.textContent)).toEqual([
    'French RevolutionParis, 14 July 1789',
    'Roman RepublicThe Rubicon, 10 January 49 BC',
    'Sengoku JapanJapan, the summer of 1582',
  ]);
  for (const image of images) expect(image.querySelector('svg')).not.toBeNull();

  const testimonials = screen.getByRole('region', { name: 'Overheard on the far bank' });
  expect(testimonials.querySelectorAll('blockquote')).toHaveLength(3);
  // Decision 17.
  expect(within(testimonials).getByText(/^Fiction: we made these people up\./)).toBeVisible();
});
