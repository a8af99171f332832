import { readdirSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { olga } from '../testing/operator.js';
import { routes } from '../app/routes.js';
import { renderDesk } from '../testing/render-desk.js';
import { loadRunbook } from './runbook-page.js';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({ 'GET /api/staff/me': { body: olga } });
});
afterEach(() => api.close());

const pages = readdirSync('../docs/runbooks').map((file) => file.replace(/\.md$/, ''));

it('shows a runbook, and leads on to another without loading the desk anew', async () => {
  const { router } = renderDesk('/runbooks/the-daily-cap-is-near');
  expect(await screen.findByRole('heading', { level: 1, name: 'The daily cap is near' })).toBeInTheDocument();
  expect(screen.getByText('First act.')).toBeInTheDocument();
  expect(screen.getByText('This page lies in docs/runbooks/the-daily-cap-is-near.md.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'turns fail' }));
  expect(router.state.location.pathname).toBe('/runbooks/turns-fail');
  expect(await screen.findByRole('heading', { level: 1, name: 'Turns fail' })).toBeInTheDocument();
  await act(() => router.navigate('/runbooks/letters-are-not-sent'));
  await userEvent.click(await screen.findByRole('link', { name: '/staff/lanes?process=letters' }));
  expect(router.state.location).toMatchObject({ pathname: '/lanes', search: '?process=letters' });
});

it.each(['no-such-page', 'README', '..%2Foperations'])('says that there is no runbook %j', async (page) => {
  renderDesk(`/runbooks/${page}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'No such runbook' })).toBeInTheDocument();
});

it.each(pages.filter((page) => page !== 'README'))(
  'can draw %s, and every link of it leads somewhere',
  async (page) => {
    const { html } = await loadRunbook(page);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      const path = new URL(href!, 'http://desk').pathname.replace(/^\/staff\/?/, '/');
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
      if (path.startsWith('/runbooks/')) expect(pages).toContain(path.replace('/runbooks/', ''));
    }
    expect(html).not.toMatch(/\]\(|\*\*/);
  },
);
