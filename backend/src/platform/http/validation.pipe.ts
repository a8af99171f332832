/** Bodies and queries against their class-validator classes. What is wrong is told per field, and so is a field that nobody asked for. */
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalidRequest } from '../refusals/index.js';

/** What class-validator calls a field that the class does not declare. */
const UNKNOWN = 'whitelistValidation';

export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
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
    if (constraints)
      errors[field] = Object.entries(constraints).map(([rule, sentence]) =>
        rule === UNKNOWN ? `There is no ${field} here.` : sentence,
      );
    Object.assign(errors, fieldErrors(children ?? [], `${field}.`));
  }
  return errors;
}
