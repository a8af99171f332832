/** Jest for every Node package: TypeScript and the ESM-only packages become CommonJS; no Node flags. */
import { fileURLToPath } from 'node:url';

const own = (file) => fileURLToPath(new URL(`tools/jest/${file}`, import.meta.url));

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
  '@scure',
  '@otplib',
  '@noble',
  'openid-client',
  'oauth4webapi',
  'jose',
];
/** What they import while they run, Jest does not know how to. */
const importing = ['@opentelemetry/otlp-exporter-base'];

/** The frontend's tests run so too. */
export const runs = {
  // Jest takes one less than there are cores; these mostly wait for servers.
  maxWorkers: 2,
  // Many start servers of their own: five seconds, as by default, are too few on a busy machine.
  testTimeout: 30_000,
  reporters: ['default', own('force-ended.mjs')],
  // Half a second by default: on a busy machine a worker that left nothing open may need longer to end.
  workerGracefulExitTimeout: 10_000,
};

/** Of one project. */
export const node = {
  runtime: own('kept-runtime.cjs'),
  testEnvironment: own('kept-environment.cjs'),
  testEnvironmentOptions: {
    customExportConditions: ['@rubicon/source', 'node', 'node-addons', 'require', 'default'],
  },
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', typescript], '^.+\\.m?js$': ['@swc/jest', javascript] },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esmOnly, ...importing].join('|')})/)`],
};

export default { ...runs, ...node };
