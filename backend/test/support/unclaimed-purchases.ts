/** Purchases by visitors who have no account yet: each is an exception of the books, at once, until somebody claims it. */
import { randomUUID } from 'node:crypto';
import type { PurchaseAnswer, Session } from '@rubicon/contracts';
import request from 'supertest';
import type { Till } from './till.js';

export class UnclaimedPurchase {
  private constructor(
    private readonly agent: ReturnType<typeof request.agent>,
    readonly paymentId: string,
    /** Of the log, once it is paid. */
    readonly position: bigint,
  ) {}

  /** Paid, and told by the provider. @param dollars that are sold */
  static async of(till: Till, dollars = 5): Promise<UnclaimedPurchase> {
    const agent = request.agent(till.origin);
    const answer = await agent.post('/api/credits/purchase').send({ amount: dollars }).expect(200);
    const { url, paymentId } = answer.body as PurchaseAnswer;
    await till.pay(url);
    const position = await till.until(async () => {
      const loaded = await till.commands.payment.load(paymentId);
      return loaded.state.status === 'completed' ? loaded.position : null;
    });
    return new UnclaimedPurchase(agent, paymentId, position);
  }

  /** Whoever signs up with the same browser has it. Answers the player's id. */
  async claim(): Promise<string> {
    const username = `v${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const account = { username, email: `${username}@example.org`, password: 'correct horse' };
    const answer = await this.agent.post('/api/auth/register').send(account).expect(201);
    return (answer.body as Session).user.id;
  }
}
