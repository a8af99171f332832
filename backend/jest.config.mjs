import { node, runs } from '../jest.node.mjs';

/** Integration files share a PostgreSQL, which is started only where one of them runs. */
export default {
  ...runs,
  projects: [
    { ...node, testMatch: ['<rootDir>/{src,test}/**/*.unit.spec.ts'] },
    {
      ...node,
      testMatch: ['<rootDir>/{src,test}/**/*.int.spec.ts'],
      globalSetup: '<rootDir>/test/support/shared-postgres/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/shared-postgres/global-teardown.mjs',
    },
  ],
};
