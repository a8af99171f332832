/** The rules of section 5 ("Login", "Register"), with their messages. */
import { z } from 'zod';
import { emailRule, newPasswordRule, usernameRule } from '../../lib/session/credential-rules.js';
import { credentialStrings } from '../../strings/credentials.js';

export const loginSchema = z.object({
  username: z.string().min(1, credentialStrings.usernameOrEmailMissing),
  password: z.string().min(1, credentialStrings.passwordMissing),
});

export const registerSchema = z.object({
  username: usernameRule,
  email: emailRule,
  password: newPasswordRule,
});

export const forgotPasswordSchema = loginSchema.pick({ username: true });

export const newPasswordSchema = z.object({ newPassword: newPasswordRule });
