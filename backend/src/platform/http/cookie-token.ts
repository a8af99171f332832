import { parse } from 'cookie';
import type { Request } from 'express';
import { isRandomToken } from '../tokens/index.js';

/** The token that the browser keeps in this cookie; null: it sent none. */
export function tokenInCookie(request: Request, name: string): string | null {
  const token = parse(request.header('cookie') ?? '')[name];
  return token !== undefined && isRandomToken(token) ? token : null;
}
