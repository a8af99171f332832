/** Jest for every Node package: TypeScript and the ESM-only packages become CommonJS; no Node flags. */
const typescript = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const javascript = {
  swcrc: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
};
const esmOnly = [
  '@nestjs',
  'uuid',
  'get-port',
  'p-limit',
  'yocto-queue',
  'eventsource-parser',
  'franc-min',
  'trigram-utils',
  'n-gram',
  'collapse-white-space',
];

export default {
  // Jest takes one less than there are cores; these mostly wait for servers.
  maxWorkers: 2,
  testEnvironment: 'node',
  testEnvironmentOptions: {
    customExportConditions: ['@rubicon/source', 'node', 'node-addons', 'require', 'default'],
  },
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', typescript], '^.+\\.m?js$': ['@swc/jest', javascript] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
