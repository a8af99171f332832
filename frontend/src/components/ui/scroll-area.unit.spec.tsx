import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollArea } from './scroll-area.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('hides its bar 600 ms after the last use', () => {
  render(<ScrollArea label="Story">The wheel of history turns...</ScrollArea>);
  const area = screen.getByRole('region', { name: 'Story' });
  const barShown = () => area.className.includes('var(--line-strong)');
  expect(barShown()).toBe(false);
  fireEvent.scroll(area);
  act(() => void jest.advanceTimersByTime(400));
  fireEvent.scroll(area);
  act(() => void jest.advanceTimersByTime(599));
  expect(barShown()).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(barShown()).toBe(false);
});
