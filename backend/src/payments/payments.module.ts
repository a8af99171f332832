import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { OpenCheckoutHandler } from './checkout/open-checkout.handler.js';
import { PurchaseEndpoint } from './checkout/purchase.endpoint.js';
import { PaymentCommands } from './completion/payment-commands.js';
import { ConfirmPaymentHandler, PaymentSuccessEndpoint } from './completion/payment-success.endpoint.js';
import { StripeWebhookEndpoint } from './completion/stripe-webhook.endpoint.js';
import { CheckoutProvider } from './provider/checkout-provider.js';
import { StripeCheckout } from './provider/stripe-checkout.js';

@Module({
  imports: [AccountsModule],
  controllers: [PurchaseEndpoint, PaymentSuccessEndpoint, StripeWebhookEndpoint],
  providers: [
    { provide: CheckoutProvider, useClass: StripeCheckout },
    PaymentCommands,
    OpenCheckoutHandler,
    ConfirmPaymentHandler,
  ],
})
export class PaymentsApiModule {}
