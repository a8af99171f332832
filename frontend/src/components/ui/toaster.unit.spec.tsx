import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, toast, useCurrentToast } from '../../lib/toast-store.js';
import { Toaster } from './toaster.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    dismissToast();
    jest.advanceTimersByTime(1_000_000);
  });
  jest.useRealTimers();
});

function shownTitles(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.textContent ?? '');
}

it('shows one notification at a time: a newer one takes the place', () => {
  render(<Toaster />);
  act(() => toast({ title: 'Game Saved', description: 'Your progress has been saved successfully.' }));
  act(() => toast({ title: 'Game Deleted' }));
  expect(shownTitles()).toEqual(['Game Deleted']);
});

it('takes it away after 5000 ms', () => {
  render(<Toaster />);
  act(() => toast({ title: 'Game Saved' }));
  act(() => void jest.advanceTimersByTime(4_990));
  expect(shownTitles()).toEqual(['Game Saved']);
  act(() => void jest.advanceTimersByTime(20));
  expect(shownTitles()).toEqual([]);
});

it('can be closed, and F8 leads the keyboard to it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toaster />);
  act(() => toast({ title: 'Save Failed', variant: 'destructive' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(shownTitles()).toEqual([]);
});

it('drops one 1,000,000 ms after it was dismissed', () => {
  const { result } = renderHook(useCurrentToast);
  act(() => toast({ title: 'Game Saved' }));
  act(dismissToast);
  act(() => void jest.advanceTimersByTime(999_999));
  expect(result.current).toMatchObject({ title: 'Game Saved', open: false });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBeNull();
});
