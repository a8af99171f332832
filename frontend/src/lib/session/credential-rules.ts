/** The contract's rules of a username, an email and a new password, as forms ask them. */
import { emailRules, passwordRules, usernameRules } from '@rubicon/contracts';
import { z } from 'zod';

export const usernameRule = z
  .string()
  .trim()
  .min(usernameRules.minLength, usernameRules.tooShort)
  .max(usernameRules.maxLength, usernameRules.tooLong)
  .regex(usernameRules.noAtSign, usernameRules.withAtSign)
  .regex(usernameRules.noControlCharacters, usernameRules.withControlCharacters);
export const emailRule = z.email(emailRules.invalid).max(emailRules.maxLength, emailRules.invalid);
export const newPasswordRule = z
  .string()
  .min(passwordRules.minLength, passwordRules.tooShort)
  .max(passwordRules.maxLength, passwordRules.tooLong);
