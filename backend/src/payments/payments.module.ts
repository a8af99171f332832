import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountsModule, SignInHooks } from '../accounts/index.js';
import { OpenCheckoutHandler } from './checkout/open-checkout.handler.js';
import { PurchaseEndpoint } from './checkout/purchase.endpoint.js';
import { TokenPurchaseEndpoint } from './checkout/token-purchase.endpoint.js';
import { ConfirmPaymentHandler, PaymentSuccessEndpoint } from './checkout/payment-success.endpoint.js';
import { StripeWebhookEndpoint } from './stripe-webhook.endpoint.js';
import { PaymentsCoreModule } from './payments.core.module.js';
import { PaymentsExport } from './payments.export.js';
import { CountMoneyOwedHandler } from './records/money-owed.query.js';
import { OrderEndpoint } from './records/order.endpoint.js';
import { PaymentsEndpoint } from './records/payments.endpoint.js';
import { GetPaymentsHandler } from './records/payments.query.js';
import { AskForRefundHandler } from './refunds/ask-for-refund.handler.js';
import { RefundEndpoint } from './refunds/refund.endpoint.js';
import { ClaimByLinkHandler, ClaimPaymentEndpoint } from './claims/claim-payment.endpoint.js';
import { VisitorPurchases } from './claims/visitor-purchases.hook.js';

@Module({
  imports: [AccountsModule, PaymentsCoreModule],
  controllers: [
    PurchaseEndpoint,
    TokenPurchaseEndpoint,
    PaymentSuccessEndpoint,
    StripeWebhookEndpoint,
    ClaimPaymentEndpoint,
    PaymentsEndpoint,
    OrderEndpoint,
    RefundEndpoint,
  ],
  providers: [
    OpenCheckoutHandler,
    ConfirmPaymentHandler,
    ClaimByLinkHandler,
    AskForRefundHandler,
    GetPaymentsHandler,
    CountMoneyOwedHandler,
    VisitorPurchases,
    PaymentsExport,
  ],
})
export class PaymentsApiModule implements OnModuleInit {
  constructor(
    private readonly signIns: SignInHooks,
    private readonly visitorPurchases: VisitorPurchases,
  ) {}

  onModuleInit(): void {
    this.signIns.register(this.visitorPurchases);
  }
}
