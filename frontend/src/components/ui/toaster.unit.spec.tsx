import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useShownToast, useToast, type ToastMessage } from '../../lib/toast.js';
import { Toaster } from './toaster.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** @returns the way to say something where it is shown */
function toaster(): (message: ToastMessage) => void {
  const { result } = renderHook(useToast, {
    wrapper: ({ children }) => (
      <ToastProvider>
        {children}
        <Toaster />
      </ToastProvider>
    ),
  });
  return (message) => act(() => result.current(message));
}
function shownTitles(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.textContent ?? '');
}

it('shows one notification at a time: a newer one takes the place', () => {
  const say = toaster();
  say({ title: 'Game Saved', description: 'Your progress has been saved successfully.' });
  say({ title: 'Game Deleted' });
  expect(shownTitles()).toEqual(['Game Deleted']);
});

it('takes it away after 5000 ms', () => {
  toaster()({ title: 'Game Saved' });
  act(() => void jest.advanceTimersByTime(4_990));
  expect(shownTitles()).toEqual(['Game Saved']);
  act(() => void jest.advanceTimersByTime(20));
  expect(shownTitles()).toEqual([]);
});

it('can be closed, and F8 leads the keyboard to it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  toaster()({ title: 'Save Failed', variant: 'destructive' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(shownTitles()).toEqual([]);
});

it('drops one 1,000,000 ms after it was dismissed', () => {
  const { result } = renderHook(() => ({ say: useToast(), ...useShownToast() }), { wrapper: ToastProvider });
  act(() => result.current.say({ title: 'Game Saved' }));
  act(() => result.current.dismiss());
  act(() => void jest.advanceTimersByTime(999_999));
  expect(result.current.shown).toMatchObject({ title: 'Game Saved', open: false });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.shown).toBeNull();
});
