/** Screens and browser modules in jsdom; TypeScript becomes CommonJS. Requests go over real HTTP (src/testing/serve-api.ts). */
import { runs } from '../jest.node.mjs';

const typescript = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const javascript = {
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
};

export default {
  ...runs,
  testEnvironment: '<rootDir>/jest.environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['@rubicon/source', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^(.*)\\?raw$': '$1' },
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', typescript],
    '^.+\\.m?js$': ['@swc/jest', javascript],
    '^.+\\.md$': '<rootDir>/jest.text.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(eventsource-parser|@tanstack|@hookform|lucide-react|marked)/)',
  ],
};
