import type { DemoState } from '@rubicon/contracts';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Interruptions } from './interruptions.js';
import { minutesAndSeconds, useSecondsPlayed } from './play-timer.js';

const state = (turnsDone: number, startedAt = '2026-07-14T10:00:00.000Z'): DemoState => ({
  gameType: 'french_revolution',
  currentDate: '14 July 1789',
  playerStats: { influence: 50, reputation: 45, resources: 40 },
  turnsDone,
  completed: turnsDone === 3,
  pending: false,
  narrative: '',
  actionButtons: [],
  story: [],
  startedAt,
});
const show = (shown: DemoState, busy = false) => (
  <MemoryRouter>
    <Interruptions state={shown} busy={busy} />
  </MemoryRouter>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const leaveTop = () => fireEvent.mouseLeave(document.documentElement, { clientY: 0 });
const whatNext = () => screen.queryByRole('dialog', { name: 'What Happens Next?' });
const stay = () => screen.queryByRole('dialog', { name: "Wait! Don't Leave Yet" });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue Demo' }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('asks what happens next three seconds after the second turn, once', () => {
  const { rerender, unmount } = render(show(state(1)));
  pass(10_000);
  expect(whatNext()).toBeNull();
  rerender(show(state(2)));
  pass(2_999);
  expect(whatNext()).toBeNull();
  pass(1);
  expect(whatNext()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unlock Story for $1' })).toHaveAttribute(
    'href',
    '/checkout?product=full-game&price=1',
  );
  expect(screen.getByText('includes $1.00 of credits, about 33 turns')).toBeVisible();
  goOn();
  expect(whatNext()).toBeNull();

  unmount();
  render(show(state(2)));
  pass(10_000);
  expect(whatNext()).toBeNull();
});

it('asks what happens next after the other dialog, when that one is open at its moment', () => {
  render(show(state(2)));
  pass(2_000);
  leaveTop();
  expect(stay()).toBeVisible();
  pass(10_000);
  expect(whatNext()).toBeNull();
  goOn();
  pass(3_000);
  expect(whatNext()).toBeVisible();
});

it('does not break into the third turn', () => {
  const { rerender } = render(show(state(2)));
  pass(2_000);
  rerender(show(state(2), true));
  pass(10_000);
  expect(whatNext()).toBeNull();
});

it('asks to stay when the pointer leaves at the top, after a turn and before the end, once in a demo', () => {
  const { rerender } = render(show(state(0)));
  leaveTop();
  expect(stay()).toBeNull();
  rerender(show(state(1)));
  fireEvent.mouseLeave(document.documentElement, { clientY: 300 });
  expect(stay()).toBeNull();
  leaveTop();
  expect(stay()).toBeVisible();
  goOn();
  leaveTop();
  expect(stay()).toBeNull();

  rerender(show(state(3, '2026-07-15T10:00:00.000Z')));
  leaveTop();
  expect(stay()).toBeNull();
  rerender(show(state(1, '2026-07-15T10:00:00.000Z')));
  leaveTop();
  expect(stay()).toBeVisible();
});

it('counts the seconds while the demo is played, and goes on from them after a reload', () => {
  const startedAt = '2026-07-16T10:00:00.000Z';
  const { result, rerender, unmount } = renderHook(({ running }) => useSecondsPlayed(startedAt, running), {
    initialProps: { running: true },
  });
  pass(61_000);
  expect(result.current).toBe(61);
  rerender({ running: false });
  pass(10_000);
  expect(result.current).toBe(61);
  unmount();
  const again = renderHook(() => useSecondsPlayed(startedAt, true));
  pass(2_000);
  expect(again.result.current).toBe(63);
});

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [204, '3:24'],
  [3_661, '61:01'],
])('shows %d seconds as %s', (seconds, shown) => expect(minutesAndSeconds(seconds)).toBe(shown));
