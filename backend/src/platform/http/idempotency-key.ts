/** `@IdempotencyKey() key: string | null` — the header of that name, trimmed; null without one. It documents itself. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refused } from '../refusals/index.js';

const MAX_LENGTH = 200;

const documented = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'What is sent twice with one key is done once.',
  schema: { type: 'string', maxLength: MAX_LENGTH },
});

export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<Request>().header('idempotency-key')?.trim();
    if (!key) return null;
    if (key.length > MAX_LENGTH)
      throw new Refused('invalid_request', {
        detail: `The Idempotency-Key is longer than ${MAX_LENGTH} characters.`,
      });
    return key;
  },
  [
    (controller, method) =>
      void documented(controller, method!, Object.getOwnPropertyDescriptor(controller, method!)!),
  ],
);
