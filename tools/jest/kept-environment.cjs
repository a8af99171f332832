/** One sandbox for all files of a worker, so that what kept-runtime.cjs keeps lives on in it. A file leaves no clock and no spy of its own to the next. */
const { TestEnvironment } = require('jest-environment-node');

const { lookAfter } = require('./left-open.cjs');

let kept;

module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...all) {
    if (kept) {
      kept.file = all[1].testPath;
      return kept;
    }
    super(...all);
    this.file = all[1].testPath;
    kept = this;
  }

  async teardown() {
    lookAfter(this.file);
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    delete this.global[Symbol.for('TEST_TIMEOUT_SYMBOL')];
  }
};
