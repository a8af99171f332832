/** The staff's cookie: no script reads it, no other site's page sends it, and no address beside theirs gets it. */
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { AppConfig } from '../../platform/config/index.js';
import { staffCookie, tokenInCookie } from '../../platform/http/index.js';

@Injectable()
export class StaffCookie {
  private readonly options: CookieOptions;

  constructor({ publicUrl }: AppConfig) {
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl.startsWith('https:'),
      path: '/api/staff',
    };
  }

  tokenIn(request: Request): string | null {
    return tokenInCookie(request, staffCookie);
  }

  set(response: Response, token: string, expires: Date): void {
    response.cookie(staffCookie, token, { ...this.options, expires });
  }

  clear(response: Response): void {
    response.clearCookie(staffCookie, this.options);
  }
}
