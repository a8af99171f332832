/** Bodies and queries against their class-validator classes. Unknown fields are dropped; what is wrong is told per field. */
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ProblemError } from './problem-error.js';

export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (failures) => invalidRequest(fieldErrors(failures)),
  });
}

/** 400 `invalid_request`; the first complaint is the sentence shown. */
export function invalidRequest(errors: Readonly<Record<string, string[]>>): ProblemError {
  const first = Object.values(errors)[0]?.[0];
  return new ProblemError(400, 'invalid_request', first ?? 'The request is not valid.', errors);
}

function fieldErrors(failures: readonly ValidationError[], path = ''): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { property, constraints, children } of failures) {
    const field = `${path}${property}`;
    if (constraints) errors[field] = Object.values(constraints);
    Object.assign(errors, fieldErrors(children ?? [], `${field}.`));
  }
  return errors;
}
