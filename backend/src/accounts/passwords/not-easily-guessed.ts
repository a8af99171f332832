import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isEasilyGuessed } from './is-easily-guessed.js';

/** `@IsNotEasilyGuessed({ message })`, on a new password. What is no text another rule refuses. */
export const IsNotEasilyGuessed = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNotEasilyGuessed',
      validator: { validate: (value) => typeof value !== 'string' || !isEasilyGuessed(value) },
    },
    options,
  );
