import { romanRepublicDemo } from '@rubicon/scenarios/public/demo/roman-republic';
import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../../../app/providers.js';
import { createQueryClient } from '../../../lib/api/query-client.js';
import { renderApp } from '../../../testing/render-app.js';
import { DemoPage } from './demo-page.js';

const placeholder = 'What will you do? Command armies, issue decrees, negotiate with enemies...';
const input = () => screen.getByPlaceholderText(placeholder);
const stored = () => JSON.parse(localStorage.getItem('rubicon_demo_state') ?? 'null') as LocalDemoState;
const outcomeOf = (action: string) =>
  romanRepublicDemo.outcomes[action.length % romanRepublicDemo.outcomes.length]!;
const begins = (text: string) => text.slice(0, 40);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

async function openDemo() {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const app = renderApp('/demo?period=roman_republic');
  expect(await screen.findByRole('heading', { name: 'The Story Unfolds' })).toBeVisible();
  return { ...app, user };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('says that it loads, until there is a state', () => {
  const html = renderToString(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter>
        <DemoPage />
      </MemoryRouter>
    </Providers>,
  );
  expect(html).toContain('Loading demo...');
  expect(stored()).toBeNull();
});

it('opens where its era begins', async () => {
  await openDemo();
  expect(screen.getByText('Free Prologue', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Turn 0/3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lucius Cornelius Lentulus' })).toBeVisible();
  expect(screen.getByText('Consul of Rome')).toBeVisible();
  expect(screen.getByText('10 January 49 BC')).toBeVisible();
  expect(screen.getAllByText('50%')).toHaveLength(3);
  expect(screen.getByText(romanRepublicDemo.historicalContext)).toBeVisible();
  expect(screen.getByText('3 turns remaining in free prologue')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Unlock Full Game - $1' })).toHaveAttribute(
    'href',
    '/checkout?product=full-game&price=1',
  );
  expect(screen.getByText('includes $1.00 of credits, about 33 turns')).toBeVisible();
});

it('plays a turn in a second and a half, and keeps it', async () => {
  const { user } = await openDemo();
  await user.type(input(), 'I bar the gates{Shift>}{Enter}{/Shift}and wait.');
  expect(input()).toHaveValue('I bar the gates\nand wait.');
  await user.keyboard('{Enter}');
  const story = screen.getByRole('region', { name: 'The Story Unfolds' });
  expect(within(story).getByText('The wheel of history turns...')).toBeVisible();
  expect(input()).toBeDisabled();
  pass(1_400);
  expect(screen.getByText('Turn 0/3')).toBeVisible();
  pass(100);

  const { narrative, change } = outcomeOf('I bar the gates\nand wait.');
  expect(screen.getByText('Turn 1/3')).toBeVisible();
  expect(within(story).getByText('Your Action:')).toBeVisible();
  expect(within(story).getByText((text) => text.startsWith(begins(narrative)))).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Public Unrest' })).toHaveAttribute(
    'aria-valuenow',
    String(50 + change.unrest),
  );
  expect(screen.getByText('2 turns remaining in free prologue')).toBeVisible();
  expect(input()).toHaveValue('');
  expect(input()).toBeEnabled();
  expect(stored()).toMatchObject({ turnCount: 1, lastAction: 'I bar the gates\nand wait.' });
});

it('says where it is kept, once there is a turn to save', async () => {
  const { user } = await openDemo();
  await user.type(input(), 'I wait.{Enter}');
  pass(1_500);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Progress Saved')).toBeVisible();
  expect(screen.getByText('Your demo progress has been saved locally')).toBeVisible();
  expect(localStorage.getItem('rubicon_demo_saved')).toBe('true');
});

it('ends two seconds after the third turn, and leads on to signing up', async () => {
  const { router, user } = await openDemo();
  for (const action of ['One.', 'Two.', 'Three.']) {
    await user.type(input(), `${action}{Enter}`);
    pass(1_500);
  }
  expect(screen.getByText('0 turns remaining in free prologue')).toBeVisible();
  expect(input()).toBeDisabled();
  pass(1_999);
  expect(screen.queryByText('Your Free Prologue Ends Here')).toBeNull();
  pass(1);
  expect(screen.getByRole('heading', { name: 'Your Free Prologue Ends Here' })).toHaveFocus();
  expect(screen.queryByPlaceholderText(placeholder)).toBeNull();
  const panel = within(screen.getByRole('region', { name: 'Your Free Prologue Ends Here' }));
  expect(panel.getByRole('link', { name: 'Unlock Full Game - Only $1' })).toHaveAttribute(
    'href',
    '/checkout?product=full-game&price=1',
  );
  expect(panel.getByText('includes $1.00 of credits, about 33 turns')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to homepage' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Save Progress & Continue Later' }));
  expect(localStorage.getItem('rubicon_demo_redirect')).toBe('true');
  expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/login?source=demo&action=signup',
  );
});

it('plays nothing that is empty or too long, and loses nothing of it', async () => {
  const { user } = await openDemo();
  await user.type(input(), '   {Enter}');
  const long = 'x'.repeat(501);
  await user.clear(input());
  await user.click(input());
  await user.paste(long);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Input Too Long - Please keep your input under 500 characters.',
  );
  await user.keyboard('{Enter}');
  pass(5_000);
  expect(screen.getByText('Turn 0/3')).toBeVisible();
  expect(input()).toHaveValue(long);
  expect(sessionStorage.getItem('rubicon_draft_demo')).toBe(long);
  await user.type(input(), '{Backspace}{Enter}');
  pass(1_500);
  expect(screen.getByText('Turn 1/3')).toBeVisible();
});

it.each(['atlantis', '', '<script>alert(1)</script>'])('shows some era for period=%s', async (period) => {
  renderApp(`/demo?${new URLSearchParams({ period })}`);
  expect(await screen.findByText('Turn 0/3')).toBeVisible();
  expect(stored().turnCount).toBe(0);
});
