import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.js';
import { frenchRevolution } from './french-revolution.js';
import type { Period } from './period.js';
import { romanRepublic } from './roman-republic.js';
import { sengokuJapan } from './sengoku-japan.js';

it.each<[string, Period, string, string]>([
  ['/french-revolution', frenchRevolution, 'French Revolution', '1789-1815'],
  ['/roman-republic', romanRepublic, 'Roman Republic', '49-27 BC'],
  ['/sengoku-japan', sengokuJapan, 'Sengoku Japan', '1582-1603'],
])('tells at %s its period from the title to the two calls', async (address, period, title, dates) => {
  renderApp(address);
  const hero = within(await screen.findByRole('region', { name: title }));
  expect(hero.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [dates, period.tagline]) expect(hero.getByText(text)).toBeVisible();
  const prologue = ['Play free prologue', `/demo?period=${period.era}`];
  const linksIn = (region: typeof hero) =>
    region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn(hero)).toEqual([prologue]);

  const story = within(screen.getByRole('region', { name: period.story.title }));
  for (const paragraph of period.story.paragraphs) expect(story.getByText(paragraph)).toBeVisible();
  const film = document.querySelector('video')!;
  expect([film.loop, film.muted]).toEqual([true, true]);

  const moments = screen.getByRole('region', { name: 'Three critical moments' });
  const told = [...moments.querySelectorAll('ol > li')].map((moment) => ({
    title: within(moment as HTMLElement).getByRole('heading', { level: 3 }).textContent,
    choices: within(moment as HTMLElement)
      .getAllByRole('listitem')
      .map((choice) => [...choice.children].map(({ textContent }) => textContent)),
  }));
  expect(told).toHaveLength(3);
  expect(told).toEqual(
    period.moments.map((moment) => ({
      title: moment.title,
      choices: moment.choices.map(({ choice, consequence }) => [choice, consequence]),
    })),
  );

  const images = screen.getAllByRole('figure');
  expect(images.map((image) => image.querySelector('figcaption')?.textContent)).toEqual(period.captions);
  const tiles = [...document.querySelectorAll('dl > div')].map((tile) => [
    tile.querySelector('dd')?.textContent,
    tile.querySelector('dt')?.textContent,
  ]);
  expect(tiles).toHaveLength(4);
  expect(tiles).toEqual(period.figures.map(({ value, label }) => [value, label]));

  const closing = within(screen.getByRole('region', { name: period.farewell }));
  expect(linksIn(closing)).toEqual([
    prologue,
    ['Unlock full game - $1', '/checkout?product=full-game&price=1'],
  ]);
  expect(closing.getByText(/includes \$1\.00 of credits, about 33 turns/)).toBeVisible();
});
