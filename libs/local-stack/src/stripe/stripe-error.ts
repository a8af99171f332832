/** An error as Stripe's API answers it. */
export interface StripeErrorDetails {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** Thrown by an endpoint; the API turns it into `{error: {…}}` with its status. */
export class StripeError extends Error {
  constructor(readonly details: StripeErrorDetails) {
    super(details.message);
  }

  get body(): { error: Omit<StripeErrorDetails, 'status'> } {
    const { status: _status, ...error } = this.details;
    return { error };
  }
}

/** 400 for a parameter that is missing or wrong. */
export function invalidParameter(message: string, param?: string, code?: string): StripeError {
  return new StripeError({
    status: 400,
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });
}

/** 404 `resource_missing`. */
export function missingResource(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError({
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
