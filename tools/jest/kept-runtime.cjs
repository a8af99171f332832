/**
 * Jest's runtime, which keeps what a worker has loaded for the files that it runs next. Jest loads Nest, TypeORM and all the rest anew
 * for every file: two thirds of what an integration file took. A process of the product loads them once, and so do these.
 */
const { default: Runtime } = require('jest-runtime');

const modules = new Map();
const sourceMaps = new Map();

module.exports = class KeptRuntime extends Runtime {
  constructor(...all) {
    super(...all);
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
  }

  /** What is kept may require more when it is called. */
  teardown() {}
};
