/** What usernames, addresses and passwords may be, wherever they are given. Messages to the letter: specification, section 5. */
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { wellFormed } from '../platform/text/index.js';

const USERNAME_MIN = 3;
const USERNAME_MAX = 50;
export const EMAIL_MAX = 254;
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 100;

const NO_AT_SIGN = /^[^@]*$/;
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;

// In OpenAPI's terms, its patterns without what only some readers know (`\p{Cc}`). Blanks around a name are cut off first.

export const usernameSchema = {
  minLength: USERNAME_MIN,
  maxLength: USERNAME_MAX,
  pattern: '^\\s*[^@\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*\\s*$',
  description: 'Without @; upper and lower case are the same.',
};
export const emailSchema = { format: 'email', maxLength: EMAIL_MAX };
export const newPasswordSchema = { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX };
export const currentPasswordSchema = { minLength: 1, maxLength: PASSWORD_MAX };

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;
/** What no database keeps as it was typed is no address. */
const trimmedAddress = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && wellFormed(value) !== value ? '' : trimmed({ value });

// Each list in the order in which it is asked: the first thing that is wrong is what is said.

export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    Transform(trimmed),
    MinLength(USERNAME_MIN, { message: 'Username must be at least 3 characters' }),
    MaxLength(USERNAME_MAX, { message: 'Username too long' }),
    Matches(NO_AT_SIGN, { message: 'Username cannot contain @' }),
    Matches(NO_CONTROL_CHARACTERS, { message: 'Username cannot contain control characters' }),
  );

export const IsEmailAddress = (): PropertyDecorator =>
  applyDecorators(
    Transform(trimmedAddress),
    IsEmail({}, { message: 'Please enter a valid email' }),
    Length(1, EMAIL_MAX, { message: 'Please enter a valid email' }),
  );

export const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    MinLength(PASSWORD_MIN, { message: 'Password must be at least 6 characters' }),
    MaxLength(PASSWORD_MAX, { message: 'Password too long' }),
  );

/** The one in use, to confirm a change: whatever was once accepted. */
export const IsCurrentPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'Password is required' }),
    MinLength(1, { message: 'Password is required' }),
    MaxLength(PASSWORD_MAX, { message: 'Password too long' }),
  );
