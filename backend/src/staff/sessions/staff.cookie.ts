/** The staff's cookie: no script reads it, and no other site's page sends it. */
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/index.js';
import { ownCookie, staffCookie, tokenInCookie, type OwnCookie } from '../../platform/http/index.js';

@Injectable()
export class StaffCookie {
  private readonly cookie: OwnCookie;

  constructor({ publicUrl }: AppConfig) {
    this.cookie = ownCookie(staffCookie, { publicUrl, path: '/api/staff', sameSite: 'strict' });
  }

  tokenIn(request: Request): string | null {
    return tokenInCookie(request, this.cookie.name);
  }

  set(response: Response, token: string, expires: Date): void {
    response.cookie(this.cookie.name, token, { ...this.cookie.options, expires });
  }

  clear(response: Response): void {
    response.clearCookie(this.cookie.name, this.cookie.options);
  }
}
