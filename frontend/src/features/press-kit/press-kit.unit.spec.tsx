import { screen, within } from '@testing-library/react';
import { press } from '../../media/media.js';
import { renderApp } from '../../testing/render-app.js';
import { pressKitStrings } from '../../strings/press-kit.js';
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

it('tells the game in a paragraph, its facts and its features, and whom to write to', async () => {
  renderApp('/press-kit');
  expect(await screen.findByText(pressKitStrings.pitch)).toBeVisible();
  const facts = screen.getByRole('region', { name: 'Key facts' });
  const told = [...facts.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  for (const fact of [
    /^Genre.*role-playing game$/,
    /^PlatformWeb browser/,
    /^ReleaseAvailable now$/,
    /^Price\$1, one time: includes \$1\.00 of credits, about 33 turns$/,
    /^FreeA prologue of 3 turns, without signing up$/,
  ])
    expect(told).toContainEqual(expect.stringMatching(fact));
  const features = within(screen.getByRole('region', { name: 'Features' }));
  expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    pressKitStrings.features.list,
  );
  const contact = within(screen.getByRole('region', { name: 'Media contact' }));
  expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});
