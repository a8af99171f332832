/** What a username, an email and a new password must be, with the messages of section 5 ("Register"). */
import { z } from 'zod';
import { credentialStrings } from '../../strings/credentials.js';

export const usernameRule = z
  .string()
  .trim()
  .min(3, credentialStrings.usernameTooShort)
  .max(50, credentialStrings.usernameTooLong)
  .regex(/^[^@]*$/, credentialStrings.usernameWithAt);
export const emailRule = z.email(credentialStrings.emailInvalid);
export const newPasswordRule = z
  .string()
  .min(6, credentialStrings.passwordTooShort)
  .max(100, credentialStrings.passwordTooLong);
