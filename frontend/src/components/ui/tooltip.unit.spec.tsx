import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => void jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
});

function twoButtons(): [HTMLElement, HTMLElement] {
  render(
    <>
      <Tooltip content="danton">
        <button type="button">Logout</button>
      </Tooltip>
      <Tooltip content="No changes to save">
        <button type="button">Save Game</button>
      </Tooltip>
    </>,
  );
  return [screen.getByRole('button', { name: 'Logout' }), screen.getByRole('button', { name: 'Save Game' })];
}
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const enter = (element: HTMLElement) => fireEvent.pointerEnter(element.parentElement!);
const leave = (element: HTMLElement) => fireEvent.pointerLeave(element.parentElement!);

it('shows after 700 ms of hovering, and describes its button', () => {
  const [logout] = twoButtons();
  enter(logout);
  wait(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(20);
  expect(screen.getByRole('tooltip')).toHaveTextContent('danton');
  expect(logout).toHaveAccessibleDescription('danton');
  leave(logout);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('shows a neighbour at once within 300 ms, and not after', () => {
  const [logout, save] = twoButtons();
  enter(logout);
  wait(710);
  leave(logout);
  wait(290);
  enter(save);
  wait(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('No changes to save');
  leave(save);
  wait(310);
  enter(logout);
  wait(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('shows on keyboard focus at once, and goes with Escape', () => {
  const [logout] = twoButtons();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => logout.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('danton');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

/** jsdom has no PointerEvent. */
class FingerEvent extends MouseEvent {
  readonly pointerType = 'touch';
}

it('of a button that only explains itself, comes and goes with a press, and goes with one elsewhere', () => {
  render(
    <Tooltip content="Who listens to you." toggles>
      <button type="button">Influence</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Influence' });
  const tap = () => {
    fireEvent(button, new FingerEvent('pointerdown', { bubbles: true }));
    fireEvent(button, new FingerEvent('pointerup', { bubbles: true }));
    fireEvent(button, new FingerEvent('pointerout', { bubbles: true }));
    fireEvent.click(button);
  };
  tap();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Who listens to you.');
  expect(button).toHaveAccessibleDescription('Who listens to you.');
  tap();
  expect(screen.queryByRole('tooltip')).toBeNull();
  tap();
  fireEvent(document.body, new FingerEvent('pointerdown', { bubbles: true }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
