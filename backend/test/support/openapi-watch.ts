/** Holds every answer that a test receives against the API's own OpenAPI document: its operation, status, headers, type and body. */
import type { Server, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentedApi } from '../../trials/probe-api/documented-api.js';

/** Pages of libraries, no part of our API: its documentation, and Bull Board. */
const undescribed = ['/api/docs', '/api/staff/operations/queue-board'];

export class OpenApiWatch {
  /** "GET /api/x 200: what differs" */
  readonly violations: string[] = [];

  /** Reads the document from the running API and watches it from now on. */
  static async of(app: INestApplicationContext, port: number): Promise<OpenApiWatch> {
    const watch = new OpenApiWatch(await DocumentedApi.read(`http://127.0.0.1:${port}`));
    watch.watch((app as NestExpressApplication).getHttpServer());
    return watch;
  }

  private constructor(private readonly api: DocumentedApi) {}

  /** Answers that are streams or no JSON are only noted. */
  private watch(server: Server): void {
    server.prependListener('request', ({ method = 'GET', url = '/' }, response: ServerResponse) => {
      const path = url.split('?')[0]!;
      if (!path.startsWith('/api/') || undescribed.some((start) => path.startsWith(start))) return;
      const pieces: Buffer[] = [];
      const end = response.end.bind(response);
      response.end = ((chunk?: unknown, ...rest: unknown[]) => {
        if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) pieces.push(Buffer.from(chunk));
        return (end as (...all: unknown[]) => ServerResponse)(chunk, ...rest);
      }) as typeof response.end;
      response.once('finish', () => this.check(method, path, response, Buffer.concat(pieces)));
    });
  }

  private check(method: string, path: string, response: ServerResponse, body: Buffer): void {
    const status = response.statusCode;
    const here = this.api.operationsAt(path);
    const operation = here.find((each) => each.method === (method === 'HEAD' ? 'GET' : method));
    if (!operation) {
      const expected = here.length === 0 ? 404 : method === 'OPTIONS' ? 204 : 405;
      if (status !== expected) this.violations.push(`${method} ${path} ${status}: not documented`);
      return;
    }
    this.violations.push(
      ...this.api.differences(operation, { status, headers: response.getHeaders(), body }),
    );
  }
}
