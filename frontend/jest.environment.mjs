import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom brings no fetch: the tests use Node's own, against a real server on loopback. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const { location } = this.global;
    Object.assign(this.global, {
      fetch,
      Headers,
      // Node's own knows no page that an address could be relative to.
      Request: class extends Request {
        constructor(input, init) {
          super(typeof input === 'string' ? new URL(input, location.href) : input, init);
        }
      },
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
