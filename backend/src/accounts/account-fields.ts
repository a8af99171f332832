/** The contract's rules of usernames, addresses and passwords as fields of a request. */
import { applyDecorators } from '@nestjs/common';
import { emailRules, passwordRules, usernameRules } from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { wellFormed } from '../platform/text/index.js';
import { IsNotEasilyGuessed } from './passwords/not-easily-guessed.js';

// In OpenAPI's terms, its patterns without what only some readers know (`\p{Cc}`). Blanks around a name are cut off first.

export const usernameSchema = {
  minLength: usernameRules.minLength,
  maxLength: usernameRules.maxLength,
  pattern: '^\\s*[^@\\ufe6b\\uff20\\u0000-\\u001f\\u007f-\\u009f]*\\s*$',
  description: 'Without @; upper and lower case are the same.',
};
export const emailSchema = { format: 'email', maxLength: emailRules.maxLength };
export const newPasswordSchema = { minLength: passwordRules.minLength, maxLength: passwordRules.maxLength };
export const currentPasswordSchema = { minLength: 1, maxLength: passwordRules.maxLength };

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;
/** What no database keeps as it was typed is no address. */
const trimmedAddress = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && wellFormed(value) !== value ? '' : trimmed({ value });

// Each list in the order in which it is asked: the first thing that is wrong is what is said.

export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    Transform(trimmed),
    MinLength(usernameRules.minLength, { message: usernameRules.tooShort }),
    MaxLength(usernameRules.maxLength, { message: usernameRules.tooLong }),
    Matches(usernameRules.noAtSign, { message: usernameRules.withAtSign }),
    Matches(usernameRules.noControlCharacters, { message: usernameRules.withControlCharacters }),
  );

export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(
    Transform(trimmedAddress),
    IsEmail({}, { message: emailRules.invalid }),
    Length(1, emailRules.maxLength, { message: emailRules.invalid }),
  );

export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    MinLength(passwordRules.minLength, { message: passwordRules.tooShort }),
    MaxLength(passwordRules.maxLength, { message: passwordRules.tooLong }),
    IsNotEasilyGuessed({ message: passwordRules.tooCommon }),
  );

/** The one in use, to confirm a change: whatever was once accepted. */
export const IsCurrentPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Password is required' }),
    MinLength(1, { message: 'Password is required' }),
    MaxLength(passwordRules.maxLength, { message: passwordRules.tooLong }),
  );
