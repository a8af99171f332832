/** Why a lane is parked, as a table may keep it and staff may read it: as a log line tells an error, shorter, and with nothing that looks like an address. */
import { describeError } from '../observability/index.js';

export interface WhyParked {
  /** What lanes with the same trouble have in common: the error's code, or that of what caused it; the name of its class where there is none. */
  readonly errorCode: string;
  readonly errorName: string;
  /** One paragraph. */
  readonly errorMessage: string;
}

const MESSAGE_CHARACTERS = 500;
const LOOKS_LIKE_AN_ADDRESS = /\S+@\S+/g;

export function whyParked(error: unknown): WhyParked {
  const { name, message } = describeError(error);
  const errorName = name === 'Error' && error instanceof Error ? error.constructor.name : name;
  const sentence = message.replace(LOOKS_LIKE_AN_ADDRESS, '…').replace(/\s+/g, ' ').trim();
  return {
    errorCode: codeOf(error) ?? errorName,
    errorName,
    errorMessage: [...sentence].slice(0, MESSAGE_CHARACTERS).join(''),
  };
}

function codeOf(error: unknown): string | null {
  for (let { code, cause } = describeError(error); ; { code, cause } = cause) {
    if (code !== undefined) return String(code);
    if (cause === undefined) return null;
  }
}
