/**
 * What a username, an address and a new password may be, and what is said of one that is not (specification, section 5; decision 34). The page
 * asks before it sends, the server before it takes: in this order, and the first thing that is wrong is what is said. Lengths are in characters.
 */
export const usernameRules = {
  minLength: 3,
  tooShort: 'Username must be at least 3 characters',
  maxLength: 50,
  tooLong: 'Username too long',
  /** Nor one of those that are one where names are compared (NFKC). */
  noAtSign: /^[^@\uFE6B\uFF20]*$/,
  withAtSign: 'Username cannot contain @',
  noControlCharacters: /^[^\p{Cc}\p{Cs}]*$/u,
  withControlCharacters: 'Username cannot contain control characters',
} as const;

export const emailRules = {
  maxLength: 254,
  invalid: 'Please enter a valid email',
} as const;

/** Which they are the server knows. */
const tooCommon = 'This password is too easily guessed';

export const passwordRules = {
  minLength: 6,
  tooShort: 'Password must be at least 6 characters',
  maxLength: 100,
  tooLong: 'Password too long',
  tooCommon,
} as const;

/** Of whoever works here: what they open is other people's. */
export const staffPasswordRules = {
  minLength: 12,
  tooShort: 'Password must be at least 12 characters',
  maxLength: 100,
  tooLong: 'Password too long',
  tooCommon,
} as const;
