import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input.js';

it('shows what is typed while its button is pressed, and keeps the caret where it is', async () => {
  render(<PasswordInput aria-label="Password" autoComplete="new-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const button = screen.getByRole('button', { name: 'Show what is typed', pressed: false });
  await userEvent.type(input, 'libreté');
  expect(input).toHaveAttribute('type', 'password');
  input.setSelectionRange(3, 3);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  expect(input).toHaveFocus();
  expect(input.selectionStart).toBe(3);
  await userEvent.click(button);
  expect(input).toHaveAttribute('type', 'password');
});
