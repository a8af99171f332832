/**
 * The built product in a real browser: one stack for all specs (support/global-setup.ts), a browser per worker. Build first
 * (`npm run test:e2e`, and `npm test` at the root, do).
 */
import node from '../../jest.node.mjs';

export default {
  ...node,
  rootDir: '.',
  testMatch: ['<rootDir>/**/*.e2e.spec.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(@sparticuz/chromium|get-port)/)'],
  globalSetup: '<rootDir>/support/global-setup.ts',
  globalTeardown: '<rootDir>/support/global-teardown.ts',
  testTimeout: 90_000,
};
