/** One sandbox for all files of a worker, so that what kept-runtime.cjs keeps lives on in it. A file leaves no clock and no spy of its own to the next. */
const { TestEnvironment } = require('jest-environment-node');

let kept;

module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...all) {
    if (kept) return kept;
    super(...all);
    kept = this;
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    delete this.global[Symbol.for('TEST_TIMEOUT_SYMBOL')];
  }
};
