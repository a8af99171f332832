import { Matches } from 'class-validator';

/** As a pattern of OpenAPI. */
export const WITHOUT_NUL = '^[^\\u0000]*$';

/** What PostgreSQL is asked for: it holds no text with NUL, and breaks off at the question. */
export const WithoutNul = (): PropertyDecorator =>
  Matches(new RegExp(WITHOUT_NUL), { message: '$property must not hold NUL.' });
