/** The rules of section 5 ("Login", "Register"), with their messages. */
import { z } from 'zod';
import { emailRule, newPasswordRule, usernameRule } from '../../lib/session/credential-rules.js';

export const loginSchema = z.object({
  username: z.string().min(1, 'Username or email is required'),
  password: z.string().min(1, 'Password is required'),
});

export const registerSchema = z.object({
  username: usernameRule,
  email: emailRule,
  password: newPasswordRule,
});

export const forgotPasswordSchema = loginSchema.pick({ username: true });

export const newPasswordSchema = z.object({ newPassword: newPasswordRule });
