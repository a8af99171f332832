import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Log } from '../observability/index.js';
import type { RequestWithCorrelation } from './correlation.js';
import { problemBody, problemOf } from './problem-of.js';
import { isShutDoor, SHUT, shutDoor } from './shut-doors.js';

/** Answers every error as `application/problem+json`; what is our own fault is logged, never shown. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<RequestWithCorrelation>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemOf(thrown);
    if (problem.status >= 500) {
      const fields = { error: thrown, method: request.method, code: problem.code };
      if (problem.status === 503) this.log.warn('request refused: something it needs is away', fields);
      else this.log.error('request failed', fields);
    }
    if (isShutDoor(problem.code)) this.log.info(SHUT, shutDoor(request, problem.code));
    if (response.headersSent) {
      // A stream under way can carry no status any more: the reader sees it break off and asks again.
      response.destroy();
      return;
    }
    if (problem.retryAfterSeconds !== undefined)
      response.setHeader('retry-after', String(problem.retryAfterSeconds));
    response
      .status(problem.status)
      .setHeader('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem, request.correlationId)));
  }
}
