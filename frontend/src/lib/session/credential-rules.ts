/** What a username, an email and a new password must be, with the messages of section 5 ("Register"). */
import { z } from 'zod';

export const usernameRule = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(50, 'Username too long')
  .regex(/^[^@]*$/, 'Username cannot contain @');
export const emailRule = z.email('Please enter a valid email');
export const newPasswordRule = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(100, 'Password too long');
