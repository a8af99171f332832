import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Characters as people count them, rather than UTF-16 units; what is no text passes. */
export function AtMostCodePoints(limit: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'atMostCodePoints',
      constraints: [limit],
      validator: { validate: (value: unknown) => typeof value !== 'string' || [...value].length <= limit },
    },
    options,
  );
}
