/**
 * The way of the payment provider's notices to the house. Some come late, and after others that were sent later; some come twice; some never,
 * where the house has another way to hear of it: a second notice of the same money, or the browser that comes back from checkout.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dice } from '../dice.js';

/** Told once more, by another notice of the same moment. */
const toldTwice: readonly string[] = ['charge.dispute.created', 'charge.refunded'];

interface Notice {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly metadata?: Readonly<Record<string, string>> } };
}

interface Fate {
  readonly isLost: boolean;
  readonly isRepeated: boolean;
  /** How often it is turned away before it gets through: the provider tries again, later each time. */
  delays: number;
}

export class Post {
  readonly counts = { delivered: 0, late: 0, twice: 0, lost: 0 };
  private readonly fates = new Map<string, Fate>();
  private readonly toldOtherwise = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly webhookUrl: string,
    private readonly dice: Dice,
    readonly url: string,
  ) {
    server.on('request', (request, response) => {
      this.take(request).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
  }

  static async open(webhookUrl: string, dice: Dice): Promise<Post> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new Post(server, webhookUrl, dice, `http://127.0.0.1:${port}/`);
  }

  /** The browser will come back and tell of this payment: its notice may be lost. */
  mayLose(paymentId: string): void {
    this.toldOtherwise.add(paymentId);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage): Promise<number> {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece as string;
    const notice = JSON.parse(body) as Notice;
    const fate = this.fates.get(notice.id) ?? this.fateOf(notice);
    this.fates.set(notice.id, fate);
    if (fate.isLost) return 200;
    if (fate.delays > 0) {
      fate.delays -= 1;
      return 500;
    }
    if (fate.isRepeated) await this.handOn(request, body);
    return this.handOn(request, body);
  }

  private fateOf({ type, data }: Notice): Fate {
    const isKnown = this.toldOtherwise.has(data.object.metadata?.['paymentId'] ?? '');
    const mayBeLost = toldTwice.includes(type) || (type === 'checkout.session.completed' && isKnown);
    const isLost = mayBeLost && this.dice.chance(0.4);
    const isRepeated = !isLost && this.dice.chance(0.2);
    const delays = !isLost && this.dice.chance(0.3) ? 1 + this.dice.below(3) : 0;
    this.counts[isLost ? 'lost' : 'delivered'] += 1;
    if (isRepeated) this.counts.twice += 1;
    if (delays > 0) this.counts.late += 1;
    return { isLost, isRepeated, delays };
  }

  private async handOn({ headers }: IncomingMessage, body: string): Promise<number> {
    const answer = await fetch(this.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': String(headers['stripe-signature']),
      },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}
