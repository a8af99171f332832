/** What every change of route brings, and what a first load of each public page is. */
import { desktop, origin, visitors } from './support/visit.js';

const open = visitors();

it.each([
  ['/', 'Rubicon \u00b7 A Text Game of History'],
  ['/landing-old', 'A Text Game of History \u00b7 Rubicon'],
  ['/french-revolution', 'The French Revolution, 1789-1815 \u00b7 Rubicon'],
  ['/roman-republic', 'The Roman Republic, 49-27 BC \u00b7 Rubicon'],
  ['/sengoku-japan', 'Sengoku Japan, 1582-1603 \u00b7 Rubicon'],
  ['/press-kit', 'Press Kit \u00b7 Rubicon'],
  ['/privacy', 'Privacy \u00b7 Rubicon'],
  ['/terms', 'Terms \u00b7 Rubicon'],
])('%s is whole without JavaScript, and is taken over as it stands', async (path, title) => {
  const html = await (await fetch(origin() + path)).text();
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toMatch(/<h1[ >]/);
  expect(html).toContain(`<link rel="canonical" href="${origin()}${path}" />`);
  expect(html).toContain(`<meta property="og:image" content="${origin()}/media/social/`);
  expect(html).not.toMatch(/%rubicon-/);
  // A difference between the HTML and what the browser draws is an exception, which the watch reports.
  const { page } = await open({ viewport: desktop });
  await page.goto(path);
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
  expect(await page.title()).toBe(title);
});

it('begins each route at its top, with the keyboard at its content and the title read out', async () => {
  const { page } = await open({ viewport: desktop });
  await page.goto('/');
  const privacy = page
    .getByRole('navigation', { name: 'About Rubicon' })
    .getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  await privacy.click();
  await page.waitForURL('/privacy');
  await page.getByRole('status').getByText('Privacy \u00b7 Rubicon').waitFor();
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  await page.goBack();
  await page.getByRole('status').getByText('Rubicon \u00b7 A Text Game of History').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
