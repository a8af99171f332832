import { screen } from '@testing-library/react';
import { press } from '../../media/media.js';
import { renderApp } from '../../testing/render-app.js';
import { fileSize } from './file-size.js';

it('says of each file what it is and how large, and when the press is answered', async () => {
  renderApp('/press-kit');
  await screen.findByRole('heading', { level: 1, name: 'Press Kit' });
  for (const { bytes } of press.screenshots)
    expect(screen.getAllByText(`PNG 1920x1080, ${fileSize(bytes)}`).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^PNG 1920x1080, /)).toHaveLength(6);
  for (const { bytes } of [press.archive, press.film, press.logos])
    expect(screen.getByText((text) => text.endsWith(` ${fileSize(bytes)}.`))).toBeVisible();
  expect(screen.getByText('Response time: 24 hours.')).toBeVisible();
});
