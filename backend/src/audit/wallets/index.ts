export { lastWalletComparison } from './last-wallet-comparison.js';
