export { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.js';
