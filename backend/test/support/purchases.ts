/** What a payer does with the shop: opens the provider's page, pays there, comes back. */
import type { PaymentSuccessAnswer, PurchaseAnswer } from '@rubicon/contracts';
import { TestPlayer } from './players.js';
import type { Till } from './till.js';

export interface Bought {
  readonly player: TestPlayer;
  readonly paymentId: string;
}

export class Purchases {
  constructor(private readonly till: Till) {}

  /** A player without credits, at an open page. @param dollars that are sold */
  async open(dollars = 5): Promise<Bought & { readonly url: string }> {
    const player = await TestPlayer.signUp(this.till.backend, 0);
    return { player, ...(await this.openFor(player, dollars)) };
  }

  async openFor(player: TestPlayer, dollars = 5): Promise<PurchaseAnswer> {
    const answer = await player.post('/api/credits/purchase', { amount: dollars }).expect(200);
    return answer.body as PurchaseAnswer;
  }

  /** Comes back from the page, where it was paid. */
  async confirm(player: TestPlayer, sessionId: string): Promise<string> {
    const answer = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
    return (answer.body as PaymentSuccessAnswer).paymentId;
  }

  async buyFor(player: TestPlayer, dollars = 5): Promise<string> {
    const { url } = await this.openFor(player, dollars);
    return this.confirm(player, await this.till.pay(url));
  }

  /** By a player of whom nothing else is known. */
  async buy(dollars = 5): Promise<Bought> {
    const player = await TestPlayer.signUp(this.till.backend, 0);
    return { player, paymentId: await this.buyFor(player, dollars) };
  }

  /** Until there are no other credits than these. */
  async arrived(playerId: string, amountMicroUsd = 5_000_000): Promise<void> {
    await this.till.until(async () =>
      (await this.till.commands.wallet.load(playerId)).state.availableMicroUsd === amountMicroUsd
        ? true
        : null,
    );
  }
}
