/** Between the payment provider and the house: hands its notices on, or holds them back until the trial sends them as it likes. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Notice {
  readonly type: string;
  readonly body: string;
  readonly signature: string;
  /** Unix milliseconds. */
  readonly heldAt: number;
}

export class Postbox {
  /** In the order in which they came. */
  readonly held: Notice[] = [];
  private isHolding = false;

  private constructor(
    private readonly server: Server,
    readonly webhookUrl: string,
    readonly url: string,
  ) {
    server.on('request', (request, response) => {
      this.take(request).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
  }

  static async open(webhookUrl: string): Promise<Postbox> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new Postbox(server, webhookUrl, `http://127.0.0.1:${port}/`);
  }

  /** From now on the provider believes that all was taken. */
  hold(): void {
    this.isHolding = true;
  }

  /** What was held stays held. */
  handOn(): void {
    this.isHolding = false;
  }

  post(body: string, signature: string): Promise<Response> {
    return fetch(this.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage): Promise<number> {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece as string;
    const signature = String(request.headers['stripe-signature']);
    if (this.isHolding) {
      const { type } = JSON.parse(body) as { readonly type: string };
      this.held.push({ type, body, signature, heldAt: Date.now() });
      return 200;
    }
    const answer = await this.post(body, signature);
    await answer.arrayBuffer();
    return answer.status;
  }
}
