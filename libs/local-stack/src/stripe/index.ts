export { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stripe-stand-in.js';
