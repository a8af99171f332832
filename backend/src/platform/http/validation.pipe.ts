/** Bodies and queries against their class-validator classes. Unknown fields are dropped; what is wrong is told per field. */
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalidRequest } from '../refusals/index.js';

export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (failures) => invalidRequest(fieldErrors(failures)),
  });
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
