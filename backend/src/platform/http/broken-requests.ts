/** What Node's parser refuses is no request yet, and has no response: it is told as a problem all the same, and the connection ends. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';
import { problemBody, problemOf } from './problem-of.js';

export function answerBrokenRequests(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Whoever is gone hears nothing; and an answer under way is not broken into by another.
    if (error.code === 'ECONNRESET' || !socket.writable || answering.has(socket)) return socket.destroy();
    socket.end(problemText(thrownFor(error.code)));
  });
}

function thrownFor(code: string | undefined): EdgeError | Refused {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new EdgeError('headers_too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new EdgeError('too_slow');
    default:
      return new Refused('invalid_request', { detail: 'The request is not valid HTTP.' });
  }
}

function problemText(thrown: EdgeError | Refused): string {
  const problem = problemBody(problemOf(thrown), undefined);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
