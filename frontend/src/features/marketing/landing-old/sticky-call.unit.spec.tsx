import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StickyCall } from './sticky-call.js';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
afterEach(() => scrollTo(0));

it('appears after more than 300 px of scroll, and goes again', () => {
  render(
    <MemoryRouter>
      <StickyCall />
    </MemoryRouter>,
  );
  const call = () => screen.queryByRole('link', { name: 'Play free prologue' });
  expect(call()).toBeNull();
  scrollTo(300);
  expect(call()).toBeNull();
  scrollTo(301);
  expect(call()).toHaveAttribute('href', '/demo');
  scrollTo(0);
  expect(call()).toBeNull();
});
